"""What the solver counts: hands as packed numbers, and what a card is worth at each place.

A *packed hand* is one whole number.  Each natural kind has two bits that count its copies
(0..3), rank by rank and suit by suit, so that a suit is 26 bits and taking a card away is a
subtraction; the number of jokers stands above the four suits.

The *pricing* of an objective gives every card one whole number with all tie-breaks inside:
the higher digits are what is sought, the lower ones what decides between equals.  Two rule
sets that treat melds and values alike share a pricing, and with it all tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, NATURAL_KINDS, PLAIN_MASK, Card
from rami_desktop.engine.melds import hand_points, place_points, set_points
from rami_desktop.engine.rules import JOKER_REPLACED, Rules

SUIT_BITS = 26
SUIT_MASK = (1 << SUIT_BITS) - 1
JOKER_SHIFT = 4 * SUIT_BITS
NATURALS_MASK = (1 << JOKER_SHIFT) - 1
#: One bit for each rank of a suit: the low one of its two.
RANK_BITS = sum(1 << 2 * index for index in range(13))

#: Highest place that a circular run reaches (start 13 and 13 cards), and one more.
PLACES = 26

OPENING = 0
LEAST_LEFT = 1
GO_OUT = 2

_HAND_SHIFT = 6  # under it: cards laid, at most 63
_POINTS_SHIFT = 18  # under it: hand points of the cards laid, at most 4095
_COUNT_SHIFT = 32  # under it: opening points, at most 16383


def unit(kind: int) -> int:
    """Return the packed hand that holds one card of a kind (0..52)."""
    if kind == JOKER_KIND:
        return 1 << JOKER_SHIFT
    return 1 << kind // 13 * SUIT_BITS + kind % 13 * 2


UNITS = tuple(unit(kind) for kind in range(NATURAL_KINDS + 1))
_BY_CARD = tuple(
    UNITS[value & KIND_MASK] if value & KIND_MASK <= JOKER_KIND else 0
    for value in range(PLAIN_MASK + 1)
)
_unit_of = _BY_CARD.__getitem__


def packed_hand(hand: Iterable[Card]) -> int:
    """Return the packed form of cards as they lie in a hand (no kind more than three times).

    >>> packed_hand([Card.parse("AS"), Card.parse("2S"), Card.parse("2S")])
    9
    """
    return sum(map(_unit_of, hand))


def held(packed: int, kind: int) -> int:
    """Return how many cards of a kind (0..52) a packed hand holds."""
    if kind == JOKER_KIND:
        return packed >> JOKER_SHIFT
    return packed >> kind // 13 * SUIT_BITS + kind % 13 * 2 & 3


def kinds_in(packed: int) -> list[int]:
    """Return the different kinds in a packed hand, ascending."""
    return [kind for kind in range(JOKER_KIND + 1) if held(packed, kind)]


@dataclass(frozen=True, slots=True)
class Pricing:
    """Everything about rules and objective that the tables depend on.

    :ivar run_natural: value of a natural card by its place in a run; 1 is an ace at the low
        end, 14 an ace after a king, and a circular run goes on past it.
    :ivar run_joker: value of a joker by its place in a run.
    :ivar set_natural: value of a natural card of a set by rank (1..13).
    :ivar set_joker: value of a joker of a set by rank.
    :ivar longest: most cards in a run (rule 12).
    :ivar circular: whether runs go on past the ace.
    :ivar run_jokers: most jokers in a run (rule 13).
    :ivar set_jokers: most jokers in a set.
    :ivar min_naturals: fewest natural cards beside a joker.
    :ivar adjacent: whether two jokers may stand side by side in a run.
    """

    run_natural: tuple[int, ...]
    run_joker: tuple[int, ...]
    set_natural: tuple[int, ...]
    set_joker: tuple[int, ...]
    longest: int
    circular: bool
    run_jokers: int
    set_jokers: int
    min_naturals: int
    adjacent: bool


def card_value(objective: int, opening: int, in_hand: int) -> int:
    """Return the value of one card laid.

    :param opening: its opening points (rule 16).
    :param in_hand: what it would count in hand (rule 25).
    """
    if objective == LEAST_LEFT:
        return (in_hand << _HAND_SHIFT) + 1
    value = (opening << _POINTS_SHIFT) + (in_hand << _HAND_SHIFT) + 1
    return value + (1 << _COUNT_SHIFT) if objective == GO_OUT else value


def make_pricing(rules: Rules, objective: int) -> Pricing:
    """Return the pricing of an objective.

    ``OPENING``: most opening points (rule 16), then fewest points left (rule 25), then
    fewest cards left.  ``LEAST_LEFT``: fewest points left, then fewest cards.  ``GO_OUT``:
    fewest cards left, then as for an opening.
    """
    value = partial(card_value, objective)

    def joker(replaced: int) -> int:
        fixed = rules.joker_opening
        return value(replaced if fixed == JOKER_REPLACED else int(fixed), rules.joker_hand)

    in_run = [0] + [place_points(place, place - 1, rules) for place in range(1, PLACES + 1)]
    in_set = [0] + [set_points(rank, rules) for rank in range(1, 14)]
    in_hand = [0] + [hand_points(Card((place - 1) % 13), rules) for place in range(1, PLACES + 1)]
    return Pricing(
        run_natural=tuple(map(value, in_run, in_hand)),
        run_joker=tuple(map(joker, in_run)),
        set_natural=tuple(map(value, in_set, in_hand)),
        set_joker=tuple(map(joker, in_set)),
        longest=rules.longest_run,
        circular=rules.circular_runs,
        run_jokers=rules.jokers_per_run,
        set_jokers=rules.jokers_per_set,
        min_naturals=rules.min_naturals,
        adjacent=rules.adjacent_jokers,
    )


def cards_laid(value: int) -> int:
    """Return how many cards a value of any objective stands for."""
    return value & (1 << _HAND_SHIFT) - 1


def opening_points(value: int) -> int:
    """Return the opening points in a value of ``OPENING`` or ``GO_OUT``."""
    return value >> _POINTS_SHIFT & (1 << _COUNT_SHIFT - _POINTS_SHIFT) - 1


def hand_points_laid(value: int, objective: int) -> int:
    """Return the hand points (rule 25) of the cards laid in a value."""
    points = value >> _HAND_SHIFT
    return points if objective == LEAST_LEFT else points & (1 << _POINTS_SHIFT - _HAND_SHIFT) - 1


def laid_at_least(cards: int) -> int:
    """Return the least value of ``GO_OUT`` with which so many cards are laid."""
    return cards << _COUNT_SHIFT


def without_count(value: int) -> int:
    """Return a value of ``GO_OUT`` as the value of ``OPENING`` of the same lay."""
    return value & (1 << _COUNT_SHIFT) - 1
