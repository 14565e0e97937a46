"""What keys say at the table: how things stand, and why something cannot be done."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.states import State

from .windows import Windows, wait_for_turn

CHOICE = GameChoice.usual("rami51", "Anna", ("débutant", "débutant"))


def test_a_key_says_how_things_stand(windows: Windows) -> None:
    window = windows.open()
    assert not window.actions_table["standing"].isEnabled()
    window.begin(CHOICE, 3)
    wait_for_turn(windows.qtbot, window)
    windows.qtbot.keyClick(window.view, Qt.Key.Key_S)
    words = window.scene.bubble.words
    assert words.startswith("Your turn: draw a card")
    for name in window.store.names:
        assert name in words
    assert window.scene.layout.view_box.holds(window.scene.bubble.box)


def test_the_key_of_what_cannot_be_done_says_why_not(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(CHOICE, 3)
    wait_for_turn(qtbot, window)
    assert window.controller.state is State.HUMAN_DRAW
    for key, words in (
        (Qt.Key.Key_X, "Select cards of your hand first."),
        (Qt.Key.Key_O, "Draw a card first."),
        (Qt.Key.Key_U, "There is nothing to take back in this turn."),
        (Qt.Key.Key_C, "Nobody has a last card to announce now."),
    ):
        window.scene.hush()
        qtbot.keyClick(window.view, key)
        assert window.scene.bubble.words == words
    window.controller.draw()
    qtbot.keyClick(window.view, Qt.Key.Key_D)
    assert window.scene.bubble.words == "You have drawn already in this turn."
    qtbot.keyClick(window.view, Qt.Key.Key_Y)  # means nothing, and says nothing
    assert window.scene.bubble.words == "You have drawn already in this turn."


def test_how_eight_seats_stand_has_room_on_a_small_table(windows: Windows) -> None:
    window = windows.open(language="fr")
    window.setMinimumSize(0, 0)
    window.resize(960, 500)
    window.begin(GameChoice.usual("rami51", "Anna", ("débutant",) * 7), 3)
    wait_for_turn(windows.qtbot, window)
    window.view.say_standing()
    assert window.scene.layout.view_box.holds(window.scene.bubble.box)
