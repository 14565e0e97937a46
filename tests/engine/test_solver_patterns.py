"""The runs that the solver knows, against every run that the rules let one lay."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from rami_desktop.engine.cards import Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.melds import check_jokers, make_run, meld_points
from rami_desktop.engine.presets import make_rules
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver_patterns import Pattern, Patterns
from rami_desktop.engine.solver_pricing import OPENING, make_pricing, opening_points
from rami_desktop.engine.solver_runs import EVERY_RANK

JOKERS = 3
HOUSES: list[Any] = [
    "rami51",
    "rami40",
    {"circular_runs": True, "max_jokers_run": 2},
    {"min_naturals": 1, "max_jokers_run": None},
    {"min_naturals": 3, "max_jokers_run": 2, "adjacent_jokers": True},
    {"max_jokers_run": 0},
]


def runs_up_to_five(rules: Rules) -> dict[tuple[int, int], int]:
    """Return the most points by natural cards (packed) and jokers of a run of 3 to 5 cards."""
    best: dict[tuple[int, int], int] = {}
    for length in (3, 4, 5):
        for start in range(1, 14 if rules.circular_runs else 16 - length):
            ranks = [(start + index - 1) % 13 for index in range(length)]
            for used in range(min(length, JOKERS) + 1):
                for where in combinations(range(length), used):
                    cards = [Card(rank) for rank in ranks]
                    for number, index in enumerate(where):
                        cards[index] = Card.joker(number)
                    run = make_run(0, start, cards)
                    try:
                        check_jokers(run, rules)
                    except IllegalActionError:
                        continue
                    laid = sum(1 << 2 * rank for i, rank in enumerate(ranks) if i not in where)
                    if laid:
                        key = laid, used
                        best[key] = max(best.get(key, 0), meld_points(run, rules))
    return best


def all_patterns(patterns: Patterns, allowed: int = EVERY_RANK) -> list[Pattern]:
    return [run for index in range(13) for run in patterns.with_lowest(index, allowed)]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_short_runs_are_all_there_at_their_best(house: Any) -> None:
    rules = make_rules(house)
    known = all_patterns(Patterns(make_pricing(rules, OPENING), JOKERS))
    short = {(run[0], run[1]): opening_points(run[2]) for run in known if run[4] <= 5}
    longer = {(run[0], run[1]) for run in known if run[4] > 5}
    wanted = runs_up_to_five(rules)
    assert wanted.keys() == short.keys()
    assert {key for key in short if short[key] != wanted[key]} == set()
    assert not longer & short.keys()


def test_a_long_run_is_known_when_no_two_shorter_ones_could_lie_in_its_place() -> None:
    known = all_patterns(Patterns(make_pricing(make_rules("rami40"), OPENING), JOKERS))
    #  * 2 * 4 5 6: three and three would leave a joker, a card and a joker as a run
    assert any(run[3:] == (1, 6, 0b101) for run in known)
    assert all(run[5] for run in known if run[4] > 5)


def test_lowest_cards_and_places_for_jokers() -> None:
    patterns = Patterns(make_pricing(make_rules("rami51"), OPENING), 1)
    for index in range(13):
        for laid, _, _, _, _, _ in patterns.with_lowest(index, EVERY_RANK):
            assert (laid & -laid).bit_length() - 1 >> 1 == index
    without_five = EVERY_RANK & ~(1 << 4)
    runs = all_patterns(patterns, without_five)
    assert runs
    for _, _, _, start, _, jokers in runs:
        assert not jokers or start + jokers.bit_length() - 1 != 5
    # The joker stands for the six's neighbour above when the five is barred.
    short = {run[3:] for run in patterns.with_lowest(5, without_five) if run[4] == 3}
    assert short == {(6, 3, 0b100), (6, 3, 0b010), (6, 3, 0)}
