"""The actions, one small frozen value each.  Their text form is in ``notation``.

Cards in an action are matched by kind: a copy that is not in the hand stands for any equal
one that is.  Jokers may be spelled (standing for a card) where that matters.
"""

from __future__ import annotations

from dataclasses import dataclass

from rami_desktop.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the top card of the stock (rule 5)."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the top card of the discard pile (rule 5)."""


@dataclass(frozen=True, slots=True)
class PutBack(Action):
    """Put a taken discard back before doing anything else (rule 6)."""


@dataclass(frozen=True, slots=True)
class LayOff:
    """Cards for the meld with a number; a part of :class:`Lay` or the whole of :class:`Add`."""

    cards: tuple[Card, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay new melds in one action; for an unopened seat this is the opening (rule 15).

    :ivar melds: the cards of each meld, in the order of a run.
    :ivar layoffs: lay-offs that belong to an opening.
    """

    melds: tuple[tuple[Card, ...], ...]
    layoffs: tuple[LayOff, ...] = ()


@dataclass(frozen=True, slots=True)
class Add(Action):
    """Lay cards off on a meld (rule 18)."""

    cards: tuple[Card, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Put the real card in a joker's place and take the joker (rule 19)."""

    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class Pull(Action):
    """Take a natural card out of a meld (rule 20)."""

    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class Split(Action):
    """Divide a run with a second copy of one of its inner cards (rule 21)."""

    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class Carte(Action):
    """Announce one's last card (rule 23)."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card and end the turn (rule 9)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Timeout(Action):
    """The clock of the seat to move ran out (rule 24)."""
