"""Hints: legal, never missing, and true in everything that they state."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami_desktop.bots.hint import CODES, Reason, advise, explain
from rami_desktop.bots.lookahead.race import Effort
from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.actions import Action, Discard, Draw, Take, Timeout
from rami_desktop.engine.cards import format_cards
from rami_desktop.engine.notation import parse_action
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.engine.view import SeatView
from tests.bots.conformance import BOUND, new_deal, seat_to_act
from tests.bots.hint_facts import Facts
from tests.engine.play import house_rules, random_action


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_deal_is_played_by_hints_alone(name: str, players: int) -> None:
    # Few worlds: what is said of a move must be true of a hasty one, too.
    bot, deal = make_bot("expert", Effort(worlds=2)), new_deal(PRESETS[name], players, 17 + players)
    for step in range(BOUND):
        if deal.over:
            break
        seat = seat_to_act(deal)
        view = deal.view(seat)
        advice = advise(bot, view, Rng(step))
        assert advice is not None and view.is_legal(advice.action)
        Facts(deal, seat, advice.action, advice.reason).check()
        deal.apply(advice.action, seat)
    assert deal.over


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_what_is_said_of_any_legal_action_is_true(seed: int) -> None:
    """Also of bad ones: a reason may be weak, but not wrong."""
    random_ = random.Random(seed)
    rules = house_rules(random_, changes=6)
    easy = random_.random() < 0.5
    if easy:
        rules = rules.changed(opening_points=0, opening_clean_run=False)
    deal = new_deal(rules, random_.randint(rules.min_players, rules.max_players), seed)
    for _ in range(60):
        if deal.over:
            return
        action = random_action(deal, random_)
        seat = seat_to_act(deal) if type(action).__name__ == "Carte" else deal.turn
        if deal.view(seat).is_legal(action):
            Facts(deal, seat, action, explain(deal.view(seat), action)).check()
        deal.apply(action)


def reason_at(rules: Any, hand: str, action: str | Action, **more: Any) -> Reason:
    """Return the reason for an action of seat 0."""
    scenario = {
        "rules": rules,
        "hands": [hand, "2S 5D 9C JH KS 8H"],
        "stock": "3C 7D JS",
        "phase": "play",
        "opened": [True, True],
        **more,
    }
    deal = read_scenario(scenario)
    chosen = parse_action(action) if isinstance(action, str) else action
    reason = explain(deal.view(0), chosen)
    Facts(deal, 0, chosen, reason).check()
    return reason


def shown(reason: Reason) -> dict[str, Any]:
    """Return the parameters with cards as text."""
    return {
        name: format_cards(value)
        if isinstance(value, tuple)
        else str(value)
        if type(value).__name__ == "Card"
        else value
        for name, value in reason.params.items()
    }


UNOPENED = {"opened": [False, True]}


def test_the_example_of_the_king() -> None:
    reason = reason_at("rami51", "7H 8H 2S 2D KC", "discard KC")
    assert reason.code == "keep_run"
    assert shown(reason) == {
        "card": "KC",
        "kept": "7H 8H",
        "wanted": "6H 9H",
        "count": 4,
        "cost": 10,
    }


def test_an_unopened_seat_pays_the_same_whatever_it_holds() -> None:
    reason = reason_at("rami51", "7H 8H 2S 2D KC", "discard KC", **UNOPENED)
    assert reason.params["cost"] == 0


def test_cards_that_were_seen_are_not_waited_for() -> None:
    table = {"melds": [{"owner": 1, "cards": "6H 6S 6D"}], "discard": "6H 9H"}
    reason = reason_at("rami51", "7H 8H 3S QD KC", "discard KC", **table)
    assert shown(reason)["wanted"] == "9H" and reason.params["count"] == 1


def test_dead_partners() -> None:
    seen = {"discard": "10C 10C 10D 10D QS", "melds": [{"owner": 1, "cards": "7C 8C 9C"}]}
    reason = reason_at("rami51", "10H 10S 2D 4S KC", "discard 10H", **seen)
    assert (reason.code, shown(reason)["partner"]) == ("dead", "10S")


def test_the_next_player_is_not_fed() -> None:
    table = {"melds": [{"owner": 1, "cards": "7C 8C 9C"}]}
    reason = reason_at("rami51", "10C 9S 2D 4S", "discard 9S", **UNOPENED, **table)
    assert reason.code == "next_takes" and shown(reason)["meld"] == "7C 8C 9C"
    quiet = {"melds": [{"owner": 0, "cards": "7C 8C 9C"}], "opened": [False, False]}
    reason = reason_at("rami51", "10C 9S 2D 4S", "discard 9S", **quiet)
    assert reason.code == "for_table"


@pytest.mark.parametrize(
    ("hand", "action", "code"),
    [
        ("KC KC 2D 5S", "discard KC", "second_copy"),
        ("KC 9D 2H 5S", "discard KC", "alone"),
        ("KC KD 7H 8H 4C", "discard KC", "heavy"),
        ("5S 6S 7S 8S 9D 2C", "discard 8S", "hold_meld"),
        ("AC 2C 7H 8H 4D", "discard AC", "fewer_run"),
        ("KC", "discard KC", "out"),
        ("4S 4H 4D KD", "lay 4S 4H 4D", "out"),
        ("4S 4H 4D KD 2C", "lay 4S 4H 4D", "lay_melds"),
    ],
)
def test_plain_reasons(hand: str, action: str, code: str) -> None:
    assert reason_at("rami51", hand, action).code == code


TABLE = [{"owner": 1, "cards": "6C 7C 8C *9C"}, {"owner": 1, "cards": "2S 3S 4S 5S 6S"}]


@pytest.mark.parametrize(
    ("rules", "hand", "action", "code"),
    [
        ("rami51", "10C KD 2H", "add 10C > #1", "lay_off"),
        ("rami51", "* KD 2H", "add *7S > #2", "lay_off_joker"),
        ("rami51", "9C KD KH 2H", "swap 9C > #1", "swap_meld"),
        ("rami51", "9C KD 2H", "swap 9C > #1", "swap_lay_off"),
        ("rami51", "4S KD 2H", "split 4S > #2", "split"),
        ("classique", "6D 6H KD 2H", "pull 6S < #2", "pull_meld"),
        ("rami51", "10C KD", "add 10C > #1", "out"),
    ],
)
def test_reasons_on_the_table(rules: str, hand: str, action: str, code: str) -> None:
    assert reason_at(rules, hand, action, melds=TABLE).code == code


@pytest.mark.parametrize(
    ("rules", "hand", "top", "action", "code", "opened"),
    [
        ("rami51", "JH QH 7S 7H 7D 2C 4D", "KH", Take(), "take_open", False),
        ("rami51", "JH QH 7S 7H 2C 4D 9S", "KH", Draw(), "draw_not_enough", False),
        ("rami51", "JH QH 7S 7H 2C 4D 9S", "3D", Draw(), "draw_no_clean_run", False),
        ("rami51", "JH QH 2C 4D", "KH", Take(), "take_meld", True),
        ("rami51", "JH QH 2C 4D", "10C", Take(), "take_lay_off", True),
        ("rami51", "JH QH 2C 4D", "9C", Take(), "take_swap", True),
        ("rami51", "JH QH 2C 4D", "4S", Take(), "take_split", True),
        ("rami51", "JH QH 2C 4D", "8D", Draw(), "draw_no_use", True),
        ("rami51", "JH QH 2C 4D", "10C", Draw(), "draw_free", True),
        ("rami51", "JH QH 2C 4D", "", Draw(), "draw_first", True),
        ("rami51", "JH QH KH 4D", "7D", Take(), "take_duty", True),
        ("rami51", "JH", "10C", Draw(), "draw_one_card", True),
        ("rami51", "9S 9H 2C", "9D", Take(), "take_out", True),
    ],
)
def test_reasons_of_the_draw(
    rules: str, hand: str, top: str, action: Action, code: str, opened: bool
) -> None:
    more = {"discard": top, "melds": TABLE, "phase": "draw", "opened": [opened, True]}
    assert reason_at(rules, hand, action, **more).code == code


def test_a_neighbour_in_hand_helps_a_discard_onto_the_table() -> None:
    table = {"discard": "JC", "phase": "draw", "melds": [{"owner": 1, "cards": "7C 8C 9C"}]}
    assert reason_at("rami51", "10C 2D 4H 8S", Draw(), **table).code == "draw_free"


@pytest.mark.parametrize(
    ("rules", "opened", "code", "params"),
    [
        ("rami51", [False, True], "out", {}),
        ("rami51", [False, False], "out_sec", {"factor": 2}),
        ("classique", [False, True], "out_at_once", {"factor": 2}),
        ({"preset": "rami51", "at_once_flat": 100}, [False, False], "out_flat", {"points": 100}),
    ],
)
def test_going_out_at_once(rules: Any, opened: list[bool], code: str, params: Any) -> None:
    hand = "JH QH KH 7S 7H 7D 2C"
    reason = reason_at(rules, hand, "lay JH QH KH / 7S 7H 7D", opened=opened)
    assert (reason.code, reason.params) == (code, params)


def test_openings() -> None:
    hand = "JH QH KH 7S 7H 7D 2C 4D"
    reason = reason_at("rami51", hand, "lay JH QH KH / 7S 7H 7D", **UNOPENED)
    assert shown(reason) == {"points": 51, "needed": 51, "run": "JH QH KH"}
    reason = reason_at("rami40", hand, "lay JH QH KH / 7S 7H 7D", **UNOPENED)
    assert reason.code == "open" and reason.params["needed"] == 40


def test_an_opening_held_back() -> None:
    hand = "JH QH KH 7S 7H 7D 2C 4D"
    reason = reason_at("rami51", hand, "discard 2C", opened=[False, False])
    assert (reason.code, reason.params) == ("hold_at_once", {"points": 51, "factor": 2})
    assert reason_at("rami51", hand, "discard 2C", **UNOPENED).code == "hold_open"


def test_nobody_is_advised_to_wait_for_the_clock() -> None:
    class Waits:
        def choose(self, view: SeatView, rng: Rng) -> Action:
            return Timeout()

    deal = new_deal(PRESETS["rami51"], 2, 3)
    assert advise(Waits(), deal.view(deal.turn), Rng(1)) is None
    assert advise(make_bot("expert"), deal.view(1 - deal.turn), Rng(1)) is None


def test_what_the_rules_refuse_is_no_advice() -> None:
    class Wrong:
        def choose(self, view: SeatView, rng: Rng) -> Action:
            return Discard(view.hand[0])

    deal = new_deal(PRESETS["rami51"], 2, 3)
    assert advise(Wrong(), deal.view(deal.turn), Rng(1)) is None


def test_a_reason_has_exactly_the_parameters_of_its_code() -> None:
    with pytest.raises(ValueError):
        Reason.of("alone", card=1)
    with pytest.raises(ValueError):
        Reason.of("because")
    assert len(CODES) > 50
