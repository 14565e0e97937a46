"""The one clock that moves everything."""

from __future__ import annotations

import pytest

from rami_desktop.ui.table.motion import Mover, ease_both, ease_out, linear

pytestmark = pytest.mark.usefixtures("qapp")


class Thing:
    def __init__(self, *state: float) -> None:
        self.now = state
        self.seen: list[tuple[float, ...]] = []

    def state(self) -> tuple[float, ...]:
        return self.now

    def set_state(self, state: tuple[float, ...]) -> None:
        self.now = state
        self.seen.append(state)


class Frames:
    """Steps a clock by hand."""

    def __init__(self, mover: Mover) -> None:
        self.mover = mover
        self.time = 0

    def run(self, milliseconds: int, frame: int = 16) -> None:
        for _ in range(0, milliseconds, frame):
            self.time += frame
            self.mover.updateCurrentTime(self.time)


@pytest.fixture
def mover() -> Mover:
    return Mover()


@pytest.mark.parametrize("easing", (ease_out, ease_both, linear))
def test_easing_begins_at_zero_and_ends_at_one(easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)
    parts = [easing(step / 20) for step in range(21)]
    assert parts == sorted(parts)


def test_without_duration_it_is_there_at_once(mover: Mover) -> None:
    said = []
    thing = Thing(0.0)
    mover.move(
        thing, (5.0,), 0, on_start=lambda: said.append("start"), on_end=lambda: said.append("end")
    )
    assert thing.now == (5.0,)
    assert said == ["start", "end"]
    assert not mover.busy


def test_it_goes_in_small_steps_and_says_when_all_rest(mover: Mover, qtbot) -> None:
    thing, late = Thing(0.0), Thing(0.0)
    frames = Frames(mover)
    with qtbot.waitSignal(mover.started, timeout=0):
        mover.move(thing, (100.0,), 160, easing=linear)
    mover.move(late, (1.0,), 80, wait=160)
    frames.run(96)
    assert 0 < thing.now[0] < 100
    assert late.now == (0.0,)
    told = []
    mover.settled.connect(lambda: told.append(mover.busy))
    frames.run(400)
    assert thing.now == (100.0,) and late.now == (1.0,)
    # What begins when all rest is told after the last frame, which does not wait for it.
    assert not told and mover.busy
    qtbot.waitUntil(lambda: told == [False], timeout=2000)
    assert not mover.busy
    steps = [b[0] - a[0] for a, b in zip(thing.seen, thing.seen[1:], strict=False)]
    assert max(steps) <= 11


def test_who_completes_or_goes_on_before_the_rest_is_told_is_told_once(mover: Mover, qtbot) -> None:
    thing = Thing(0.0)
    frames = Frames(mover)
    told = []
    mover.settled.connect(lambda: told.append(1))
    mover.move(thing, (100.0,), 100, easing=linear)
    frames.run(160)
    assert mover.busy and not told
    mover.complete()
    assert not mover.busy and told == [1]
    mover.move(thing, (0.0,), 100, easing=linear)
    frames.run(160)
    mover.move(thing, (50.0,), 100, easing=linear)
    qtbot.wait(20)
    assert told == [1] and mover.busy
    frames.run(160)
    qtbot.waitUntil(lambda: not mover.busy, timeout=2000)
    assert told == [1, 1]
    assert thing.now == (50.0,)


def test_a_new_goal_goes_on_from_where_it_is(mover: Mover) -> None:
    thing = Thing(0.0)
    frames = Frames(mover)
    mover.move(thing, (100.0,), 200, easing=linear)
    frames.run(96)
    middle = thing.now[0]
    mover.move(thing, (0.0,), 200, easing=linear)
    frames.run(32)
    assert middle - 25 < thing.now[0] <= middle
    frames.run(400)
    assert thing.now == (0.0,)


def test_a_busy_program_makes_no_jump(mover: Mover) -> None:
    thing = Thing(0.0)
    mover.move(thing, (100.0,), 1000, easing=linear)
    frames = Frames(mover)
    frames.run(32)
    before = thing.now[0]
    frames.run(700, frame=700)
    assert thing.now[0] - before <= 5.5


def test_completing_ends_everything_also_what_ends_begin(mover: Mover, qtbot) -> None:
    first, second = Thing(0.0), Thing(0.0)
    mover.move(first, (1.0,), 500, on_end=lambda: mover.move(second, (2.0,), 500))
    with qtbot.waitSignal(mover.settled, timeout=0):
        mover.complete()
    assert first.now == (1.0,) and second.now == (2.0,)
    assert not mover.busy


def test_holding_leaves_it_where_it_is(mover: Mover) -> None:
    thing = Thing(0.0)
    mover.move(thing, (100.0,), 100)
    Frames(mover).run(48)
    here = thing.now
    mover.hold(thing)
    assert not mover.busy
    mover.complete()
    assert thing.now == here
