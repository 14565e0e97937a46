"""Sets of kinds as bits, against the engine's own melds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rami_desktop.bots.lookahead.kinds import (
    BITS,
    JOKER_UNIT,
    completions,
    has_clean_run,
    has_meld,
    has_pair,
    in_melds,
    kinds_of,
    melds_with,
    partners,
    present,
    ranks_held,
)
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.melds import Meld, find_melds
from rami_desktop.engine.presets import PRESETS

RULES = PRESETS["rami51"].changed(min_naturals=2)
kind_sets = st.sets(st.integers(0, 51), max_size=9)
#: Cards near each other, so that melds are common.
close_ranks = st.sampled_from((0, 1, 2, 3, 10, 11, 12))
close_sets = st.sets(
    st.builds(lambda suit, rank: suit * 13 + rank, st.integers(0, 3), close_ranks), max_size=9
)
sets = st.one_of(kind_sets, close_sets)


def bits_of(kinds: set[int]) -> int:
    return sum(BITS[kind] for kind in kinds)


def melds(kinds: set[int], jokers: int = 0) -> list[Meld]:
    hand = [Card(kind) for kind in sorted(kinds)] + [Card(JOKER_KIND)] * jokers
    return [meld for meld in find_melds(hand, RULES) if len(meld.cards) == 3]


def naturals(meld: Meld) -> set[int]:
    return {card & KIND_MASK for card in meld.cards if card & KIND_MASK != JOKER_KIND}


@given(sets)
def test_bits_and_back(kinds: set[int]) -> None:
    assert list(kinds_of(bits_of(kinds))) == sorted(kinds)
    assert present(bits_of(kinds) * 2 + JOKER_UNIT) == bits_of(kinds)


@given(sets)
def test_melds_of_three(kinds: set[int]) -> None:
    bits = bits_of(kinds)
    found = melds(kinds)
    assert has_meld(bits) == bool(found)
    assert has_clean_run(bits) == any(meld.is_run for meld in found)
    assert set(kinds_of(in_melds(bits))) == {kind for meld in found for kind in naturals(meld)}


@given(sets)
def test_pairs_with_a_joker(kinds: set[int]) -> None:
    assert has_pair(bits_of(kinds)) == any(len(naturals(meld)) == 2 for meld in melds(kinds, 1))


@given(sets)
def test_ranks(kinds: set[int]) -> None:
    ranks = [sum(kind % 13 == rank for kind in kinds) for rank in range(13)]
    two, three = ranks_held(bits_of(kinds))
    assert [two >> 2 * rank & 1 for rank in range(13)] == [count >= 2 for count in ranks]
    assert [three >> 2 * rank & 1 for rank in range(13)] == [count >= 3 for count in ranks]


@given(sets)
def test_what_would_complete_a_meld(kinds: set[int]) -> None:
    bits = bits_of(kinds)
    wanted = {
        kind for kind in range(52) if any(kind in naturals(meld) for meld in melds(kinds | {kind}))
    }
    assert set(kinds_of(completions(bits))) == wanted
    assert {kind for kind in range(52) if melds_with(bits & ~BITS[kind], kind, 0)} == wanted


@given(st.sets(st.integers(0, 51), min_size=1, max_size=4))
def test_what_would_go_with_a_joker(kinds: set[int]) -> None:
    wanted = set()
    for kind in range(52):
        others = kinds - {kind}
        if any(kind in naturals(meld) for meld in melds(others | {kind}, 1)):
            wanted.add(kind)
    bits = bits_of(kinds)
    assert set(kinds_of(partners(bits))) == wanted
    assert {kind for kind in range(52) if melds_with(bits & ~BITS[kind], kind, 1)} >= wanted
