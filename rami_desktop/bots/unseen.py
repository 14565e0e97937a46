"""What a seat has not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.melds import TableMeld
from rami_desktop.engine.view import SeatView


def unseen(
    view: SeatView,
    hand: Sequence[Card] | None = None,
    melds: Mapping[int, TableMeld] | None = None,
) -> list[int]:
    """Return for each kind (0..52) how many cards are neither held nor lie face up.

    They are in the stock, in the hands of rivals, or under a discard pile that was shuffled.

    :param hand: one's own cards, by default those of the view.
    :param melds: the table, by default that of the view.
    """
    left = [view.decks] * JOKER_KIND + [2 * view.decks]
    for card in view.hand if hand is None else hand:
        left[card & KIND_MASK] -= 1
    for card in view.discard:
        left[card & KIND_MASK] -= 1
    for table in (view.melds if melds is None else melds).values():
        for card in table.meld.cards:
            left[card & KIND_MASK] -= 1
    return left
