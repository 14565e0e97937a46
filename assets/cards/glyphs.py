"""Index letters and figures of the deck: a condensed bold face with even weights.

Each glyph is drawn in a box 100 units tall, with stems of about 18 units: its width, its outer
outline and the holes cut in it.
"""

from __future__ import annotations

from geometry import around, place, wind

_ROUND = "M30 0C48 0 60 13 60 34V66C60 87 48 100 30 100C12 100 0 87 0 66V34C0 13 12 0 30 0Z"
_ROUND_HOLE = (
    "M30 17C22 17 18.5 24 18.5 34V66C18.5 76 22 83 30 83C38 83 41.5 76 41.5 66V34"
    "C41.5 24 38 17 30 17Z"
)
_SIX = (
    "M55 29H37C36 21 34 17 28.5 17C21 17 18.5 24 18.5 36V43C22 38 27 36 33 36C48 36 56 47 56 66"
    "C56 88 46 100 28 100C10 100 0 88 0 66V36C0 13 10 0 29 0C45 0 54 10 55 29Z"
)
_SIX_HOLE = (
    "M28 52C21.5 52 18.5 57 18.5 67C18.5 78 21.5 83 28 83C34.5 83 37.5 78 37.5 67"
    "C37.5 57 34.5 52 28 52Z"
)

_OUTLINES: dict[str, tuple[float, str, str]] = {
    "0": (
        56,
        "M28 0C46 0 56 13 56 34V66C56 87 46 100 28 100C10 100 0 87 0 66V34C0 13 10 0 28 0Z",
        "M28 17C20 17 18.5 24 18.5 34V66C18.5 76 20 83 28 83C36 83 37.5 76 37.5 66V34"
        "C37.5 24 36 17 28 17Z",
    ),
    "1": (31, "M14 0H31V100H13V27C9 30 5 32 0 33V17C7 13 11 8 14 0Z", ""),
    "2": (
        56,
        "M0 36V33C0 13 11 0 29 0C46 0 56 11 56 28C56 41 50 50 40 61C32 70 26 76 23 83H56V100H0V95"
        "C0 79 9 66 22 52C32 41 37 35 37 28C37 20 34 17 28 17C21 17 18 22 18 31V36Z",
        "",
    ),
    "3": (
        56,
        "M1 33V31C2 12 12 0 29 0C45 0 55 10 55 26C55 37 50 44 42 48C51 52 56 60 56 71"
        "C56 89 46 100 28 100C11 100 1 89 0 70V67H18C18 78 21 83 28 83C34 83 37.5 79 37.5 70"
        "C37.5 60 33 57 24 57H19V41H24C32 41 36.5 37 36.5 28C36.5 21 34 17 28.5 17"
        "C22 17 19 21 19 33Z",
        "",
    ),
    "4": (58, "M31 0H50V63H58V79H50V100H32V79H0V64Z", "M32 63V28L16 63Z"),
    "5": (
        56,
        "M5 0H53V17H21L20 39C23 36 28 34 33 34C48 34 56 46 56 66C56 88 46 100 28 100"
        "C11 100 1 89 0 70H18C19 79 22 83 28 83C35 83 37.5 78 37.5 66C37.5 55 35 50 28.5 50"
        "C24 50 21 52 19 56H3Z",
        "",
    ),
    "6": (56, _SIX, _SIX_HOLE),
    "7": (54, "M0 0H54V16C44 40 38 65 36 100H16C18 68 25 42 35 18H0Z", ""),
    "8": (
        56,
        "M28 0C44 0 54 10 54 26C54 36 50 43 43 47.5C51 52 56 60 56 71C56 89 46 100 28 100"
        "C10 100 0 89 0 71C0 60 5 52 13 47.5C6 43 2 36 2 26C2 10 12 0 28 0Z",
        "M28 16C22 16 19.5 20 19.5 28C19.5 36 22 40 28 40C34 40 36.5 36 36.5 28"
        "C36.5 20 34 16 28 16Z"
        "M28 56C21 56 18 61 18 70C18 79 21 84 28 84C35 84 38 79 38 70C38 61 35 56 28 56Z",
    ),
    "9": (56, around(_SIX, 180, 28, 50), around(_SIX_HOLE, 180, 28, 50)),
    "A": (64, "M21 0H43L64 100H45L41.5 80H22.5L19 100H0Z", "M25 65H39L32 25Z"),
    "D": (
        57,
        "M0 0H25C46 0 57 15 57 50C57 85 46 100 25 100H0Z",
        "M18 17V83H24C34 83 38.5 76 38.5 50C38.5 24 34 17 24 17Z",
    ),
    "E": (47, "M0 0H46V17H18V40H42V57H18V83H47V100H0Z", ""),
    "J": (
        44,
        "M26 0H44V68C44 89 37 100 21 100C7 100 0 90 0 72V64H17V71C17 79 18.5 83 22 83"
        "C25 83 26 79 26 70Z",
        "",
    ),
    "K": (59, "M0 0H18V40L37 0H57L36 43L59 100H39L25 63L18 76V100H0Z", ""),
    "O": (60, _ROUND, _ROUND_HOLE),
    "Q": (60, _ROUND + "M28 74L40 64L64 94L53 104Z", _ROUND_HOLE),
    "R": (
        59,
        "M0 0H29C47 0 56 11 56 30C56 43 51 52 43 56L59 100H40L26 59H18V100H0Z",
        "M18 16V44H27C34 44 37.5 39 37.5 30C37.5 21 34 16 27 16Z",
    ),
    "V": (62, "M0 0H19L31 68L43 0H62L41 100H21Z", ""),
}

# The two figures of the ten are narrower, so that it fills the room of one letter.
_OUTLINES["10"] = (
    78,
    "M13 0H28V100H10V27C7 30 4 32 0 33V17C6 13 10 8 13 0Z"
    "M56 0C71 0 78 13 78 34V66C78 87 71 100 56 100C41 100 34 87 34 66V34C34 13 41 0 56 0Z",
    "M56 16C51 16 50.5 23 50.5 34V66C50.5 77 51 84 56 84C61 84 61.5 77 61.5 66V34"
    "C61.5 23 61 16 56 16Z",
)


def letter(name: str, x: float, y: float, height: float, stretch: float = 1.0) -> str:
    """Path data of a character (or of the ten) centred on ``x``, its top at ``y``."""
    width, outline, holes = _OUTLINES[name]
    data = wind(outline) + (wind(holes, clockwise=False) if holes else "")
    scale = height / 100
    wide = scale * stretch
    return place(data, x - width * wide / 2, y, wide, scale_y=scale)
