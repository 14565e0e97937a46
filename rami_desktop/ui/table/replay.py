"""Shows again what happened since one's last turn.

With several people around one screen what happened behind the curtain is shown by itself when
the next of them sits down; it is remembered as anybody in the room could see it, so that no
hand is kept here while somebody else looks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from rami_desktop.engine.events import CardDiscarded, DealStarted, Event, TurnStarted
from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot, ZoneKind

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

    #: It begins or ends.
    changed = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._frames: list[_Frame] = []
        self._public: list[_Frame] = []
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

    @property
    def leaves_hand(self) -> bool:
        """Whether the hand that was shown when last recorded is to be shown no more."""
        return 0 <= self._viewer != self._scene.store.viewer

    def record(self, events: Sequence[Event]) -> None:
        """Remember what the scene shows now, and what led to it."""
        store = self._scene.store
        seat = store.viewer
        owners = {row.number: row.owner for row in store.melds.rows}
        frame = _Frame(store.spots(), owners, tuple(events))
        fresh = any(isinstance(event, DealStarted) for event in events)
        if sum(info.is_human for info in store.infos) > 1:
            self._record_for_all(frame, fresh=fresh or store.view is None)
            return
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

    def _record_for_all(self, frame: _Frame, *, fresh: bool) -> None:
        """Remember the table as everybody sees it; show it to the one who has just sat down."""
        seat, before = self._scene.store.viewer, self._viewer
        self._viewer = seat
        if fresh:
            self._public = []
        if frame.events or not self._public:
            self._public.append(_public(frame))
        if seat >= 0 and seat != before and not self._over():
            self._frames = [_with_hand(one, frame.spots, seat) for one in self._since(seat)]
            self.start()
        elif frame.events or seat < 0:
            self._frames = []

    def _over(self) -> bool:
        view = self._scene.store.view
        return view is None or view.over

    def _since(self, seat: int) -> list[_Frame]:
        """Return what everybody saw since a seat's last discard, or since the deal."""
        for place in range(len(self._public) - 1, 0, -1):
            events = self._public[place].events
            if any(isinstance(e, CardDiscarded) and e.seat == seat for e in events):
                return self._public[place:]
        return self._public

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
        self._scene.hush()
        # Nothing can be done with what lay there then.
        self._scene.lights.clear()
        self._scene.show_spots(first.spots, first.owners, (), 0.0, 0.0)
        self._scene.tell_animating()
        self._scene.mover.settled.connect(self._rest_now)
        self._rest_now()
        self.changed.emit()
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
        self.changed.emit()


def _public(frame: _Frame) -> _Frame:
    """Return a frame without what only one seat sees."""
    hidden = (ZoneKind.HAND, ZoneKind.PREPARED)
    spots = tuple(
        replace(spot, face=None, selected=False, owed=False, drawn=False)
        if spot.zone.kind in hidden
        else replace(spot, owed=False)
        for spot in frame.spots
    )
    events = tuple(event.seen_by(-1) for event in frame.events)
    # What was prepared and never laid is a part of the hand to everybody else.
    shown = tuple(spot for spot in spots if spot.zone.kind is not ZoneKind.PREPARED)
    return _Frame(shown, frame.owners, events)


def _with_hand(frame: _Frame, now: Sequence[CardSpot], seat: int) -> _Frame:
    """Return a public frame with the hand of a seat as it lies now."""

    def own(spot: CardSpot) -> bool:
        return spot.zone.kind is ZoneKind.PREPARED or (
            spot.zone.kind is ZoneKind.HAND and spot.zone.number == seat
        )

    others = [spot for spot in frame.spots if not own(spot)]
    taken = {spot.id for spot in others}
    mine = [spot for spot in now if own(spot) and spot.id not in taken]
    return _Frame((*others, *mine), frame.owners, frame.events)
