"""Lay-offs: what the cards of a hand can add to the melds on the table (rule 18).

For each meld all groups of cards that it takes are listed, then all ways to spread cards
over the melds are gathered by the cards that they leave: of ways that leave the same only
the one worth most can be part of a best play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rami_desktop.engine.cards import JOKER_KIND, NATURAL_KINDS, Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.meld_changes import layoffs
from rami_desktop.engine.melds import Meld, TableMeld, check_jokers
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver_pricing import JOKER_SHIFT, UNITS, Pricing, held

#: The card of each kind that stands for any copy; the hand's own are put in its place later.
_ANY_COPY = tuple(Card.from_kind(kind) for kind in range(NATURAL_KINDS + 1))


class Group(NamedTuple):
    """Cards that one meld takes together.

    :ivar number: the number of the meld.
    :ivar cards: any copies of the cards, jokers of runs spelled.
    :ivar packed: the same as a packed hand.
    :ivar value: their value for the objective.
    :ivar stands: kinds for which its jokers stand in a run, where rule 14 asks for them.
    """

    number: int
    cards: tuple[Card, ...]
    packed: int
    value: int
    stands: frozenset[int]


class Spread(NamedTuple):
    """Cards spread over melds of the table, at most one group for each meld."""

    packed: int
    value: int
    stands: frozenset[int]
    groups: tuple[Group, ...]


NO_SPREAD = Spread(0, 0, frozenset(), ())


def spreads(
    packed: int, melds: Iterable[TableMeld], seat: int, rules: Rules, pricing: Pricing
) -> list[Spread]:
    """Return the spreads that can be part of a best play, the most valuable first.

    One of them is empty.

    :param packed: the hand.
    :param seat: who lays off.
    :param pricing: what the cards are worth.
    """
    best = {(0, frozenset[int]()): NO_SPREAD}
    for table_meld in melds:
        options = groups(packed, table_meld, seat, rules, pricing)
        for spread in list(best.values()) if options else ():
            rest = packed - spread.packed
            for group in options:
                if spread.packed and not _holds(rest, group.cards):
                    continue
                together = spread.packed + group.packed
                value = spread.value + group.value
                stands = spread.stands | group.stands
                known = best.get((together, stands))
                if known is None or known.value < value:
                    taken = (*spread.groups, group)
                    best[together, stands] = Spread(together, value, stands, taken)
    return sorted(best.values(), key=lambda spread: -spread.value)


def _holds(packed: int, cards: Sequence[Card]) -> bool:
    """Return whether a packed hand holds all these cards."""
    for card in cards:
        kind = card.kind
        if not held(packed, kind):
            return False
        packed -= UNITS[kind]
    return True


def groups(
    packed: int, table_meld: TableMeld, seat: int, rules: Rules, pricing: Pricing
) -> list[Group]:
    """Return what a meld takes from a hand, each use of cards once with its best value."""
    meld = table_meld.meld
    jokers = packed >> JOKER_SHIFT
    if jokers:
        limit = pricing.run_jokers if meld.is_run else pricing.set_jokers
        jokers = max(0, min(jokers, limit - meld.jokers))
        rivals = table_meld.owner != seat
        if rivals and meld.is_clean_run and not rules.joker_on_rival_clean_run:
            jokers = 0
    listed = _for_run if meld.is_run else _for_set
    found: dict[tuple[int, frozenset[int]], Group] = {}
    for cards, value in listed(packed, meld, jokers, rules, pricing):
        stands: frozenset[int] = frozenset()
        if rules.run_joker_burnt and meld.is_run:
            stands = frozenset([card.face for card in cards if card.is_joker])
        used = sum([UNITS[card.kind] for card in cards])
        known = found.get((used, stands))
        if known is None or known.value < value:
            found[used, stands] = Group(table_meld.number, cards, used, value, stands)
    return list(found.values())


#: A group while it is listed, with its value.
_Listed = tuple[tuple[Card, ...], int]


def _for_set(
    packed: int, meld: Meld, jokers: int, rules: Rules, pricing: Pricing
) -> Iterator[_Listed]:
    """Yield every group for a set."""
    room = 4 - len(meld.cards)
    if not room:
        return
    rank = meld.start
    kinds = [suit * 13 + rank - 1 for suit in meld.missing_suits]
    kinds = [kind for kind in kinds if held(packed, kind)]
    for naturals in range(min(room, len(kinds)) + 1):
        for chosen in combinations(kinds, naturals):
            for more in range(naturals == 0, min(room - naturals, jokers) + 1):
                cards = [_ANY_COPY[kind] for kind in chosen] + [_ANY_COPY[JOKER_KIND]] * more
                value = naturals * pricing.set_natural[rank] + more * pricing.set_joker[rank]
                yield tuple(cards), value


def _for_run(
    packed: int, meld: Meld, jokers: int, rules: Rules, pricing: Pricing
) -> Iterator[_Listed]:
    """Yield every group for a run.

    A run that takes jokers within their limit has natural cards enough: three at least when
    it had no joker, else it had enough before.
    """
    room = pricing.longest - len(meld.cards)
    below, above = room, room
    if not pricing.circular:
        below, above = min(room, meld.start - 1), min(room, 14 - meld.end)
    lower = range(meld.start - 1, meld.start - 1 - below, -1)
    upper = range(meld.end + 1, meld.end + 1 + above)
    low = _outward(packed, meld, lower, jokers, meld.cards[0].is_joker, pricing)
    high = _outward(packed, meld, upper, jokers, meld.cards[-1].is_joker, pricing)
    for below_cards, below_value in low:
        for above_cards, above_value in high:
            cards = (*below_cards[::-1], *above_cards)
            if not cards or len(cards) > room:
                continue
            if below_cards and above_cards:
                if jokers and sum([card.is_joker for card in cards]) > jokers:
                    continue
                if not _holds(packed, cards):
                    continue
            value = below_value + above_value
            if pricing.circular or any([card.face % 13 == 0 for card in cards]):
                # The cards may fit otherwise too, and it is the engine that places them.
                after = _placed(meld, cards, rules)
                if after is None:
                    continue
                value = _value_added(meld, after, pricing)
            yield cards, value


def _outward(
    packed: int, meld: Meld, places: Iterable[int], jokers: int, beside: bool, pricing: Pricing
) -> list[_Listed]:
    """Return all ways to go on from an end of a run, also the one that adds nothing.

    :param beside: whether the card at that end is a joker.
    """
    ways: list[_Listed] = [((), 0)]
    growing = ways
    for place in places:
        kind = meld.kind_at(place)
        at = place if place > 0 else place + 13
        grown: list[_Listed] = []
        for cards, value in growing:
            if held(packed, kind) > sum([card.kind == kind for card in cards]):
                grown.append(((*cards, _ANY_COPY[kind]), value + pricing.run_natural[at]))
            used = sum([card.is_joker for card in cards])
            close = cards[-1].is_joker if cards else beside
            if used < jokers and (pricing.adjacent or not close):
                joker = Card.joker(stands_for=kind)
                grown.append(((*cards, joker), value + pricing.run_joker[at]))
        if not grown:
            break
        ways = ways + grown
        growing = grown
    return ways


def _placed(meld: Meld, cards: Sequence[Card], rules: Rules) -> Meld | None:
    """Return what the engine makes of a run and a group, ``None`` where it refuses."""
    results = layoffs(meld, cards, rules)
    if not any(card.is_joker for card in cards):
        return results[0] if results else None
    for result in results:
        try:
            check_jokers(result, rules)
        except IllegalActionError:
            continue
        return result
    return None


def _value_added(before: Meld, after: Meld, pricing: Pricing) -> int:
    """Return the value of the cards that were laid off on a run."""
    low = (before.start - after.start) % 13
    value = 0
    for index in (*range(low), *range(low + len(before.cards), len(after.cards))):
        values = pricing.run_joker if after.cards[index].is_joker else pricing.run_natural
        value += values[after.start + index]
    return value
