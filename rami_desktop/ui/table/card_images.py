"""Pictures of the cards: drawn from SVG once per size in device pixels, with a soft shadow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from rami_desktop.engine.cards import Card
from rami_desktop.ui import tokens
from rami_desktop.ui.resources import asset

#: The name under which a card that lies face down is asked for.
BACK = "back"
_JOKERS = 2
#: How many pictures of the largest size may be kept, and the bytes that they may take at most.
_KEPT = 36
_MOST_BYTES = 24 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """Which drawings of the deck are used.

    :ivar colours: ``two`` or ``four``.
    :ivar language: whose letters stand on the court cards, ``fr`` or ``en``.
    :ivar index: ``normal`` or ``large``.
    :ivar back: the name of the back.
    """

    colours: str = "two"
    language: str = "en"
    index: str = "normal"
    back: str = "blue"

    @property
    def folder(self) -> str:
        """The folder of the faces, as the deck's manifest names it."""
        return f"{self.colours}-{self.language}-{self.index}"


@dataclass(frozen=True, slots=True)
class CardImage:
    """A picture of a card, shadow included.

    :ivar width: the width of the card in it, in device-independent pixels.
    :ivar height: its height.
    :ivar margin: how much the picture is larger on each side, for the shadow.
    """

    pixmap: QPixmap
    width: float
    height: float
    margin: float


def _size(image: CardImage) -> int:
    """Return the bytes that a picture takes."""
    return 4 * image.pixmap.width() * image.pixmap.height()


def image_name(face: Card | None) -> str:
    """Return the name of the drawing that shows a face, or the back."""
    if face is None:
        return BACK
    if face.is_joker:
        return f"joker-{face.copy % _JOKERS + 1}"
    return str(face)


def backs(folder: Path | None = None) -> tuple[str, ...]:
    """Return the names of the backs that there are."""
    folder = folder or asset("cards")
    return tuple(sorted(path.stem for path in (folder / "backs").glob("*.svg")))


class CardImages:
    """The cache of all pictures, keyed by drawing, width in device pixels and pixel ratio."""

    def __init__(self, style: DeckStyle | None = None, folder: Path | None = None) -> None:
        self._folder = folder or asset("cards")
        self._style = style or DeckStyle()
        self._images: dict[tuple[str, int, float], CardImage] = {}
        self._shadows: dict[tuple[int, int], QImage] = {}
        self._bytes = self._largest = 0

    @property
    def style(self) -> DeckStyle:
        """Which drawings are used."""
        return self._style

    def set_style(self, style: DeckStyle) -> None:
        """Use other drawings from now on."""
        if style != self._style:
            self._style = style
            self._images.clear()
            self._bytes = self._largest = 0

    def image(self, name: str, width: float, ratio: float) -> CardImage:
        """Return a picture for cards of a width, at a pixel ratio of the window."""
        pixels = max(1, round(width * ratio))
        key = (name, pixels, ratio)
        image = self._images.pop(key, None)
        if image is None:
            image = self._draw(name, pixels, ratio)
            self._bytes += _size(image)
            self._largest = max(self._largest, _size(image))
            budget = min(_MOST_BYTES, _KEPT * self._largest)
            while self._bytes > budget and self._images:
                self._bytes -= _size(self._images.pop(next(iter(self._images))))
        self._images[key] = image  # the one used last stands last
        return image

    def keep(self, widths: Iterable[float], ratio: float) -> None:
        """Forget all pictures but those of some widths."""
        kept = {(max(1, round(width * ratio)), ratio) for width in widths}
        self._images = {key: image for key, image in self._images.items() if key[1:] in kept}
        sizes = [_size(image) for image in self._images.values()]
        self._bytes, self._largest = sum(sizes), max(sizes, default=0)
        self._shadows.clear()

    def __len__(self) -> int:
        return len(self._images)

    def _drawing(self, name: str) -> QSvgRenderer:
        """Read a drawing; that is so quick that none is kept."""
        folder, stem = ("backs", self._style.back) if name == BACK else (self._style.folder, name)
        path = self._folder / folder / f"{stem}.svg"
        if name == BACK and not path.is_file():
            path = min((self._folder / folder).glob("*.svg"))
        if not path.is_file():
            raise FileNotFoundError(f"there is no drawing {path}")
        return QSvgRenderer(str(path))

    def _draw(self, name: str, width: int, ratio: float) -> CardImage:
        height = round(width * tokens.CARD_HEIGHT / tokens.CARD_WIDTH)
        margin = max(1, round(width * tokens.SHADOW))
        drawing = self._drawing(name)
        canvas = self._shadow(width, height, margin).copy()
        painter = QPainter(canvas)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(margin, margin, width, height))
        painter.end()
        pixmap = QPixmap.fromImage(canvas)
        pixmap.setDevicePixelRatio(ratio)
        return CardImage(pixmap, width / ratio, height / ratio, margin / ratio)

    def _shadow(self, width: int, height: int, margin: int) -> QImage:
        """Return a canvas with nothing but the shadow of a card on it."""
        shadow = self._shadows.get((width, margin))
        if shadow is not None:
            return shadow
        shadow = QImage(
            width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied
        )
        shadow.fill(Qt.GlobalColor.transparent)
        painter = QPainter(shadow)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, max(10, 54 // (margin + 1))))
        radius = width * 0.066
        for step in range(margin + 1):
            grow = margin - step
            painter.drawRoundedRect(
                QRectF(
                    margin - grow,
                    margin - grow * 0.6,
                    width + 2 * grow,
                    height + grow * 1.6,
                ),
                radius + grow,
                radius + grow,
            )
        painter.end()
        self._shadows[(width, margin)] = shadow
        return shadow
