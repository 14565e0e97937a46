"""Short messages in a box of their own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

TITLE = "Rami"


def show_message(
    parent: QWidget, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Information
) -> QMessageBox:
    """Show a message over a window; the program goes on behind it."""
    box = QMessageBox(icon, TITLE, text, parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def warn_and_wait(text: str) -> None:
    """Show a warning while there is no window yet, and wait until it was read."""
    QMessageBox(QMessageBox.Icon.Warning, TITLE, text).exec()
