"""The one clock of the table: everything that moves is moved by it, in one slot per frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

State = tuple[float, ...]
Easing = Callable[[float], float]

#: A frame never counts for more than this many milliseconds, so that nothing jumps after the
#: program was busy.
_LONGEST_FRAME = 50.0


class Movable(Protocol):
    """Something whose place and size are a row of numbers."""

    def state(self) -> State:
        """Return where it is now."""

    def set_state(self, state: State) -> None:
        """Put it there."""


def ease_out(part: float) -> float:
    """Fast at first, then gently to rest."""
    return 1.0 - (1.0 - part) ** 3


def ease_both(part: float) -> float:
    """Gently away and gently to rest."""
    if part < 0.5:
        return 4.0 * part**3
    return 1.0 - (2.0 - 2.0 * part) ** 3 / 2.0


def linear(part: float) -> float:
    """At one speed."""
    return part


@dataclass(slots=True)
class _Motion:
    goal: State
    wait: float
    duration: float
    easing: Easing
    on_start: Callable[[], None] | None
    on_end: Callable[[], None] | None
    begin: float | None = None
    origin: State | None = None


class Mover(QAbstractAnimation):
    """Moves things to their goals.

    A thing that is given a new goal while it moves goes on from where it is.  With a duration
    of zero it is there at once; nothing else is different.
    """

    #: Something began to move after nothing did.
    started = Signal()
    #: Nothing moves any more.  What comes to rest by itself is painted before this is told:
    #: much begins then, and the last frame does not wait for it.
    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: dict[Movable, _Motion] = {}
        self._now = 0.0
        self._last = 0
        self._completing = False
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.timeout.connect(self.settled)

    def duration(self) -> int:
        """Run until told to stop."""
        return -1

    @property
    def busy(self) -> bool:
        """Whether anything moves, waits to move, or came to rest without it being told."""
        return bool(self._motions) or self._resting.isActive()

    def moves(self, thing: Movable) -> bool:
        """Return whether a thing moves or waits to move."""
        return thing in self._motions

    def goal(self, thing: Movable) -> State:
        """Return where a thing is going, or where it is."""
        motion = self._motions.get(thing)
        return thing.state() if motion is None else motion.goal

    def move(
        self,
        thing: Movable,
        goal: State,
        duration: float,
        wait: float = 0.0,
        easing: Easing = ease_out,
        on_start: Callable[[], None] | None = None,
        on_end: Callable[[], None] | None = None,
    ) -> None:
        """Move a thing to a goal, after a wait; times in milliseconds."""
        if duration + wait <= 0:
            self._motions.pop(thing, None)
            if on_start is not None:
                on_start()
            thing.set_state(goal)
            if on_end is not None:
                on_end()
            self._rest()
            return
        self._motions[thing] = _Motion(goal, wait, duration, easing, on_start, on_end)
        self._resting.stop()
        if self.state() != QAbstractAnimation.State.Running:
            self._last = 0
            self.start()
            self.started.emit()

    def hold(self, thing: Movable) -> None:
        """Let a thing stay where it is now."""
        if self._motions.pop(thing, None) is not None:
            self._rest()

    def complete(self) -> None:
        """Put everything where it is going, at once."""
        if self._completing:
            return
        self._completing = True
        try:
            while self._motions:
                thing, motion = next(iter(self._motions.items()))
                del self._motions[thing]
                if motion.origin is None and motion.on_start is not None:
                    motion.on_start()
                thing.set_state(motion.goal)
                if motion.on_end is not None:
                    motion.on_end()
        finally:
            self._completing = False
        self._rest()

    def updateCurrentTime(self, currentTime: int) -> None:
        """Take one step; Qt calls this once per frame."""
        self._now += min(float(currentTime - self._last), _LONGEST_FRAME)
        self._last = currentTime
        self._step(self._now)

    def _step(self, now: float) -> None:
        ended = []
        for thing, motion in self._motions.items():
            if motion.begin is None:
                motion.begin = now + motion.wait
            past = now - motion.begin
            if past < 0:
                continue
            if motion.origin is None:
                motion.origin = thing.state()
                if motion.on_start is not None:
                    motion.on_start()
            if past >= motion.duration:
                ended.append((thing, motion))
                continue
            part = motion.easing(past / motion.duration)
            thing.set_state(
                tuple(a + (b - a) * part for a, b in zip(motion.origin, motion.goal, strict=True))
            )
        for thing, motion in ended:
            if self._motions.get(thing) is motion:
                del self._motions[thing]
            thing.set_state(motion.goal)
            if motion.on_end is not None:
                motion.on_end()
        if not self._motions and self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self._resting.start()

    def _rest(self) -> None:
        running = self.state() == QAbstractAnimation.State.Running
        if self._motions or self._completing or not (running or self._resting.isActive()):
            return
        self.stop()
        self._resting.stop()
        self.settled.emit()
