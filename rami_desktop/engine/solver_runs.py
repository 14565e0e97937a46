"""Runs of one suit: the most that a suit's cards and some jokers are worth in runs.

The answer depends on no suit, so one table serves all four, every hand and every question
with the same pricing.  It is filled as it is asked: the suit's lowest card either stays in
the hand or lies in one of the runs that contain it, and what remains is a smaller question.

A run that two shorter ones could replace is never looked at: values go by place, so the two
are worth the same, and they meet every condition that the long one meets.
"""

from __future__ import annotations

from rami_desktop.engine.solver_pricing import RANK_BITS, SUIT_BITS, Pricing

#: Runs of a suit, linked: place of the first card, length, a bit for each joker counted from
#: the first card, and the further runs.
Chain = tuple[int, int, int, "Chain"] | None
#: Values by the number of jokers that may be used, the matching runs, and one bit for each
#: rank that lies in any possible run.
Entry = tuple[tuple[int, ...], tuple[Chain, ...], int]
#: A run while it grows: place to fill next, cards used, value, jokers by bits, length.
_Growing = tuple[int, int, int, int, int]
#: What one run is worth, its first place, length and jokers.
Run = tuple[int, int, int, int]

EVERY_RANK = (1 << 13) - 1
#: Where the jokers used stand above the packed cards of a run, and the mask of these.
USED_SHIFT = SUIT_BITS
CARDS = (1 << USED_SHIFT) - 1
_ACE_HIGH = 14


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
        "_begin",
        "_budget",
        "_least",
        "_most",
        "_near",
        "_pricing",
        "_zero",
        "allowed",
        "entries",
        "jokers",
    )

    def __init__(self, pricing: Pricing, jokers: int, budget: Budget, allowed: int) -> None:
        """:param allowed: a bit for each rank for which a joker may stand (rule 14)."""
        self._pricing = pricing
        self._budget = budget
        self.allowed = allowed
        self._most = min(jokers, pricing.run_jokers) if allowed else 0
        self._least = pricing.min_naturals
        # How far apart two neighbouring natural cards of a run can be; 0 where a single one
        # makes a run with jokers, so that no card can be ruled out.
        self._near = (self._most if pricing.adjacent else min(1, self._most)) + 1
        if self._least == 1 and self._most > 1:
            self._near = 0
        self._zero: Entry = ((0,) * (jokers + 1), (None,) * (jokers + 1), 0)
        self._begin: dict[int, list[_Growing]] = {}
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
        # The ace follows the king, and in circular runs the two follows the ace.
        ring = present | (present if self._pricing.circular else present & 1) << SUIT_BITS
        if near == 2:
            linked = ring & (ring << 2 | ring << 4 | ring >> 2 | ring >> 4)
        elif not self._most:
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
        size = len(values)
        for key, (worth, start, length, jokers) in runs.items():
            laid = key & CARDS
            useful |= laid
            rest = cards - laid
            row, links, _ = entries.get(rest) or self.fill(rest) if rest else self._zero
            count = key >> USED_SHIFT
            for value, link in zip(row, links, strict=False):
                if count == size:
                    break
                if worth + value > values[count]:
                    values[count] = worth + value
                    chains[count] = (start, length, jokers, link)
                count += 1
        useful = (useful | useful >> 1) & RANK_BITS  # a run of fourteen uses two aces
        return tuple(values), tuple(chains), useful

    def runs_with(self, cards: int, index: int) -> dict[int, Run]:
        """Return the runs that contain one copy of the lowest card, at rank ``index``.

        The key is the packed cards used, with the number of jokers above; of runs that use
        the same the one worth most is kept.
        """
        found: dict[int, Run] = {}
        pricing = self._pricing
        if pricing.circular:
            for start in range(1, 14):
                self._grow_up(found, cards, [(start, 0, 0, 0, 0)])
            one = 3 << 2 * index
            return {key: run for key, run in found.items() if key & one}
        self._grow_up(found, cards, self._beginnings(index))
        if index == 0:
            worth = pricing.run_natural[_ACE_HIGH]
            self._grow_down(found, cards, (_ACE_HIGH - 1, 1, worth, 0, 1))
        return found

    def _beginnings(self, index: int) -> list[_Growing]:
        """Return the beginnings of runs whose first natural card has a rank, known by index."""
        known = self._begin.get(index)
        if known is None:
            place, single = index + 1, 1 << 2 * index
            worth = self._pricing.run_natural[place]
            known = [(place + 1, single, worth, 0, 1)]
            most = self._most if self._pricing.adjacent else min(1, self._most)
            for leading in range(1, min(most, index) + 1):
                if not self.allowed >> index - leading & 1:
                    break
                worth += self._pricing.run_joker[place - leading]
                key = single | leading << USED_SHIFT
                known.append((place + 1, key, worth, (1 << leading) - 1, leading + 1))
            self._begin[index] = known
        return known.copy()

    def _grow_up(self, found: dict[int, Run], cards: int, growing: list[_Growing]) -> None:
        """Grow runs card by card towards the king and the ace, and keep all that are valid."""
        pricing = self._pricing
        natural, joker = pricing.run_natural, pricing.run_joker
        most, least, adjacent = self._most, self._least, pricing.adjacent
        longest, allowed = pricing.longest, self.allowed
        last = 2 * _ACE_HIGH if pricing.circular else _ACE_HIGH
        while growing:
            place, key, worth, jokers, length = growing.pop()
            used = key >> USED_SHIFT
            if length > 2 and (not used or length - used >= least):
                if length > 5 and self._divides(place - length, length, jokers):
                    continue
                if key not in found or worth > found[key][0]:
                    found[key] = (worth, place - length, length, jokers)
            if length == longest or place > last:
                continue
            shift = 2 * place - 2 if place < _ACE_HIGH else (2 * place - 2) % SUIT_BITS
            rest = cards - (key & CARDS)
            if rest >> shift & 3:
                growing.append(
                    (place + 1, key + (1 << shift), worth + natural[place], jokers, length + 1)
                )
            if used == most or not allowed >> (shift >> 1) & 1:
                continue
            if not adjacent:
                if jokers << 1 >> length:
                    continue  # the last card is a joker
                # A joker that cannot end a run needs a card to go on with.
                ends = length > 1 and length - used >= least
                if not ends and not rest >> (shift + 2) % SUIT_BITS & 3:
                    continue
            key += 1 << USED_SHIFT
            worth += joker[place]
            growing.append((place + 1, key, worth, jokers | 1 << length, length + 1))

    def _grow_down(self, found: dict[int, Run], cards: int, begin: _Growing) -> None:
        """Grow runs down from a high ace; they could not be reached from below."""
        pricing = self._pricing
        natural, joker = pricing.run_natural, pricing.run_joker
        most, least, adjacent = self._most, self._least, pricing.adjacent
        growing = [begin]
        while growing:
            place, key, worth, jokers, length = growing.pop()
            used = key >> USED_SHIFT
            if length >= 3 and (not used or length - used >= least):
                if length > 5 and self._divides(place + 1, length, jokers):
                    continue
                if key not in found or worth > found[key][0]:
                    found[key] = (worth, place + 1, length, jokers)
            if length == pricing.longest or place < 1:
                continue
            shift = 2 * place - 2
            if cards - (key & CARDS) >> shift & 3:
                more = worth + natural[place]
                growing.append((place - 1, key + (1 << shift), more, jokers << 1, length + 1))
            if used < most and self.allowed >> (shift >> 1) & 1 and (adjacent or not jokers & 1):
                key += 1 << USED_SHIFT
                more = worth + joker[place]
                growing.append((place - 1, key, more, jokers << 1 | 1, length + 1))

    def _divides(self, start: int, length: int, jokers: int) -> bool:
        """Return whether two valid runs could lie in this one's place."""
        least = self._least
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
