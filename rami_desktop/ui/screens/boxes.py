"""Short messages in a box of their own, and the choice of a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


def ask_which(
    parent: QWidget,
    text: str,
    choices: Sequence[str],
    answered: Callable[[int], object],
    *,
    cancel: bool = False,
) -> QMessageBox:
    """Let something be chosen over a window; the program goes on behind it.

    :param choices: what the buttons say, the usual one first.
    :param answered: called with the index of the one pressed, -1 for none of them.
    :param cancel: whether none of them may be chosen; else closing the box means the usual one.
    """
    box = QMessageBox(QMessageBox.Icon.Warning, TITLE, text, parent=parent)
    buttons = [box.addButton(word, QMessageBox.ButtonRole.AcceptRole) for word in choices]
    none = box.addButton(QMessageBox.StandardButton.Cancel) if cancel else None
    box.setDefaultButton(buttons[0])
    box.setEscapeButton(none or buttons[0])
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def closed(_result: int) -> None:
        pressed = box.clickedButton()
        answered(next((n for n, one in enumerate(buttons) if one is pressed), -1))

    box.finished.connect(closed)
    box.open()
    return box


def warn_and_wait(text: str) -> None:
    """Show a warning while there is no window yet, and wait until it was read."""
    QMessageBox(QMessageBox.Icon.Warning, TITLE, text).exec()


def words_of_qt() -> tuple[str, ...]:
    """Return words of Qt's dialog for files that Qt's own French lacks.

    Qt asks for them itself, and finds them among the texts of the program because they are here.
    """
    return (_translate("QFileDialog", "&Look in:"), _translate("QFileDialog", "Files of &type:"))


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
