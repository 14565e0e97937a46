"""Where everything on the table lies, computed in one place from counts and the window's size.

From top to bottom: the rivals' plates, each with its melds below it in a column of its own;
the stock and the discard pile between the opening counter and what is owed; the viewer's own
area; the viewer's plate and hand.  One size of meld cards serves the whole table: the largest
with which everything fits.  Plain numbers, no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from math import ceil

from rami_desktop.ui.table import bands
from rami_desktop.ui.table.boxes import Box, around, in_rows, least_width, row_width, shared_out
from rami_desktop.ui.table.measures import ASPECT, Measures
from rami_desktop.ui.table.shape import TableLayout, TableShape

#: How much of a card shows in a meld, as a part of its width: wide while there is room.
_STEPS = (0.42, 0.36, 0.30)
#: The size of piles and hand, as parts of their usual one: large while there are few melds, small
#: when those need the room.  Each with the height of a meld card, as a part of the table's, below
#: which the next is tried.
_SQUEEZES = (
    (1.2, 1.15, 0.12),
    (1.0, 1.0, 0.085),
    (0.8, 0.95, 0.085),
    (0.66, 0.85, 0.0),
)
_LEAST_MELD = 14
#: How much lower the outermost seats sit, as a part of the table's height.
_SINK = 0.085
#: Cards of an opened hand in one row, with few and with many rivals.
_OPEN_ROWS = (8, 5)
_MANY_RIVALS = 5


@dataclass(frozen=True, slots=True)
class _Piece:
    """A row of overlapping cards that stays together: a meld, a group, a part of a hand."""

    kind: str
    number: int
    count: int


@dataclass(slots=True)
class _Column:
    """The pieces that lie in front of one seat."""

    seat: int
    pieces: list[_Piece] = field(default_factory=list)
    breaks: set[int] = field(default_factory=set)

    def widths(self, card: float, step: float) -> list[float]:
        """Return how wide the pieces are with cards of a height."""
        width = card * ASPECT
        return [width * (1 + (piece.count - 1) * step) for piece in self.pieces]


@dataclass(slots=True)
class _Plan:
    """How the melds are set with cards of one height."""

    card: float
    step: float
    shares: list[float]
    rows: list[list[list[int]]]
    own_rows: list[list[int]]


@lru_cache(maxsize=8)
def compute(shape: TableShape) -> TableLayout:
    """Return the layout for a shape, which nobody may change."""
    best: tuple[_Builder, _Plan] | None = None
    for pile, hand, comfort in _SQUEEZES:
        builder = _Builder(shape, pile, hand)
        plan = builder.plan()
        if best is None or plan.card > best[1].card:
            best = builder, plan
        if plan.card >= comfort * shape.height:
            break
    assert best is not None
    builder, plan = best
    return builder.place(plan)


class _Builder:
    def __init__(self, shape: TableShape, pile_scale: float, hand_scale: float) -> None:
        self.shape = shape
        self.m = m = Measures.of(shape.width, shape.height)
        self.layout = TableLayout((shape.width, shape.height), m.unit, m.text)
        self.room = m.width - 2 * m.pad
        self.columns = [_Column(seat) for seat in shape.rivals]
        self.own = _Column(shape.viewer)
        self._fill_columns()
        rivals = max(1, len(self.columns))
        share = (self.room - m.gap * (rivals - 1)) / rivals
        # The plates of opened hands show no backs and need no line for them.
        self.wide = shape.open_hands or share >= bands.WIDE_PLATE * m.text
        roomy = self.wide and not shape.open_hands
        self.least_plate = min(share, (bands.WIDE_PLATE if roomy else bands.LEAST_PLATE) * m.text)
        bands.set_hand(self.layout, shape, m, hand_scale)
        self.top = m.pad + bands.plate_size(self.wide, m)
        self.pile = round(pile_scale * min(0.155 * m.height, 0.17 * m.width))
        self.band = bands.piles_height(m, self.pile)
        self.field = self.layout.hand_area.y - self.top

    def _fill_columns(self) -> None:
        shape = self.shape
        column_of = {column.seat: column for column in (*self.columns, self.own)}
        longest = _OPEN_ROWS[len(self.columns) >= _MANY_RIVALS]
        if shape.open_hands:
            for column in self.columns:
                column.pieces += _opened(column.seat, shape.counts[column.seat], longest)
                column.breaks.update(range(len(column.pieces) + 1))
        for meld in shape.melds:
            column_of[meld.owner].pieces.append(_Piece("meld", meld.number, meld.count))
        for index, count in enumerate(shape.prepared):
            self.own.pieces.append(_Piece("prepared", index, count))

    # --- the size of the melds -------------------------------------------------------------

    def plan(self) -> _Plan:
        """Return the plan with the largest cards that fit."""
        m = self.m
        large = round(min(0.135 * m.height, 0.12 * m.width))
        for step in _STEPS:
            plan = self._best(large, step)
            if plan is not None:
                return plan
        small, best = _LEAST_MELD, None
        while large - small > 1:
            middle = (small + large) // 2
            plan = self._best(middle, _STEPS[-1])
            if plan is not None:
                small, best = middle, plan
            else:
                large = middle
        best = best or self._last_resort()
        assert best is not None, "cards of the least size are narrow enough for any window"
        return best

    def _best(self, card: float, step: float) -> _Plan | None:
        """Return the plan that fits and whose columns are most alike, if one fits."""
        best = None
        for plan in self._plans(card, step):
            if not self._fits(plan):
                break
            best = plan
        return best

    def _last_resort(self) -> _Plan | None:
        return next(self._plans(_LEAST_MELD, _STEPS[-1]), None)

    def _plans(self, card: float, step: float) -> Iterator[_Plan]:
        """Yield plans, the one with the fewest rows first; more rows make columns more alike."""
        m = self.m
        gap = self._piece_gap(card)
        own = self.own.widths(card, step)
        own_room = self.room - 2 * m.inset
        if own and max(own) > own_room:
            return
        own_rows = in_rows(own, own_room, gap)
        widths = [column.widths(card, step) for column in self.columns]
        room = self.room - m.gap * (len(self.columns) - 1)
        equal = room / max(1, len(self.columns))
        for most in range(1, max((len(pieces) for pieces in widths), default=0) + 2):
            needs = self._needs(widths, most, gap)
            if needs is None or sum(needs) > room + 1e-6:
                continue
            shares = shared_out(needs, room)
            rows = [
                in_rows(pieces, share - 2 * m.inset + 0.5, gap, column.breaks)
                for pieces, share, column in zip(widths, shares, self.columns, strict=True)
            ]
            yield _Plan(card, step, shares, rows, own_rows)
            if max(shares, default=equal) <= equal + 1:
                return

    def _needs(self, widths: list[list[float]], rows: int, gap: float) -> list[float] | None:
        """Return the least width of each column for so many rows."""
        needs = []
        for pieces, column in zip(widths, self.columns, strict=True):
            least = least_width(pieces, rows, gap, column.breaks)
            if least is None:
                return None
            needs.append(max(self.least_plate, least + 2 * self.m.inset))
        return needs

    def _piece_gap(self, card: float) -> float:
        return max(self.m.gap, 0.12 * card)

    def _rows_height(self, rows: int, card: float) -> float:
        return rows * card + (rows + 1) * self.m.inset if rows else 0.0

    def _heights(self, plan: _Plan) -> tuple[float, float]:
        """Return the heights of the rivals' melds and of the own area."""
        rivals = max((len(rows) for rows in plan.rows), default=0)
        own = max(1, len(plan.own_rows))
        return (
            self._rows_height(rivals, plan.card),
            self._rows_height(own, plan.card) + self.m.caption,
        )

    def _fits(self, plan: _Plan) -> bool:
        return sum(self._heights(plan)) + self.band + 3 * self.m.gap <= self.field

    # --- everything in its place -----------------------------------------------------------

    def place(self, plan: _Plan) -> TableLayout:
        """Set everything by a plan."""
        layout, m = self.layout, self.m
        layout.step = plan.step
        rivals, own = self._heights(plan)
        free = max(0.0, self.field - rivals - own - self.band - 3 * m.gap)
        # Room for two rows of melds is kept, so that the piles stay where they are for long.
        kept = min(max(0.0, self._rows_height(2, plan.card) - rivals), 0.6 * free)
        middle = round(self.top + m.gap / 2 + rivals + kept + m.gap + (free - kept) / 2)
        self._place_columns(plan, middle - m.gap)
        bands.set_piles(layout, m, middle, self.pile)
        bottom = layout.hand_area.y - m.gap / 2
        layout.own_area = Box(m.pad, bottom - own, self.room, own)
        layout.own_title = Box(
            m.pad + m.gap, bottom - own, self.room - 2 * m.gap, m.caption + m.inset / 2
        )
        layout.zones[self.shape.viewer] = layout.own_area
        self._place_rows(self.own, plan, plan.own_rows, m.width / 2, bottom - own + m.caption)
        return layout

    def _place_columns(self, plan: _Plan, bottom: float) -> None:
        """Set the rivals side by side, the outer ones lower as far as there is room."""
        layout, shape, m = self.layout, self.shape, self.m
        width = min([bands.BEST_PLATE[self.wide] * m.text, *plan.shares])
        x = float(m.pad)
        depths = self._depths(plan, bottom)
        for column, share, rows, sunk in zip(
            self.columns, plan.shares, plan.rows, depths, strict=True
        ):
            middle = x + share / 2
            height = self._rows_height(len(rows), plan.card)
            top = self.top + m.gap / 2 + sunk
            box = Box(middle - width / 2, m.pad + sunk, width, self.top - m.pad)
            count = shape.counts[column.seat] if shape.counts else 0
            set_plate = bands.wide_plate if self.wide else bands.tall_plate
            parts = set_plate(box, 0 if shape.open_hands else max(1, count), m)
            layout.plates[column.seat] = parts
            if not shape.open_hands:
                layout.rivals[column.seat] = bands.backs(parts.backs, count)
            widths = column.widths(plan.card, plan.step)
            gap = self._piece_gap(plan.card)
            content = max([width, *(row_width(widths, r, gap) + 2 * m.inset for r in rows)])
            layout.zones[column.seat] = Box(middle - content / 2, top, content, height)
            self._place_rows(column, plan, rows, middle, top)
            x += share + m.gap

    def _depths(self, plan: _Plan, bottom: float) -> list[int]:
        """Return how much lower than the top each rival sits: an arc, alike on both sides."""
        m, last = self.m, len(self.columns) - 1
        depths = []
        for place, rows in enumerate(plan.rows):
            aside = abs(2 * place / last - 1) if last else 0.0
            room = bottom - self.top - m.gap / 2 - self._rows_height(len(rows), plan.card)
            depths.append(max(0.0, min(_SINK * m.height * aside**2, room)))
        alike = [round(min(pair)) for pair in zip(depths, reversed(depths), strict=True)]
        # Nobody sits lower than the neighbour farther out.
        half = list(accumulate(alike[: ceil(len(alike) / 2)], min))
        arc = half + half[: len(alike) // 2][::-1]
        # An arc of a few pixels would look like plates that are out of line.
        return arc if max(arc, default=0) - min(arc, default=0) >= m.gap else [0] * len(arc)

    def _place_rows(
        self, column: _Column, plan: _Plan, rows: list[list[int]], middle: float, top: float
    ) -> None:
        layout = self.layout
        widths = column.widths(plan.card, plan.step)
        gap = self._piece_gap(plan.card)
        opened: list[Box] = []
        prepared: list[tuple[Box, ...]] = []
        y = top + self.m.inset
        for row in rows:
            x = middle - row_width(widths, row, gap) / 2
            for index in row:
                piece = column.pieces[index]
                boxes = _meld_boxes(x, y, plan, piece.count)
                if piece.kind == "meld":
                    layout.melds[piece.number] = boxes
                elif piece.kind == "prepared":
                    prepared.append(boxes)
                else:
                    opened += boxes
                x += widths[index] + gap
            y += plan.card + self.m.inset
        if column is self.own:
            layout.prepared = tuple(prepared)
        elif self.shape.open_hands:
            layout.rivals[column.seat] = tuple(opened)
            if opened:
                tray = around(opened).grown(self.m.inset)
                plate = layout.plates[column.seat].box
                layout.trays[column.seat] = Box(
                    tray.x, plate.bottom, tray.w, tray.bottom - plate.bottom
                )


def _meld_boxes(x: float, y: float, plan: _Plan, count: int) -> tuple[Box, ...]:
    width = plan.card * ASPECT
    return tuple(Box(x + i * plan.step * width, y, width, plan.card) for i in range(count))


def _opened(seat: int, count: int, longest: int) -> list[_Piece]:
    """Divide an opened hand in rows of about the same length."""
    rows = ceil(count / longest)
    return [_Piece("open", seat, count // rows + (row < count % rows)) for row in range(rows)]


def hit_boxes(boxes: Sequence[Box]) -> tuple[Box, ...]:
    """Return the part of each card of a row that can be pressed: what the next leaves open."""
    shown = []
    for index, box in enumerate(boxes):
        last = index + 1 == len(boxes)
        width = box.w if last else min(box.w, boxes[index + 1].x - box.x)
        shown.append(Box(box.x, box.y, width, box.h))
    return tuple(shown)
