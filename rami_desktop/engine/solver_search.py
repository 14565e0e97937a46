"""The search itself: sets by branch and bound over the ranks, runs from the tables.

Every choice of sets leaves each suit some cards, whose best runs the tables know for any
number of jokers; what is left is to share the jokers out.  A node of the search is a choice
of sets so far.  It is evaluated as if no further set came, and given up when even the best
sets of all later ranks, their cards counted twice where runs hold them too, do not beat what
was found.  Ranks whose cards lie in no possible run cannot be in conflict with one; they
take part like a fifth suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rami_desktop.engine.solver_demands import NO_DEMAND, Demand, DemandTable
from rami_desktop.engine.solver_joker import Merge, Row, Top, merges, share_out
from rami_desktop.engine.solver_patterns import Patterns
from rami_desktop.engine.solver_pricing import (
    JOKER_SHIFT,
    NATURALS_MASK,
    RANK_BITS,
    SUIT_BITS,
    SUIT_MASK,
    Pricing,
)
from rami_desktop.engine.solver_runs import EVERY_RANK, Budget, Chain, RunTable
from rami_desktop.engine.solver_sets import FoundSet, RankWays, SetTable, Way

#: The tables of the four suits.
Tables = tuple[RunTable, RunTable, RunTable, RunTable]

_MOST_TABLES = 200
_PAIR_BITS = 2 * SUIT_BITS
_PAIR_MASK = (1 << _PAIR_BITS) - 1
_SHIFT_3 = 3 * SUIT_BITS
#: A node: a bound of what it leads to, cards and jokers left, value of its sets, the rank to
#: go on with, its sets, row of the runs that are left.
_Node = tuple[int, int, int, int, int, tuple[Way, ...], Row]

#: A run: suit, place of the first card, length, a bit per joker counted from that card.
FoundRun = tuple[int, int, int, int]


class Found(NamedTuple):
    """A best lay.

    :ivar value: its value in the pricing of the search.
    :ivar sets: its sets.
    :ivar runs: its runs.
    """

    value: int
    sets: tuple[FoundSet, ...]
    runs: tuple[FoundRun, ...]


class Search:
    """Best disjoint melds of packed hands for one pricing."""

    __slots__ = ("_budget", "_patterns", "_runs", "_sets", "_tables", "pricing")

    def __init__(self, pricing: Pricing, budget: Budget) -> None:
        self.pricing = pricing
        self._budget = budget
        self._patterns: dict[int, Patterns] = {}
        self._runs: dict[tuple[int, int, Demand], RunTable] = {}
        self._sets: dict[int, SetTable] = {}
        self._tables: dict[tuple[int, int | None, int | None], Tables] = {}

    def clear_sets(self) -> None:
        """Empty the tables of sets; those of runs belong to the budget."""
        for sets in list(self._sets.values()):
            sets.entries.clear()

    def run_table(self, jokers: int, allowed: int, demand: Demand = NO_DEMAND) -> RunTable:
        """Return the table of a suit.

        :param jokers: how many jokers the hand has.
        :param allowed: a bit for each rank for which a joker may stand.
        :param demand: what must lie in the suit's runs.
        """
        key = (jokers, allowed, demand)
        table = self._runs.get(key)
        if table is None:
            self._make_room(1)
            patterns = self._patterns.get(jokers)
            if patterns is None:
                patterns = self._patterns[jokers] = Patterns(self.pricing, jokers)
            if demand == NO_DEMAND:
                table = RunTable(patterns, jokers, self._budget, allowed)
            else:
                family = partial(self.run_table, jokers, allowed)
                table = DemandTable(patterns, jokers, self._budget, allowed, demand, family)
            self._runs[key] = table
        return table

    def _make_room(self, tables: int) -> None:
        """Forget all tables when there is no room for so many more."""
        if len(self._runs) + tables > _MOST_TABLES:
            self._budget.drop([table.entries for table in list(self._runs.values())])
            self._runs.clear()
            self._tables.clear()

    def tables(self, jokers: int, clean: int | None = None, left: int | None = None) -> Tables:
        """Return the tables of a hand whose jokers may stand for every card.

        :param jokers: how many jokers the hand has.
        :param clean: the suit that must have a run without a joker.
        :param left: the suit of which one card at least must stay in hand.
        """
        key = (jokers, clean, left)
        tables = self._tables.get(key)
        if tables is None:
            self._make_room(8)  # a table with a demand has another one without
            demands = [Demand(suit == clean, suit == left) for suit in range(4)]
            made = [self.run_table(jokers, EVERY_RANK, demand) for demand in demands]
            tables = self._tables[key] = (made[0], made[1], made[2], made[3])
        return tables

    def set_table(self, jokers: int) -> SetTable:
        """Return the table of a rank's sets for a hand with so many jokers."""
        table = self._sets.get(jokers)
        if table is None:
            table = self._sets[jokers] = SetTable(self.pricing, jokers)
        return table

    def ways(self, packed: int, index: int) -> tuple[Way, ...]:
        """Return what the cards of a rank (index from the ace) can do in sets."""
        shift = 2 * index
        key = shift << 8
        for suit in range(4):
            key |= (packed >> suit * SUIT_BITS + shift & 3) << 2 * suit
        table = self.set_table(packed >> JOKER_SHIFT)
        return (table.entries.get(key) or table.fill(key)).ways

    def best(self, packed: int, floor: int = 0, tables: Tables | None = None) -> Found | None:
        """Return the lay of highest value, or ``None`` when none is worth more than ``floor``.

        :param tables: for each suit the table of its runs, when places or demands limit them.
        """
        if tables is None:
            tables = self.tables(packed >> JOKER_SHIFT)
        value, chosen, free = self._best_sets(packed, floor, tables)
        return self._spelled(value, packed, tables, chosen, free) if value > floor else None

    def value(self, packed: int) -> int:
        """Return the highest value of a lay, 0 when there is none."""
        return self._best_sets(packed, 0, self.tables(packed >> JOKER_SHIFT))[0]

    def _best_sets(
        self, packed: int, floor: int, tables: Tables
    ) -> tuple[int, tuple[Way, ...], list[RankWays]]:
        """Return the highest value and the sets with which runs compete for cards.

        The last entry are the ranks with which no run competes.  The value is right only
        when it is more than ``floor``.
        """
        jokers = packed >> JOKER_SHIFT
        cards = packed & NATURALS_MASK
        run0, run1, run2, run3 = tables
        k0 = cards & SUIT_MASK
        k1 = cards >> SUIT_BITS & SUIT_MASK
        k2 = cards >> _PAIR_BITS & SUIT_MASK
        k3 = cards >> _SHIFT_3
        f0, _, u0 = run0.entries.get(k0) or run0.fill(k0)
        f1, _, u1 = run1.entries.get(k1) or run1.fill(k1)
        f2, _, u2 = run2.entries.get(k2) or run2.fill(k2)
        f3, _, u3 = run3.entries.get(k3) or run3.fill(k3)
        merge, tops = merges(jokers)
        # A row that ends in 0 adds nothing; that is the most frequent one.
        low = (f0 if not f1[jokers] else merge(f0, f1)) if f0[jokers] else f1
        high = (f2 if not f3[jokers] else merge(f2, f3)) if f2[jokers] else f3

        set_table = self._sets.get(jokers) or self.set_table(jokers)
        p0, p1, p2, p3 = k0 | k0 >> 1, k1 | k1 >> 1, k2 | k2 >> 1, k3 | k3 >> 1
        need = set_table.need
        if need == 2:
            ranks = ((p0 | p1) & (p2 | p3) | p0 & p1 | p2 & p3) & RANK_BITS
        elif need == 3:
            ranks = (p0 & p1 & (p2 | p3) | p2 & p3 & (p0 | p1)) & RANK_BITS
        else:
            ranks = (p0 | p1 | p2 | p3) & RANK_BITS
        tied: list[RankWays] = []
        free: list[RankWays] = []
        free_row: Row | None = None
        useful = u0 | u1 | u2 | u3
        while ranks:
            bit = ranks & -ranks
            ranks ^= bit
            shift = bit.bit_length() - 1
            key = (
                k0 >> shift & 3
                | (k1 >> shift & 3) << 2
                | (k2 >> shift & 3) << 4
                | (k3 >> shift & 3) << 6
                | shift << 8
            )
            ways = set_table.entries.get(key) or set_table.fill(key)
            if useful & bit:
                tied.append(ways)
            else:
                free.append(ways)
                free_row = ways.best if free_row is None else merge(free_row, ways.best)
        if free_row is not None:
            high = merge(high, free_row) if high[jokers] else free_row
        best = tops[jokers](low, high)
        chosen: tuple[Way, ...] = ()
        if tied:
            if len(tied) > 1:  # few branches first
                tied.sort(key=_number_of_ways)
            best, chosen = _choose_sets(
                cards, jokers, tables, (merge, tops), tied, (low, high, free_row), max(best, floor)
            )
        return best, chosen, free

    def _spelled(
        self,
        value: int,
        packed: int,
        tables: Tables,
        chosen: tuple[Way, ...],
        free: list[RankWays],
    ) -> Found:
        """Return the lay of a value: the sets chosen, and the best of all the rest."""
        jokers = packed >> JOKER_SHIFT
        cards = packed & NATURALS_MASK
        sets: list[FoundSet] = []
        for _, used, laid, laid_sets in chosen:
            cards -= laid
            jokers -= used
            sets += laid_sets
        rows: list[Row] = []
        parts: list[tuple[int, tuple[Chain, ...]]] = []
        suit = 0
        while cards:
            suit_cards = cards & SUIT_MASK
            if suit_cards:
                table = tables[suit]
                row, links, useful = table.entries.get(suit_cards) or table.fill(suit_cards)
                if useful:
                    rows.append(row)
                    parts.append((suit, links))
            cards >>= SUIT_BITS
            suit += 1
        rows += [ways.best for ways in free]
        shares = share_out(rows, jokers)
        runs = []
        for (suit, links), share in zip(parts, shares, strict=False):
            chain = links[share]
            while chain:
                start, length, bits, chain = chain
                runs.append((suit, start, length, bits))
        if free:
            for ways, share in zip(free, shares[len(parts) :], strict=True):
                for way in ways.ways:
                    if way[1] <= share:  # the most valuable come first
                        sets += way[3]
                        break
        if len(sets) > 1:
            sets.sort()
        return Found(value, tuple(sets), tuple(runs))


def _number_of_ways(ways: RankWays) -> int:
    return len(ways.ways)


def _choose_sets(
    cards: int,
    jokers: int,
    tables: Tables,
    merging: tuple[Merge, Sequence[Top]],
    tied: list[RankWays],
    rows: tuple[Row, Row, Row | None],
    best: int,
) -> tuple[int, tuple[Way, ...]]:
    """Return the most that a choice of sets reaches, if more than ``best``, and the choice.

    :param tied: the ranks whose sets compete with runs.
    :param rows: of the runs of the two lower and the two upper suits, and of the ranks whose
        sets compete with nothing; these are a part of the upper row too.
    """
    merge, tops = merging
    run0, run1, run2, run3 = tables
    get0, get1, get2, get3 = (
        run0.entries.get,
        run1.entries.get,
        run2.entries.get,
        run3.entries.get,
    )
    low, high, free = rows
    lows, highs = {cards & _PAIR_MASK: low}, {cards >> _PAIR_BITS: high}
    last = len(tied) - 1
    # Most from the sets of the ranks after i.
    afters = [after := tied[last].best]
    for number in range(last - 1, 0, -1):
        afters.append(after := merge(after, tied[number].best))
    afters.reverse()
    chosen: tuple[Way, ...] = ()
    runs = (low if not high[jokers] else merge(low, high)) if low[jokers] else high
    stack: list[_Node] = [(best + 1, cards, jokers, 0, 0, (), runs)]
    while stack:
        most, left, count, worth, number, taken, runs = stack.pop()
        if most <= best:
            continue
        for index in range(number, last + 1):
            reach = merge(runs, afters[index]) if index < last else runs
            for way in tied[index].ways:
                value, used, laid, _ = way
                spare = count - used
                value += worth
                if spare < 0 or value + reach[spare] <= best:
                    continue
                rest = left - laid
                pair = rest & _PAIR_MASK
                if pair in lows:
                    low = lows[pair]
                else:
                    k0, k1 = pair & SUIT_MASK, pair >> SUIT_BITS
                    f0 = (get0(k0) or run0.fill(k0))[0]
                    f1 = (get1(k1) or run1.fill(k1))[0]
                    low = (f0 if not f1[jokers] else merge(f0, f1)) if f0[jokers] else f1
                    lows[pair] = low
                pair = rest >> _PAIR_BITS
                if pair in highs:
                    high = highs[pair]
                else:
                    k2, k3 = pair & SUIT_MASK, pair >> SUIT_BITS
                    f2 = (get2(k2) or run2.fill(k2))[0]
                    f3 = (get3(k3) or run3.fill(k3))[0]
                    high = (f2 if not f3[jokers] else merge(f2, f3)) if f2[jokers] else f3
                    if free is not None:
                        high = merge(high, free) if high[jokers] else free
                    highs[pair] = high
                total = value + tops[spare](low, high)
                if total > best:
                    best = total
                    chosen = (*taken, way)
                if index < last and total + afters[index][spare] > best:
                    runs_left = (
                        (low if not high[jokers] else merge(low, high)) if low[jokers] else high
                    )
                    most = value + tops[spare](runs_left, afters[index])
                    if most > best:
                        further = (*taken, way)
                        stack.append((most, rest, spare, value, index + 1, further, runs_left))
    return best, chosen
