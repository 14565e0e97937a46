"""What the window does before its first frame, and what it leaves for later."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from rami_desktop.bots.registry import make_bot
from rami_desktop.ui import garbage
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.screens.deal_over import DealOverPage
from rami_desktop.ui.screens.match_over import MatchOverPage
from rami_desktop.ui.screens.new_game import NewGamePage
from rami_desktop.ui.screens.rules_page import RulesPage
from rami_desktop.ui.table.items import Panel

from .windows import Windows, wait_for_turn

CHOICE = GameChoice.usual("rami51", "Anna", ("débutant", "débutant"))
#: What a quick game and the choice above seat.
LEVELS = ("débutant", "intermédiaire")
LATER = (NewGamePage, DealOverPage, MatchOverPage, RulesPage)


@pytest.fixture(autouse=True)
def players_are_loaded() -> None:
    """Windows are closed here while a computer seat thinks, which is not to be in an import."""
    for level in LEVELS:
        make_bot(level)


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


def test_the_grounds_of_the_first_deal_lie_there_before_its_cards_move(windows: Windows) -> None:
    window = windows.open(animations=True, pace="normal")
    window.quick_game()
    panels = {item: item.state() for item in window.scene.items() if isinstance(item, Panel)}
    assert tuple(window.scene.layout.own_area) in panels.values()
    window.scene.complete()
    assert {item: item.state() for item in panels} == panels


def test_garbage_is_searched_again_after_the_first_frame(windows: Windows) -> None:
    usual = gc.get_threshold()
    garbage.put_off_search()
    try:
        window = windows.open()
        windows.qtbot.waitUntil(gc.isenabled)
        assert window.isVisible()
        # Old things are looked through more rarely: that takes most of a frame.
        assert gc.get_threshold() == (*usual[:2], 100)
    finally:
        gc.set_threshold(*usual)
        gc.enable()


class Paints(QObject):
    """Counts how often a widget is painted, and how much of it at most."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.areas: list[int] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            box = event.region().boundingRect()
            self.areas.append(box.width() * box.height())
        return False


def test_another_deal_is_painted_before_its_cards_move(windows: Windows) -> None:
    window = windows.open(animations=True, pace="normal")
    window.begin(CHOICE, 1)
    window.scene.complete()
    QApplication.processEvents()
    port = window.view.viewport()
    paints = Paints(port)
    window.begin(CHOICE, 2)
    assert window.scene.busy
    whole = port.width() * port.height()
    assert len(paints.areas) == 1
    assert paints.areas[0] > whole / 2
    QApplication.processEvents()  # nothing of it is left for the first frame of the motion
    assert max(paints.areas[1:], default=0) < paints.areas[0]


def test_what_changes_later_in_a_deal_is_painted_with_everything_else(windows: Windows) -> None:
    window = windows.open(animations=True, pace="normal")
    window.begin(CHOICE, 1)
    window.scene.complete()
    wait_for_turn(windows.qtbot, window)
    QApplication.processEvents()
    paints = Paints(window.view.viewport())
    assert window.controller.draw()
    assert window.scene.busy
    assert paints.areas == []
