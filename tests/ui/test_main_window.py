"""The window from the start page to the end of a match."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QScrollArea

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.actions import Action
from rami_desktop.engine.events import TurnStarted
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.storage.errors import StorageError
from rami_desktop.ui.card_texts import card_text
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.screens.settings import SettingsDialog
from rami_desktop.ui.states import State

from .windows import Windows, answer, play_deal, wait_for_turn

CHOICE = GameChoice.usual("rami51", "Anna", ("expert", "débutant"))


def box_text(window: MainWindow) -> str:
    """Return what a message over the window says, and close it."""
    box = window.findChild(QMessageBox)
    assert box is not None
    box.accept()
    return str(box.text())


def test_the_first_start_offers_a_quick_game_and_nothing_to_continue(windows: Windows) -> None:
    window = windows.open()
    assert window.pages.currentWidget() is window.start_page
    assert not window.start_page.continue_button.isVisible()
    assert window.start_page.quick_button.hasFocus()
    assert window.windowTitle() == "Rami"


def test_a_disk_that_is_full_at_a_rivals_move_is_told_and_tried_again(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    match = window.controller.match
    assert match is not None
    apply, full = match.apply, [True]

    def refuse(action: Action, seat: int | None = None) -> object:
        if full and seat != 0:
            raise StorageError("disk_full", match.path)
        return apply(action, seat)

    monkeypatch.setattr(match, "apply", refuse)
    person, rng = make_bot("débutant"), Rng(1)
    while match.deal.turn == 0:
        assert window.store.view is not None
        assert window.controller.perform(person.choose(window.store.view, rng))
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert window.controller.paused
    turn = match.deal.turn
    answer(window, "Try again")  # nothing has changed
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert match.deal.turn == turn
    full.clear()
    assert "disk is full" in box_text(window)
    wait_for_turn(qtbot, window)
    assert not window.controller.paused


def test_a_new_game_begins_with_enter(windows: Windows) -> None:
    window = windows.open()
    window.show_new_game()
    assert window.new_page.start_button.hasFocus()
    areas = window.new_page.findChildren(QScrollArea)
    assert areas and all(area.focusPolicy() is Qt.FocusPolicy.NoFocus for area in areas)
    windows.qtbot.keyClick(window.new_page.start_button, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.table_page


def test_a_match_of_a_newer_program_leaves_the_place_to_the_one_before(windows: Windows) -> None:
    window = windows.open()
    window.begin(CHOICE, 3)
    window.begin(CHOICE, 4)
    windows.close()
    library = window.desk.library
    newest, before = library.running()
    newer = newest.read_bytes().replace(b'"version":1', b'"version":2', 1)
    newest.write_bytes(newer)
    window = windows.open()
    windows.qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert "newer version" in box_text(window)
    assert window.desk.unfinished() is not None
    assert window.desk.unfinished().path == before
    assert window.desk.troubles == []  # said once
    assert newest.read_bytes() == newer


def test_a_new_game_is_chosen_and_begun_with_the_mouse(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    qtbot.mouseClick(window.start_page.new_button, Qt.MouseButton.LeftButton)
    page = window.new_page
    assert window.pages.currentWidget() is page
    qtbot.mouseClick(page.cards["rami40"], Qt.MouseButton.LeftButton)
    page.seats.rows[0].name_edit.setText("Anna")
    page.seats.add_button.click()
    qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    wait_for_turn(qtbot, window)
    view = window.store.view
    assert view is not None
    assert view.rules == PRESETS["rami40"]
    assert window.store.names[0] == "Anna"
    assert len(window.store.names) == 4
    assert window.pages.currentWidget() is window.table_page
    assert window.desk.last_choice().rules == PRESETS["rami40"]


def test_a_quick_game_repeats_the_last_choice(windows: Windows) -> None:
    window = windows.open()
    window.begin(GameChoice.usual("classique", "Anna", ("expert",)))
    windows.close()
    window = windows.open()
    windows.qtbot.mouseClick(window.start_page.quick_button, Qt.MouseButton.LeftButton)
    match = window.controller.match
    assert match is not None
    assert match.rules == PRESETS["classique"]
    assert [seat.level for seat in match.seats] == ["", "expert"]


def test_closing_the_window_loses_nothing(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    play_deal(qtbot, window, actions=5)
    before = window.store.view
    windows.close()

    window = windows.open()
    assert window.start_page.continue_button.hasFocus()
    line = window.start_page.continue_button.lines[0].text()
    assert line == "Rami 51, deal 1, with Colette and Marcel"
    qtbot.mouseClick(window.start_page.continue_button, Qt.MouseButton.LeftButton)
    wait_for_turn(qtbot, window)
    after = window.store.view
    assert before is not None and after is not None
    assert sorted(map(str, after.hand)) == sorted(map(str, before.hand))
    assert list(map(type, after.events)) == list(map(type, before.events))
    assert window.scene.mismatches() == []


def test_the_end_of_a_deal_leads_to_the_count_and_the_end_of_the_match(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    play_deal(qtbot, window)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.deal_page)
    assert window.controller.state is State.MATCH_OVER
    assert window.deal_page.next_button.hasFocus()
    qtbot.mouseClick(window.deal_page.table_button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.table_page
    window.actions_table["count"].trigger()
    assert window.pages.currentWidget() is window.deal_page
    qtbot.mouseClick(window.deal_page.next_button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.match_page
    qtbot.mouseClick(window.match_page.again_button, Qt.MouseButton.LeftButton)
    wait_for_turn(qtbot, window)
    assert window.pages.currentWidget() is window.table_page
    assert window.store.names == ("Anna", "Colette", "Marcel")
    library = window.desk.library
    assert len(library.finished()) == 1
    assert len(library.running()) == 1


def test_a_match_of_several_deals_goes_on(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice.usual("dix_manches", "Anna", ("expert",)), 2)
    play_deal(qtbot, window)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.deal_page)
    assert window.deal_page.next_button.text() == "Next deal"
    qtbot.mouseClick(window.deal_page.next_button, Qt.MouseButton.LeftButton)
    wait_for_turn(qtbot, window)
    view = window.store.view
    assert view is not None
    assert view.number == 2
    assert window.table_page.panel.scores.model().columnCount() == 2


def test_the_language_changes_at_once_in_the_middle_of_a_deal(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    windows.languages.use("fr")
    buttons = window.table_page.bar.buttons
    qtbot.waitUntil(lambda: buttons["undo"].text() == "Annuler")
    assert "À vous" in window.table_page.bar.prompt.text()
    assert window.table_page.panel.log_title.text() == "Journal"
    log = window.table_page.panel.log.model()
    assert log.index(0, 0).data().startswith("Manche 1")
    assert window.menuBar().actions()[0].text() == "&Partie"
    assert window.start_page.new_button.title.text() == "Nouvelle partie…"
    assert window.scene.mismatches() == []


def test_settings_take_effect_at_once_and_are_kept(windows: Windows) -> None:
    window = windows.open()
    window.actions_table["settings"].trigger()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    box = dialog.boxes["language"]
    box.setCurrentIndex(box.findData("fr"))
    box.activated.emit(box.currentIndex())
    windows.qtbot.waitUntil(lambda: dialog.windowTitle() == "Réglages")
    dialog.switches["four_colours"].click()
    assert window.scene.images.style.colours == "four"
    assert window.scene.images.style.language == "fr"
    dialog.reject()
    windows.close()
    assert windows.open(language="fr").settings["four_colours"] is True


@pytest.mark.parametrize("agreed", [True, False])
def test_a_discard_is_asked_about_where_that_is_wished(windows: Windows, agreed: bool) -> None:
    window, qtbot = windows.open(confirm_discard=True), windows.qtbot
    window.begin(CHOICE, 1)
    wait_for_turn(qtbot, window)
    if window.actions_table["draw"].isEnabled():
        window.actions_table["draw"].trigger()
    card = window.store.hand.rows[0]
    window.store.select(card.id, True)
    held = len(window.store.view.hand)
    window.actions_table["discard"].trigger()
    box = window.findChild(QMessageBox)
    assert box is not None and card_text(card.card) in box.text()
    assert window.controller.paused and len(window.store.view.hand) == held
    role = QMessageBox.ButtonRole.AcceptRole
    button = next(b for b in box.buttons() if (box.buttonRole(b) is role) is agreed)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.controller.paused
    assert len(window.store.view.hand) == (held - 1 if agreed else held)


def test_sounds_and_volume_are_settings(windows: Windows) -> None:
    window = windows.open()
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.volume.setValue(25)
    assert (window.sounds.on, window.sounds.volume) == (True, 25)
    dialog.switches["sounds"].click()
    assert not window.sounds.on and not dialog.volume.isEnabled()
    dialog.reject()


def test_the_title_shows_no_card(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    titles = []
    window.windowTitleChanged.connect(titles.append)
    window.begin(CHOICE, 3)
    play_deal(qtbot, window)
    view = window.store.view
    assert view is not None
    assert set(titles) == {"Rami 51 – Rami"}
    cards = {card_text(card) for hand in view.hands for card in hand}
    assert not any(card in title for card in cards for title in titles)


def test_table_keys_rest_while_another_page_is_shown(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    assert not window.actions_table["draw"].isEnabled()
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    assert window.controller.state is State.HUMAN_DRAW
    assert window.actions_table["draw"].isEnabled()
    window.actions_table["rules"].trigger()
    assert window.pages.currentWidget() is window.rules_page
    assert not window.actions_table["draw"].isEnabled()
    assert window.controller.paused
    qtbot.mouseClick(window.rules_page.back_button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.table_page
    assert not window.controller.paused
    qtbot.keyClick(window.view, Qt.Key.Key_D)
    assert window.controller.state is State.HUMAN_PLAY


def test_a_damaged_match_is_told_and_what_is_sound_goes_on(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    play_deal(qtbot, window, actions=4)
    windows.close()
    path = window.desk.library.running()[0]
    lines = path.read_bytes().splitlines(keepends=True)
    lines[-3] = lines[-3].replace(b'"', b"'", 1)
    path.write_bytes(b"".join(lines))

    damaged = path.read_bytes()
    window = windows.open()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    aside = windows.directory / "aside" / path.name
    told = box_text(window)
    assert window.start_page.continue_button.isVisible()
    window.resume()
    match = window.controller.match
    assert match is not None
    turns = sum(isinstance(event, TurnStarted) for event in match.deal.logs[0])
    assert told == (
        f"“{path.name}” is damaged in line {len(lines) - 2}. Everything before that is saved and "
        f"can be continued: deal 1, turn {turns}.\n\nThe damaged file is kept as it was:\n{aside}"
    )
    assert aside.read_bytes() == damaged
    wait_for_turn(qtbot, window)


def test_a_match_whose_end_was_torn_off_says_where_it_goes_on(
    windows: Windows, tmp_path: Path
) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    play_deal(qtbot, window, actions=4)
    windows.close()
    path = window.desk.library.running()[0]
    path.write_bytes(path.read_bytes()[:-5])
    window = windows.open()
    window.resume()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert window.controller.match is not None and window.controller.match.number == 1
    box = window.findChild(QMessageBox)
    assert box is not None
    told = str(box.text())
    answer(window, "OK")
    assert told.startswith(f"The end of “{path.name}” was cut off")
    assert "the match goes on in deal 1, turn " in told
    wait_for_turn(qtbot, window)
    sent = tmp_path / "sent.rami"
    sent.write_bytes(path.read_bytes() + b"half a li")
    window.open_match_file(sent)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert box_text(window).startswith("The end of “sent.rami” was cut off")
    assert sent.read_bytes().endswith(b"half a li")


def test_a_file_that_is_no_match_is_refused_in_words(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear grandmother", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(other), ""))
    window = windows.open()
    window.actions_table["open_file"].trigger()
    windows.qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    assert box_text(window) == "“letter.txt” is not a saved match of Rami."
    assert window.pages.currentWidget() is window.start_page
    assert window.controller.match is None


def test_a_saved_copy_can_be_opened(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    play_deal(qtbot, window, actions=3)
    copy = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(copy), ""))
    window.actions_table["save_copy"].trigger()
    view = window.store.view
    window.actions_table["start_page"].trigger()
    window.open_match_file(copy.with_suffix(".rami"))
    wait_for_turn(qtbot, window)
    assert view is not None and window.store.view is not None
    assert sorted(map(str, window.store.view.hand)) == sorted(map(str, view.hand))


def test_the_expert_may_be_given_more_time(windows: Windows) -> None:
    window = windows.open()
    assert window.controller.expert_seconds == 1
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.expert_seconds.setValue(5)
    assert window.controller.expert_seconds == 5
    dialog.expert_seconds.setValue(99)
    assert window.controller.expert_seconds == dialog.expert_seconds.value() == 30
    dialog.reject()
