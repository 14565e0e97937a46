"""The exact solver: the best opening, the fewest points left, what a card can be used for.

All answers are exact for every rule set: duplicates, jokers anywhere within their limits
(one may also stand for a card that is held), both aces, circular runs, two or three decks,
fixed joker values, a clean run, rule 14.  An answer depends on the cards alone, not on the
order in which they are held.  Hands may hold a kind at most three times.

>>> from rami_desktop.engine.cards import parse_cards
>>> from rami_desktop.engine.presets import preset
>>> layout = best_opening(parse_cards("8S 7S 6S AD AC AH * 4C KD"), preset("rami51"))
>>> layout.points, [str(meld) for meld in layout.melds]
(65, ['6S 7S 8S', 'AH AD AC *AS'])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from rami_desktop.engine.by_rules import ByRules
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, PLAIN_MASK, STANDS_SHIFT, Card, card_of
from rami_desktop.engine.melds import Meld, hand_points, meld_points
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver_limits import (
    Limits,
    best_going_out,
    best_within,
)
from rami_desktop.engine.solver_listing import choose_melds, run_of, set_of
from rami_desktop.engine.solver_pricing import (
    GO_OUT,
    LEAST_LEFT,
    OPENING,
    Pricing,
    hand_points_laid,
    make_pricing,
    opening_points,
    packed_hand,
)
from rami_desktop.engine.solver_runs import Budget
from rami_desktop.engine.solver_search import Found, FoundRun, Search
from rami_desktop.engine.solver_sets import FoundSet

_new = tuple.__new__  # what the class of a named tuple calls, without its own call
_BUDGET = Budget(10_000)
#: The cards that a seat may keep when it wants to go out, by ``final_discard`` (rule 10).
GOING_OUT: dict[str, tuple[int, ...]] = {"required": (1,), "optional": (0, 1), "forbidden": (0,)}


class _Known(NamedTuple):
    """What is kept for a rule set.

    :ivar searches: by objective; rule sets that treat melds alike share them.
    :ivar in_hand: points of a card left in hand (rule 25), by the card as a number.
    """

    searches: tuple[Search, Search, Search]
    in_hand: tuple[int, ...]


#: A meld without its copies: is it a run, its suit, its start, the kinds of its cards, and of
#: the jokers that stand for one card the index and the bits that say so.
_Form = tuple[bool, int, int, tuple[int, ...], tuple[tuple[int, int], ...]]
_by_pricing: dict[Pricing, Search] = {}


class Layout(NamedTuple):
    """One way to lay cards of a hand.

    :ivar points: opening points of the melds, or points left in hand for :func:`least_left`.
    :ivar melds: disjoint melds made of the hand's own cards, runs before sets.
    :ivar left: the cards that stay in hand, in the hand's order.
    """

    points: int
    melds: tuple[Meld, ...]
    left: tuple[Card, ...]


def clear_caches() -> None:
    """Empty all tables.  Answers never depend on them, only the time that they take."""
    _BUDGET.clear()
    for search in list(_by_pricing.values()):
        search.clear_sets()
    _run_form.cache_clear()
    _set_form.cache_clear()


def _make_known(rules: Rules) -> _Known:
    searches = []
    for objective in (OPENING, LEAST_LEFT, GO_OUT):
        pricing = make_pricing(rules, objective)
        search = _by_pricing.get(pricing)
        if search is None:
            search = _by_pricing[pricing] = Search(pricing, _BUDGET)
        searches.append(search)
    in_hand = [hand_points(Card(kind), rules) for kind in range(JOKER_KIND + 1)]
    in_hand += [0] * (KIND_MASK - JOKER_KIND)
    copies = (PLAIN_MASK + 1) // (KIND_MASK + 1)
    return _Known((searches[0], searches[1], searches[2]), tuple(in_hand * copies))


def _forget_searches() -> None:
    _by_pricing.clear()
    _BUDGET.forget()


_known = ByRules(_make_known, 64, _forget_searches).get


def search_for(rules: Rules, objective: int) -> Search:
    """Return the shared search of some rules for an objective of ``solver_pricing``."""
    return _known(rules).searches[objective]


def best_opening(
    hand: Sequence[Card],
    rules: Rules,
    *,
    decks: int = 2,
    on_table: Mapping[int, int] | None = None,
    must_use: int | None = None,
    keep: int | None = None,
    go_out: bool = False,
) -> Layout | None:
    """Return the new melds with the most opening points that can be laid in one action.

    The threshold alone is left aside: there is a clean run among them where the rules ask
    for one (rules 15 and 17), and ``None`` says that there is no such lay.  Between equals
    the fewest points left (rule 25) decide, then the fewest cards, then a fixed order.

    :param decks: decks in the pack, for rule 14.
    :param on_table: natural cards in melds on the table by kind (0..51), for rule 14.
    :param must_use: a kind (0..52) that must be among the cards laid.
    :param keep: cards that stay in hand at least; by default one where the final discard is
        required, else none.
    :param go_out: only lays after which the seat can go out in this turn (rule 10): one card
        left where the final discard is required, none where it is forbidden, else either.
    """
    if keep is None:
        keep = rules.kept_cards
    packed = packed_hand(hand)
    burnt = decks if rules.run_joker_burnt else 0
    must = () if must_use is None else ((must_use, 1),)
    limits = Limits(rules.opening_clean_run, must, keep, burnt, on_table)
    searches = _known(rules).searches
    excused = not rules.at_once_needs_opening and (go_out or limits.clean)
    if go_out:
        found = None
        lefts = GOING_OUT[rules.final_discard]
    else:
        found = best_within(searches[OPENING], packed, limits)
        lefts = (0, 1) if excused else ()
    lefts = tuple([left for left in lefts if left >= keep])
    if lefts:
        if excused:
            limits = Limits(False, must, 0, burnt, on_table)
        floor = -1 if found is None else found.value
        found = best_going_out(searches[GO_OUT], packed, limits, lefts, floor) or found
    if found is None:
        return None
    melds, left = spell_out(hand, found)
    return Layout(opening_points(found.value), melds, left)


def least_left(
    hand: Sequence[Card],
    rules: Rules,
    *,
    decks: int = 2,
    on_table: Mapping[int, int] | None = None,
    keep: int = 0,
) -> Layout:
    """Return the disjoint melds that leave the fewest points in hand by rule 25.

    Opening and final discard play no part.  Between equals the fewest cards left decide,
    then a fixed order.

    :param decks: decks in the pack, for rule 14.
    :param on_table: natural cards in melds on the table by kind (0..51), for rule 14.
    :param keep: cards that stay in hand at least.
    """
    known = _known(rules)
    search, packed = known.searches[LEAST_LEFT], packed_hand(hand)
    if keep or rules.run_joker_burnt:
        limits = Limits(keep=keep, decks=decks if rules.run_joker_burnt else 0, on_table=on_table)
        found = best_within(search, packed, limits)
    else:
        found = search.best(packed)
    points_of = known.in_hand.__getitem__
    if found is None:
        return Layout(sum(map(points_of, hand)), (), tuple(hand))
    melds, left = spell_out(hand, found)
    return Layout(sum(map(points_of, left)), melds, left)


def spell_out(hand: Sequence[Card], found: Found) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """Return a lay as melds of the hand's own cards, and the cards that stay."""
    first = {card & KIND_MASK: card for card in hand}
    further: dict[int, list[Card]] = {}
    if len(first) < len(hand):
        # Of equal cards the lowest copy first, so that the order of the hand plays no part.
        others = [card for card in hand if first[card & KIND_MASK] is not card]
        if len(first) + len(others) < len(hand):  # the same copy twice, as when it was typed
            others = list(hand)
            for card in first.values():
                others.remove(card)
        for card in others:
            further.setdefault(card & KIND_MASK, []).append(card)
        for kind, same in further.items():
            same.append(first[kind])
            same.sort(reverse=True)
            first[kind] = same.pop()
    used: list[Card] = []
    melds = []
    for is_run, suit, start, kinds, stands in (
        *map(_run_form, found.runs),
        *map(_set_form, found.sets),
    ):
        cards = [first.pop(kind) if kind in first else further[kind].pop() for kind in kinds]
        used += cards
        for index, bits in stands:
            cards[index] = card_of(cards[index] | bits)
        melds.append(_new(Meld, (is_run, suit, start, tuple(cards))))
    gone = set(used)
    left = [card for card in hand if card not in gone]
    if len(left) + len(used) < len(hand):  # the same copy twice
        left = list(hand)
        for card in used:
            left.remove(card)
    return tuple(melds), tuple(left)


@lru_cache(2_000)
def _run_form(run: FoundRun) -> _Form:
    suit, start, length, bits = run
    kinds, stands = [], []
    for index in range(length):
        kind = suit * 13 + (start + index - 1) % 13
        if bits >> index & 1:
            kinds.append(JOKER_KIND)
            stands.append((index, kind + 1 << STANDS_SHIFT))
        else:
            kinds.append(kind)
    return True, suit, start, tuple(kinds), tuple(stands)


@lru_cache(2_000)
def _set_form(found: FoundSet) -> _Form:
    rank, mask, jokers = found
    suits = [suit for suit in range(4) if mask >> suit & 1]
    kinds = [suit * 13 + rank - 1 for suit in suits] + [JOKER_KIND] * jokers
    stands: tuple[tuple[int, int], ...] = ()
    if jokers == 1 and len(suits) == 3:  # only this joker stands for one card
        stands = ((3, (6 - sum(suits)) * 13 + rank << STANDS_SHIFT),)
    return False, -1, rank, tuple(kinds), stands


def points_left(hand: Sequence[Card], rules: Rules) -> int:
    """Return the points of :func:`least_left` alone, in less time."""
    if rules.run_joker_burnt:
        return least_left(hand, rules).points
    known = _known(rules)
    value = known.searches[LEAST_LEFT].value(packed_hand(hand))
    return sum(map(known.in_hand.__getitem__, hand)) - hand_points_laid(value, LEAST_LEFT)


def can_use(
    hand: Sequence[Card],
    kind: int,
    rules: Rules,
    *,
    decks: int = 2,
    on_table: Mapping[int, int] | None = None,
    keep: int = 0,
) -> bool:
    """Return whether a card of ``kind`` (0..52), already in the hand, fits into a new meld.

    What an opening asks for plays no part (see ``must_use`` of :func:`best_opening`); for
    lay-offs see ``solver_table``.

    :param decks: decks in the pack, for rule 14.
    :param on_table: natural cards in melds on the table by kind (0..51), for rule 14.
    :param keep: cards that stay in hand at least.
    """
    burnt = decks if rules.run_joker_burnt else 0
    limits = Limits(must=((kind, 1),), keep=keep, decks=burnt, on_table=on_table)
    return best_within(_known(rules).searches[LEAST_LEFT], packed_hand(hand), limits) is not None


def all_layouts(
    hand: Sequence[Card],
    rules: Rules,
    *,
    decks: int = 2,
    on_table: Mapping[int, int] | None = None,
    maximal: bool = True,
) -> Iterator[Layout]:
    """Yield the different ways to lay disjoint melds, lazily and in a fixed order.

    Equal cards do not make a way another; ``points`` are opening points.  There can be very
    many: take what you need.

    :param decks: decks in the pack, for rule 14.
    :param on_table: natural cards in melds on the table by kind (0..51), for rule 14.
    :param maximal: only ways beside which no further meld can be laid.  Where rule 14 lets a
        joker stand for a card that is still in hand, the others come too.
    """
    burnt = decks if rules.run_joker_burnt else 0
    for chosen in choose_melds(hand, rules, burnt, on_table or {}, maximal):
        runs = tuple([run_of(meld) for meld in chosen if meld.is_run])
        sets = tuple([set_of(meld) for meld in chosen if not meld.is_run])
        melds, left = spell_out(hand, Found(0, sets, runs))
        yield Layout(sum(meld_points(meld, rules) for meld in melds), melds, left)
