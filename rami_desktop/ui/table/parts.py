"""The things on the table that have a name, read off the scene for screen readers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible

from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.table import spoken
from rami_desktop.ui.table.boxes import Box, around
from rami_desktop.ui.table.keyboard import Stop
from rami_desktop.ui.targets import Target, TargetKind

if TYPE_CHECKING:
    from rami_desktop.ui.table.view import TableView

Role = QAccessible.Role
#: What names a part: a kind, and a number among its kind.
Key = tuple[str, int]

_STOPS = {
    TargetKind.STOCK: "stock",
    TargetKind.DISCARD: "discard",
    TargetKind.OWN_AREA: "area",
    TargetKind.MELD: "meld",
    TargetKind.PREPARED: "prepared",
}


@dataclass(slots=True)
class Facts:
    """What is told of a part.

    :ivar children: the parts inside it.
    :ivar stop: where the keyboard goes to be at it, ``None`` when it cannot.
    :ivar place: where a card lies among its neighbours, from 0 on.
    :ivar usable: whether something can be done with it, as with a button.
    """

    role: QAccessible.Role
    name: str
    box: Box
    description: str = ""
    parent: Key | None = None
    children: list[Key] = field(default_factory=list)
    stop: Stop | None = None
    selected: bool | None = None
    focused: bool = False
    usable: bool = False
    place: int = -1


class Reading:
    """Reads off a table, once, what is told of its parts."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._scene = view.table
        self._store = view.table.store
        self._facts: dict[Key, Facts] = {}
        self._top: list[Key] = []
        self._at = view.keyboard.at
        self._stops = view.keyboard.stops()
        self._zones: dict[tuple[ZoneKind, int], list[CardSpot]] = {}

    def read(self) -> tuple[dict[Key, Facts], list[Key]]:
        """Return the facts of all parts, parents before children, and the outermost parts."""
        if self._store.view is None or not self._scene.layout.stock:
            return {}, []
        for spot in self._store.spots():
            self._zones.setdefault((spot.zone.kind, spot.zone.number), []).append(spot)
        self._read_seats()
        self._read_piles()
        self._read_melds()
        self._read_own()
        self._read_words()
        self._read_choice()
        return self._facts, self._top

    def _add(self, key: Key, facts: Facts, stop: Stop | None = None) -> Facts:
        if stop is not None and stop in self._stops:
            facts.stop, facts.usable = stop, True
            asked = bool(self._scene.choice.boxes)
            facts.focused = stop == self._at and not asked
        self._facts[key] = facts
        if facts.parent is None:
            self._top.append(key)
        else:
            self._facts[facts.parent].children.append(key)
        return facts

    def _target(self, kind: TargetKind, number: int, facts: Facts) -> None:
        self._add((_STOPS[kind], number), facts, Target(kind, number))

    def _read_seats(self) -> None:
        for row in self._store.seats.rows:
            parts = self._scene.layout.plates.get(row.seat)
            if parts is not None:
                words, facts = spoken.seat_words(row), spoken.seat_facts(row)
                self._add(("seat", row.seat), Facts(Role.StaticText, words, parts.box, facts))
            faces = self._zones.get((ZoneKind.HAND, row.seat), [])
            shown = [spot.face for spot in faces if spot.face is not None]
            if shown and row.seat != self._store.viewer:
                key, words = ("open", row.seat), spoken.open_hand_words(row.name, shown)
                boxes = around([self._scene.cards.box_of(spot) for spot in faces])
                self._add(key, Facts(Role.List, words, boxes))
                self._cards(key, faces)

    def _read_piles(self) -> None:
        layout, piles = self._scene.layout, self._store.piles
        for pile, kind, box in (
            (piles.stock, TargetKind.STOCK, layout.stock_box),
            (piles.discard, TargetKind.DISCARD, layout.discard_box),
        ):
            if pile is not None:
                words, facts = spoken.pile_words(pile), spoken.pile_facts(pile)
                self._target(kind, 0, Facts(Role.Button, words, box, facts))

    def _read_melds(self) -> None:
        viewer, names = self._store.viewer, self._store.names
        rows = sorted(self._store.melds.rows, key=lambda row: (row.owner == viewer, row.owner))
        for row in rows:
            target = Target(TargetKind.MELD, row.number)
            if row.number not in self._scene.layout.melds:
                continue
            words = spoken.meld_words(row, names[row.owner], row.owner == viewer)
            box = self._scene.target_box(target)
            self._target(target.kind, row.number, Facts(Role.List, words, box))
            self._cards(("meld", row.number), self._zones.get((ZoneKind.MELD, row.number), []))

    def _read_own(self) -> None:
        viewer, layout = self._store.viewer, self._scene.layout
        if viewer < 0:
            return
        words = spoken.area_words()
        self._target(TargetKind.OWN_AREA, 0, Facts(Role.Button, words, layout.own_area))
        for index, group in enumerate(self._store.prepared.groups):
            target = Target(TargetKind.PREPARED, index)
            if index < len(layout.prepared):
                words = spoken.prepared_words(group.cards)
                facts = Facts(Role.List, words, self._scene.target_box(target))
                self._target(target.kind, index, facts)
                spots = self._zones.get((ZoneKind.PREPARED, index), [])
                self._cards(("prepared", index), spots)
        hand = self._zones.get((ZoneKind.HAND, viewer), [])
        if hand:
            words = spoken.hand_words(len(hand))
            self._add(("hand", viewer), Facts(Role.List, words, layout.hand_area))
            self._cards(("hand", viewer), hand, own=True)

    def _cards(self, parent: Key, spots: list[CardSpot], own: bool = False) -> None:
        for spot in spots:
            box = self._stops.get(spot.id) or self._scene.cards.box_of(spot)
            facts = Facts(
                Role.ListItem,
                spoken.card_words(spot, len(spots)),
                box,
                spoken.card_facts(spot),
                parent,
                selected=spot.selected if own else None,
                place=spot.index,
            )
            self._add(("card", spot.id), facts, spot.id if own else None)

    def _read_words(self) -> None:
        furniture, bubble = self._scene.furniture, self._scene.bubble
        layout = self._scene.layout
        if furniture.opening.isVisible():
            words = spoken.counter_words(furniture.opening.texts())
            self._add(("counter", 0), Facts(Role.StaticText, words, layout.counter))
        pile, view = self._store.piles.discard, self._store.view
        if furniture.owed.texts() and pile is not None and view is not None:
            words = spoken.owed_words(pile.owed, view.may_put_back)
            self._add(("owed", 0), Facts(Role.StaticText, words, layout.owed))
        if bubble.words:
            facts = Facts(Role.AlertMessage, bubble.spoken, bubble.box)
            facts.usable = bool(bubble.topic)
            self._add(("bubble", 0), facts)

    def _read_choice(self) -> None:
        choice = self._scene.choice
        if not choice.boxes:
            return
        key = ("choice", 0)
        self._add(key, Facts(Role.List, choice.words, around(choice.boxes)))
        count = len(choice.boxes)
        for index, (box, meld) in enumerate(zip(choice.boxes, choice.melds, strict=True)):
            words = spoken.option_words(meld.cards, index + 1, count)
            facts = Facts(Role.ListItem, words, box, parent=key, selected=index == choice.focus)
            facts.focused, facts.usable = index == choice.focus, True
            self._add(("option", index), facts)
