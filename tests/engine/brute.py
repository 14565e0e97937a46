"""Brute force for the solver's tests: every lay of a small hand, from the rules' text alone.

Nothing here uses the engine's melds or the solver.  A hand becomes a vector of counts, all
melds are listed window by window, and all sums of melds that the hand can pay are collected
with the most points that each reaches.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.rules import Rules

JOKER = 52
#: Points (16), is a clean run, kinds that jokers of a run stand for, cards used by kind.
BruteMeld = tuple[int, bool, frozenset[int], Counter[int]]
#: Points left by rule 25 and cards left are what ties are broken by.
Worth = tuple[int, int, int]


def card_value(kind: int, rules: Rules) -> int:
    """Points of a card in hand (rule 25)."""
    if kind == JOKER:
        return rules.joker_hand
    rank = kind % 13 + 1
    return rules.ace_hand if rank == 1 else min(rank, 10)


def _laid_value(rank: int, ace: int, joker: bool, rules: Rules) -> int:
    """Points of a card in a meld (rule 16)."""
    if joker and rules.joker_opening != "replaced":
        return int(rules.joker_opening)
    return ace if rank == 1 else min(rank, 10)


def brute_sets(held: Counter[int], rules: Rules) -> Iterator[BruteMeld]:
    """All sets of a hand (rules 12 and 13)."""
    limit = 4 if rules.max_jokers_set is None else rules.max_jokers_set
    for rank in range(1, 14):
        kinds = [suit * 13 + rank - 1 for suit in range(4) if held[suit * 13 + rank - 1]]
        for size in (3, 4):
            for jokers in range(size):
                if jokers > limit or jokers > held[JOKER]:
                    continue
                if jokers and size - jokers < rules.min_naturals:
                    continue
                for chosen in combinations(kinds, size - jokers):
                    points = len(chosen) * _laid_value(rank, rules.ace_set, False, rules)
                    points += jokers * _laid_value(rank, rules.ace_set, True, rules)
                    used = Counter(chosen)
                    used[JOKER] += jokers
                    yield points, False, frozenset(), used


def brute_runs(held: Counter[int], rules: Rules) -> Iterator[BruteMeld]:
    """All runs of a hand, window by window (rules 12 and 13)."""
    longest = 13 if rules.circular_runs else rules.run_max
    limit = 99 if rules.max_jokers_run is None else rules.max_jokers_run
    for suit in range(4):
        if not any(held[suit * 13 + index] for index in range(13)):
            continue
        for start in range(1, 14):
            for length in range(3, longest + 1):
                if not rules.circular_runs and start + length - 1 > 14:
                    break
                kinds = [suit * 13 + (start + i - 1) % 13 for i in range(length)]
                for jokers in range(min(limit, held[JOKER], length) + 1):
                    if jokers and length - jokers < rules.min_naturals:
                        continue
                    for places in combinations(range(length), jokers):
                        meld = _run(kinds, places, held, rules)
                        if meld is not None:
                            yield meld


def _run(
    kinds: list[int], places: tuple[int, ...], held: Counter[int], rules: Rules
) -> BruteMeld | None:
    close = any(b - a == 1 for a, b in pairwise(places))
    if close and not rules.adjacent_jokers:
        return None
    used = Counter(kind for i, kind in enumerate(kinds) if i not in places)
    if not used or any(held[kind] < count for kind, count in used.items()):
        return None
    points = 0
    for i, kind in enumerate(kinds):
        ace = rules.ace_low if i == 0 else rules.ace_high
        points += _laid_value(kind % 13 + 1, ace, i in places, rules)
    stands = frozenset(kinds[i] for i in places)
    used[JOKER] += len(places)
    return points, not places, stands, used


@dataclass(frozen=True)
class Lay:
    """Lays that use the same cards and agree in what the conditions ask; points are the most."""

    points: int
    clean: bool
    used: tuple[int, ...]  # by distinct kind of the hand


class Brute:
    """Every lay of one hand."""

    def __init__(
        self,
        hand: Sequence[Card],
        rules: Rules,
        decks: int = 2,
        on_table: Mapping[int, int] | None = None,
    ) -> None:
        self.rules = rules
        self.held = Counter(card.kind for card in hand)
        self.kinds = sorted(self.held)
        self.size = len(hand)
        self.total = sum(card_value(card.kind, rules) for card in hand)
        table = on_table or {}
        self.lays = [
            Lay(points, clean, used)
            for (used, clean, stands), points in self._all_lays().items()
            if not rules.run_joker_burnt or self._burnt(used, stands, decks, table)
        ]

    def _all_lays(self) -> dict[tuple[tuple[int, ...], bool, frozenset[int]], int]:
        melds: dict[tuple[tuple[int, ...], bool, frozenset[int]], int] = {}
        for source in (brute_sets, brute_runs):
            for points, clean, stands, used in source(self.held, self.rules):
                vector = tuple(used[kind] for kind in self.kinds)
                key = (vector, clean, stands if self.rules.run_joker_burnt else frozenset())
                melds[key] = max(points, melds.get(key, -1))
        held = [self.held[kind] for kind in self.kinds]
        lays = {(tuple(0 for _ in held), False, frozenset[int]()): 0}
        for (vector, clean, stands), points in melds.items():
            fresh = dict(lays)
            while fresh:  # the same meld can be laid twice with a second copy of each card
                grown: dict[tuple[tuple[int, ...], bool, frozenset[int]], int] = {}
                for (paid, had_clean, stood), before in fresh.items():
                    total = tuple(map(int.__add__, paid, vector))
                    if all(map(int.__le__, total, held)):
                        key = (total, had_clean or clean, stood | stands)
                        if before + points > max(lays.get(key, -1), grown.get(key, -1)):
                            grown[key] = before + points
                lays.update(grown)
                fresh = grown
        return lays

    def _burnt(
        self, used: tuple[int, ...], stands: frozenset[int], decks: int, table: Mapping[int, int]
    ) -> bool:
        """Rule 14."""
        laid = dict(zip(self.kinds, used, strict=True))
        return all(table.get(kind, 0) + laid.get(kind, 0) >= decks for kind in stands)

    def _points_used(self, used: tuple[int, ...]) -> int:
        values = (card_value(kind, self.rules) for kind in self.kinds)
        return sum(count * value for count, value in zip(used, values, strict=True))

    def opening(
        self, keep: int | None = None, must_use: int | None = None, go_out: bool = False
    ) -> Worth | None:
        """Most opening points, then (negative) points left and cards left; ``None``: no lay."""
        rules = self.rules
        if keep is None:
            keep = 1 if rules.final_discard == "required" else 0
        best: Worth | None = None
        for lay in self.lays:
            left = self.size - sum(lay.used)
            if left == self.size or left < keep:
                continue
            if go_out:
                lefts = {"required": (1,), "optional": (0, 1), "forbidden": (0,)}
                if left not in lefts[rules.final_discard]:
                    continue
            asked = rules.opening_clean_run and (rules.at_once_needs_opening or left > 1)
            if asked and not lay.clean:
                continue
            if must_use is not None:
                laid = dict(zip(self.kinds, lay.used, strict=True))
                if not laid.get(must_use):
                    continue
            worth = (lay.points, self._points_used(lay.used) - self.total, -left)
            if best is None or worth > best:
                best = worth
        return best

    def least_left(self, keep: int = 0) -> tuple[int, int]:
        """Fewest points left by rule 25, then fewest cards."""
        return min(
            (self.total - self._points_used(lay.used), self.size - sum(lay.used))
            for lay in self.lays
            if self.size - sum(lay.used) >= keep
        )


def random_hand(rng: random.Random, size: int, decks: int = 2) -> tuple[Card, ...]:
    """A hand dealt from the whole pack."""
    return tuple(rng.sample(pack(decks), size))


def dense_hand(rng: random.Random, size: int, decks: int = 2) -> tuple[Card, ...]:
    """A hand of few ranks or few suits, with some jokers: many melds that compete."""
    jokers = [card for card in pack(decks) if card.is_joker]
    first, width = rng.randrange(13), rng.choice((3, 4, 5, 6, 13))
    suits = rng.sample(range(4), rng.choice((1, 2, 2, 3, 4)) if width > 4 else rng.choice((3, 4)))
    cards = [
        Card.of(suit, (first + step) % 13 + 1, copy)
        for suit in suits
        for step in range(width)
        for copy in range(decks)
    ]
    count = min(size, rng.choice((0, 0, 1, 1, 2, 2, 3, 2 * decks)), len(jokers))
    cards = rng.sample(cards, min(len(cards), size - count)) + jokers[:count]
    rng.shuffle(cards)
    return tuple(cards)
