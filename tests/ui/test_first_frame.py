"""What the window does before its first frame, and what it leaves for later."""

from __future__ import annotations

import gc

from PySide6.QtWidgets import QApplication

from rami_desktop.ui import garbage
from rami_desktop.ui.screens.deal_over import DealOverPage
from rami_desktop.ui.screens.match_over import MatchOverPage
from rami_desktop.ui.screens.new_game import NewGamePage
from rami_desktop.ui.screens.rules_page import RulesPage

from .windows import Windows

LATER = (NewGamePage, DealOverPage, MatchOverPage, RulesPage)


def test_pages_that_are_not_shown_are_made_when_they_are_wanted(windows: Windows) -> None:
    window = windows.open()
    assert not any(window.findChildren(page) for page in LATER)
    window.show_rules()
    assert window.pages.currentWidget() is window.rules_page
    window.show_start()
    window.show_new_game()
    assert window.pages.currentWidget() is window.new_page
    assert len(window.findChildren(RulesPage)) == len(window.findChildren(NewGamePage)) == 1


def test_the_first_deal_of_a_window_can_be_watched(windows: Windows) -> None:
    """Nothing that is laid out late gives the table another size while cards move."""
    window = windows.open(animations=True, pace="normal")
    window.quick_game()
    size = window.view.viewport().size()
    assert window.scene.busy
    for _ in range(5):
        QApplication.processEvents()
    assert window.view.viewport().size() == size
    assert window.scene.busy


def test_garbage_is_searched_again_after_the_first_frame(windows: Windows) -> None:
    garbage.put_off_search()
    try:
        window = windows.open()
        windows.qtbot.waitUntil(gc.isenabled)
        assert window.isVisible()
    finally:
        gc.enable()
