"""The pages beside the match in a longer language, on the smallest window: nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage.replay import read_match
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.main_window import LEAST_SIZE, MainWindow
from rami_desktop.ui.screens.fair_page import FairDialog
from rami_desktop.ui.states import State

from .test_curtain import seats
from .test_longer_language import Longer, cut, outside
from .test_rooms import finish
from .windows import Windows


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def house(window: MainWindow, _path: Path) -> None:
    window.rooms.show_house_rules(GameChoice.usual())
    window.rooms.house_page.rows["hand_size"].editor.show_value(15)
    window.rooms.house_page.name_edit.setText("Chez nous")


def new_game(window: MainWindow, _path: Path) -> None:
    window.show_new_game(GameChoice(PRESETS["rami51"], seats("hchchchc")))


ROOMS: dict[str, Callable[[MainWindow, Path], None]] = {
    "house": house,
    "new game": new_game,
    "matches": lambda window, _path: window.rooms.show_matches(),
    "replay": lambda window, path: window.rooms.show_replay(path),
    "statistics": lambda window, _path: window.rooms.show_statistics(),
}


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_cuts_a_longer_text(windows: Windows, longer: None, room: str) -> None:
    path, _match = finish(windows.directory)
    window = windows.open()
    window.resize(*LEAST_SIZE)
    ROOMS[room](window, path)
    QCoreApplication.processEvents()
    page = window.pages.currentWidget()
    assert page is not None
    assert [*cut(page), *outside(window)] == []
    assert (window.width(), window.height()) == LEAST_SIZE


def test_the_curtain_cuts_no_longer_text(windows: Windows, longer: None) -> None:
    window = windows.open()
    window.resize(*LEAST_SIZE)
    window.begin(GameChoice(PRESETS["rami51"], seats("hh")), 6)
    windows.qtbot.waitUntil(lambda: window.controller.state is State.CURTAIN)
    QCoreApplication.processEvents()
    assert cut(window.table_page.curtain) == []


def test_the_fair_deal_cuts_no_longer_text(tmp_path: Path, qtbot: QtBot, longer: None) -> None:
    path, _match = finish(tmp_path)
    dialog = FairDialog(read_match(path))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.check()
    QCoreApplication.processEvents()
    assert cut(dialog) == []
