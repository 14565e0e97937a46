"""Fair deals: the order of a pack is committed to before it is played, and checked after.

The commitment is the SHA-256 of the salt, one blank, and the cards in the order in which they
were dealt, top card first, as the notation writes them.  Anybody can check it::

    printf '%s' 'SALT CARDS' | sha256sum

The salt is also what later reshuffles of that deal are drawn from, so that they are settled
too before the first card is seen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from rami_desktop.engine.cards import Card, format_cards


def committed_text(order: Sequence[Card], salt: str) -> str:
    """Return the text whose SHA-256 is the commitment."""
    return f"{salt} {format_cards(order)}"


def commitment(order: Sequence[Card], salt: str) -> str:
    """Return the commitment to a pack's order, 64 hexadecimal digits.

    >>> commitment([], "00")
    '4807d67f04e12b55c3e1e554d171d8359ca393c206e3018ccd87a1ea5c9ff606'
    """
    return hashlib.sha256(committed_text(order, salt).encode()).hexdigest()


def salt_of(seed: int) -> str:
    """Return the salt for a deal whose reshuffles are drawn from ``seed``."""
    return f"{seed:032x}"
