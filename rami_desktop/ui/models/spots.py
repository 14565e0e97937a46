"""What the scene shows: one spot for each card on the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from rami_desktop.engine.cards import Card


class ZoneKind(Enum):
    """What kind of zone a card lies in."""

    STOCK = auto()
    DISCARD = auto()
    HAND = auto()
    MELD = auto()
    PREPARED = auto()


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the table.

    :ivar number: the seat of a hand, the number of a meld, the index of a prepared group.
    """

    kind: ZoneKind
    number: int = 0


@dataclass(frozen=True, slots=True)
class CardSpot:
    """One card of the table.

    :ivar id: the opaque number of the card in this deal.
    :ivar face: the card, a joker of a meld spelled out; ``None`` when it lies face down.
    :ivar index: its place in the zone, from the bottom or from the left, among those shown.
    :ivar owed: whether the card must still be laid in this turn.
    :ivar drawn: whether it came into one's hand in this turn and has not been moved since.
    """

    id: int
    face: Card | None
    zone: Zone
    index: int
    selected: bool = False
    owed: bool = False
    drawn: bool = False
