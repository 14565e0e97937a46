"""Who plays: a row for each seat, to be named, changed, dragged into order, added, removed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.bots.registry import LEVELS
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.game_choice import LONGEST_NAME, USUAL_LEVEL, named
from rami_desktop.ui.players import COMPUTER_NAMES, is_made_up, level_name
from rami_desktop.ui.screens.faces import COLOURS, FaceButton
from rami_desktop.ui.screens.parts import button, call, label
from rami_desktop.ui.tokens import HIT, SPACE_S, SPACE_XS

#: Widths of the choice of who plays, and of the name, at least.
WHO, NAME = 222, 110


class SeatsEditor(QWidget):
    """The seats clockwise from top to bottom.

    ``changed`` tells that another number of seats or another order was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self._fewest, self._most = 2, 8
        self._box = QVBoxLayout()
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(SPACE_XS)
        self.add_button = button("quiet")
        self.add_button.clicked.connect(self.add_seat)
        self.limits = label("small", wrap=True)
        below = QHBoxLayout()
        below.addWidget(self.add_button)
        below.addWidget(self.limits, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(SPACE_S)
        outer.addLayout(self._box)
        outer.addLayout(below)
        self.retranslate()

    # --- what is chosen ------------------------------------------------------------------

    def seats(self) -> tuple[SeatInfo, ...]:
        """Return the seats as they are chosen, each with a name of its own."""
        return named([row.info() for row in self.rows])

    def show_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Show these seats in place of those shown."""
        while self.rows:
            self._drop(self.rows[-1])
        for seat in seats:
            self._append(seat)
        self._changed()

    def set_limits(self, fewest: int, most: int) -> None:
        """Allow so many seats; missing ones are added, those too many removed at the end."""
        self._fewest, self._most = fewest, most
        while len(self.rows) > most:
            self._drop(self.rows[-1])
        while self.rows and len(self.rows) < fewest:
            self._append(self._newcomer())
        self._changed()

    def add_seat(self) -> None:
        """Add a computer player at the end."""
        if len(self.rows) < self._most:
            self._append(self._newcomer())
            self._changed()

    def move_seat(self, old: int, new: int) -> None:
        """Let a seat move to another place in the order."""
        if old != new and 0 <= new < len(self.rows):
            row = self.rows.pop(old)
            self.rows.insert(new, row)
            self._box.removeWidget(row)
            self._box.insertWidget(new, row)
            self._changed()

    def remove_seat(self, index: int) -> None:
        """Take a seat away, if enough others are left."""
        if len(self.rows) > self._fewest:
            self._drop(self.rows[index])
            self._changed()

    def _newcomer(self) -> SeatInfo:
        taken = {row.name_edit.text().casefold() for row in self.rows}
        free = (name for name in COMPUTER_NAMES if name.casefold() not in taken)
        levels = [row.level() for row in self.rows if row.level()]
        level = levels[-1] if levels else USUAL_LEVEL
        return SeatInfo(next(free, ""), COMPUTER, level, self._free_colour())

    def _free_colour(self) -> str:
        taken = {row.face.colour for row in self.rows}
        return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])

    def _append(self, seat: SeatInfo) -> None:
        row = SeatRow(seat, seat.colour or self._free_colour())
        row.up.clicked.connect(lambda: self._shift(row, -1))
        row.down.clicked.connect(lambda: self._shift(row, 1))
        row.remove.clicked.connect(lambda: self.remove_seat(self.rows.index(row)))
        row.grip.dragged.connect(lambda y: self._drag(row, y))
        row.edited.connect(self._changed)
        self.rows.append(row)
        self._box.addWidget(row)

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._box.removeWidget(row)
        row.hide()
        row.setParent(None)
        row.deleteLater()

    def _shift(self, row: SeatRow, by: int) -> None:
        old = self.rows.index(row)
        self.move_seat(old, old + by)
        (row.up if by < 0 else row.down).setFocus()

    def _drag(self, row: SeatRow, y: int) -> None:
        """Move a row to where it is dragged: over the middle of a neighbour, they change."""
        place = self.mapFromGlobal(row.mapToGlobal(row.rect().topLeft())).y() + y
        others = [other for other in self.rows if other is not row]
        middles = [other.y() + other.height() / 2 for other in others]
        self.move_seat(self.rows.index(row), sum(middle < place for middle in middles))
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def _changed(self) -> None:
        for index, (row, seat) in enumerate(zip(self.rows, self.seats(), strict=True)):
            row.tell(seat.name, index, len(self.rows), len(self.rows) > self._fewest)
        self.add_button.setEnabled(len(self.rows) < self._most)
        self.changed.emit()

    def fit(self) -> int:
        """Make all choices as wide as their words; return the width that the rows need."""
        for row in self.rows:
            row.who.setFixedWidth(max(WHO, row.who.sizeHint().width()))
        return max((row.minimumSizeHint().width() for row in self.rows), default=0)

    def retranslate(self) -> None:
        """Say all texts in the language of the moment."""
        self.add_button.setText(self.tr("&Add a player"))
        self.limits.setText(self.tr("Drag or use the arrows to change who sits where."))
        for row in self.rows:
            row.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._changed()
        super().changeEvent(event)


class Grip(QLabel):
    """The handle by which a row is dragged; ``dragged`` tells how far below its own top."""

    dragged = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("⠿", parent)
        self.setCursor(Qt.CursorShape.SizeVerCursor)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(HIT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(self.mapToParent(event.position().toPoint()).y())


class SeatRow(QFrame):
    """One seat."""

    edited = Signal()

    def __init__(self, seat: SeatInfo, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "seat")
        self.grip = Grip(self)
        self.face = FaceButton()
        # A name that nobody gave depends on who else sits there, and gives way when one types.
        unnamed = seat.is_human and is_made_up(seat.name)
        self.name_edit = QLineEdit("" if unnamed else seat.name)
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.setMinimumWidth(NAME)
        self.name_edit.textEdited.connect(lambda _text: self.edited.emit())
        self.who = QComboBox()
        self.who.setFixedWidth(WHO)
        self.who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in ("", *LEVELS):
            self.who.addItem("", value)
        level = seat.level if seat.level in LEVELS else USUAL_LEVEL
        self.who.setCurrentIndex(self.who.findData("" if seat.is_human else level))
        self.who.activated.connect(self._other_kind)
        self.up, self.down, self.remove = QToolButton(), QToolButton(), QToolButton()
        for tool, sign in ((self.up, "▲"), (self.down, "▼"), (self.remove, "✕")):
            tool.setText(sign)
            tool.setAutoRaise(True)
            tool.setMinimumSize(HIT, HIT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_XS)
        for part in (self.grip, self.face, self.name_edit, self.who, self.up, self.down):
            row.addWidget(part, int(part is self.name_edit))
        row.addWidget(self.remove)
        self.face.show_face(colour, seat.picture, "")
        self.retranslate()

    def level(self) -> str:
        """Return the level of a computer player, an empty text for a person."""
        return str(self.who.currentData())

    def info(self) -> SeatInfo:
        """Return the seat as it is chosen; the name may be empty."""
        level = self.level()
        kind = COMPUTER if level else HUMAN
        name = self.name_edit.text().strip()
        return SeatInfo(name, kind, level, self.face.colour, self.face.picture)

    def _other_kind(self) -> None:
        """A person is not called like a computer player unless somebody wants that."""
        if not self.level() and self.name_edit.text() in COMPUTER_NAMES:
            self.name_edit.clear()
        self.edited.emit()

    def tell(self, name: str, index: int, count: int, removable: bool) -> None:
        """Show what the seat is called, and which buttons make sense at its place."""
        self.name_edit.setPlaceholderText(name)
        number = self.tr("Name of player {number}").format(number=index + 1)
        self.name_edit.setAccessibleName(number)
        call(self.who, self.tr("Who plays as {name}").format(name=name))
        self.face.show_face(self.face.colour, self.face.picture, name[:1].upper())
        self.up.setEnabled(index > 0)
        self.down.setEnabled(index < count - 1)
        self.remove.setEnabled(removable)
        for tool, text in (
            (self.up, self.tr("Move {name} up")),
            (self.down, self.tr("Move {name} down")),
            (self.remove, self.tr("Remove {name}")),
        ):
            tool.setToolTip(text.format(name=name))
            tool.setAccessibleName(text.format(name=name))

    def retranslate(self) -> None:
        """Say the choices in the language of the moment."""
        self.grip.setToolTip(self.tr("Drag to change the order."))
        for index in range(self.who.count()):
            value = self.who.itemData(index)
            computer = self.tr("computer, {level}").format(level=level_name(value))
            self.who.setItemText(index, computer if value else self.tr("person"))
