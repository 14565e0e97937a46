"""The player's own order of a hand, kept across turns, undo and prepared melds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rami_desktop.engine.cards import Card


class HandOrder:
    """Where each card of a hand stands.

    A card that leaves the hand keeps its place in secret, so that it comes back to it when the
    action is undone; a card that *arrives* goes to the end.
    """

    def __init__(self) -> None:
        self._order: list[Card] = []

    def update(self, hand: Sequence[Card], arrived: Collection[Card]) -> None:
        """Take in a new hand.

        :param arrived: cards that came into the hand just now, whatever place they had before.
        """
        coming = [card for card in hand if card in arrived]
        if coming:
            self._order = [card for card in self._order if card not in coming]
        known = set(self._order)
        self._order += [card for card in hand if card not in known]

    def sorted(self, cards: Iterable[Card]) -> list[Card]:
        """Return the cards in the player's order."""
        wanted = set(cards)
        return [card for card in self._order if card in wanted]

    def move(self, shown: Sequence[Card], moved: Collection[Card], gap: int) -> None:
        """Move cards to a gap between the cards that are shown now.

        :param gap: from 0 (before the first card shown) to the number of cards shown.
        """
        group = [card for card in self._order if card in moved]
        rest = [card for card in self._order if card not in moved]
        before = next((card for card in shown[max(gap, 0) :] if card not in moved), None)
        place = len(rest) if before is None else rest.index(before)
        self._order = [*rest[:place], *group, *rest[place:]]

    def arrange(self, cards: Sequence[Card]) -> None:
        """Put these cards in this order; all others keep their places."""
        supply = iter(cards)
        wanted = set(cards)
        self._order = [next(supply) if card in wanted else card for card in self._order]
