"""Orders in which a hand can be sorted."""

from __future__ import annotations

from rami_desktop.engine.cards import JOKER_KIND, Card
from rami_desktop.engine.legality import naturals_on_table
from rami_desktop.engine.view import SeatView

#: Black and red alternate, so that neighbours in the fan are told apart.
_SUIT_ORDER = (0, 1, 3, 2)


def _by_suit(card: Card) -> tuple[int, int, int]:
    if card.kind == JOKER_KIND:
        return 4, 0, card
    return _SUIT_ORDER[card.suit], (card.rank - 2) % 13, card


def _by_rank(card: Card) -> tuple[int, int, int]:
    if card.kind == JOKER_KIND:
        return 13, 0, card
    return (card.rank - 2) % 13, _SUIT_ORDER[card.suit], card


def sorted_hand(view: SeatView, by: str) -> list[Card]:
    """Return the hand sorted by ``suit``, by ``rank``, or with its best ``melds`` in front.

    :raises ValueError: for any other order.
    """
    if by == "suit":
        return sorted(view.hand, key=_by_suit)
    if by == "rank":
        return sorted(view.hand, key=_by_rank)
    if by != "melds":
        raise ValueError(by)
    from rami_desktop.engine.solver import least_left  # not wanted for the first frame

    on_table = naturals_on_table(view)
    layout = least_left(view.hand, view.rules, decks=view.decks, on_table=on_table)
    melds = [card.plain for meld in layout.melds for card in meld.cards]
    return [*melds, *sorted(layout.left, key=_by_suit)]
