"""The analysis of notation.md by exhaustive search: best opening, least left, legal actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .cards import JOKER, NATURALS, RANKS, SUITS, in_order
from .errors import Refusal
from .melds import Meld, card_at, read_meld
from .play import apply
from .position import ANY_MELD, Position
from .rules import Rules
from .search import best_lay


def _run_patterns(
    places: list[str], hand: set[str], jokers: int, rules: Rules, last: bool = False
) -> Iterator[list[str]]:
    """Fill places of a run with natural cards of the hand or spelled jokers, in all ways."""
    if not places:
        yield []
        return
    if places[0] in hand:
        for rest in _run_patterns(places[1:], hand, jokers, rules):
            yield [places[0], *rest]
    if jokers and (rules.adjacent_jokers or not last):
        for rest in _run_patterns(places[1:], hand, jokers - 1, rules, last=True):
            yield [JOKER + places[0], *rest]


def _patterns(hand: list[str], rules: Rules) -> Iterator[list[str]]:
    """Write down everything that could be a meld of these cards (and more that is none)."""
    naturals, jokers = set(hand) - {JOKER}, hand.count(JOKER)
    for rank in RANKS:
        chosen: list[list[str]] = [[]]
        for suit in SUITS:
            if rank + suit in naturals:
                chosen += [[*cards, rank + suit] for cards in chosen]
        for cards in chosen:
            for wild in range(jokers + 1):
                if cards and 3 <= len(cards) + wild <= 4:
                    yield cards + [JOKER] * wild
    for suit in SUITS:
        own = {card for card in naturals if card.endswith(suit)}
        for length in range(3, rules.longest_run() + 1):
            starts = range(1, 14) if rules.circular_runs else range(1, 14 - length + 2)
            for first in starts:
                places = [card_at(first + step, suit) for step in range(length)]
                if sum(place not in own for place in places) <= jokers:
                    yield from _run_patterns(places, own, jokers, rules)


def melds_of(hand: list[str], rules: Rules) -> dict[str, Meld]:
    """All melds of cards in the hand by their printed form (rules 12 and 13, not 14)."""
    count, found = Counter(hand), {}
    for tokens in _patterns(hand, rules):
        if Counter(JOKER if t[0] == JOKER else t for t in tokens) - count:
            continue  # a run of fourteen needs two aces
        try:
            meld = read_meld(tokens, rules)
        except Refusal:
            continue
        found[meld.printed()] = meld
    return found


def candidates(position: Position) -> Iterator[str]:
    """Every elementary action that could be legal, in the printed form."""
    yield from ("draw", "take", "back", "carte")
    if position.phase != "play":
        return
    held = in_order(set(position.hand))
    for card in held:
        yield f"discard {card}"
    for index, meld in enumerate(position.melds):
        target = f"> #{index + 1}"
        for card in held:
            yield f"swap {card} {target}"
            yield f"split {card} {target}"
            if card == JOKER and meld.form == "run":
                for place in NATURALS:
                    yield f"add *{place} {target}"
            else:
                yield f"add {card} {target}"
        for card in set(meld.naturals()):
            yield f"pull {card} < #{index + 1}"
    for printed in melds_of(position.hand, position.rules):
        yield f"lay {printed}"


def legal_actions(position: Position) -> list[str]:
    """All elementary actions accepted now: each one is simply tried."""
    legal = []
    for text in candidates(position):
        try:
            apply(position, text)
        except Refusal:
            continue
        legal.append(text)
    return sorted(legal)


def analyse(position: Position) -> dict[str, Any]:
    """Give the analysis for the seat to move."""
    hand, rules = position.hand, position.rules
    melds = melds_of(hand, rules)
    needed = None
    if rules.taken_in_opening and (position.now.took, ANY_MELD) in position.now.owed:
        needed = position.now.took
    table, decks = position.on_table(), position.decks
    opening = best_lay(hand, melds, rules, table, decks, opening=True, needed_card=needed)
    least = best_lay(hand, melds, rules, table, decks, opening=False)
    assert least is not None
    return {
        "opening": opening and {"points": opening[0], "melds": opening[1]},
        "least_left": {"points": -least[0], "melds": least[1]},
        "legal": legal_actions(position),
    }
