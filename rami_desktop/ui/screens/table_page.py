"""The page with the table: the scene, the panel beside it and the bar below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rami_desktop.ui.actions import ActionTable
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.prompts import prompt_text
from rami_desktop.ui.screens.action_bar import ActionBar
from rami_desktop.ui.screens.curtain import Curtain
from rami_desktop.ui.screens.parts import Page
from rami_desktop.ui.screens.side_panel import SidePanel
from rami_desktop.ui.table.view import TableView

#: Actions of the table, and the property of the controller that says whether each is possible.
POSSIBLE = {
    "draw": "can_draw",
    "take": "can_take",
    "put_back": "can_put_back",
    "lay": "can_lay",
    "open": "can_open",
    "discard": "can_discard",
    "carte": "can_carte",
    "undo": "can_undo",
    "redo": "can_redo",
    "hint": "can_hint",
}
SORTS = ("sort_suit", "sort_rank", "sort_melds")


class TablePage(Page):
    """Keeps the prompt and the actions as the match is.

    :ivar upper: the row of the table and of what stands beside it.
    """

    def __init__(
        self,
        store: TableStore,
        controller: TurnController,
        actions: ActionTable,
        view: TableView,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._controller = controller
        self._actions = actions
        self.view = view
        self.panel = SidePanel(store)
        self.bar = ActionBar(actions)
        self.upper = QHBoxLayout()
        self.upper.setSpacing(0)
        self.upper.addWidget(view, 1)
        self.upper.addWidget(self.panel)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addLayout(self.upper, 1)
        box.addWidget(self.bar)
        self.curtain = Curtain(store, controller, actions["reveal"], self)
        self.curtain.opened.connect(self.view.setFocus)
        slots: dict[str, Callable[..., object]] = {
            "draw": controller.draw,
            "take": controller.take,
            "put_back": controller.put_back,
            "lay": controller.lay_selection,
            "open": controller.open_hand,
            "discard": view.gestures.discard,
            "carte": controller.carte,
            "undo": controller.undo,
            "redo": controller.redo,
            "hint": controller.hint,
            "standing": view.say_standing,
            "reveal": controller.reveal,
            "sort_suit": lambda: store.sort_hand("suit"),
            "sort_rank": lambda: store.sort_hand("rank"),
            "sort_melds": lambda: store.sort_hand("melds"),
            "side_panel": self.panel.setVisible,
        }
        actions.connect_all(slots)
        self._slots = {name: slots[name] for name in POSSIBLE}
        store.committed.connect(self.refresh)
        store.changed.connect(self.refresh)
        controller.state_changed.connect(self.refresh)
        view.table.replay.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what is expected, and enable what is possible."""
        shown = self.isVisible()
        for name, question in POSSIBLE.items():
            self._actions[name].setEnabled(shown and getattr(self._controller, question))
        self._actions["standing"].setEnabled(shown and self._store.view is not None)
        holds = self._store.view is not None and bool(self._store.view.hand)
        for name in SORTS:
            self._actions[name].setEnabled(shown and holds)
        self._actions["carte"].setVisible(self._controller.can_carte)
        waits = self._controller.next_human is not None
        self._actions["reveal"].setVisible(waits)
        self._actions["reveal"].setEnabled(shown and waits)
        if self.view.table.replay.running:
            prompt = self.tr("This happened since your last turn. A click ends the replay.")
        else:
            prompt = prompt_text(self._store, self._controller)
        self.bar.prompt.setText(prompt)

    def retranslate(self) -> None:
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the key of something that cannot be done now say why not."""
        keys = QKeySequence(event.keyCombination())
        for name, slot in self._slots.items():
            action = self._actions[name]
            if keys in action.shortcuts() and not action.isEnabled():
                slot()
                return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.panel.fit(event.size().width())
        # At once, not in a moment: cards that are being dealt would be there already.
        self.upper.activate()
        self.curtain.fit()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        if self.curtain.isHidden():
            self.view.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.refresh()
