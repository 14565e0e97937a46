"""Guessing the cards that a seat does not see, as they are likely to lie.

Rivals do not hold just any cards: they kept the best of what they drew.  So a rival's hand is
guessed as more cards than it holds, of which the least useful were thrown away; a hand that
would have been laid already, or that goes with what the rival threw away, is guessed again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rami_desktop.bots.lookahead.deal import LightDeal
from rami_desktop.bots.lookahead.kinds import (
    BITS,
    JOKER_UNIT,
    completions,
    has_clean_run,
    has_meld,
    present,
)
from rami_desktop.bots.unseen import unseen
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK
from rami_desktop.engine.events import CardDiscarded, Event, Opened
from rami_desktop.engine.solver_limits import best_within
from rami_desktop.engine.solver_pricing import UNITS, opening_points
from rami_desktop.engine.view import SeatView

#: Cards that a rival is thought to have chosen from, beyond those that it holds.
_MOST_EXTRA = 5
#: Discards of a rival that still say something about its hand.
_MEMORY = 5
_TRIES = 2


@dataclass(frozen=True, slots=True)
class _Rival:
    """What is known of a rival.

    :ivar extra: how many cards it threw away by choice.
    :ivar thrown: kinds that it threw away lately, as bits.
    """

    seat: int
    count: int
    opened: bool
    extra: int
    thrown: int


def hidden_kinds(view: SeatView) -> list[int]:
    """Return the kinds of all cards that a seat does not see, ascending."""
    left = unseen(view)
    if view.taken is not None and not view.is_mine:
        left[view.taken & KIND_MASK] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


class Guesser:
    """Deals the hidden cards of a view again and again."""

    def __init__(self, view: SeatView, random: Random) -> None:
        self._random = random
        self._hidden = hidden_kinds(view)
        order = [(view.seat + step) % view.players for step in range(1, view.players)]
        self._rivals = [
            _rival(seat, view.counts[seat], view.opened[seat], view.events) for seat in order
        ]

    def shuffle(self, cards: list[int], count: int) -> None:
        """Put random cards on the first ``count`` places, in place."""
        # Only random() is the same in every version of Python.
        random = self._random.random
        size = len(cards)
        for place in range(min(count, size)):
            other = place + int(random() * (size - place))
            cards[place], cards[other] = cards[other], cards[place]

    def deal(self, actual: LightDeal, deals: Sequence[LightDeal], draws: int) -> None:
        """Give all deals, which differ in what one seat does, the same hidden cards.

        :param actual: the deal as it is, which rivals have reacted to so far.
        :param draws: how many cards of the stock will be looked at.
        """
        pool = self._hidden.copy()
        hands = []
        for rival in self._rivals:
            hand, rest = self._hand(rival, actual, pool)
            hands.append((rival.seat, hand))
            pool = rest
        self.shuffle(pool, draws)
        pool.reverse()
        for deal in deals:
            for seat, hand in hands:
                deal.hands[seat] = hand
            deal.stock = pool.copy()

    def _hand(self, rival: _Rival, deal: LightDeal, pool: list[int]) -> tuple[int, list[int]]:
        """Return a packed hand for a rival, and the cards that are left."""
        best: tuple[int, int] | None = None
        for _ in range(_TRIES):
            self.shuffle(pool, rival.count + rival.extra)
            hand = self._chosen(rival, deal, pool)
            bits = present(hand)
            against = (completions(bits) & rival.thrown).bit_count()
            if _would_be_laid(deal, hand, bits, rival.opened):
                against += 3
            if best is None or against < best[0]:
                best = against, hand
            if not against:
                break
        assert best is not None
        hand = best[1]
        left = hand
        rest = []
        for kind in pool:
            unit = UNITS[kind]
            if kind == JOKER_KIND:
                if left >= JOKER_UNIT:
                    left -= unit
                    continue
            elif left & 3 * unit:
                left -= unit
                continue
            rest.append(kind)
        return hand, rest

    def _chosen(self, rival: _Rival, deal: LightDeal, pool: list[int]) -> int:
        """Return what a rival keeps of the first cards of the pool."""
        fits = deal.table.fits | deal.table.swaps if rival.opened else 0
        hand = count = 0
        wanted = rival.count + rival.extra
        late = []
        for kind in pool:
            if kind != JOKER_KIND and fits & BITS[kind]:
                late.append(kind)  # it would have been laid off
                continue
            hand += UNITS[kind]
            count += 1
            if count >= wanted:
                break
        for kind in late:
            if count >= rival.count:
                break
            hand += UNITS[kind]
            count += 1
        while count > rival.count:
            hand -= UNITS[deal.light.discards.choose(hand, present(hand), rival.opened, 0)]
            count -= 1
        return hand


def _rival(seat: int, count: int, opened: bool, events: Sequence[Event]) -> _Rival:
    thrown: list[int] = []
    for event in events:
        if event.seat != seat:
            continue
        if type(event) is Opened:
            thrown.clear()
        elif type(event) is CardDiscarded:
            thrown.append(event.card & KIND_MASK)
    bits = 0
    for kind in thrown[-_MEMORY:]:
        if kind != JOKER_KIND:
            bits |= BITS[kind]
    return _Rival(seat, count, opened, min(len(thrown), _MOST_EXTRA), bits)


def _would_be_laid(deal: LightDeal, hand: int, bits: int, opened: bool) -> bool:
    """Return whether a rival would hardly have kept a hand back."""
    light = deal.light
    if opened:
        return has_meld(bits)
    if light.clean and not has_clean_run(bits):
        return False
    found = best_within(light.opening, hand, light.opening_limits)
    return found is not None and opening_points(found.value) >= light.needed
