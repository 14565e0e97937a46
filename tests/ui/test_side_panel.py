"""The panel beside the table: scores that can be read, and keys that stay with the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QStringListModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rami_desktop.engine.events import DealResult
from rami_desktop.storage.stepper import Stepper
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.models.scores import ScoreModel
from rami_desktop.ui.screens.replay_page import ReplayPage
from rami_desktop.ui.screens.side_panel import COLUMN, LEAST_WIDTH, WIDEST, LogList, ScoreSheet
from tests.ui.test_rooms import finish
from tests.ui.windows import Windows

NAMES = ("Grand-mère", "Léo", "Zoé", "Marcel")


def results(count: int) -> list[DealResult]:
    marks = (100, 7, 0, 18)
    return [DealResult(2, False, False, False, 1, marks, marks) for _ in range(count)]


@pytest.mark.parametrize("width", [210, 229, 246, 400])
@pytest.mark.parametrize("deals", [0, 1, 3, 4, 10])
def test_no_number_of_the_score_sheet_is_cut(qtbot: QtBot, width: int, deals: int) -> None:
    scores = ScoreModel()
    scores.set_names(NAMES)
    sheet = ScoreSheet(scores)
    qtbot.addWidget(sheet)
    sheet.resize(width, 150)
    sheet.show()
    scores.set_results(results(deals))
    columns, room = sheet.horizontalHeader(), sheet.viewport().width()
    edges = [columns.sectionViewportPosition(column) for column in range(columns.count())]
    shown = [edge for edge in edges if edge + columns.sectionSize(0) > 0 and edge >= 0]
    assert shown and shown[0] == 0  # the first that can be seen begins where the room does
    total = columns.count() - 1
    assert edges[total] + columns.sectionSize(total) <= room
    wide = sheet.sizeHintForColumn(total)
    assert columns.sectionSize(total) >= wide


def test_the_newest_line_stays_in_sight_when_lines_grow(qtbot: QtBot) -> None:
    lines = QStringListModel([f"Line {number}" for number in range(40)])
    log = LogList(lines)
    qtbot.addWidget(log)
    log.resize(180, 300)
    log.show()
    bar = log.verticalScrollBar()
    log.scrollToBottom()
    assert bar.value() == bar.maximum() > 0
    before = bar.maximum()
    for row in range(40):
        lines.setData(lines.index(row), f"Ligne {row}, qui dit la même chose en plus de mots")
    qtbot.waitUntil(lambda: bar.maximum() > before)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    bar.setValue(0)
    lines.setData(lines.index(39), "Line")
    QTest.qWait(10)
    assert bar.value() == 0  # somebody reads there


def test_the_panel_of_a_replay_grows_with_the_window(qtbot: QtBot) -> None:
    page = ReplayPage()
    qtbot.addWidget(page)
    page.show()
    widths = []
    for width in (1024, 1600, 1920):
        page.resize(width, 800)
        widths.append(page.panel.width())
    assert widths == [LEAST_WIDTH, 320, WIDEST]


def test_a_click_beside_the_slider_leaves_it_the_arrow_keys(tmp_path: Path, qtbot: QtBot) -> None:
    path, _match = finish(tmp_path)
    page = ReplayPage()
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.activateWindow()
    with qtbot.waitActive(page):
        pass
    page.show_match(Stepper(path))
    assert page.slider.hasFocus()
    for part in (page.all_hands, page.next_step, page.panel.scores.viewport()):
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=QPoint(10, part.height() // 2))
        assert page.slider.hasFocus()
    before = page.slider.value()
    QTest.keyClick(page.slider, Qt.Key.Key_Right)
    assert page.slider.value() == before + 1


def test_a_long_name_leaves_room_for_the_points(windows: Windows) -> None:
    window = windows.open()
    window.begin(GameChoice.usual("rami51", "W" * 20, ("débutant", "débutant")), 1)
    sheet = window.findChild(ScoreSheet)
    assert sheet is not None
    windows.qtbot.waitUntil(sheet.isVisible)
    total = sheet.visualRect(sheet.model().index(0, sheet.model().columnCount() - 1))
    assert total.width() >= COLUMN
    assert sheet.viewport().rect().contains(total)
