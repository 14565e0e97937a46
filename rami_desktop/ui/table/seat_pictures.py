"""The pictures that a seat may show instead of its initial: drawn as one-colour shapes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from rami_desktop.ui.table.boxes import Box


def _suit_heart() -> QPainterPath:
    path = QPainterPath(QPointF(50, 90))
    path.cubicTo(20, 65, 4, 50, 4, 31)
    path.cubicTo(4, 6, 38, 2, 50, 27)
    path.cubicTo(62, 2, 96, 6, 96, 31)
    path.cubicTo(96, 50, 80, 65, 50, 90)
    return path


def _suit_diamond() -> QPainterPath:
    return _polygon([(50, 2), (88, 50), (50, 98), (12, 50)])


def _suit_spade() -> QPainterPath:
    path = QTransform(1, 0, 0, -1, 0, 92).map(_suit_heart())
    path.setFillRule(path.fillRule().WindingFill)
    path.addPolygon(QPolygonF([QPointF(50, 55), QPointF(68, 97), QPointF(32, 97)]))
    return path


def _suit_club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    for x, y in ((50, 25), (26, 58), (74, 58)):
        path.addEllipse(QPointF(x, y), 23, 23)
    path.addPolygon(QPolygonF([QPointF(50, 40), QPointF(67, 97), QPointF(33, 97)]))
    return path


def _star() -> QPainterPath:
    outer = [(50, 2), (98, 38), (80, 94), (20, 94), (2, 38)]
    inner = [(64, 36), (74, 60), (50, 77), (26, 60), (36, 36)]
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    return _polygon([(x, y + 2) for x, y in points])


def _moon() -> QPainterPath:
    whole = QPainterPath()
    whole.addEllipse(QRectF(6, 6, 88, 88))
    shade = QPainterPath()
    shade.addEllipse(QRectF(34, -6, 84, 84))
    return whole.subtracted(shade)


def _crown() -> QPainterPath:
    path = _polygon([(6, 24), (28, 50), (50, 12), (72, 50), (94, 24), (86, 76), (14, 76)])
    path.addRect(QRectF(14, 82, 72, 10))
    return path


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(10, 90))
    path.cubicTo(4, 40, 36, 6, 94, 6)
    path.cubicTo(96, 62, 62, 96, 10, 90)
    return path


def _sun() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.addEllipse(QPointF(50, 50), 26, 26)
    ray = _polygon([(44, 18), (50, 2), (56, 18)])
    for step in range(8):
        turned = QTransform().translate(50, 50).rotate(45 * step).translate(-50, -50)
        path.addPath(turned.map(ray))
    return path


def _fish() -> QPainterPath:
    path = QPainterPath(QPointF(4, 50))
    path.cubicTo(22, 16, 56, 16, 74, 46)
    path.lineTo(96, 26)
    path.lineTo(96, 74)
    path.lineTo(74, 54)
    path.cubicTo(56, 84, 22, 84, 4, 50)
    eye = QPainterPath()
    eye.addEllipse(QPointF(26, 44), 5, 5)
    return path.subtracted(eye)


def _polygon(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "spade": _suit_spade,
    "heart": _suit_heart,
    "diamond": _suit_diamond,
    "club": _suit_club,
    "star": _star,
    "moon": _moon,
    "sun": _sun,
    "crown": _crown,
    "leaf": _leaf,
    "fish": _fish,
}

#: The names of all pictures, as matches and settings write them.
PICTURES = tuple(_SHAPES)


def picture_path(name: str, box: Box) -> QPainterPath | None:
    """Return the outline of a picture in a box, ``None`` when there is no such picture."""
    shape = _SHAPES.get(name)
    if shape is None:
        return None
    scale = QTransform().translate(box.x, box.y).scale(box.w / 100, box.h / 100)
    return scale.map(shape())
