"""The store: what is shown follows the view; order, selection and marks are the player's own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.actions import Action, Discard, Draw, Lay, PutBack, Swap, Take
from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.presets import preset
from rami_desktop.ui.free_view import SPECTATOR, spectator_view
from rami_desktop.ui.intents import prepare_intent
from rami_desktop.ui.models.order import HandOrder
from rami_desktop.ui.models.prepared import PreparedGroup
from rami_desktop.ui.models.spots import Zone, ZoneKind
from rami_desktop.ui.models.store import TableStore

from .tables import SeatedMatch, SpotCheck, deal_at, held, seats_of


class Shown:
    """A deal shown in a store, each change of which is checked."""

    def __init__(self, deal: Deal, seat: int = 0, *, deal_sort: str = "") -> None:
        self.deal = deal
        self.seat = seat
        self.store = TableStore()
        self.store.deal_sort = deal_sort
        self.check = SpotCheck(self.store)
        self.store.begin(seats_of("hccc"[: deal.players]))
        self.store.commit(self.view(), ())

    def view(self):
        if self.seat == SPECTATOR:
            return spectator_view(self.deal.view(0))
        return self.deal.view(self.seat)

    def do(self, *actions: Action) -> None:
        for action in actions:
            events = self.deal.apply(action)
            self.store.commit(self.view(), [event.seen_by(self.seat) for event in events])

    def undo(self) -> None:
        self.deal = self.deal.undone_to(len(self.deal.actions) - 1)
        self.store.commit(self.view(), ())

    def hand(self) -> str:
        return " ".join(str(row.card) for row in self.store.hand.rows)

    def drawn(self) -> str:
        return " ".join(str(row.card) for row in self.store.hand.rows if row.drawn)

    def owed(self) -> str:
        return " ".join(str(row.card) for row in self.store.hand.rows if row.owed)

    def ids(self, text: str) -> list[int]:
        numbers = [self.store.card_id(card) for card in held(self.view(), text)]
        return [number for number in numbers if number is not None]


@pytest.fixture(autouse=True)
def application(qapp: QCoreApplication) -> QCoreApplication:
    return qapp


def test_a_store_without_a_match_shows_nothing():
    store = TableStore()
    assert store.view is None and store.viewer == SPECTATOR
    assert store.spots() == () and store.selected() == ()
    store.select(1)
    store.sort_hand("suit")
    store.move_in_hand([1], 0)
    store.clear_selection()
    assert store.card(1) is None
    assert store.card_id(parse_cards("KD")[0]) is None


def test_beginning_sets_the_seats_and_tells_it(qtbot):
    store = TableStore()
    with qtbot.waitSignal(store.committed) as told:
        store.begin(seats_of("hc"))
    assert told.args == [()]
    assert store.names == ("Anna", "Bruno")
    assert [row.kind for row in store.seats.rows] == ["human", "computer"]


def test_models_are_up_to_date_when_the_commit_is_told():
    deal = deal_at(hands=["KD QD", "8S 7S"])
    shown = Shown(deal)
    seen = []
    shown.store.committed.connect(
        lambda events: seen.append((len(events), shown.hand(), shown.store.piles.stock.count))
    )
    shown.do(Draw())
    assert seen == [(1, "KD QD 2C", 9)]


def test_seats_tell_whose_turn_it_is_and_who_looks():
    shown = Shown(deal_at(hands=["KD QD", "8S 7S"], turn=1, dealer=1))
    first, second = shown.store.seats.rows
    assert (first.is_viewer, second.is_viewer) == (True, False)
    assert (first.is_turn, second.is_turn) == (False, True)
    assert (first.is_dealer, second.is_dealer) == (False, True)
    shown.store.set_thinking(1)
    shown.store.set_seconds(1, 9)
    assert shown.store.seats.rows[1].thinking and shown.store.seats.rows[1].seconds_left == 9
    shown.do(Draw(), Discard(parse_cards("8S")[0]))
    assert shown.store.seats.rows[1].seconds_left is None
    shown.store.set_thinking(None)
    assert not any(row.thinking for row in shown.store.seats.rows)


def test_spots_lie_in_their_zones_from_the_bottom_up():
    shown = Shown(
        deal_at(
            hands=["KD QD", "8S 7S"],
            discard="2H 3H 4H 5H",
            melds=[{"owner": 1, "cards": "9C 9D 9H"}],
        )
    )
    zones: dict[Zone, list[str]] = {}
    for spot in shown.store.spots():
        zones.setdefault(spot.zone, []).append("-" if spot.face is None else str(spot.face))
    assert zones == {
        Zone(ZoneKind.STOCK): ["-", "-", "-"],
        Zone(ZoneKind.DISCARD): ["3H", "4H", "5H"],
        Zone(ZoneKind.HAND, 0): ["KD", "QD"],
        Zone(ZoneKind.HAND, 1): ["-", "-"],
        Zone(ZoneKind.MELD, 1): ["9H", "9D", "9C"],
    }
    assert shown.store.spots() is shown.store.spots()


def test_hands_are_open_when_the_deal_is_over():
    shown = Shown(deal_at(hands=["KD", "8S 7S"], phase="play", opened=[True, True]))
    shown.do(Discard(parse_cards("KD")[0]))
    faces = [str(s.face) for s in shown.store.spots() if s.zone == Zone(ZoneKind.HAND, 1)]
    assert faces == ["7S", "8S"]


# --- the player's own order ------------------------------------------------------------------


def test_a_dealt_hand_is_sorted_as_wished():
    deal = deal_at(hands=["KD 2S AD * 9S KS 3C", "8S 7S"])
    assert Shown(deal).hand() == "KD 2S AD * 9S KS 3C"
    assert Shown(deal, deal_sort="suit").hand() == "2S 9S KS 3C KD AD *"
    assert Shown(deal, deal_sort="rank").hand() == "2S 3C 9S KS KD AD *"


def test_a_hand_is_sorted_by_its_best_melds():
    shown = Shown(deal_at(hands=["7S KD 9H 8S 9D 2C 9S 6S", "4S 7S"]))
    shown.store.sort_hand("melds")
    cards = shown.hand().split()
    assert set(cards[:6]) == {"6S", "7S", "8S", "9S", "9H", "9D"} or cards[:3] == ["6S", "7S", "8S"]
    assert set(cards[-2:]) == {"2C", "KD"}
    with pytest.raises(ValueError, match="colour"):
        shown.store.sort_hand("colour")


def test_cards_move_to_the_gap_that_was_meant(qtbot):
    shown = Shown(deal_at(hands=["2S 3S 4S 5S 6S", "8S 7S"]))
    with qtbot.waitSignal(shown.store.changed):
        shown.store.move_in_hand(shown.ids("2S"), 3)
    assert shown.hand() == "3S 4S 2S 5S 6S"
    shown.store.move_in_hand(shown.ids("6S"), 0)
    assert shown.hand() == "6S 3S 4S 2S 5S"
    shown.store.move_in_hand(shown.ids("6S 2S"), 2)
    assert shown.hand() == "3S 6S 2S 4S 5S"
    shown.store.move_in_hand(shown.ids("3S 6S"), 5)
    assert shown.hand() == "2S 4S 5S 3S 6S"
    shown.store.move_in_hand([999], 0)
    assert shown.hand() == "2S 4S 5S 3S 6S"


def test_the_own_order_is_kept_across_turns():
    shown = Shown(deal_at(hands=["2S 3S 4S 5S", "8S 7S 9D"]))
    shown.store.move_in_hand(shown.ids("5S"), 0)
    shown.do(Draw(), Discard(parse_cards("3S")[0]))
    shown.do(Draw(), Discard(parse_cards("9D")[0]))
    assert shown.hand() == "5S 2S 4S 2C"
    shown.do(Draw())
    assert shown.hand() == "5S 2S 4S 2C 4C"


def test_the_own_order_is_kept_across_an_undo():
    shown = Shown(deal_at(hands=["8S AD 7S 4D AS 6S AH", "KD QD"], phase="play"))
    shown.store.move_in_hand(shown.ids("AH"), 0)
    before = shown.hand()
    assert before == "AH 8S AD 7S 4D AS 6S"
    shown.do(Lay((parse_cards("6S 7S 8S"), parse_cards("AS AD AH"))))
    assert shown.hand() == "4D"
    shown.undo()
    assert shown.hand() == before


def test_an_order_takes_a_card_that_comes_again_as_a_new_one():
    order = HandOrder()
    a, b, c = parse_cards("2S 3S 4S")
    order.update([a, b, c], ())
    order.update([b, c], ())
    order.update([b, c, a], {a})
    assert order.sorted([a, b, c]) == [b, c, a]


# --- marks -------------------------------------------------------------------------------------


def test_the_card_just_drawn_stays_apart_until_it_is_moved():
    shown = Shown(deal_at(hands=["2S 3S", "8S 7S"]))
    shown.do(Draw())
    assert shown.drawn() == "2C"
    shown.store.select(shown.ids("2C")[0])
    assert shown.drawn() == "2C"
    shown.store.move_in_hand(shown.ids("2C"), 0)
    assert shown.drawn() == "" and shown.hand() == "2C 2S 3S"


def test_the_card_just_drawn_joins_the_others_when_the_turn_ends_or_the_hand_is_sorted():
    shown = Shown(deal_at(hands=["2S 3S", "8S 7S"]))
    shown.do(Draw(), Discard(parse_cards("2S")[0]))
    assert shown.drawn() == "" and shown.hand() == "3S 2C"
    other = Shown(deal_at(hands=["2S 3S", "8S 7S"]))
    other.do(Draw())
    other.store.sort_hand("suit")
    assert other.drawn() == ""


def test_a_taken_card_is_owed_until_it_is_laid_or_put_back():
    shown = Shown(
        deal_at(hands=["6S 7S 8S 2D", "KD QD"], opened=[True, True], discard="8S", phase="draw")
    )
    shown.do(Take())
    assert shown.owed() == "8S" and shown.drawn() == "8S"
    assert [row.owed for row in shown.store.hand.rows] == [False, False, False, False, True]
    assert [str(card) for card in shown.store.piles.discard.owed] == ["8S"]
    shown.do(PutBack())
    assert shown.owed() == "" and shown.store.piles.discard.owed == ()


def test_a_freed_joker_is_owed():
    shown = Shown(
        deal_at(
            hands=["6H 2S 4D", "KD QD"],
            phase="play",
            opened=[True, True],
            melds=[{"owner": 0, "cards": "5H * 7H"}],
        )
    )
    shown.do(Swap(parse_cards("6H")[0], 1))
    assert shown.owed() == "*" and shown.hand() == "2S 4D *"


def test_nobody_else_sees_what_a_rival_owes_as_its_own():
    shown = Shown(deal_at(hands=["8S KD", "6S 7S QD"], opened=[True, True], discard="8S", turn=1))
    shown.do(Take())
    assert shown.owed() == "" and shown.drawn() == ""


# --- selection ---------------------------------------------------------------------------------


def test_cards_are_selected_in_the_order_of_the_hand(qtbot):
    shown = Shown(deal_at(hands=["2S 3S 4S", "8S 7S"]))
    with qtbot.waitSignal(shown.store.changed):
        shown.store.select(shown.ids("4S")[0])
    shown.store.select(shown.ids("2S")[0], True)
    with qtbot.assertNotEmitted(shown.store.changed):
        shown.store.select(shown.ids("2S")[0], True)
        shown.store.select(12345)
    assert [str(card) for card in shown.store.selected()] == ["2S", "4S"]
    assert [spot.selected for spot in shown.store.spots() if spot.face is not None][:3] == [
        True,
        False,
        True,
    ]
    shown.store.select(shown.ids("4S")[0])
    assert [str(card) for card in shown.store.selected()] == ["2S"]
    shown.store.select_cards(parse_cards("3S KD"))
    assert [str(card) for card in shown.store.selected()] == ["3S"]
    shown.store.clear_selection()
    assert shown.store.selected() == ()


def test_a_card_that_leaves_the_hand_is_no_longer_selected():
    shown = Shown(deal_at(hands=["2S 3S 4S", "8S 7S"], phase="play"))
    shown.store.select_cards(parse_cards("2S 3S"))
    shown.do(Discard(parse_cards("2S")[0]))
    assert [str(card) for card in shown.store.selected()] == ["3S"]


# --- prepared melds ------------------------------------------------------------------------------


def prepared(shown: Shown, text: str) -> PreparedGroup:
    group = prepare_intent(shown.view(), held(shown.view(), text))
    assert isinstance(group, PreparedGroup)
    return group


def test_a_prepared_group_leaves_the_hand_and_comes_back_to_its_place():
    shown = Shown(deal_at(hands=["2D 8S KD 7S 6S QD", "KH QH"], phase="play"))
    shown.store.select_cards(held(shown.view(), "8S 7S 6S"))
    shown.store.prepare(prepared(shown, "7S 8S 6S"))
    assert shown.hand() == "2D KD QD" and shown.store.selected() == ()
    faces = [str(s.face) for s in shown.store.spots() if s.zone == Zone(ZoneKind.PREPARED, 0)]
    assert faces == ["6S", "7S", "8S"]
    shown.store.unprepare(held(shown.view(), "7S"))
    assert shown.hand() == "2D 8S KD 7S 6S QD"


def test_groups_stay_prepared_across_turns_and_fall_apart_with_their_cards():
    shown = Shown(deal_at(hands=["8S 7S 6S 9H 9D 9C KD", "KH QH 3D"], phase="play"))
    shown.store.prepare(prepared(shown, "8S 7S 6S"))
    shown.store.prepare(prepared(shown, "9H 9D 9C"))
    shown.do(Discard(parse_cards("9C")[0]))
    assert [str(group.meld) for group in shown.store.prepared.groups] == ["6S 7S 8S"]
    assert shown.hand() == "9H 9D KD"
    shown.do(Draw(), Discard(parse_cards("3D")[0]))
    assert len(shown.store.prepared.groups) == 1
    shown.store.clear_prepared()
    assert shown.store.prepared.groups == ()


def test_a_card_lies_in_one_group_only():
    shown = Shown(deal_at(hands=["9S 8S 7S 9H 9D 6S", "KH QH"], phase="play"))
    shown.store.prepare(prepared(shown, "9S 8S 7S"))
    shown.store.prepare(prepared(shown, "9S 9H 9D"))
    assert [str(group.meld) for group in shown.store.prepared.groups] == ["9S 9H 9D"]
    shown.store.prepare(prepared(shown, "9S 8S 7S 6S"), 0)
    assert [str(group.meld) for group in shown.store.prepared.groups] == ["6S 7S 8S 9S"]
    assert shown.hand() == "9H 9D"


# --- who looks -----------------------------------------------------------------------------------


def test_a_spectator_sees_no_hand_at_all():
    shown = Shown(deal_at(hands=["KD QD", "8S 7S"], discard="2C"), SPECTATOR)
    shown.do(Draw(), Discard(parse_cards("KD")[0]))
    assert shown.store.hand.rowCount() == 0
    faces = {str(s.face) for s in shown.store.spots() if s.zone.kind is ZoneKind.HAND}
    assert faces == {"None"}
    assert not any(row.is_viewer for row in shown.store.seats.rows)


def test_each_viewer_finds_its_own_order_and_groups_again():
    shown = Shown(deal_at(hands=["8S 7S 6S KD", "9H 9D 9C QD"]))
    shown.store.move_in_hand(shown.ids("KD"), 0)
    shown.store.prepare(prepared(shown, "8S 7S 6S"))
    shown.store.select_cards(held(shown.view(), "KD"))
    shown.seat = 1
    shown.store.commit(shown.view(), ())
    assert shown.hand() == "9H 9D 9C QD"
    assert shown.store.prepared.groups == () and shown.store.selected() == ()
    shown.seat = 0
    shown.store.commit(shown.view(), ())
    assert shown.hand() == "KD"
    assert len(shown.store.prepared.groups) == 1


def test_a_new_deal_begins_with_new_numbers_and_nothing_prepared():
    match = SeatedMatch(preset("rami51"), "hc", seed=3)
    store = TableStore()
    SpotCheck(store)
    store.begin(match.seats)
    store.commit(match.view(0), match.view(0).events)
    first = {spot.id for spot in store.spots()}
    match.deal.result = match.deal.apply  # any result ends the deal for the match
    match.next_deal()
    store.commit(match.view(0), match.view(0).events)
    assert not first & {spot.id for spot in store.spots()}
