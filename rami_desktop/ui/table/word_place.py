"""Where words are said: beside the place that they are about, and on as little as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rami_desktop.ui.table.boxes import Box, around
from rami_desktop.ui.table.overlays import beside
from rami_desktop.ui.table.shape import TableLayout

#: How wide a hint is at most and how narrow it may become, times the size of the text.
WIDEST, NARROWEST = 320.0, 200.0

#: How far from the left end of a place words stand in it, as parts of the room that is left.
PARTS = (0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1, 1.0, 0.0)


def hint_width(layout: TableLayout) -> float:
    """Return how wide a hint may be so that it fits beside the piles."""
    room = layout.size[0] - layout.discard_box.right - 28 * layout.text
    return max(NARROWEST * layout.text, min(WIDEST * layout.text, room))


def hint_box(
    layout: TableLayout,
    place: Box,
    size: tuple[float, float],
    gap: float,
    panels: Sequence[Box] = (),
) -> Box:
    """Return the box for a hint about a place: where it covers least, first beside the piles.

    A hint stays until the next act, so it must not lie on what it speaks of.

    :param gap: how far it stays from the place.
    :param panels: what is shown beside the piles.
    """
    width, height = size
    stock, discard = layout.stock_box, layout.discard_box
    middle = discard.cy - height / 2
    piles = around([stock, discard, *panels])
    x = min(max(place.cx - width / 2, gap / 2), layout.size[0] - width - gap / 2)
    boxes = [
        Box(discard.right + gap, middle, width, height),
        *_near(layout, place, width, height, gap),
        Box(piles.right + gap, middle, width, height),
        Box(stock.x - gap - width, middle, width, height),
        *_within(layout.own_area, width, height, gap),
        Box(x, layout.hand_area.y - height - gap, width, height),
    ]
    return _best(layout, boxes, panels)


def refusal_box(
    layout: TableLayout,
    place: Box,
    size: tuple[float, float],
    gap: float,
    panels: Sequence[Box] = (),
) -> Box:
    """Return the box for words that say why not: next to the place, where it covers least.

    :param gap: how far it stays from the place.
    :param panels: what is shown beside the piles.
    """
    width, height = size
    return _best(layout, list(_near(layout, place, width, height, gap)), panels)


def covered(layout: TableLayout, box: Box, panels: Sequence[Box] = ()) -> float:
    """Return how much a box covers of what is to be seen: cards, plates, panels."""
    return sum(box.shared(shown) for shown in (*_shown(layout), *panels))


def _best(layout: TableLayout, boxes: Sequence[Box], panels: Sequence[Box]) -> Box:
    """Return the first of the boxes on the table that cover least."""
    inside = [box for box in boxes if layout.view_box.holds(box)]
    return min(inside or boxes[:1], key=lambda box: round(covered(layout, box, panels)))


def _near(
    layout: TableLayout, place: Box, width: float, height: float, gap: float
) -> Iterator[Box]:
    """Yield the boxes next to a place, or in it where it is large enough."""
    yield beside(place, width, height, gap, layout.view_box)
    x = min(max(place.cx - width / 2, gap / 2), layout.size[0] - width - gap / 2)
    yield Box(x, place.bottom + gap, width, height)
    yield Box(place.right + gap, place.cy - height / 2, width, height)
    yield from _within(place, width, height, gap)


def _within(place: Box, width: float, height: float, gap: float) -> Iterator[Box]:
    """Yield boxes in a place that is large enough, from its middle to its ends."""
    room = place.w - width - gap
    if place.h >= height and room >= 0:
        for part in PARTS:
            x = place.x + gap / 2 + part * room
            yield Box(x, place.cy - height / 2, width, height)


def _shown(layout: TableLayout) -> Iterator[Box]:
    yield from (layout.stock_box, layout.discard_box)
    yield from (parts.box for parts in layout.plates.values())
    yield from layout.hand
    for boxes in (*layout.melds.values(), *layout.prepared, *layout.rivals.values()):
        yield from boxes
