"""Sharing jokers out: values by "at most so many jokers", of two parts put together.

A *row* has one value for each number of jokers from 0 up, never falling.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

Row = tuple[int, ...]
Merge = Callable[[Row, Row], Row]
Top = Callable[[Row, Row], int]


def _merge_0(a: Row, b: Row) -> Row:
    return (a[0] + b[0],)


def _merge_1(a: Row, b: Row) -> Row:
    a0, a1 = a
    b0, b1 = b
    c1 = a0 + b1
    if (other := a1 + b0) > c1:
        c1 = other
    return a0 + b0, c1


def _merge_2(a: Row, b: Row) -> Row:
    a0, a1, a2 = a
    b0, b1, b2 = b
    c1 = a0 + b1
    if (other := a1 + b0) > c1:
        c1 = other
    c2 = a0 + b2
    if (other := a1 + b1) > c2:
        c2 = other
    if (other := a2 + b0) > c2:
        c2 = other
    return a0 + b0, c1, c2


def _merge_3(a: Row, b: Row) -> Row:
    a0, a1, a2, a3 = a
    b0, b1, b2, b3 = b
    c1 = a0 + b1
    if (other := a1 + b0) > c1:
        c1 = other
    c2 = a0 + b2
    if (other := a1 + b1) > c2:
        c2 = other
    if (other := a2 + b0) > c2:
        c2 = other
    c3 = a0 + b3
    if (other := a1 + b2) > c3:
        c3 = other
    if (other := a2 + b1) > c3:
        c3 = other
    if (other := a3 + b0) > c3:
        c3 = other
    return a0 + b0, c1, c2, c3


def _merge_4(a: Row, b: Row) -> Row:
    a0, a1, a2, a3, a4 = a
    b0, b1, b2, b3, b4 = b
    c1 = a0 + b1
    if (other := a1 + b0) > c1:
        c1 = other
    c2 = a0 + b2
    if (other := a1 + b1) > c2:
        c2 = other
    if (other := a2 + b0) > c2:
        c2 = other
    c3 = a0 + b3
    if (other := a1 + b2) > c3:
        c3 = other
    if (other := a2 + b1) > c3:
        c3 = other
    if (other := a3 + b0) > c3:
        c3 = other
    c4 = a0 + b4
    if (other := a1 + b3) > c4:
        c4 = other
    if (other := a2 + b2) > c4:
        c4 = other
    if (other := a3 + b1) > c4:
        c4 = other
    if (other := a4 + b0) > c4:
        c4 = other
    return a0 + b0, c1, c2, c3, c4


def merge_many(a: Row, b: Row) -> Row:
    """Return the row of two parts together, of any equal length."""
    return tuple(_top_many(a, b, count) for count in range(len(a)))


def _top_many(a: Row, b: Row, count: int) -> int:
    return max([one + other for one, other in zip(a, b[count::-1], strict=False)])


def _top_0(a: Row, b: Row) -> int:
    return a[0] + b[0]


def _top_1(a: Row, b: Row) -> int:
    top = a[0] + b[1]
    other = a[1] + b[0]
    return other if other > top else top


def _top_2(a: Row, b: Row) -> int:
    top = a[0] + b[2]
    if (other := a[1] + b[1]) > top:
        top = other
    other = a[2] + b[0]
    return other if other > top else top


def _top_3(a: Row, b: Row) -> int:
    top = a[0] + b[3]
    if (other := a[1] + b[2]) > top:
        top = other
    if (other := a[2] + b[1]) > top:
        top = other
    other = a[3] + b[0]
    return other if other > top else top


def _top_4(a: Row, b: Row) -> int:
    top = a[0] + b[4]
    if (other := a[1] + b[3]) > top:
        top = other
    if (other := a[2] + b[2]) > top:
        top = other
    if (other := a[3] + b[1]) > top:
        top = other
    other = a[4] + b[0]
    return other if other > top else top


# For 0 to 4 jokers written out: nothing runs more often, and comparing one by one takes half
# the time of ``max``.
_MERGES: tuple[Merge, ...] = (_merge_0, _merge_1, _merge_2, _merge_3, _merge_4)
_TOPS: tuple[Top, ...] = (_top_0, _top_1, _top_2, _top_3, _top_4)


def merges(jokers: int) -> tuple[Merge, Sequence[Top]]:
    """Return what puts two rows of a hand with so many jokers together.

    The second gives the last value of it alone: by the number of jokers that may be used.
    """
    if jokers < len(_MERGES):
        return _MERGES[jokers], _TOPS
    more = [partial(_top_many, count=count) for count in range(len(_TOPS), jokers + 1)]
    return merge_many, (*_TOPS, *more)


def share_out(rows: Sequence[Row], jokers: int) -> list[int]:
    """Return how many jokers each part gets in a best sharing of at most ``jokers``."""
    shares = [0] * len(rows)
    asking = []
    for number, row in enumerate(rows):
        if row[jokers] > row[0]:
            asking.append(number)
    if len(asking) < 2:
        if asking:
            shares[asking[0]] = jokers
        return shares
    merge, _ = merges(len(rows[0]) - 1)
    total = rows[asking[0]]
    sums = [total]
    for number in asking[1:-1]:
        total = merge(total, rows[number])
        sums.append(total)
    while sums:
        before, number = sums.pop(), asking[len(sums) + 1]
        row = rows[number]
        values = [one + other for one, other in zip(row, before[jokers::-1], strict=False)]
        share = values.index(max(values))
        shares[number] = share
        jokers -= share
    shares[asking[0]] = jokers
    return shares
