"""What the expert does where an attentive player would do something else, and where not."""

from __future__ import annotations

from typing import Any

import pytest

from rami_desktop.bots.expert import ExpertBot
from rami_desktop.bots.lookahead import race
from rami_desktop.bots.lookahead.race import Effort
from rami_desktop.bots.sound import SoundBot
from rami_desktop.engine.actions import Action, Discard, Lay
from rami_desktop.engine.notation import format_action
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.engine.view import SeatView


def view_of(*hands: str, **more: Any) -> SeatView:
    scenario = {
        "rules": "rami51",
        "hands": list(hands),
        "stock": "3C 7D JS 2S 7H TH",
        "phase": "play",
        "opened": [True] * len(hands),
        **more,
    }
    return read_scenario(scenario).view(0)


def choice(view: SeatView, effort: Effort | None = None, seed: int = 1) -> Action:
    return ExpertBot(effort).choose(view, Rng(seed))


def test_goes_out_when_it_can() -> None:
    action = choice(view_of("5H 6H 7H KS", "4H 8H 9D 9C"))
    assert format_action(action) == "lay 5H 6H 7H"


def test_holds_a_meld_back_whose_ends_a_rival_would_use() -> None:
    """The rival lacks one card to go out, and the meld would give it two places."""
    view = view_of("5H 6H 7H 2C KS", "9D", melds=[{"owner": 1, "cards": "TS TH TD TC"}])
    assert isinstance(SoundBot().choose(view, Rng(1)), Lay)
    action = choice(view, Effort(worlds=400))
    assert isinstance(action, Discard)
    assert format_action(action) in ("discard KS", "discard 2C")


def test_lays_what_gives_no_place_and_costs_much() -> None:
    """A set of four takes no more cards, and the rival goes out with any of many cards."""
    runs = ("3S 4S 5S", "6D 7D 8D", "9C TC JC", "4H 5H 6H", "4C 5C 6C", "9S TS JS")
    table = [{"owner": 1, "cards": cards} for cards in runs]
    view = view_of("KS KH KD KC 2D 3D 6H AH JH", "9D", melds=table)
    assert isinstance(choice(view, Effort(worlds=200)), Lay)


def test_keeps_the_pair_that_most_cards_would_complete() -> None:
    view = view_of("8H 9H 2C KS", "4H 8D 9D 9C QD QC")
    action = choice(view, Effort(worlds=200))
    assert format_action(action) in ("discard KS", "discard 2C")


@pytest.mark.parametrize("seed", range(4))
def test_the_same_chance_gives_the_same_answer(seed: int) -> None:
    view = view_of("8H 9H 2C KS QD 4S", "4H 8D 9D 9C QD QC")
    bot = ExpertBot(Effort(worlds=16))
    assert bot.choose(view, Rng(seed)) == bot.choose(view, Rng(seed))
    assert ExpertBot(Effort(worlds=16)).choose(view, Rng(seed)) == bot.choose(view, Rng(seed))


def test_does_not_think_where_there_is_nothing_to_compare(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise AssertionError("a play-out")

    monkeypatch.setattr(race.Race, "_play", refuse)
    assert format_action(choice(view_of("5H 6H 7H KS", "4H 8H"))) == "lay 5H 6H 7H"
    drawing = view_of("8H 9H 2C", "4H 8D", phase="draw")
    assert format_action(choice(drawing)) == "draw"


def test_jokers_that_are_left_are_no_reason_to_stop() -> None:
    """After the meld only jokers are left, none of which is thrown away."""
    view = view_of("5H 6H 7H * * *", "9D QS 4C", stock="3C 7D JS 2S")
    action = choice(view, Effort(worlds=8))
    assert view.is_legal(action)
    assert isinstance(action, Lay)
