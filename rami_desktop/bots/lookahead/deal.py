"""A deal that is played on in one's mind: cards are kinds, all seats play by quick habits.

It is an approximation that is right in what matters for comparing: who opens when, who takes
which discard, who goes out first and what the others then pay.
"""

from __future__ import annotations

from rami_desktop.bots.lookahead.kinds import (
    BITS,
    JOKER_UNIT,
    has_clean_run,
    has_meld,
    has_pair,
    in_melds,
    kinds_of,
    melds_with,
    present,
)
from rami_desktop.bots.lookahead.rules import LightRules
from rami_desktop.bots.lookahead.table import LightTable, without
from rami_desktop.engine.cards import JOKER_KIND
from rami_desktop.engine.solver_limits import Limits, best_within
from rami_desktop.engine.solver_pricing import (
    JOKER_SHIFT,
    NATURALS_MASK,
    UNITS,
    cards_laid,
    held,
    opening_points,
)
from rami_desktop.engine.solver_search import Found

#: In place of a number of cards: lays whatever it can, at once.
LAYS_AT_ONCE = -1


class LightDeal:
    """The state of a deal in a play-out.

    :ivar hands: packed hands by seat.
    :ivar counts: cards in each hand.
    :ivar stock: kinds, the top last.
    :ivar pile: kinds of the discard pile, the top last.
    :ivar turn: the seat to draw.
    :ivar renewals: how often the stock may still be renewed.
    :ivar must_draw: whether the seat to draw leaves the discard, which is being tried out.
    :ivar withheld: a seat that may hold an opening already.
    :ivar patience: for each seat, how few cards of a rival who has opened make it lay what it
        holds; until then it holds melds and lay-offs back, which gives rivals no place on the
        table, unless it can go out.  :data:`LAYS_AT_ONCE` for a seat that never waits.
    :ivar winner: the seat that went out.
    :ivar at_once: whether it did so in a turn that it began unopened.
    :ivar jokers: jokers that it laid in that turn.
    :ivar joker_last: whether its last discard was a joker.
    :ivar blocked: whether the stock ran out.
    """

    __slots__ = (
        "at_once",
        "blocked",
        "counts",
        "hands",
        "joker_last",
        "jokers",
        "light",
        "must_draw",
        "opened",
        "patience",
        "pile",
        "players",
        "renewals",
        "stock",
        "table",
        "turn",
        "winner",
        "withheld",
    )

    light: LightRules
    players: int
    table: LightTable
    hands: list[int]
    counts: list[int]
    opened: list[bool]
    stock: list[int]
    pile: list[int]
    turn: int
    renewals: int
    patience: list[int]

    def __init__(self) -> None:
        self.must_draw = False
        self.withheld: int | None = None
        self.winner: int | None = None
        self.blocked = False
        self.at_once = False
        self.jokers = 0
        self.joker_last = False

    def copy(self) -> LightDeal:
        """Return an independent copy of a deal that is not over."""
        other = LightDeal()
        other.light = self.light
        other.players = self.players
        other.table = self.table.copy()
        other.hands = self.hands.copy()
        other.counts = self.counts.copy()
        other.opened = self.opened.copy()
        other.stock = self.stock.copy()
        other.pile = self.pile.copy()
        other.turn = self.turn
        other.renewals = self.renewals
        other.patience = self.patience.copy()
        other.withheld = self.withheld
        other.must_draw = self.must_draw
        return other

    @property
    def over(self) -> bool:
        """Whether somebody went out or the stock ran out."""
        return self.winner is not None or self.blocked

    def play(self, turns: int) -> int:
        """Play turns until the deal is over, at most so many; return how many."""
        for played in range(turns):
            seat = self.turn
            self.jokers = 0
            if self.opened[seat]:
                self.at_once = False
                hand = self._draw_opened(seat)
            else:
                self.at_once = True
                hand = self._draw_unopened(seat)
            if self.blocked:
                return played
            self._finish_turn(seat, hand)
            if self.winner is not None:
                return played + 1
        return turns

    def _finish_turn(self, seat: int, hand: int) -> None:
        """Lay what is to be laid, and discard."""
        if self.opened[seat]:
            if self._waits(seat):
                self._hold(seat, hand)
                return
            hand = self._lay_all(seat, hand)
        self._discard(seat, hand, hand)

    def _waits(self, seat: int) -> bool:
        """Return whether a seat that has opened holds back what it could lay."""
        patience = self.patience[seat]
        if patience < 0:
            return False
        for other in range(self.players):
            if other != seat and self.opened[other] and self.counts[other] <= patience:
                return False
        return True

    def _hold(self, seat: int, hand: int) -> None:
        """Go out when that is possible; else discard a card that could not have been laid."""
        table, jokers, count = self.table, self.jokers, self.counts[seat]
        self.table = table.copy()
        rest = self._lay_all(seat, hand)
        # A joker that a swap would free is not in the hand, and none is thrown away lightly.
        can_wait = rest & NATURALS_MASK and rest >> JOKER_SHIFT <= hand >> JOKER_SHIFT
        if self.counts[seat] <= 1 or not can_wait:
            self._discard(seat, rest, rest)
            return
        self.table, self.jokers, self.counts[seat] = table, jokers, count
        self._discard(seat, hand, rest)

    # -- drawing -------------------------------------------------------------------------

    def _draw(self, seat: int) -> int:
        """Draw from the stock; ``-1`` when the deal is blocked."""
        stock = self.stock
        if not stock:
            if len(self.pile) < 2 or self.renewals <= 0:
                self.blocked = True
                return -1
            # Who knows the order of the pile learns nothing that a play-out could use.
            stock.extend(self.pile[:-1])
            del self.pile[:-1]
            self.renewals -= 1
        self.counts[seat] += 1
        return stock.pop()

    def _draw_opened(self, seat: int) -> int:
        """Draw, or take what can be laid; return the hand."""
        hand = self.hands[seat]
        must_draw, self.must_draw = self.must_draw, False
        if self.pile and not must_draw:
            top = self.pile[-1]
            if top != JOKER_KIND and self._takes(seat, hand, top):
                taken = self._lay_taken(seat, hand, top)
                if taken >= 0:
                    return taken
        kind = self._draw(seat)
        if kind < 0:
            return hand
        return hand + (UNITS[kind])

    def _takes(self, seat: int, hand: int, top: int) -> bool:
        """Return whether it looks as if an opened seat could lay the top discard."""
        count = self.counts[seat]
        if count == 1 and not self.light.rules.one_card_may_take:
            return False
        table = self.table
        if (table.fits | table.swaps) & BITS[top]:
            return True
        if count + 1 < 3 + self.light.keep:
            return False
        return melds_with(present(hand), top, hand >> JOKER_SHIFT)

    def _lay_taken(self, seat: int, hand: int, top: int) -> int:
        """Take the top discard and lay it; return the hand left, ``-1`` when it does not go."""
        table, bit = self.table, BITS[top]
        count = self.counts[seat] + 1
        if count > self.light.keep and (table.fits | table.swaps) & bit:
            self.pile.pop()
            if table.fits & bit:
                table.lay_off(top)
                return hand
            table.swap(top)
            self.counts[seat] = count
            return self._use_joker(seat, hand)
        limits = Limits(must=((top, 1),), keep=self.light.keep)
        found = best_within(self.light.least_left, hand + bit, limits)
        if found is None:
            return -1
        self.pile.pop()
        self.counts[seat] = count
        return self._lay(seat, hand + bit, found)

    def _draw_unopened(self, seat: int) -> int:
        """Open with the top discard where that goes, else draw and open if possible."""
        hand, light = self.hands[seat], self.light
        must_draw, self.must_draw = self.must_draw, False
        bits = present(hand)
        jokers = hand >> JOKER_SHIFT
        if self.pile and not must_draw:
            top = self.pile[-1]
            if top != JOKER_KIND and melds_with(bits, top, jokers):
                bit = BITS[top]
                limits = Limits(light.clean, ((top, 1),), light.keep)
                found = self._opening(hand + bit, bits | bit, light.needed_taken, limits)
                if found is not None:
                    self.pile.pop()
                    self.counts[seat] += 1
                    self.opened[seat] = True
                    return self._lay(seat, hand + bit, found)
        kind = self._draw(seat)
        if kind < 0:
            return hand
        if kind == JOKER_KIND:
            hand += JOKER_UNIT
        else:
            hand += BITS[kind]
            bits |= BITS[kind]
            if seat != self.withheld and not melds_with(bits, kind, jokers):
                return hand  # what could not open before cannot now
        found = self._opening(hand, bits, light.needed, light.opening_limits)
        if found is None:
            return hand
        self.opened[seat] = True
        return self._lay(seat, hand, found)

    def _opening(self, hand: int, bits: int, needed: int, limits: Limits) -> Found | None:
        light = self.light
        if light.clean and not has_clean_run(bits):
            return None
        if hand < JOKER_UNIT and not light.rules.opening_layoffs:
            most = 0
            for kind in kinds_of(in_melds(bits)):
                most += light.most_points[kind] * held(hand, kind)
            if most < needed:
                return None
        found = best_within(light.opening, hand, limits)
        if found is None:
            return None
        points = opening_points(found.value)
        if points < needed and light.rules.opening_layoffs:
            rest = present(without(hand, found)) & self.table.fits
            points += sum(light.points[kind] for kind in kinds_of(rest))
        return found if points >= needed else None

    # -- laying --------------------------------------------------------------------------

    def _lay(self, seat: int, hand: int, found: Found) -> int:
        rest = without(hand, found)
        self.counts[seat] -= cards_laid(found.value)
        self.jokers += (hand >> JOKER_SHIFT) - (rest >> JOKER_SHIFT)
        self.table.lay(found)
        return rest

    def _use_joker(self, seat: int, hand: int) -> int:
        """Use a joker that was swapped: in a new meld, else anywhere on the table."""
        count = self.counts[seat]
        if count + 1 >= 3 + self.light.keep and has_pair(present(hand)):
            limits = Limits(must=((JOKER_KIND, 1),), keep=self.light.keep)
            found = best_within(self.light.least_left, hand + JOKER_UNIT, limits)
            if found is not None:
                return self._lay(seat, hand + JOKER_UNIT, found)
        self.jokers += 1
        self.counts[seat] = count - 1
        return hand

    def _lay_all(self, seat: int, hand: int) -> int:
        """Lay whatever goes, jokers alone only when they are in the way of going out."""
        table, keep, counts = self.table, self.light.keep, self.counts
        while counts[seat] > keep:
            bits = present(hand)
            hit = bits & table.swaps
            if hit:
                kind = (hit & -hit).bit_length() >> 1
                table.swap(kind)
                hand = self._use_joker(seat, hand - BITS[kind])
                continue
            hit = bits & table.fits
            if hit:
                kind = (hit & -hit).bit_length() >> 1
                table.lay_off(kind)
                hand -= BITS[kind]
                counts[seat] -= 1
                continue
            jokers = hand >> JOKER_SHIFT
            if counts[seat] >= 3 + keep and (has_meld(bits) or (jokers and has_pair(bits))):
                light = self.light
                found = (
                    best_within(light.least_left, hand, light.lay_limits)
                    if keep
                    else light.least_left.best(hand)
                )
                if found is not None:
                    hand = self._lay(seat, hand, found)
                    continue
            if not jokers or not table.fits:
                break
            if counts[seat] - jokers > 1 and min(counts) > 2:
                break
            hand -= JOKER_UNIT
            counts[seat] -= 1
            self.jokers += 1
        return hand

    # -- ending the turn -----------------------------------------------------------------

    def _discard(self, seat: int, hand: int, loose: int) -> None:
        """End the turn, with a discard where there is one.

        :param loose: the packed cards among which the discard is chosen.
        """
        counts = self.counts
        following = (seat + 1) % self.players
        if counts[seat] == 0:
            self.winner = seat
        elif counts[seat] == 1 and self.light.must_lay_last:
            pass  # the card stays, and the turn ends without a discard
        else:
            table = self.table
            gifts = table.fits | table.swaps if self.opened[following] else 0
            kind = self.light.discards.choose(loose, present(loose), self.opened[seat], gifts)
            hand -= UNITS[kind]
            counts[seat] -= 1
            self.pile.append(kind)
            if counts[seat] == 0:
                self.winner = seat
                self.joker_last = kind == JOKER_KIND
        self.hands[seat] = hand
        self.turn = following
