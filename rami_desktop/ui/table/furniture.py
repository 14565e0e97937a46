"""Everything on the table that is no card: plates, grounds, words, counter, what is owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rami_desktop.ui import tokens
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.card_layer import Z_LABEL, Z_PLATE, Z_ZONE
from rami_desktop.ui.table.items import Line, Panel, Ring, fitting
from rami_desktop.ui.table.motion import Mover
from rami_desktop.ui.table.opening_panel import OpeningPanel, OwedPanel
from rami_desktop.ui.table.seat_plate import SeatPlate
from rami_desktop.ui.table.shape import TableLayout
from rami_desktop.ui.tokens import TableColours

translate = QCoreApplication.translate

Item = TypeVar("Item", bound=QGraphicsItem)


class Furniture:
    """Shows the seats and places of a store around the cards."""

    def __init__(self, scene: QGraphicsScene, store: TableStore, mover: Mover) -> None:
        self._scene = scene
        self._store = store
        self._mover = mover
        self._plates: list[SeatPlate] = []
        self._zones: list[Panel] = []
        self._trays: list[Panel] = []
        self._own = self._add(Panel(), Z_ZONE)
        self._own_title = self._add(Line(), Z_LABEL)
        self._empty_stock = self._add(Panel(), Z_ZONE)
        self._empty_discard = self._add(Panel(), Z_ZONE)
        self._stock_label = self._add(Line(), Z_LABEL)
        self._discard_label = self._add(Line(), Z_LABEL)
        self._groups: list[Ring] = []
        self.opening = self._add(OpeningPanel(), Z_LABEL)
        self.owed = self._add(OwedPanel(), Z_LABEL)
        self._layout: TableLayout | None = None

    def _add(self, item: Item, z: float) -> Item:
        item.setZValue(z)
        self._scene.addItem(item)
        return item

    def plate(self, seat: int) -> SeatPlate:
        """Return the plate of a seat."""
        return self._plates[seat]

    @property
    def captions(self) -> tuple[Line, Line]:
        """The captions of stock and discard pile."""
        return self._stock_label, self._discard_label

    @property
    def panels(self) -> list[Box]:
        """The boxes of the panels beside the piles that are shown now."""
        layout = self._layout
        if layout is None:
            return []
        both = ((self.opening, layout.counter), (self.owed, layout.owed))
        return [box for panel, box in both if panel.isVisible()]

    def show(self, layout: TableLayout, below: int, colours: TableColours, duration: float) -> None:
        """Show everything as the models say.

        :param below: the seat at the lower edge.
        :param duration: how long what moves is on its way, in milliseconds.
        """
        fresh = self._layout is None or self._layout.size != layout.size
        self._layout = layout
        duration = 0.0 if fresh else duration
        self._show_seats(layout, below, colours, duration)
        self._show_own_area(layout, below, colours, duration)
        self._show_piles(layout, colours)
        self._show_groups(layout, colours)
        self.opening.show_counter(self._store, layout.counter, colours, layout.text)
        self.owed.show_owed(self._store, layout.owed, colours, layout.text)

    def show_rows(self, below: int, colours: TableColours) -> None:
        """Show what changed on the plates: a clock, a seat that thinks."""
        if self._layout is not None and len(self._plates) == len(self._store.seats.rows):
            self._show_plates(self._layout, below, colours)

    def _show_seats(
        self, layout: TableLayout, below: int, colours: TableColours, duration: float
    ) -> None:
        count = len(self._store.seats.rows)
        if len(self._plates) != count:
            old: list[SeatPlate | Panel] = [*self._plates, *self._zones, *self._trays]
            for item in old:
                self._mover.hold(item)
                self._scene.removeItem(item)
            self._plates = [self._add(SeatPlate(), Z_PLATE) for _ in range(count)]
            self._zones = [self._add(Panel(), Z_ZONE) for _ in range(count)]
            self._trays = [self._add(Panel(), Z_ZONE) for _ in range(count)]
            duration = 0.0
        self._show_plates(layout, below, colours)
        for seat, (plate, zone) in enumerate(zip(self._plates, self._zones, strict=True)):
            parts = layout.plates.get(seat)
            if parts is None:
                continue
            self._glide(plate, (round(parts.box.x), round(parts.box.y)), duration)
            box = layout.zones[seat]
            zone.setVisible(seat != below and box.h > 0)
            zone.radius = tokens.RADIUS * layout.text
            zone.dress(colours.zone, None)
            self._glide(zone, tuple(box), duration if zone.isVisible() else 0.0)
            self._show_tray(self._trays[seat], layout.trays.get(seat), colours, layout.text)

    @staticmethod
    def _show_tray(tray: Panel, box: Box | None, colours: TableColours, text: float) -> None:
        """Set an opened hand on the ground of its plate, from which it hangs."""
        tray.setVisible(box is not None)
        if box is not None:
            tray.radius = tokens.RADIUS * text
            # Its upper corners are hidden behind the plate.
            tray.set_state((box.x, box.y - 2 * tray.radius, box.w, box.h + 2 * tray.radius))
            tray.dress(colours.plate, colours.plate_line)

    def _show_plates(self, layout: TableLayout, below: int, colours: TableColours) -> None:
        view = self._store.view
        rows = self._store.seats.rows
        size = tokens.TEXT * layout.text
        # All names in one size: nobody's is small print.
        rooms = [(row.name, layout.plates[row.seat]) for row in rows if row.seat in layout.plates]
        name_size = min(
            (fitting(name, parts.name.w, size, True) for name, parts in rooms), default=size
        )
        for row, plate in zip(rows, self._plates, strict=True):
            parts = layout.plates.get(row.seat)
            plate.setVisible(parts is not None)
            if parts is not None:
                plate.show_seat(
                    row,
                    parts,
                    colours,
                    layout.text,
                    above=row.seat != below,
                    turn_seconds=None if view is None else view.rules.turn_seconds,
                    name_size=name_size,
                )

    def _glide(self, thing: SeatPlate | Panel, goal: tuple[float, ...], duration: float) -> None:
        if self._mover.goal(thing) != goal:
            self._mover.move(thing, goal, duration)

    def _show_own_area(
        self, layout: TableLayout, below: int, colours: TableColours, duration: float
    ) -> None:
        view = self._store.view
        shown = view is not None and view.players > 0
        if not self._own.isVisible():
            duration = 0.0  # it appears where it is to be
        self._own.setVisible(shown)
        self._own.radius = tokens.RADIUS_L * layout.text
        self._own.dress(colours.zone, colours.zone_line)
        self._glide(self._own, tuple(layout.own_area), duration)
        self._own_title.setVisible(shown)
        if not shown or view is None:
            return
        owns = any(meld.owner == below for meld in view.melds.values())
        box = layout.own_title
        size = tokens.TEXT_SMALL * layout.text
        if owns or self._store.prepared.groups:
            text = (
                translate("Table", "Prepared melds: nothing is laid yet")
                if self._store.prepared.groups
                else translate("Table", "Your melds")
            )
            self._own_title.put(text, box, size, colours.muted)
        elif view.seat >= 0 and not view.over:
            text = (
                translate("Table", "Bring cards here to lay a meld")
                if view.opened[view.seat]
                else translate("Table", "Bring cards here to prepare your opening")
            )
            self._own_title.put(
                text,
                layout.own_area,
                size,
                colours.muted,
                align=Qt.AlignmentFlag.AlignHCenter,
            )
        else:
            self._own_title.setVisible(False)

    def _show_piles(self, layout: TableLayout, colours: TableColours) -> None:
        stock, discard = self._store.piles.stock, self._store.piles.discard
        size = tokens.TEXT_SMALL * layout.text
        for pile, panel, boxes in (
            (stock, self._empty_stock, layout.stock),
            (discard, self._empty_discard, layout.discard),
        ):
            panel.setVisible(pile is not None and pile.count == 0)
            if boxes:
                panel.radius = 0.07 * boxes[0].w
                panel.set_state(tuple(boxes[0]))
            panel.dress(colours.zone, colours.zone_line, 1.5 * layout.text)
        captions = (
            (
                stock,
                self._stock_label,
                layout.stock_label,
                translate("Table", "Stock: {count}").format(
                    count=QLocale().toString(stock.count if stock else 0)
                ),
            ),
            (
                discard,
                self._discard_label,
                layout.discard_label,
                translate("Table", "Discard pile"),
            ),
        )
        size = min(fitting(text, box.w, size) for _pile, _label, box, text in captions)
        for pile, label, box, text in captions:
            label.setVisible(pile is not None)
            label.put(text, box, size, colours.muted, align=Qt.AlignmentFlag.AlignHCenter, fit=True)

    def _show_groups(self, layout: TableLayout, colours: TableColours) -> None:
        """Draw a dashed outline around each prepared group: it is not laid yet."""
        for ring in self._groups:
            self._scene.removeItem(ring)
        self._groups = []
        for boxes in layout.prepared:
            ring = self._add(Ring(), Z_LABEL)
            ring.surround(
                group_box(boxes).grown(3 * layout.unit),
                colours.turn,
                1.5 * layout.text,
                0.1 * boxes[0].w,
                dashed=True,
            )
            self._groups.append(ring)


def group_box(boxes: Sequence[Box]) -> Box:
    """Return the box of a row of cards."""
    first, last = boxes[0], boxes[-1]
    return Box(first.x, first.y, last.right - first.x, first.h)
