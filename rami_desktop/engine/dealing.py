"""Setting up: the shuffled pack, who deals first, and the deal itself (rules 1 to 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.events import DealStarted, TurnStarted
from rami_desktop.engine.legality import DRAW, PLAY
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class HighCardRound:
    """One round of drawing for the deal: the card of each seat that still takes part."""

    cards: tuple[tuple[int, Card], ...]


def shuffled_pack(rng: Rng, decks: int, cut: bool) -> tuple[Card, ...]:
    """Return a shuffled pack, cut by the seat to the dealer's left where that is played (rule 1).

    The place of the cut leaves at least one card on either side.
    """
    cards = list(pack(decks))
    rng.shuffle(cards)
    if cut:
        place = 1 + rng.below(len(cards) - 1)
        cards = cards[place:] + cards[:place]
    return tuple(cards)


def draw_for_deal(rng: Rng, players: int, decks: int) -> tuple[int, tuple[HighCardRound, ...]]:
    """Return who deals first by the highest card, and the rounds drawn (rule 3).

    An ace is high; who draws a joker draws again, and so do those who tie for the highest.
    """
    supply = list(pack(decks))
    rng.shuffle(supply)
    rounds = []
    seats = list(range(players))
    best: dict[int, int] = {}
    while len(seats) > 1:
        drawn = []
        for seat in seats:
            card = supply.pop()
            drawn.append((seat, card))
            while card.is_joker:
                card = supply.pop()
                drawn.append((seat, card))
            best[seat] = 14 if card.rank == 1 else int(card.rank)
        rounds.append(HighCardRound(tuple(drawn)))
        highest = max(best[seat] for seat in seats)
        seats = [seat for seat in seats if best[seat] == highest]
        if len(supply) < 4 * players:
            supply = list(pack(decks))
            rng.shuffle(supply)
    return seats[0], tuple(rounds)


def deal_cards(
    rules: Rules,
    players: int,
    dealer: int,
    order: Sequence[Card],
    *,
    number: int = 1,
    scores: Sequence[int] | None = None,
    rng: Rng | None = None,
) -> Deal:
    """Deal a pack that was shuffled and cut (rules 1 and 2).

    :param order: the whole pack, top card first.
    :param rng: what later reshuffles draw from.
    """
    hands: list[list[Card]] = [[] for _ in range(players)]
    supply = iter(order)
    for _ in range(rules.hand_size):
        for step in range(1, players + 1):
            hands[(dealer + step) % players].append(next(supply))
    upcard: list[Card] = []
    if rules.start == "dealer_discards":
        hands[dealer].append(next(supply))
    elif rules.start == "upcard":
        upcard.append(next(supply))
    first = (dealer + 1) % players if rules.start == "upcard" else dealer
    deal = Deal(
        rules,
        hands,
        tuple(supply),
        discard=upcard,
        dealer=dealer,
        turn=first,
        phase=PLAY if rules.start == "dealer_discards" else DRAW,
        scores=scores,
        number=number,
        rng=rng,
    )
    deal.record([DealStarted(dealer, number, upcard[0] if upcard else None), TurnStarted(first)])
    return deal
