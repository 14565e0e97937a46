"""The list of keys, made from the actions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from rami_desktop.ui.actions import MENUS, ActionTable
from rami_desktop.ui.screens.parts import clear_layout, label, scrolled
from rami_desktop.ui.tokens import SPACE_L, SPACE_M, SPACE_S, SPACE_XS


class KeysDialog(QDialog):
    """Shows every key and what it does; the keys of the table itself come first."""

    def __init__(self, actions: ActionTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._rows: list[tuple[str, str]] = []
        self.resize(640, 600)
        content = QWidget()
        self._grid = QGridLayout(content)
        self._grid.setContentsMargins(SPACE_S, 0, SPACE_S, 0)
        self._grid.setHorizontalSpacing(SPACE_L)
        self._grid.setVerticalSpacing(SPACE_XS)
        self._grid.setColumnStretch(1, 1)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setSpacing(SPACE_M)
        box.addWidget(scrolled(content, reading=True))
        box.addWidget(self.buttons)
        self.retranslate()

    @property
    def rows(self) -> list[tuple[str, str]]:
        """The keys and what they do, as shown."""
        return list(self._rows)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        clear_layout(self._grid)
        self._rows.clear()
        self._section(self.tr("On the table"))
        for keys, text in (
            (self.tr("Arrow keys"), self.tr("Move from card to card and from place to place.")),
            (self.tr("Space"), self.tr("Select a card, or finish a running animation.")),
            (self.tr("Enter"), self.tr("Act on the place: draw, take, lay, discard.")),
            (self.tr("Escape"), self.tr("Let go of a dragged card, clear the selection.")),
        ):
            self._row(keys, text)
        titles = self._actions.menu_titles()
        for menu in MENUS:
            self._section(titles[menu].replace("&", ""))
            for _spec, action in self._actions.in_menu(menu):
                shown = [
                    key.toString(QKeySequence.SequenceFormat.NativeText)
                    for key in action.shortcuts()
                ]
                if shown:
                    self._row(self.tr(" or ").join(shown), action.toolTip())

    def _section(self, title: str) -> None:
        heading = label("section")
        heading.setText(title)
        row = self._grid.rowCount()
        self._grid.setRowMinimumHeight(row, 40)
        self._grid.addWidget(heading, row, 0, 1, 2, Qt.AlignmentFlag.AlignBottom)

    def _row(self, keys: str, text: str) -> None:
        self._rows.append((keys, text))
        row = self._grid.rowCount()
        for column, shown in enumerate((keys, text)):
            part = label("strong" if column == 0 else "", wrap=column == 1)
            part.setText(shown)
            self._grid.addWidget(part, row, column, Qt.AlignmentFlag.AlignTop)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
