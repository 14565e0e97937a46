"""The melds of a play-out: only what can be added to them."""

from __future__ import annotations

from collections.abc import Iterable

from rami_desktop.bots.lookahead.kinds import BITS, JOKER_UNIT
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK
from rami_desktop.engine.melds import TableMeld
from rami_desktop.engine.solver_pricing import SUIT_BITS
from rami_desktop.engine.solver_search import Found

#: An end of a run: suit, the place that is free there, the way on (-1 or 1), cards in the run.
_End = tuple[int, int, int, int]


class LightTable:
    """What the melds on the table still take, one place for each kind.

    Two melds that take the same kind count as one place; what a lay-off at one end of a run
    does to the room at the other end is left aside, and so are pulls.

    :ivar fits: kinds that can be laid off, as bits.
    :ivar swaps: kinds for which a joker lies in a meld, as bits.
    """

    __slots__ = ("_longest", "_runs", "_sets", "fits", "swaps")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self.fits = 0
        self.swaps = 0
        self._runs: dict[int, _End] = {}
        self._sets: dict[int, tuple[int, ...]] = {}

    @classmethod
    def of(cls, melds: Iterable[TableMeld], longest: int, swap_threes: bool) -> LightTable:
        """Return the melds of a view.

        :param swap_threes: whether the joker of a set of three can be swapped.
        """
        table = cls(longest)
        for entry in melds:
            meld = entry.meld
            if meld.is_run:
                bits = sum(1 << index for index, card in enumerate(meld.cards) if card.is_joker)
                table.add_run(meld.suit, meld.start, len(meld.cards), bits)
            else:
                kinds = [card & KIND_MASK for card in meld.cards]
                mask = sum(1 << kind // 13 for kind in kinds if kind != JOKER_KIND)
                table.add_set(meld.start, mask, meld.jokers, swap_threes)
        return table

    def copy(self) -> LightTable:
        """Return an independent copy."""
        other = LightTable.__new__(LightTable)
        other._longest = self._longest
        other.fits = self.fits
        other.swaps = self.swaps
        other._runs = self._runs.copy()
        other._sets = self._sets.copy()
        return other

    def add_run(self, suit: int, start: int, length: int, jokers: int) -> None:
        """Lay a run.

        :param jokers: a bit for each joker, counted from the first card.
        """
        end = start + length
        if length < self._longest:
            if start > 1:
                self._free_end((suit, start - 1, -1, length))
            if end <= 14:
                self._free_end((suit, end, 1, length))
        while jokers:
            low = jokers & -jokers
            jokers ^= low
            self.swaps |= BITS[suit * 13 + (start + low.bit_length() - 2) % 13]

    def _free_end(self, end: _End) -> None:
        kind = end[0] * 13 + (end[1] - 1) % 13
        self._sets.pop(kind, None)
        self._runs[kind] = end
        self.fits |= BITS[kind]

    def add_set(self, rank: int, mask: int, jokers: int, swap_threes: bool = False) -> None:
        """Lay a set with a bit of ``mask`` for the suit of each natural card."""
        missing = tuple(suit * 13 + rank - 1 for suit in range(4) if not mask >> suit & 1)
        size = mask.bit_count() + jokers
        if size < 4:
            for kind in missing:
                self._runs.pop(kind, None)
                self._sets[kind] = missing
                self.fits |= BITS[kind]
        if jokers and (swap_threes or size == 4):
            for kind in missing:
                self.swaps |= BITS[kind]

    def lay(self, found: Found) -> None:
        """Lay the melds that the solver found."""
        for suit, start, length, bits in found.runs:
            self.add_run(suit, start, length, bits)
        for rank, mask, jokers in found.sets:
            self.add_set(rank, mask, jokers)

    def lay_off(self, kind: int) -> None:
        """Lay a card off on the meld that takes it."""
        self.fits &= ~BITS[kind]
        others = self._sets.pop(kind, None)
        if others is not None:
            for other in others:
                if self._sets.get(other) is others:
                    del self._sets[other]
                    self.fits &= ~BITS[other]
            return
        suit, place, step, length = self._runs.pop(kind)
        if length + 1 < self._longest and 1 <= place + step <= 14:
            self._free_end((suit, place + step, step, length + 1))

    def swap(self, kind: int) -> None:
        """Put a card in the place of the joker that stands for it."""
        self.swaps &= ~BITS[kind]


def without(packed: int, found: Found) -> int:
    """Return a packed hand without the cards of the melds that the solver found."""
    for suit, start, length, bits in found.runs:
        for index in range(length):
            if bits >> index & 1:
                packed -= JOKER_UNIT
            else:
                packed -= BITS[suit * 13 + (start + index - 1) % 13]
    for rank, mask, jokers in found.sets:
        for suit in range(4):
            if mask >> suit & 1:
                packed -= 1 << suit * SUIT_BITS + 2 * rank - 2
        packed -= jokers * JOKER_UNIT
    return packed
