"""Sets of one rank: every way to use a rank's cards and some jokers in sets.

A rank's *signature* is eight bits, two for each suit that count its copies.  The ways of a
signature at a rank are worked out once and shared by all hands.
"""

from __future__ import annotations

from typing import NamedTuple

from rami_desktop.engine.solver_pricing import SUIT_BITS, Pricing

#: A set: rank, a bit per suit of the natural cards, jokers.
FoundSet = tuple[int, int, int]
#: One way to use a rank: value, jokers used, packed natural cards used, the sets.
Way = tuple[int, int, int, tuple[FoundSet, ...]]

_LIMIT = 1_000
_SUITS = [tuple(suit for suit in range(4) if mask >> suit & 1) for mask in range(16)]
#: By a bit per suit: one card of each of these suits, packed for the ace.
_PACKED = [sum(1 << suit * SUIT_BITS for suit in suits) for suits in _SUITS]
#: The same as a signature.
_SIGNED = [sum(1 << 2 * suit for suit in suits) for suits in _SUITS]
#: The suits that are parts of other suits, the most first.
_PARTS = [
    sorted(
        (part for part in range(1, mask + 1) if part & mask == part),
        key=lambda part: (-part.bit_count(), part),
    )
    for mask in range(16)
]


class RankWays(NamedTuple):
    """What a rank's cards can do in sets.

    :ivar ways: every different use of cards and jokers, the most valuable first.
    :ivar best: highest value by the number of jokers that may be used.
    """

    ways: tuple[Way, ...]
    best: tuple[int, ...]


class SetTable:
    """The ways of all ranks for one pricing and one number of jokers in the hand.

    :ivar entries: what is known, by the signature with twice the rank's index above it.
    :ivar need: fewest different suits of a rank that can make a set.
    """

    __slots__ = ("_jokers", "_pricing", "_sizes", "_two_sets", "entries", "need")

    def __init__(self, pricing: Pricing, jokers: int) -> None:
        self._pricing = pricing
        self._jokers = jokers
        self.entries: dict[int, RankWays] = {}
        most = min(jokers, pricing.set_jokers)
        least = pricing.min_naturals
        #: The numbers of jokers that make a set with 0 to 4 natural cards.
        self._sizes = [
            range(max(3 - naturals, 0), min(4 - naturals, most if naturals >= least else 0) + 1)
            for naturals in range(5)
        ]
        self.need = max(3 - most, least) if most else 3
        #: Fewest cards of a rank that can make two sets.
        self._two_sets = max(6 - min(jokers, 2 * most), 2 * self.need)

    def fill(self, key: int) -> RankWays:
        """Work out the ways for a key that the table does not know yet."""
        if len(self.entries) >= _LIMIT:
            self.entries.clear()
        signature, shift = key & 255, key >> 8
        rank = shift // 2 + 1
        natural, joker = self._pricing.set_natural[rank], self._pricing.set_joker[rank]
        ways: list[Way] = []
        mask, cards = 0, 0
        for suit in range(4):
            count = signature >> 2 * suit & 3
            if count:
                mask |= 1 << suit
                cards += count
        for part in _PARTS[mask]:
            naturals = part.bit_count()
            packed = _PACKED[part] << shift
            for jokers in self._sizes[naturals]:
                worth = naturals * natural + jokers * joker
                ways.append((worth, jokers, packed, ((rank, part, jokers),)))
        if cards >= self._two_sets and ways:
            ways = self._combined(ways, signature)
        ways.sort(reverse=True)
        best = [0] * (self._jokers + 1)
        for worth, jokers, _, _ in ways:
            for most in range(jokers, self._jokers + 1):
                if worth > best[most]:
                    best[most] = worth
        result = self.entries[key] = RankWays(tuple(ways), tuple(best))
        return result

    def _combined(self, single: list[Way], signature: int) -> list[Way]:
        """Add the ways of two and more sets; of those that use the same, the fewest sets."""
        known: dict[tuple[int, int], Way] = {}
        growing: list[tuple[int, int, Way]] = [(0, signature, (0, 0, 0, ()))]
        while growing:
            first, rest, (worth, jokers, packed, sets) = growing.pop()
            for number in range(first, len(single)):
                more, used, cards, one = single[number]
                signed = _SIGNED[one[0][1]]
                # Each suit of the set must still have a card: a bit in its pair.
                if jokers + used > self._jokers or signed & ~(rest | rest >> 1):
                    continue
                way = (worth + more, jokers + used, packed + cards, sets + one)
                known_way = known.get((way[2], way[1]))
                if known_way is None or len(known_way[3]) > len(way[3]):
                    known[way[2], way[1]] = way
                growing.append((number, rest - signed, way))
        return list(known.values())
