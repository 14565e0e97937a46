"""From state to state: dealing, the clock, the curtain, the ends of deals and matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rami_desktop.engine.events import CardDiscarded, DealResult, DealStarted
from rami_desktop.engine.presets import preset
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.ui.free_view import SPECTATOR
from rami_desktop.ui.pace import Pace
from rami_desktop.ui.states import (
    TRANSITIONS,
    IllegalTransitionError,
    State,
    check_transition,
)

from .tables import SeatedMatch, match_at, seats_of

# --- the table of transitions --------------------------------------------------------------------


def test_only_what_the_table_knows_may_follow():
    for old in State:
        for new in State:
            if new in TRANSITIONS[old]:
                check_transition(old, new)
            else:
                with pytest.raises(IllegalTransitionError, match=f"{old.name} to {new.name}"):
                    check_transition(old, new)


def test_a_match_can_be_left_from_everywhere_and_begins_in_one_way():
    assert TRANSITIONS[State.NO_GAME] == {State.DEALING}
    assert all(State.NO_GAME in TRANSITIONS[state] for state in State if state != State.NO_GAME)


def test_no_hand_is_shown_between_the_curtain_and_a_persons_turn():
    assert TRANSITIONS[State.CURTAIN] == {State.HUMAN_DRAW, State.HUMAN_PLAY, State.NO_GAME}


def test_an_illegal_change_of_state_raises(table):
    each = table()
    with pytest.raises(IllegalTransitionError):
        each.loop._enter(State.DEAL_OVER)
    assert each.state is State.NO_GAME


# --- dealing -------------------------------------------------------------------------------------


def test_a_match_begins_with_a_deal_that_is_told(table, qtbot):
    each = table()
    commits: list[Any] = []
    each.store.committed.connect(commits.append)
    each.start(SeatedMatch(preset("rami51"), "hc", seed=2))
    assert each.states == [State.DEALING]
    assert commits[0] == () and isinstance(commits[1][0], DealStarted)
    assert each.store.viewer == 0
    qtbot.waitUntil(lambda: each.state is not State.DEALING)


def test_the_first_turn_waits_for_the_cards_to_lie(table):
    each = table()
    each.store.committed.connect(lambda events: each.controller.set_animating(bool(events)))
    each.start(SeatedMatch(preset("rami51"), "hc", seed=2, first_dealer=0))
    each.qtbot.waitUntil(lambda: not each.loop._rest.isActive())
    assert each.state is State.DEALING and each.controller.animating
    each.controller.set_animating(False)
    assert each.state is State.HUMAN_DRAW


def test_a_quick_person_may_act_before_the_cards_lie(table):
    each = table()
    each.start(SeatedMatch(preset("rami51"), "hc", seed=2, first_dealer=0))
    assert each.controller.draw()
    assert each.state is State.HUMAN_PLAY


def test_a_match_that_was_left_goes_on_where_it_was(table, tmp_path: Path):
    path = tmp_path / "match.rami"
    recorded = RecordedMatch.create(path, preset("rami51"), seats_of("hc"), 4, first_dealer=0)
    each = table()
    each.start(recorded)
    each.wait(State.HUMAN_DRAW)
    each.controller.draw()
    shown = each.store.hand.rows
    each.controller.stop()
    recorded.close()
    assert each.state is State.NO_GAME and each.controller.match is None
    with RecordedMatch.load(path) as again:
        commits: list[Any] = []
        each.store.committed.connect(commits.append)
        each.start(again)
        each.wait(State.HUMAN_PLAY)
        assert commits == [(), ()]
        assert [row.card for row in each.store.hand.rows] == [row.card for row in shown]
        each.discard(str(shown[0].card))
        each.wait(State.HUMAN_DRAW)
        assert again.deal.turn == 0
        each.controller.stop()


# --- the clock -----------------------------------------------------------------------------------


def timed(**scenario: Any) -> SeatedMatch:
    match = match_at("hc", rules="rami40", **scenario)
    assert match.rules.turn_seconds == 45
    return match


def test_the_clock_of_a_person_runs_and_is_shown(table):
    each = table()
    each.start(timed(hands=["KD QD", "KS QS"]))
    each.wait(State.HUMAN_DRAW)
    assert each.seat(0).seconds_left == 45
    assert each.loop.clock._timer.isActive()
    each.controller.draw()
    each.controller.set_paused(True)
    assert not each.loop.clock._timer.isActive()
    each.controller.set_paused(False)
    each.controller.set_animating(True)
    assert not each.loop.clock._timer.isActive()
    each.controller.set_animating(False)
    assert each.loop.clock._timer.isActive()
    each.discard("KD")
    assert not each.loop.clock.is_set and each.seat(0).seconds_left is None


def test_without_a_clock_in_the_rules_none_is_shown(table):
    each = table()
    each.start(match_at("hc", hands=["KD QD", "KS QS"]))
    each.wait(State.HUMAN_DRAW)
    assert each.seat(0).seconds_left is None and not each.loop.clock.is_set


def test_at_zero_the_clock_ends_the_turn(table, qtbot):
    each = table()
    warned: list[int] = []
    each.controller.clock_warned.connect(warned.append)
    each.start(timed(hands=["KD QD", "KS QS"]))
    each.wait(State.HUMAN_DRAW)
    each.loop.clock.hold()
    each.loop.clock._left = 10_050
    each.loop.clock.run()
    qtbot.waitUntil(lambda: bool(warned))
    assert each.seat(0).seconds_left == 10
    each.loop.clock.hold()
    each.loop.clock._left = 5
    each.loop.clock.run()
    qtbot.waitUntil(lambda: bool(each.match.deal.discard))  # the rival may have moved by then
    assert str(each.match.deal.discard[0]) == "2C"
    assert each.store.hand.rowCount() == 2


# --- around one screen ---------------------------------------------------------------------------


def test_a_curtain_closes_between_two_people(table):
    each = table()
    each.start(match_at("hch", hands=["KD QD", "KS QS", "KH QH"]))
    each.wait(State.CURTAIN)
    assert each.store.viewer == SPECTATOR and each.store.hand.rowCount() == 0
    assert each.controller.next_human == 0
    assert not each.controller.draw()
    each.controller.reveal()
    assert each.state is State.HUMAN_DRAW and each.store.viewer == 0
    assert each.store.hand.rowCount() == 2
    each.controller.draw()
    each.discard("KD")
    assert each.state is State.BOT_THINKING and each.store.viewer == 0
    each.wait(State.CURTAIN)
    assert each.controller.next_human == 2 and each.store.viewer == SPECTATOR
    each.controller.reveal()
    each.controller.reveal()
    assert each.store.viewer == 2 and each.controller.next_human is None


def test_carte_can_be_said_through_the_curtain(table):
    each = table()
    each.start(
        match_at(
            "hh", rules="classique", hands=["KD QD", "KS QS"], phase="play", opened=[True, True]
        )
    )
    each.wait(State.CURTAIN)
    each.controller.reveal()
    each.discard("KD")
    assert each.state is State.CURTAIN and each.controller.can_carte
    assert each.controller.carte()
    assert each.state is State.CURTAIN and each.match.deal.carte_due is None


def test_a_new_deal_closes_the_curtain_before_any_hand_is_seen(table):
    each = table()
    each.start(
        match_at(
            "hh", rules="dix_manches", hands=["KD", "KS QS"], phase="play", opened=[True, True]
        )
    )
    each.wait(State.CURTAIN)
    each.controller.reveal()
    each.discard("KD")
    assert each.state is State.DEAL_OVER
    seen: list[int] = []
    each.store.committed.connect(lambda events: seen.append(each.store.hand.rowCount()))
    each.controller.next_deal()
    each.wait(State.CURTAIN)
    assert set(seen) == {0}


# --- the ends ------------------------------------------------------------------------------------


def test_a_deal_ends_with_its_result_and_the_next_follows_on_request(table, qtbot):
    each = table()
    each.start(
        match_at(
            "hc", rules="dix_manches", hands=["KD", "KS QS"], phase="play", opened=[True, True]
        )
    )
    each.wait(State.HUMAN_PLAY)
    each.controller.next_deal()
    assert each.match.number == 1
    each.discard("KD")
    assert each.state is State.DEAL_OVER
    assert isinstance(each.results[0], DealResult) and len(each.results) == 1
    assert each.store.scores.totals == (0, 20)
    assert each.seat(1).total == 20
    shown = [str(s.face) for s in each.store.spots() if s.zone.number == 1 and s.face]
    assert shown == ["QS", "KS"]
    each.controller.next_deal()
    assert each.state is State.DEALING and each.match.number == 2
    qtbot.waitUntil(lambda: each.state is not State.DEALING)
    assert each.store.scores.rowCount() == 2


def test_the_last_deal_ends_the_match(table):
    each = table()
    each.start(match_at("hc", hands=["KD", "KS QS"], phase="play", opened=[True, True]))
    each.wait(State.HUMAN_PLAY)
    each.discard("KD")
    assert each.states[-2:] == [State.DEAL_OVER, State.MATCH_OVER]
    assert isinstance(each.results[1], MatchResult) and each.results[1].winners == (0,)
    each.controller.next_deal()
    assert each.state is State.MATCH_OVER
    assert not each.controller.draw()
    each.start(SeatedMatch(preset("rami51"), "hc", seed=3))
    assert each.state is State.DEALING


def test_another_match_may_begin_while_a_bot_thinks(table):
    each = table(pace=Pace(60_000, 60_000))
    each.start(match_at("hc", hands=["KD QD", "KS QS"], turn=1))
    each.wait(State.BOT_THINKING)
    first = each.match
    each.start(match_at("hc", hands=["KD QD", "KS QS"]))
    each.wait(State.HUMAN_DRAW)
    assert first.deal.phase == "draw"
    assert not any(isinstance(e, CardDiscarded) for e in first.deal.logs[0])
