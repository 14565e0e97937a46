"""Melds: what is one and why not, what it is worth, and how it may change on the table.

A meld is a value.  A *run* knows its suit and the place of its first card (ace low is 1,
ace high 14; a circular run goes on past 14), so the place of a joker says what it stands
for.  A *set* knows its rank.  Cards are kept in the order in which they are printed, with
jokers spelled out where they stand for one card (rules 12 to 16, 18 to 21).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import NamedTuple

from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card, format_cards, sort_key
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.rules import JOKER_REPLACED, Rules


class Meld(NamedTuple):
    """A set or a run (a named tuple: the solver makes several for each of its answers).

    :ivar is_run: whether it is a run.
    :ivar suit: the suit 0..3 of a run, -1 for a set.
    :ivar start: the place 1..14 of a run's first card, the rank 1..13 of a set.
    :ivar cards: the cards in printed order, jokers spelled where they stand for one card.
    """

    is_run: bool
    suit: int
    start: int
    cards: tuple[Card, ...]

    @property
    def is_clean_run(self) -> bool:
        """Whether this is a run without a joker."""
        return self.is_run and all(card & KIND_MASK != JOKER_KIND for card in self.cards)

    @property
    def jokers(self) -> int:
        """How many jokers are in it."""
        return sum(card & KIND_MASK == JOKER_KIND for card in self.cards)

    @property
    def end(self) -> int:
        """The place of a run's last card."""
        return self.start + len(self.cards) - 1

    def kind_at(self, place: int) -> int:
        """Return the natural kind that belongs at a place of this run's suit."""
        return self.suit * 13 + (place - 1) % 13

    @property
    def missing_suits(self) -> tuple[int, ...]:
        """The suits of which a set holds no natural card."""
        held = {card.kind // 13 for card in self.cards if not card.is_joker}
        return tuple(suit for suit in range(4) if suit not in held)

    def __str__(self) -> str:
        return format_cards(self.cards)


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table with its number of the deal and the seat that laid it."""

    number: int
    owner: int
    meld: Meld


def make_run(suit: int, start: int, cards: Sequence[Card]) -> Meld:
    """Return the run that these cards make from ``start`` on, jokers spelled out."""
    spelled = tuple(
        card.standing_for(suit * 13 + (start + index - 1) % 13) if card.is_joker else card
        for index, card in enumerate(cards)
    )
    return Meld(True, suit, start, spelled)


def make_set(rank: int, cards: Sequence[Card]) -> Meld:
    """Return the set that these cards make; only a set of four fixes its single joker."""
    naturals = sorted((card for card in cards if not card.is_joker), key=sort_key)
    jokers = [card.plain for card in cards if card.is_joker]
    if len(naturals) == 3 and len(jokers) == 1:
        held = {card.kind // 13 for card in naturals}
        missing = next(suit for suit in range(4) if suit not in held)
        jokers = [jokers[0].standing_for(missing * 13 + rank - 1)]
    return Meld(False, -1, rank, (*naturals, *jokers))


def place_points(place: int, in_run_at: int, rules: Rules) -> int:
    """Return the opening points of a natural card at a place of a run (rule 16).

    :param in_run_at: the index of the card in the run; an ace at index 0 is low.
    """
    rank = (place - 1) % 13 + 1
    if rank == 1:
        return rules.ace_low if in_run_at == 0 else rules.ace_high
    return min(rank, 10)


def set_points(rank: int, rules: Rules) -> int:
    """Return the opening points of one natural card of a set (rule 16)."""
    return rules.ace_set if rank == 1 else min(rank, 10)


def hand_points(card: Card, rules: Rules) -> int:
    """Return what a card left in hand counts (rule 25)."""
    kind = card & KIND_MASK
    if kind == JOKER_KIND:
        return rules.joker_hand
    rank = kind % 13 + 1
    return rules.ace_hand if rank == 1 else min(rank, 10)


def card_points(meld: Meld, index: int, rules: Rules) -> int:
    """Return the opening points of the card at ``index`` of a meld (rule 16)."""
    if meld.cards[index].is_joker and rules.joker_opening != JOKER_REPLACED:
        return int(rules.joker_opening)
    if meld.is_run:
        return place_points(meld.start + index, index, rules)
    return set_points(meld.start, rules)


def meld_points(meld: Meld, rules: Rules) -> int:
    """Return the opening points of a whole meld (rule 16)."""
    return sum(card_points(meld, index, rules) for index in range(len(meld.cards)))


def check_jokers(meld: Meld, rules: Rules) -> None:
    """Refuse a meld with the wrong jokers (rule 13).

    :raises IllegalActionError: ``too_many_jokers``, ``too_few_naturals`` or
        ``adjacent_jokers``.
    """
    jokers = meld.jokers
    if not jokers:
        return
    most = rules.jokers_per_run if meld.is_run else rules.jokers_per_set
    if jokers > most:
        raise IllegalActionError("too_many_jokers", most=most, run=meld.is_run)
    if len(meld.cards) - jokers < rules.min_naturals:
        raise IllegalActionError("too_few_naturals", least=rules.min_naturals)
    if meld.is_run and not rules.adjacent_jokers:
        flags = [card.is_joker for card in meld.cards]
        if any(left and right for left, right in pairwise(flags)):
            raise IllegalActionError("adjacent_jokers")


def _not_a_meld(reason: str, cards: Sequence[Card]) -> IllegalActionError:
    return IllegalActionError("not_a_meld", reason=reason, cards=format_cards(cards))


def read_meld(cards: Sequence[Card], rules: Rules) -> Meld:
    """Return the meld that these cards make in the order given (rules 12 and 13).

    A run is written in ascending or descending order; its plain jokers stand for what their
    place says.

    :raises IllegalActionError: ``not_a_meld`` with a ``reason``, or what
        :func:`check_jokers` refuses.
    """
    faces = [card.face for card in cards if card.face != JOKER_KIND]
    if len(cards) < 3:
        raise _not_a_meld("too_short", cards)
    if not faces or len({face % 13 for face in faces}) == 1:
        meld = _read_set(cards, faces, rules)
    elif len({face // 13 for face in faces}) == 1:
        meld = _read_run(cards, faces, rules)
    else:
        raise _not_a_meld("mixed", cards)
    check_jokers(meld, rules)
    return meld


def _read_set(cards: Sequence[Card], faces: list[int], rules: Rules) -> Meld:
    if len(cards) > 4:
        raise _not_a_meld("too_long", cards)
    if len(set(faces)) < len(faces):
        raise _not_a_meld("duplicate_suit", cards)
    if not faces:  # jokers alone name no rank, and check_jokers refuses them
        return Meld(False, -1, 1, tuple(cards))
    return make_set(faces[0] % 13 + 1, cards)


def _read_run(cards: Sequence[Card], faces: list[int], rules: Rules) -> Meld:
    if len(cards) > rules.longest_run:
        raise _not_a_meld("too_long", cards)
    suit = faces[0] // 13
    for ordered in (tuple(cards), tuple(reversed(cards))):
        start = _run_start(ordered, rules.circular_runs)
        if start is not None:
            return make_run(suit, start, ordered)
    if len(set(faces)) < len(faces):
        raise _not_a_meld("duplicate_card", cards)
    if any(_run_start(o, True) is not None for o in (tuple(cards), tuple(reversed(cards)))):
        raise _not_a_meld("ace_in_middle", cards)
    raise _not_a_meld("not_consecutive", cards)


def _run_start(cards: Sequence[Card], circular: bool) -> int | None:
    """Return the place of the first card when the cards ascend one by one, else ``None``."""
    length = len(cards)
    first = next(index for index, card in enumerate(cards) if card.face != JOKER_KIND)
    base = cards[first].face % 13 + 1 - first
    for start in (base, base + 13):
        inside = 1 <= start <= 13 if circular else start >= 1 and start + length - 1 <= 14
        if inside and all(
            card.face == JOKER_KIND or card.face % 13 == (start + index - 1) % 13
            for index, card in enumerate(cards)
        ):
            return start
    return None


def find_melds(hand: Sequence[Card], rules: Rules) -> Iterator[Meld]:
    """Yield every different meld that the cards of a hand can make, in a fixed order.

    Equal cards give the same meld once; a joker may also stand for a card that is held.
    """
    by_kind: dict[int, Card] = {}
    spare: dict[int, Card] = {}
    jokers = []
    for card in sorted(hand, key=sort_key):
        if card.is_joker:
            jokers.append(card)
        elif card.kind in by_kind:
            spare.setdefault(card.kind, card)
        else:
            by_kind[card.kind] = card
    yield from _find_sets(by_kind, jokers, rules)
    yield from _find_runs(by_kind, spare, jokers, rules)


def _find_sets(by_kind: dict[int, Card], jokers: list[Card], rules: Rules) -> Iterator[Meld]:
    for rank in range(1, 14):
        naturals = [by_kind[k] for k in range(rank - 1, 52, 13) if k in by_kind]
        for size in (3, 4):
            for used in range(min(size - 1, len(jokers), rules.jokers_per_set) + 1):
                if size - used < rules.min_naturals:
                    break
                for chosen in combinations(naturals, size - used):
                    yield make_set(rank, (*chosen, *jokers[:used]))


def _find_runs(
    by_kind: dict[int, Card], spare: dict[int, Card], jokers: list[Card], rules: Rules
) -> Iterator[Meld]:
    longest = rules.longest_run
    most = min(len(jokers), rules.jokers_per_run)
    for suit in range(4):
        if not any(kind // 13 == suit for kind in by_kind):
            continue
        for start in range(1, 14):
            last = start + longest - 1 if rules.circular_runs else min(14, start + longest - 1)
            yield from _runs_from(suit, start, last, by_kind, spare, jokers, most, rules)


def _runs_from(
    suit: int,
    start: int,
    last: int,
    by_kind: dict[int, Card],
    spare: dict[int, Card],
    jokers: list[Card],
    most: int,
    rules: Rules,
) -> Iterator[Meld]:
    """Yield the runs that begin at a place, growing card by card."""
    stack: list[tuple[tuple[Card, ...], int]] = [((), 0)]
    while stack:
        cards, used = stack.pop()
        if len(cards) >= 3 and len(cards) - used >= rules.min_naturals:
            yield make_run(suit, start, cards)
        place = start + len(cards)
        if place > last:
            continue
        beside = cards and cards[-1].is_joker and not rules.adjacent_jokers
        if used < most and not beside:
            stack.append(((*cards, jokers[used]), used + 1))
        kind = suit * 13 + (place - 1) % 13
        card = by_kind.get(kind)
        if card is not None and place == start + 13:
            # Both aces of a fourteen-card run: the second place needs a second copy.
            card = spare.get(kind) if cards and not cards[0].is_joker else card
        if card is not None:
            stack.append(((*cards, card), used))
