"""The bar under the table: what is expected now, and buttons for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from rami_desktop.ui.actions import ActionTable
from rami_desktop.ui.screens.parts import label
from rami_desktop.ui.tokens import BUTTON, SPACE_L, SPACE_M, SPACE_S

#: Buttons from left to right, and how they look.
BUTTONS = (
    ("put_back", ""),
    ("undo", ""),
    ("redo", ""),
    ("hint", ""),
    ("lay", ""),
    ("open", "primary"),
    ("discard", "primary"),
    ("carte", "carte"),
)
#: Buttons that make room for “Carte!”: while it is due, it is somebody else's turn.
GIVE_WAY = ("lay", "open", "discard")
SORTS = ("sort_suit", "sort_rank", "sort_melds")


class ActionButton(QPushButton):
    """A button that always is as its action is."""

    def __init__(self, action: QAction, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setMinimumHeight(BUTTON)
        # The keyboard belongs to the table; the actions have keys of their own.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._action = action
        self._gives_way = False
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setText(self._action.text().replace("&", ""))
        self.setEnabled(self._action.isEnabled())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = self._action.toolTip()
        self.setToolTip(f"{tip} ({keys})" if keys else tip)
        self.setVisible(self._action.isVisible() and not self._gives_way)

    def give_way(self, hidden: bool) -> None:
        """Hide the button although its action is there, or show it again."""
        self._gives_way = hidden
        self._follow()


class ActionBar(QFrame):
    """A sentence at the left, buttons at the right; “Carte!” comes and goes at the far end."""

    def __init__(self, actions: ActionTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.prompt = label("lead", wrap=True)
        self.prompt.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.prompt.setMinimumWidth(200)
        self.sort_button = QPushButton()
        self.sort_button.setMinimumHeight(BUTTON)
        self.sort_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self.sort_button)
        for name in SORTS:
            menu.addAction(actions[name])
        self.sort_button.setMenu(menu)
        self.buttons = {name: ActionButton(actions[name], role, self) for name, role in BUTTONS}
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_L, SPACE_S, SPACE_M, SPACE_S)
        row.setSpacing(SPACE_S)
        row.addWidget(self.prompt, 1)
        row.addWidget(self.sort_button)
        for button in self.buttons.values():
            row.addWidget(button)
        actions["carte"].changed.connect(self._make_room)
        self._carte = actions["carte"]
        self._make_room()
        self.retranslate()

    def _make_room(self) -> None:
        for name in GIVE_WAY:
            self.buttons[name].give_way(self._carte.isVisible())

    def retranslate(self) -> None:
        """Say the texts that are no action's."""
        self.sort_button.setText(self.tr("Sort"))
        self.sort_button.setToolTip(self.tr("Arrange the hand by suit, by rank or by melds."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
