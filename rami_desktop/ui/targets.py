"""The places of the table that cards can be dropped on, and that can be clicked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class TargetKind(Enum):
    """What kind of place a target is."""

    STOCK = auto()
    DISCARD = auto()
    HAND = auto()
    OWN_AREA = auto()
    MELD = auto()
    PREPARED = auto()


ANYWHERE = -1


@dataclass(frozen=True, slots=True)
class Target:
    """A place of the table.

    :ivar kind: what kind of place it is.
    :ivar number: the number of a meld on the table, or the index of a prepared group.
    :ivar index: where in it.  In a meld the index of the card it was dropped on, -1 before the
        first card (or anywhere, when the meld was just clicked), the length after the last
        one.  In the hand the gap to insert at, from 0 to the number of cards.
    """

    kind: TargetKind
    number: int = 0
    index: int = ANYWHERE
