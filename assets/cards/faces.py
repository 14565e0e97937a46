"""Complete cards: paper, index, and the picture or pips in the middle."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from backs import back
from courts import court
from geometry import place, star, wedge
from glyphs import letter
from jokers import joker
from pips import sign, spread
from styles import BASE, LETTERS, card_colours, joker_colours

WIDTH, HEIGHT = 180, 252


@dataclass(frozen=True)
class Size:
    """Measures which differ between the normal and the large index.

    The index has its ``centre`` column, the ``top`` and height of its ``letter``, the width
    factors ``stretch`` and ``ten``, then the place and size of its ``sign``. The pips have their
    size and the reach of their columns and rows from the centre.
    """

    centre: float
    top: float
    letter: float
    stretch: float
    ten: float
    sign_y: float
    sign: float
    pip: float
    column: float
    row: float
    ace: float
    great_ace: float
    notch: tuple[float, float]
    star: float
    joker_letter: float
    joker_wide: float


SIZES = {
    "normal": Size(
        centre=20.5,
        top=12,
        letter=38,
        stretch=1.02,
        ten=0.97,
        sign_y=66.5,
        sign=26,
        pip=31,
        column=33,
        row=84,
        ace=92,
        great_ace=124,
        notch=(-54, -114),
        star=14,
        joker_letter=21,
        joker_wide=54,
    ),
    "large": Size(
        centre=24,
        top=11,
        letter=57,
        stretch=1.0,
        ten=0.86,
        sign_y=87,
        sign=32,
        pip=26,
        column=30,
        row=84,
        ace=86,
        great_ace=100,
        notch=(-43.5, -21.2),
        star=17,
        joker_letter=27,
        joker_wide=45,
    ),
}


def _card(body: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="12" ry="12"'
        f' fill="{BASE["paper"]}" stroke="{BASE["edge"]}" stroke-width="1.5"/>\n'
        f'<g transform="translate({WIDTH // 2} {HEIGHT // 2})">\n{body}\n</g>\n</svg>\n'
    )


def _index(data: str, colour: str) -> str:
    """Write the index in the top left corner, and turned in the opposite one."""
    data = place(data, -WIDTH / 2, -HEIGHT / 2)
    return (
        f'<path id="index" d="{data}" fill="{colour}"/>\n'
        '<use xlink:href="#index" transform="rotate(180)"/>'
    )


def _great_ace(colours: Mapping[str, str], size: float) -> str:
    """Draw the ace of spades: a great sign carved like a wood block."""
    scale = size / 142
    rays = "".join(
        wedge(
            28 * math.cos(angle),
            12 + 28 * math.sin(angle),
            40 * math.cos(angle),
            12 + 40 * math.sin(angle),
            4.6,
        )
        for angle in (math.radians(step * 22.5) for step in range(16))
        if not 60 < math.degrees(angle) < 120
    )
    buds = "".join(star(x, y, 3.4, 1.2, 4) for x, y in ((0, -38), (-52, 22), (52, 22)))
    return "\n".join(
        [
            f'<path d="{sign("S", 0, 0, size)}" fill="{colours["suit"]}"/>',
            f'<path d="{place(rays + buds, scale=scale)}" fill="{colours["paper"]}"/>',
            f'<path d="{sign("S", 0, 12 * scale, 40 * scale)}" fill="{colours["gold"]}"/>',
        ]
    )


def face(rank: str, suit: str, mode: str, language: str, size: str) -> str:
    """SVG text of one of the 52 faces."""
    colours = card_colours(mode, rank, suit)
    measure = SIZES[size]
    label = LETTERS[language].get(rank, rank)
    stretch = measure.ten if label == "10" else measure.stretch
    index = letter(label, measure.centre, measure.top, measure.letter, stretch)
    index += sign(suit, measure.centre, measure.sign_y, measure.sign)
    if rank in "KQJ":
        picture = court(rank, suit, colours, measure.notch)
    elif rank + suit == "AS":
        picture = _great_ace(colours, measure.great_ace)
    else:
        pips = (
            sign(suit, 0, 0, measure.ace)
            if rank == "A"
            else spread(suit, int(rank), measure.pip, measure.column, measure.row)
        )
        picture = f'<path d="{pips}" fill="{colours["suit"]}"/>'
    return _card(f"{picture}\n{_index(index, colours['suit'])}")


def joker_face(which: str, size: str) -> str:
    """SVG text of a joker."""
    colours = joker_colours(which)
    measure = SIZES[size]
    index = star(measure.centre, 11 + measure.star, measure.star, measure.star * 0.42, 5)
    y = 13 + 2 * measure.star
    for name in "JOKER":
        index += letter(name, measure.centre, y, measure.joker_letter, 1.15)
        y += measure.joker_letter + 4
    picture = joker(which, colours, measure.joker_wide, 114)
    return _card(f"{picture}\n{_index(index, colours['suit'])}")


def back_face(name: str) -> str:
    """SVG text of a back."""
    return _card(back(name))
