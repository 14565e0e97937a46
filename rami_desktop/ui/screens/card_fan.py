"""A handful of cards as an ornament."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rami_desktop.engine.cards import Card
from rami_desktop.ui.table.card_images import CardImages, image_name
from rami_desktop.ui.tokens import CARD_HEIGHT, CARD_WIDTH

CARD = 64
#: Degrees from one card to the next, and how far below a card the fan is held, in card heights.
ANGLE = 13
HELD = 1.35


class CardFan(QWidget):
    """Shows cards as a hand holds them."""

    def __init__(
        self, cards: Sequence[Card], images: CardImages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self._images = images
        self.setFixedSize(self.sizeHint())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _angles(self) -> list[float]:
        middle = (len(self._cards) - 1) / 2
        return [ANGLE * (place - middle) for place in range(len(self._cards))]

    def sizeHint(self) -> QSize:
        height = CARD * CARD_HEIGHT / CARD_WIDTH
        widest = radians(max(self._angles()))
        reach = height * (HELD + 0.5)
        half = sin(widest) * reach + cos(widest) * CARD / 2
        lowest = reach - cos(widest) * height * (HELD - 0.5) + sin(widest) * CARD / 2
        return QSize(round(2 * half) + 8, round(lowest) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        height = CARD * CARD_HEIGHT / CARD_WIDTH
        for card, angle in zip(self._cards, self._angles(), strict=True):
            image = self._images.image(image_name(card), CARD, self.devicePixelRatioF())
            painter.save()
            painter.translate(self.width() / 2, height * (HELD + 0.5) + 4)
            painter.rotate(angle)
            top_left = QPointF(-CARD / 2 - image.margin, -height * (HELD + 0.5) - image.margin)
            painter.drawPixmap(top_left, image.pixmap)
            painter.restore()
        painter.end()
