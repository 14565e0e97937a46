"""What a hand waits for: pairs of its cards, and how many cards would complete them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from rami_desktop.bots.places import fitting_kinds
from rami_desktop.engine.cards import NATURAL_KINDS, Card, sort_key
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Pair:
    """Two natural cards that a third one would make a meld.

    :ivar wanted: the kinds that complete it and of which some cards are still to be seen.
    :ivar count: how many such cards there are.
    """

    cards: tuple[Card, Card]
    is_run: bool
    wanted: tuple[int, ...]
    count: int

    @property
    def wanted_cards(self) -> tuple[Card, ...]:
        """The wanted kinds as cards."""
        return tuple(map(Card.from_kind, self.wanted))


def completing(first: int, second: int, rules: Rules) -> tuple[int, ...]:
    """Return the natural kinds that make two kinds a meld of three, lowest place first."""
    if first == second:
        return ()
    if first % 13 == second % 13:
        rank = first % 13
        return tuple(k for k in range(rank, NATURAL_KINDS, 13) if k not in (first, second))
    if first // 13 != second // 13:
        return ()
    suit, found = first // 13 * 13, []
    for low, high in _near(first % 13, second % 13, rules):
        places = (low - 1, high + 1) if high - low == 1 else (low + 1,)
        for place in places:
            if rules.circular_runs or 0 <= place <= 13:
                found.append(suit + place % 13)
    return tuple(dict.fromkeys(found))


def _near(first: int, second: int, rules: Rules) -> Iterator[tuple[int, int]]:
    """Yield two ranks (0..12) as places of a run that are one or two apart, low before high."""
    span = 13 if rules.circular_runs else 0
    for low, high in ((first, second), (second, first)):
        above = [high, high + 13] if high == 0 or span else [high]
        for place in above:
            if 1 <= place - low <= 2:
                yield low, place


def pairs(cards: Sequence[Card], left: Sequence[int], rules: Rules) -> list[Pair]:
    """Return the pairs among some cards, also those that nothing completes any more.

    :param left: cards still to be seen, by kind.
    """
    ordered = sorted(cards, key=sort_key)
    different = {card.kind: card for card in ordered if not card.is_joker}
    found = []
    for one, two in combinations(different.values(), 2):
        kinds = completing(one.kind, two.kind, rules)
        if kinds:
            live = tuple(kind for kind in kinds if left[kind] > 0)
            is_run = one.kind // 13 == two.kind // 13
            count = sum(left[kind] for kind in live)
            found.append(Pair(_in_order(one, two, rules), is_run, live, count))
    return found


def _in_order(one: Card, two: Card, rules: Rules) -> tuple[Card, Card]:
    """Return two cards as they stand in a run: an ace after the king, if it goes there."""
    low, high = one.kind % 13, two.kind % 13
    return (two, one) if high - low > 2 else (one, two)


def helpers(card: Card, found: Iterable[Pair], left: Sequence[int]) -> int:
    """Return how many cards still to be seen would make a card part of a meld of three."""
    own = [pair for pair in found if any(one.kind == card.kind for one in pair.cards)]
    return sum(left[kind] for kind in {kind for pair in own for kind in pair.wanted})


def meld_that_takes(view: SeatView, kind: int) -> tuple[Card, ...]:
    """Return the cards of a meld on the table to which a natural card could be laid off."""
    for table in view.melds.values():
        if kind in fitting_kinds(table.meld, view.rules):
            return table.meld.cards
    return ()


def pays_for_cards(view: SeatView) -> bool:
    """Return whether what is left in this seat's hand is what somebody else's win costs it."""
    rules = view.rules
    if rules.scoring == "losers_pay" and rules.unopened_points is not None:
        return view.opened[view.seat]
    return True
