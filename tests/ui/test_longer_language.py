"""A language two fifths longer than English, on the smallest window: nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.main_window import LEAST_SIZE, MainWindow
from rami_desktop.ui.screens.about import AboutDialog
from rami_desktop.ui.screens.keys import KeysDialog
from rami_desktop.ui.screens.settings import SettingsDialog
from rami_desktop.ui.tokens import SPACE_S, SPACE_XS

from .windows import Windows, play_deal, wait_for_turn

LONGER = 1.4
PLACE = re.compile(r"(\{\w+\}|%n|%\d|&|\(\*\{suffix\}\))")


class Longer(QTranslator):
    """Makes every text longer, its letters marked, its places for values kept."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if len(source) < 3:
            return source
        # In words, as a language has them: a text that wraps can wrap here, too.
        half = ("eeeee " * len(source))[: round((LONGER - 1) * len(source) / 2)]
        words = half + source + half[::-1]
        return words.replace("%n", str(n)) if n >= 0 else words


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def cut(root: QWidget) -> list[str]:
    """Return the texts of labels and buttons that have not the room they ask for."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root):
            continue
        if isinstance(widget, QLineEdit) and widget.placeholderText():
            wide = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
            if widget.width() < wide + 2 * SPACE_S:
                found.append(f"{type(root).__name__}: {widget.placeholderText()!r} is cut")
            continue
        if isinstance(widget, QComboBox):
            # The list below it shows every entry in full; what is chosen has to be read here.
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            edit = QStyle.SubControl.SC_ComboBoxEditField
            kind = QStyle.ComplexControl.CC_ComboBox
            room = widget.style().subControlRect(kind, option, edit, widget).width()
            wide = widget.fontMetrics().horizontalAdvance(widget.currentText())
            if room < wide - 2:  # the border of a box that has the keyboard
                found.append(f"{type(root).__name__}: {widget.currentText()!r} {room} of {wide}")
            continue
        if not isinstance(widget, QLabel | QAbstractButton):
            continue
        text = widget.text()
        if not text:
            continue
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        if wraps:
            needed = widget.heightForWidth(widget.width())
            if widget.height() < needed - 1:
                found.append(f"{type(root).__name__}: {text!r} {widget.height()} of {needed} high")
        elif widget.width() < (wide := written(widget, text)):
            found.append(f"{type(root).__name__}: {text!r} {widget.width()} of {wide} wide")
    return found


def written(widget: QWidget, text: str) -> int:
    """Return the width that a text takes, with a little air at both ends of a button."""
    air = 2 * SPACE_XS if isinstance(widget, QAbstractButton) else 0
    return widget.fontMetrics().horizontalAdvance(text.replace("&", "")) + air


def outside(window: MainWindow) -> list[str]:
    """Return the buttons of the shown page that neither the window nor scrolling shows."""
    page = window.pages.currentWidget()
    assert page is not None
    areas = page.findChildren(QScrollArea)
    return [
        button.text()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
        and button.text()
        and button.visibleRegion().isEmpty()
        and not any(area.isAncestorOf(button) for area in areas)
    ]


def test_no_page_cuts_a_longer_text(windows: Windows, longer: None) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.resize(*LEAST_SIZE)
    found = []

    def look() -> None:
        QCoreApplication.processEvents()
        QCoreApplication.processEvents()
        page = window.pages.currentWidget()
        assert page is not None
        found.extend(cut(page))
        found.extend(outside(window))
        assert window.width() == LEAST_SIZE[0], f"{type(page).__name__} widens the window"
        assert window.height() == LEAST_SIZE[1], f"{type(page).__name__} heightens the window"

    look()
    for name in ("new", "rules", "matches", "statistics", "lesson"):
        window.actions_table[name].trigger()
        look()
    window.begin(GameChoice.usual("rami51", "Anna", ("expert",) * 3), 3)
    wait_for_turn(qtbot, window)
    look()
    play_deal(qtbot, window, actions=2)
    look()
    play_deal(qtbot, window)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.deal_page)
    look()
    window.deal_page.next_button.click()
    look()
    assert not found, "\n".join(found)


def test_no_dialog_cuts_a_longer_text(windows: Windows, longer: None) -> None:
    window = windows.open()
    found = []
    for dialog in (
        SettingsDialog(window.settings, window),
        KeysDialog(window.actions_table, window),
        AboutDialog(window),
    ):
        windows.qtbot.addWidget(dialog)
        dialog.show()
        QCoreApplication.processEvents()
        found += cut(dialog)
        assert dialog.width() <= LEAST_SIZE[0] and dialog.height() <= LEAST_SIZE[1]
    assert not found, "\n".join(found)


def test_the_counter_of_the_opening_does_not_write_over_itself(
    windows: Windows, longer: None
) -> None:
    window = windows.open()
    window.resize(*LEAST_SIZE)
    window.begin(GameChoice.usual("rami51", "Anna", ("débutant",) * 3), 3)
    wait_for_turn(windows.qtbot, window)
    panel = window.scene.furniture.opening
    title, points = panel._title.sceneBoundingRect(), panel._points.sceneBoundingRect()
    assert title.right() <= points.left()
    assert points.right() <= panel._panel.sceneBoundingRect().right()
