"""The curtain between two people around one screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.screens.faces import COLOURS, face_icon
from rami_desktop.ui.screens.parts import label
from rami_desktop.ui.states import State
from rami_desktop.ui.tokens import BUTTON, SPACE_L, SPACE_S, SPACE_XL

FACE = 96
BUTTON_WIDTH = 280


class Curtain(QFrame):
    """Covers the whole page until the next player says that it is they.

    What it hides shows no hand either: behind a closed curtain the store holds only what
    everybody sees.
    """

    #: The table can be seen again.
    opened = Signal()

    def __init__(
        self, store: TableStore, controller: TurnController, reveal: QAction, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "curtain")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._store = store
        self._controller = controller
        self.face = QLabel()
        self.face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title, self.line = label("display", wrap=True), label("lead", wrap=True)
        for words in (self.title, self.line):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("role", "primary")
        self.button.setMinimumSize(BUTTON_WIDTH, 2 * BUTTON)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(reveal.trigger)
        box = QVBoxLayout(self)
        box.setContentsMargins(SPACE_XL, SPACE_L, SPACE_XL, SPACE_L)
        box.addStretch(2)
        for part in (self.face, self.title, self.line):
            box.addWidget(part)
            box.addSpacing(SPACE_S)
        box.addSpacing(SPACE_L)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(3)
        controller.state_changed.connect(self._on_state)
        self.hide()

    def fit(self) -> None:
        """Cover the page."""
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())

    def _on_state(self, state: State) -> None:
        closed, was_closed = state is State.CURTAIN, not self.isHidden()
        if closed:
            self.fit()
            self.raise_()
            self.retranslate()
        self.setVisible(closed)
        page = self.parentWidget()
        # What lies behind gets no key either, not even when the window becomes active again.
        for part in [] if page is None else page.children():
            if isinstance(part, QWidget) and part is not self:
                part.setEnabled(not closed)
        if closed and page is not None and page.isVisible():
            self.button.setFocus()
        elif was_closed and not closed:
            self.opened.emit()

    def retranslate(self) -> None:
        """Say whose turn it is."""
        seat = self._controller.next_human
        if seat is None:
            return
        info = self._store.infos[seat]
        self.title.setText(self.tr("{name}, it is your turn").format(name=info.name))
        self.line.setText(
            self.tr("What happened meanwhile is shown then. The others look away, please.")
        )
        self.button.setText(self.tr("It’s me"))
        self.button.setAccessibleName(self.tr("It’s me, {name}").format(name=info.name))
        colour = info.colour or COLOURS[seat % len(COLOURS)]
        letter, ratio = info.name[:1].upper(), self.devicePixelRatioF()
        icon = face_icon(colour, info.picture, letter, ratio, FACE)
        self.face.setPixmap(icon.pixmap(QSize(FACE, FACE), ratio))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
