"""What appears for a while above the table: lit targets, words beside a place, the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from rami_desktop.ui import tokens
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.card_layer import Z_BUBBLE, Z_OVER
from rami_desktop.ui.table.items import NO_PEN, Group, Panel, Paragraph, Ring, pen, polygon
from rami_desktop.ui.targets import Target, TargetKind
from rami_desktop.ui.tokens import TableColours


class TargetLights:
    """Outlines around the places that would take what is being dragged."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._rings: dict[Target, Ring] = {}
        self._caret: Panel | None = None

    @property
    def lit(self) -> frozenset[Target]:
        """The places that are lit."""
        return frozenset(self._rings)

    @property
    def rings(self) -> Mapping[Target, Ring]:
        """The outlines, by their places."""
        return self._rings

    def light(
        self,
        boxes: Mapping[Target, Box],
        over: Target | None,
        colours: TableColours,
        unit: float,
    ) -> None:
        """Light these places and no others; the one under the pointer most."""
        for target in self._rings.keys() - boxes.keys():
            self._scene.removeItem(self._rings.pop(target))
        for target, box in boxes.items():
            ring = self._rings.get(target)
            if ring is None:
                ring = self._rings[target] = Ring()
                ring.setZValue(Z_OVER)
                self._scene.addItem(ring)
            strong = target == over
            width = (3.5 if strong else 2.0) * max(1.0, unit)
            # The hand keeps its colours: there the gap says where a card would fall.
            tinted = strong and target.kind is not TargetKind.HAND
            fill = colours.target_tint if tinted else None
            ring.surround(box, colours.turn, width, tokens.RADIUS * unit, fill, not strong)

    def show_gap(self, box: Box | None, colours: TableColours) -> None:
        """Mark the gap of the hand into which a card would fall, or no gap."""
        if self._caret is None:
            self._caret = Panel()
            self._caret.setZValue(Z_OVER + 1)
            self._scene.addItem(self._caret)
        self._caret.setVisible(box is not None)
        if box is not None:
            self._caret.radius = box.w / 2
            self._caret.set_state(tuple(box))
            self._caret.dress(colours.turn, colours.bubble_line, box.w / 4)

    def clear(self) -> None:
        """Light nothing."""
        for ring in self._rings.values():
            self._scene.removeItem(ring)
        self._rings = {}
        if self._caret is not None:
            self._caret.setVisible(False)


def _bubble_path(
    box: Box, tip: tuple[float, float] | None, radius: float, tail: float
) -> QPainterPath:
    """Return the outline of a bubble whose tail points at a place beside, above or below it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(*box, radius, radius)
    if tip is None:
        return path
    x, y = tip
    if x < box.x:
        root = min(max(y, box.y + radius + tail), box.bottom - radius - tail)
        path.addPath(polygon([(box.x + 1, root - tail), (box.x + 1, root + tail), (x, y)]))
        return path.simplified()
    root = min(max(x, box.x + radius + tail), box.right - radius - tail)
    edge = box.bottom - 1 if y > box.cy else box.y + 1
    path.addPath(polygon([(root - tail, edge), (root + tail, edge), (x, y)]))
    return path.simplified()


def _tip(box: Box, place: Box, text: float) -> tuple[float, float] | None:
    """Return where the tail of a bubble ends, ``None`` when it lies in its place or far away."""
    gap = 18 * text
    if box.shared(place) > 0:
        return None
    if place.right <= box.x:
        return (place.right - 2, place.cy) if box.x - place.right <= gap else None
    if not box.right > place.x or max(place.y - box.bottom, box.y - place.bottom) > gap:
        return None
    above = box.cy < place.cy
    x = min(max(place.cx, box.x), box.right)
    if place.h > 3 * box.h:
        return (x, box.bottom + 12 * text if above else box.y - 12 * text)
    return (x, place.y + 2 if above else place.bottom - 2)


class Bubble(Group):
    """Words beside a place; they go after a while.

    :ivar topic: the paragraph of the rules that says why, empty when none does.
    :ivar box: where the words were said last, without the tail.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.box = Box(0, 0, 0, 0)
        self._path = QGraphicsPathItem(self)
        self._title = Paragraph(self)
        self._text = Paragraph(self)
        self._link = Paragraph(self)
        self._link_box: Box | None = None
        self._spoken = ""
        self.topic = ""
        self.setZValue(Z_BUBBLE)
        self.setVisible(False)
        scene.addItem(self)
        self._timer = QTimer(scene)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide_now)

    @property
    def words(self) -> str:
        """What it says, empty when it is not shown."""
        if not self.isVisible():
            return ""
        parts = (self._title.toPlainText(), self._text.toPlainText())
        return " ".join(filter(None, parts))

    @property
    def spoken(self) -> str:
        """What a screen reader says of it, empty when it is not shown."""
        return self._spoken or self.words if self.isVisible() else ""

    def asks_why(self, x: float, y: float) -> bool:
        """Return whether a point lies on the link to the rules."""
        return self.isVisible() and self._link_box is not None and self._link_box.contains(x, y)

    def say(
        self,
        words: str,
        place: Box,
        whole: Box,
        colours: TableColours,
        text: float,
        where: Callable[[float, float, float], Box],
        link: str = "",
        topic: str = "",
        title: str = "",
        stays: bool = False,
        widest: float = 0.0,
        spoken: str = "",
        wide: float = 300,
    ) -> None:
        """Say something beside a place.

        :param whole: the table, which the bubble does not leave.
        :param where: returns the box for a width, a height and the gap to what lies around.
        :param link: the words that lead to the rules, with the ``topic`` that they open.
        :param title: words above, in bold.
        :param stays: whether it stays until it is hidden.
        :param spoken: the words for those who hear them, where they are others.
        :param widest: how wide it is at most, with its margins.
        :param wide: how wide its text is at most, before the type grows.
        """
        pad = 11 * text
        most = min(wide * text, whole.w - 4 * pad)
        if widest:
            most = min(most, widest - 2 * pad)
        height = self._text.put(words, most, tokens.TEXT * text, colours.bubble_text)
        width = min(most, self._text.document().idealWidth() + 1)
        above = 0.0
        self._title.setVisible(bool(title))
        line = self._title.put(title, most, tokens.TEXT * text, colours.bubble_text, bold=True)
        if title:
            above = line + 3 * text
            width = max(width, min(most, self._title.document().idealWidth() + 1))
            height += above
        if link:
            line = self._link.put(
                link, most, tokens.TEXT * text, colours.bubble_text, bold=True, underline=True
            )
            wide = self._link.document().idealWidth() + 1
            width, height = max(width, wide), height + max(line, tokens.HIT)
        self._text.setTextWidth(width)
        box = where(width + 2 * pad, height + 2 * pad, 14 * text)
        self.topic, self.box, self._spoken = topic, box, spoken
        self._link.setVisible(bool(link))
        self._link_box = None
        if link:
            top = box.bottom - pad - max(line, tokens.HIT)
            self._link_box = Box(box.x, top, wide + 2 * pad, box.bottom - top)
            self._link.setPos(box.x + pad, box.bottom - pad - line)
        tip = _tip(box, place, text)
        self._path.setPath(_bubble_path(box, tip, tokens.RADIUS * text, 8 * text))
        self._path.setBrush(QColor(colours.bubble))
        self._path.setPen(pen(colours.bubble_line, 1.2 * text))
        self._title.setTextWidth(width)
        self._title.setPos(box.x + pad, box.y + pad)
        self._text.setPos(box.x + pad, box.y + pad + above)
        self.setVisible(True)
        self._timer.stop()
        if not stays:
            self._timer.start(tokens.BUBBLE_STAY + tokens.BUBBLE_PER_CHARACTER * len(words))

    def hide_now(self) -> None:
        """Stop saying it."""
        self._timer.stop()
        self.setVisible(False)


def beside(place: Box, width: float, height: float, gap: float, whole: Box) -> Box:
    """Return a box above a place, or below it where there is no room above."""
    x = min(max(place.cx - width / 2, whole.x + gap / 2), whole.right - width - gap / 2)
    y = place.y - height - gap
    if y < whole.y + gap / 2:
        y = min(place.bottom + gap, whole.bottom - height - gap / 2)
    return Box(x, y, width, height)


class FocusRing:
    """Shows where the keyboard is."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._outer = QGraphicsPathItem()
        self._inner = QGraphicsPathItem()
        for item in (self._outer, self._inner):
            item.setZValue(Z_OVER + 2)
            item.setVisible(False)
            item.setBrush(Qt.BrushStyle.NoBrush)
            item.setPen(NO_PEN)
            scene.addItem(item)

    @property
    def visible(self) -> bool:
        """Whether the ring is shown."""
        return self._inner.isVisible()

    def show_at(self, box: Box | None, colours: TableColours, unit: float) -> None:
        """Put the ring around a box, or hide it."""
        for item in (self._outer, self._inner):
            item.setVisible(box is not None)
        if box is None:
            return
        width = max(2.5, 2.5 * unit)
        # The inner line has gaps: what a hint marks shows through when it is the same card.
        inner = pen(colours.focus, width)
        inner.setDashPattern([3.0, 5.0])
        for item, grow, line in (
            (self._outer, 1.5 * width, pen(colours.bubble_line, width)),
            (self._inner, 0.5 * width, inner),
        ):
            path = QPainterPath()
            path.addRoundedRect(*box.grown(grow), tokens.RADIUS * unit, tokens.RADIUS * unit)
            item.setPath(path)
            item.setPen(line)
