"""Sets of natural kinds as bits, and what the cards of such a set could make together.

The bit of a kind is the lower one of its two in a packed hand (``engine.solver_pricing``), so
that a suit is 26 bits and the next rank is two bits further.  A run may go up to an ace; runs
that go on past it are not looked at here.
"""

from __future__ import annotations

from collections.abc import Iterator

from rami_desktop.engine.cards import JOKER_KIND, NATURAL_KINDS
from rami_desktop.engine.solver_pricing import RANK_BITS, SUIT_BITS, SUIT_MASK, UNITS

BITS = UNITS[:NATURAL_KINDS]
JOKER_UNIT = UNITS[JOKER_KIND]

_ALL = sum(BITS)
_ACES = sum(1 << suit * SUIT_BITS for suit in range(4))
_UP_TO_JACK = sum(bit for kind, bit in enumerate(BITS) if kind % 13 <= 10)
_UP_TO_QUEEN = sum(bit for kind, bit in enumerate(BITS) if kind % 13 <= 11)
_SHIFTS = tuple(suit * SUIT_BITS for suit in range(4))
#: A suit's line from the low ace to the high one.
_LINE_MASK = (1 << SUIT_BITS + 2) - 1


def present(packed: int) -> int:
    """Return the kinds of which a packed hand holds one or more."""
    return (packed | packed >> 1) & _ALL


def kinds_of(bits: int) -> Iterator[int]:
    """Yield the kinds of a set, ascending."""
    while bits:
        low = bits & -bits
        bits ^= low
        yield low.bit_length() >> 1


def _runs_of_three(bits: int) -> int:
    return bits & bits >> 2 & bits >> 4 & _UP_TO_JACK | bits & bits >> 22 & bits >> 24 & _ACES


def has_clean_run(bits: int) -> bool:
    """Return whether three kinds of a set are a run."""
    return _runs_of_three(bits) != 0


def ranks_held(bits: int) -> tuple[int, int]:
    """Return the ranks held in two suits or more, and in three or more, as bits of one suit."""
    a, b = bits & SUIT_MASK, bits >> SUIT_BITS & SUIT_MASK
    c, d = bits >> 2 * SUIT_BITS & SUIT_MASK, bits >> 3 * SUIT_BITS
    ab, cd = a & b, c & d
    any_ab, any_cd = a | b, c | d
    return ab | cd | any_ab & any_cd, ab & any_cd | cd & any_ab


def has_meld(bits: int) -> bool:
    """Return whether three kinds of a set are a meld."""
    return _runs_of_three(bits) != 0 or ranks_held(bits)[1] != 0


def in_melds(bits: int) -> int:
    """Return the kinds of a set that are in some meld of three of them."""
    low = bits & bits >> 2 & bits >> 4 & _UP_TO_JACK
    high = bits & bits >> 22 & bits >> 24 & _ACES
    ranks = ranks_held(bits)[1]
    sets = ranks | ranks << SUIT_BITS | ranks << 2 * SUIT_BITS | ranks << 3 * SUIT_BITS
    return low | low << 2 | low << 4 | high | high << 22 | high << 24 | (sets & bits)


def has_pair(bits: int) -> bool:
    """Return whether two kinds of a set make a meld with a joker."""
    if bits & bits >> 2 & _UP_TO_QUEEN or bits & bits >> 4 & _UP_TO_JACK:
        return True
    return (
        bits >> 22 & bits & _ACES != 0
        or bits >> 24 & bits & _ACES != 0
        or (ranks_held(bits)[0] != 0)
    )


def completions(bits: int) -> int:
    """Return the kinds, held or not, that make a meld with two others of a set."""
    found = 0
    for shift in _SHIFTS:
        held = bits >> shift & SUIT_MASK
        if held & held - 1:
            line = held | (held & 1) << SUIT_BITS
            up, down = line << 2, line >> 2
            both = (up & line << 4 | up & down | down & line >> 4) & _LINE_MASK
            found |= (both & SUIT_MASK | both >> SUIT_BITS) << shift
    a, b = bits & SUIT_MASK, bits >> SUIT_BITS & SUIT_MASK
    c, d = bits >> 2 * SUIT_BITS & SUIT_MASK, bits >> 3 * SUIT_BITS
    ab, cd, any_ab, any_cd = a & b, c & d, a | b, c | d
    return (
        found
        | (b & any_cd | cd)
        | (a & any_cd | cd) << SUIT_BITS
        | (d & any_ab | ab) << 2 * SUIT_BITS
        | (c & any_ab | ab) << 3 * SUIT_BITS
    )


def partners(bits: int) -> int:
    """Return the kinds, held or not, that make a meld with one of a set and a joker."""
    found = 0
    for shift in _SHIFTS:
        held = bits >> shift & SUIT_MASK
        if held:
            line = held | (held & 1) << SUIT_BITS
            near = (line << 2 | line << 4 | line >> 2 | line >> 4) & _LINE_MASK
            found |= (near & SUIT_MASK | near >> SUIT_BITS) << shift
    a, b = bits & SUIT_MASK, bits >> SUIT_BITS & SUIT_MASK
    c, d = bits >> 2 * SUIT_BITS & SUIT_MASK, bits >> 3 * SUIT_BITS
    return (
        found
        | (b | c | d)
        | (a | c | d) << SUIT_BITS
        | (a | b | d) << 2 * SUIT_BITS
        | (a | b | c) << 3 * SUIT_BITS
    )


def _pairs_with(kind: int) -> tuple[int, ...]:
    suit, rank = divmod(kind, 13)
    pairs = set()
    for place in (0, 13) if rank == 0 else (rank,):
        for first, second in ((-2, -1), (-1, 1), (1, 2)):
            if place + first >= 0 and place + second <= 13:
                pairs.add(sum(BITS[suit * 13 + (place + by) % 13] for by in (first, second)))
    others = [BITS[other * 13 + rank] for other in range(4) if other != suit]
    pairs |= {sum(others) - left_out for left_out in others}
    return tuple(sorted(pairs))


#: For each kind the pairs of kinds with which it makes a meld.
PAIRS = tuple(_pairs_with(kind) for kind in range(NATURAL_KINDS))
#: For each kind the kinds with which it makes a meld when there is a joker too.
PARTNERS = tuple(partners(bit) for bit in BITS)


def melds_with(bits: int, kind: int, jokers: int) -> bool:
    """Return whether a natural card makes a meld with cards of a set and jokers."""
    if jokers and bits & PARTNERS[kind]:
        return True
    return any([bits & pair == pair for pair in PAIRS[kind]])


assert RANK_BITS == _ALL & SUIT_MASK
