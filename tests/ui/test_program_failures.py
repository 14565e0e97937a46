"""The program goes wrong in the middle of a match: a report, a sentence, and the match goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from rami_desktop import __version__
from rami_desktop.ui.crash import (
    MOST_REPORTS,
    CrashGuard,
    crash_sentence,
    report_text,
    write_report,
)
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.main_window import MainWindow

from .windows import Windows, wait_for_turn


@pytest.fixture
def guard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashGuard]:
    """Return a guard that is at work; Python's own way of telling is quiet meanwhile."""
    monkeypatch.setattr(sys, "excepthook", lambda *_told: None)
    monkeypatch.setattr(threading, "excepthook", lambda _told: None)
    guard = CrashGuard(tmp_path / "data")
    guard.install()
    yield guard
    guard.remove()


def fail(message: str = "the card QH is not in K♠ *7H JOKER") -> Exception:
    try:
        raise RuntimeError(message)
    except RuntimeError as error:
        return error


def happen(error: Exception) -> None:
    """Do what Python does with an exception that nobody caught."""
    sys.excepthook(type(error), error, error.__traceback__)


def reports(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "reports").glob("*.txt"))


def box_of(window: MainWindow) -> QMessageBox:
    box = window.findChild(QMessageBox)
    assert box is not None
    return box


def test_the_match_goes_on_from_its_journal(
    windows: Windows, guard: CrashGuard, tmp_path: Path
) -> None:
    window, qtbot = windows.open(), windows.qtbot
    guard.recover, guard.show = window.go_on_from_disk, window.dialogs.say_failure
    window.begin(GameChoice.usual("rami51", "Anna", ("expert", "débutant")), 5)
    wait_for_turn(qtbot, window)
    match = window.controller.match
    assert match is not None
    hand = sorted(map(str, match.deal.hands[0]))
    happen(fail())
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    again = window.controller.match
    assert again is not None and again is not match
    assert again.path == match.path
    assert sorted(map(str, again.deal.hands[0])) == hand
    box = box_of(window)
    assert str(reports(tmp_path)[0]) in box.text()
    assert "Traceback" not in box.text()
    assert window.controller.paused
    box.accept()
    wait_for_turn(qtbot, window)
    assert window.controller.draw()
    assert window.scene.mismatches() == []


def test_a_match_that_fails_at_once_again_waits_on_the_start_page(
    windows: Windows, guard: CrashGuard
) -> None:
    window, qtbot = windows.open(), windows.qtbot
    guard.recover, guard.show = window.go_on_from_disk, window.dialogs.say_failure
    window.begin(GameChoice.usual("rami51", "Anna", ("expert", "débutant")), 5)
    wait_for_turn(qtbot, window)
    for _time in range(2):
        happen(fail())
        qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
        box_of(window).accept()
        qtbot.waitUntil(lambda: window.findChild(QMessageBox) is None)
    assert window.pages.currentWidget() is window.start_page
    assert window.desk.unfinished() is not None


def test_a_slot_and_a_thread_are_heard_and_one_sentence_is_enough(
    qtbot: QtBot, guard: CrashGuard, tmp_path: Path
) -> None:
    shown: list[str] = []
    recovered: list[bool] = []
    guard.show = lambda text, _read: shown.append(text)
    guard.recover = recovered.append

    def think() -> None:
        raise RuntimeError("from a thread")

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(shown))
    QTimer.singleShot(0, guard, lambda: 1 / 0)
    QTimer.singleShot(0, guard, lambda: shown.append("the end"))
    qtbot.waitUntil(lambda: "the end" in shown)
    assert shown[1:] == ["the end"]
    assert recovered == [False]
    assert len(reports(tmp_path)) == 1
    assert "from a thread" in reports(tmp_path)[0].read_text(encoding="utf-8")
    shown[0:] = []
    guard._read()
    QTimer.singleShot(0, guard, lambda: 1 / 0)
    qtbot.waitUntil(lambda: bool(shown))
    assert "ZeroDivisionError" in reports(tmp_path)[1].read_text(encoding="utf-8")
    assert recovered == [False, True]


def test_a_recovery_that_fails_is_reported_and_said(
    qtbot: QtBot, guard: CrashGuard, tmp_path: Path
) -> None:
    shown: list[str] = []
    guard.show = lambda text, _read: shown.append(text)
    guard.recover = lambda _again: 1 / 0
    happen(fail())
    qtbot.waitUntil(lambda: bool(shown))
    assert len(reports(tmp_path)) == 2


def test_a_report_tells_the_version_and_the_place_and_no_card() -> None:
    told = report_text(fail())
    assert __version__ in told
    assert "test_program_failures.py" in told and "in fail" in told
    assert "RuntimeError: the card ▒ is not in ▒ ▒ ▒" in told
    for card in ("QH", "K♠", "7H", "JOKER"):
        assert card not in told.splitlines()[-1]


def test_what_led_to_a_failure_is_reported_without_cards_as_well() -> None:
    try:
        try:
            raise fail("    10D lies there")
        except RuntimeError as error:
            raise ValueError("not laid") from error
    except ValueError as error:
        told = report_text(error)
    assert "RuntimeError:     ▒ lies there" in told
    assert told.endswith("ValueError: not laid\n")


def test_reports_are_numbered_and_only_the_newest_are_kept(tmp_path: Path) -> None:
    paths = [write_report(tmp_path, f"report {number}") for number in range(MOST_REPORTS + 3)]
    kept = sorted((tmp_path / "reports").iterdir())
    assert kept == [path for path in paths if path is not None][3:]


def test_a_report_that_cannot_be_written_is_not_named(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way", encoding="utf-8")
    path = write_report(tmp_path, "anything")
    assert path is None
    assert "\n" not in crash_sentence(path)
