"""The face of a seat, its picture on its colour, and the choice of one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QWidget

from rami_desktop.ui import tokens
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.seat_pictures import PICTURES, picture_path

_translate = QCoreApplication.translate

FACE = 32
COLUMNS = 6
COLOURS = tuple(tokens.SEAT_COLOURS)


def picture_name(picture: str) -> str:
    """Return what a picture is called."""
    names = {
        "": _translate("Faces", "Initial"),
        "spade": _translate("Faces", "Spade"),
        "heart": _translate("Faces", "Heart"),
        "diamond": _translate("Faces", "Diamond"),
        "club": _translate("Faces", "Club"),
        "star": _translate("Faces", "Star"),
        "moon": _translate("Faces", "Moon"),
        "sun": _translate("Faces", "Sun"),
        "crown": _translate("Faces", "Crown"),
        "leaf": _translate("Faces", "Leaf"),
        "fish": _translate("Faces", "Fish"),
    }
    return names.get(picture, picture)


def colour_name(colour: str) -> str:
    """Return what a colour of a seat is called."""
    names = {
        "teal": _translate("Faces", "Teal"),
        "brick": _translate("Faces", "Brick red"),
        "indigo": _translate("Faces", "Indigo"),
        "olive": _translate("Faces", "Olive"),
        "rose": _translate("Faces", "Rose"),
        "ochre": _translate("Faces", "Ochre"),
        "slate": _translate("Faces", "Slate"),
        "violet": _translate("Faces", "Violet"),
    }
    return names.get(colour, colour)


def face_icon(colour: str, picture: str, letter: str, ratio: float, size: int = FACE) -> QIcon:
    """Return a disc of a colour with a picture in it, or with a letter."""
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.SEAT_COLOURS.get(colour, tokens.SEAT_COLOURS[COLOURS[0]])))
    painter.drawEllipse(1, 1, size - 2, size - 2)
    path = picture_path(picture, Box(0, 0, size, size).grown(-0.25 * size))
    if path is not None:
        painter.fillPath(path, QColor(tokens.ON_SEAT))
    elif letter:
        painter.setPen(QColor(tokens.ON_SEAT))
        font = painter.font()
        font.setPixelSize(size // 2)
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QRect(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return QIcon(pixmap)


class FaceButton(QToolButton):
    """Shows a face; pressing it lets picture and colour be chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = COLOURS[0]
        self.picture = ""
        self.letter = ""
        self.setIconSize(QSize(FACE, FACE))
        self.setAutoRaise(True)
        self.clicked.connect(self._choose)

    def show_face(self, colour: str, picture: str, letter: str) -> None:
        """Show a face."""
        self.colour, self.picture, self.letter = colour, picture, letter
        self.setIcon(face_icon(colour, picture, letter, self.devicePixelRatioF()))
        self.setToolTip(_translate("Faces", "Choose a picture and a colour."))
        named = _translate("Faces", "{picture}, {colour}")
        self.setAccessibleName(
            named.format(picture=picture_name(picture), colour=colour_name(colour))
        )

    def _choose(self) -> None:
        popup = FacePopup(self)
        popup.chosen.connect(self._take)
        popup.move(self.mapToGlobal(QPoint(0, self.height())))
        popup.show()

    def _take(self, colour: str, picture: str) -> None:
        self.show_face(colour, picture, self.letter)
        self.changed.emit()


class FacePopup(QFrame):
    """All pictures and all colours; each press shows at once."""

    chosen = Signal(str, str)

    def __init__(self, button: FaceButton) -> None:
        super().__init__(button, Qt.WindowType.Popup)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._button = button
        grid = QGridLayout(self)
        grid.setSpacing(tokens.SPACE_XS)
        self.pictures = {
            name: self._face(grid, index // COLUMNS, index % COLUMNS)
            for index, name in enumerate(("", *PICTURES))
        }
        first = len(self.pictures) // COLUMNS + 1
        self.colours = {
            name: self._face(grid, first + index // COLUMNS, index % COLUMNS)
            for index, name in enumerate(COLOURS)
        }
        for name, face in self.pictures.items():
            face.clicked.connect(lambda _on=False, name=name: self._pick(picture=name))
        for name, face in self.colours.items():
            face.clicked.connect(lambda _on=False, name=name: self._pick(colour=name))
        self._show(button.colour, button.picture)

    def _face(self, grid: QGridLayout, row: int, column: int) -> QToolButton:
        face = QToolButton()
        face.setAutoRaise(True)
        face.setCheckable(True)
        face.setIconSize(QSize(FACE, FACE))
        grid.addWidget(face, row, column)
        return face

    def _pick(self, *, colour: str | None = None, picture: str | None = None) -> None:
        colour = self._button.colour if colour is None else colour
        picture = self._button.picture if picture is None else picture
        self.chosen.emit(colour, picture)
        self._show(colour, picture)

    def _show(self, colour: str, picture: str) -> None:
        ratio = self.devicePixelRatioF()
        letter = self._button.letter
        for name, face in self.pictures.items():
            face.setIcon(face_icon(colour, name, letter, ratio))
            face.setChecked(name == picture)
            face.setToolTip(picture_name(name))
            face.setAccessibleName(picture_name(name))
        for name, face in self.colours.items():
            face.setIcon(face_icon(name, "", "", ratio))
            face.setChecked(name == colour)
            face.setToolTip(colour_name(name))
            face.setAccessibleName(colour_name(name))
