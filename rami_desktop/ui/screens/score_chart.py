"""A chart of totals over the deals: one line for each seat.

Qt's own charts would cost the bundle a library and every start its loading; a few lines and
dots need neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from rami_desktop.ui import tokens
from rami_desktop.ui.count_texts import number_text

LEAST = QSize(220, 150)
#: How many lines across the chart there are about.
STEPS = 4
DOT = 4.0
#: The most room for the names at the ends of the lines, as a part of the width.
NAMES = 0.3
#: From the end of a line to its name.
NAME_GAP = 10


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a chart.

    :ivar colour: ``#rrggbb``.
    :ivar values: one for each step, the first being the start.
    """

    name: str
    colour: str
    values: Sequence[float]


def grid_step(span: float, steps: int = STEPS) -> int:
    """Return a round number that divides a span into about so many steps.

    >>> grid_step(100), grid_step(7), grid_step(1230)
    (25, 2, 500)
    """
    rough = max(span, 1.0) / steps
    power = float(10 ** floor(log10(rough)))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.99)
    return max(1, ceil(step))


class ScoreChart(QWidget):
    """Draws lines; each has its colour, its own kind of dot, and its name at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._names = True
        self._first = 0
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_lines(self, lines: Sequence[Line], *, names: bool = True, first: int = 0) -> None:
        """Show these lines; what they end with is told to screen readers too.

        :param names: whether each has its name at its end.
        :param first: what the first step is called.
        """
        self._first = first
        self._lines = tuple(line for line in lines if line.values)
        self._names = names
        told = [f"{line.name}: {number_text(line.values[-1])}" for line in self._lines]
        self.setAccessibleDescription("; ".join(told))
        self.update()

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that are shown."""
        return self._lines

    def sizeHint(self) -> QSize:
        return QSize(320, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = painter.font()
        font.setPixelSize(tokens.TEXT_SMALL)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        every = [value for line in self._lines for value in line.values]
        low, high = min(0.0, *every), max(1.0, *every)
        step = grid_step(high - low)
        low, high = floor(low / step) * step, ceil(high / step) * step
        left = max(metrics.horizontalAdvance(number_text(v)) for v in (low, high)) + 8
        longest = max(metrics.horizontalAdvance(line.name) for line in self._lines) + NAME_GAP + 2
        right = min(longest, self.width() * NAMES) if self._names else 12.0
        top, height = metrics.height() / 2 + 4, self.height() - 2.2 * metrics.height() - 6
        area = QRectF(left, top, self.width() - left - right, height)
        self._draw_grid(painter, metrics, area, low, high, step)
        for index, line in enumerate(self._lines):
            self._draw_line(painter, area, line, index, low, high)
        if self._names:
            self._draw_names(painter, metrics, area, low, high)
        painter.end()

    def _draw_grid(
        self,
        painter: QPainter,
        metrics: QFontMetricsF,
        area: QRectF,
        low: float,
        high: float,
        step: float,
    ) -> None:
        text, line = self.palette().color(self.foregroundRole()), self.palette().mid().color()
        text.setAlphaF(0.75)
        value = low
        while value <= high:
            y = self._y(area, value, low, high)
            painter.setPen(QPen(line, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(text)
            box = QRectF(0, y - metrics.height() / 2, area.left() - 6, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, number_text(round(value)))
            value += step
        count = max(len(one.values) for one in self._lines) - 1
        for deal in range(0, count + 1, max(1, grid_step(count, 8))):
            x = self._x(area, deal)
            box = QRectF(x - 30, area.bottom() + 4, 60, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, number_text(deal + self._first))

    def _x(self, area: QRectF, deal: int) -> float:
        count = max(len(line.values) for line in self._lines) - 1
        return area.left() + area.width() * deal / max(count, 1)

    @staticmethod
    def _y(area: QRectF, value: float, low: float, high: float) -> float:
        return area.bottom() - area.height() * (value - low) / (high - low)

    def _draw_line(
        self, painter: QPainter, area: QRectF, line: Line, index: int, low: float, high: float
    ) -> None:
        colour = self._visible(line.colour)
        points = [
            QPointF(self._x(area, deal), self._y(area, value, low, high))
            for deal, value in enumerate(line.values)
        ]
        style = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)[index % 2]
        painter.setPen(QPen(colour, 2, style))
        for start, end in pairwise(points):
            painter.drawLine(start, end)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        crowded = len(points) > 2 and points[1].x() - points[0].x() < 3 * DOT
        for point in points[-1:] if crowded else points:
            if index % 4:
                painter.drawPolygon(_dot(point, index))
            else:
                painter.drawEllipse(point, DOT, DOT)

    def _visible(self, colour: str) -> QColor:
        """Return a seat's colour, lighter where the page is dark."""
        dark = self.palette().window().color().lightnessF() < 0.5
        return QColor(colour).lighter(165) if dark else QColor(colour)

    def _draw_names(
        self, painter: QPainter, metrics: QFontMetricsF, area: QRectF, low: float, high: float
    ) -> None:
        """Write each name beside the end of its line, none over another."""
        height = metrics.height()
        ends = sorted(self._lines, key=lambda line: -line.values[-1])
        places = [self._y(area, line.values[-1], low, high) - height / 2 for line in ends]
        for index in range(1, len(places)):
            places[index] = max(places[index], places[index - 1] + height)
        below = places[-1] + height - self.height()
        if below > 0:
            places = [max(place - below, index * height) for index, place in enumerate(places)]
        width = self.width() - area.right() - NAME_GAP
        for line, y in zip(ends, places, strict=True):
            painter.setPen(self._visible(line.colour))
            name = metrics.elidedText(line.name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(area.right() + NAME_GAP, y, width, height), 0, name)


def _dot(point: QPointF, index: int) -> QPolygonF:
    """Return the outline of a dot that is no circle: a square, a diamond or a triangle."""
    d = DOT
    shapes = (
        (),
        ((-d, -d), (d, -d), (d, d), (-d, d)),
        ((0, -1.4 * d), (1.4 * d, 0), (0, 1.4 * d), (-1.4 * d, 0)),
        ((0, -1.3 * d), (1.3 * d, d), (-1.3 * d, d)),
    )
    return QPolygonF([point + QPointF(x, y) for x, y in shapes[index % 4]])
