"""What is a meld, what it counts and how it is printed (rules 12, 13, 14, 16; notation.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .cards import (
    JOKER,
    RANKS,
    SUITS,
    in_order,
    is_joker,
    rank_of,
    stands_for,
    suit_of,
)
from .errors import Refusal
from .rules import Rules

NaturalCount = Counter[str]


@dataclass(frozen=True)
class Meld:
    """A meld: a run ascending with jokers spelled out, or a set by suit with plain jokers last."""

    form: str  # "set" or "run"
    cards: tuple[str, ...]
    owner: int = 0

    def jokers(self) -> int:
        """Count the jokers."""
        return sum(is_joker(card) for card in self.cards)

    def naturals(self) -> list[str]:
        """List the natural cards."""
        return [card for card in self.cards if not is_joker(card)]

    def is_clean_run(self) -> bool:
        """A run with no joker (terms)."""
        return self.form == "run" and self.jokers() == 0

    def missing(self) -> list[str]:
        """Of a set: the cards of the rank in the suits that it has no natural card of."""
        rank = rank_of(self.cards[0])
        return [rank + suit for suit in SUITS if rank + suit not in self.cards]

    def printed(self) -> str:
        """Print as notation.md says: the joker spelled in runs and alone in a set of four."""
        cards = list(self.cards)
        if self.form == "set" and len(cards) == 4 and self.jokers() == 1:
            cards[-1] = JOKER + self.missing()[0]
        return " ".join(cards)


def set_of(tokens: Iterable[str], owner: int = 0) -> Meld:
    """Make a set in the canonical order; its jokers stand for whatever is missing."""
    tokens = list(tokens)
    naturals = in_order(card for card in tokens if not is_joker(card))
    jokers = [JOKER] * sum(is_joker(card) for card in tokens)
    return Meld("set", tuple(naturals + jokers), owner)


def card_at(position: int, suit: str) -> str:
    """Give the card at a place of the suit: 1 is the low ace, 14 the high one, 15 again the 2."""
    return RANKS[(position - 1) % 13] + suit


def place_of_first(cards: Sequence[str]) -> int:
    """Give the place 1..13 of the first card of an ascending run (an ace there is low)."""
    return RANKS.index(rank_of(cards[0])) + 1


def _fits_from(first: int, tokens: Sequence[str], suit: str) -> bool:
    """Do the natural cards and spelled jokers agree with a run that begins at that place?"""
    for offset, token in enumerate(tokens):
        if token != JOKER and stands_for(token) != card_at(first + offset, suit):
            return False
    return True


def _spelled(first: int, tokens: Sequence[str], suit: str) -> tuple[str, ...]:
    return tuple(
        JOKER + card_at(first + offset, suit) if is_joker(token) else token
        for offset, token in enumerate(tokens)
    )


def _read_run(tokens: Sequence[str], suit: str, rules: Rules) -> Meld:
    """Rule 12: consecutive, written up or down; aces at the ends only unless circular."""
    if len(tokens) > rules.longest_run():
        raise Refusal("not_a_meld", reason="too_long")
    orders = (list(tokens), list(reversed(tokens)))
    for order in orders:
        for first in range(1, 14 - len(order) + 2):
            if _fits_from(first, order, suit):
                return Meld("run", _spelled(first, order, suit))
    fixed = [stands_for(token) for token in tokens if token != JOKER]
    if len(set(fixed)) < len(fixed):
        raise Refusal("not_a_meld", reason="duplicate_card")
    for order in orders:
        for first in range(1, 14):
            if len(order) <= 13 and _fits_from(first, order, suit):
                if not rules.circular_runs:
                    raise Refusal("not_a_meld", reason="ace_in_middle")
                return Meld("run", _spelled(first, order, suit))
    raise Refusal("not_a_meld", reason="not_consecutive")


def _read_set(tokens: Sequence[str]) -> Meld:
    """Rule 12: three or four cards of one rank in different suits."""
    if len(tokens) > 4:
        raise Refusal("not_a_meld", reason="too_long")
    fixed = [stands_for(token) for token in tokens if token != JOKER]
    if len(set(fixed)) < len(fixed):
        raise Refusal("not_a_meld", reason="duplicate_suit")
    return set_of(tokens)


def check_jokers(meld: Meld, rules: Rules) -> None:
    """Rule 13: how many jokers, how many naturals, no jokers side by side in a run."""
    most = rules.max_jokers_run if meld.form == "run" else rules.max_jokers_set
    if most is not None and meld.jokers() > most:
        raise Refusal("too_many_jokers")
    if len(meld.naturals()) < rules.min_naturals:
        raise Refusal("too_few_naturals")
    if meld.form == "run" and not rules.adjacent_jokers:
        for left, right in zip(meld.cards, meld.cards[1:], strict=False):
            if is_joker(left) and is_joker(right):
                raise Refusal("adjacent_jokers")


def read_meld(tokens: Sequence[str], rules: Rules, owner: int = 0) -> Meld:
    """Read a meld as written; refuse what is none (rules 12 and 13, not 14)."""
    if len(tokens) < 3:
        raise Refusal("not_a_meld", reason="too_short")
    fixed = [token for token in tokens if token != JOKER]
    ranks = {rank_of(token) for token in fixed}
    suits = {suit_of(token) for token in fixed}
    if len(ranks) <= 1:
        meld = _read_set(tokens)
    elif len(suits) == 1:
        meld = _read_run(tokens, suits.pop(), rules)
    else:
        raise Refusal("not_a_meld", reason="mixed")
    check_jokers(meld, rules)
    return Meld(meld.form, meld.cards, owner)


def naturals_on(melds: Iterable[Meld]) -> NaturalCount:
    """Count the natural cards that lie in melds."""
    return Counter(card for meld in melds for card in meld.naturals())


def check_burnt(new_cards: Iterable[str], on_table: NaturalCount, rules: Rules, decks: int) -> None:
    """Rule 14: each newly laid joker of a run needs every copy of its card on the table.

    ``on_table`` counts the natural cards in melds after the action.
    """
    if rules.run_joker_burnt:
        for card in new_cards:
            if is_joker(card) and on_table[stands_for(card)] < decks:
                raise Refusal("joker_not_burnt")


def points_of(meld: Meld, index: int, rules: Rules) -> int:
    """Points that one card of a meld counts in an opening (rule 16)."""
    card = meld.cards[index]
    if is_joker(card) and isinstance(rules.joker_opening, int):
        return rules.joker_opening
    rank = rank_of(meld.cards[0]) if meld.form == "set" else rank_of(card)
    if rank == "A":
        if meld.form == "set":
            return rules.ace_set
        return rules.ace_low if index == 0 else rules.ace_high
    return 10 if rank in ("J", "Q", "K") else int(rank)


def meld_points(meld: Meld, rules: Rules) -> int:
    """Points of a whole meld (rule 16)."""
    return sum(points_of(meld, index, rules) for index in range(len(meld.cards)))


def hand_points(card: str, rules: Rules) -> int:
    """Points of a card left in hand (rule 25)."""
    if is_joker(card):
        return rules.joker_hand
    rank = rank_of(card)
    if rank == "A":
        return rules.ace_hand
    return 10 if rank in ("J", "Q", "K") else int(rank)
