"""The thread of the computer seats: answers, stale answers, failures, prompt ends."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

import rami_desktop
from rami_desktop.bots.base import Bot
from rami_desktop.bots.lookahead.race import Effort
from rami_desktop.engine.actions import Action, Draw
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.bot_thread import FAILED, LATE, BotThread
from rami_desktop.ui.quiet import wait_for_quiet_to_end

from .tables import deal_at

BUDGET = 20_000
#: Seconds until a cancelled thread is let go: 0.1, and slack for a busy machine.
PROMPT = 0.5


class FunctionBot:
    """A player that is one function of the view."""

    def __init__(self, choose: Callable[[SeatView], Action]) -> None:
        self._choose = choose

    def choose(self, view: SeatView, rng: Rng) -> Action:
        return self._choose(view)


@pytest.fixture
def view() -> SeatView:
    return deal_at(hands=["KD QD", "8S 7S"]).view(0)


@pytest.fixture
def threads(qtbot: QtBot) -> Iterator[Callable[[Callable[[SeatView], Action]], BotThread]]:
    made: list[BotThread] = []

    def make(choose: Callable[[SeatView], Action]) -> BotThread:
        made.append(BotThread(lambda level: FunctionBot(choose)))
        return made[-1]

    yield make
    for thread in made:
        thread.close()


def spin(_view: SeatView) -> Action:
    while True:
        pass


def test_an_answer_carries_its_token_and_comes_from_another_thread(qtbot, threads, view):
    places = []

    def choose(seen: SeatView) -> Action:
        places.append(threading.get_ident())
        assert seen is view
        return Draw()

    bots = threads(choose)
    with qtbot.waitSignal(bots.answered) as answer:
        token = bots.ask(view, "expert", 1, BUDGET)
    assert answer.args == [token, Draw()]
    assert places != [threading.get_ident()]
    assert not bots.is_busy


def test_the_seed_decides_what_is_left_to_chance(qtbot, view):
    class Chooser:
        def choose(self, view: SeatView, rng: Rng) -> Action:
            numbers.append(rng.below(1 << 30))
            return Draw()

    numbers: list[int] = []
    bots = BotThread(lambda level: Chooser())
    for seed in (5, 5, 6):
        with qtbot.waitSignal(bots.answered):
            bots.ask(view, "expert", seed, BUDGET)
    bots.close()
    assert numbers[0] == numbers[1] != numbers[2]


def test_a_level_is_made_once(qtbot, view):
    made = []

    def make(level: str) -> FunctionBot:
        made.append(level)
        return FunctionBot(lambda _view: Draw())

    bots = BotThread(make)
    for level in ("expert", "débutant", "expert"):
        with qtbot.waitSignal(bots.answered):
            bots.ask(view, level, 1, BUDGET)
    bots.close()
    assert made == ["expert", "débutant"]


def test_only_the_last_request_is_answered(qtbot, threads, view):
    go_on = threading.Event()
    bots = threads(lambda _view: Draw() if go_on.is_set() else spin(_view))
    answers = []
    bots.answered.connect(lambda token, action: answers.append(token))
    first = bots.ask(view, "expert", 1, BUDGET)
    go_on.set()
    with qtbot.waitSignal(bots.answered):
        second = bots.ask(view, "expert", 1, BUDGET)
    assert answers == [second]
    assert first != second


def test_a_bot_that_raises_has_failed_and_the_thread_goes_on(qtbot, threads, view, caplog):
    broken = [True]

    def choose(_view: SeatView) -> Action:
        if broken.pop():
            raise ZeroDivisionError("no idea")
        return Draw()

    bots = threads(choose)
    with qtbot.waitSignal(bots.failed) as failure:
        token = bots.ask(view, "expert", 1, BUDGET)
    assert failure.args == [token, FAILED, "ZeroDivisionError('no idea')"]
    assert "expert" in caplog.text
    broken[:] = [False]
    with qtbot.waitSignal(bots.answered):
        bots.ask(view, "expert", 1, BUDGET)


def test_a_bot_that_cannot_be_made_has_failed(qtbot, view, caplog):
    def make(level: str) -> FunctionBot:
        raise ValueError(level)

    bots = BotThread(make)
    with qtbot.waitSignal(bots.failed) as failure:
        bots.ask(view, "grandmaster", 1, BUDGET)
    bots.close()
    assert failure.args[1:] == [FAILED, "ValueError('grandmaster')"]


def test_a_bot_that_overruns_its_budget_is_late_and_its_thread_is_used_again(qtbot, threads, view):
    slow = threading.Event()
    slow.set()
    bots = threads(lambda seen: spin(seen) if slow.is_set() else Draw())
    with qtbot.waitSignal(bots.failed) as failure:
        token = bots.ask(view, "expert", 1, 30)
    assert failure.args == [token, LATE, ""]
    slow.clear()
    thread = bots._thread
    with qtbot.waitSignal(bots.answered):
        bots.ask(view, "expert", 1, BUDGET)
    assert bots._thread is thread


def test_cancelling_and_closing_a_computation_is_prompt(qtbot, threads, view):
    running = threading.Event()

    def choose(seen: SeatView) -> Action:
        running.set()
        return spin(seen)

    bots = threads(choose)
    for end in (bots.cancel, bots.close):
        running.clear()
        bots.ask(view, "expert", 1, BUDGET)
        qtbot.waitUntil(running.is_set)
        began = time.perf_counter()
        end()
        assert time.perf_counter() - began < PROMPT
        assert not bots.is_busy
    assert bots._thread is None


def test_closing_twice_or_before_anything_was_asked_is_harmless(qtbot, threads, view):
    bots = threads(lambda _view: Draw())
    bots.close()
    with qtbot.waitSignal(bots.answered):
        bots.ask(view, "expert", 1, BUDGET)
    bots.close()
    bots.close()


def test_a_bot_that_cannot_be_broken_off_is_abandoned(qtbot, threads, view, caplog):
    """Waiting inside C no exception arrives; the window goes on without that thread."""
    running, release = threading.Event(), threading.Event()

    def choose(_view: SeatView) -> Action:
        if not running.is_set():
            running.set()
            release.wait()
        return Draw()

    bots = threads(choose)
    answers = []
    bots.answered.connect(lambda token, action: answers.append(token))
    bots.ask(view, "expert", 1, BUDGET)
    qtbot.waitUntil(running.is_set)
    lost = bots._thread
    assert lost is not None
    began = time.perf_counter()
    bots.cancel()
    assert time.perf_counter() - began < PROMPT
    assert "abandoned" in caplog.text
    with qtbot.waitSignal(bots.answered):
        token = bots.ask(view, "expert", 1, BUDGET)
    release.set()
    qtbot.waitUntil(lambda: not shiboken6.isValid(lost))
    assert answers == [token]


def test_cancelling_at_any_moment_leaves_the_thread_usable(qtbot, threads, view):
    def choose(_view: SeatView) -> Action:
        for _ in range(400):
            pass
        return Draw()

    bots = threads(choose)
    chance = random.Random(4)
    for _ in range(300):
        bots.ask(view, "expert", 1, BUDGET)
        for _ in range(chance.randrange(4000)):
            pass
        bots.cancel()
    with qtbot.waitSignal(bots.answered) as answer:
        token = bots.ask(view, "expert", 1, BUDGET)
    assert answer.args == [token, Draw()]


LEAVING = """
import threading, time
from PySide6.QtCore import QCoreApplication, QTimer
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.ui.bot_thread import BotThread

running = threading.Event()

class Bot:
    def choose(self, view, rng):
        running.set()
        {wait}

app = QCoreApplication([])
bots = BotThread(lambda level: Bot())
view = read_scenario({{"rules": "rami51", "hands": ["KD", "QD"], "stock": "2C"}}).view(0)
bots.ask(view, "expert", 1, 60_000)
while not running.is_set():
    app.processEvents()
print("left")
"""


@pytest.mark.parametrize("wait", ["time.sleep(600)", "while True: pass"])
def test_leaving_the_program_does_not_wait_for_a_bot(wait):
    done = subprocess.run(
        [sys.executable, "-c", LEAVING.format(wait=wait)],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=Path(rami_desktop.__file__).parent.parent,
    )
    assert (done.returncode, done.stdout) == (0, "left\n"), done.stderr


def test_an_expert_thinks_as_long_as_it_may(
    qtbot: QtBot, view: SeatView, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, Effort | None]] = []

    def make(level: str, effort: Effort | None, pause: Callable[[], object]) -> Bot:
        made.append((level, effort))
        assert pause is wait_for_quiet_to_end
        return FunctionBot(lambda _: Draw())

    monkeypatch.setattr("rami_desktop.bots.registry.make_bot", make)
    bots = BotThread()
    for seconds in (1, 4, 4, 1):
        bots.seconds = seconds
        with qtbot.waitSignal(bots.answered):
            bots.ask(view, "expert", 0, BUDGET)
    bots.close()
    assert made == [("expert", Effort.of_seconds(1)), ("expert", Effort.of_seconds(4))]
