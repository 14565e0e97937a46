"""What a style changes, and that it changes nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rami_desktop.bots.sound import SoundBot
from rami_desktop.bots.style import ADVANCED, ATTENTIVE, BEGINNER, INTERMEDIATE, Style
from rami_desktop.engine.actions import Action, Discard, Lay, Take
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.engine.view import SeatView

TIMES = 300


def view_of(hand: str, **more: object) -> SeatView:
    scenario = {
        "rules": "rami51",
        "hands": [hand, "2S 5D 9C JH KS 8H"],
        "stock": "3C 7D JS",
        "phase": "play",
        "opened": [True, True],
        **more,
    }
    return read_scenario(scenario).view(0)


def answers(style: Style, view: SeatView) -> list[Action]:
    bot = SoundBot(style)
    return [bot.choose(view, Rng(seed)) for seed in range(TIMES)]


def share(actions: list[Action], kind: type) -> float:
    return sum(isinstance(action, kind) for action in actions) / len(actions)


@pytest.mark.parametrize("style", [BEGINNER, INTERMEDIATE, ADVANCED, ATTENTIVE])
def test_how_often_a_lay_is_noticed(style: Style) -> None:
    found = share(answers(style, view_of("5H 6H 7H KS 2C 9D")), Lay)
    assert found == pytest.approx(style.sees_lay, abs=0.08)


@pytest.mark.parametrize("style", [BEGINNER, INTERMEDIATE, ADVANCED, ATTENTIVE])
def test_how_often_a_useful_discard_is_noticed(style: Style) -> None:
    view = view_of("5H 6H KS 2C 9D", phase="draw", discard="7H")
    assert share(answers(style, view), Take) == pytest.approx(style.sees_take, abs=0.08)


def discarded(style: Style, view: SeatView) -> set[str]:
    return {str(action.card) for action in answers(style, view) if isinstance(action, Discard)}


def test_points_are_shed_first_where_that_is_the_habit() -> None:
    view = view_of("8H 9H KS QS 2C")
    only_points = replace(ATTENTIVE, sheds_points=True, keeps_pairs=False)
    assert discarded(only_points, view) == {"KS", "QS"}


def test_cards_that_are_all_seen_are_dead_to_those_who_count() -> None:
    """Both copies of all that would complete the pair of neighbours lie on the pile."""
    pile = "7H 7H TH TH 8S 8D 8C 9S 9D 9C 8S 8D 8C 9S 9D"
    view = view_of("8H 9H 2C 3C KD", discard=pile, hands=["8H 9H 2C 3C KD", "2S 5D JH KS"])
    assert discarded(ATTENTIVE, view) <= {"8H", "9H"}
    forgetful = replace(ATTENTIVE, counts_cards=False)
    assert discarded(forgetful, view) == {"KD"}


def test_a_card_that_a_rival_could_lay_off_is_kept_by_those_who_mind() -> None:
    view = view_of("KD 2C", melds=[{"owner": 1, "cards": "TD JD QD"}])
    minding = replace(ATTENTIVE, sees_lay=0.0)
    assert discarded(minding, view) == {"2C"}
    assert discarded(replace(minding, minds_table=False), view) == {"KD"}


def test_a_beginner_throws_any_loose_card_but_none_of_a_meld() -> None:
    view = view_of("5H 6H 7H KS 2C 9D JC")
    thrown = discarded(replace(BEGINNER, sees_lay=0.0), view)
    assert thrown == {"KS", "2C", "9D", "JC"}
