"""What the layout is computed from, and what it gives: plain values, no Qt."""

from __future__ import annotations

from dataclasses import dataclass, field

from rami_desktop.ui.table.boxes import Box

NOWHERE = Box(0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class MeldShape:
    """One meld on the table: its number, the seat in front of which it lies, its length."""

    number: int
    owner: int
    count: int


@dataclass(frozen=True, slots=True)
class TableShape:
    """All that the places of the cards depend on.

    :ivar width: the width of the window's table in device-independent pixels.
    :ivar height: its height.
    :ivar viewer: the seat at the lower edge.
    :ivar hand: the number of cards in the viewer's hand, prepared ones not among them.
    :ivar apart: indices of the hand before which a gap is left (cards just drawn).
    :ivar counts: the number of cards in each seat's hand.
    :ivar open_hands: whether the rivals' hands lie face up (the deal is over).
    :ivar melds: the melds on the table, in the order of their numbers.
    :ivar prepared: the lengths of the melds prepared for the opening.
    """

    width: float
    height: float
    players: int
    viewer: int = 0
    hand: int = 0
    apart: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    open_hands: bool = False
    melds: tuple[MeldShape, ...] = ()
    prepared: tuple[int, ...] = ()

    @property
    def rivals(self) -> tuple[int, ...]:
        """The other seats, clockwise from the viewer's left: from left to right on the table."""
        return tuple((self.viewer + step) % self.players for step in range(1, self.players))


@dataclass(frozen=True, slots=True)
class PlateParts:
    """Where the parts of a seat's plate are.

    :ivar box: the whole plate.
    :ivar disc: the round picture.
    :ivar name: the line of the name.
    :ivar status: the line under it.
    :ivar backs: room for the small backs, empty for the viewer's plate.
    :ivar count: the number of cards.
    """

    box: Box
    disc: Box
    name: Box
    status: Box
    backs: Box
    count: Box


@dataclass(slots=True)
class TableLayout:
    """Where everything lies.  Card boxes are whole cards, in the order bottom to top.

    :ivar text: what type sizes are multiplied by.
    :ivar unit: what other sizes are multiplied by.
    :ivar lift: how far a selected card of the hand rises.
    :ivar step: how much of a card shows in a meld, as a part of its width.
    :ivar trays: under each opened hand of a rival, what tells it from the melds below.
    """

    size: tuple[float, float]
    unit: float
    text: float
    lift: float = 0.0
    step: float = 0.0
    plates: dict[int, PlateParts] = field(default_factory=dict)
    zones: dict[int, Box] = field(default_factory=dict)
    trays: dict[int, Box] = field(default_factory=dict)
    hand: tuple[Box, ...] = ()
    rivals: dict[int, tuple[Box, ...]] = field(default_factory=dict)
    melds: dict[int, tuple[Box, ...]] = field(default_factory=dict)
    prepared: tuple[tuple[Box, ...], ...] = ()
    stock: tuple[Box, ...] = ()
    discard: tuple[Box, ...] = ()
    stock_box: Box = NOWHERE
    discard_box: Box = NOWHERE
    stock_label: Box = NOWHERE
    discard_label: Box = NOWHERE
    counter: Box = NOWHERE
    owed: Box = NOWHERE
    own_area: Box = NOWHERE
    own_title: Box = NOWHERE
    hand_area: Box = NOWHERE

    @property
    def view_box(self) -> Box:
        """The whole table."""
        return Box(0, 0, *self.size)

    def hand_gap(self, x: float) -> int:
        """Return the gap of the hand at a horizontal position, from 0 to the number of cards."""
        gap = 0
        for index, box in enumerate(self.hand):
            last = index + 1 == len(self.hand)
            shown = box.w if last else min(box.w, self.hand[index + 1].x - box.x)
            if x >= box.x + shown / 2:
                gap = index + 1
        return gap

    def meld_index(self, number: int, x: float) -> int:
        """Return which card of a meld a point means: -1 before it, its length after it."""
        boxes = self.melds[number]
        if x < boxes[0].x:
            return -1
        if x >= boxes[-1].right:
            return len(boxes)
        return max(index for index, box in enumerate(boxes) if x >= box.x)
