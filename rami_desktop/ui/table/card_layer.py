"""The cards in the scene: one item per number, always on its way to where its spot says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from rami_desktop.engine.events import Event
from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot, Zone, ZoneKind
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.card_images import BACK, CardImage, CardImages, image_name
from rami_desktop.ui.table.card_item import CardItem
from rami_desktop.ui.table.choreography import DISCARD, STOCK, Cue, Score, compose
from rami_desktop.ui.table.items import Ring
from rami_desktop.ui.table.motion import Mover, State, ease_both, ease_out
from rami_desktop.ui.table.shape import TableLayout
from rami_desktop.ui.tokens import TableColours

#: Heights at which things lie above one another.
Z_ZONE, Z_PLATE, Z_LABEL, Z_FLYING, Z_OVER, Z_HELD, Z_BUBBLE = 0, 10, 15, 100, 200, 300, 400
_Z_ZONES = {
    ZoneKind.STOCK: 20.0,
    ZoneKind.DISCARD: 21.0,
    ZoneKind.MELD: 30.0,
    ZoneKind.PREPARED: 40.0,
    ZoneKind.HAND: 50.0,
}


class Place(NamedTuple):
    """Where a card lies: its state without the turn, and its height."""

    x: float
    y: float
    width: float
    z: float

    @property
    def state(self) -> State:
        """The state of a card that lies there."""
        return (self.x, self.y, self.width, 0.0)


class CardLayer:
    """All cards of the scene.

    :ivar held: numbers of the cards that are being dragged; they are left where they are.
    """

    def __init__(self, scene: QGraphicsScene, images: CardImages, mover: Mover) -> None:
        self._scene = scene
        self._images = images
        self._mover = mover
        self._items: dict[int, CardItem] = {}
        self._leaving: set[CardItem] = set()
        self._spots: dict[int, CardSpot] = {}
        self._marks: dict[int, Ring] = {}
        self._layout: TableLayout | None = None
        self._below = 0
        self._ratio = 1.0
        self._sharp = True
        self.held: set[int] = set()

    # --- what is where ---------------------------------------------------------------------

    def item(self, number: int) -> CardItem | None:
        """Return the item of a card."""
        return self._items.get(number)

    def spot(self, number: int) -> CardSpot | None:
        """Return the spot that was shown last for a card."""
        return self._spots.get(number)

    def __len__(self) -> int:
        return len(self._items)

    def box_of(self, spot: CardSpot) -> Box:
        """Return the box in which a spot's card lies; a selected card lies higher."""
        layout = self._layout
        assert layout is not None
        kind, number, index = spot.zone.kind, spot.zone.number, spot.index
        if kind is ZoneKind.STOCK:
            return layout.stock[index]
        if kind is ZoneKind.DISCARD:
            return layout.discard[index]
        if kind is ZoneKind.MELD:
            return layout.melds[number][index]
        if kind is ZoneKind.PREPARED:
            return layout.prepared[number][index]
        if number != self._below:
            return layout.rivals[number][index]
        box = layout.hand[index]
        return box.moved(0, -layout.lift) if spot.selected else box

    def place_of(self, spot: CardSpot) -> Place:
        """Return where a spot's card lies, its edges on whole device pixels."""
        box = self.box_of(spot)
        ratio = self._ratio
        width = max(1, round(box.w * ratio)) / ratio
        height = round(width * ratio * tokens.CARD_HEIGHT / tokens.CARD_WIDTH) / ratio
        x = round(box.x * ratio) / ratio + width / 2
        y = round(box.y * ratio) / ratio + height / 2
        return Place(x, y, width, self._z(spot))

    def _z(self, spot: CardSpot) -> float:
        return _Z_ZONES[spot.zone.kind] + spot.index * 0.01

    # --- showing ---------------------------------------------------------------------------

    def set_ratio(self, ratio: float) -> None:
        """Draw for another pixel ratio of the window."""
        if ratio != self._ratio:
            self._ratio = ratio
            for item in self._items.values():
                item.refresh()

    def refresh(self) -> None:
        """Take all pictures anew: the style of the deck changed."""
        for item in (*self._items.values(), *self._leaving):
            item.refresh()

    def show(
        self,
        spots: Sequence[CardSpot],
        layout: TableLayout,
        below: int,
        events: Sequence[Event],
        pace: float,
        own_pace: float,
    ) -> None:
        """Send every card to its spot.

        :param below: the seat at the lower edge.
        :param pace: what the times of the rivals' moves are multiplied by; 0 moves at once.
        :param own_pace: the same for the viewer's moves and for making room.
        """
        before = self._spots
        after = {spot.id: spot for spot in spots}
        self._layout, self._below, self._spots = layout, below, after
        if own_pace <= 0 and pace <= 0:
            self._mover.complete()
        score = compose(events, before, after, below, pace, own_pace)
        for number in [number for number in self._items if number not in after]:
            self._remove(number, before.get(number), score, own_pace)
        shift = tokens.SHIFT * own_pace
        for spot in spots:
            self._send(spot, before.get(spot.id), score.cues.get(spot.id), shift)
        self.held &= set(after)

    def _send(self, spot: CardSpot, old: CardSpot | None, cue: Cue | None, shift: float) -> None:
        place = self.place_of(spot)
        item = self._items.get(spot.id)
        name = image_name(spot.face)
        if item is None:
            self._create(spot, place, cue, name)
            return
        if spot.id in self.held:
            item.turn_to(name)
            item.set_state((*item.state()[:3], 1.0))
            return
        goal = self._mover.goal(item)
        if item.wanted == name and goal[:3] == place.state[:3]:
            if item.zValue() < Z_FLYING:
                item.setZValue(place.z)
            if not self._mover.moves(item):
                self._settle(item)
            return
        if cue is not None:
            self._move(item, place, name, cue)
        else:
            flies = old is not None and old.zone != spot.zone
            self._move(item, place, name, Cue(0.0, shift, flies=flies))

    def _create(self, spot: CardSpot, place: Place, cue: Cue | None, name: str) -> None:
        if cue is not None and cue.origin is not None and cue.wait + cue.duration > 0:
            start = self.place_of(CardSpot(spot.id, None, cue.origin, self._top(cue.origin)))
            item = self._new_item(spot.id, BACK, start)
            item.setVisible(cue.wait <= 0)
            self._move(item, place, name, cue)
        else:
            self._new_item(spot.id, name, place)

    def _top(self, zone: Zone) -> int:
        """Return the index of the top card of a pile as it is drawn."""
        return 2 if zone in (STOCK, DISCARD) else 0

    def _new_item(self, number: int, name: str, place: Place) -> CardItem:
        item = CardItem(number, name, self._image)
        item.set_state(place.state)
        item.sharpen(place.width)
        item.set_state(place.state)
        item.setZValue(place.z)
        self._scene.addItem(item)
        self._items[number] = item
        return item

    def _image(self, name: str, width: float) -> CardImage:
        return self._images.image(name, width, self._ratio)

    def _move(self, item: CardItem, place: Place, name: str, cue: Cue) -> None:
        if self._sharp:
            self._image(name, place.width)  # drawn now, not in the middle of the motion
        turns = item.turn_to(name)
        turning = turns or 0.0 < item.state()[3] < 0.5
        goal = (*place.state[:3], 1.0 if turning else 0.0)
        if not turning and item.state()[3] > 0:
            item.set_state((*item.state()[:3], 0.0))

        def begin() -> None:
            item.setVisible(True)
            if cue.flies and cue.duration > 0:
                item.setZValue(Z_FLYING + place.z)
            else:
                item.setZValue(place.z)
            if self._sharp and place.width > item.raster:
                item.sharpen(place.width)

        self._mover.move(
            item,
            goal,
            cue.duration,
            cue.wait,
            ease_both if cue.flies else ease_out,
            on_start=begin,
            on_end=lambda: self._settle(item),
        )

    def _settle(self, item: CardItem) -> None:
        """Lay a card down that has arrived, or that lay there already."""
        spot = self._spots.get(item.number)
        if spot is None:
            return
        place = self.place_of(spot)
        item.setZValue(place.z)
        if self._sharp and item.raster != place.width:
            item.sharpen(place.width)

    def _remove(self, number: int, spot: CardSpot | None, score: Score, own_pace: float) -> None:
        item = self._items.pop(number)
        self._marks.pop(number, None)
        self._mover.hold(item)
        gathered = score.gather and spot is not None and spot.zone == DISCARD
        if not gathered or own_pace <= 0:
            self._scene.removeItem(item)
            return
        self._leaving.add(item)
        goal = self.place_of(CardSpot(number, None, STOCK, 0))
        item.turn_to(BACK)
        item.setZValue(Z_FLYING)

        def gone() -> None:
            self._leaving.discard(item)
            self._scene.removeItem(item)

        self._mover.move(
            item, (*goal.state[:3], 1.0), tokens.MOVE * own_pace, 0, ease_both, on_end=gone
        )

    def send_home(self, duration: float) -> None:
        """Let every card glide to its spot that is not there and not on its way."""
        for number, spot in self._spots.items():
            item = self._items[number]
            place = self.place_of(spot)
            astray = self._mover.goal(item)[:3] != place.state[:3]
            if number not in self.held and (astray or item.zValue() >= Z_HELD):
                self._move(item, place, image_name(spot.face), Cue(0.0, duration))

    # --- while the window is being resized -------------------------------------------------

    def blur(self) -> None:
        """Stretch the pictures that there are until :meth:`sharpen`: the size is changing."""
        self._sharp = False

    def sharpen(self) -> None:
        """Draw every card at the size that it has now and forget the others."""
        self._sharp = True
        widths = set()
        for number, item in self._items.items():
            width = self.place_of(self._spots[number]).width
            widths.add(width)
            if item.raster != width:
                item.sharpen(width)
        self._images.keep(widths, self._ratio)

    # --- marks -----------------------------------------------------------------------------

    def mark_owed(self, colours: TableColours) -> None:
        """Let the cards glow that are still owed to the table, and no others."""
        owed = {number for number, spot in self._spots.items() if spot.owed}
        for number in set(self._marks) - owed:
            self._scene.removeItem(self._marks.pop(number))
        for number in owed:
            item = self._items[number]
            ring = self._marks.get(number)
            if ring is None:
                ring = self._marks[number] = Ring(item)
                ring.setFlag(Ring.GraphicsItemFlag.ItemStacksBehindParent)
            width = self.place_of(self._spots[number]).width
            height = width * tokens.CARD_HEIGHT / tokens.CARD_WIDTH
            line = max(2.5, 0.035 * width)
            box = Box(-width / 2, -height / 2, width, height).grown(line / 2)
            ring.surround(box, colours.owed, line, 0.08 * width)

    # --- checking --------------------------------------------------------------------------

    def mismatches(self, spots: Iterable[CardSpot]) -> list[str]:
        """Return in words every difference between the cards shown and the spots."""
        wanted = {spot.id: spot for spot in spots}
        found = [f"card {n} is shown but not in the models" for n in self._items.keys() - wanted]
        if self._leaving:
            found.append(f"{len(self._leaving)} cards have not left")
        for number, spot in wanted.items():
            item = self._items.get(number)
            if item is None:
                found.append(f"card {number} of {spot.zone} is not shown")
            else:
                found += self._differences(item, spot)
        return found

    def _differences(self, item: CardItem, spot: CardSpot) -> Iterable[str]:
        place = self.place_of(spot)
        if item.name != image_name(spot.face) or item.wanted != item.name:
            yield f"card {spot.id} shows {item.name}, not {image_name(spot.face)}"
        if any(abs(a - b) > 0.01 for a, b in zip(item.state(), place.state, strict=True)):
            yield f"card {spot.id} is at {item.state()}, not {place.state}"
        if (item.pos().x(), item.pos().y()) != (place.x, place.y) or not item.isVisible():
            yield f"card {spot.id} is not drawn where it is"
        if abs(item.zValue() - place.z) > 1e-6:
            yield f"card {spot.id} lies at height {item.zValue()}, not {place.z}"
        if spot.owed != (spot.id in self._marks):
            yield f"card {spot.id} is {'not ' if spot.owed else ''}marked as owed"
