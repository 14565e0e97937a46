"""Cards picked up in any order become the meld that they were meant to be."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_desktop.engine.cards import Card, pack, parse_cards
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.melds import find_melds, read_meld
from rami_desktop.engine.presets import PRESETS, preset
from rami_desktop.ui.arrange import arrangements, fitting, why_no_meld
from rami_desktop.ui.free_view import free_view

from .tables import deal_at


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("7H 5H 6H", ["5H 6H 7H"]),
        ("KS AS QS", ["QS KS AS"]),
        ("3D AD 2D", ["AD 2D 3D"]),
        ("AC AS AD", ["AS AD AC"]),
        ("7H * 5H", ["5H *6H 7H"]),
        ("* 6H 5H", ["*4H 5H 6H", "5H 6H *7H"]),
        ("* KH QH", ["*JH QH KH", "QH KH *AH"]),
        ("2H * AH", ["AH 2H *3H"]),
        ("9S * 9D", ["9S 9D *"]),
        ("9C 9S * 9D", ["9S 9D 9C *9H"]),
        ("5H 6H", []),
        ("5H 6H 8H", []),
        ("5H 5H 6H", []),
    ],
)
def test_every_meld_that_the_cards_make_is_found(cards, melds):
    found = arrangements(parse_cards(cards), preset("rami51"))
    assert sorted(map(str, found)) == sorted(melds)


@pytest.mark.parametrize("name", PRESETS)
def test_the_order_in_which_cards_are_picked_up_does_not_matter(name):
    rules = PRESETS[name]
    chance = random.Random(3)
    hand = [*chance.sample(pack(2), 14), Card.joker()]
    for meld in list(find_melds(hand, rules))[:200]:
        cards = [card.plain for card in meld.cards]
        chance.shuffle(cards)
        assert str(meld) in map(str, arrangements(cards, rules))


@pytest.mark.parametrize(
    ("cards", "code", "reason"),
    [
        ("", "not_a_meld", "too_short"),
        ("5H", "not_a_meld", "too_short"),
        ("5H 6H", "not_a_meld", "too_short"),
        ("8H 5H 6H", "not_a_meld", "not_consecutive"),
        ("AH KH 2H", "not_a_meld", "ace_in_middle"),
        ("9H 9H 9D", "not_a_meld", "duplicate_suit"),
        ("5H 6H 5H", "not_a_meld", "duplicate_card"),
        ("5H 9D 2C", "not_a_meld", "mixed"),
        ("9S 9H 9D 9C *", "not_a_meld", "too_long"),
        ("* 5H *", "too_many_jokers", None),
        ("5H * * 8H", "too_many_jokers", None),
    ],
)
def test_what_makes_no_meld_has_the_reason_that_a_player_would_give(cards, code, reason):
    error = why_no_meld(parse_cards(cards), preset("rami51"))
    assert (error.code, error.params.get("reason")) == (code, reason)


@given(st.lists(st.sampled_from(pack(2)), max_size=7, unique=True), st.sampled_from([*PRESETS]))
def test_cards_either_make_a_meld_or_have_a_reason(cards, name):
    rules = PRESETS[name]
    found = arrangements(cards, rules)
    for meld in found:
        assert sorted(card.plain for card in meld.cards) == sorted(cards)
        assert read_meld(meld.cards, rules) == meld
    if not found:
        assert isinstance(why_no_meld(cards, rules), IllegalActionError)


def test_a_joker_that_must_be_burnt_is_only_offered_where_it_may_lie():
    view = deal_at(
        rules="quatorze",
        hands=["5H 6H * 2C", "KD"],
        melds=[{"owner": 1, "cards": "7H 8H 9H"}, {"owner": 1, "cards": "7H 7S 7D"}],
    ).view(0)
    melds = arrangements(view.hand[:3], view.rules)
    assert len(melds) == 2
    assert [str(meld) for meld in fitting(melds, free_view(view))] == ["5H 6H *7H"]
