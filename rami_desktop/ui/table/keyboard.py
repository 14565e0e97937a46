"""The table by keys: a ring that goes from place to place, and what Space and Enter do there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from rami_desktop.ui.models.spots import ZoneKind
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.gestures import Gestures
from rami_desktop.ui.table.layout import hit_boxes
from rami_desktop.ui.table.places import exists
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.targets import Target, TargetKind

#: A place, or the number of a card of one's own hand.
Stop = Target | int

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard:
    """Where the keyboard is on the table.

    :ivar at: the place with the ring.
    :ivar by_key: whether a key, and not the pointer, was what moved last.
    :ivar moved: what is called when the ring may be elsewhere; somebody may be listening.
    """

    def __init__(self, scene: TableScene, gestures: Gestures) -> None:
        self._scene = scene
        self._gestures = gestures
        self.at: Stop | None = None
        self._last_x = 0.0
        self._active = False
        self.by_key = False
        self.moved: Callable[[], None] | None = None
        scene.shown.connect(self.follow)

    def set_active(self, active: bool) -> None:
        """Show the ring, or hide it: the table got or lost the keyboard."""
        self._active = active
        self.follow()

    def enter(self) -> None:
        """Tab came to the table: show the ring where it was, at first at the hand."""
        if self.at is None:
            self.at = self._nearest_of_hand(self.stops())
        self.by_key = True
        self.set_active(True)

    def point_at(self, stop: Stop | None) -> None:
        """The pointer did something at a place: hide the ring, and go on from there later."""
        if stop is not None:
            self.at = stop
        self.by_key = False
        self.set_active(False)

    def go_to(self, stop: Stop) -> None:
        """Bring the ring to a place, if there is such a place."""
        stops = self.stops()
        if stop in stops:
            self._go(stop, stops)

    def press_at(self, stop: Stop) -> None:
        """Do what Space does at a place."""
        self.go_to(stop)
        if self.at == stop:
            self._space()

    def stops(self) -> dict[Stop, Box]:
        """Return every place that the ring can be at, with its box."""
        scene = self._scene
        layout = scene.layout
        found: dict[Stop, Box] = {}
        shown = hit_boxes(layout.hand)
        for spot in scene.store.spots():
            zone = spot.zone
            if zone.kind is ZoneKind.HAND and zone.number == scene.store.viewer:
                lift = layout.lift if spot.selected else 0.0
                found[spot.id] = shown[spot.index].moved(0, -lift)
        targets = [
            Target(TargetKind.STOCK),
            Target(TargetKind.DISCARD),
            *(Target(TargetKind.MELD, number) for number in layout.melds),
            *(Target(TargetKind.PREPARED, index) for index in range(len(layout.prepared))),
        ]
        if scene.store.viewer >= 0:
            targets.append(Target(TargetKind.OWN_AREA))
        for target in targets:
            if exists(layout, target):
                found[target] = scene.target_box(target)
        return found

    def follow(self) -> None:
        """Put the ring where it belongs after the table changed."""
        box = None
        if self.at is not None:
            stops = self.stops()
            if self.at not in stops:
                self.at = self._nearest_of_hand(stops)
            if self._active and self.at is not None:
                box = stops[self.at]
        self._scene.focus_ring.show_at(box, self._scene.colours, self._scene.layout.unit)
        if self.moved is not None:
            self.moved()

    def _nearest_of_hand(self, stops: dict[Stop, Box]) -> Stop | None:
        hand = [stop for stop in stops if isinstance(stop, int)]
        if not hand:
            return next(iter(stops), None)
        return min(hand, key=lambda stop: abs(_anchor(stop, stops[stop]).cx - self._last_x))

    def key(self, key: int, control: bool = False) -> bool:
        """Do what a key means on the table.

        :returns: whether it means anything here.
        """
        choice = self._scene.choice
        if choice.boxes:
            return self._key_in_choice(key)
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in _ARROWS:
            self._arrow(Qt.Key(key), control)
            return True
        if key == Qt.Key.Key_Space:
            return self._space()
        if key in _ENTER:
            return self._enter()
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return self._to_end(key == Qt.Key.Key_End)
        return False

    def _key_in_choice(self, key: int) -> bool:
        choice = self._scene.choice
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right):
            step = 1 if key in (Qt.Key.Key_Down, Qt.Key.Key_Right) else -1
            choice.focus = (choice.focus + step) % len(choice.boxes)
            choice.show_focus(self._scene.colours, self._scene.layout.text)
            if self.moved is not None:
                self.moved()
        elif key in _ENTER or key == Qt.Key.Key_Space:
            choice.choose(choice.focus)
        elif key == Qt.Key.Key_Escape:
            choice.dismiss()
        return True

    def _escape(self) -> bool:
        scene = self._scene
        if self._gestures.dragging or self._gestures.picked is not None:
            self._gestures.cancel()
        elif scene.bubble.words:
            scene.hush()
        elif scene.store.selected():
            scene.store.clear_selection()
        else:
            return False
        return True

    def _arrow(self, key: Qt.Key, control: bool) -> None:
        stops = self.stops()
        if self.at is None or self.at not in stops:
            self._go(self._nearest_of_hand(stops), stops)
            return
        if not self._active:
            self._go(self.at, stops)
            return
        dx, dy = _ARROWS[key]
        if control and isinstance(self.at, int) and dx:
            self._shift_card(self.at, dx)
            return
        here = self.at
        start = _anchor(here, stops[here])
        best: tuple[float, Stop] | None = None
        for stop, box in stops.items():
            other = _anchor(stop, box)
            across, down = other.cx - start.cx, other.cy - start.cy
            along = across * dx + down * dy
            aside = abs(across * dy) + abs(down * dx)
            if stop == here or along <= 1:
                continue
            if dx and not _same_row(other, start):
                aside *= 4
            if dx and aside > 2 * along:
                continue
            cost = along + 2 * aside if dx else 2 * along + aside
            if best is None or cost < best[0]:
                best = (cost, stop)
        if best is not None:
            self._go(best[1], stops)

    def _go(self, stop: Stop | None, stops: dict[Stop, Box]) -> None:
        self.at = stop
        if stop is not None:
            self._last_x = _anchor(stop, stops[stop]).cx
        self._active = self.by_key = True
        self.follow()

    def _to_end(self, last: bool) -> bool:
        stops = self.stops()
        hand = [stop for stop in stops if isinstance(stop, int)]
        if hand:
            self._go(hand[-1 if last else 0], stops)
        return True

    def _shift_card(self, number: int, step: int) -> None:
        """Move a card of the hand by one place."""
        ids = [stop for stop in self.stops() if isinstance(stop, int)]
        place = ids.index(number) + step
        if 0 <= place < len(ids):
            self._scene.store.move_in_hand([number], place if step < 0 else place + 1)

    def _space(self) -> bool:
        at = self.at
        if isinstance(at, int):
            self._scene.store.select(at, None)
            return True
        if at is None:
            return False
        if at.kind is TargetKind.MELD and not self._scene.store.selected():
            self._gestures.pick_next(at.number)
            return True
        return self._enter()

    def _enter(self) -> bool:
        at = self.at
        if at is None:
            return False
        if isinstance(at, int):
            self._scene.store.select(at, None)
        elif not self._gestures.pull_picked():
            self._gestures.activate(at)
        return True


def _anchor(stop: Stop, box: Box) -> Box:
    """Return the part of a stop by which the arrows find it.

    Melds lie inside the own area; the area itself is found at its left end.
    """
    if isinstance(stop, Target) and stop.kind is TargetKind.OWN_AREA:
        return Box(box.x, box.y, min(box.w, box.h / 2), box.h)
    return box


def _same_row(one: Box, other: Box) -> bool:
    return min(one.bottom, other.bottom) - max(one.y, other.y) > 0.4 * min(one.h, other.h)
