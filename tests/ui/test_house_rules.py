"""House rules: every field can be changed, says what it is for, and is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import FIELD_INFOS, Rules
from rami_desktop.storage.rule_sets import OwnRules
from rami_desktop.ui import house_texts
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.screens import file_boxes
from rami_desktop.ui.screens.house_rules import HouseRulesPage

from .windows import Windows, answer, play_deal


@pytest.fixture
def page(qtbot: QtBot) -> HouseRulesPage:
    made = HouseRulesPage()
    qtbot.addWidget(made)
    made.show_rules(PRESETS["classique"], "classique")
    return made


def test_every_field_has_a_sentence_and_every_value_a_text() -> None:
    sentences = [house_texts.field_sentence(field) for field in FIELD_INFOS]
    assert len(set(sentences)) == len(sentences)
    for field, info in FIELD_INFOS.items():
        for rules in PRESETS.values():
            assert house_texts.value_text(field, getattr(rules, field))
        for choice in (*info.choices, *([None] if info.optional else [])):
            assert house_texts.value_text(field, choice)
    for group in house_texts.GROUPS:
        assert house_texts.group_text(group)


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_can_be_shown_and_read_back(page: HouseRulesPage, name: str) -> None:
    page.show_rules(PRESETS[name], name)
    assert page.rules == PRESETS[name]
    assert not any(row.card.property("differs") for row in page.rows.values())
    page.base.setCurrentIndex(page.base.findData("rami40"))
    page._check()
    differing = {field for field, row in page.rows.items() if row.card.property("differs")}
    assert differing == set(house_texts.differences(PRESETS[name], PRESETS["rami40"]))


ALL_CHANGED = {
    "min_players": 3, "max_players": 4, "decks": 3, "hand_size": 10, "start": "upcard",
    "first_dealer": "high_card", "cut": False, "opening_points": 71, "opening_clean_run": False,
    "opening_layoffs": False, "opening_free_if_left": 2, "take_opening_points": 81,
    "taken_in_opening": True, "put_back": "forfeits_rami_sec", "one_card_may_take": True,
    "announce_carte": "automatic", "carte_penalty": 3, "run_max": 13, "circular_runs": True,
    "max_jokers_run": None, "max_jokers_set": 2, "min_naturals": 1, "adjacent_jokers": True,
    "run_joker_burnt": True, "joker_on_rival_clean_run": True, "swap_in_set": "never",
    "freed_joker": "new_meld", "pull": False, "split_runs": False, "final_discard": "forbidden",
    "reshuffles": 0, "blocked": "lightest_wins", "ace_low": 10, "ace_high": 15, "ace_set": 12,
    "ace_hand": 25, "joker_opening": 35, "joker_hand": 50, "scoring": "winner_collects",
    "unopened_points": None, "at_once": "off", "at_once_factor": (3, 1.5, 0.25),
    "at_once_joker_factor": 2.5, "at_once_flat": 150, "at_once_layoffs": False,
    "at_once_needs_opening": False, "match_end": "deals:7", "match_winner": "highest",
    "last_deal_factor": 1000, "turn_seconds": 90,
}  # fmt: skip


def test_every_field_can_be_changed(page: HouseRulesPage) -> None:
    assert set(ALL_CHANGED) == set(FIELD_INFOS)
    for field, value in ALL_CHANGED.items():
        page.rows[field].editor.show_value(value)
    assert page.rules == Rules().changed(**ALL_CHANGED)
    assert all(row.card.property("differs") for row in page.rows.values())
    page.only.setChecked(True)
    page.rows["pull"].editor.show_value(True)
    assert page.rows["pull"].isHidden()
    assert not page.rows["split_runs"].isHidden()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("hand_size", 15, ""),
        ("min_players", 6, "fewest players"),
        ("last_deal_factor", 10, "fixed number of deals"),
        ("opening_free_if_left", 1, "does not need an opening"),
        ("at_once_factor", (0,), "factor above 0"),
    ],
)
def test_what_cannot_be_played_is_refused_where_it_is_edited(
    page: HouseRulesPage, field: str, value: object, told: str
) -> None:
    page.name_edit.setText("Chez nous")
    page.rows[field].editor.show_value(value)
    if not told:
        assert page.rules is not None and page.save_button.isEnabled()
        page.rows["max_players"].editor.show_value(8)
        told = "none would be left to draw"
    assert page.rules is None
    assert told in page.rows[field].trouble.text()
    assert told in page.trouble.text()
    assert not page.save_button.isEnabled() and not page.export_button.isEnabled()
    troubled = [name for name, row in page.rows.items() if row.trouble.text()]
    assert troubled == [field]


def test_a_word_among_the_factors_is_refused(page: HouseRulesPage) -> None:
    editor = page.rows["at_once_factor"].editor
    editor.edit.setText("2 many")
    assert page.rules is None and page.rows["at_once_factor"].trouble.text()
    editor.edit.setText("2; 1,5 1")
    assert page.rules is not None and page.rules.at_once_factor == (2, 1.5, 1)


def test_own_rules_need_a_name(page: HouseRulesPage) -> None:
    assert page.save_button.isEnabled()  # a preset has a name
    page.rows["joker_hand"].editor.show_value(35)
    assert not page.save_button.isEnabled()
    assert "name" in page.trouble.text()
    page.name_edit.setText("Chez nous")
    assert page.save_button.isEnabled() and not page.trouble.text()
    page.show_rules(PRESETS["rami40"], "rami40", OwnRules("Ailleurs", PRESETS["rami40"]))
    assert not page.delete_button.isHidden()


def test_made_kept_played_and_deleted_in_the_window(windows: Windows, qtbot: QtBot) -> None:
    window = windows.open()
    window.show_new_game()
    window.new_page.seats.rows[0].name_edit.setText("Anna")
    window.new_page.house_button.click()
    page = window.rooms.house_page
    assert window.pages.currentWidget() is page
    page.name_edit.setText("Chez nous")
    page.rows["opening_points"].editor.show_value(60)
    page.save_button.click()
    assert window.pages.currentWidget() is window.new_page
    choice = window.new_page.choice()
    assert (choice.title, choice.rules.opening_points) == ("Chez nous", 60)
    assert choice.seats[0].name == "Anna"
    window.new_page.start_button.click()
    assert window.store.view is not None and window.store.view.rules.opening_points == 60
    windows.close()
    window = windows.open()
    assert "Chez nous" in window.start_page.quick_button.lines[0].text()
    window.show_new_game()
    window.new_page.house_button.click()
    assert window.rooms.house_page.name_edit.text() == "Chez nous"
    window.rooms.house_page.delete_button.click()
    answer(window, "Cancel")
    assert [own.name for own in window.rooms.own_rules()] == ["Chez nous"]
    window.rooms.house_page.delete_button.click()
    answer(window, "Delete")
    assert window.rooms.own_rules() == []
    choice = window.new_page.choice()
    assert (choice.title, choice.seats[0].name) == ("", "Anna")


def test_nothing_that_was_changed_goes_unasked(windows: Windows) -> None:
    window = windows.open()
    window.show_new_game()
    window.new_page.house_button.click()
    page = window.rooms.house_page
    page.back_button.click()
    assert window.pages.currentWidget() is window.new_page  # nothing to lose
    window.new_page.house_button.click()
    page.rows["opening_points"].editor.show_value(60)
    page.back_button.click()
    answer(window, "Cancel")
    assert window.pages.currentWidget() is page
    assert page.rows["opening_points"].editor.value() == 60
    page.back_button.click()
    answer(window, "Go back")
    assert window.pages.currentWidget() is window.new_page
    assert window.new_page.choice().rules == PRESETS["rami51"]


def test_own_rules_are_called_by_their_name_wherever_they_were_played(windows: Windows) -> None:
    own = PRESETS["dix_manches"].changed(opening_points=60, match_end="deals:1")
    window = windows.open()
    window.desk.rule_sets.save("Chez nous", own)
    window.begin(GameChoice(own, GameChoice.usual("dix_manches", "Anna", ("expert",)).seats), 1)
    assert window.windowTitle() == "Chez nous – Rami"
    windows.close()
    window = windows.open()
    assert "Chez nous, deal 1" in window.start_page.continue_button.lines[0].text()
    window.resume()
    play_deal(windows.qtbot, window)
    window.leave_table()
    window.rooms.show_matches()
    assert window.rooms.matches_page.table.item(0, 1).text() == "Chez nous"
    window.rooms.show_replay(window.desk.library.finished()[0])
    assert window.rooms.replay_page.title.text() == "Chez nous"
    window.rooms.show_statistics()
    assert window.rooms.statistics_page.rules.itemText(1) == "Chez nous"


def test_sent_and_received_in_the_window(
    windows: Windows, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.open()
    window.show_new_game()
    window.new_page.house_button.click()
    page = window.rooms.house_page
    page.name_edit.setText("Chez nous")
    page.rows["opening_points"].editor.show_value(60)
    sent = tmp_path / "sent"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(sent), ""))
    page.export_button.click()
    sent = sent.with_suffix(".rami-rules")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(sent), ""))
    page.show_rules(PRESETS["rami51"], "rami51")
    page.import_button.click()
    assert page.name_edit.text() == "Chez nous"
    assert page.rules is not None and page.rules.opening_points == 60
    values = json.loads(sent.read_text(encoding="utf-8"))
    values["rules"]["hand_size"] = 99
    sent.write_text(json.dumps(values), encoding="utf-8")
    page.import_button.click()
    box = window.findChild(QMessageBox)
    assert box is not None and "Cards in a hand" in box.text()
    box.accept()
    QCoreApplication.processEvents()
    assert len(window.rooms.own_rules()) == 1
    assert file_boxes.CSV == ".csv"
