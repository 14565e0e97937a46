"""A row of cards on a page, small and not to be touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rami_desktop.engine.cards import Card, sort_key
from rami_desktop.ui.messages import card_name
from rami_desktop.ui.table.card_images import CardImages, image_name
from rami_desktop.ui.tokens import CARD_HEIGHT, CARD_WIDTH, INDEX_STRIP, SPACE_XS

CARD = 52
#: The height of the line below the cards.
CAPTION = 17


class CardStrip(QWidget):
    """Shows cards side by side, overlapping only as far as their indices stay legible."""

    def __init__(
        self,
        cards: Sequence[Card],
        images: CardImages,
        parent: QWidget | None = None,
        *,
        card_width: int = CARD,
        ordered: bool = True,
        caption: Callable[[Card], str] | None = None,
    ) -> None:
        """Make the strip.

        :param ordered: whether the cards are put into suits and ranks.
        :param caption: what is written below each card; nothing when there is none.
        """
        super().__init__(parent)
        self._cards = sorted(cards, key=sort_key) if ordered else list(cards)
        self._images = images
        self._width = card_width
        self._height = round(card_width * CARD_HEIGHT / CARD_WIDTH)
        self._captions = [caption(card) for card in self._cards] if caption else []
        if self._captions:
            self._height += CAPTION
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(", ".join(card_name(card) for card in self._cards))

    def _step(self, step: float) -> float:
        gaps = max(len(self._cards) - 1, 1)
        room = (self.width() - self._width - 2 * SPACE_XS) / gaps
        return max(min(step, room), self._width * INDEX_STRIP)

    def sizeHint(self) -> QSize:
        gaps = max(len(self._cards) - 1, 0)
        return QSize(round(self._width * (1 + 0.6 * gaps)) + 2 * SPACE_XS, self._height + SPACE_XS)

    def minimumSizeHint(self) -> QSize:
        gaps = max(len(self._cards) - 1, 0)
        least = self._width * (1 + INDEX_STRIP * gaps)
        return QSize(round(least) + 2 * SPACE_XS, self._height + SPACE_XS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        step = self._step(self._width * 0.6)
        for place, card in enumerate(self._cards):
            image = self._images.image(image_name(card), self._width, self.devicePixelRatioF())
            left = SPACE_XS + place * step - image.margin
            painter.drawPixmap(QPointF(left, 2 - image.margin), image.pixmap)
        font = painter.font()
        font.setPixelSize(CAPTION - 5 if step >= CAPTION + 1 else CAPTION - 7)
        painter.setFont(font)
        for place, text in enumerate(self._captions):
            # As far left as an index: further right the next card's number may stand.
            left = SPACE_XS + place * step
            box = QRectF(left, self._height - CAPTION + 3, max(step, CAPTION), CAPTION)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft, text)
        painter.end()
