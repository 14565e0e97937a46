"""Cards and actions as text."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_desktop.engine import cards, notation
from rami_desktop.engine.actions import Add, Discard, Lay, LayOff, Pull, Split, Swap, Take
from rami_desktop.engine.cards import Card, format_cards, pack, parse_cards
from rami_desktop.engine.errors import ParseError
from rami_desktop.engine.notation import format_action, parse_action
from rami_desktop.engine.presets import PRESETS


def test_doctests() -> None:
    for module in (cards, notation):
        assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("10h", "10H"), ("tH", "10H"), ("as", "AS"), ("*", "*"), ("*7h", "*7H"), (" kd ", "KD"),
    ],
)  # fmt: skip
def test_cards_are_read_leniently_and_printed_strictly(text: str, printed: str) -> None:
    assert str(Card.parse(text)) == printed


@pytest.mark.parametrize("text", ["", "1H", "11S", "H", "7", "**", "7HH", "0D", "7 H", "♥", "*1H"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ParseError):
        Card.parse(text)


def test_every_card_of_a_pack_survives_its_text() -> None:
    for card in pack(3):
        assert Card.parse(str(card)).kind == card.kind
    assert len(set(pack(3))) == 162


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take", Take()),
        ("DISCARD 5h", Discard(Card.parse("5H"))),
        ("add 9H 10H > #2", Add(parse_cards("9H 10H"), 2)),
        ("add *4H>#2", Add(parse_cards("*4H"), 2)),
        ("swap 9D > # 1", Swap(Card.parse("9D"), 1)),
        ("pull 8H < #3", Pull(Card.parse("8H"), 3)),
        ("pull *8H < #3", Pull(Card.joker(), 3)),
        ("split 6S > #10", Split(Card.parse("6S"), 10)),
        (
            "lay 8S 7S 6S / AD AC * / 9H > #1",
            Lay((parse_cards("8S 7S 6S"), parse_cards("AD AC *")), (LayOff(parse_cards("9H"), 1),)),
        ),
    ],
)
def test_actions(text: str, action: object) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "dance", "lay", "lay /", "lay 5H / ", "discard", "discard 5H 6H", "discard *5H",
        "draw 5H", "add 5H", "add > #1", "add 5H > 1", "add 5H < #1", "pull 5H > #1",
        "swap 5H 6H > #1", "split > #1", "add 5H > #x", "add 5H > #1 2", "take it",
        "add 5H > #99999999999999999999",
    ],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_action(text)
    assert caught.value.code == "parse_error"


@given(st.text(alphabet="ladyw swpiutocre*ASHDC1029JQK<>#/ ", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except ParseError:
        return
    assert parse_action(format_action(action)) == action


def test_melds_are_printed_as_they_will_lie() -> None:
    rules = PRESETS["rami51"]
    action = parse_action("lay 7H * 5H / 9C 9S * / KD 5S 2C")
    assert format_action(action, rules) == "lay 5H *6H 7H / 9S 9C * / KD 5S 2C"


def test_no_action_is_no_text() -> None:
    with pytest.raises(TypeError):
        format_action("draw")  # type: ignore[arg-type]


def test_formatting() -> None:
    assert format_cards(parse_cards("5H * *7H th")) == "5H * *7H 10H"
