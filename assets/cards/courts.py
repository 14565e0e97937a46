"""The twelve court figures, drawn as one half which is turned to make the other."""

from __future__ import annotations

from collections.abc import Mapping

from figure import Figure
from geometry import box, place, polygon
from heads import jack_head, king_head, queen_hair_behind, queen_head
from props import jack_arm, jack_collar, jack_doublet, king_arm, king_robe, queen_arm, queen_dress

#: Half width and half height of the frame, and slope of the sash which parts the two halves.
WIDE, TALL, SLOPE = 54.0, 114.0, 0.3

_EDGES = ((1, 0, WIDE), (-1, 0, WIDE), (0, 1, TALL), (SLOPE, -1, 0))


def half(rank: str, suit: str) -> Figure:
    """Upper half of a court figure, about the card's centre."""
    figure = Figure()
    if rank == "K":
        king_robe(figure, suit)
        king_arm(figure, suit)
        figure.add(king_head(suit), dy=-5, scale=0.95)
    elif rank == "Q":
        figure.add(queen_hair_behind(suit), dy=-5, scale=0.96)
        queen_dress(figure, suit)
        queen_arm(figure, suit)
        figure.add(queen_head(suit), dy=-5, scale=0.96)
    else:
        jack_doublet(figure, suit)
        figure.add(jack_head(suit), dx=-2, dy=-6, scale=0.96, flip=suit == "H")
        jack_collar(figure, suit)
        jack_arm(figure, suit)
    return figure


def court(rank: str, suit: str, colours: Mapping[str, str], notch: tuple[float, float]) -> str:
    """SVG elements of a court figure, about the card's centre at the origin.

    ``notch`` is the corner, seen from the centre, which is left free for the index.
    """
    drop = WIDE * SLOPE
    sash = polygon([(-WIDE, -drop - 5), (WIDE, drop - 5), (WIDE, drop + 5), (-WIDE, -drop + 5)])
    studs = "".join(place("M0-3L3.4 0L0 3L-3.4 0Z", x, x * SLOPE) for x in range(-45, 46, 15))
    x, y = notch
    if x > -WIDE:
        frame = [
            (x, -TALL),
            (WIDE, -TALL),
            (WIDE, -y),
            (-x, -y),
            (-x, TALL),
            (-WIDE, TALL),
            (-WIDE, y),
            (x, y),
        ]
    else:
        frame = [(-WIDE, -TALL), (WIDE, -TALL), (WIDE, TALL), (-WIDE, TALL)]
    parts = [
        f'<path d="{polygon(frame)}" fill="{colours["panel"]}"/>',
        f'<g id="half" stroke="{colours["ink"]}" stroke-width="1.5" stroke-miterlimit="2.5">',
        half(rank, suit).svg(colours, _EDGES),
        "</g>",
        '<use xlink:href="#half" transform="rotate(180)"/>',
        f'<path d="{sash}" fill="{colours["gold"]}" stroke="{colours["ink"]}" stroke-width="1.5"/>',
        f'<path d="{studs}" fill="{colours["ink"]}"/>',
    ]
    if x > -WIDE:
        corner = box(-WIDE - 3, -TALL - 3, x + WIDE + 3, y + TALL + 3)
        parts.append(f'<path d="{corner}{place(corner, turn=180)}" fill="{colours["paper"]}"/>')
    parts.append(
        f'<path d="{polygon(frame)}" fill="none" stroke="{colours["suit"]}" stroke-width="2"/>'
    )
    return "\n".join(parts)
