"""What happened: the only source of the log, the animations and the journal.

Each applied action gives a tuple of events.  ``seen_by`` returns the event as a seat may know
it: a card that the seat did not see is ``None``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rami_desktop.engine.cards import Card
from rami_desktop.engine.melds import Meld


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events.  ``seat`` is the seat that acted or is concerned."""

    seat: int

    def seen_by(self, seat: int) -> Event:
        """Return this event with nothing in it that ``seat`` did not see."""
        return self


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """Cards were dealt; ``seat`` is the dealer, ``upcard`` the first discard if there is one."""

    number: int
    upcard: Card | None


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """It is this seat's turn."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card came from the stock; only the seat itself knows which."""

    card: Card | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DiscardTaken(Event):
    """The top card of the discard pile was taken."""

    card: Card


@dataclass(frozen=True, slots=True)
class DiscardPutBack(Event):
    """A taken card went back to the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The seat opened with this many points; the melds follow as events of their own."""

    points: int


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A new meld lies on the table."""

    number: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class CardsLaidOff(Event):
    """Cards were laid off on a meld, which is now ``meld``."""

    number: int
    cards: tuple[Card, ...]
    meld: Meld


@dataclass(frozen=True, slots=True)
class JokerSwapped(Event):
    """A natural card took a joker's place in a meld, which is now ``meld``."""

    number: int
    card: Card
    joker: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class CardPulled(Event):
    """A card was taken out of a meld, which is now ``meld``."""

    number: int
    card: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class RunSplit(Event):
    """A run was divided: ``lower`` keeps its number, ``upper`` gets ``upper_number``."""

    number: int
    upper_number: int
    card: Card
    lower: Meld
    upper: Meld


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card was discarded, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class CarteDue(Event):
    """The seat holds one card and has still to announce it."""


@dataclass(frozen=True, slots=True)
class CarteSaid(Event):
    """The seat's last card was announced, by itself or (``automatic``) by the program."""

    automatic: bool


@dataclass(frozen=True, slots=True)
class CardPenalty(Event):
    """Cards drawn because the last card was not announced; only the seat knows which."""

    cards: tuple[Card | None, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The clock of the seat ran out; what still owed something was taken back first."""

    undone: int


@dataclass(frozen=True, slots=True)
class StockRenewed(Event):
    """The discard pile became the new stock of ``count`` cards; ``seat`` moves next."""

    count: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended (rules 25 to 28).

    :ivar winner: the seat that won, or ``None`` when nobody did.
    :ivar blocked: whether the stock ran out.
    :ivar at_once: whether the winner emptied its hand in a turn that began unopened.
    :ivar rami_sec: whether, besides, nobody else had opened.
    :ivar factor: what the points were multiplied by for that.
    :ivar hand_points: what the cards left in each hand count by rule 25.
    :ivar points: what each seat marks.
    """

    winner: int | None
    blocked: bool
    at_once: bool
    rami_sec: bool
    factor: int | float
    hand_points: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealOver(Event):
    """The deal is over; ``hands`` are the cards left, which everybody sees now."""

    result: DealResult
    hands: tuple[tuple[Card, ...], ...]
