"""Runs of one suit: the most that a suit's cards and some jokers are worth in runs.

The answer depends on no suit, so one table serves all four, every hand and every question
with the same pricing.  It is filled as it is asked: the suit's lowest card either stays in
the hand or lies in one of the runs that contain it, and what remains is a smaller question.
"""

from __future__ import annotations

from rami_desktop.engine.solver_patterns import Pattern, Patterns
from rami_desktop.engine.solver_pricing import RANK_BITS, SUIT_BITS

#: Runs of a suit, linked: place of the first card, length, a bit for each joker counted from
#: the first card, and the further runs.
Chain = tuple[int, int, int, "Chain"] | None
#: Values by the number of jokers that may be used, the matching runs, and one bit for each
#: rank that lies in any possible run.
Entry = tuple[tuple[int, ...], tuple[Chain, ...], int]

EVERY_RANK = (1 << 13) - 1


class Budget:
    """Bounds the memory of all tables: when they hold too many entries, all are emptied."""

    __slots__ = ("limit", "tables", "used")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self.tables: list[dict[int, Entry]] = []

    def clear(self) -> None:
        """Empty all tables."""
        for table in self.tables:
            table.clear()
        self.used = 0

    def forget(self) -> None:
        """Forget all tables."""
        self.tables = []
        self.used = 0

    def drop(self, dropped: list[dict[int, Entry]]) -> None:
        """Forget tables that nobody will ask again."""
        gone = {id(table) for table in dropped}
        self.tables = [table for table in self.tables if id(table) not in gone]


class RunTable:
    """Best runs of a suit for one pricing and one number of jokers in the hand.

    :ivar entries: what is known, by the packed cards of the suit.
    :ivar jokers: the number of jokers; entries hold values for 0 up to that many.
    """

    __slots__ = (
        "_budget",
        "_known",
        "_near",
        "_patterns",
        "_wraps",
        "_zero",
        "allowed",
        "entries",
        "jokers",
    )

    def __init__(self, patterns: Patterns, jokers: int, budget: Budget, allowed: int) -> None:
        """:param allowed: a bit for each rank for which a joker may stand (rule 14)."""
        self._patterns = patterns
        self._known: list[tuple[Pattern, ...] | None] = [None] * 13
        self._budget = budget
        self.allowed = allowed
        pricing = patterns.pricing
        most = patterns.most if allowed else 0
        # How far apart two neighbouring natural cards of a run can be; 0 where a single one
        # makes a run with jokers, so that no card can be ruled out.
        self._near = (most if pricing.adjacent else min(1, most)) + 1
        if pricing.min_naturals == 1 and most > 1:
            self._near = 0
        # The ace follows the king, and in circular runs the two follows the ace.
        self._wraps = RANK_BITS if pricing.circular else 1
        self._zero: Entry = ((0,) * (jokers + 1), (None,) * (jokers + 1), 0)
        self.jokers = jokers
        self.entries: dict[int, Entry] = {}
        budget.tables.append(self.entries)

    def entry(self, cards: int) -> Entry:
        """Return the entry for a suit's packed cards."""
        return self.entries.get(cards) or self.fill(cards)

    def fill(self, cards: int) -> Entry:
        """Work out the entry for cards that the table does not know yet."""
        linked = self._linked(cards)
        if not linked:
            result = self._zero
        elif linked == cards:
            result = self._work_out(cards)
        else:
            known = self.entries.get(linked)
            if known is None:
                known = self.entries[linked] = self._work_out(linked)
            result = known
        budget = self._budget
        budget.used += 1
        if budget.used > budget.limit:
            budget.clear()
        self.entries[cards] = result
        return result

    def _linked(self, cards: int) -> int:
        """Return the cards without those that no other is near enough to share a run with."""
        near = self._near
        if not near:
            return cards
        if not cards & cards - 1:
            return 0
        present = (cards | cards >> 1) & RANK_BITS
        ring = present | (present & self._wraps) << SUIT_BITS
        if near == 2:
            linked = ring & (ring << 2 | ring << 4 | ring >> 2 | ring >> 4)
        elif near == 1:
            linked = ring & ring >> 2 & ring >> 4
            linked |= linked << 2 | linked << 4
        else:
            linked = 0
            for step in range(2, 2 * near + 1, 2):
                linked |= ring << step | ring >> step
            linked &= ring
        if not linked:
            return 0
        return cards & ((linked | linked >> SUIT_BITS) & RANK_BITS) * 3

    def _work_out(self, cards: int) -> Entry:
        index = (cards & -cards).bit_length() - 1 >> 1
        rest = cards - (1 << 2 * index)
        entries = self.entries
        result = entries.get(rest) or self.fill(rest)
        runs = self.runs_with(cards, index)
        if not runs:
            return result
        values, chains = list(result[0]), list(result[1])
        useful = result[2]
        top = self.jokers
        for laid, used, worth, start, length, jokers in runs:
            useful |= laid
            rest = cards - laid
            row, links, _ = entries.get(rest) or self.fill(rest) if rest else self._zero
            if not row[top]:  # nothing else can be laid: the most frequent case
                for count in range(used, top + 1):
                    if worth <= values[count]:
                        break  # values never fall
                    values[count] = worth
                    chains[count] = (start, length, jokers, None)
                continue
            count = used
            for value, link in zip(row, links, strict=False):
                if count > top:
                    break
                if worth + value > values[count]:
                    values[count] = worth + value
                    chains[count] = (start, length, jokers, link)
                count += 1
        useful = (useful | useful >> 1) & RANK_BITS  # a run of fourteen uses two aces
        return tuple(values), tuple(chains), useful

    def runs_with(self, cards: int, index: int) -> list[Pattern]:
        """Return the runs that contain one copy of the lowest card, at rank ``index``.

        Of runs that use the same cards and as many jokers the one worth most is given.
        """
        patterns = self._known[index]
        if patterns is None:
            patterns = self._known[index] = self._patterns.with_lowest(index, self.allowed)
        lacks = ~(cards | cards >> 1 & RANK_BITS)  # per rank: a first copy, a second one
        return [run for run in patterns if not run[0] & lacks]
