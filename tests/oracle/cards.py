"""Cards are strings: ``10H`` a natural card, ``*`` a joker, ``*7H`` a joker that stands for 7H."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import Refusal

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NATURALS = tuple(rank + suit for suit in SUITS for rank in RANKS)
JOKER = "*"


def parse_natural(text: str) -> str:
    """Read a natural card; ``T`` for 10 and lower case are accepted (notation.md)."""
    rank, suit = text[:-1].upper(), text[-1:].upper()
    if rank == "T":
        rank = "10"
    if rank not in RANKS or suit not in tuple(SUITS):
        raise Refusal("parse_error", text=text)
    return rank + suit


def parse_card(text: str) -> str:
    """Read a card as it lies in a hand or a pile: natural or plain joker."""
    return JOKER if text == JOKER else parse_natural(text)


def parse_token(text: str) -> str:
    """Read a card as it is written in a meld: natural, plain joker or spelled joker."""
    if text.startswith(JOKER) and text != JOKER:
        return JOKER + parse_natural(text[1:])
    return parse_card(text)


def parse_cards(text: object) -> list[str]:
    """Read cards of a hand or a pile, separated by blanks."""
    if not isinstance(text, str):
        raise Refusal("parse_error", text=repr(text))
    return [parse_card(word) for word in text.split()]


def is_joker(token: str) -> bool:
    """Tell whether the card is a joker, spelled out or not."""
    return token.startswith(JOKER)


def kind(token: str) -> str:
    """Give the card as it would lie in a hand."""
    return JOKER if is_joker(token) else token


def stands_for(token: str) -> str:
    """Give the natural card that this card is or stands for (not for a plain joker)."""
    return token.removeprefix(JOKER)


def rank_of(token: str) -> str:
    """Give the rank of the card, or of the card that a spelled joker stands for."""
    return stands_for(token)[:-1]


def suit_of(token: str) -> str:
    """Give the suit of the card, or of the card that a spelled joker stands for."""
    return stands_for(token)[-1]


def card_order(card: str) -> tuple[int, int]:
    """Sort key: suits S H D C, then A to K, jokers last."""
    if is_joker(card):
        return len(SUITS), 0
    return SUITS.index(suit_of(card)), RANKS.index(rank_of(card))


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort cards by suit, then rank, jokers last."""
    return sorted(cards, key=card_order)
