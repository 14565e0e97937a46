"""The two jokers: a red jester seen close, and a blue one juggling on a ball."""

from __future__ import annotations

import math
from collections.abc import Mapping

from figure import Figure
from geometry import both, box, ellipse, mirror, place, polygon, symmetric, wedge
from pips import sign


def _rays(figure: Figure, cx: float, cy: float) -> None:
    """Broad rays spreading from a point."""
    rays = []
    for step in range(20):
        a, b = math.radians(step * 18 - 3.5), math.radians(step * 18 + 3.5)
        rays.append(
            polygon(
                [
                    (cx, cy),
                    (cx + 220 * math.cos(a), cy + 220 * math.sin(a)),
                    (cx + 220 * math.cos(b), cy + 220 * math.sin(b)),
                ]
            )
        )
    figure.flat("ray", *rays)


def _bell(figure: Figure, x: float, y: float, size: float = 5.0) -> None:
    figure.fill("gold", ellipse(x, y, size))
    figure.line(1.1, f"M{x - size} {y + 0.5}H{x + size}M{x} {y + 1}V{y + size}")


def _portrait() -> Figure:
    """Draw a grinning jester in a three-horned cap, with his puppet stick."""
    figure = Figure()
    _rays(figure, 0, -20)
    # shoulders, in two colours
    figure.fill("red", "M0 34C-26 34-44 44-52 66L-60 160H0Z")
    figure.fill("gold", "M0 34C26 34 44 44 52 66L60 160H0Z")
    lozenge = "M0-13L8 0L0 13L-8 0Z"
    figure.fill("gold", place(lozenge, -16, 76), place(lozenge, -32, 100), place(lozenge, -16, 124))
    figure.fill("red", place(lozenge, 16, 76), place(lozenge, 16, 124))
    # pointed collar
    points = ((-46, 52), (-24, 64), (0, 70), (24, 64), (46, 52))
    colours = ("gold", "blue", "red", "blue", "red")
    for (x, y), colour in zip(points, colours, strict=True):
        base = x * 0.55
        figure.fill(
            colour,
            f"M{base - 13} 20L{x} {y}L{base + 13} 20C{base + 4} 12 {base - 4} 12 {base - 13} 20Z",
        )
    for x, y in points:
        _bell(figure, x, y + 3, 4.2)
    # head
    figure.fill("skin", symmetric("M0-62H24C29-44 30-22 26-6C22 10 12 20 0 20"))
    figure.flat(
        "shade",
        "M-24-62C-29-44-30-22-26-6C-22 10-12 20 0 20C-12 13-18 2-20-12C-21-30-19-48-17-62Z",
    )
    figure.flat("red", both(ellipse(18.5, -10, 5.6)))
    figure.line(2.6, "M-23-41C-19-46-11-47-7-42", "M7-45C11-50 19-50 23-45")
    figure.fill("white", ellipse(-14.5, -29, 7.2, 7.8))
    figure.flat("ink", ellipse(-13, -28.5, 3.9, 4.6))
    figure.flat("white", ellipse(-11.7, -30.3, 1.4))
    figure.line(2.6, "M6.5-28C10-34 19-34 23-28")
    figure.fill("red", ellipse(1, -15, 5.2))
    figure.flat("white", ellipse(2.6, -16.8, 1.5))
    figure.fill("ink", "M-16-4C-8 0 8 0 16-4C16 8 8 13 0 13C-8 13-16 8-16-4Z")
    figure.flat(
        "white",
        "M-14-2.3C-7 1 7 1 14-2.3C13.5 1-13.5 1-14-2.3Z",
        "M-13.6-1.5C-7 1.5 7 1.5 13.6-1.5L12.5 2.5C6 5-6 5-12.5 2.5Z",
    )
    figure.flat("red", "M-8 9.5C-5 5.5 5 5.5 8 9.5C5 12-5 12-8 9.5Z")
    figure.line(1.6, "M-18.5-5.5C-17.5-3-16-2.5-14-3", "M18.5-5.5C17.5-3 16-2.5 14-3")
    # cap with three horns
    figure.fill(
        "red", "M-2-66C-14-88-40-94-50-66C-54-52-52-42-47-34C-42-46-40-56-26-52C-20-56-10-60-2-60Z"
    )
    figure.fill(
        "gold", "M2-66C14-88 40-94 50-66C54-52 52-42 47-34C42-46 40-56 26-52C20-56 10-60 2-60Z"
    )
    figure.fill("blue", "M-20-66C-18-92-6-104 16-104C10-98 12-84 20-66C10-72-10-72-20-66Z")
    figure.flat(
        "white",
        wedge(-34, -78, -46, -50, 3, -3),
        wedge(34, -78, 46, -50, 3, 3),
        wedge(-8, -74, 4, -98, 3, -3),
    )
    figure.fill("white", symmetric("M0-70C12-70 22-66 28-58L26-48C18-56 10-59 0-59"))
    figure.flat("red", *(sign("D", x, y, 8) for x, y in ((0, -64.5), (-13, -62.5), (13, -62.5))))
    _bell(figure, -47, -30, 5.6)
    _bell(figure, 47, -30, 5.6)
    _bell(figure, 19, -104, 5.6)
    # puppet stick
    figure.fill("blue", box(35, 62, 4, 46))
    figure.fill(
        "red",
        "M37 46C28 44 26 56 24 62C30 62 32 60 34 64H40C42 60 44 62 50 62C48 56 46 44 37 46Z",
        line=1.2,
    )
    figure.fill("skin", ellipse(37, 60, 6.5, 7.5), line=1.2)
    figure.flat("ink", both(ellipse(39.5, 58.5, 1.1), 37))
    figure.line(1.1, "M34 62.5Q37 65.5 40 62.5")
    figure.fill("skin", place("M-8-9H7C11-9 11 9 7 9H-8C-12 9-12-9-8-9Z", 37, 92))
    figure.line(1.3, "M30 86.5H46M30 92H46M30 97.5H46")
    figure.fill("white", "M24 102C32 98 44 98 51 103L54 116C44 112 30 112 22 116Z")
    return figure


def _juggler() -> Figure:
    """Draw a jester dancing on a ball while he juggles with the four suits."""
    figure = Figure()
    _rays(figure, 0, -34)
    figure.fill("sand", "M-70 160V98C-40 90 40 90 70 98V160Z")
    # ball
    figure.fill("gold", ellipse(0, 88, 20))
    figure.fill(
        "red", "M-9 70C-3 80-3 96-9 106C-3 108.5 3 108.5 9 106C3 96 3 80 9 70C3 67.5-3 67.5-9 70Z"
    )
    # legs
    figure.fill(
        "white",
        "M4 22C18 18 34 24 38 34C38 42 24 50 18 58L10 54C12 46 18 40 22 36C14 36 6 36 0 34Z",
    )
    figure.flat("ink", wedge(22, 26, 34, 34, 3, -1), wedge(30, 41, 16, 53, 3, 1))
    figure.fill("gold", "M19 57L10 53C4 58-2 66-3 72C2 74 4 70 8 69C14 66 18 62 19 57Z")
    figure.fill("blue", "M-14 20H2C3 36 3 50 2 62H-8C-10 50-14 36-14 20Z")
    figure.fill("gold", "M-8 61H2C6 64 14 65 18 62C17 69 10 71 2 71H-8Z")
    _bell(figure, -4, 74, 2.8)
    _bell(figure, 19, 61, 2.8)
    # arms
    figure.fill(
        "ink",
        "M-12-22C-22-20-30-16-38-12C-40-20-42-28-42-36L-50-34C-50-22-48-8-42-1C-32-2-20-6-12-8Z",
    )
    figure.fill(
        "blue", "M12-22C22-20 30-16 38-12C40-20 42-28 42-36L50-34C50-22 48-8 42-1C32-2 20-6 12-8Z"
    )
    figure.fill("white", "M-52-38L-40-40L-40-34L-51-32Z", "M52-38L40-40L40-34L51-32Z", line=1.2)
    hand = "M0 5C-6 4-7-1-6-6L-3-4L-2-9L1-5L4-9L5-3L8-5C8 1 5 5 0 5Z"
    figure.fill("skin", place(hand, -46, -44), mirror(place(hand, -46, -44)), line=1.2)
    # tunic, in two colours, with a pointed hem
    figure.fill("blue", "M0-26C-8-27-14-25-15-20C-12-8-11 0-14 10L-24 28L-13 24L-8 34L0 25Z")
    figure.fill("ink", "M0-26C8-27 14-25 15-20C12-8 11 0 14 10L24 28L13 24L8 34L0 25Z")
    figure.fill("gold", "M-12.5 5C-4 8 4 8 12.5 5L14 10.5C5 13.5-5 13.5-14 10.5Z")
    for x, y in ((-24, 30), (-8, 36), (8, 36), (24, 30)):
        _bell(figure, x, y, 2.8)
    figure.fill("gold", sign("D", -6, -7, 9), sign("D", 6, -7, 9), line=1.0)
    # collar and head
    figure.fill("gold", symmetric("M0-30H10L22-24L15-19L17-10L8-15L0-8"))
    head = Figure()
    head.fill("skin", symmetric("M0-20H13C16-8 14 2 11 8C8 14 4 17 0 17"))
    head.flat("shade", "M-13-20C-16-8-14 2-11 8C-8 14-4 17 0 17C-6 12-9 6-9-2C-10-10-9-16-8-20Z")
    head.flat("red", both(ellipse(8.5, 4, 2.8)))
    head.flat(
        "ink", both("M2.5-5.5Q7-11.5 12-5.5Q7-8.5 2.5-5.5Z"), both(ellipse(7, -2.5, 1.9, 2.4))
    )
    head.line(1.3, "M1-3C2 1 4 3 3 5C1.5 6.5-1 6-2 5")
    head.fill("red", "M-8 8Q0 11.5 8 8Q5 14.5 0 14.5Q-5 14.5-8 8Z", line=1.1)
    head.fill("blue", "M0-12C-6-12-12-11-15-8C-20-12-26-8-30 4C-36-8-34-28-18-30C-10-31-3-28 0-24Z")
    head.fill("ink", "M0-12C6-12 12-11 15-8C20-12 26-8 30 4C36-8 34-28 18-30C10-31 3-28 0-24Z")
    head.flat("white", wedge(-18, -25, -30, -8, 2.4, -3), wedge(18, -25, 30, -8, 2.4, 3))
    head.fill("gold", "M-15.5-8C-8-13 8-13 15.5-8L15-12.5C8-18-8-18-15-12.5Z", line=1.2)
    _bell(head, -30, 6, 3.6)
    _bell(head, 30, 6, 3.6)
    figure.add(head, 0, -44, 0.9, turn=-8)
    # the four suits in the air
    spots = (("S", -40, -76, -24), ("H", -16, -97, -10), ("C", 16, -97, 10), ("D", 40, -76, 24))
    for suit, x, y, turn in spots:
        figure.fill("red" if suit in "HD" else "ink", sign(suit, x, y, 23, turn))
    return figure


def joker(name: str, colours: Mapping[str, str], wide: float, tall: float) -> str:
    """SVG elements of a joker, in a frame about the card's centre at the origin."""
    figure = Figure()
    figure.add(_portrait() if name == "joker-1" else _juggler(), scale=min(1, wide / 52))
    edges = ((1, 0, wide), (-1, 0, wide), (0, 1, tall), (0, -1, tall))
    frame = box(-wide, -tall, 2 * wide, 2 * tall)
    return "\n".join(
        [
            f'<path d="{frame}" fill="{colours["panel"]}"/>',
            f'<g stroke="{colours["ink"]}" stroke-width="1.5" stroke-miterlimit="2.5">',
            figure.svg(colours, edges),
            "</g>",
            f'<path d="{frame}" fill="none" stroke="{colours["suit"]}" stroke-width="2"/>',
        ]
    )
