"""The four suit signs and their places on the number cards."""

from __future__ import annotations

from geometry import Point, arc, place, symmetric

#: Suit signs drawn in a box of about 100 units, centred on the origin, point upwards.
SIGNS: dict[str, str] = {
    "S": symmetric("M0-53C14-28 48-10 48 14C48 29 38 38 26 38C17 38 9 33 5 25C6 38 11 47 21 52H0"),
    "H": symmetric("M0-30C4-42 13-49 25-49C40-49 50-38 50-22C50 6 15 26 0 52"),
    "D": symmetric("M0-54C10-36 25-16 41 0C25 16 10 36 0 54"),
    "C": symmetric(
        "M0-50.5"
        + arc(0, -27, 23.5, -90, 42.9)
        + arc(25.5, 11, 23.5, -110.7, 141)
        + "C8 38 12 47 21 52H0"
    ),
}

#: Columns (-1 left, 0 middle, 1 right) and rows (-1 top to 1 bottom) of the pips.
_SIDES = (-1.0, 1.0)
_THIRD = 1 / 3
LAYOUTS: dict[int, list[Point]] = {
    2: [(0, -1), (0, 1)],
    3: [(0, -1), (0, 0), (0, 1)],
    4: [(x, y) for y in _SIDES for x in _SIDES],
    5: [(x, y) for y in _SIDES for x in _SIDES] + [(0, 0)],
    6: [(x, y) for y in (-1.0, 0.0, 1.0) for x in _SIDES],
    7: [(x, y) for y in (-1.0, 0.0, 1.0) for x in _SIDES] + [(0, -0.5)],
    8: [(x, y) for y in (-1.0, 0.0, 1.0) for x in _SIDES] + [(0, -0.5), (0, 0.5)],
    9: [(x, y) for y in (-1.0, -_THIRD, _THIRD, 1.0) for x in _SIDES] + [(0, 0)],
    10: [(x, y) for y in (-1.0, -_THIRD, _THIRD, 1.0) for x in _SIDES]
    + [(0, -2 * _THIRD), (0, 2 * _THIRD)],
}


def sign(suit: str, x: float, y: float, size: float, turn: float = 0.0) -> str:
    """Path data of a suit sign of the given size, centred on a point."""
    return place(SIGNS[suit], x, y, size / 100, turn)


def spread(suit: str, count: int, size: float, column: float, row: float) -> str:
    """Path data of all the pips of a number card, around the card's centre at the origin."""
    return "".join(
        sign(suit, x * column, y * row, size, 180 if y > 0 else 0) for x, y in LAYOUTS[count]
    )
