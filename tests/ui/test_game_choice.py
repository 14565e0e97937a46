"""What is chosen for a match: seats of any mix, own rules, and what settings keep of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage.rule_sets import OwnRules
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.game_choice import GameChoice, named
from rami_desktop.ui.screens.faces import FacePopup
from rami_desktop.ui.screens.new_game import NewGamePage
from rami_desktop.ui.screens.seats_editor import SeatsEditor

HOUSE = PRESETS["classique"].changed(joker_hand=35, hand_size=10)


def person(name: str = "") -> SeatInfo:
    return SeatInfo(name, HUMAN)


def computer(name: str = "", level: str = "expert") -> SeatInfo:
    return SeatInfo(name, COMPUTER, level)


def test_seats_without_a_name_get_one() -> None:
    assert [seat.name for seat in named([person(), computer()])] == ["You", "Colette"]
    names = [seat.name for seat in named([person(), person(), computer("Colette"), computer()])]
    assert names == ["Player 1", "Player 2", "Colette", "Marcel"]


def test_no_two_seats_are_called_the_same() -> None:
    seats = named([person("Anna"), person(" anna "), computer("ANNA"), computer("Anna")])
    names = [seat.name.casefold() for seat in seats]
    assert len(set(names)) == 4
    assert names[0] == "anna"


@pytest.mark.parametrize("rules", [PRESETS["rami40"], HOUSE])
def test_a_choice_survives_the_settings(rules) -> None:
    seats = (person("Anna"), computer("X", "débutant"), person("Bruno"))
    choice = GameChoice(rules, seats, "Chez nous")
    assert GameChoice.from_dict(choice.to_dict()) == choice


@pytest.mark.parametrize(
    "values",
    [{}, {"rules": "bridge", "seats": []}, {"rules": {}, "seats": 7}, {"rules": {}, "seats": [7]},
     {"rules": "rami51", "seats": []}, {"rules": "rami51", "seats": [{"kind": "dog"}]}],
)  # fmt: skip
def test_damaged_settings_give_the_usual_game(values: dict[str, object]) -> None:
    assert GameChoice.from_dict(values) == GameChoice.usual()


@pytest.fixture
def editor(qtbot: QtBot) -> SeatsEditor:
    made = SeatsEditor()
    qtbot.addWidget(made)
    made.show_seats([person("Anna"), computer("Colette"), person("Bruno")])
    made.resize(480, 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def order(editor: SeatsEditor) -> list[str]:
    return [seat.name for seat in editor.seats()]


def test_buttons_change_the_order(editor: SeatsEditor) -> None:
    assert not editor.rows[0].up.isEnabled() and not editor.rows[2].down.isEnabled()
    editor.rows[0].down.click()
    assert order(editor) == ["Colette", "Anna", "Bruno"]
    editor.rows[2].up.click()
    assert order(editor) == ["Colette", "Bruno", "Anna"]


def test_dragging_changes_the_order(editor: SeatsEditor) -> None:
    grip = editor.rows[0].grip
    start = grip.rect().center()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=start)
    far = editor.rows[2].mapTo(editor, editor.rows[2].rect().bottomLeft())
    for step in range(1, 9):
        y = start.y() + (far.y() - start.y()) * step // 8
        place = grip.mapFromGlobal(editor.mapToGlobal(QPoint(start.x(), y)))
        QTest.mouseMove(grip, place)
        if order(editor) == ["Colette", "Bruno", "Anna"]:
            break
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert order(editor) == ["Colette", "Bruno", "Anna"]


def test_a_computer_seat_becomes_a_persons(editor: SeatsEditor) -> None:
    row = editor.rows[1]
    row.who.setCurrentIndex(row.who.findData(""))
    row.who.activated.emit(row.who.currentIndex())
    assert editor.seats()[1] == SeatInfo("Player 2", HUMAN, colour=row.face.colour)
    row.name_edit.setText("Chloé")
    assert editor.seats()[1].name == "Chloé"


def test_only_somebody_alone_is_you(editor: SeatsEditor) -> None:
    editor.show_seats(GameChoice.usual(levels=("expert",)).seats)
    alone, other = editor.rows
    assert (alone.name_edit.text(), alone.name_edit.placeholderText()) == ("", "You")
    assert editor.seats()[0].name == "You"
    other.who.setCurrentIndex(other.who.findData(""))
    other.who.activated.emit(other.who.currentIndex())
    assert [seat.name for seat in editor.seats()] == ["Player 1", "Player 2"]
    assert alone.name_edit.placeholderText() == "Player 1"
    editor.show_seats(editor.seats())
    assert [row.name_edit.text() for row in editor.rows] == ["", ""]
    other = editor.rows[1]
    other.who.setCurrentIndex(other.who.findData("expert"))
    other.who.activated.emit(other.who.currentIndex())
    assert [seat.name for seat in editor.seats()] == ["You", "Colette"]


def test_a_name_that_nobody_gave_follows_the_language(french: None) -> None:
    kept = GameChoice.usual(levels=("expert",)).to_dict()
    assert kept["seats"][0]["name"] == ""
    assert GameChoice.from_dict(kept).seats[0].name == "Vous"
    named = GameChoice.usual(name="Zoé", levels=("expert",)).to_dict()
    assert [seat["name"] for seat in named["seats"]] == ["Zoé", "Colette"]


def test_limits_add_and_remove_seats(editor: SeatsEditor, qtbot: QtBot) -> None:
    editor.set_limits(4, 5)
    assert len(editor.rows) == 4
    editor.add_seat()
    editor.add_seat()
    assert len(editor.rows) == 5
    assert len({seat.colour for seat in editor.seats()}) == 5
    editor.set_limits(2, 2)
    assert order(editor) == ["Anna", "Colette"]
    editor.remove_seat(0)
    assert len(editor.rows) == 2


def test_picture_and_colour_are_chosen(editor: SeatsEditor, qtbot: QtBot) -> None:
    face = editor.rows[0].face
    popup = FacePopup(face)
    popup.chosen.connect(face._take)
    popup.pictures["crown"].click()
    popup.colours["rose"].click()
    assert (editor.seats()[0].picture, editor.seats()[0].colour) == ("crown", "rose")
    assert face.accessibleName() == "Crown, Rose"
    popup.close()


def test_own_rule_sets_are_offered_first(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    other = OwnRules("Ailleurs", PRESETS["rami40"])
    page.show_own([OwnRules("Chez nous", HOUSE, Path("x")), other])
    assert [*page.cards][-2:] == ["own:Chez nous", "own:Ailleurs"]
    page.show_choice(GameChoice(HOUSE, (person("Anna"),), "Chez nous"))
    assert page.choice().rules == HOUSE
    assert page.choice().title == "Chez nous"
    lines = [line.text() for line in page.cards["own:Chez nous"].lines]
    assert lines[0] == "As Classic Rami, except:"
    assert "Points of a joker in hand: 35" in lines[1]
    page.show_own([])
    assert page.chosen_key() == "rami51"
    assert page.choice().title == ""
