"""The graphics item of a card.  It does not paint in Python."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from rami_desktop.ui import tokens
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.card_images import BACK, CardImage
from rami_desktop.ui.table.motion import State

ImageSource = Callable[[str, float], CardImage]


class CardItem(QGraphicsPixmapItem):
    """A card.  Its state is (middle x, middle y, width, turn).

    A turn from 0 to 1 turns it over: at one half the picture is exchanged for the next one.

    :ivar number: the opaque number of the card in this deal.
    :ivar name: the drawing that it shows.
    """

    def __init__(self, number: int, name: str, source: ImageSource) -> None:
        super().__init__()
        self.number = number
        self.name = name
        self._next = name
        self._source = source
        self._state: State = (0.0, 0.0, 1.0, 0.0)
        self._raster = 0.0
        self._image_width = 1.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def wanted(self) -> str:
        """The drawing that it shows or is turning to."""
        return self._next

    def state(self) -> State:
        return self._state

    def set_state(self, state: State) -> None:
        x, y, width, turn = state
        if turn >= 0.5 and self.name != self._next:
            self._exchange(self._next)
        if turn >= 1.0:
            turn = 0.0
        self._state = (x, y, width, turn)
        scale = width / self._image_width
        across = abs(1.0 - 2.0 * turn) * scale
        if abs(scale - 1.0) < 0.006 and turn == 0.0:
            if not self.transform().isIdentity():
                self.setTransform(QTransform())
        else:
            self.setTransform(QTransform.fromScale(max(across, 0.01), scale))
        self.setPos(x, y)

    def turn_to(self, name: str) -> bool:
        """Make ready to show another drawing.

        :returns: whether the card has to turn for it; otherwise nothing changes or the new
            drawing shows already.
        """
        if name == self._next and name == self.name:
            return False
        self._next = name
        if name == self.name:
            return False
        if BACK not in (name, self.name):
            self._exchange(name)
            return False
        return True

    def sharpen(self, width: float) -> None:
        """Use the picture that was drawn for a width."""
        self._raster = width
        self._exchange(self.name)

    def refresh(self) -> None:
        """Take the picture anew: the drawings or the pixel ratio changed."""
        if self._raster:
            self._exchange(self.name)

    @property
    def raster(self) -> float:
        """The width for which its picture was drawn."""
        return self._raster

    def _exchange(self, name: str) -> None:
        self.name = name
        image = self._source(name, self._raster)
        self._image_width = image.width
        self.setPixmap(image.pixmap)
        self.setOffset(-image.width / 2 - image.margin, -image.height / 2 - image.margin)
        x, y, width, turn = self._state
        self.set_state((x, y, width, min(turn, 0.999)))

    @property
    def box(self) -> Box:
        """Where the card is now, its shadow not counted."""
        x, y, width, _ = self._state
        height = width * tokens.CARD_HEIGHT / tokens.CARD_WIDTH
        return Box(x - width / 2, y - height / 2, width, height)
