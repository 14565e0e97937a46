"""Pressing, dragging and dropping with real mouse events, the awkward cases too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest

from rami_desktop.engine.actions import Discard, Draw
from rami_desktop.ui.models.spots import ZoneKind
from rami_desktop.ui.targets import Target, TargetKind
from tests.ui.table.conftest import (
    DISCARD,
    HAND,
    LEFT,
    NONE,
    OWN_AREA,
    RIGHT,
    STOCK,
    MakeTable,
    Table,
)

HANDS = [
    "4H 5H 6H 9S 9H 9D KC 2C 6D",
    "7S 7D 8C 9C 10D JD QS KS 3S",
]
MELDS = [
    {"owner": 1, "cards": "3D 4D 5D *6D"},
    {"owner": 0, "cards": "QH QD QC"},
    {"owner": 1, "cards": "5S 6S 7S 8S 9S"},
]
PLAY = {"hands": HANDS, "phase": "play", "discard": "8H"}
OPENED = {**PLAY, "melds": MELDS, "opened": [True, True]}


def meld(number: int, index: int = -1) -> Target:
    return Target(TargetKind.MELD, number, index)


# --- clicking ----------------------------------------------------------------------------


def test_a_click_selects_and_unselects(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    table.click("9S")
    assert [str(card) for card in table.store.selected()] == ["9S"]
    table.click("9S")
    assert table.store.selected() == ()
    table.check()


def test_a_click_on_the_cloth_unselects_everything(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    table.click("9S")
    table.click("9H")
    QTest.mouseClick(table.port, LEFT, NONE, QPoint(640, 120))
    assert table.store.selected() == ()
    table.check()


def test_a_double_click_only_selects(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    point = table.at("KC")
    QTest.mouseClick(table.port, LEFT, NONE, point)
    QTest.mouseDClick(table.port, LEFT, NONE, point)
    table.release(point)
    assert [str(card) for card in table.store.selected()] == ["KC"]
    assert table.match.deal.turn == 0
    table.check()


def test_a_click_on_the_stock_draws(make_table: MakeTable) -> None:
    table = make_table(hands=HANDS)
    table.click(STOCK)
    assert len(table.hand()) == 10
    table.check()


def test_the_piles_light_up_when_they_can_be_used(make_table: MakeTable) -> None:
    table = make_table(hands=HANDS, discard="QS", melds=MELDS, opened=[True, True])
    assert table.scene.lights.lit == {STOCK, DISCARD}
    table.click(STOCK)
    assert not {STOCK, DISCARD} & table.scene.lights.lit


def test_the_piles_stay_lit_when_a_card_is_selected_before_the_draw(make_table: MakeTable) -> None:
    table = make_table(hands=HANDS, discard="QS", melds=MELDS, opened=[True, True])
    table.click("KC")
    assert table.scene.lights.lit >= {STOCK, DISCARD}
    table.click(STOCK)
    assert STOCK not in table.scene.lights.lit
    assert [str(card) for card in table.store.selected()] == ["KC"]
    table.check()


def test_select_then_click_the_discard_pile(make_table: MakeTable) -> None:
    table = make_table("hh", **PLAY)
    table.click("KC")
    assert DISCARD in table.scene.lights.lit
    table.click(DISCARD)
    assert str(table.match.deal.discard[-1]) == "KC"
    table.scene.complete()
    assert table.scene.mismatches() == []


def test_a_discard_can_be_asked_for(make_table: MakeTable) -> None:
    table = make_table("hh", **PLAY)
    asked = []
    table.view.gestures.ask_discard = lambda card, give: asked.append((str(card), give))
    table.click("KC")
    table.click(DISCARD)
    table.view.gestures.discard()
    table.drag("2C", DISCARD)
    assert [card for card, _ in asked] == ["KC", "KC", "2C"]
    assert table.match.deal.turn == 0
    table.check()
    asked[-1][1]()
    assert table.match.deal.turn == 1
    asked[0][1]()  # too late: it is another seat's turn, and nothing happens
    assert len(table.match.deal.discard) == 2


def test_select_then_click_the_own_area(make_table: MakeTable) -> None:
    table = make_table(**OPENED)
    for text in ("9S", "9H", "9D"):
        table.click(text)
    table.click(OWN_AREA)
    assert str(table.match.deal.melds[4].meld) == "9S 9H 9D"
    table.check()


def test_a_click_on_a_prepared_group_takes_it_back(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    for text in ("9S", "9H", "9D"):
        table.click(text)
    table.click(OWN_AREA)
    assert len(table.store.prepared.groups) == 1
    table.check()
    table.click(Target(TargetKind.PREPARED, 0))
    assert table.store.prepared.groups == ()
    table.check()


# --- dragging ----------------------------------------------------------------------------


def test_drag_to_the_discard_pile(make_table: MakeTable) -> None:
    table = make_table("hh", **PLAY)
    table.drag("KC", DISCARD)
    assert str(table.match.deal.discard[-1]) == "KC"
    table.scene.complete()
    assert table.scene.mismatches() == []


def test_drag_from_the_stock_draws(make_table: MakeTable) -> None:
    table = make_table(pace="normal", hands=HANDS)
    table.drag(STOCK, HAND)
    assert len(table.hand()) == 10
    table.check()


def test_drag_from_the_discard_pile_takes(make_table: MakeTable) -> None:
    table = make_table(hands=HANDS, discard="QS", melds=MELDS, opened=[True, True])
    table.drag(DISCARD, HAND)
    assert "QS" in table.texts()
    table.check()


def test_the_piles_stay_when_they_may_not_be_used(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    table.lift(STOCK)
    assert not table.view.gestures.dragging
    table.release(table.at(HAND))
    table.check()


def test_a_selection_is_dragged_as_a_group(make_table: MakeTable) -> None:
    table = make_table(pace="normal", **OPENED)
    for text in ("9S", "9H", "9D"):
        table.click(text)
    table.lift("9H")
    assert table.scene.cards.held == {table.card(t).id for t in ("9S", "9H", "9D")}
    point = table.at(OWN_AREA)
    table.move(point)
    table.scene.mover.complete()
    middles = [table.scene.cards.item(table.card(t).id).box.cx for t in ("9S", "9H", "9D")]
    assert middles == sorted(middles)
    assert middles[2] - middles[0] < table.scene.layout.hand[0].w
    table.release(point)
    assert str(table.match.deal.melds[4].meld) == "9S 9H 9D"
    table.check()


def test_an_unselected_card_is_dragged_alone(make_table: MakeTable) -> None:
    table = make_table(**OPENED)
    table.click("9S")
    table.click("9H")
    table.lift("KC")
    assert len(table.scene.cards.held) == 1
    table.key(Qt.Key.Key_Escape)
    assert [str(card) for card in table.store.selected()] == ["9S", "9H"]
    table.check()


def test_exactly_what_would_take_the_card_lights_up(make_table: MakeTable) -> None:
    table = make_table(**OPENED)
    for text in ("6D", "KC", "9S"):
        table.lift(text)
        face = table.card(text).face
        assert table.scene.lights.lit == table.controller.targets_for([face])
        table.key(Qt.Key.Key_Escape)
        table.release(table.at(text))
        table.check()


def test_a_drop_elsewhere_glides_back(make_table: MakeTable) -> None:
    table = make_table(pace="normal", **PLAY)
    before = table.texts()
    item = table.scene.cards.item(table.card("KC").id)
    table.drag("KC", QPoint(120, 300))
    assert table.scene.busy
    assert item.pos().x() < 300
    assert table.refusals == []
    table.check()
    assert table.texts() == before


def test_the_hand_is_put_in_order_by_dragging(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    order = [str(spot.face) for spot in table.hand()]
    first = table.hand()[0]
    last = table.scene.layout.hand[-1]
    table.drag(first, QPoint(round(last.right) - 4, round(last.cy)))
    assert table.texts().split() == [*order[1:], order[0]]
    table.check()
    box = table.scene.layout.hand[0]
    table.drag(table.hand()[-1], QPoint(round(box.x) + 3, round(box.cy)))
    assert table.texts().split() == order
    table.check()


def test_the_hand_keeps_its_colours_while_a_card_is_put_in_order(make_table: MakeTable) -> None:
    table = make_table(**OPENED)
    table.lift(table.hand()[0])
    box = table.scene.layout.hand[4]
    table.move(QPoint(round(box.x), round(box.cy)))
    rings = table.scene.lights.rings
    assert rings[HAND].brush().style() == Qt.BrushStyle.NoBrush
    table.move(table.at(DISCARD))
    assert rings[DISCARD].brush().style() != Qt.BrushStyle.NoBrush
    table.key(Qt.Key.Key_Escape)
    table.check()


def test_a_group_is_put_in_order_together(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    spots = table.hand()
    for spot in (spots[0], spots[2]):
        table.click(str(spot.face))
    end = table.scene.layout.hand[-1]
    table.drag(table.hand()[0], QPoint(round(end.right) - 4, round(end.cy)))
    assert [spot.id for spot in table.hand()][-2:] == [spots[0].id, spots[2].id]
    table.check()


def test_drag_onto_an_end_lays_off(make_table: MakeTable) -> None:
    hands = [f"{HANDS[0]} 10S", HANDS[1]]
    table = make_table(**{**OPENED, "hands": hands})
    table.drag("10S", table.in_meld(3, 4))
    assert str(table.match.deal.melds[3].meld) == "5S 6S 7S 8S 9S 10S"
    table.check()


def test_drag_onto_the_joker_swaps(make_table: MakeTable) -> None:
    table = make_table(**OPENED)
    table.drag("6D", table.in_meld(1, 3))
    assert str(table.match.deal.melds[1].meld) == "3D 4D 5D 6D"
    assert "*" in table.texts()
    table.check()
    assert any(spot.owed for spot in table.hand())


def test_drag_onto_an_inner_card_splits(make_table: MakeTable) -> None:
    hands = [f"{HANDS[0]} 7S", "7D 8C 9C 10D JD QS KS 3S"]
    table = make_table(**{**OPENED, "hands": hands})
    table.drag("7S", table.in_meld(3, 2))
    melds = {str(meld.meld) for meld in table.match.deal.melds.values()}
    assert {"5S 6S 7S", "7S 8S 9S"} <= melds
    table.check()


def test_a_card_is_dragged_out_of_a_meld(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)
    table.drag(table.in_meld(3, 4), HAND)
    assert str(table.match.deal.melds[3].meld) == "5S 6S 7S 8S"
    assert table.texts().split().count("9S") == 2
    table.check()


def test_a_card_is_pulled_with_two_clicks(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)
    table.click(table.in_meld(3, 0))
    assert HAND in table.scene.lights.lit
    area = table.scene.layout.hand_area
    QTest.mouseClick(table.port, LEFT, NONE, QPoint(round(area.right) - 30, round(area.cy)))
    assert str(table.match.deal.melds[3].meld) == "6S 7S 8S 9S"
    table.check()


def test_no_pull_where_the_rules_have_none(make_table: MakeTable) -> None:
    table = make_table(rules="rami51", **OPENED)
    table.drag(table.in_meld(3, 4), HAND)
    assert table.refusals[-1][0] == "may_not_pull"
    assert table.scene.bubble.words
    table.check()


def test_a_refused_lay_says_why_beside_the_place(make_table: MakeTable) -> None:
    table = make_table(**OPENED)
    for text in ("9S", "9H", "KC"):
        table.click(text)
    table.drag("KC", OWN_AREA)
    assert len(table.match.deal.melds) == 3
    assert table.scene.bubble.words
    assert table.refusals[-1][2].kind is TargetKind.OWN_AREA
    table.check()
    table.press(QPoint(100, 300))
    assert not table.scene.bubble.words
    table.release(QPoint(100, 300))


def test_prepared_melds_are_dragged_whole(make_table: MakeTable) -> None:
    table = make_table(pace="normal", **PLAY)
    for text in ("9S", "9H", "9D"):
        table.click(text)
    table.drag("9S", OWN_AREA)
    table.check()
    group = [s for s in table.store.spots() if s.zone.kind is ZoneKind.PREPARED]
    assert len(group) == 3
    table.drag(group[1], OWN_AREA)
    assert len(table.store.prepared.groups) == 1
    table.check()
    table.drag(group[1], HAND)
    assert table.store.prepared.groups == ()
    table.check()


# --- awkward ones ------------------------------------------------------------------------


def begin_drag(table: Table, text: str = "KC") -> None:
    table.lift(text)
    table.move(QPoint(600, 400))
    assert table.view.gestures.dragging


def test_escape_lets_go(make_table: MakeTable) -> None:
    table = make_table(pace="normal", **PLAY)
    begin_drag(table)
    table.key(Qt.Key.Key_Escape)
    assert not table.view.gestures.dragging
    table.release(table.at(DISCARD))
    assert table.match.deal.turn == 0
    table.check()


def test_other_keys_wait_until_the_drag_is_over(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    begin_drag(table)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Left)
    assert table.view.gestures.dragging
    table.view.gestures.cancel()
    table.check()


@pytest.mark.parametrize("size", ((1024, 700), (1600, 900)))
def test_resizing_lets_go(make_table: MakeTable, size: tuple[int, int]) -> None:
    table = make_table(pace="normal", **PLAY)
    begin_drag(table)
    table.view.resize(*size)
    assert not table.view.gestures.dragging
    table.release(table.at(DISCARD))
    assert table.match.deal.turn == 0
    table.check()


def test_losing_the_focus_lets_go(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    begin_drag(table)
    QCoreApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusOut))
    table.check()


def test_hiding_the_table_lets_go(make_table: MakeTable) -> None:
    table = make_table(pace="normal", **PLAY)
    begin_drag(table)
    table.view.hide()
    table.check()


def test_a_language_change_leaves_the_drag_alone(make_table: MakeTable) -> None:
    table = make_table("hh", **PLAY)
    begin_drag(table)
    QCoreApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange))
    assert table.view.gestures.dragging
    point = table.at(DISCARD)
    table.move(point)
    table.release(point)
    assert str(table.match.deal.discard[-1]) == "KC"
    table.scene.complete()
    assert table.scene.mismatches() == []


def test_a_right_click_lets_go(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    begin_drag(table)
    QTest.mousePress(table.port, RIGHT, NONE, QPoint(600, 400))
    assert not table.view.gestures.dragging
    QTest.mouseRelease(table.port, RIGHT, NONE, QPoint(600, 400))
    table.release(QPoint(600, 400))
    table.check()


def test_a_double_click_in_a_drag_changes_nothing(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    begin_drag(table)
    QTest.mouseDClick(table.port, LEFT, NONE, QPoint(120, 300))
    assert table.view.gestures.dragging
    table.release(QPoint(120, 300))
    table.check()
    assert table.match.deal.turn == 0


def test_a_second_press_in_a_drag_is_not_heard(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    begin_drag(table)
    table.press(table.at("9S"))
    assert table.view.gestures.dragging
    assert table.store.selected() == ()
    table.release(QPoint(120, 300))
    table.check()


def test_a_second_finger_is_not_heard(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    port, screen = table.port, QTest.createTouchDevice()
    here, there = table.at("KC"), QPoint(120, 300)
    QTest.touchEvent(port, screen).press(0, here, port).commit()
    QTest.touchEvent(port, screen).move(0, here - QPoint(0, 40), port).commit()
    assert table.view.gestures.dragging
    QTest.touchEvent(port, screen).stationary(0).press(1, table.at("9S"), port).commit()
    assert table.view.gestures.dragging
    assert table.store.selected() == ()
    second_up = QTest.touchEvent(port, screen).move(0, there, port)
    second_up.release(1, table.at("9S"), port).commit()
    QTest.touchEvent(port, screen).release(0, there, port).commit()
    table.check()
    assert table.match.deal.turn == 0


def test_a_release_that_got_lost_lets_go_at_the_next_move(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    begin_drag(table)
    table.move(QPoint(400, 300), held=False)
    assert not table.view.gestures.dragging
    table.check()


def test_a_drop_between_two_places_goes_where_most_of_the_card_lies(
    make_table: MakeTable,
) -> None:
    table = make_table("hh", **PLAY)
    pile = table.scene.layout.discard_box
    table.drag("KC", QPoint(round(pile.x) - 8, round(pile.cy)))
    assert str(table.match.deal.discard[-1]) == "KC"
    table.scene.complete()
    assert table.scene.mismatches() == []


def test_a_rival_plays_while_a_card_is_held(make_table: MakeTable) -> None:
    table = make_table("hc", pace="normal", hands=HANDS, discard="8H", dealer=0)
    table.controller.stop()  # the rival moves when this test says so
    for action in (Draw(), Discard(table.match.deal.stock[-1])):
        table.match.apply(action, 0)
    table.store.commit(table.match.view(0))
    table.scene.complete()
    begin_drag(table)
    held = table.scene.cards.item(table.card("KC").id)
    where = held.pos()
    events = table.match.apply(Draw(), 1)
    table.store.commit(table.match.view(0), tuple(event.seen_by(0) for event in events))
    assert table.view.gestures.dragging
    assert held.pos() == where
    assert table.scene.busy
    table.move(QPoint(610, 410))
    table.release(QPoint(120, 300))
    table.check()


def test_the_held_card_goes_away(make_table: MakeTable) -> None:
    """A clock that ran out discards the very card that is on the pointer."""
    table = make_table("hh", pace="normal", **PLAY)
    begin_drag(table)
    face = table.card("KC").face
    events = table.match.apply(Discard(face), 0)
    table.store.commit(table.match.view(0), tuple(event.seen_by(0) for event in events))
    assert not table.view.gestures.dragging
    table.release(QPoint(600, 400))
    table.check()


def test_a_press_completes_what_moves_and_is_then_heard(make_table: MakeTable) -> None:
    table = make_table(pace="normal", hands=HANDS)
    table.controller.draw()
    assert table.scene.busy
    table.click("KC")
    assert [str(card) for card in table.store.selected()] == ["KC"]
    table.check()


def test_quick_clicks_leave_no_ghosts(make_table: MakeTable) -> None:
    table = make_table(pace="slow", hands=HANDS)
    for _ in range(4):
        table.click(STOCK)
        table.click("9S")
    assert len(table.hand()) == 10
    table.check()


def test_the_joker_is_asked_about(make_table: MakeTable) -> None:
    hands = ["7D 8D * KC 2C 4H 5H", HANDS[1]]
    table = make_table(rules="classique", **{**PLAY, "hands": hands})
    for text in ("7D", "8D", "*"):
        table.click(text)
    table.click(OWN_AREA)
    boxes = table.scene.choice.boxes
    assert len(boxes) == 2
    assert table.scene.choice.captions == ("joker (6♦)", "joker (9♦)")
    box = boxes[1]
    QTest.mouseClick(table.port, LEFT, NONE, QPoint(round(box.cx), round(box.cy)))
    assert len(table.store.prepared.groups) == 1
    assert not table.scene.choice.boxes
    assert not table.scene.choice.captions
    table.check()


def test_a_click_beside_the_question_answers_nothing(make_table: MakeTable) -> None:
    hands = ["7D 8D * KC 2C 4H 5H", HANDS[1]]
    table = make_table(rules="classique", **{**PLAY, "hands": hands})
    for text in ("7D", "8D", "*"):
        table.click(text)
    table.drag("7D", OWN_AREA)
    assert table.scene.choice.boxes
    QTest.mouseClick(table.port, LEFT, NONE, QPoint(30, 300))
    assert not table.scene.choice.boxes
    assert table.store.prepared.groups == ()
    table.check()
