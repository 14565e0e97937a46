"""Rectangles, and how pieces of different widths are set in rows.  Plain numbers, no Qt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """An upright rectangle in scene coordinates."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle from left to right."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle from top to bottom."""
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point lies inside; the right and lower edges do not count."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def holds(self, other: Box, slack: float = 0.01) -> bool:
        """Return whether another box lies wholly inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def shared(self, other: Box) -> float:
        """Return the area that both cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return width * height if width > 0 and height > 0 else 0.0

    def moved(self, dx: float, dy: float) -> Box:
        """Return the box shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: float, by_y: float | None = None) -> Box:
        """Return the box with a margin added on all sides (taken off when negative)."""
        tall = by if by_y is None else by_y
        return Box(self.x - by, self.y - tall, self.w + 2 * by, self.h + 2 * tall)

    def at_least(self, side: float) -> Box:
        """Return the box grown about its middle so that no side is shorter than ``side``."""
        return self.grown(max(0.0, side - self.w) / 2, max(0.0, side - self.h) / 2)


def around(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all of them."""
    left = min(box.x for box in boxes)
    top = min(box.y for box in boxes)
    right = max(box.right for box in boxes)
    bottom = max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def in_rows(
    widths: Sequence[float], room: float, gap: float, breaks: Collection[int] = ()
) -> list[list[int]]:
    """Set pieces in rows, in order; a piece in ``breaks`` begins a row of its own.

    :returns: the indices of the pieces of each row; a piece wider than the room stands alone.
    """
    rows: list[list[int]] = []
    left = 0.0
    for index, width in enumerate(widths):
        if rows and index not in breaks and width + gap <= left + 1e-6:
            rows[-1].append(index)
            left -= width + gap
        else:
            rows.append([index])
            left = room - width
    return rows


def row_width(widths: Sequence[float], row: Sequence[int], gap: float) -> float:
    """Return how wide one row is."""
    return sum(widths[index] for index in row) + gap * (len(row) - 1)


def least_width(
    widths: Sequence[float], rows: int, gap: float, breaks: Collection[int] = ()
) -> float | None:
    """Return the least room in which the pieces stand in at most so many rows.

    :returns: ``None`` when the breaks alone ask for more rows.
    """
    if not widths:
        return 0.0
    narrow = max(widths)
    wide = sum(widths) + gap * (len(widths) - 1)
    if len(in_rows(widths, wide, gap, breaks)) > rows:
        return None
    for _ in range(14):
        if wide - narrow < 0.5:
            break
        middle = (narrow + wide) / 2
        if len(in_rows(widths, middle, gap, breaks)) <= rows:
            wide = middle
        else:
            narrow = middle
    return wide


def shared_out(needs: Sequence[float], total: float) -> list[float]:
    """Share a width among columns: equal parts, but to each at least what it needs.

    The needs must not add up to more than the total.
    """
    widths = list(needs)
    open_ones = list(range(len(needs)))
    while open_ones:
        fixed = sum(widths[i] for i in range(len(needs)) if i not in open_ones)
        part = (total - fixed) / len(open_ones)
        over = [i for i in open_ones if needs[i] > part + 1e-9]
        if not over:
            for i in open_ones:
                widths[i] = part
            break
        open_ones = [i for i in open_ones if i not in over]
    return widths
