"""What opens over the window, while the match waits: messages, questions, settings, keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from rami_desktop.engine.cards import Card
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.settings import Settings
from rami_desktop.ui.actions import ActionTable
from rami_desktop.ui.card_texts import card_text
from rami_desktop.ui.screens.boxes import ask_which, ask_yes, show_message
from rami_desktop.ui.storage_texts import notice_text, storage_text, unkept_settings_text

Result = TypeVar("Result")


class Dialogs(QObject):
    """Opens dialogs over a window, and lets the match wait for them."""

    def __init__(
        self, window: QWidget, settings: Settings, pause: Callable[[bool], object]
    ) -> None:
        """Serve a window.

        :param pause: told when a dialog opens and when it closes.
        """
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._pause = pause
        self._settings_told = False

    def run(self, dialog: QDialog) -> None:
        """Open a dialog; it goes when it is closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pause(True)
        dialog.finished.connect(lambda _result: self._pause(False))
        dialog.open()

    def message(
        self, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Information
    ) -> QMessageBox:
        """Say something that is to be read."""
        self._pause(True)
        box = show_message(self._window, text, icon)
        box.finished.connect(lambda _result: self._pause(False))
        return box

    def warn_soon(self, trouble: StorageError | str) -> None:
        """Say what went wrong with a file, as soon as the window is there."""
        text = trouble if isinstance(trouble, str) else storage_text(trouble)
        QTimer.singleShot(0, self, lambda: self.message(text, QMessageBox.Icon.Warning))

    def warn_all(self, troubles: list[str]) -> None:
        """Say these things one after the other; the list is empty then."""
        while troubles:
            self.warn_soon(troubles.pop(0))

    def ask_soon(
        self,
        text: str,
        choices: Sequence[str],
        answered: Callable[[int], object],
        *,
        cancel: bool = False,
    ) -> None:
        """Ask which of some ways to go, as soon as the window is there; see :func:`ask_which`.

        The match goes on when the answer was acted upon.
        """

        def went(index: int) -> None:
            answered(index)
            self._pause(False)

        def ask() -> None:
            self._pause(True)
            ask_which(self._window, text, choices, went, cancel=cancel)

        QTimer.singleShot(0, self, ask)

    def tell(self, code: str, params: dict[str, Any]) -> None:
        """Say something that was found out while starting."""
        self.message(notice_text(code, params), QMessageBox.Icon.Warning)

    def say_failure(self, text: str, read: Callable[[], object]) -> None:
        """Say that the program went wrong.  :param read: called when that was read."""
        self.message(text, QMessageBox.Icon.Critical).finished.connect(lambda _result: read())

    def guarded(self, do: Callable[[], Result]) -> Result | None:
        """Do something with files; when that fails, say why and return ``None``."""
        try:
            return do()
        except StorageError as error:
            self.warn_soon(error)
            return None

    def keep_settings(self) -> None:
        """Write the settings; when that fails again and again, it is said once."""
        error = self._settings.keep()
        if error is not None and not self._settings_told:
            self.warn_soon(unkept_settings_text(error))
        self._settings_told = error is not None

    def ask_discard(self, card: Card, give: Callable[[], object]) -> None:
        """Let a discard be agreed to, where the settings say so."""
        if not self._settings["confirm_discard"]:
            give()
            return

        def answered(agreed: bool) -> None:
            self._pause(False)
            if agreed:
                give()

        self._pause(True)
        text = self.tr("Discard {card} and end your turn?").format(card=card_text(card))
        ask_yes(self._window, text, self.tr("Discard"), answered)

    def show_settings(self, apply: Callable[[str], object]) -> None:
        """Let the settings be changed and keep them.

        :param apply: told the name of each that was changed.
        """
        from rami_desktop.ui.screens.settings import SettingsDialog

        def changed(name: str) -> None:
            apply(name)
            self.keep_settings()

        dialog = SettingsDialog(self._settings, self._window)
        dialog.changed.connect(changed)
        self.run(dialog)

    def show_keys(self, actions: ActionTable) -> None:
        """List all keys."""
        from rami_desktop.ui.screens.keys import KeysDialog

        self.run(KeysDialog(actions, self._window))

    def show_about(self) -> None:
        """Say what this is, what it is made of, and under which licences."""
        from rami_desktop.ui.screens.about import AboutDialog

        self.run(AboutDialog(self._window))
