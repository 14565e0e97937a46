"""The solver against brute force, in every preset and twenty house rules.

``RAMI_SOLVER_HANDS`` sets how many hands each rule set is compared on; 800 make 20,000 in all.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami_desktop.engine import solver
from rami_desktop.engine.actions import Lay
from rami_desktop.engine.cards import JOKER_KIND, Card, pack, parse_cards
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.legality import PLAY
from rami_desktop.engine.melds import hand_points, meld_points, read_meld
from rami_desktop.engine.presets import PRESETS, make_rules
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver import (
    Layout,
    all_layouts,
    best_opening,
    can_use,
    least_left,
    points_left,
)
from tests.engine.brute import Brute, card_value, dense_hand, random_hand
from tests.engine.play import house_rules

HANDS = int(os.environ.get("RAMI_SOLVER_HANDS", "8"))

HOUSES: list[dict[str, Any]] = [
    {"circular_runs": True},
    {"preset": "rami40", "circular_runs": True, "max_jokers_run": 2},
    {
        "preset": "rami51",
        "min_naturals": 1,
        "max_jokers_run": None,
        "max_jokers_set": None,
        "adjacent_jokers": True,
    },
    {"preset": "rami40", "min_naturals": 1, "max_jokers_set": 3},
    {"preset": "rami40", "min_naturals": 3},
    {"preset": "rami51", "adjacent_jokers": True, "max_jokers_run": 3, "joker_opening": 0},
    {"preset": "rami51", "max_jokers_run": 0, "max_jokers_set": 2},
    {"preset": "rami51", "max_jokers_run": 2, "max_jokers_set": 0},
    {"max_jokers_run": 0, "max_jokers_set": 0},
    {"preset": "rami40", "joker_opening": 35, "joker_hand": 50},
    {"ace_low": 11, "ace_high": 1, "ace_set": 0, "ace_hand": 1},
    {
        "ace_low": 0,
        "ace_high": 0,
        "ace_set": 0,
        "ace_hand": 0,
        "joker_opening": 0,
        "joker_hand": 0,
        "max_jokers_set": 2,
    },
    {"preset": "rami51", "at_once_needs_opening": False},
    {
        "preset": "rami51",
        "at_once_needs_opening": False,
        "final_discard": "optional",
        "max_jokers_run": None,
    },
    {"final_discard": "forbidden", "max_jokers_run": None, "max_jokers_set": 2},
    {"preset": "rami40", "run_joker_burnt": True},
    {
        "preset": "quatorze",
        "max_jokers_run": None,
        "adjacent_jokers": True,
        "min_naturals": 1,
        "opening_clean_run": False,
    },
    {"preset": "quatorze", "decks": 3, "circular_runs": True, "max_jokers_run": 2},
    {"decks": 3, "max_jokers_run": None, "max_jokers_set": 3},
    {
        "adjacent_jokers": True,
        "max_jokers_run": 4,
        "max_jokers_set": 2,
        "joker_opening": 20,
        "final_discard": "optional",
    },
]
RULE_SETS = {**PRESETS, **{f"house {i + 1}": make_rules(house) for i, house in enumerate(HOUSES)}}


def decks_of(rules: Rules) -> int:
    return 3 if rules.decks == 3 else 2


def some_table(rng: random.Random, hand: Sequence[Card], rules: Rules) -> dict[int, int]:
    """Natural cards on the table beside a hand, often all that are left (rule 14)."""
    decks = decks_of(rules)
    table = {}
    for kind in range(52):
        free = decks - sum(card.kind == kind for card in hand)
        table[kind] = free if rng.random() < 0.3 else rng.randint(0, free)
    return table


def check_layout(hand: Sequence[Card], layout: Layout, rules: Rules, points: int) -> None:
    """A layout is made of the hand's own cards, all melds are valid, and the sum is right."""
    laid = [card.plain for meld in layout.melds for card in meld.cards]
    assert Counter(laid) + Counter(layout.left) == Counter(hand)
    assert [read_meld(meld.cards, rules) for meld in layout.melds] == list(layout.melds)
    assert layout.points == points


def compare(
    hand: Sequence[Card], rules: Rules, table: Mapping[int, int] | None, rng: random.Random
) -> None:
    """Ask the solver and brute force the same questions."""
    decks = decks_of(rules)
    brute = Brute(hand, rules, decks, table)
    kinds = [card.kind for card in hand]
    questions: list[dict[str, Any]] = [
        {},
        {"go_out": True},
        {"keep": rng.randrange(4)},
        {"must_use": rng.choice(kinds)},
        {"must_use": rng.choice(kinds), "go_out": True},
    ]
    for question in questions:
        layout = best_opening(hand, rules, decks=decks, on_table=table, **question)
        expected = brute.opening(**question)
        if layout is None:
            assert expected is None, question
            continue
        left = sum(card_value(card.kind, rules) for card in layout.left)
        assert (layout.points, -left, -len(layout.left)) == expected, question
        check_layout(hand, layout, rules, sum(meld_points(m, rules) for m in layout.melds))
    for keep in (0, rng.randint(1, 3)):
        layout = least_left(hand, rules, decks=decks, on_table=table, keep=keep)
        assert (layout.points, len(layout.left)) == brute.least_left(keep)
        check_layout(hand, layout, rules, sum(hand_points(c, rules) for c in layout.left))
    kind = rng.choice(kinds)
    used = any(dict(zip(brute.kinds, lay.used, strict=True))[kind] for lay in brute.lays)
    assert can_use(hand, kind, rules, decks=decks, on_table=table) == used


@pytest.mark.parametrize("name", RULE_SETS)
def test_equals_brute_force(name: str) -> None:
    rules = RULE_SETS[name]
    rng = random.Random(name)
    for number in range(HANDS):
        size = rng.randint(5, 12)
        hand = (dense_hand if number % 2 else random_hand)(rng, size, decks_of(rules))
        table = some_table(rng, hand, rules) if rules.run_joker_burnt else None
        compare(hand, rules, table, rng)


@settings(max_examples=60)
@given(st.randoms(use_true_random=False), st.integers(3, 9))
def test_equals_brute_force_in_any_house(rng: random.Random, size: int) -> None:
    rules = house_rules(rng)
    hand = rng.choice((dense_hand, random_hand))(rng, size, decks_of(rules))
    compare(hand, rules, some_table(rng, hand, rules) if rules.run_joker_burnt else None, rng)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(RULE_SETS)))
def test_order_and_caches_play_no_part(rng: random.Random, name: str) -> None:
    rules = RULE_SETS[name]
    hand = list(dense_hand(rng, 13, decks_of(rules)))
    first = best_opening(hand, rules), least_left(hand, rules)
    rng.shuffle(hand)
    solver.clear_caches()
    second = best_opening(hand, rules), least_left(hand, rules)
    for one, other in zip(first, second, strict=True):
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert one.melds == other.melds
            assert sorted(one.left) == sorted(other.left)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(PRESETS)))
def test_the_engine_accepts_the_opening(rng: random.Random, name: str) -> None:
    rules = PRESETS[name].changed(opening_points=0)
    hand = dense_hand(rng, 14)
    layout = best_opening(hand, rules)
    if layout is None:
        return
    rest = [card for card in pack(2) if card not in hand]
    deal = Deal(rules, [hand, rest[:14]], rest[14:], phase=PLAY)
    deal.apply(Lay(tuple(meld.cards for meld in layout.melds)))
    assert Counter(deal.hand) == Counter(layout.left)


def opening(cards: str, rules: Rules | str, **more: Any) -> int | None:
    """The points of the best opening of some cards."""
    rules = rules if isinstance(rules, Rules) else PRESETS[rules]
    layout = best_opening(parse_cards(cards), rules, **more)
    return None if layout is None else layout.points


def test_openings_known_by_hand() -> None:
    assert opening("8S 7S 6S AD AC AH * 4C KD", "rami51") == 65
    # Rule 16: both ends of an ace, and a joker that counts what it replaces.
    assert opening("AS 2S 3S 9C", "rami51") == 6
    assert opening("QS KS AS 9C", "rami51") == 31
    assert opening("QS KS * 9C", "rami40") == 31
    assert opening("AH AD * 9C", "rami40") == 33
    # Rule 12: two aces of a suit count at both ends, in one run or in two.
    suit = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 9C"
    for run_max in (13, 14):
        rules = PRESETS["rami51"].changed(run_max=run_max)
        assert opening(suit, rules) == 1 + 54 + 30 + 11
    assert opening("QS KS AS 2S 9C", "rami51") == 31
    assert opening("QS KS AS 2S 9C", PRESETS["rami51"].changed(circular_runs=True)) == 33
    # Rule 15: no clean run, no opening; rule 10: a card is kept for the final discard.
    assert opening("7H 8H * AD AC AH 9C", "rami51") is None
    assert opening("7H 8H 9H", "rami51") is None
    assert opening("7H 8H 9H", "rami40") == 24
    assert opening("7H 8H 9H 10H", "rami51") == 27


def test_a_joker_may_stand_for_a_card_that_is_held() -> None:
    # The second seven lies in the set; the joker takes its place in the run.
    assert opening("5H 6H 7H 8H 7S 7D * 2C", "rami40") == 5 + 6 + 7 + 8 + 21


def test_conditions() -> None:
    cards = parse_cards("7H 8H 9H 4S 4D 4C 2D 2C")
    rules = PRESETS["rami40"]
    layout = best_opening(cards, rules, must_use=Card.parse("2D").kind)
    assert layout is None
    assert best_opening(cards, rules, go_out=True) is None
    going_out = best_opening(cards[:7], rules, go_out=True)
    assert going_out is not None
    assert going_out.left == (Card.parse("2D"),)
    kept = least_left(cards, rules, keep=5)
    assert [str(meld) for meld in kept.melds] == ["7H 8H 9H"]
    assert least_left((), rules) == Layout(0, (), ())
    assert best_opening((), rules) is None


def test_a_burnt_joker_needs_its_copies_on_the_table() -> None:
    rules = PRESETS["quatorze"].changed(opening_clean_run=False)
    hand = parse_cards("7H 9H * 2C")
    eight = Card.parse("8H").kind
    assert best_opening(hand, rules) is None
    assert best_opening(hand, rules, on_table={eight: 1}) is None
    layout = best_opening(hand, rules, on_table={eight: 2})
    assert layout is not None
    assert str(layout.melds[0]) == "7H *8H 9H"
    # The copy in hand counts when it is laid in the same action.
    hand = parse_cards("7H 9H * 8H 8S 8D 2C")
    layout = best_opening(hand, rules, on_table={eight: 1})
    assert layout is not None
    assert layout.points == 24 + 24


@pytest.mark.parametrize("name", ["rami51", "rami40", "house 3", "house 17", "house 18"])
def test_large_hands(name: str) -> None:
    rules = RULE_SETS[name]
    rng = random.Random(name)
    for size in (16, 20, 24):
        hand = random_hand(rng, size, 3)
        layout = least_left(hand, rules, decks=3)
        check_layout(hand, layout, rules, sum(hand_points(c, rules) for c in layout.left))
        assert points_left(hand, rules) == least_left(hand, rules).points
        best_opening(hand, rules, decks=3)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(RULE_SETS)))
def test_points_left(rng: random.Random, name: str) -> None:
    rules = RULE_SETS[name]
    hand = random_hand(rng, 14, 2)
    assert points_left(hand, rules) == least_left(hand, rules).points


@settings(max_examples=50)
@given(st.randoms(use_true_random=False), st.sampled_from(sorted(RULE_SETS)))
def test_all_layouts(rng: random.Random, name: str) -> None:
    rules = RULE_SETS[name]
    hand = dense_hand(rng, 7)
    table = some_table(rng, hand, rules) if rules.run_joker_burnt else None
    every = list(islice(all_layouts(hand, rules, on_table=table, maximal=False), 3000))
    faces = [sorted(str(meld) for meld in layout.melds) for layout in every]
    assert len({tuple(face) for face in faces}) == len(faces)
    for layout in every[:50]:
        check_layout(hand, layout, rules, sum(meld_points(m, rules) for m in layout.melds))
    if len(every) < 3000:
        brute = Brute(hand, rules, 2, table)
        left = {tuple(sorted(card.kind for card in layout.left)) for layout in every}
        lays = {
            tuple(
                kind
                for kind, used in zip(brute.kinds, lay.used, strict=True)
                for _ in range(brute.held[kind] - used)
            )
            for lay in brute.lays
            if sum(lay.used)
        }
        assert left == lays
    if not rules.run_joker_burnt:
        for layout in islice(all_layouts(hand, rules), 50):
            assert next(all_layouts(layout.left, rules), None) is None
        least = min((sum(card_value(c.kind, rules) for c in lay.left) for lay in every), default=-1)
        if every and len(every) < 3000:
            assert least == points_left(hand, rules)


def test_all_layouts_are_lazy() -> None:
    hand = dense_hand(random.Random(5), 14)
    hand = (*hand, *[Card.joker(copy) for copy in range(4) if Card.joker(copy) not in hand])
    assert next(all_layouts(hand, RULE_SETS["house 3"])).melds


def test_tables_are_bounded() -> None:
    rng = random.Random(7)
    solver.clear_caches()
    for number in range(1500):
        rules = RULE_SETS[rng.choice(sorted(RULE_SETS))]
        hand = (dense_hand if number % 2 else random_hand)(rng, 14)
        table = some_table(rng, hand, rules) if rules.run_joker_burnt else None
        least_left(hand, rules, on_table=table)
    budget = solver._BUDGET
    assert sum(len(entries) for entries in budget.tables) <= budget.limit


def test_jokers_alone_make_nothing() -> None:
    hand = [Card.joker(copy) for copy in range(4)]
    for rules in RULE_SETS.values():
        assert best_opening(hand, rules) is None
        assert least_left(hand, rules).melds == ()
        assert not can_use(hand, JOKER_KIND, rules)
