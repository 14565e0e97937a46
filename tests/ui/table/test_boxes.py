"""Rows of pieces and shared widths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_desktop.ui.table.boxes import Box, around, in_rows, least_width, row_width, shared_out

widths = st.lists(st.floats(1, 300), min_size=1, max_size=14)


def test_a_box_knows_its_edges() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.cx, box.cy) == (40, 60, 25, 40)
    assert box.contains(10, 20) and not box.contains(40, 20)
    assert box.holds(Box(12, 22, 5, 5)) and not box.holds(Box(5, 22, 10, 5))
    assert box.shared(Box(30, 50, 100, 100)) == 10 * 10
    assert box.shared(Box(400, 50, 100, 100)) == 0
    assert box.at_least(50) == Box(0, 15, 50, 50)
    assert around([box, Box(0, 0, 5, 5)]) == Box(0, 0, 40, 60)


@given(widths, st.floats(0, 20), st.floats(50, 900))
def test_rows_keep_order_and_room(pieces: list[float], gap: float, room: float) -> None:
    rows = in_rows(pieces, room, gap)
    assert [index for row in rows for index in row] == list(range(len(pieces)))
    for row in rows:
        assert len(row) == 1 or row_width(pieces, row, gap) <= room + 1e-3


@given(widths, st.integers(1, 6), st.floats(0, 20))
def test_the_least_width_is_enough(pieces: list[float], rows: int, gap: float) -> None:
    least = least_width(pieces, rows, gap)
    assert least is not None
    assert least >= max(pieces) - 1e-6
    assert len(in_rows(pieces, least, gap)) <= rows


def test_breaks_begin_rows() -> None:
    assert in_rows([10, 10, 10], 100, 5, {0, 2}) == [[0, 1], [2]]
    assert least_width([10, 10, 10], 1, 5, {2}) is None
    assert least_width([], 3, 5) == 0.0


@given(st.lists(st.floats(0, 100), min_size=1, max_size=8), st.floats(0, 500))
def test_shares_give_each_its_need_and_use_everything(needs: list[float], extra: float) -> None:
    total = sum(needs) + extra
    shares = shared_out(needs, total)
    assert sum(shares) == pytest.approx(total)
    assert all(share >= need - 1e-6 for share, need in zip(shares, needs, strict=True))
