"""Shows again what happened since one's last turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from rami_desktop.engine.events import CardDiscarded, DealStarted, Event, TurnStarted
from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot

if TYPE_CHECKING:
    from rami_desktop.ui.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class _Frame:
    """The table after one commit, and the events that led to it."""

    spots: tuple[CardSpot, ...]
    owners: Mapping[int, int]
    events: tuple[Event, ...]


class Replay(QObject):
    """Remembers the commits since the viewer's last turn and can show them once more."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._frames: list[_Frame] = []
        self._viewer = -1
        self._closed = False
        self._next = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._step)
        self.running = False

    @property
    def possible(self) -> bool:
        """Whether there is anything to show."""
        return len(self._frames) > 1 and not self.running

    def record(self, events: Sequence[Event]) -> None:
        """Remember what the scene shows now, and what led to it."""
        store = self._scene.store
        seat = store.viewer
        owners = {row.number: row.owner for row in store.melds.rows}
        frame = _Frame(store.spots(), owners, tuple(events))
        fresh = any(isinstance(event, DealStarted) for event in events)
        ended = any(isinstance(e, CardDiscarded) and e.seat == seat for e in events)
        if fresh or ended or seat != self._viewer:
            self._viewer = seat
            self._frames = [frame]
            self._closed = False
        elif self._closed:
            return
        elif not events or self._own_action(events, seat):
            self._closed = len(self._frames) > 1
            if not self._closed:
                self._frames = [frame]
        else:
            self._frames.append(frame)

    @staticmethod
    def _own_action(events: Sequence[Event], seat: int) -> bool:
        return any(event.seat == seat and not isinstance(event, TurnStarted) for event in events)

    def start(self) -> bool:
        """Begin; ``False`` when there is nothing to show."""
        if not self.possible:
            return False
        self._scene.complete()
        self.running = True
        self._next = 1
        first = self._frames[0]
        self._scene.show_spots(first.spots, first.owners, (), 0.0, 0.0)
        self._scene.tell_animating()
        self._scene.mover.settled.connect(self._rest_now)
        self._rest_now()
        return True

    def _rest_now(self) -> None:
        if self.running and not self._rest.isActive():
            # Without motion each step has to be looked at longer.
            still = self._scene.pace <= 0
            rest = tokens.REPLAY_STILL if still else tokens.REPLAY_REST * self._scene.pace
            self._rest.start(round(rest))

    def _step(self) -> None:
        if self._next >= len(self._frames):
            self.stop()
            return
        frame = self._frames[self._next]
        self._next += 1
        scene = self._scene
        scene.show_spots(frame.spots, frame.owners, frame.events, scene.pace, scene.own_pace)
        if not scene.mover.busy:
            self._rest_now()

    def stop(self) -> None:
        """Leave off and show what the store holds."""
        if not self.running:
            return
        self.running = False
        self._rest.stop()
        self._scene.mover.settled.disconnect(self._rest_now)
        self._scene.refresh()
        self._scene.tell_animating()
