"""Computer seats in a match: pace, failures, and "carte" said in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rami_desktop.engine.actions import Action, Discard, Draw, Pull, PutBack, Take, Timeout
from rami_desktop.engine.presets import preset
from rami_desktop.engine.view import SeatView
from rami_desktop.storage.errors import StorageError
from rami_desktop.ui.free_view import SPECTATOR
from rami_desktop.ui.models.seats import CARTE_DUE, CARTE_NONE, CARTE_SAID
from rami_desktop.ui.pace import NO_REST, Pace
from rami_desktop.ui.safe_action import safe_action
from rami_desktop.ui.states import State

from .tables import SeatedMatch, deal_at, match_at

# --- computer seats ------------------------------------------------------------------------------


def test_computer_seats_play_until_the_person_has_the_turn(table):
    each = table()
    each.start(match_at("hccc", hands=["KD QD", "KS QS", "KH QH", "KC 9C"], turn=1))
    each.wait(State.HUMAN_DRAW)
    assert each.states == [State.DEALING, State.BOT_THINKING, State.HUMAN_DRAW]
    assert each.store.piles.discard.count == 3
    assert not any(row.thinking for row in each.store.seats.rows)


def test_the_seat_that_thinks_is_marked(table):
    each = table(pace=Pace(60_000, 60_000))
    each.start(match_at("hcc", hands=["KD QD", "KS QS", "KH QH"], turn=1))
    each.wait(State.BOT_THINKING)
    assert [row.thinking for row in each.store.seats.rows] == [False, True, False]
    assert [row.is_turn for row in each.store.seats.rows] == [False, True, False]


def test_a_step_waits_for_the_rest_and_for_the_animation(table):
    each = table(pace=Pace(60_000, 60_000))
    each.start(match_at("hc", hands=["KD QD", "KS QS"], turn=1))
    each.wait(State.BOT_THINKING)
    each.wait_for_answer()
    assert each.match.deal.phase == "draw"
    each.controller.set_animating(True)
    each.loop._rest.stop()
    each.loop._go_on()
    assert each.match.deal.phase == "draw"
    each.controller.set_pace(NO_REST)
    each.controller.set_animating(False)
    each.wait(State.HUMAN_DRAW)


def test_a_pause_holds_computer_seats_and_people(table):
    each = table()
    each.start(match_at("hc", hands=["KD QD", "KS QS"], turn=1))
    each.controller.set_paused(True)
    each.qtbot.waitUntil(lambda: not each.loop._rest.isActive())
    assert each.state is State.DEALING and each.controller.paused
    each.controller.set_paused(False)
    each.wait(State.HUMAN_DRAW)
    each.controller.set_paused(True)
    assert not each.controller.can_draw and not each.controller.draw()
    assert each.refusals == ["paused"]
    each.controller.set_paused(False)
    assert each.controller.draw()


def test_a_match_among_computer_seats_is_watched_without_seeing_a_hand(table):
    each = table()
    each.start(SeatedMatch(preset("rami51"), "ccc", seed=5))
    each.wait(State.BOT_THINKING)
    assert each.store.viewer == SPECTATOR
    assert not each.store.view.hand
    assert not each.controller.draw()
    assert each.refusals == ["no_game"]


def test_a_bot_that_fails_is_answered_by_a_plain_move(table, caplog):
    def choose(view: SeatView) -> Action:
        raise ArithmeticError

    each = table(choose)
    each.start(match_at("hc", hands=["KD QD", "2S QS"], turn=1))
    each.wait(State.HUMAN_DRAW)
    assert each.notices == ["bot_failed", "bot_failed"]
    assert str(each.match.deal.top_discard) == "QS"
    texts = [each.store.log.index(row).data() for row in range(each.store.log.rowCount())]
    assert sum("Bruno could not decide" in text for text in texts) == 2


@pytest.mark.parametrize("nonsense", [Take(), Discard(Draw), "draw", None])
def test_a_bot_that_answers_nonsense_is_answered_for(table, caplog, nonsense):
    each = table(lambda view: nonsense)
    each.start(match_at("hc", hands=["KD QD", "2S QS"], turn=1))
    each.wait(State.HUMAN_DRAW)
    assert each.notices == ["bot_failed", "bot_failed"]


def test_a_bot_that_overruns_is_answered_for(table):
    def choose(view: SeatView) -> Action:
        while True:
            pass

    each = table(choose)
    each.controller.set_thinking_budget(20)
    each.start(match_at("hc", hands=["KD QD", "2S QS"], turn=1))
    each.wait(State.HUMAN_DRAW)
    assert each.notices == ["bot_late", "bot_late"]


def test_a_bot_whose_turn_never_ends_is_answered_for(table, monkeypatch):
    """Even legal steps must come to an end."""
    monkeypatch.setattr("rami_desktop.ui.turn_loop._MOST_STEPS", 6)

    def choose(view: SeatView) -> Action:
        if view.phase == "draw":
            return Draw()
        number, meld = next(iter(view.melds.items()))
        pulls = [Pull(card, number) for card in meld.meld.cards]
        return next((pull for pull in pulls if view.is_legal(pull)), PutBack())

    each = table(choose)
    run = {"owner": 1, "cards": "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH"}
    each.start(
        match_at(
            "hc",
            rules="classique",
            hands=["KD QD", "2S QS"],
            turn=1,
            opened=[True, True],
            melds=[run],
        )
    )
    each.wait(State.HUMAN_DRAW)
    assert set(each.notices) == {"bot_failed"}
    assert len(each.match.deal.melds[1].meld.cards) == 11


def test_the_plain_move_is_legal_wherever_a_seat_may_act():
    assert safe_action(deal_at(hands=["KD 2D", "QD 3D"]).view(0)) == Draw()
    view = deal_at(hands=["2D KD *", "QD 3D"], phase="play").view(0)
    assert str(safe_action(view).card) == "*"
    deal = deal_at(hands=["2D KD 4S", "QD 3D"], discard="9S")
    deal.apply(Take())
    assert type(safe_action(deal.view(0))).__name__ == "PutBack"
    owed = deal_at(hands=["2D 7S *", "QD 3D"], phase="play", owed="7S", rules="classique").view(0)
    assert safe_action(owed) == Timeout()


def test_when_the_disk_refuses_the_match_waits_and_tries_again(table):
    each = table()
    match = match_at("hc", hands=["KD QD", "2S QS"], turn=1)
    apply, broken = match.apply, [True]

    def refuse(action: Action, seat: int | None = None) -> Any:
        if broken:
            raise StorageError("disk_full", "match.rami")
        return apply(action, seat)

    match.apply = refuse
    troubles: list[str] = []
    retries: list[Callable[[], object]] = []
    each.controller.trouble.connect(lambda error, retry: troubles.append(error.code))
    each.controller.trouble.connect(lambda error, retry: retries.append(retry))
    each.start(match)
    each.qtbot.waitUntil(lambda: troubles == ["disk_full"])
    assert each.controller.paused and match.deal.phase == "draw"
    broken.clear()
    each.controller.set_paused(False)
    each.wait(State.HUMAN_DRAW)
    broken.append(True)
    assert not each.controller.draw()
    assert troubles == ["disk_full"] * 2 and each.refusals == []
    retries.pop()()
    assert troubles == ["disk_full"] * 3 and match.deal.phase == "draw"
    broken.clear()
    retries.pop()()
    assert match.deal.phase == "play"


# --- carte ---------------------------------------------------------------------------------------

ALMOST_OUT = {"hands": ["KD QD", "KS QS JS"], "phase": "play", "opened": [True, True]}


def test_computer_seats_wait_until_the_person_has_said_carte(table):
    each = table(pace=Pace(0, 60_000))
    each.start(match_at("hc", rules="classique", **ALMOST_OUT))
    each.wait(State.HUMAN_PLAY)
    assert not each.controller.can_carte
    each.discard("QD")
    assert each.controller.can_carte and each.seat(0).carte == CARTE_DUE
    each.wait_for_answer()
    assert each.match.deal.phase == "draw"
    assert each.controller.carte()
    assert each.seat(0).carte == CARTE_SAID
    each.wait(State.HUMAN_DRAW)
    assert each.store.hand.rowCount() == 1
    each.controller.draw()
    assert each.seat(0).carte == CARTE_NONE


def test_nobody_waits_for_carte_where_forgetting_it_costs_nothing(table):
    """It may be said all the same, until the next seat draws."""
    assert not preset("rami51").carte_penalty
    each = table(pace=Pace(60_000, 90_000))
    each.start(match_at("hc", rules="rami51", **ALMOST_OUT))
    each.wait(State.HUMAN_PLAY)
    each.discard("QD")
    assert each.loop._rest.interval() == 60_000
    assert each.controller.can_carte
    assert each.controller.carte()
    assert each.seat(0).carte == CARTE_SAID


def test_who_does_not_say_it_in_time_draws(table):
    each = table()
    each.start(match_at("hc", rules="classique", **ALMOST_OUT))
    each.wait(State.HUMAN_PLAY)
    each.discard("QD")
    each.wait(State.HUMAN_DRAW)
    assert each.store.hand.rowCount() == 3
    assert not each.controller.carte()
    assert each.refusals == ["nothing_to_announce"]


def test_a_computer_seat_says_carte_before_the_person_may_draw(table):
    each = table(pace=Pace(60_000, 60_000))
    each.start(
        match_at(
            "hc",
            rules="classique",
            hands=["KD QD JD", "KS QS"],
            phase="play",
            turn=1,
            opened=[True, True],
        )
    )
    each.wait(State.BOT_THINKING)
    each.wait_for_answer()
    each.loop._rest.stop()
    each.loop._go_on()
    assert each.match.deal.carte_due == 1 and each.match.deal.turn == 0
    assert not each.controller.draw()
    assert each.refusals == ["not_your_turn"]
    each.wait(State.HUMAN_DRAW)
    assert each.match.deal.carte_due is None and each.seat(1).carte == CARTE_SAID
