"""Pages and dialogs, each by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rami_desktop.engine.actions import Discard
from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.events import DealResult
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.storage.settings import OPTIONS, Settings
from rami_desktop.ui import tokens
from rami_desktop.ui.actions import SPECS, ActionTable
from rami_desktop.ui.count_texts import count_text
from rami_desktop.ui.players import COMPUTER_NAMES, seats_for
from rami_desktop.ui.rules_texts import rules_sections
from rami_desktop.ui.screens.card_strip import CARD, CardStrip
from rami_desktop.ui.screens.deal_over import DealOverPage
from rami_desktop.ui.screens.keys import KeysDialog
from rami_desktop.ui.screens.match_over import MatchOverPage, ranking
from rami_desktop.ui.screens.new_game import GameChoice, NewGamePage
from rami_desktop.ui.screens.parts import ReadingArea
from rami_desktop.ui.screens.rule_sets import ORDER, rule_set_lines, rule_set_name, rules_name
from rami_desktop.ui.screens.rules_page import RulesPage
from rami_desktop.ui.screens.settings import SettingsDialog
from rami_desktop.ui.table.card_images import CardImages, backs

from .tables import deal_at


def result(winner: int | None, points: tuple[int, ...], **more: object) -> DealResult:
    values: dict[str, object] = {
        "winner": winner,
        "blocked": False,
        "at_once": False,
        "rami_sec": False,
        "factor": 1,
        "hand_points": points,
        "points": points,
    }
    return DealResult(**{**values, **more})  # type: ignore[arg-type]


# --- new game ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_has_a_name_and_three_lines(name: str) -> None:
    assert name in ORDER
    assert rule_set_name(name)
    assert rules_name(PRESETS[name]) == rule_set_name(name)
    assert len(set(rule_set_lines(name))) == 3


def test_a_choice_is_shown_and_read_back(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    choice = GameChoice.usual("classique", "Anna", ("débutant", "expert", "confirmé"))
    page.show_choice(choice)
    shown = page.choice()
    assert shown.rules == choice.rules
    assert [(seat.name, seat.level) for seat in shown.seats] == [
        (seat.name, seat.level) for seat in choice.seats
    ]
    assert len({seat.colour for seat in shown.seats}) == 4


@pytest.mark.parametrize("name", PRESETS)
def test_as_many_seats_as_the_rules_allow(qtbot: QtBot, name: str) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    page.show()
    page.cards[name].click()
    rules = PRESETS[name]
    for _ in range(9):
        page.seats.add_button.click()
    assert len(page.choice().seats) == rules.max_players
    assert not page.seats.add_button.isEnabled()
    for _ in range(9):
        page.seats.rows[-1].remove.click()
    assert len(page.choice().seats) == rules.min_players
    assert not page.seats.rows[0].remove.isEnabled()


def test_a_choice_that_cannot_be_played_is_mended() -> None:
    wild = GameChoice.usual("bridge", "x" * 99, ("champion",) * 12)
    assert wild.rules in PRESETS.values()
    assert len(wild.seats) == wild.rules.max_players
    assert {seat.level for seat in wild.seats[1:]} == {"intermédiaire"}
    alone = GameChoice.usual("rami51", "", ())
    assert [seat.level for seat in alone.seats] == ["", "intermédiaire"]


def test_nobody_at_the_table_is_called_like_the_person() -> None:
    for name in (COMPUTER_NAMES[0].upper(), "", "Anna"):
        names = [seat.name.casefold() for seat in seats_for(name, ["expert"] * 7)]
        assert len(names) == len(set(names)) == 8


# --- end of a deal and of a match --------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "settled", "seat", "opened", "text"),
    [
        ("rami51", result(0, (0, 12)), 0, True, "Out."),
        ("rami51", result(0, (0, 12)), 1, True, "Holds 12 point(s)."),
        ("rami51", result(0, (0, 100)), 1, False, "Not opened: 100 point(s), whatever"),
        ("rami51", result(0, (0, 24), rami_sec=True, factor=2), 1, True, "Times 2 for the rami"),
        ("quatorze", result(0, (0, 18), factor=1.5), 1, True, "Times 1.5 for going out at once."),
        ("rami40", result(0, (30, 0), hand_points=(0, 30)), 0, True, "collects what the others"),
        ("rami40", result(0, (5, 0), blocked=True, hand_points=(2, 7)), 0, True, "Lightest hand"),
        ("rami40", result(0, (5, 0), blocked=True, hand_points=(2, 7)), 1, True, "Holds 7"),
    ],
)
def test_the_count_says_why(
    rules: str, settled: DealResult, seat: int, opened: bool, text: str
) -> None:
    assert text in count_text(settled, PRESETS[rules], seat, opened, last=False)


def test_the_count_tells_the_weight_of_the_last_deal() -> None:
    rules = PRESETS["dix_manches"].changed(last_deal_factor=1000)
    settled = result(0, (0, 12_000), hand_points=(0, 12))
    assert "counts 1" in count_text(settled, rules, 1, opened=True, last=True)
    assert "counts" not in count_text(settled, rules, 1, opened=True, last=False)


def test_the_winner_comes_first_and_hands_are_shown(qtbot: QtBot) -> None:
    deal = deal_at(hands=["KD 9C", "2C", "8D 8H"], turn=1, phase="play", opened=[True, True, False])
    deal.apply(Discard(deal.hands[1][0]))
    view = deal.view(0)
    assert view.result is not None
    page = DealOverPage(CardImages())
    qtbot.addWidget(page)
    page.show_deal(view, ("Anna", "Bruno", "Chloé"), view.result.points, None)
    assert "Bruno" in page.title.text()
    strips = page.findChildren(CardStrip)
    assert [strip.accessibleName() for strip in strips] == [
        "king of diamonds, nine of clubs",
        "eight of hearts, eight of diamonds",
    ]
    with qtbot.waitSignal(page.next_wanted):
        page.next_button.click()
    page.show_deal(view, ("Anna", "Bruno", "Chloé"), (19, 0, 100), MatchResult((1,), (19, 0, 100)))
    with qtbot.waitSignal(page.result_wanted):
        page.next_button.click()


def test_what_the_numbers_are_stands_once_and_is_told_with_each(qtbot: QtBot) -> None:
    deal = deal_at(hands=["KD 9C", "2C", "8D AC"], turn=1, phase="play", opened=[True, True, False])
    deal.apply(Discard(deal.hands[1][0]))
    page = DealOverPage(CardImages())
    qtbot.addWidget(page)
    page.show_deal(deal.view(0), ("Anna", "Bruno", "Chloé"), (19, 120, 100), None)
    texts = [part.text() for part in page.findChildren(QLabel) if not part.isHidden()]
    assert texts.count("This deal") == texts.count("Total") == 1
    told = {part.accessibleName() for part in page.findChildren(QLabel)}
    assert {"This deal: 0.", "Total: 120.", "This deal: 100.", "Total: 19."} <= told


def test_a_reader_reads_all_of_the_count(qtbot: QtBot) -> None:
    deal = deal_at(hands=["KD 9C", "2C", "8D AC"], turn=1, phase="play", opened=[True, True, False])
    deal.apply(Discard(deal.hands[1][0]))
    page = DealOverPage(CardImages())
    qtbot.addWidget(page)
    page.show()
    page.show_deal(deal.view(0), ("Anna", "Bruno", "Chloé"), (19, 0, 100), None)
    (area,) = page.findChildren(ReadingArea)
    area.setFocus()
    qtbot.waitUntil(area.hasFocus)
    told = area.accessibleName().split("\n")
    assert told[:4] == ["Bruno", "Out.", "This deal: 0.", "Total: 0."]
    assert told[4:9] == [
        "Anna",
        "Holds 19 point(s).",
        "king of diamonds, nine of clubs",
        "This deal: 19.",
        "Total: 19.",
    ]


def test_a_reader_reads_the_list_of_keys(qtbot: QtBot) -> None:
    parent = QObject()
    dialog = KeysDialog(ActionTable(parent))
    qtbot.addWidget(dialog)
    dialog.show()
    (area,) = dialog.findChildren(ReadingArea)
    told = area.words().split("\n")
    for keys, text in dialog.rows:
        assert told[told.index(text) - 1] == keys


def test_a_page_is_never_wider_than_eyes_can_follow(qtbot: QtBot) -> None:
    page = DealOverPage(CardImages())
    qtbot.addWidget(page)
    for width in (1024, 1920, 3840):
        page.resize(width, 900)
        page.show()
        left = page.title.mapTo(page, page.title.rect().topLeft()).x()
        button = page.next_button
        right = button.mapTo(page, button.rect().topRight()).x() + 1
        assert right - left <= tokens.WIDEST_PAGE
        assert abs(left - (width - right)) <= 4
        assert left <= 34 or right - left >= tokens.WIDEST_PAGE - 4


def test_a_strip_keeps_its_indices_legible(qtbot: QtBot) -> None:
    strip = CardStrip(parse_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS * *"), CardImages())
    qtbot.addWidget(strip)
    strip.resize(10, strip.sizeHint().height())
    assert strip.minimumSizeHint().width() >= CARD * (1 + 14 * tokens.INDEX_STRIP)
    strip.show()
    assert not strip.grab().isNull()


def test_ranking_shares_places() -> None:
    low, high = PRESETS["classique"], PRESETS["rami40"]
    totals = MatchResult((1, 2), (40, 7, 7, 90))
    assert ranking(totals, low) == [(1, 1), (1, 2), (3, 0), (4, 3)]
    assert ranking(MatchResult((3,), totals.totals), high) == [(1, 3), (2, 0), (3, 1), (3, 2)]


def test_the_match_page_names_the_winner(qtbot: QtBot) -> None:
    page = MatchOverPage()
    qtbot.addWidget(page)
    page.show_match(MatchResult((1,), (9, 0)), PRESETS["rami51"], ("Anna", "Bruno"))
    assert page.title.text() == "Bruno wins the match."


# --- rules -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_can_be_read(qtbot: QtBot, name: str) -> None:
    page = RulesPage()
    qtbot.addWidget(page)
    page.show_rules(PRESETS[name])
    text = page.text.toPlainText()
    assert page.choice.currentData() == name
    for section in rules_sections(PRESETS[name]):
        assert section.title in text
        assert all(sentence in text for sentence in section.sentences)
    assert "{" not in text


#: Fields that the page says nothing about: they concern no sentence, or only another field's.
UNTOLD = {"carte_penalty"}


def other_values(name: str) -> dict[str, object]:
    """Return changes of one field (and of those it needs) that a person would notice."""
    special: dict[str, dict[str, object]] = {
        "at_once_factor": {"at_once_factor": [3, 2]},
        "at_once_joker_factor": {"at_once_joker_factor": 8},
        "at_once_flat": {"at_once_flat": 150},
        "match_end": {"match_end": "deals:7"},
        "last_deal_factor": {"last_deal_factor": 10, "match_end": "deals:7"},
        "opening_free_if_left": {"opening_free_if_left": 1, "at_once_needs_opening": False},
        "max_players": {"max_players": 4},
        "min_players": {"min_players": 3},
        "max_jokers_run": {"max_jokers_run": 2},
        "max_jokers_set": {"max_jokers_set": 2},
        "take_opening_points": {"take_opening_points": 71},
        "unopened_points": {"unopened_points": None},
        "reshuffles": {"reshuffles": 1},
        "turn_seconds": {"turn_seconds": 30},
        "hand_size": {"hand_size": 12},
        "joker_opening": {"joker_opening": 35},
    }
    return special.get(name, {})


@pytest.mark.parametrize("name", sorted(PRESETS["classique"].to_dict()))
def test_a_changed_field_is_told(name: str) -> None:
    from rami_desktop.engine.rules import FIELD_INFOS

    base = PRESETS["classique"]
    info, value = FIELD_INFOS[name], getattr(base, name)
    changes = other_values(name)
    if not changes:
        others = [choice for choice in info.choices if choice != value]
        changes = {name: others[0] if others else value + 1}
    without = {key: changes[key] for key in changes if key != name}
    changed, plain = base.changed(**changes), base.changed(**without)
    assert rules_sections(changed) != rules_sections(plain)


# --- dialogs -----------------------------------------------------------------------------


def test_settings_offer_what_there_is(qtbot: QtBot, tmp_path: Path) -> None:
    assert set(OPTIONS["table_colour"].choices) == set(tokens.TABLES)
    assert set(OPTIONS["pace"].choices) == set(tokens.PACES)
    assert set(OPTIONS["card_back"].choices) == set(backs())
    settings = Settings(tmp_path / "settings.json")
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    for box in dialog.boxes.values():
        assert all(box.itemText(index) for index in range(box.count()))
    box = dialog.boxes["pace"]
    with qtbot.waitSignal(dialog.changed, check_params_cb=lambda name: name == "pace"):
        box.setCurrentIndex(box.findData("slow"))
        box.activated.emit(box.currentIndex())
    assert settings["pace"] == "slow"


def test_every_key_is_listed_once(qtbot: QtBot) -> None:
    parent = QObject()
    dialog = KeysDialog(ActionTable(parent))
    qtbot.addWidget(dialog)
    listed = [key for keys, _text in dialog.rows for key in keys.split(" or ")]
    wanted = [key for spec in SPECS for key in spec.keys]
    assert set(wanted) <= set(listed)
    assert len(listed) == len(set(listed))


def test_every_action_says_what_it_does() -> None:
    parent = QObject()
    for action in ActionTable(parent):
        assert action.text()
        assert action.toolTip().endswith(".")


def test_buttons_do_what_their_action_does(qtbot: QtBot) -> None:
    from rami_desktop.ui.screens.action_bar import ActionBar

    parent = QObject()
    actions = ActionTable(parent)
    bar = ActionBar(actions)
    qtbot.addWidget(bar)
    bar.show()
    actions["undo"].setEnabled(False)
    assert not bar.buttons["undo"].isEnabled()
    actions["undo"].setEnabled(True)
    with qtbot.waitSignal(actions["undo"].triggered):
        qtbot.mouseClick(bar.buttons["undo"], Qt.MouseButton.LeftButton)
    actions["carte"].setVisible(False)
    assert not bar.buttons["carte"].isVisible()
    assert bar.buttons["discard"].isVisible()
    actions["carte"].setVisible(True)
    assert bar.buttons["carte"].isVisible()
    assert not bar.buttons["discard"].isVisible()
