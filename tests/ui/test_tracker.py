"""Numbers follow their cards, and say nothing about those that cannot be seen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rami_desktop.engine.actions import (
    Action,
    Add,
    Discard,
    Draw,
    Lay,
    Pull,
    PutBack,
    Split,
    Swap,
    Take,
    Timeout,
)
from rami_desktop.engine.cards import Card, parse_cards
from rami_desktop.engine.deal import Deal
from rami_desktop.ui.free_view import SPECTATOR, spectator_view
from rami_desktop.ui.models.tracker import CardTracker

from .tables import deal_at


class Watched:
    """A deal and what the tracker of one seat makes of it."""

    def __init__(self, deal: Deal, seat: int) -> None:
        self.deal = deal
        self.seat = seat
        self.tracker = CardTracker()
        self.tracker.update(self._view(), ())

    def _view(self):
        if self.seat == SPECTATOR:
            return spectator_view(self.deal.view(0))
        return self.deal.view(self.seat)

    def do(self, *actions: Action) -> None:
        for action in actions:
            events = self.deal.apply(action)
            self.tracker.update(self._view(), [event.seen_by(self.seat) for event in events])

    def numbers(self, cards: Sequence[Card]) -> list[int]:
        return [self.tracker.number(card) for card in cards]


def card(text: str) -> Card:
    return parse_cards(text)[0]


def test_every_place_has_its_numbers():
    watched = Watched(deal_at(hands=["KD QD", "8S 7S 6S"], discard="2C KH"), 0)
    tracker = watched.tracker
    assert len(tracker.stock) == 3
    assert len(tracker.hand(0)) == 2 and len(tracker.hand(1)) == 3
    everything = [*tracker.stock, *tracker.hand(0), *tracker.hand(1)]
    everything += watched.numbers(watched.deal.discard)
    assert len(set(everything)) == len(everything)


def test_a_card_that_cannot_be_seen_has_no_number_of_its_own():
    watched = Watched(deal_at(hands=["KD QD", "8S 7S 6S"]), 0)
    with pytest.raises(KeyError):
        watched.tracker.number(card("8S"))
    with pytest.raises(KeyError):
        watched.tracker.number(watched.deal.stock[-1])


def test_the_top_of_the_stock_becomes_the_card_drawn():
    watched = Watched(deal_at(hands=["KD QD", "8S 7S"], stock="2C 3C 4C 5C"), 0)
    top = watched.tracker.stock[-1]
    below = watched.tracker.stock[:-1]
    watched.do(Draw())
    assert watched.tracker.number(card("2C")) == top
    assert watched.tracker.stock[1:] == below
    assert len(watched.tracker.stock) == 3


def test_a_rivals_draw_brings_a_number_but_no_face():
    watched = Watched(deal_at(hands=["KD QD", "8S 7S"], turn=1), 0)
    top = watched.tracker.stock[-1]
    watched.do(Draw())
    assert top in watched.tracker.hand(1)
    with pytest.raises(KeyError):
        watched.tracker.number(card("2C"))


def test_a_rivals_hidden_card_becomes_the_discarded_face():
    watched = Watched(deal_at(hands=["KD QD", "8S 7S"], turn=1), 0)
    watched.do(Draw())
    before = watched.tracker.hand(1)
    watched.do(Discard(card("8S")))
    number = watched.tracker.number(card("8S"))
    assert number in before
    assert set(watched.tracker.hand(1)) == set(before) - {number}


def test_the_number_of_a_discard_does_not_tell_how_long_it_was_held():
    """Whether a rival throws what it has just drawn is not to be seen in the fan."""
    places = {}
    for thrown in ("2C", "8S"):
        watched = Watched(deal_at(hands=["KD QD", "8S 7S 6S 5S"], turn=1), 0)
        watched.do(Draw())
        before = watched.tracker.hand(1)
        watched.do(Discard(card(thrown)))
        places[thrown] = before.index(watched.tracker.number(card(thrown)))
    assert places["2C"] == places["8S"]


def test_a_taken_discard_keeps_its_number_in_a_rivals_hand():
    watched = Watched(deal_at(hands=["KD QD", "8S 7S"], turn=1, discard="9S 6S"), 0)
    number = watched.tracker.number(card("6S"))
    below = watched.tracker.number(card("9S"))
    watched.do(Take())
    assert number in watched.tracker.hand(1)
    watched.do(PutBack())
    assert watched.tracker.number(card("6S")) == number
    assert number not in watched.tracker.hand(1)
    assert watched.tracker.number(card("9S")) == below


def test_a_rivals_opening_turns_numbers_of_its_hand_into_faces():
    deal = deal_at(hands=["KD QD", "8S 7S 6S AS AD AH 4D"], turn=1, phase="play")
    watched = Watched(deal, 0)
    before = set(watched.tracker.hand(1))
    watched.do(Lay((parse_cards("6S 7S 8S"), parse_cards("AS AD AH"))))
    laid = watched.numbers(parse_cards("6S 7S 8S AS AD AH"))
    assert set(laid) < before and len(set(laid)) == 6
    assert len(watched.tracker.hand(1)) == 1


def test_a_swapped_joker_goes_into_the_hand_with_its_number():
    deal = deal_at(
        hands=["KD QD", "6H 2S 4D"],
        turn=1,
        phase="play",
        opened=[True, True],
        melds=[{"owner": 0, "cards": "5H * 7H"}],
    )
    watched = Watched(deal, 0)
    joker = deal.melds[1].meld.cards[1].plain
    number = watched.tracker.number(joker)
    watched.do(Swap(card("6H"), 1))
    assert number in watched.tracker.hand(1)
    assert watched.tracker.number(card("6H")) not in watched.tracker.hand(1)
    watched.do(Discard(card("*")))
    assert watched.tracker.number(joker) == number


def test_pull_split_and_lay_off_keep_the_numbers_of_the_melds():
    deal = deal_at(
        rules="classique",
        hands=["6H 9H 4D 4S KS", "KD QD"],
        phase="play",
        opened=[True, True],
        melds=[
            {"owner": 1, "cards": "4H 5H 6H 7H 8H"},
            {"owner": 1, "cards": "4H 4C 4D 4S"},
        ],
    )
    watched = Watched(deal, 0)
    run = watched.numbers(deal.melds[1].meld.cards)
    pulled = deal.melds[2].meld.cards[0]
    number = watched.tracker.number(pulled)
    watched.do(Split(card("6H"), 1))
    assert watched.numbers(deal.melds[1].meld.cards) == run[:3]
    assert watched.numbers(deal.melds[3].meld.cards)[1:] == run[3:]
    watched.do(Add((card("9H"),), 3))
    assert watched.numbers(deal.melds[3].meld.cards)[1:3] == run[3:]
    watched.do(Pull(pulled, 2))
    assert watched.tracker.number(pulled) == number


def test_an_undo_gives_the_numbers_back():
    deal = deal_at(hands=["8S 7S 6S AS AD AH 4D", "KD QD"], phase="play")
    watched = Watched(deal, 0)
    before = watched.numbers(deal.hands[0])
    cards = tuple(deal.hands[0])
    watched.do(Lay((parse_cards("6S 7S 8S"), parse_cards("AS AD AH"))))
    watched.deal = deal.undone_to(0)
    watched.tracker.update(watched.deal.view(0), ())
    assert watched.numbers(cards) == before


def test_the_clock_gives_a_rivals_cards_back_to_its_hand():
    deal = deal_at(
        hands=["KD QD", "2D 3D 4D 5H KC", "3S 3H"],
        turn=1,
        opened=[True, True, True],
        discard="8S",
    )
    watched = Watched(deal, 0)
    taken = watched.tracker.number(card("8S"))
    watched.do(Take(), Lay((parse_cards("2D 3D 4D"),)))
    laid = set(watched.numbers(parse_cards("2D 3D 4D")))
    watched.do(Timeout())
    assert not deal.melds and len(deal.hands[1]) == 5
    assert watched.tracker.number(card("8S")) == taken
    assert laid <= set(watched.tracker.hand(1))


def test_a_new_stock_forgets_which_card_was_which():
    deal = deal_at(hands=["KD QD", "8S 7S"], stock="2C", discard="9C 10C JC QC")
    watched = Watched(deal, 0)
    watched.do(Draw())
    old = set(watched.numbers(parse_cards("9C 10C JC")))
    watched.do(Discard(card("KD")))
    assert len(watched.tracker.stock) == 3
    assert not old & set(watched.tracker.stock)
    for text in ("9C", "10C", "JC", "QC"):
        with pytest.raises(KeyError):
            watched.tracker.number(card(text))


def test_at_the_end_every_hand_shows_the_cards_that_it_held():
    deal = deal_at(
        hands=["KD 2H", "8S 7S"],
        phase="play",
        opened=[True, True],
        stock="2C 3C",
        melds=[{"owner": 0, "cards": "10D JD QD"}],
    )
    watched = Watched(deal, 0)
    rival = set(watched.tracker.hand(1))
    watched.do(Add((card("KD"),), 1), Discard(card("2H")))
    assert deal.over
    assert set(watched.numbers(deal.hands[1])) == rival


def test_another_viewer_finds_other_numbers_in_every_hand():
    deal = deal_at(hands=["KD QD", "8S 7S"], discard="2H")
    tracker = CardTracker()
    tracker.update(deal.view(0), ())
    first = {*tracker.hand(0), *tracker.hand(1)}
    top = tracker.number(card("2H"))
    tracker.update(spectator_view(deal.view(0)), ())
    with pytest.raises(KeyError):
        tracker.number(card("KD"))
    assert not first & {*tracker.hand(0), *tracker.hand(1)}
    assert tracker.number(card("2H")) == top
    tracker.update(deal.view(1), ())
    assert tracker.number(card("8S")) in tracker.hand(1)


def test_a_spectator_has_numbers_for_hands_but_no_faces():
    watched = Watched(deal_at(hands=["KD QD", "8S 7S"]), SPECTATOR)
    watched.do(Draw(), Discard(card("KD")))
    assert len(watched.tracker.hand(0)) == 2
    assert watched.tracker.number(card("KD"))
    with pytest.raises(KeyError):
        watched.tracker.number(card("QD"))
