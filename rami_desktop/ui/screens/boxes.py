"""Short messages in a box of their own, and the choice of a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from rami_desktop.storage.library import SUFFIX
from rami_desktop.storage.paths import documents_dir

_translate = QCoreApplication.translate

TITLE = "Rami"


def show_message(
    parent: QWidget, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Information
) -> QMessageBox:
    """Show a message over a window; the program goes on behind it."""
    box = QMessageBox(icon, TITLE, text, parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def ask_yes(
    parent: QWidget,
    text: str,
    yes: str,
    answered: Callable[[bool], object],
    *,
    for_good: bool = False,
) -> QMessageBox:
    """Ask something over a window; the program goes on behind it.

    :param yes: what the button says that agrees.
    :param answered: called with whether it was that button, when the box is closed.
    :param for_good: whether something would be gone; then Enter leaves it as it is.
    """
    box = QMessageBox(QMessageBox.Icon.Question, TITLE, text, parent=parent)
    agree = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel if for_good else agree)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.finished.connect(lambda _result: answered(box.clickedButton() is agree))
    box.open()
    return box


def warn_and_wait(text: str) -> None:
    """Show a warning while there is no window yet, and wait until it was read."""
    QMessageBox(QMessageBox.Icon.Warning, TITLE, text).exec()


def _file_filter() -> str:
    return _translate("Files", "Matches of Rami (*{suffix})").format(suffix=SUFFIX)


def ask_for_match(parent: QWidget) -> Path | None:
    """Let a saved match be chosen; ``None`` when none was."""
    title = _translate("Files", "Open a match")
    name, _filter = QFileDialog.getOpenFileName(parent, title, str(documents_dir()), _file_filter())
    return Path(name) if name else None


def ask_for_copy(parent: QWidget, proposed: str) -> Path | None:
    """Let a name for a copy of a match be chosen; ``None`` when none was.

    :param proposed: the name proposed, without its suffix.
    """
    title = _translate("Files", "Save a copy")
    start = str(documents_dir() / f"{proposed}{SUFFIX}")
    name, _filter = QFileDialog.getSaveFileName(parent, title, start, _file_filter())
    path = Path(name)
    if not name:
        return None
    return path if path.suffix else path.with_suffix(SUFFIX)
