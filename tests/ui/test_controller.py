"""Gestures on the piles and in the hand, undo, hints, and what is said when they are refused."""

from __future__ import annotations

from rami_desktop.engine.actions import Action, Carte, Draw
from rami_desktop.engine.cards import Card
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import NO_REST
from rami_desktop.ui.states import State
from rami_desktop.ui.targets import Target, TargetKind

from .played import DISCARD, HAND, OWN, STOCK, on_meld
from .tables import match_at

# --- drawing and discarding --------------------------------------------------------------------


def test_a_click_on_the_stock_draws(play):
    table = play(hands=["KD QD", "8S 7S"])
    assert table.controller.state is State.HUMAN_DRAW
    assert table.controller.targets_for(()) == {STOCK}
    assert table.controller.activate(STOCK)
    assert table.controller.state is State.HUMAN_PLAY
    assert table.hand() == "KD QD 2C"
    assert not table.controller.activate(STOCK)
    assert table.code() == "already_drawn"
    assert table.controller.targets_for(()) == frozenset()


def test_a_click_on_the_discard_takes_it_and_it_can_be_put_back(play):
    table = play(hands=["KD QD", "8S 7S"], discard="JD")
    assert table.controller.targets_for(()) == {STOCK, DISCARD}
    assert table.controller.activate(DISCARD)
    assert table.controller.can_put_back
    assert [row.owed for row in table.store.hand.rows] == [False, False, True]
    assert table.controller.put_back()
    assert table.controller.state is State.HUMAN_DRAW
    assert not table.controller.take()
    assert table.code() == "may_not_take_again"
    assert table.controller.draw()


def test_the_taken_card_dropped_on_the_discard_pile_goes_back(play):
    table = play(hands=["KD QD", "8S 7S"], discard="JD")
    table.controller.take()
    assert DISCARD in table.controller.targets_for(table.cards("JD"))
    assert DISCARD not in table.controller.targets_for(table.cards("KD"))
    assert table.drop("JD", DISCARD)
    assert table.match.deal.phase == "draw"


def test_a_card_dropped_on_the_discard_pile_ends_the_turn(play, qtbot):
    table = play(hands=["KD QD", "8S 7S"], phase="play")
    assert table.controller.targets_for(table.cards("KD")) == {HAND, DISCARD}
    assert table.drop("KD", DISCARD)
    assert table.controller.state is State.BOT_THINKING
    assert not table.drop("QD", DISCARD)
    assert table.code() == "not_your_turn"
    qtbot.waitUntil(lambda: table.controller.state is State.HUMAN_DRAW)


def test_a_selected_card_is_discarded_by_a_click_or_a_button(play):
    table = play(hands=["KD QD JC", "8S 7S"], phase="play")
    assert not table.controller.can_discard
    table.select("KD QD")
    assert not table.controller.activate(DISCARD)
    assert table.code() == "one_card_to_discard"
    table.select("QD")
    assert table.controller.can_discard
    assert table.controller.activate(DISCARD)
    assert str(table.match.deal.top_discard) == "QD"
    assert table.store.selected() == ()


def test_discarding_before_drawing_is_refused_with_the_place(play):
    table = play(hands=["KD QD", "8S 7S"])
    assert not table.drop("KD", DISCARD)
    assert table.refusals == [("must_draw_first", {}, DISCARD)]


def test_a_discard_is_refused_while_something_is_owed(play):
    table = play(hands=["KD QD", "8S 7S"], discard="JD")
    table.controller.take()
    assert not table.drop("KD", DISCARD)
    assert table.refusals == [("must_lay_owed", {"cards": "JD"}, DISCARD)]


def test_nothing_goes_back_to_the_stock(play):
    table = play(hands=["KD QD", "8S 7S"], phase="play")
    assert not table.drop("KD", STOCK)
    assert table.code() == "stock_takes_no_cards"


def test_buttons_say_what_is_missing(play):
    table = play(hands=["KD QD", "8S 7S"], phase="play")
    assert not table.controller.discard_selection()
    assert table.code() == "nothing_selected"
    assert not table.controller.lay_selection()
    assert table.code() == "nothing_selected"
    assert not table.controller.activate(OWN)
    assert table.code() == "nothing_selected"
    assert not table.controller.activate(HAND)
    assert not table.controller.carte()
    assert table.code() == "nothing_to_announce"
    assert not table.controller.undo()
    assert table.code() == "nothing_to_undo"
    assert not table.controller.redo()
    assert table.code() == "nothing_to_redo"
    assert not table.controller.put_back()
    assert table.code() == "nothing_to_put_back"


def test_without_a_match_every_gesture_is_refused(qtbot):
    controller = TurnController(TableStore(), NO_REST)
    told: list[str] = []
    controller.refused.connect(lambda code, params, target: told.append(code))
    card = Card.parse("KD")
    assert controller.targets_for([card]) == frozenset()
    assert not any([controller.draw(), controller.drop([card], DISCARD), controller.hint()])
    assert not any([controller.undo(), controller.redo(), controller.carte()])
    assert not any([controller.open_hand(), controller.drop([card], HAND)])
    assert not any([controller.can_draw, controller.can_open, controller.can_lay])
    assert not any([controller.can_carte, controller.can_undo, controller.can_hint])
    assert len(told) == 7
    controller.next_deal()
    controller.reveal()
    controller.stop()
    assert controller.state is State.NO_GAME


# --- the hand ------------------------------------------------------------------------------------


def test_cards_dropped_in_the_hand_are_moved(play):
    table = play(hands=["2S 3S 4S 5S", "8S 7S"], phase="play")
    assert table.drop("5S", Target(TargetKind.HAND, 0, 0))
    assert table.hand() == "5S 2S 3S 4S"
    assert table.drop("5S 2S", HAND)
    assert table.hand() == "3S 4S 5S 2S"
    assert not table.controller.drop([Card.parse("KD")], HAND)
    assert not table.controller.drop([], HAND)


# --- undo and redo -------------------------------------------------------------------------------


def test_undo_and_redo_go_through_the_turn_back_to_the_draw(play):
    table = play(
        hands=["8S 7S 6S 9H 2C", "KD QD"],
        melds=[{"owner": 1, "cards": "4H 5H 6H 7H 8H"}],
        opened=[True, True],
    )
    table.controller.draw()
    assert not table.controller.can_undo
    table.drop("8S 7S 6S", OWN)
    table.drop("9H", on_meld(1))
    shown = table.store.spots()
    assert table.controller.undo() and table.controller.undo()
    assert not table.controller.undo()
    assert table.code() == "nothing_to_undo"
    assert table.hand() == "8S 7S 6S 9H 2C 2C"
    assert table.controller.redo() and table.controller.redo()
    assert {(s.id, s.zone) for s in table.store.spots()} == {(s.id, s.zone) for s in shown}


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_is_an_action_that_may_be_done(play, qtbot):
    table = play(hands=["KD QD", "8S 7S"])
    assert table.controller.can_hint
    with qtbot.waitSignal(table.controller.hint_ready) as hint:
        assert table.controller.hint()
    assert hint.args[0].action == Draw()
    assert hint.args[0].reason.code == "draw_first"
    assert table.match.deal.phase == "draw"


def test_a_hint_that_may_not_be_followed_is_not_given(play, qtbot):
    table = play(hands=["KD QD", "8S 7S"])
    with qtbot.assertNotEmitted(table.controller.hint_ready):
        table.controller.hint()
        table.controller.draw()  # what was advised is done already
        qtbot.waitUntil(lambda: not table.controller._hints._bots.is_busy)


def test_without_advice_there_is_a_word_for_it(qtbot, caplog):
    class Clueless:
        def choose(self, view: SeatView, rng: Rng) -> Action:
            raise RuntimeError

    controller = TurnController(TableStore(), NO_REST, make_bot=lambda level: Clueless())
    controller.start(match_at("hc", hands=["KD QD", "8S 7S"]))
    qtbot.waitUntil(lambda: controller.state is State.HUMAN_DRAW)
    with qtbot.waitSignal(controller.refused) as refused:
        controller.hint()
    assert refused.args == ["no_hint", {}, None]
    controller.stop()


def test_who_cannot_pay_what_is_owed_is_told_to_go_back(play, qtbot):
    table = play(
        rules="dix_manches",
        hands=["9C KD 5D 8H", "8S 7S"],
        opened=[True, True],
        phase="play",
        melds=[{"owner": 1, "cards": "6C 7C 8C *9C"}],
    )
    assert table.drop("9C", on_meld(1))
    with qtbot.waitSignal(table.controller.refused):
        table.controller.hint()
    assert table.code() == "hint_undo"


def test_saying_carte_is_advised_while_the_next_seat_has_the_turn(play):
    table = play(hands=["KD QD", "8S 7S"], opened=[True, True], phase="play")
    given = []
    table.controller.hint_ready.connect(given.append)
    assert table.drop("KD", DISCARD)
    assert table.controller.can_carte and table.controller.can_hint
    assert table.controller.hint()
    assert [(advice.action, advice.reason.code) for advice in given] == [(Carte(), "carte_plain")]
    assert table.controller.carte()
    assert not table.controller.hint()
