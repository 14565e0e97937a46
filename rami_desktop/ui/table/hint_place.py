"""Where a hint is said: it stays until the next act, so it must not lie on what it speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.overlays import beside
from rami_desktop.ui.table.shape import TableLayout

#: How wide a hint is at most and how narrow it may become, times the size of the text.
WIDEST, NARROWEST = 320.0, 200.0


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
    """Return the box for words about a place: where it covers least, first beside the piles.

    :param gap: how far it stays from the place.
    :param panels: what is shown beside the piles.
    """
    width, height = size
    boxes = list(_candidates(layout, place, width, height, gap))
    inside = [box for box in boxes if layout.view_box.holds(box)]
    return min(inside or boxes, key=lambda box: round(covered(layout, box, panels)))


def covered(layout: TableLayout, box: Box, panels: Sequence[Box] = ()) -> float:
    """Return how much a box covers of what is to be seen: cards, plates, panels."""
    return sum(box.shared(shown) for shown in (*_shown(layout), *panels))


def _candidates(
    layout: TableLayout, place: Box, width: float, height: float, gap: float
) -> Iterator[Box]:
    stock, discard = layout.stock_box, layout.discard_box
    y = discard.cy - height / 2
    yield Box(discard.right + gap, y, width, height)
    yield beside(place, width, height, gap, layout.view_box)
    x = min(max(place.cx - width / 2, gap / 2), layout.size[0] - width - gap / 2)
    yield Box(x, place.bottom + gap, width, height)
    yield Box(stock.x - gap - width, y, width, height)
    yield Box(x, layout.own_area.cy - height / 2, width, height)
    yield Box(x, layout.hand_area.y - height - gap, width, height)


def _shown(layout: TableLayout) -> Iterator[Box]:
    yield from (layout.stock_box, layout.discard_box)
    yield from (parts.box for parts in layout.plates.values())
    yield from layout.hand
    for boxes in (*layout.melds.values(), *layout.prepared, *layout.rivals.values()):
        yield from boxes
