"""The measures of a table that all its parts share, from the window's size.  No Qt."""

from __future__ import annotations

from typing import NamedTuple

from rami_desktop.ui import tokens

ASPECT = tokens.CARD_WIDTH / tokens.CARD_HEIGHT
#: The gap before cards that stand apart in the hand, as a part of a card's width.
APART = 0.3
#: What shows of a card of the hand under the next, as a part of its width: at least, where the
#: window allows it, and at most.
HAND_STEPS = (0.42, 0.62)


class Measures(NamedTuple):
    """Sizes in device-independent pixels.

    :ivar unit: 1 in the smallest window, what sizes are multiplied by.
    :ivar text: what type sizes are multiplied by; grows more slowly than the window.
    :ivar pad: from the window's edge to anything.
    :ivar gap: between neighbours.
    :ivar inset: inside a panel, from its edge to what lies in it.
    :ivar caption: the height of one line of small text.
    """

    width: float
    height: float
    unit: float
    text: float
    pad: float
    gap: float
    inset: float
    caption: float

    @classmethod
    def of(cls, width: float, height: float) -> Measures:
        """Return the measures for a size of the table."""
        unit = min(width / 1024, height / 700)
        text = min(2.6, max(1.0, unit**0.75))
        return cls(
            width,
            height,
            unit,
            text,
            round(12 * unit),
            round(8 * unit),
            round(6 * unit),
            round(tokens.TEXT_SMALL * text * 1.5),
        )
