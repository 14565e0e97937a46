"""The window large and small again: maximised, over the whole screen, and at the next start."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rami_desktop.ui.screen_room import appear, fill_screen

from .windows import Windows


def test_full_screen_gives_back_what_was_before(windows: Windows) -> None:
    window = windows.open()
    action = window.actions_table["full_screen"]
    action.trigger()
    assert window.isFullScreen() and action.isChecked()
    action.trigger()
    assert not window.isFullScreen() and not window.isMaximized()
    window.showMaximized()
    action.trigger()
    assert window.isFullScreen()
    action.trigger()
    assert window.isMaximized() and not window.isFullScreen()


def test_the_menu_knows_that_the_window_fills_the_screen(windows: Windows) -> None:
    """Whoever left it so finds it so, and leaves it with one press of the key."""
    window = windows.open()
    fill_screen(window, True)
    action = window.actions_table["full_screen"]
    assert action.isChecked()
    window.close()
    again = windows.open()
    again.show()
    assert again.isFullScreen() and again.actions_table["full_screen"].isChecked()
    again.actions_table["full_screen"].trigger()
    assert not again.isFullScreen()


def test_a_window_left_large_is_small_again_where_it_was(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    place = QRect(40, 50, 320, 240)
    window.setGeometry(place)
    window.showMaximized()
    window.hide()
    appear(window)
    assert window.isMaximized()
    window.showNormal()
    window.setGeometry(QRect(0, 0, 600, 500))  # as a window manager does that knows no better
    qtbot.waitUntil(lambda: window.geometry() == place)
