"""A system that refuses to write: the player is told, once and clearly, and can play on."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from rami_desktop.bots.lookahead.race import Effort
from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.actions import Lay
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.storage import files, journal, paths
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Library
from rami_desktop.storage.lock import InstanceLock
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.storage.settings import Settings
from rami_desktop.ui import app
from rami_desktop.ui.card_texts import RankLetters, set_rank_letters
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.screens.fair_page import FairDialog
from rami_desktop.ui.screens.settings import SettingsDialog
from rami_desktop.ui.states import State
from tests.storage.matches import condition

from .windows import Windows, answer, play_deal, wait_for_turn

CHOICE = GameChoice(
    PRESETS["dix_manches"].changed(opening_points=0, opening_clean_run=False, match_end="deals:2"),
    (SeatInfo("Anna", HUMAN), SeatInfo("Luc", COMPUTER, "débutant")),
)


class Disk:
    """The disk of a data directory, which can be full; the one for temporary files has room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, directory: Path) -> None:
        self.full = False
        self._directory = directory
        new_beside, write_all = files._new_beside, journal._write_all

        def create(path: Path) -> tuple[int, Path]:
            self._check(path)
            return new_beside(path)

        def write(file: IO[bytes], data: bytes) -> None:
            self._check(Path(file.name))
            write_all(file, data)

        monkeypatch.setattr(files, "_new_beside", create)
        monkeypatch.setattr(journal, "_write_all", write)

    def _check(self, path: Path) -> None:
        if self.full and self._directory in path.parents:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, windows: Windows) -> Disk:
    return Disk(monkeypatch, windows.directory)


def told(qtbot: QtBot, window: MainWindow) -> str:
    """Wait for a message over the window and return what it says."""
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    return str(window.findChild(QMessageBox).text())


def is_quiet(window: MainWindow) -> bool:
    """Whether nothing is said, and nothing is about to be."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return window.findChild(QMessageBox) is None


# --- a disk that is full in the middle of a match ------------------------------------------------


def test_one_can_play_on_without_the_disk_and_all_is_written_when_it_has_room(
    windows: Windows, disk: Disk
) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    match = window.controller.match
    assert match is not None and window.controller.state is State.HUMAN_DRAW
    disk.full = True
    assert not window.controller.draw()
    assert "The disk is full" in told(qtbot, window)
    assert window.controller.paused and window.controller.state is State.HUMAN_DRAW
    answer(window, "Try again")
    assert "The disk is full" in told(qtbot, window)
    answer(window, "Play on")
    assert window.controller.state is State.HUMAN_PLAY  # the card was drawn
    assert window.windowTitle() == "House rules (not kept) – Rami"
    play_deal(qtbot, window)
    window.next_deal()
    play_deal(qtbot, window, actions=2)
    assert is_quiet(window)
    assert match.number == 2 and not match.saved
    window.actions_table["fair"].trigger()
    dialog = window.findChild(FairDialog)
    assert dialog is not None
    assert dialog.promised.text() == match.commitment  # of a deal of which nothing is on disk
    dialog.reject()
    disk.full = False
    play_deal(qtbot, window, actions=1)
    assert match.saved
    windows.close()
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == condition(match)


def test_a_computer_seat_plays_on_too(windows: Windows, disk: Disk) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    match = window.controller.match
    assert match is not None
    apply = match.apply

    def fill_for_luc(action: object, seat: int | None = None) -> object:
        disk.full = disk.full or seat == 1
        return apply(action, seat)

    match.apply = fill_for_luc
    view = window.store.view
    window.controller.draw()
    while match.deal.turn == 0:
        window.controller.perform(next(iter(window.store.view.legal_actions())))
    assert "The disk is full" in told(qtbot, window)
    assert match.deal.turn == 1 and window.controller.paused
    answer(window, "Play on")
    wait_for_turn(qtbot, window)
    assert view is not None and len(match.deal.logs[0]) > len(view.events)
    assert window.windowTitle() == "House rules (not kept) – Rami"
    disk.full, match.apply = False, apply
    play_deal(qtbot, window, actions=3)
    assert window.windowTitle() == "House rules – Rami"
    assert is_quiet(window)


def test_the_next_deal_can_be_dealt_without_the_disk(windows: Windows, disk: Disk) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    play_deal(qtbot, window)
    match = window.controller.match
    assert match is not None
    disk.full = True
    window.next_deal()
    assert "The disk is full" in told(qtbot, window)
    assert match.number == 1
    answer(window, "Play on")
    assert match.number == 2
    assert window.table_page.panel.fingerprint.text().startswith(match.commitment[:8])
    wait_for_turn(qtbot, window)


def test_taking_back_waits_for_an_answer_as_well(windows: Windows, disk: Disk) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    match = window.controller.match
    assert match is not None
    while not match.can_undo:
        assert window.controller.perform(next(iter(window.store.view.legal_actions())))
        wait_for_turn(qtbot, window)
    disk.full = True
    assert not window.controller.undo()
    told(qtbot, window)
    assert match.can_undo
    answer(window, "Play on")
    assert match.can_redo
    assert window.controller.redo()


# --- a disk that is full when a match is to begin ------------------------------------------------


def test_a_match_can_be_played_without_being_kept(windows: Windows, disk: Disk) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    play_deal(qtbot, window, actions=2)
    window.leave_table()
    disk.full = True
    window.quick_game()
    assert "The disk is full" in told(qtbot, window)
    answer(window, "Cancel")
    assert window.controller.match is None
    window.quick_game()
    told(qtbot, window)
    answer(window, "Try again")
    told(qtbot, window)
    assert window.desk.library.spare is None
    answer(window, "Play without keeping")
    spare = window.desk.library.spare
    match = window.controller.match
    assert spare is not None and match is not None and spare in match.path.parents
    play_deal(qtbot, window)
    window.next_deal()
    play_deal(qtbot, window)
    assert "(not kept)" in window.windowTitle()
    window.counting.show_result()
    window.match_page.again_wanted.emit()  # nothing more is asked
    wait_for_turn(qtbot, window)
    assert is_quiet(window)
    window._visit(window.rooms.show_statistics)
    assert window.rooms.statistics_page.isVisible()
    disk.full = False
    window.begin(CHOICE, 4)
    assert "(not kept)" not in window.windowTitle()
    assert is_quiet(window)
    windows.close()
    window.desk.library.close()
    assert len(Library(windows.directory).running()) == 2


# --- a place for the settings that cannot be written ---------------------------------------------


def test_settings_that_cannot_be_written_are_told_once_and_hold(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, qtbot = windows.open(), windows.qtbot

    def refuse(_settings: Settings) -> None:
        raise StorageError("not_allowed", "/somewhere/settings.json")

    monkeypatch.setattr(Settings, "save", refuse)
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.switches["four_colours"].click()
    assert told(qtbot, window) == (
        "The system does not give access to “/somewhere/settings.json”. "
        "The settings hold until the program ends."
    )
    answer(window, "OK")
    dialog.switches["large_index"].click()
    dialog.reject()
    assert window.scene.images.style.colours == "four"
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    assert window.controller.match is not None
    window.leave_table()
    assert is_quiet(window)


# --- a data directory that cannot be used from the start -----------------------------------------


@pytest.fixture
def started(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[Callable[[MainWindow], None]], int]]:
    """Return a function that starts the whole program and does something with its window."""

    def start(do: Callable[[MainWindow], None]) -> int:
        def loop(*_: object) -> int:
            windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
            window = next(w for w in windows if w.isVisible())
            window.look.apply("pace")
            try:
                do(window)
            finally:
                window.close()
                window.deleteLater()
            return 0

        monkeypatch.setattr(type(qapp), "exec", loop)
        return app._run_window(qapp, None)

    yield start
    for switch in qapp.findChildren(LanguageSwitch):
        switch.close()
    set_rank_letters(RankLetters.LANGUAGE)
    QLocale.setDefault(QLocale.c())


def test_a_data_directory_that_is_a_file_does_not_keep_anybody_from_playing(
    qtbot: QtBot, own_data_directory: Path, started: Callable[..., int]
) -> None:
    own_data_directory.write_text("of somebody")
    spares = []

    def play(window: MainWindow) -> None:
        text = told(qtbot, window)
        assert str(own_data_directory) in text and "You can play all the same" in text
        answer(window, "OK")
        window.settings.change(pace="at_once", animations=False)
        window.look.apply_all()
        window.begin(CHOICE, 3)
        play_deal(qtbot, window, actions=3)
        assert is_quiet(window)
        spares.append(window.desk.library.spare)
        assert spares[0].is_dir()

    assert started(play) == 0
    assert own_data_directory.read_text() == "of somebody"
    assert not spares[0].exists()


def test_matches_of_a_directory_without_a_lock_are_only_looked_at(
    qtbot: QtBot, windows: Windows, started: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.open()
    window.begin(CHOICE, 3)
    play_deal(qtbot, window, actions=3)
    windows.close()
    monkeypatch.setenv(paths.OVERRIDE, str(windows.directory))
    path = window.desk.library.running()[0]
    before = path.read_bytes()

    def refuse(_lock: InstanceLock) -> None:
        raise StorageError("not_allowed", windows.directory)

    monkeypatch.setattr(InstanceLock, "acquire", refuse)

    def go_on(window: MainWindow) -> None:
        assert "does not give access" in told(qtbot, window)
        answer(window, "OK")
        assert window.start_page.continue_button.isVisible()
        window.resume()
        play_deal(qtbot, window, actions=3)
        match = window.controller.match
        assert match is not None and not window.desk.library.is_kept(match)

    assert started(go_on) == 0
    assert path.read_bytes() == before


def test_a_program_that_can_write_nowhere_says_so(
    qapp: QApplication,
    own_data_directory: Path,
    started: Callable[..., int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from rami_desktop.ui.screens import boxes

    own_data_directory.write_text("of somebody")
    said: list[str] = []
    monkeypatch.setattr(boxes, "warn_and_wait", said.append)

    def refuse(_library: Library, **_more: object) -> None:
        raise StorageError("disk_full", "/tmp")

    monkeypatch.setattr(Library, "use_spare", refuse)
    assert app._run_window(qapp, None) == app.FAILED
    assert len(said) == 1 and "disk is full" in said[0]


# --- leaving what the disk refuses ---------------------------------------------------------------


def refused_match(
    windows: Windows, disk: Disk, actions: int | None
) -> tuple[MainWindow, RecordedMatch]:
    """Play on while the disk is full."""
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    match = window.controller.match
    assert match is not None
    disk.full = True
    window.controller.draw()
    told(qtbot, window)
    answer(window, "Play on")
    play_deal(qtbot, window, actions)
    assert not match.saved
    return window, match


def test_a_match_that_was_left_with_a_full_disk_goes_on_where_it_was(
    windows: Windows, disk: Disk
) -> None:
    window, match = refused_match(windows, disk, None)
    window.next_deal()
    play_deal(windows.qtbot, window, actions=2)
    before = condition(match)
    window.leave_table()
    assert is_quiet(window)
    assert window._unfinished is not None and window._unfinished.deal == 2
    window.resume()
    again = window.controller.match
    assert again is not None and again is not match
    assert condition(again) == before
    assert not again.saved
    window.quick_game()  # another match, which the disk does not take either
    told(windows.qtbot, window)
    answer(window, "Cancel")
    disk.full = False
    window.leave_table()
    assert window.desk.write_waiting()
    with RecordedMatch.load(match.path) as loaded:
        assert condition(loaded) == before


def test_what_went_wrong_takes_a_match_from_the_disk_with_what_it_refused(
    windows: Windows, disk: Disk
) -> None:
    window, match = refused_match(windows, disk, 2)
    before = condition(match)
    window.go_on_from_disk(again=False)
    again = window.controller.match
    assert again is not None and again is not match
    assert condition(again) == before
    disk.full = False


def test_a_match_that_ended_with_a_full_disk_is_shown_whole(windows: Windows, disk: Disk) -> None:
    window, match = refused_match(windows, disk, None)
    window.next_deal()
    play_deal(windows.qtbot, window)
    assert match.over
    window.watch()
    stepper = window.rooms.replay_page.stepper
    assert stepper is not None and stepper.deals == 2
    disk.full = False
    window.show_start()
    assert window._unfinished is None
    assert [path.name for path in Library(windows.directory).finished()] == [match.path.name]


def test_who_quits_with_a_full_disk_is_asked_first(windows: Windows, disk: Disk) -> None:
    window, match = refused_match(windows, disk, 2)
    before = condition(match)
    window.close()
    assert "It is lost if you quit now" in told(windows.qtbot, window)
    answer(window, "Try again")
    assert "It is lost if you quit now" in told(windows.qtbot, window)
    assert window.isVisible()
    disk.full = False
    answer(window, "Try again")
    windows.qtbot.waitUntil(lambda: not window.isVisible())
    with RecordedMatch.load(match.path) as loaded:
        assert condition(loaded) == before


def test_one_can_quit_all_the_same(windows: Windows, disk: Disk) -> None:
    window, _match = refused_match(windows, disk, 2)
    window.close()
    told(windows.qtbot, window)
    answer(window, "Quit all the same")
    windows.qtbot.waitUntil(lambda: not window.isVisible())


def test_the_title_says_at_once_that_a_lay_was_not_kept(windows: Windows, disk: Disk) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    person, rng = make_bot("expert", effort=Effort(worlds=2)), Rng(7)
    while True:
        wait_for_turn(qtbot, window)
        assert window.store.view is not None
        action = person.choose(window.store.view, rng)
        if isinstance(action, Lay):
            break
        window.controller.perform(action)
    disk.full = True
    assert not window.controller.perform(action)  # after a lay the turn goes on as before
    told(qtbot, window)
    answer(window, "Play on")
    match = window.controller.match
    assert match is not None and not match.saved
    assert "(not kept)" in window.windowTitle()
    disk.full = False


def test_a_file_that_stays_is_rescued_once(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.open()
    window.begin(CHOICE, 3)
    wait_for_turn(windows.qtbot, window)
    match = window.controller.match
    assert match is not None
    window.leave_table()
    data = match.path.read_bytes()
    match.path.write_bytes(data + b"no line of a match\n\n")

    def refuse(self: Library, path: Path) -> Path:
        raise StorageError("no_permission", path, writing=True)

    monkeypatch.setattr(Library, "keep_aside", refuse)
    for _ in range(3):
        window.show_start()
    library = Library(windows.directory)
    assert len(library.running()) == 2
    assert window._unfinished is not None and window._unfinished.path != match.path
