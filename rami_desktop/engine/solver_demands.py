"""Runs of one suit that meet a demand: a run without a joker, certain cards, a card left.

These tables are asked only when the best lay without the demand does not happen to meet it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rami_desktop.engine.solver_patterns import Patterns
from rami_desktop.engine.solver_pricing import RANK_BITS, SUIT_BITS
from rami_desktop.engine.solver_runs import Budget, Entry, RunTable


class Demand(NamedTuple):
    """What is asked of a suit.

    :ivar clean: whether one of its runs has no joker.
    :ivar left: whether one of its cards at least lies in no run.
    :ivar counts: how many cards of which ranks lie in its runs: (index from the ace, or
        ``JOKER_INDEX`` for jokers; count), ascending.
    """

    clean: bool = False
    left: bool = False
    counts: tuple[tuple[int, int], ...] = ()

    def after(self, laid: int, used: int) -> Demand:
        """Return what is still asked after a run of these packed cards and jokers."""
        counts = []
        for index, count in self.counts:
            met = used if index == JOKER_INDEX else laid >> 2 * index & 3
            if count > met:
                counts.append((index, count - met))
        return Demand(self.clean and used > 0, self.left, tuple(counts))


NO_DEMAND = Demand()
_CLEAN = Demand(clean=True)
JOKER_INDEX = 13
#: Less than any sum of values: what was demanded is not possible.
IMPOSSIBLE = -(1 << 60)


class DemandTable(RunTable):
    """Best runs of a suit among those that meet a demand."""

    __slots__ = ("_base", "_demand", "_family")

    def __init__(
        self,
        patterns: Patterns,
        jokers: int,
        budget: Budget,
        allowed: int,
        demand: Demand,
        family: Callable[[Demand], RunTable],
    ) -> None:
        """:param family: gives the table for any other demand, all else being equal."""
        super().__init__(patterns, jokers, budget, allowed)
        self._zero = ((IMPOSSIBLE,) * (jokers + 1), (None,) * (jokers + 1), 0)
        self._demand = demand
        self._family = family
        self._base = family(NO_DEMAND)

    def _linked(self, cards: int) -> int:
        # Cards that lie in no run must not be forgotten when one is to be left.
        return cards if self._demand.left else super()._linked(cards)

    def _work_out(self, cards: int) -> Entry:
        if self._demand == _CLEAN and not self._patterns.pricing.circular:
            return self._with_clean_run(cards)
        index = (cards & -cards).bit_length() - 1 >> 1
        family, demand = self._family, self._demand
        rest = cards - (1 << 2 * index)
        result = (family(demand._replace(left=False)) if demand.left else self).entry(rest)
        values, chains = list(result[0]), list(result[1])
        for laid, used, worth, start, length, jokers in self.runs_with(cards, index):
            row, links, _ = family(demand.after(laid, used)).entry(cards - laid)
            for count in range(used, len(values)):
                total = worth + row[count - used]
                if total > values[count]:
                    values[count] = total
                    chains[count] = (start, length, jokers, links[count - used])
        # Where a card is to be left, every set that takes one of the suit matters.
        useful = (cards | cards >> 1) & RANK_BITS if demand.left else self._base.entry(cards)[2]
        return tuple(values), tuple(chains), useful

    def _with_clean_run(self, cards: int) -> Entry:
        """Return the best of: a run of three to five cards, and the best of all the rest.

        Longer ones divide into such.  This is what is asked most, and so asked most simply.
        """
        natural = self._patterns.pricing.run_natural
        values, chains = list(self._zero[0]), list(self._zero[1])
        present = (cards | cards >> 1) & RANK_BITS
        ring = present | (present & 1) << SUIT_BITS
        for start in range(1, 13):
            length, laid, worth = 0, 0, 0
            while length < 5 and ring >> 2 * (start + length - 1) & 1:
                place = start + length
                laid += 1 << 2 * (place - 1) % SUIT_BITS
                worth += natural[place]
                length += 1
                if length < 3:
                    continue
                row, links, _ = self._base.entry(cards - laid)
                for count, further in enumerate(row):
                    if worth + further > values[count]:
                        values[count] = worth + further
                        chains[count] = (start, length, 0, links[count])
        return tuple(values), tuple(chains), self._base.entry(cards)[2]
