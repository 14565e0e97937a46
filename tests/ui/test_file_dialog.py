"""Qt's own dialog for files, where the desktop has none."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from rami_desktop.ui.screens.boxes import words_of_qt


@pytest.mark.usefixtures("french")
def test_the_dialog_for_files_is_french_throughout(qtbot: QtBot) -> None:
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    said = {part.text() for part in dialog.findChildren(QLabel) if part.buddy() is not None}
    assert len(said) == 3
    assert set(words_of_qt()) < said
    assert all("\u202f:" in text or "\u00a0:" in text or " :" in text for text in said), said
