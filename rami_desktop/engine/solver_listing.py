"""Listing all ways to lay, one after the other: for those who want more than the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rami_desktop.engine.cards import Card
from rami_desktop.engine.melds import Meld, find_melds
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver_search import FoundRun
from rami_desktop.engine.solver_sets import FoundSet

#: Bits for the copies of a kind, the top one a guard that a subtraction may not touch.
_FIELD = 4


def choose_melds(
    hand: Sequence[Card],
    rules: Rules,
    burnt: int,
    on_table: Mapping[int, int],
    maximal: bool,
) -> Iterator[tuple[Meld, ...]]:
    """Yield the different choices of disjoint melds (of any copies), never an empty one.

    :param burnt: natural copies that rule 14 asks for, 0 where it does not hold.
    :param on_table: natural cards in melds on the table, by kind.
    :param maximal: only choices beside which no further meld can be laid.
    """
    held = Counter(card.kind for card in hand)
    field = {kind: _FIELD * index for index, kind in enumerate(sorted(held))}
    guards = sum(8 << shift for shift in field.values())
    rest = sum(count << field[kind] for kind, count in held.items())
    melds, sizes = [], []
    for meld in find_melds(hand, rules):
        stands = _stands(meld) if burnt else []
        if any(on_table.get(kind, 0) + held[kind] < burnt for kind in stands):
            continue
        if any(on_table.get(kind, 0) < burnt for kind in stands):
            maximal = False  # whether this one may be laid depends on the others
        melds.append(meld)
        sizes.append(sum(1 << field[card.kind] for card in meld.cards))

    def choose(
        first: int, rest: int, fitting: list[int], chosen: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        fitting = [i for i in fitting if ((rest | guards) - sizes[i]) & guards == guards]
        if chosen and not (maximal and fitting):
            yield chosen
        for index in fitting:
            if index >= first:
                yield from choose(index, rest - sizes[index], fitting, (*chosen, index))

    for chosen in choose(0, rest, list(range(len(melds))), ()):
        together = tuple(melds[index] for index in chosen)
        if not burnt or _all_burnt(together, burnt, on_table):
            yield together


def _stands(meld: Meld) -> list[int]:
    return [card.face for card in meld.cards if card.is_joker] if meld.is_run else []


def _all_burnt(melds: Sequence[Meld], burnt: int, on_table: Mapping[int, int]) -> bool:
    """Return whether the jokers of all runs stand for cards that lie on the table (rule 14)."""
    laid = Counter(card.kind for meld in melds for card in meld.cards)
    stands = [kind for meld in melds for kind in _stands(meld)]
    return all(on_table.get(kind, 0) + laid[kind] >= burnt for kind in stands)


def run_of(meld: Meld) -> FoundRun:
    """Return a run without its copies."""
    bits = sum(card.is_joker << index for index, card in enumerate(meld.cards))
    return meld.suit, meld.start, len(meld.cards), bits


def set_of(meld: Meld) -> FoundSet:
    """Return a set without its copies."""
    mask = sum(1 << card.kind // 13 for card in meld.cards if not card.is_joker)
    return meld.start, mask, meld.jokers
