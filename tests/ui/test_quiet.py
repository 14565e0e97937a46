"""Computer seats rest while the table changes, and no longer."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from rami_desktop.bots.expert import ExpertBot
from rami_desktop.bots.lookahead.race import Effort
from rami_desktop.engine.rng import Rng
from rami_desktop.ui import quiet
from rami_desktop.ui.quiet import keep_quiet, wait_for_quiet_to_end

from .loops import Loop
from .tables import deal_at, match_at


@pytest.fixture(autouse=True)
def nothing_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "_free_from", 0.0)


def test_nobody_waits_when_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "_rest", lambda _seconds: pytest.fail("rested"))
    wait_for_quiet_to_end()


def test_a_thread_rests_until_the_moment_is_over() -> None:
    ended: list[float] = []
    keep_quiet()
    begun = time.monotonic()
    thread = threading.Thread(
        target=lambda: (wait_for_quiet_to_end(), ended.append(time.monotonic()))
    )
    thread.start()
    thread.join(10)
    assert ended[0] - begun >= 0.9 * quiet.MOMENT


def test_an_expert_asks_before_each_play_out() -> None:
    hands = ["8H 9H 2C KS QD 4S", "4H 8D 9D 9C QC"]
    view = deal_at(hands=hands, opened=[True, True], phase="play").view(0)
    asked: list[int] = []
    effort = Effort(worlds=4)
    action = ExpertBot(effort, lambda: asked.append(1)).choose(view, Rng(1))
    assert len(asked) >= effort.worlds
    assert ExpertBot(effort).choose(view, Rng(1)) == action


def test_every_change_of_the_table_keeps_them_quiet(
    table: Callable[..., Loop], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[int] = []
    monkeypatch.setattr("rami_desktop.ui.turn_loop.keep_quiet", lambda: called.append(1))
    loop = table()
    loop.start(match_at("hc", hands=["KD QD 2C", "8S 7S 3H"]))
    assert len(called) == 1
    assert loop.controller.draw()
    assert len(called) == 2
    loop.discard("2C")
    assert len(called) == 3
