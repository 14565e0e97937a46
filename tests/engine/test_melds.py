"""What is a meld, why not, and what it is worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_desktop.engine.cards import Card, pack, parse_cards
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.meld_changes import layoffs, pulled, split
from rami_desktop.engine.melds import find_melds, meld_points, read_meld
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules

CLASSIQUE = PRESETS["classique"]
RAMI40 = PRESETS["rami40"]
CIRCULAR = CLASSIQUE.changed(circular_runs=True)
WILD = RAMI40.changed(min_naturals=1, adjacent_jokers=True, max_jokers_set=None)


@pytest.mark.parametrize(
    ("rules", "text", "printed", "points"),
    [
        (CLASSIQUE, "8S 7S 6S", "6S 7S 8S", 21),
        (CLASSIQUE, "AD AC AH", "AH AD AC", 33),
        (CLASSIQUE, "AH 2H 3H", "AH 2H 3H", 6),
        (CLASSIQUE, "AS KS QS", "QS KS AS", 31),
        (CLASSIQUE, "* 6S 5S", "5S 6S *7S", 18),
        (CLASSIQUE, "5S 6S *", "5S 6S *7S", 18),
        (CLASSIQUE, "* 5S 6S", "*4S 5S 6S", 15),
        (CLASSIQUE, "* 2S 3S", "*AS 2S 3S", 6),
        (CLASSIQUE, "QS KS *", "QS KS *AS", 31),
        (CLASSIQUE, "* 2H AH", "AH 2H *3H", 6),
        (CLASSIQUE, "9C 9S *", "9S 9C *", 27),
        (CLASSIQUE, "9C 9S *9H", "9S 9C *", 27),
        (CLASSIQUE, "9C 9S 9D *", "9S 9D 9C *9H", 36),
        (RAMI40, "7S 7H * *", "7S 7H * *", 28),
        (RAMI40, "5H * 7H * 9H", "5H *6H 7H *8H 9H", 35),
        (CLASSIQUE, "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", None, 96),
        (CIRCULAR, "QS KS AS 2S 3S", "QS KS AS 2S 3S", 36),
        (CIRCULAR, "3S 2S AS KS", "KS AS 2S 3S", 26),
        (WILD, "7S * *", "7S * *", 21),
        (WILD, "7S *8S *9S", "7S *8S *9S", 24),
        (RAMI40.changed(joker_opening=0), "7S 8S *", "7S 8S *9S", 15),
        (RAMI40.changed(joker_opening=35), "7S 7H *", "7S 7H *", 49),
        (PRESETS["quatorze"], "AS 2S 3S", "AS 2S 3S", 15),
    ],
)
def test_melds(rules: Rules, text: str, printed: str | None, points: int) -> None:
    meld = read_meld(parse_cards(text), rules)
    assert str(meld) == (printed or text)
    assert meld_points(meld, rules) == points
    assert read_meld(parse_cards(str(meld)), rules) == meld


@pytest.mark.parametrize(
    ("rules", "text", "code", "reason"),
    [
        (RAMI40, "5H 6H", "not_a_meld", "too_short"),
        (RAMI40, "5H 6H 7D", "not_a_meld", "mixed"),
        (RAMI40, "7S 7S 7D", "not_a_meld", "duplicate_suit"),
        (RAMI40, "7S 7H *7S", "not_a_meld", "duplicate_suit"),
        (RAMI40, "7S 7H 7D 7C *", "not_a_meld", "too_long"),
        (RAMI40, "5H 6H 8H", "not_a_meld", "not_consecutive"),
        (RAMI40, "6H 5H 7H", "not_a_meld", "not_consecutive"),
        (RAMI40, "5H 5H 6H", "not_a_meld", "duplicate_card"),
        (RAMI40, "KS AS 2S", "not_a_meld", "ace_in_middle"),
        (RAMI40, "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "not_a_meld", "too_long"),
        (CIRCULAR, "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "not_a_meld", "too_long"),
        (CLASSIQUE, "7S 7H * *", "too_many_jokers", None),
        (CLASSIQUE, "5H * 7H * 9H", "too_many_jokers", None),
        (RAMI40, "7S * *", "too_few_naturals", None),
        (RAMI40, "5H * * 8H", "adjacent_jokers", None),
        (RAMI40, "* * *", "too_many_jokers", None),
        (WILD, "* * *", "too_few_naturals", None),
    ],
)
def test_what_is_no_meld(rules: Rules, text: str, code: str, reason: str | None) -> None:
    with pytest.raises(IllegalActionError) as caught:
        read_meld(parse_cards(text), rules)
    assert caught.value.code == code
    assert reason is None or caught.value.params["reason"] == reason


def test_laying_off_at_both_ends() -> None:
    run = read_meld(parse_cards("5H 6H 7H"), RAMI40)
    assert [str(m) for m in layoffs(run, parse_cards("4H 8H"), RAMI40)] == ["4H 5H 6H 7H 8H"]
    places = {str(m) for m in layoffs(run, parse_cards("*"), RAMI40)}
    assert places == {"*4H 5H 6H 7H", "5H 6H 7H *8H"}
    assert [str(m) for m in layoffs(run, parse_cards("9H *"), RAMI40)] == ["5H 6H 7H *8H 9H"]
    assert layoffs(run, parse_cards("9H"), RAMI40) == []
    assert layoffs(run, parse_cards("8D"), RAMI40) == []


def test_aces_at_the_ends_and_never_beyond() -> None:
    low = read_meld(parse_cards("AH 2H 3H"), RAMI40)
    assert layoffs(low, parse_cards("KH"), RAMI40) == []
    assert [str(m) for m in layoffs(low, parse_cards("KH"), CIRCULAR)] == ["KH AH 2H 3H"]
    high = read_meld(parse_cards("QH KH AH"), RAMI40)
    assert layoffs(high, parse_cards("2H"), RAMI40) == []


def test_a_circular_run_pulled_at_its_king_starts_low_again() -> None:
    run = read_meld(parse_cards("KH AH 2H 3H"), CIRCULAR)
    rest = pulled(run, 0, CIRCULAR)
    assert str(rest) == "AH 2H 3H"
    assert rest == read_meld(parse_cards("AH 2H 3H"), CIRCULAR)


def test_a_joker_never_splits() -> None:
    run = read_meld(parse_cards("4S 5S *6S 7S 8S"), RAMI40)
    for text in ("*", "6S", "5S"):
        with pytest.raises(IllegalActionError) as caught:
            split(run, Card.parse(text), RAMI40)
        assert caught.value.code == "may_not_split"


@given(st.lists(st.sampled_from(pack(2)), min_size=3, max_size=9, unique=True))
def test_found_melds_are_melds_and_different(hand: list[Card]) -> None:
    for rules in (CLASSIQUE, RAMI40, CIRCULAR, WILD):
        texts = []
        for meld in find_melds(hand, rules):
            assert read_meld(meld.cards, rules) == meld
            left = list(hand)
            for card in meld.cards:
                left.remove(card.plain)
            texts.append(str(meld))
        assert len(texts) == len(set(texts))


def test_both_aces_make_a_run_of_fourteen_only_with_two_aces() -> None:
    suit = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
    longest = max(len(meld.cards) for meld in find_melds(parse_cards(suit), CLASSIQUE))
    assert longest == 13
    texts = {str(meld) for meld in find_melds(parse_cards(suit + " AH"), CLASSIQUE)}
    assert suit + " AH" in texts
