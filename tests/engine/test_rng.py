"""The generator is of our own definition: these numbers must never change."""

from __future__ import annotations

import hashlib
from collections import Counter

from rami_desktop.engine.cards import format_cards
from rami_desktop.engine.dealing import draw_for_deal, shuffled_pack
from rami_desktop.engine.rng import Rng


def test_the_stream_is_sha256_of_its_seed_and_block() -> None:
    digest = hashlib.sha256(b"rami:7:0").digest()
    first = int.from_bytes(digest[:4], "big")
    assert Rng(7).below(1 << 32) == first
    second_block = hashlib.sha256(b"rami:7:1").digest()
    assert Rng(7, 8).below(1 << 32) == int.from_bytes(second_block[:4], "big")


def test_a_copy_goes_on_in_the_same_way() -> None:
    rng = Rng(3)
    for _ in range(11):
        rng.below(10)
    copy = rng.copy()
    assert copy == rng
    assert [copy.below(1000) for _ in range(30)] == [rng.below(1000) for _ in range(30)]


def test_forks_differ() -> None:
    rng = Rng(3)
    numbers = {label: rng.fork(label).below(1 << 32) for label in ("deal 1", "deal 2", "x")}
    assert len(set(numbers.values())) == 3
    assert rng.fork("x").below(1 << 32) == numbers["x"]


def test_below_is_uniform() -> None:
    rng = Rng(11)
    counts = Counter(rng.below(54) for _ in range(54_000))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert len(counts) == 54
    assert 25 < chi_square < 93  # 53 degrees of freedom, beyond 99.9 % on both sides


def test_every_order_is_equally_likely() -> None:
    rng = Rng(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert len(orders) == 24
    assert 7 < chi_square < 50  # 23 degrees of freedom


def test_a_pack_is_shuffled_the_same_way_for_ever() -> None:
    order = shuffled_pack(Rng(2026), 2, cut=True)
    text = format_cards(order)
    assert len(set(order)) == 108
    assert text.startswith(EXPECTED_START)


EXPECTED_START = "3D 7D JS 6S 6D JD 10D 10D 9C 9C 6C 9S"


def test_the_highest_card_deals() -> None:
    for seed in range(200):
        dealer, rounds = draw_for_deal(Rng(seed), 4, 2)
        last = {seat: card for seat, card in rounds[-1].cards if not card.is_joker}
        height = {seat: 14 if card.rank == 1 else int(card.rank) for seat, card in last.items()}
        assert height[dealer] == max(height.values())
        assert list(height.values()).count(height[dealer]) == 1
