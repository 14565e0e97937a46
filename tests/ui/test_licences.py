"""Everything that is shipped has a licence, whose wording About shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QLabel, QTextBrowser
from pytestqt.qtbot import QtBot

import rami_desktop
from rami_desktop.ui import licences
from rami_desktop.ui.resources import asset
from rami_desktop.ui.screens.about import AboutDialog

ROOT = Path(rami_desktop.__file__).parents[1]


def test_every_part_has_a_licence_and_a_source() -> None:
    parts = licences.shipped()
    assert parts[0].name == "Rami Desktop"
    for part in parts:
        assert part.name and part.licence and part.copyright
        assert part.source.startswith(("https://", "http://"))
        for name in part.texts:
            assert len(licences.full_text(name)) > 400, name


def test_every_wording_is_of_something() -> None:
    used = {name for part in licences.shipped() for name in part.texts}
    there = {path.name for path in asset("licences").glob("*.txt")}
    assert there - used == {"QT-NOTICE.txt"}


def test_the_program_s_own_licence_is_the_one_of_the_project() -> None:
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert licences.full_text("Rami-MIT.txt").split() == own.split()


def test_qt_comes_with_its_licence_the_one_that_refers_to_and_how_to_replace_it() -> None:
    qt = [part for part in licences.shipped() if "Qt" in part.name and "LGPL" in part.licence]
    assert len(qt) == 2
    assert all(part.texts == ("LGPL-3.0.txt", "GPL-3.0.txt") for part in qt)
    notice = licences.full_text("QT-NOTICE.txt")
    for word in ("Lesser", "replace", "source", "reverse", "codesign"):
        assert word in notice


def test_about_shows_the_version_the_parts_and_their_licences(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert isinstance(dialog, QDialog)
    assert any(qVersion() in label.text() for label in dialog.findChildren(QLabel))
    shown = dialog.parts.toPlainText()
    for part in licences.shipped():
        assert part.name in shown and part.licence in shown
    dialog.parts.anchorClicked.emit(QUrl("LGPL-3.0.txt"))
    current = dialog.tabs.currentWidget()
    assert isinstance(current, QTextBrowser)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in current.toPlainText()
    dialog.parts.anchorClicked.emit(QUrl("Python.txt"))
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in current.toPlainText().upper()
    assert dialog.tabs.count() == 3
    assert opened == []
    dialog.parts.anchorClicked.emit(QUrl("https://code.qt.io"))
    assert opened == ["https://code.qt.io"]
