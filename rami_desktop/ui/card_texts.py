"""Cards in words and symbols, with the rank letters of the language."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.cards import JOKER_KIND, Card, Rank, Suit, parse_cards

_translate = QCoreApplication.translate

SUIT_SYMBOLS = "♠♥♦♣"


class RankLetters(Enum):
    """Which letters stand for jack, queen and king."""

    LANGUAGE = "language"
    ENGLISH = "JQK"
    FRENCH = "VDR"


_letters = RankLetters.LANGUAGE


def set_rank_letters(letters: RankLetters) -> None:
    """Choose the letters of the court cards for everything that is written from now on."""
    global _letters
    _letters = letters


def rank_text(rank: int) -> str:
    """Return the index of a rank, such as ``A``, ``10`` or ``Q`` (``D`` in French)."""
    if 2 <= rank <= 10:
        return str(int(rank))
    if rank == Rank.ACE:
        return "A"
    if _letters is not RankLetters.LANGUAGE:
        return str(_letters.value)[rank - Rank.JACK]
    if rank == Rank.JACK:
        return _translate("Messages", "J", "index letter of the jack on a card")
    if rank == Rank.QUEEN:
        return _translate("Messages", "Q", "index letter of the queen on a card")
    return _translate("Messages", "K", "index letter of the king on a card")


def card_text(card: Card) -> str:
    """Return a card briefly: ``7♥``, ``joker``, or what a spelled joker stands for.

    >>> card_text(Card.parse("7H"))
    '7♥'
    """
    if card.is_joker:
        if card.face == JOKER_KIND:
            return _translate("Messages", "joker")
        natural = Card.from_kind(card.face)
        return _translate("Messages", "joker ({card})").format(card=card_text(natural))
    return rank_text(card.rank) + SUIT_SYMBOLS[card.suit]


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards side by side, held together by no-break spaces inside each card."""
    return " ".join(map(card_text, cards))


def list_text(parts: Iterable[str]) -> str:
    """Return some things one after the other."""
    return _translate("Messages", ", ", "between the entries of a list").join(parts)


def cards_in_words(text: object, *, aloud: bool = False) -> str:
    """Return the cards of an error's parameter, which come in engine notation.

    :param aloud: name them in full, not by their signs.
    """
    cards = parse_cards(str(text))
    return names_text(cards) if aloud else cards_text(cards)


def names_text(cards: Iterable[Card]) -> str:
    """Return the names of some cards, for somebody who hears them."""
    return list_text(map(card_name, cards))


def rank_name(rank: int) -> str:
    """Return the name of a rank in words."""
    names = (
        _translate("Messages", "ace"),
        _translate("Messages", "two"),
        _translate("Messages", "three"),
        _translate("Messages", "four"),
        _translate("Messages", "five"),
        _translate("Messages", "six"),
        _translate("Messages", "seven"),
        _translate("Messages", "eight"),
        _translate("Messages", "nine"),
        _translate("Messages", "ten"),
        _translate("Messages", "jack"),
        _translate("Messages", "queen"),
        _translate("Messages", "king"),
    )
    return names[rank - 1]


def suit_name(suit: int) -> str:
    """Return the name of a suit in words."""
    if suit == Suit.SPADES:
        return _translate("Messages", "spades")
    if suit == Suit.HEARTS:
        return _translate("Messages", "hearts")
    if suit == Suit.DIAMONDS:
        return _translate("Messages", "diamonds")
    return _translate("Messages", "clubs")


def card_name(card: Card) -> str:
    """Return a card in full words, as it is spoken: ``seven of hearts``."""
    if card.is_joker:
        if card.face == JOKER_KIND:
            return _translate("Messages", "joker")
        natural = Card.from_kind(card.face)
        return _translate("Messages", "joker standing for the {card}").format(
            card=card_name(natural)
        )
    return _translate("Messages", "{rank} of {suit}", "a card, as in: seven of hearts").format(
        rank=rank_name(card.rank), suit=suit_name(card.suit)
    )
