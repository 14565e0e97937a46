"""Counting deals and matches (rules 25 to 29)."""

from __future__ import annotations

import pytest

from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import Ending, count_hand, match_result, score_deal

CLASSIQUE = PRESETS["classique"]
RAMI40 = PRESETS["rami40"]
QUATORZE = PRESETS["quatorze"]

HANDS = [parse_cards(text) for text in ("", "AD 9C 2H", "2S KH *")]  # 0, 22, 32


def points(
    rules: Rules, ending: Ending, opened: tuple[bool, ...] = (True, True, False), number: int = 1
) -> tuple[int, ...]:
    return score_deal(rules, HANDS, opened, number, ending).points


def test_hands() -> None:
    assert [count_hand(hand, CLASSIQUE) for hand in HANDS] == [0, 22, 32]
    assert [count_hand(hand, QUATORZE) for hand in HANDS] == [0, 21, 32]
    assert count_hand(parse_cards("* JS"), CLASSIQUE.changed(joker_hand=50)) == 60


@pytest.mark.parametrize(
    ("rules", "ending", "expected"),
    [
        (CLASSIQUE, Ending(0), (0, 22, 100)),
        (CLASSIQUE, Ending(0, at_once=True), (0, 44, 200)),
        (CLASSIQUE, Ending(0, at_once=True, joker_last=True), (0, 88, 400)),
        (CLASSIQUE.changed(at_once="off"), Ending(0, at_once=True), (0, 22, 100)),
        (CLASSIQUE.changed(at_once="first_to_open"), Ending(0, at_once=True), (0, 22, 100)),
        (CLASSIQUE.changed(at_once_flat=100), Ending(0, at_once=True), (0, 100, 100)),
        (CLASSIQUE.changed(at_once_layoffs=False), Ending(0, True, helped=True), (0, 22, 100)),
        (CLASSIQUE.changed(at_once_layoffs=False), Ending(0, True), (0, 44, 200)),
        (CLASSIQUE.changed(unopened_points=None), Ending(0), (0, 22, 32)),
        (QUATORZE, Ending(0, at_once=True, jokers_laid=0), (0, 42, 200)),
        (QUATORZE, Ending(0, at_once=True, jokers_laid=1), (0, 32, 150)),  # 31.5 rounds up
        (QUATORZE, Ending(0, at_once=True, jokers_laid=2), (0, 21, 100)),
        (QUATORZE, Ending(0, at_once=True, jokers_laid=3), (0, 21, 100)),
        (QUATORZE, Ending(0, at_once=True, forfeited=True), (0, 21, 100)),
        (RAMI40, Ending(0), (54, 0, 0)),
        (RAMI40, Ending(0, at_once=True), (108, 0, 0)),
        (RAMI40.changed(at_once_factor=1.5), Ending(0, at_once=True), (81, 0, 0)),
        (RAMI40.changed(at_once_flat=50), Ending(0, at_once=True), (100, 0, 0)),
    ],
)
def test_points(rules: Rules, ending: Ending, expected: tuple[int, ...]) -> None:
    assert points(rules, ending) == expected


def test_facts_do_not_depend_on_the_factor() -> None:
    ending = Ending(0, at_once=True)
    rules = CLASSIQUE.changed(at_once="off")
    sec = score_deal(rules, HANDS, (True, False, False), 1, ending)
    assert (sec.at_once, sec.rami_sec, sec.factor) == (True, True, 1)
    late = score_deal(rules, HANDS, (True, True, False), 1, ending)
    assert (late.at_once, late.rami_sec, late.factor) == (True, False, 1)


def test_blocked_deals() -> None:
    hands = [parse_cards(text) for text in ("5H 2H", "4D 2S", "KH KD")]
    lightest = score_deal(RAMI40, hands, (True,) * 3, 1, Ending(None))
    assert (lightest.winner, lightest.points) == (1, (0, 15, 0))
    tie = score_deal(RAMI40, [*hands[:2], parse_cards("6C")], (True,) * 3, 1, Ending(None))
    assert (tie.winner, tie.points) == (None, (0, 0, 0))
    counted = score_deal(CLASSIQUE, hands, (True, True, False), 1, Ending(None))
    assert (counted.winner, counted.points) == (None, (7, 6, 100))
    nobody = RAMI40.changed(blocked="all_count")
    assert score_deal(nobody, hands, (True,) * 3, 1, Ending(None)).points == (0, 0, 0)


def test_the_last_deal_counts_a_thousandfold() -> None:
    rules = PRESETS["dix_manches"].changed(last_deal_factor=1000)
    assert points(rules, Ending(0), number=9) == (0, 22, 100)
    assert points(rules, Ending(0), number=10) == (0, 22_000, 100_000)


def test_matches() -> None:
    assert match_result(CLASSIQUE, (99, 3), 8) is None
    over = match_result(CLASSIQUE, (100, 3), 8)
    assert over is not None and over.winners == (1,)
    assert match_result(PRESETS["dix_manches"], (900, 3), 9) is None
    shared = match_result(PRESETS["dix_manches"], (7, 90, 7), 10)
    assert shared is not None and shared.winners == (0, 2)
    most = match_result(RAMI40, (0, 54), 1)
    assert most is not None and most.winners == (1,)
