"""The simple graphics items of the table.  None of them paints in Python."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.motion import State


def rect(box: Box) -> QRectF:
    """Return a box in Qt's form."""
    return QRectF(*box)


def rounded(box: Box, radius: float) -> QPainterPath:
    """Return the outline of a box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect(box), radius, radius)
    return path


def pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen with round joints."""
    return QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


NO_PEN = QPen(Qt.PenStyle.NoPen)


class Panel(QGraphicsPathItem):
    """A rounded ground with a border.  Its state is (x, y, width, height)."""

    def __init__(self, radius: float = 0.0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.radius = radius
        self._state: State = (0.0, 0.0, 0.0, 0.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def state(self) -> State:
        return self._state

    def set_state(self, state: State) -> None:
        self._state = state
        self.setPath(rounded(Box(*state), self.radius))

    def dress(self, fill: str | None, line: str | None, width: float = 1.0) -> None:
        """Give it its colours."""
        self.setBrush(QColor(fill) if fill else QBrush(Qt.BrushStyle.NoBrush))
        self.setPen(pen(line, width) if line else NO_PEN)


class Ring(QGraphicsPathItem):
    """An outline around a card or a place, with a soft glow around the line."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._line = QGraphicsPathItem(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def surround(
        self,
        box: Box,
        colour: str,
        width: float,
        radius: float,
        fill: str | None = None,
        dashed: bool = False,
    ) -> None:
        """Draw it around a box; a dashed line does not glow."""
        path = rounded(box, radius)
        glow = QColor(colour)
        glow.setAlpha(80)
        self.setPath(path)
        self.setPen(NO_PEN if dashed else QPen(glow, 3.2 * width))
        self.setBrush(QColor(fill) if fill else QBrush(Qt.BrushStyle.NoBrush))
        self._line.setPath(path)
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        self._line.setPen(pen(colour, width, style))


class Line(QGraphicsSimpleTextItem):
    """One line of text, shortened with an ellipsis where it does not fit."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._full = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def full(self) -> str:
        """The whole text."""
        return self._full

    def put(
        self,
        text: str,
        box: Box,
        size: float,
        colour: str,
        *,
        bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        fit: bool = False,
    ) -> float:
        """Write a text in a box, in the middle from top to bottom.

        :param fit: make the type smaller, down to three quarters, before shortening the text.
        :returns: the width of what was written.
        """
        font = type_face(fitting(text, box.w, size, bold) if fit else size, bold)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, box.w) + 0.5)
        self._full = text
        self.setFont(font)
        self.setText(shown)
        self.setBrush(QColor(colour))
        width = metrics.horizontalAdvance(shown)
        x = box.x
        if align == Qt.AlignmentFlag.AlignHCenter:
            x = box.cx - width / 2
        elif align == Qt.AlignmentFlag.AlignRight:
            x = box.right - width
        self.setPos(round(x), round(box.cy - metrics.height() / 2))
        return width


class Group(QGraphicsItem):
    """An item that only holds others."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.childrenBoundingRect()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Nothing: all parts are items of their own."""


class Paragraph(QGraphicsTextItem):
    """Text that wraps at a width; without a text yet it has no document, which costs most."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def put(
        self,
        text: str,
        width: float,
        size: float,
        colour: str,
        *,
        bold: bool = False,
        underline: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """Write a text and return its height."""
        document = self.document()
        document.setDocumentMargin(0)
        font = type_face(size, bold)
        font.setUnderline(underline)
        self.setFont(font)
        self.setDefaultTextColor(QColor(colour))
        option = document.defaultTextOption()
        option.setAlignment(align)
        document.setDefaultTextOption(option)
        self.setPlainText(text)
        self.setTextWidth(width)
        return document.size().height()


def type_face(size: float, bold: bool = False) -> QFont:
    """Return the application's font in a size in pixels."""
    font = QFont()
    font.setPixelSize(max(8, round(size)))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return how wide a text is."""
    return QFontMetricsF(type_face(size, bold)).horizontalAdvance(text)


def fitting(text: str, room: float, size: float, bold: bool = False) -> float:
    """Return the size in which a text fits in a room, at least three quarters of the given one."""
    wide = text_width(text, size, bold)
    return floor(max(0.75 * size, size * room / wide)) if wide > room > 0 else size


def arc(box: Box, part: float) -> QPainterPath:
    """Return the part of a circle, clockwise from the top, that a clock has left."""
    path = QPainterPath()
    bounds = rect(box)
    path.arcMoveTo(bounds, 90)
    path.arcTo(bounds, 90, -360 * max(0.0, min(1.0, part)))
    return path


def polygon(points: list[tuple[float, float]]) -> QPainterPath:
    """Return a closed outline through some points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path
