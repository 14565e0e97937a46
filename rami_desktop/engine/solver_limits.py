"""Best lays under conditions: a clean run, a card that must be used, cards kept, rule 14.

The plain search knows none of these.  Each is met exactly by asking it further questions: a
condition is left out first, and only when the answer does not happen to meet it, the
question is divided into cases that together hold every lay that does.  The best value so
far is passed on, so that hopeless cases end at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from rami_desktop.engine.cards import JOKER_KIND
from rami_desktop.engine.solver_demands import JOKER_INDEX, Demand
from rami_desktop.engine.solver_pricing import (
    JOKER_SHIFT,
    NATURALS_MASK,
    RANK_BITS,
    SUIT_BITS,
    SUIT_MASK,
    UNITS,
    cards_laid,
    held,
    kinds_in,
    laid_at_least,
    without_count,
)
from rami_desktop.engine.solver_runs import EVERY_RANK
from rami_desktop.engine.solver_search import Found, Search, Tables
from rami_desktop.engine.solver_sets import FoundSet, Way

_ODD = sum(RANK_BITS << suit * SUIT_BITS for suit in range(4))


class Limits(NamedTuple):
    """Conditions on a lay.

    :ivar clean: at least one run without a joker (rule 15).
    :ivar must: kinds (0..52) of which so many cards must be laid: (kind, count).
    :ivar keep: how many cards at least stay in hand.
    :ivar decks: copies of a natural card that must lie on the table before a joker may stand
        for it in a run (rule 14); 0 where that rule does not hold.
    :ivar on_table: natural cards in melds on the table, by kind.
    """

    clean: bool = False
    must: tuple[tuple[int, int], ...] = ()
    keep: int = 0
    decks: int = 0
    on_table: Mapping[int, int] | None = None


def count_cards(packed: int) -> int:
    """Return the number of cards in a packed hand."""
    naturals = packed & NATURALS_MASK
    double = naturals >> 1 & _ODD
    return (naturals & _ODD).bit_count() + 2 * double.bit_count() + (packed >> JOKER_SHIFT)


def clean_suits(packed: int, circular: bool) -> list[int]:
    """Return the suits in which a run without a joker can be made."""
    suits = []
    for suit in range(4):
        cards = packed >> suit * SUIT_BITS & SUIT_MASK
        ring = (cards | cards >> 1) & RANK_BITS
        ring |= (ring if circular else ring & 1) << SUIT_BITS
        if ring & ring >> 2 & ring >> 4:
            suits.append(suit)
    return suits


def best_within(search: Search, packed: int, limits: Limits, floor: int = 0) -> Found | None:
    """Return the lay of highest value above ``floor`` that meets the limits, else ``None``."""
    clean = limits.clean
    if clean and not clean_suits(packed, search.pricing.circular):
        return None
    burnt = limits.decks and packed >> JOKER_SHIFT
    if clean or burnt or limits.must:
        found = _Cases(search, limits).best(packed, floor)
    else:
        found = search.best(packed, floor)
    keep = limits.keep
    if not keep or found is None or cards_laid(found.value) <= count_cards(packed) - keep:
        return found
    best: Found | None = None
    if keep == 1:
        # One card at least stays that this lay uses: a joker, or one of some suit.
        cases = _Cases(search, limits)
        for suit in range(4):
            found = cases.best(packed, floor, suit)
            if found is not None:
                best, floor = found, found.value
    fewer = limits._replace(keep=keep - 1)
    for kind in kinds_in(packed) if keep > 1 else [JOKER_KIND]:
        if held(packed, kind):
            found = best_within(search, packed - UNITS[kind], fewer, floor)
            if found is not None:
                best, floor = found, found.value
    return best


#: For each suit a bit for each rank for which a joker of a run may stand.
_Allowed = tuple[int, int, int, int]
_EVERYWHERE: _Allowed = (EVERY_RANK,) * 4


class _Case(NamedTuple):
    """A part of a question.

    :ivar packed: the cards that are still to be laid.
    :ivar worth: value of the sets that are laid already.
    :ivar sets: those sets, as in :class:`Found`.
    :ivar demands: (suit, rank index or ``JOKER_INDEX``, count) that the runs must use.
    :ivar clean: the suit that must have a run without a joker.
    :ivar left: the suit of which one card at least must stay in hand.
    :ivar allowed: where a joker may stand in a run.
    """

    packed: int
    worth: int = 0
    sets: tuple[FoundSet, ...] = ()
    demands: tuple[tuple[int, int, int], ...] = ()
    clean: int | None = None
    left: int | None = None
    allowed: _Allowed = _EVERYWHERE

    def without(self, way: Way) -> _Case:
        """Return what remains when these sets of a rank are laid."""
        packed = self.packed - way[2] - (way[1] << JOKER_SHIFT)
        return self._replace(packed=packed, worth=self.worth + way[0], sets=self.sets + way[3])

    def demanding(self, suit: int, index: int, count: int) -> _Case:
        """Return the case in which the runs must use so many cards more."""
        return self._replace(demands=(*self.demands, (suit, index, count)))

    def demanded(self, suit: int, index: int) -> int:
        """Return how many cards of a rank the runs of a suit must use."""
        counts = [count for s, i, count in self.demands if (s, i) == (suit, index)]
        return max(counts, default=0)

    def barring(self, kind: int) -> _Case:
        """Return the case in which no joker of a run stands for a kind."""
        allowed = list(self.allowed)
        allowed[kind // 13] &= ~(1 << kind % 13)
        return self._replace(allowed=(allowed[0], allowed[1], allowed[2], allowed[3]))


class _Cases:
    """Answers one question without its ``keep``, case by case."""

    __slots__ = ("_limits", "_search")

    def __init__(self, search: Search, limits: Limits) -> None:
        self._search = search
        self._limits = limits

    def best(self, packed: int, floor: int, left: int | None = None) -> Found | None:
        """Return the best lay above ``floor``.

        :param left: a suit of which one card at least must stay in hand.
        """
        case = _Case(packed, left=left, allowed=self._allowed(packed))
        if not self._limits.clean:
            return self._with_used(case, floor)
        suits = clean_suits(packed, self._search.pricing.circular)
        if len(suits) > 1 and left is None:
            # Most good lays have a clean run anyway; but when the best lay that must be
            # beaten is known already, asking for it at once ends sooner.
            found = self._with_used(case, floor)
            if found is None or any(not bits for _, _, _, bits in found.runs):
                return found
        return self._best_of((case._replace(clean=suit) for suit in suits), floor, self._with_used)

    def _best_of(
        self,
        cases: Iterable[_Case],
        floor: int,
        answer: Callable[[_Case, int], Found | None],
    ) -> Found | None:
        best = None
        for case in cases:
            found = answer(case, floor)
            if found is not None:
                best, floor = found, found.value
        return best

    def _with_used(self, case: _Case, floor: int) -> Found | None:
        """Go on with the cards that must be used."""
        must = self._limits.must
        if any(held(case.packed, kind) + _in_sets(case, kind) < count for kind, count in must):
            return None
        found = self._burnt(case, floor)
        if found is None:
            return None
        for kind, count in must:
            if uses(found, kind) < count:
                parts = self._using(case, kind, count - _in_sets(case, kind))
                return self._best_of(parts, floor, self._with_used)
        return found

    def _using(self, case: _Case, kind: int, count: int) -> Iterator[_Case]:
        """Divide the lays that use so many cards of a kind by the sets in which they lie.

        What the sets lack the runs must use.  Of jokers one more at a time is demanded.
        """
        if kind == JOKER_KIND:
            for suit in range(4):
                yield case.demanding(suit, JOKER_INDEX, case.demanded(suit, JOKER_INDEX) + 1)
        else:
            yield case.demanding(kind // 13, kind % 13, count)
        for index in range(13) if kind == JOKER_KIND else (kind % 13,):
            for way in self._search.ways(case.packed, index):
                if kind == JOKER_KIND:
                    if way[1]:
                        yield case.without(way)
                    continue
                met = held(way[2], kind)
                if met:
                    part = case.without(way)
                    more = count - met
                    yield part.demanding(kind // 13, kind % 13, more) if more > 0 else part

    def _allowed(self, packed: int) -> _Allowed:
        """Return where a joker may stand when all cards of the hand are laid (rule 14)."""
        decks = self._limits.decks
        if not decks or not packed >> JOKER_SHIFT:
            return _EVERYWHERE
        allowed = [0, 0, 0, 0]
        for kind, count in (self._limits.on_table or {}).items():
            if kind < JOKER_KIND and count + held(packed, kind) >= decks:
                allowed[kind // 13] |= 1 << kind % 13
        many = packed & NATURALS_MASK
        many = many >> 1 & (many if decks > 2 else _ODD) & _ODD
        while many:
            kind = (many & -many).bit_length() - 1 >> 1
            many &= many - 1
            allowed[kind // 13] |= 1 << kind % 13
        return allowed[0], allowed[1], allowed[2], allowed[3]

    def _burnt(self, case: _Case, floor: int) -> Found | None:
        """Go on with rule 14: every joker of a run stands for a card that is burnt."""
        found = self._solve(case, floor)
        if found is None or not self._limits.decks:
            return found
        wrong = self._not_burnt(case, found)
        if wrong is None:
            return found
        # Either no joker stands for that card, or the lay holds the copies that it lacks.
        kind, missing = wrong
        cases = (case.barring(kind), *self._using(case, kind, missing))
        return self._best_of(cases, floor, self._with_used)

    def _not_burnt(self, case: _Case, found: Found) -> tuple[int, int] | None:
        """Return a kind for which no joker may stand in this lay, and what the case lacks."""
        on_table = self._limits.on_table or {}
        for suit, start, _, bits in found.runs:
            while bits:
                index = (bits & -bits).bit_length() - 1
                bits &= bits - 1
                kind = suit * 13 + (start + index - 1) % 13
                lacks = self._limits.decks - on_table.get(kind, 0)
                if lacks > uses(found, kind):
                    return kind, lacks - _in_sets(case, kind)
        return None

    def _solve(self, case: _Case, floor: int) -> Found | None:
        """Answer a case by the plain search."""
        found = self._search.best(case.packed, floor - case.worth, self._tables(case))
        if found is None or not case.sets:
            return found
        sets = tuple(sorted((*found.sets, *case.sets)))
        return Found(found.value + case.worth, sets, found.runs)

    def _tables(self, case: _Case) -> Tables:
        jokers = case.packed >> JOKER_SHIFT
        if case.allowed is _EVERYWHERE and not case.demands:
            return self._search.tables(jokers, case.clean, case.left)
        tables = []
        for suit in range(4):
            indices = sorted({index for where, index, _ in case.demands if where == suit})
            counts = tuple([(index, case.demanded(suit, index)) for index in indices])
            demand = Demand(case.clean == suit, case.left == suit, counts)
            tables.append(self._search.run_table(jokers, case.allowed[suit], demand))
        return tables[0], tables[1], tables[2], tables[3]


def _in_sets(case: _Case, kind: int) -> int:
    """Return how many cards of a kind lie in the sets that a case has laid."""
    if kind == JOKER_KIND:
        return sum(jokers for _, _, jokers in case.sets)
    return sum(rank == kind % 13 + 1 and mask >> kind // 13 & 1 for rank, mask, _ in case.sets)


def uses(found: Found, kind: int) -> int:
    """Return how many cards of a kind (0..52) a lay uses."""
    if kind == JOKER_KIND:
        in_sets = sum(jokers for _, _, jokers in found.sets)
        return in_sets + sum(bits.bit_count() for _, _, _, bits in found.runs)
    suit, rank = kind // 13, kind % 13 + 1
    count = sum(r == rank and mask >> suit & 1 for r, mask, _ in found.sets)
    for where, start, length, bits in found.runs:
        if where == suit:
            for place in (rank, rank + 13):
                index = place - start
                count += 0 <= index < length and not bits >> index & 1
    return count


def best_all_laid(search: Search, packed: int, limits: Limits, floor: int = -1) -> Found | None:
    """Return the lay of all cards that is worth most as an opening.

    :param search: one whose pricing is ``GO_OUT``; ``limits.keep`` plays no part.
    :param floor: the value, without its count, that must be beaten.
    """
    least = laid_at_least(count_cards(packed)) + max(floor, -1)
    return best_within(search, packed, limits._replace(keep=0), least)


def best_going_out(
    search: Search, packed: int, limits: Limits, lefts: Iterable[int], floor: int = -1
) -> Found | None:
    """Return the lay with most opening points that leaves one of ``lefts`` cards (0 or 1).

    For the search and the floor see :func:`best_all_laid`.
    """
    most = search.best(packed)
    if most is None or cards_laid(most.value) < count_cards(packed) - 1:
        return None
    best: Found | None = None
    for left in lefts:
        hands = [packed] if not left else [packed - UNITS[kind] for kind in kinds_in(packed)]
        for hand in hands:
            found = best_all_laid(search, hand, limits, floor)
            if found is not None:
                best, floor = found, without_count(found.value)
    return best
