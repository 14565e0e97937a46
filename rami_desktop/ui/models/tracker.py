"""Opaque numbers for the cards of the table, so that a picture can follow its card.

A card that can be seen keeps its number wherever it goes.  A card that cannot be seen has a
number too, which says nothing about it: events tell which hidden number turns into which face.
The numbers of a deal are never used again in the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rami_desktop.engine.cards import Card
from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPenalty,
    CardPulled,
    CardsLaidOff,
    DealOver,
    DealStarted,
    DiscardPutBack,
    DiscardTaken,
    Event,
    JokerSwapped,
    MeldLaid,
    RunSplit,
    StockRenewed,
)
from rami_desktop.engine.view import SeatView

#: How many cards of the stock and of the discard pile are shown.
PILE_SHOWN = 3


class CardTracker:
    """Gives each card of the table its number, from views and events alone."""

    def __init__(self) -> None:
        self._last = 0
        self.clear()

    def clear(self, players: int = 0) -> None:
        """Forget the table; numbers given before are not given again."""
        self._ids: dict[Card, int] = {}
        self._hands: list[list[int]] = [[] for _ in range(players)]
        self._stock: list[int] = []
        self._seat: int | None = None

    def _new(self) -> int:
        self._last += 1
        return self._last

    @property
    def stock(self) -> tuple[int, ...]:
        """The numbers of the topmost cards of the stock, top card last."""
        return tuple(self._stock)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The numbers of the cards of a hand; in no order for one's own hand."""
        return tuple(self._hands[seat])

    def number(self, card: Card) -> int:
        """Return the number of a card that can be seen.

        :raises KeyError: when the card cannot be seen now.
        """
        return self._ids[card.plain]

    def update(self, view: SeatView, events: Sequence[Event]) -> None:
        """Follow what happened, then make sure that everything agrees with the view."""
        if len(self._hands) != view.players or any(isinstance(e, DealStarted) for e in events):
            self.clear(view.players)
        elif self._seat != view.seat:
            self._hide_hands()
        self._seat = view.seat
        for event in events:
            self._follow(event)
        self._agree(view)

    def _hide_hands(self) -> None:
        """Forget which card is which in every hand: somebody else looks at the table now."""
        hidden = {number for hand in self._hands for number in hand}
        self._ids = {card: number for card, number in self._ids.items() if number not in hidden}
        self._hands = [[self._new() for _ in hand] for hand in self._hands]

    def _follow(self, event: Event) -> None:
        seat = event.seat
        if isinstance(event, CardDrawn):
            self._draw(seat, event.card)
        elif isinstance(event, CardPenalty):
            for card in event.cards:
                self._draw(seat, card)
        elif isinstance(event, DiscardTaken | CardPulled):
            self._gain(seat, event.card)
        elif isinstance(event, JokerSwapped):
            self._leave(seat, (event.card,))
            self._gain(seat, event.joker)
        elif isinstance(event, CardDiscarded | DiscardPutBack | RunSplit):
            self._leave(seat, (event.card,))
        elif isinstance(event, CardsLaidOff):
            self._leave(seat, event.cards)
        elif isinstance(event, MeldLaid):
            self._leave(seat, event.meld.cards)
        elif isinstance(event, StockRenewed):
            self._stock = []
        elif isinstance(event, DealOver):
            for other, cards in enumerate(event.hands):
                self._reveal(other, cards)

    def _draw(self, seat: int, card: Card | None) -> None:
        number = self._stock.pop() if self._stock else self._new()
        self._stock.insert(0, self._new())
        if card is not None:
            self._ids[card.plain] = number
        self._hands[seat].append(number)

    def _gain(self, seat: int, card: Card) -> None:
        number = self._ids.setdefault(card.plain, 0) or self._new()
        self._ids[card.plain] = number
        self._hands[seat].append(number)

    def _leave(self, seat: int, cards: Iterable[Card]) -> None:
        """Give the cards that leave a hand numbers of that hand."""
        hand = self._hands[seat]
        for card in cards:
            number = self._ids.get(card.plain)
            if number is None:
                number = self._take_hidden(hand)
                self._ids[card.plain] = number
            elif number in hand:
                hand.remove(number)

    def _take_hidden(self, hand: list[int]) -> int:
        """Take a number out of a hand of which nobody knows the card.

        The place in the fan must not tell how long the card was held, so it follows from the
        numbers alone.
        """
        known = set(self._ids.values())
        places = [place for place, number in enumerate(hand) if number not in known]
        if not places:
            return self._new()
        return hand.pop(places[self._last * 7 % len(places)])

    def _reveal(self, seat: int, cards: Iterable[Card]) -> None:
        """Give every card of a hand that can be seen now one of the numbers of that hand.

        A card that has a number already lay on the table until now, and keeps it.
        """
        hand = self._hands[seat]
        unknown = [card.plain for card in cards if card.plain not in self._ids]
        known = set(self._ids.values())
        free = [number for number in hand if number not in known]
        for card in unknown:
            self._ids[card] = free.pop(0) if free else self._new()

    def _agree(self, view: SeatView) -> None:
        """Mend whatever the events left out: another deal, an undo, a clock that ran out."""
        self._take_back(view)
        table = [card for meld in view.melds.values() for card in meld.meld.cards]
        visible = {card.plain for card in (*view.discard, *table)}
        nothing: tuple[Card, ...] = ()
        hands = list(view.hands) if view.hands else [nothing] * view.players
        if 0 <= view.seat < view.players:
            hands[view.seat] = view.hand
        seen_in_hands = [{card.plain for card in cards} for cards in hands]
        for seat, cards in enumerate(hands):
            self._reveal(seat, cards)
        for card in visible:
            if card not in self._ids:
                self._ids[card] = self._new()
        shown = {self._ids[card] for card in visible.union(*seen_in_hands)}
        for seat, seen in enumerate(seen_in_hands):
            wanted = {self._ids[card] for card in seen}
            hand = [n for n in self._hands[seat] if n in wanted or n not in shown]
            hand += sorted(wanted.difference(hand))
            count = view.counts[seat]
            while len(hand) > count:
                hand.remove(next(n for n in hand if n not in wanted))
            hand += [self._new() for _ in range(count - len(hand))]
            self._hands[seat] = hand
        alive = shown.union(*self._hands)
        self._ids = {card: number for card, number in self._ids.items() if number in alive}
        height = min(PILE_SHOWN, view.stock_count)
        self._stock = self._stock[max(len(self._stock) - height, 0) :] if height else []
        while len(self._stock) < height:
            self._stock.insert(0, self._new())

    def _take_back(self, view: SeatView) -> None:
        """Return to the hands of others what vanished from the table without an event.

        When the clock runs out, what a seat laid without paying its debts goes back to it.
        """
        table = {card.plain for meld in view.melds.values() for card in meld.meld.cards}
        seen = table.union(card.plain for card in (*view.discard, *view.hand))
        held = set().union(*self._hands)
        vanished = [n for card, n in self._ids.items() if card not in seen and n not in held]
        shown = {number for card, number in self._ids.items() if card in seen}
        for step in range(1, view.players + 1):
            seat = (view.turn - step) % view.players  # the seat that moved last comes first
            missing = view.counts[seat] - len(set(self._hands[seat]) - shown)
            if seat != view.seat and missing > 0:
                self._hands[seat] += vanished[:missing]
                del vanished[:missing]
