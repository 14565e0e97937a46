"""The table by keys alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QFocusEvent

from rami_desktop.engine.actions import Discard
from rami_desktop.ui.targets import Target, TargetKind
from tests.ui.table.conftest import DISCARD, OWN_AREA, STOCK, MakeTable, Table
from tests.ui.table.test_gestures import HANDS, MELDS, OPENED, PLAY

KEY = Qt.Key


def go(table: Table, stop: Target | int) -> None:
    """Walk to a place with the arrows alone."""
    keyboard = table.view.keyboard
    table.key(KEY.Key_Right)
    for _ in range(60):
        if keyboard.at == stop:
            return
        stops = keyboard.stops()
        here, there = stops[keyboard.at], stops[stop]
        before = keyboard.at
        if there.cy > here.bottom:
            table.key(KEY.Key_Down)
        elif there.cy < here.y:
            table.key(KEY.Key_Up)
        if keyboard.at == before:
            table.key(KEY.Key_Right if there.cx > here.cx else KEY.Key_Left)
    raise AssertionError(f"{stop} cannot be reached; stuck at {keyboard.at}")


def test_every_place_can_be_reached(make_table: MakeTable) -> None:
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        table = make_table(size=size, **OPENED)
        for stop in table.view.keyboard.stops():
            go(table, stop)


def test_space_selects_and_home_and_end_go_far(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    table.key(KEY.Key_Home)
    table.key(KEY.Key_Space)
    assert table.store.selected() == (table.hand()[0].face,)
    table.key(KEY.Key_End)
    table.key(KEY.Key_Space)
    assert table.store.selected() == (table.hand()[0].face, table.hand()[-1].face)
    table.key(KEY.Key_Space)
    assert table.store.selected() == (table.hand()[0].face,)
    table.check()


def test_a_turn_by_keys(make_table: MakeTable) -> None:
    table = make_table("hh", hands=HANDS, melds=MELDS, opened=[True, True], discard="8H")
    go(table, STOCK)
    table.key(KEY.Key_Return)
    assert len(table.hand()) == 10
    for text in ("9S", "9H", "9D"):
        go(table, table.card(text).id)
        table.key(KEY.Key_Space)
    go(table, OWN_AREA)
    table.key(KEY.Key_Return)
    assert str(table.match.deal.melds[4].meld) == "9S 9H 9D"
    table.check()
    go(table, table.card("KC").id)
    table.key(KEY.Key_Space)
    go(table, DISCARD)
    table.key(KEY.Key_Return)
    assert str(table.match.deal.discard[-1]) == "KC"


def test_a_card_is_moved_with_control(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    order = [spot.id for spot in table.hand()]
    table.key(KEY.Key_Home)
    table.key(KEY.Key_Right, control=True)
    assert [spot.id for spot in table.hand()][:2] == [order[1], order[0]]
    table.key(KEY.Key_Left, control=True)
    assert [spot.id for spot in table.hand()] == order
    table.key(KEY.Key_Left, control=True)
    assert [spot.id for spot in table.hand()] == order
    table.check()


def test_a_card_is_pulled_by_keys(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)
    go(table, Target(TargetKind.MELD, 3))
    table.key(KEY.Key_Space)
    assert table.view.gestures.picked is not None
    table.key(KEY.Key_Return)
    assert str(table.match.deal.melds[3].meld) == "6S 7S 8S 9S"
    table.check()


def test_picking_goes_through_all_and_ends(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)
    go(table, Target(TargetKind.MELD, 3))
    picked = []
    for _ in range(3):
        table.key(KEY.Key_Space)
        at = table.view.gestures.picked
        picked.append(None if at is None else at.index)
    assert picked == [0, 4, None]


def test_the_question_about_a_joker_by_keys(make_table: MakeTable) -> None:
    hands = ["7D 8D * KC 2C 4H 5H", HANDS[1]]
    table = make_table(rules="classique", **{**PLAY, "hands": hands})
    for text in ("7D", "8D", "*"):
        table.click(text)
    table.controller.lay_selection()
    assert table.scene.choice.boxes
    table.key(KEY.Key_Right)
    assert table.scene.choice.focus == 1
    table.key(KEY.Key_Return)
    assert [str(g.meld) for g in table.store.prepared.groups] == ["7D 8D *9D"]
    table.check()


def test_escape_goes_back_step_by_step(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    table.click("KC")
    table.controller.lay_selection()
    assert table.scene.bubble.words
    table.key(KEY.Key_Escape)
    assert not table.scene.bubble.words
    assert table.store.selected()
    table.key(KEY.Key_Escape)
    assert not table.store.selected()


def test_the_ring_follows_when_its_place_is_gone(make_table: MakeTable) -> None:
    table = make_table("hh", **PLAY)
    go(table, table.card("KC").id)
    table.click("KC")
    table.controller.discard_selection()
    assert table.view.keyboard.at in table.view.keyboard.stops()


def test_a_key_completes_what_moves(make_table: MakeTable) -> None:
    table = make_table(pace="normal", hands=HANDS)
    table.controller.draw()
    assert table.scene.busy
    table.key(KEY.Key_Home)
    assert not table.scene.mover.busy
    table.check()


def test_the_ring_comes_back_from_a_menu_for_keys_and_not_for_the_pointer(
    make_table: MakeTable,
) -> None:
    table = make_table(**PLAY)

    def back_from_a_menu() -> bool:
        for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
            event = QFocusEvent(kind, Qt.FocusReason.PopupFocusReason)
            QCoreApplication.sendEvent(table.view, event)
        return table.scene.focus_ring.visible

    table.click("KC")
    assert not back_from_a_menu()
    table.key(KEY.Key_Right)
    assert back_from_a_menu()
    table.click("KC")
    assert not back_from_a_menu()


def test_space_that_ends_what_rivals_do_selects_nothing(make_table: MakeTable, qtbot) -> None:
    table = make_table("hc", pace="normal", **PLAY)
    table.key(KEY.Key_Home)
    table.key(KEY.Key_Space)
    assert len(table.store.selected()) == 1  # the card may still be rising: that is no rival
    table.key(KEY.Key_Space)
    assert not table.store.selected()
    table.controller.drop([table.card("KC").face], DISCARD)
    qtbot.waitUntil(lambda: table.controller.state.name == "BOT_THINKING", timeout=8000)
    qtbot.waitUntil(lambda: table.scene.rivals_move, timeout=8000)
    table.key(KEY.Key_Space)
    assert not table.store.selected()
    qtbot.waitUntil(lambda: table.controller.state.name == "HUMAN_DRAW", timeout=20000)
    table.scene.complete()
    table.key(KEY.Key_Space)
    assert len(table.store.selected()) == 1
    table.check()


def test_a_hint_and_the_ring_are_both_seen_on_one_card(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    card = table.card("9D")
    table.view.keyboard.go_to(card.id)
    table.scene.hints.show(Discard(card.face), table.scene)
    box = table.view.keyboard.stops()[card.id].grown(8)
    table.scene.complete()
    image = table.port.grab(QRect(*map(round, box))).toImage()
    size = image.size()
    pixels = [
        image.pixelColor(x, y).name() for x in range(size.width()) for y in range(size.height())
    ]
    colours = table.scene.colours
    for colour in (colours.turn, colours.focus, colours.bubble_line):
        assert pixels.count(colour) > 100, colour
