"""Every run that the rules allow in a suit, worked out once and found by its lowest card.

A run that two shorter ones could replace is never looked at: values go by place, so the two
are worth the same, and they meet every condition that the long one meets.  That leaves a few
dozen runs for each lowest card, and whether a hand can make one is a single comparison.
"""

from __future__ import annotations

from rami_desktop.engine.solver_pricing import SUIT_BITS, Pricing

#: A run: its packed natural cards, its number of jokers, its value, the place of its first
#: card, its length, and a bit for each joker counted from the first card.
Pattern = tuple[int, int, int, int, int, int]
#: A run while it grows: place to fill next, natural cards, value, jokers by bits, length.
_Growing = tuple[int, int, int, int, int]

_ACE_HIGH = 14


class Patterns:
    """The runs of a suit for one pricing and one number of jokers.

    :ivar most: the most jokers in a run of the hand.
    """

    __slots__ = ("_by_lowest", "most", "pricing")

    def __init__(self, pricing: Pricing, jokers: int) -> None:
        """:param jokers: how many jokers the hand has."""
        self.pricing = pricing
        self.most = min(jokers, pricing.run_jokers)
        self._by_lowest: dict[int, list[Pattern]] = {}

    def with_lowest(self, index: int, allowed: int) -> tuple[Pattern, ...]:
        """Return the runs that can lie when a rank is the lowest that a suit holds.

        They hold a natural card of that rank, and none of a lower one.  Of runs that use the
        same cards and as many jokers only one that is worth most is among them.

        :param index: the rank, counted from the ace.
        :param allowed: a bit for each rank for which a joker may stand (rule 14).
        """
        known = self._by_lowest.get(index)
        if known is None:
            known = self._by_lowest[index] = self._grown(index)
        best: dict[tuple[int, int], Pattern] = {}
        for run in known:
            laid, used, worth, start, _, jokers = run
            while jokers:
                place = start + (jokers & -jokers).bit_length() - 1
                if not allowed >> (place - 1) % 13 & 1:
                    break
                jokers &= jokers - 1
            else:
                other = best.get((laid, used))
                if other is None or worth > other[2]:
                    best[laid, used] = run
        return tuple(best.values())

    def _grown(self, index: int) -> list[Pattern]:
        one, below = 3 << 2 * index, (1 << 2 * index) - 1
        found = self._circular() if self.pricing.circular else self._growing_from(index)
        return [run for run in found if run[0] & one and not run[0] & below]

    def _circular(self) -> list[Pattern]:
        found: list[Pattern] = []
        for start in range(1, 14):
            self._grow(found, (start, 0, 0, 0, 0), 1)
        return found

    def _growing_from(self, index: int) -> list[Pattern]:
        """Return the runs whose first natural card has a rank, and those down from an ace."""
        found: list[Pattern] = []
        place = index + 1
        worth = self.pricing.run_natural[place]
        beginnings = [(place + 1, 1 << 2 * index, worth, 0, 1)]
        most = self.most if self.pricing.adjacent else min(1, self.most)
        for leading in range(1, min(most, index) + 1):
            worth += self.pricing.run_joker[place - leading]
            beginnings.append((place + 1, 1 << 2 * index, worth, (1 << leading) - 1, leading + 1))
        for begin in reversed(beginnings):
            self._grow(found, begin, 1)
        if index == 0:  # the ace after the king
            worth = self.pricing.run_natural[_ACE_HIGH]
            self._grow(found, (_ACE_HIGH - 1, 1, worth, 0, 1), -1)
        return found

    def _grow(self, found: list[Pattern], begin: _Growing, step: int) -> None:
        """Grow a run card by card, and keep all that are valid.

        :param step: 1 towards the king and the ace after it, -1 towards the ace below.
        """
        pricing = self.pricing
        natural, joker = pricing.run_natural, pricing.run_joker
        least, adjacent, circular = pricing.min_naturals, pricing.adjacent, pricing.circular
        last = 2 * _ACE_HIGH if circular else _ACE_HIGH
        growing = [begin]
        while growing:
            place, laid, worth, jokers, length = growing.pop()
            used = jokers.bit_count()
            if length > 2 and (not used or length - used >= least):
                start = place - length if step > 0 else place + 1
                if self._divides(start, length, jokers):
                    continue
                found.append((laid, used, worth, start, length, jokers))
            if length == pricing.longest or not 0 < place <= last:
                continue
            # Going down, what is there already moves up by one.
            before, bit = (jokers, 1 << length) if step > 0 else (jokers << 1, 1)
            card = 1 << 2 * (place - 1) % SUIT_BITS
            growing.append((place + step, laid + card, worth + natural[place], before, length + 1))
            beside = before & (bit >> 1 if step > 0 else bit << 1)
            if used < self.most and (adjacent or not beside):
                growing.append((place + step, laid, worth + joker[place], before | bit, length + 1))

    def _divides(self, start: int, length: int, jokers: int) -> bool:
        """Return whether two valid runs could lie in this one's place."""
        least = self.pricing.min_naturals
        for cut in range(3, length - 2):
            low, high = jokers & (1 << cut) - 1, jokers >> cut
            if low and cut - low.bit_count() < least:
                continue
            if high and length - cut - high.bit_count() < least:
                continue
            # An ace at the low end of the upper run would count otherwise than a high one.
            if start + cut != _ACE_HIGH:
                return True
        return False
