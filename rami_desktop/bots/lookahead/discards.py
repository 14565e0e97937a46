"""Which card a seat of a play-out throws away, quickly.

What a card is worth to its suit is worked out once for each combination of a suit's cards
and shared by all hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rami_desktop.bots.lookahead.kinds import BITS, kinds_of, ranks_held
from rami_desktop.engine.cards import JOKER_KIND
from rami_desktop.engine.solver_pricing import NATURALS_MASK, SUIT_BITS, SUIT_MASK

#: Combinations of a suit's cards that are kept: enough for many decisions, about a megabyte.
_MOST_ENTRIES = 2_000
_SUITS = tuple((suit * SUIT_BITS, suit * 13) for suit in range(4))
_NONE = 1e9

#: A card that might go: its bit in its suit, its rank's index, its worth, and whether it may
#: be part of a set (a second copy is not needed for one).
_Entry = tuple[int, int, float, bool]


@dataclass(frozen=True, slots=True)
class Habits:
    """What a card is worth keeping, in an arbitrary unit.

    :ivar next_to: beside a neighbour in its suit, both outer places being free.
    :ivar gap: with one place between it and another card of its suit.
    :ivar pair: with a card of its rank in another suit.
    :ivar second: a second copy of a card.
    :ivar run_factor: what runs are worth more before the opening.
    :ivar gain: each point before the opening, which needs points.
    :ivar cost: each point after the opening, taken off.
    :ivar gift: not giving a seat that has opened what it can lay off.
    """

    next_to: float = 5.0
    gap: float = 2.6
    pair: float = 3.6
    second: float = 0.5
    run_factor: float = 1.5
    gain: float = 0.08
    cost: float = 0.12
    gift: float = 10.0


class Discards:
    """The choice of a discard by some habits and points."""

    __slots__ = ("_gift", "_habits", "_known", "_pair", "_points")

    def __init__(self, habits: Habits, points: Sequence[int]) -> None:
        """Prepare the choice.

        :param points: what a card counts in hand, by kind.
        """
        self._habits = habits
        self._points = tuple(points)
        self._pair = habits.pair
        self._gift = habits.gift
        self._known: tuple[dict[int, tuple[_Entry, ...]], ...] = ({}, {})

    def choose(self, packed: int, bits: int, opened: bool, gifts: int) -> int:
        """Return the kind to throw away; a joker only where there is nothing else.

        :param bits: the kinds in the packed hand.
        :param gifts: kinds that the next seat could lay off.
        """
        two, three = ranks_held(bits)
        known = self._known[opened]
        pair, gift = self._pair, self._gift
        least, found = _NONE, -1
        for shift, first in _SUITS:
            held = packed >> shift & SUIT_MASK
            if not held:
                continue
            entries = known.get(held)
            if entries is None:
                entries = self._work_out(held, opened)
            given = gifts >> shift
            for bit, index, worth, single in entries:
                if single:
                    if three & bit:
                        continue
                    if two & bit:
                        worth += pair
                if given & bit:
                    worth += gift
                if worth < least:
                    least, found = worth, first + index
        if found >= 0:
            return found
        if packed & NATURALS_MASK:  # all in melds: the heaviest will do
            return max(kinds_of(bits), key=self._points.__getitem__)
        return JOKER_KIND

    def _work_out(self, held: int, opened: bool) -> tuple[_Entry, ...]:
        """Return the cards of a suit that are in no run of three, and second copies."""
        habits = self._habits
        known = self._known[opened]
        if len(known) >= _MOST_ENTRIES:
            known.clear()
        line = [held >> 2 * index & 3 for index in range(13)]
        line.append(line[0])
        entries = []
        for index in range(13):
            copies = line[index]
            if not copies:
                continue
            points = self._points[index]
            worth = -habits.cost * points if opened else habits.gain * points
            if copies > 1:
                entries.append((BITS[index], index, worth + habits.second, False))
                continue
            best = 0.0
            for place in (0, 13) if index == 0 else (index,):
                value = self._at(line, place)
                if value is None:
                    break
                best = max(best, value)
            else:
                worth += best if opened else best * habits.run_factor
                entries.append((BITS[index], index, worth, True))
        result = known[held] = tuple(entries)
        return result

    def _at(self, line: Sequence[int], place: int) -> float | None:
        """Return what a card is worth at a place of its suit, ``None`` in a run of three."""
        near = [0 <= place + step <= 13 and line[place + step] > 0 for step in (-2, -1, 0, 1, 2)]
        if (near[0] and near[1]) or (near[1] and near[3]) or (near[3] and near[4]):
            return None
        habits = self._habits
        worth = (near[0] + near[4]) * habits.gap
        for step in (-1, 1):
            if near[2 + step]:
                outer = (place + 2 * step, place - step)
                worth += habits.next_to * sum(0 <= at <= 13 for at in outer) / 2
        return worth
