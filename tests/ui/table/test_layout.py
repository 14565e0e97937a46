"""Nothing outside the window, no index hidden, nothing too small, whatever lies on the table."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_desktop.ui import tokens
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.layout import compute, hit_boxes
from rami_desktop.ui.table.shape import MeldShape, TableLayout, TableShape

SIZES = ((1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
#: The table beside the log and above the buttons in the smallest window.
INNER = (776, 590)


def shape(
    size: tuple[int, int],
    players: int,
    melds: int,
    *,
    seed: int = 1,
    hand: int = 15,
    prepared: tuple[int, ...] = (),
    open_hands: bool = False,
    owner: int | None = None,
) -> TableShape:
    chance = random.Random(f"{size} {players} {melds} {seed}")
    # As many cards as there are: three decks from six players on, else two.
    left = (162 if players >= 6 else 108) - players
    lengths = []
    for _ in range(melds):
        longest = max(3, min(13, left - 3 * (melds - len(lengths) - 1)))
        lengths.append(min(longest, chance.choice((3, 3, 3, 4, 4, 5, 6, 8, 13))))
        left -= lengths[-1]
    return TableShape(
        width=size[0],
        height=size[1],
        players=players,
        hand=hand,
        apart=(hand - 1,) if hand > 1 else (),
        counts=(hand,) * players,
        melds=tuple(
            MeldShape(number + 1, chance.randrange(players) if owner is None else owner, length)
            for number, length in enumerate(lengths)
        ),
        prepared=prepared,
        open_hands=open_hands,
    )


def every_card(layout: TableLayout) -> list[Box]:
    rows = [layout.hand, layout.stock, layout.discard, *layout.prepared]
    rows += [*layout.melds.values(), *layout.rivals.values()]
    return [box for row in rows for box in row]


def places(layout: TableLayout) -> dict[str, Box]:
    found = {f"plate {seat}": parts.box for seat, parts in layout.plates.items()}
    found |= {"stock": layout.stock_box, "discard": layout.discard_box}
    found |= {"stock label": layout.stock_label, "discard label": layout.discard_label}
    found |= {"counter": layout.counter, "owed": layout.owed, "own area": layout.own_area}
    return found


def check(layout: TableLayout, table: TableShape) -> None:
    whole = layout.view_box
    for box in every_card(layout):
        assert whole.holds(box), box
    for name, box in places(layout).items():
        assert whole.holds(box), name
    check_indices(layout)
    check_apart(layout, table)


def check_indices(layout: TableLayout) -> None:
    rows = [layout.hand, *layout.melds.values(), *layout.prepared]
    for row in rows:
        for left, right in pairwise(row):
            same_line = left.y == right.y
            assert not same_line or right.x - left.x >= tokens.INDEX_STRIP * left.w - 1e-6


def around(row: list[Box]) -> Box:
    """Return the smallest box that holds all boxes of a row."""
    left, top = min(box.x for box in row), min(box.y for box in row)
    return Box(
        left, top, max(box.right for box in row) - left, max(box.bottom for box in row) - top
    )


def check_apart(layout: TableLayout, table: TableShape) -> None:
    """Melds, piles, plates, areas and hand lie clear of one another."""
    rows = {f"meld {number}": row for number, row in layout.melds.items()}
    rows |= {f"group {index}": row for index, row in enumerate(layout.prepared)}
    if table.open_hands:
        rows |= {f"hand of {seat}": row for seat, row in layout.rivals.items()}
    things = [(name, box) for name, row in rows.items() for box in row]
    fixed = [(name, box) for name, box in places(layout).items() if name != "own area"]
    fixed += [("hand", box) for box in layout.hand]
    for name, box in things:
        for other, place in fixed:
            assert box.shared(place) < 1, (name, other)
    groups = [(name, row, around(row)) for name, row in rows.items() if row]
    for index, (name, row, whole) in enumerate(groups):
        for other, boxes, place in groups[index + 1 :]:
            if whole.shared(place) >= 1:  # else no card of the one can lie on the other
                assert all(a.shared(b) < 1 for a in row for b in boxes), (name, other)
    plates = [parts.box for parts in layout.plates.values()]
    assert all(a.shared(b) < 1 for i, a in enumerate(plates) for b in plates[i + 1 :])
    assert layout.own_area.y >= layout.discard_label.bottom - 0.5
    assert layout.own_area.bottom <= layout.hand[0].y - layout.lift + 1 if layout.hand else True


@pytest.mark.parametrize("size", (INNER, *SIZES))
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("melds", (0, 1, 5, 12, 20, 30))
def test_everything_fits(size: tuple[int, int], players: int, melds: int) -> None:
    for table in (
        shape(size, players, melds),
        shape(size, players, melds, seed=2, prepared=(3, 4, 3)),
        shape(size, players, melds, seed=3, hand=24),
        shape(size, players, melds, seed=4, hand=1),
    ):
        check(compute(table), table)


@pytest.mark.parametrize("size", (INNER, *SIZES))
@pytest.mark.parametrize("players", (2, 4, 6, 8))
def test_open_hands_fit_beside_the_melds(size: tuple[int, int], players: int) -> None:
    table = shape(size, players, 12, open_hands=True)
    layout = compute(table)
    check(layout, table)
    assert all(len(row) == 15 for row in layout.rivals.values())


@pytest.mark.parametrize("players", (2, 5, 8))
@pytest.mark.parametrize("owner", (0, 1))
def test_one_seat_may_own_all_melds(players: int, owner: int) -> None:
    table = shape((1024, 700), players, 24, owner=owner)
    check(compute(table), table)


def test_sizes_at_the_smallest_window() -> None:
    for players in range(2, 9):
        for melds in (0, 10, 20, 30):
            layout = compute(shape((1024, 700), players, melds))
            assert all(box.h >= tokens.LEAST_HAND_CARD for box in layout.hand)
            for box in hit_boxes(layout.hand):
                assert min(box.w, box.h) >= tokens.HIT
            for name, box in places(layout).items():
                if "label" not in name:
                    assert min(box.w, box.h) >= tokens.HIT, name
            for row in layout.melds.values():
                assert row[0].h >= tokens.HIT
                assert row[-1].right - row[0].x >= tokens.HIT


def test_melds_are_as_large_as_there_is_room() -> None:
    few = compute(shape((1280, 800), 4, 3))
    many = compute(shape((1280, 800), 4, 30))
    assert next(iter(few.melds.values()))[0].h > next(iter(many.melds.values()))[0].h
    assert few.step >= many.step


def test_melds_lie_in_front_of_their_owner() -> None:
    table = shape((1280, 800), 4, 12)
    layout = compute(table)
    for meld in table.melds:
        zone = layout.zones[meld.owner]
        assert all(zone.holds(box) for box in layout.melds[meld.number])


def test_rivals_sit_clockwise_from_the_left() -> None:
    for viewer in range(5):
        layout = compute(TableShape(1280, 800, 5, viewer=viewer, hand=13, counts=(13,) * 5))
        order = sorted(
            (seat for seat in range(5) if seat != viewer),
            key=lambda seat: layout.plates[seat].box.cx,
        )
        assert order == [(viewer + step) % 5 for step in range(1, 5)]


def test_a_drawn_card_stands_apart() -> None:
    plain = compute(TableShape(1280, 800, 2, hand=14, counts=(14, 14)))
    apart = compute(TableShape(1280, 800, 2, hand=14, apart=(13,), counts=(14, 14)))
    assert apart.hand[13].x - apart.hand[12].x > apart.hand[12].x - apart.hand[11].x + 10
    assert plain.hand[13].x - plain.hand[12].x == pytest.approx(plain.hand[1].x - plain.hand[0].x)


def test_gaps_and_indices_at_a_point() -> None:
    layout = compute(shape((1280, 800), 3, 4, hand=10))
    hand = layout.hand
    assert layout.hand_gap(0) == 0
    assert layout.hand_gap(hand[-1].right + 50) == 10
    assert layout.hand_gap(hand[4].x + 2) == 4
    assert layout.hand_gap(hand[5].x - 2) == 5
    number, row = next(iter(layout.melds.items()))
    assert layout.meld_index(number, row[0].x - 1) == -1
    assert layout.meld_index(number, row[0].x + 1) == 0
    assert layout.meld_index(number, row[-1].x + 1) == len(row) - 1
    assert layout.meld_index(number, row[-1].right) == len(row)


@given(
    st.integers(776, 3840),
    st.integers(590, 2160),
    st.integers(2, 8),
    st.integers(0, 22),
    st.integers(0, 16),
    st.integers(0, 1000),
)
def test_any_window_fits(
    width: int, height: int, players: int, melds: int, hand: int, seed: int
) -> None:
    table = shape((width, height), players, melds, hand=hand, seed=seed)
    check(compute(table), table)


def test_the_rivals_sit_in_an_arc_that_is_alike_on_both_sides() -> None:
    for players in range(3, 9):
        for melds in (0, 6, 14):
            layout = compute(shape((1920, 1080), players, melds))
            depths = [layout.plates[seat].box.y for seat in range(1, players)]
            assert depths == depths[::-1]


def test_hand_and_piles_are_larger_while_the_melds_leave_room() -> None:
    few = compute(shape((1280, 800), 4, 2))
    many = compute(shape((1280, 800), 4, 14))
    assert few.hand[0].h > 1.1 * many.hand[0].h
    assert few.stock[0].h > 1.1 * many.stock[0].h


@pytest.mark.parametrize("size", (INNER, (1280, 800), (1920, 1080)))
@pytest.mark.parametrize("players", (2, 4, 6, 8))
def test_an_opened_hand_hangs_from_its_plate_and_holds_no_meld(
    size: tuple[int, int], players: int
) -> None:
    for hand in (1, 6, 15):
        layout = compute(shape(size, players, 9, hand=hand, open_hands=True))
        assert sorted(layout.trays) == list(range(1, players))
        melds = [box for row in layout.melds.values() for box in row]
        for seat, tray in layout.trays.items():
            plate = layout.plates[seat].box
            assert all(tray.holds(box) for box in layout.rivals[seat])
            assert tray.y == plate.bottom
            assert not any(tray.shared(box) > 0.01 for box in melds)
            assert all(tray.shared(other) < 0.01 for s, other in layout.trays.items() if s != seat)
    assert compute(shape(size, players, 9)).trays == {}


def test_plates_lie_in_a_clear_arc_or_in_one_line() -> None:
    for size in (INNER, *SIZES):
        for players in range(3, 9):
            for melds in (0, 3, 6, 9, 14):
                layout = compute(shape(size, players, melds))
                tops = [layout.plates[seat].box.y for seat in range(1, players)]
                bent = max(tops) - min(tops)
                assert bent == 0 or bent >= round(8 * layout.unit), (size, players, melds)


@pytest.mark.parametrize("players", range(2, 9))
def test_signs_at_the_corners_of_a_picture_leave_the_words_alone(players: int) -> None:
    for size in (INNER, (1280, 800), (1920, 1080)):
        layout = compute(shape(size, players, 3))
        for parts in layout.plates.values():
            sign = max(14.0, 0.36 * parts.disc.h)
            assert parts.name.x >= parts.disc.right + 0.28 * sign + 1


def test_small_type_is_never_smaller_than_on_pages() -> None:
    assert compute(shape(INNER, 8, 30)).text == 1.0
    assert compute(shape((1920, 1080), 2, 0)).text > 1.0
