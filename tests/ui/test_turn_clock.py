"""The clock of a turn: it counts whole seconds, can be held, warns once, and runs out once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rami_desktop.ui import tokens
from rami_desktop.ui.turn_clock import TurnClock


@pytest.fixture
def clock(qtbot: QtBot) -> TurnClock:
    return TurnClock()


def told(clock: TurnClock) -> list[object]:
    said: list[object] = []
    clock.ticked.connect(said.append)
    clock.warned.connect(lambda seconds: said.append(("warned", seconds)))
    clock.ran_out.connect(lambda: said.append("over"))
    return said


def test_a_clock_that_times_no_turn_says_nothing(clock):
    said = told(clock)
    clock.run()
    clock.hold()
    clock.stop()
    assert said == [] and not clock.is_set and clock.seconds_left is None


def test_a_turn_begins_with_all_its_seconds_and_waits_to_be_run(clock):
    said = told(clock)
    clock.start(45)
    assert said == [45] and clock.is_set and clock.seconds_left == 45
    assert not clock._timer.isActive()


def test_the_seconds_run_down_to_the_end(clock, qtbot):
    said = told(clock)
    clock.start(2)
    clock.run()
    with qtbot.waitSignal(clock.ran_out, timeout=4000):
        clock.run()
    assert said == [2, 1, 0, "over"]
    assert not clock.is_set


def test_the_warning_comes_once_when_ten_seconds_are_left(clock, qtbot):
    said = told(clock)
    clock.start(tokens.CLOCK_WARNS + 1)
    with qtbot.waitSignal(clock.warned, timeout=4000):
        clock.run()
    assert said == [11, 10, ("warned", 10)]
    clock.stop()


def test_a_turn_that_is_short_from_the_start_is_not_warned_of(clock):
    said = told(clock)
    clock.start(10)
    assert said == [10]


def test_a_held_clock_stands_still(clock, qtbot):
    clock.start(30)
    clock.run()
    qtbot.waitUntil(lambda: clock._running.elapsed() > 5)
    clock.hold()
    left = clock._left
    assert left < 30_000 and not clock._timer.isActive()
    clock.hold()
    assert clock._left == left
    clock.run()
    assert clock._timer.isActive()
