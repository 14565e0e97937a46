"""What the models show of a view: whose card is owed, what arrived, how a seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rami_desktop.engine.cards import Card
from rami_desktop.engine.events import (
    CardDrawn,
    CardPenalty,
    CardPulled,
    CarteSaid,
    DiscardTaken,
    Event,
    JokerSwapped,
)
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.models.seats import CARTE_DUE, CARTE_NONE, CARTE_SAID, SeatRow


def arrived_cards(seat: int, events: Sequence[Event]) -> set[Card]:
    """Return the cards that came into a hand by these events."""
    arrived: set[Card | None] = set()
    for event in events:
        if event.seat != seat:
            continue
        if isinstance(event, CardDrawn | DiscardTaken | CardPulled):
            arrived.add(event.card)
        elif isinstance(event, CardPenalty):
            arrived.update(event.cards)
        elif isinstance(event, JokerSwapped):
            arrived.add(event.joker)
    return {card for card in arrived if card is not None}


def owed_cards(view: SeatView) -> frozenset[Card]:
    """Return the cards of one's hand that are owed: of equal ones that which came last."""
    if not view.is_mine:
        return frozenset()
    owed: set[Card] = set()
    for debt in view.debts:
        held = (c for c in reversed(view.hand) if c.kind == debt.kind and c not in owed)
        owed.update(card for card in (next(held, None),) if card is not None)
    return frozenset(owed)


def carte_state(view: SeatView, seat: int) -> str:
    """Return what a seat has done about its last card: nothing, due, or said."""
    if view.carte_due == seat:
        return CARTE_DUE
    if view.counts[seat] != 1 or view.over:
        return CARTE_NONE
    for event in reversed(view.events):
        if event.seat == seat and isinstance(event, CarteSaid):
            return CARTE_SAID
        if event.seat == seat and isinstance(event, CardDrawn | DiscardTaken):
            return CARTE_NONE
    return CARTE_NONE


def seat_row(view: SeatView, old: SeatRow, total: int) -> SeatRow:
    """Return how a seat stands now.

    :param old: how it stood before; what does not follow from the view is taken from it.
    """
    seat = old.seat
    has_turn = view.turn == seat and not view.over
    return replace(
        old,
        card_count=view.counts[seat],
        opened=view.opened[seat],
        total=total,
        carte=carte_state(view, seat),
        is_turn=has_turn,
        thinking=old.thinking and not view.over,
        is_viewer=view.seat == seat,
        is_dealer=view.dealer == seat,
        seconds_left=old.seconds_left if has_turn else None,
    )
