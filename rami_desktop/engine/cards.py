"""Cards: suits, ranks, the pack, and their text form.

A :class:`Card` is a small integer with a readable face.  Its lowest six bits are the
*kind* (``0..51`` for the natural cards, suit by suit in the order S H D C and ace to king
inside a suit, ``52`` for a joker), the next three the *copy* that tells equal cards apart
on the table, and the bits above say which card a joker *stands for*.  The rules only ever
look at the kind; the table needs the copy.

>>> Card.parse("10h")
Card('10H')
>>> Card.parse("*7H").stands_for == Card.parse("7H").kind
True
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from rami_desktop.engine.errors import ParseError


class Suit(IntEnum):
    """The four suits in the order in which the notation prints them."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """``S``, ``H``, ``D`` or ``C``."""
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """The thirteen ranks; an ace is 1, and its place in a run decides whether it is high."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def text(self) -> str:
        """``A``, ``2`` … ``10``, ``J``, ``Q`` or ``K``."""
        return RANK_TEXTS[self]


SUIT_LETTERS = "SHDC"
RANK_TEXTS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

NATURAL_KINDS = 52
JOKER_KIND = 52
KIND_MASK = 0x3F
COPY_SHIFT = 6
PLAIN_MASK = 0x1FF
STANDS_SHIFT = 9

_RANK_FROM_TEXT = {text: rank for rank, text in enumerate(RANK_TEXTS) if text} | {"T": 10}


class _Cache(dict[int, "Card"]):
    """One object for each card that was ever asked for."""

    def __missing__(self, value: int) -> Card:
        card = self[value] = int.__new__(Card, value)
        return card


_CACHE = _Cache()
#: The same as ``Card(value)``, in a third of the time.
card_of = _CACHE.__getitem__


class Card(int):
    """One card: a value that is equal only to the same kind *and* copy."""

    __slots__ = ()

    def __new__(cls, value: int) -> Card:
        return _CACHE[value]

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (int(self),)

    @classmethod
    def of(cls, suit: int, rank: int, copy: int = 0) -> Card:
        """Return the natural card of ``suit`` (0..3) and ``rank`` (1..13)."""
        return cls(suit * 13 + rank - 1 | copy << COPY_SHIFT)

    @classmethod
    def from_kind(cls, kind: int, copy: int = 0) -> Card:
        """Return the card of a kind (0..52)."""
        return cls(kind | copy << COPY_SHIFT)

    @classmethod
    def joker(cls, copy: int = 0, stands_for: int | None = None) -> Card:
        """Return a joker, standing for the natural kind ``stands_for`` when that is given."""
        stands = 0 if stands_for is None else stands_for + 1
        return cls(JOKER_KIND | copy << COPY_SHIFT | stands << STANDS_SHIFT)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card such as ``10H``, ``th``, ``*`` or ``*7H``.

        :raises ParseError: when the text is not a card.
        """
        word = text.strip().upper()
        if word == "*":
            return cls.joker()
        natural = word[1:] if word.startswith("*") else word
        rank = _RANK_FROM_TEXT.get(natural[:-1])
        suit = SUIT_LETTERS.find(natural[-1:]) if natural else -1
        if rank is None or suit < 0:
            raise ParseError(text)
        if word.startswith("*"):
            return cls.joker(stands_for=suit * 13 + rank - 1)
        return cls.of(suit, rank)

    @property
    def kind(self) -> int:
        """The kind: 0..51 for natural cards, 52 for a joker."""
        return self & KIND_MASK

    @property
    def copy(self) -> int:
        """Which of the equal cards of the pack this is, from 0."""
        return self >> COPY_SHIFT & 7

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker, whatever it stands for."""
        return self & KIND_MASK == JOKER_KIND

    @property
    def stands_for(self) -> int | None:
        """The natural kind that a spelled joker stands for, else ``None``."""
        stands = self >> STANDS_SHIFT
        return stands - 1 if stands else None

    @property
    def face(self) -> int:
        """The kind that counts in a meld: its own, or what a spelled joker stands for."""
        stands = self >> STANDS_SHIFT
        return stands - 1 if stands else self & KIND_MASK

    @property
    def plain(self) -> Card:
        """The card as it lies in a hand: a joker no longer standing for anything."""
        return Card(self & PLAIN_MASK)

    @property
    def suit(self) -> Suit:
        """The suit of the face.  :raises ValueError: for a joker that stands for nothing."""
        return Suit(self.face // 13)

    @property
    def rank(self) -> Rank:
        """The rank of the face.  :raises ValueError: for a joker that stands for nothing."""
        if self.face == JOKER_KIND:
            raise ValueError("a joker has no rank")
        return Rank(self.face % 13 + 1)

    def standing_for(self, kind: int | None) -> Card:
        """Return this joker standing for ``kind``, or for nothing."""
        plain = self & PLAIN_MASK
        return Card(plain if kind is None else plain | (kind + 1) << STANDS_SHIFT)

    def __str__(self) -> str:
        if self & KIND_MASK == JOKER_KIND:
            stands = self >> STANDS_SHIFT
            return f"*{KIND_TEXTS[stands - 1]}" if stands else "*"
        return KIND_TEXTS[self & KIND_MASK]

    def __repr__(self) -> str:
        return f"Card('{self}')" if not self.copy else f"Card('{self}', copy={self.copy})"


KIND_TEXTS = (*(rank + suit for suit in SUIT_LETTERS for rank in RANK_TEXTS[1:]), "*")


def pack(decks: int) -> tuple[Card, ...]:
    """Return ``decks`` × 54 cards in a fixed order (rule 1).

    >>> len(pack(2)), str(pack(2)[0])
    (108, 'AS')
    """
    cards = [Card.from_kind(kind, copy) for copy in range(decks) for kind in range(NATURAL_KINDS)]
    cards += [Card.joker(copy) for copy in range(2 * decks)]
    return tuple(cards)


def copies_of(kind: int, decks: int) -> int:
    """Return how many cards of a kind a pack of ``decks`` decks holds."""
    return 2 * decks if kind == JOKER_KIND else decks


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks.

    :raises ParseError: naming the first word that is not a card.
    """
    return tuple(Card.parse(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Print cards separated by blanks, in the order given."""
    return " ".join(map(str, cards))


def sort_key(card: Card) -> tuple[int, int]:
    """Sort key: suit S H D C, then rank, jokers last, equal cards by copy."""
    return card & KIND_MASK, card
