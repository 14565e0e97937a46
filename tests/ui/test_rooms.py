"""Saved matches, replays, statistics and fair deals in the window."""

from __future__ import annotations

import csv
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import read_match
from rami_desktop.storage.saved import FINISHED, RUNNING, SAVED
from rami_desktop.storage.stepper import Place
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.models.spots import ZoneKind
from rami_desktop.ui.screens.fair_page import FairDialog, check_line, is_fair
from rami_desktop.ui.screens.replay_page import ReplayPage
from tests.storage.matches import RULES, SEATS, play

from .windows import PATIENCE, Windows, answer, play_deal, wait_for_turn


def finish(directory: Path, seed: int = 1) -> tuple[Path, RecordedMatch]:
    """Put a finished match into a library."""
    library = Library(directory)
    match = library.new_match(RULES, SEATS, seed)
    play(match, seed=seed)
    return library.file_finished(match), match


# --- matches -----------------------------------------------------------------------------


def test_a_match_is_saved_under_a_name_and_gone_on_with(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice.usual("rami51", "Anna", ("expert",)), 3)
    play_deal(qtbot, window, actions=3)
    hand = window.store.view.hand if window.store.view else ()
    window.actions_table["save_named"].trigger()
    dialog = window.findChild(QInputDialog)
    assert dialog is not None and dialog.textValue() == "Rami 51, deal 1"
    dialog.setTextValue("Noël")
    dialog.accept()
    play_deal(qtbot, window, actions=2)
    window.actions_table["matches"].trigger()
    page = window.rooms.matches_page
    assert window.pages.currentWidget() is page
    assert [entry.kind for entry in page._entries] == [SAVED, RUNNING]
    assert page.table.item(0, 0).text() == "Noël"
    page.open_button.click()
    wait_for_turn(qtbot, window)
    assert window.store.view is not None and window.store.view.hand == hand
    assert window.pages.currentWidget() is window.table_page
    assert len(window.desk.library.running()) == 2


def test_a_name_that_is_taken_is_given_away_only_when_that_is_wanted(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice.usual("rami51", "Anna", ("expert",)), 3)
    wait_for_turn(qtbot, window)

    def save() -> None:
        window.actions_table["save_named"].trigger()
        dialog = window.findChild(QInputDialog)
        assert dialog is not None
        edit = dialog.findChild(QLineEdit)
        assert edit.fontMetrics().horizontalAdvance(edit.text()) < edit.width()
        dialog.accept()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    save()
    (path,) = window.desk.saved.directory.iterdir()
    first = path.read_bytes()
    play_deal(qtbot, window, actions=3)
    save()
    answer(window, "Cancel")
    assert path.read_bytes() == first
    save()
    answer(window, "Replace")
    assert path.read_bytes().startswith(first) and path.read_bytes() != first
    assert list(window.desk.saved.directory.iterdir()) == [path]


def test_the_list_exports_imports_and_deletes(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _match = finish(windows.directory)
    window = windows.open()
    window.start_page.matches_button.click()
    page = window.rooms.matches_page
    assert not page.open_button.isEnabled()  # it is over
    sent = tmp_path / "sent.rami"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(sent), ""))
    page.export_button.click()
    assert sent.read_bytes() == path.read_bytes()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(sent), ""))
    page.import_button.click()
    assert [entry.kind for entry in page._entries] == [SAVED, FINISHED]
    page.delete_button.click()
    box = window.findChild(QMessageBox)
    assert box is not None
    QTest.keyClick(box, Qt.Key.Key_Return)  # leaves things as they are
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(page._entries) == 2
    page.delete_button.click()
    answer(window, "Delete")
    assert [entry.kind for entry in page._entries] == [FINISHED]
    page.back_button.click()
    assert window.pages.currentWidget() is window.start_page


def test_an_empty_list_says_so_and_an_unreadable_file_is_counted(windows: Windows) -> None:
    window = windows.open()
    window.rooms.show_matches()
    page = window.rooms.matches_page
    assert page.note.text() == "There is no match yet."
    path, _match = finish(windows.directory)
    finish(windows.directory, 2)
    path.write_bytes(b"torn")
    window.rooms.show_matches()
    assert page.table.rowCount() == 1
    assert "could not be read" in page.note.text()
    assert path.read_bytes() == b"torn"


def test_a_finished_file_is_shown_again_and_stays(windows: Windows, tmp_path: Path) -> None:
    path, match = finish(tmp_path / "elsewhere")
    before = path.read_bytes()
    window = windows.open()
    window.open_match_file(path)
    page = window.rooms.replay_page
    assert window.pages.currentWidget() is page
    page.go(Place(99, 10_000))
    assert page.stepper is not None and page.stepper.match.totals == match.totals
    page.back_button.click()
    assert window.pages.currentWidget() is window.start_page
    assert path.read_bytes() == before
    assert window.desk.library.finished() == []


# --- replays -----------------------------------------------------------------------------


@pytest.fixture
def replay(windows: Windows) -> ReplayPage:
    path, _match = finish(windows.directory)
    window = windows.open()
    window.rooms.show_replay(path)
    return window.rooms.replay_page


def open_cards(page: ReplayPage) -> set[int]:
    """Return the seats whose hands are face up."""
    spots = [spot for spot in page.store.spots() if spot.zone.kind is ZoneKind.HAND]
    return {spot.zone.number for spot in spots if spot.face is not None}


def test_every_step_forward_and_back_is_shown(replay: ReplayPage) -> None:
    assert replay.stepper is not None
    shown = []
    while not replay.stepper.at_end and replay.stepper.place.deal == 0:
        replay.step_forward()
        assert replay.scene.mismatches() == []
        if not replay.stepper.match.deal.over:
            assert open_cards(replay) <= {0}
        shown.append((replay.stepper.place, replay.store.spots()))
    assert len(shown) > 20
    for _ in range(12):
        replay.step_back()
        assert replay.scene.mismatches() == []
    assert replay.slider.value() == replay.stepper.place.step


def test_all_hands_can_be_seen_or_only_one(replay: ReplayPage) -> None:
    replay.go(Place(1, 6))
    assert open_cards(replay) == {0}
    replay.all_hands.setChecked(True)
    assert open_cards(replay) == {0, 1, 2}
    replay.step_forward()
    assert replay.scene.mismatches() == []
    replay.all_hands.setChecked(False)
    replay.seat_box.setCurrentIndex(2)
    replay.seat_box.activated.emit(2)
    assert open_cards(replay) == {2}


def test_keys_and_slider_move_through_a_deal(replay: ReplayPage, qtbot: QtBot) -> None:
    assert replay.stepper is not None
    replay.deal_box.activated.emit(2)
    assert replay.stepper.place == Place(2, 0)
    assert replay.deal_box.currentIndex() == 2
    qtbot.keyClick(replay.slider, Qt.Key.Key_Right)
    qtbot.keyClick(replay.slider, Qt.Key.Key_Right)
    qtbot.keyClick(replay.slider, Qt.Key.Key_Left)
    assert replay.stepper.place == Place(2, 1)
    replay.slider.setValue(15)
    assert replay.stepper.place == Place(2, 15)
    replay.last_button.click()
    assert replay.stepper.at_end and not replay.play_button.isEnabled()
    assert not replay.play_on_button.isEnabled()
    replay.first_button.click()
    assert replay.stepper.place == Place(2, 0)


def test_it_plays_by_itself_until_it_is_stopped(replay: ReplayPage, qtbot: QtBot) -> None:
    assert replay.stepper is not None
    replay._timer.setInterval(1)
    qtbot.keyClick(replay, Qt.Key.Key_Space)
    assert replay.playing and replay.play_button.text() == "Pause"
    stepper = replay.stepper
    qtbot.waitUntil(lambda: stepper.place.deal == 1, timeout=PATIENCE)
    qtbot.keyClick(replay, Qt.Key.Key_Space)
    assert not replay.playing
    replay.go(Place(2, stepper.steps(2) - 2))
    replay.toggle_play()
    qtbot.waitUntil(lambda: not replay.playing)
    assert stepper.at_end


def test_a_new_match_begins_in_the_middle(windows: Windows, qtbot: QtBot) -> None:
    path, _match = finish(windows.directory)
    window = windows.open()
    window.rooms.show_replay(path)
    replay = window.rooms.replay_page
    replay.go(Place(1, 4))
    assert replay.stepper is not None
    before = replay.stepper.match.deal
    replay.play_on_button.click()
    match = window.controller.match
    assert match is not None and match.number == 2
    assert [len(hand) for hand in match.deal.hands] == [len(hand) for hand in before.hands]
    wait_for_turn(qtbot, window)
    assert window.pages.currentWidget() is window.table_page


def test_the_match_that_has_ended_can_be_watched_at_once(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice.usual("rami51", "Anna", ("expert",)), 3)
    play_deal(qtbot, window)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.deal_page)
    window.deal_page.next_button.click()
    window.match_page.replay_button.click()
    assert window.pages.currentWidget() is window.rooms.replay_page
    assert window.controller.match is None
    assert len(window.desk.library.finished()) == 1


def test_a_replay_speaks_the_language_of_the_moment(replay: ReplayPage, windows: Windows) -> None:
    replay.go(Place(1, 6))
    windows.languages.use("fr")
    assert replay.scene.mismatches() == []
    assert replay.title.text()


# --- statistics --------------------------------------------------------------------------


def test_statistics_show_what_was_played(windows: Windows, tmp_path: Path, monkeypatch) -> None:
    matches = [finish(windows.directory, seed)[1] for seed in range(3)]
    window = windows.open()
    window.start_page.statistics_button.click()
    page = window.rooms.statistics_page
    assert page.person.currentText() == "Zoé"
    assert page.numbers["matches"].text() == "3"
    assert page.numbers["deals"].text() == str(sum(len(match.results) for match in matches))
    assert len(page.won_chart.lines[0].values) == 3
    assert page.opponents.itemText(1) == "beginner, expert"
    page.rules.setCurrentIndex(1)
    page.rules.activated.emit(1)
    assert page.numbers["matches"].text() == "3"
    target = tmp_path / "table"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target), ""))
    page.export_button.click()
    with open(target.with_suffix(".csv"), encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.DictReader(file))) == 3 * sum(len(m.results) for m in matches)
    page.reset_button.click()
    answer(window, "Begin anew")
    assert not page.content.isVisible() and page.empty.isVisible()
    assert len(window.desk.library.finished()) == 3


def test_nothing_played_is_told(windows: Windows) -> None:
    window = windows.open()
    window.actions_table["statistics"].trigger()
    assert window.rooms.statistics_page.empty.isVisible()
    assert not window.rooms.statistics_page.export_button.isEnabled()


def test_a_match_counts_once_it_has_ended(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice.usual("rami51", "Anna", ("expert",)), 3)
    play_deal(qtbot, window)
    window.actions_table["statistics"].trigger()
    page = window.rooms.statistics_page
    assert page.person.currentText() == "Anna"
    assert page.numbers["matches"].text() == "1"
    assert page.rules.itemText(1) == "Rami 51"


# --- fair deals --------------------------------------------------------------------------


def test_the_promise_is_shown_before_and_the_cards_only_after(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice(PRESETS["dix_manches"], SEATS), 3)
    wait_for_turn(qtbot, window)
    match = window.controller.match
    assert match is not None
    assert match.commitment[:8] in window.table_page.panel.fingerprint.text()
    window.table_page.panel.fair_button.click()
    dialog = window.findChild(FairDialog)
    assert dialog is not None and dialog.promised.text() == match.commitment
    told = " ".join((dialog.salt.text(), dialog.order.toPlainText(), dialog.line.toPlainText()))
    assert match.salt not in told and str(match.order[0]) not in told.split()
    assert not dialog.check_button.isVisible()
    dialog.reject()
    first = match.commitment
    play_deal(qtbot, window)
    window.next_deal()
    wait_for_turn(qtbot, window)
    assert match.commitment != first
    assert match.commitment[:8] in window.table_page.panel.fingerprint.text()


def test_a_deal_is_checked_afterwards(tmp_path: Path, qtbot: QtBot) -> None:
    path, _match = finish(tmp_path)
    file = read_match(path)
    dialog = FairDialog(file)
    qtbot.addWidget(dialog)
    dialog.show()
    for index in range(3):
        dialog.deals.setCurrentIndex(index)
        with qtbot.waitSignal(dialog.checked, check_params_cb=bool):
            dialog.check_button.click()
        assert dialog.verdict.text().startswith("✓")
    assert "sha256sum" in dialog.line.toPlainText()
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == check_line(file.deals[2])
    order = file.deals[1].start["order"].split()
    order[0], order[1] = order[1], order[0]
    file.deals[1].start["order"] = " ".join(order)
    assert not is_fair(file, 1)
    dialog.deals.setCurrentIndex(1)
    dialog.check_button.click()
    assert dialog.verdict.text().startswith("✗")


def test_nothing_overlaps_when_the_line_for_the_terminal_comes(
    tmp_path: Path, qtbot: QtBot, french: None
) -> None:
    path, _match = finish(tmp_path)
    file = read_match(path)
    file.deals[-1].done = None  # as if it went on
    dialog = FairDialog(file)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.deals.setCurrentIndex(0)
    dialog.check_button.click()
    qtbot.waitUntil(dialog.line.isVisible)
    parts = (dialog.order, dialog.how, dialog.line, dialog.check_button, dialog.buttons)
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert dialog.how.height() >= dialog.how.heightForWidth(dialog.how.width())


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="no sha256sum here")
def test_the_line_for_the_terminal_does_what_it_promises(tmp_path: Path) -> None:
    path, _match = finish(tmp_path)
    for deal in read_match(path).deals:
        told = subprocess.run(["sh", "-c", check_line(deal)], capture_output=True, text=True)
        assert told.stdout.split()[0] == deal.start["commitment"]
