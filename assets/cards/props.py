"""What the court figures wear and hold: robes, collars, weapons, sceptres and flowers."""

from __future__ import annotations

from figure import Figure
from geometry import both, box, ellipse, mirror, place, symmetric, wedge
from pips import sign

#: A small tail of ermine.
_TAIL = "M0-4C1.8-1 2.2 2 0 4.4C-2.2 2-1.8-1 0-4Z"


def king_robe(figure: Figure, suit: str) -> None:
    """Robe and collar of a king."""
    figure.fill("main", symmetric("M0-48C16-48 32-42 42-35C54-27 60-8 62 40H0"))
    figure.fill("second", symmetric("M0-30H11L15 40H0"))
    figure.fill("gold", both("M9-30H13L18 40H13Z"))
    if suit in "SH":
        figure.fill("white", symmetric("M0-50C14-50 28-48 37-40C43-33 40-24 34-20C24-13 10-9 0-9"))
        tails = [
            (-29.0, -27.0, 35.0),
            (-18.0, -18.0, 18.0),
            (-27.0, -39.0, 25.0),
            (-6.0, -14.0, 5.0),
        ]
        for x, y, turn in tails:
            figure.flat("ink", place(_TAIL, x, y, turn=turn), place(_TAIL, -x, y, turn=-turn))
        figure.line(1.3, both("M42-20C45-14 46-8 46-2"))
    else:
        figure.fill(
            "second", symmetric("M0-50C14-50 28-48 36-41C42-34 40-27 35-23C24-15 10-11 0-11")
        )
        figure.fill(
            "gold",
            symmetric("M0-19C12-19 22-23 31-32L37-27C28-17 14-11 0-11"),
        )
        for x, y, turn in ((30.0, -25.5, -42.0), (20.0, -18.6, -25.0), (8.0, -15.4, -8.0)):
            jewel = place(sign("D", 0, 0, 7), x, y, turn=turn)
            figure.flat("ink", jewel, mirror(jewel))


def queen_dress(figure: Figure, suit: str) -> None:
    """Bust, neck and dress of a queen."""
    figure.fill("main", symmetric("M0-30C14-34 30-35 40-28C52-20 56-6 60 40H0"))
    neck = "M0-52H8C8-42 9-37 12-34C18-32 24-31 28-30"
    if suit in "SC":
        figure.fill("skin", symmetric(neck + "C22-16 10-9 0-7"))
        figure.fill("second", symmetric("M0-7C5-8 9-11 14-15L18 40H0"))
        figure.fill("gold", symmetric("M0-7C10-9 22-16 28-30L33-28C28-13 12-3 0-2"))
    else:
        figure.fill("skin", symmetric(neck + "L22-13H0"))
        figure.fill("second", symmetric("M0-13H14L18 40H0"))
        figure.fill("gold", symmetric("M0-14H18L24-30L30-30L23-8.5H0"))
    figure.flat("shade", "M-8-47C-3-43 3-43 8-47L8.3-42C2-38-5-39-10-35L-8.3-42Z")
    pearls = ((8.5, -33.5), (4.3, -31.2), (0, -30.4), (-4.3, -31.2), (-8.5, -33.5))
    figure.beads("gold", *((x, y, 2.2) for x, y in pearls), line=0.9)
    figure.fill("red" if suit != "H" else "blue", sign(suit, 0, -23.6, 8.5), line=1)


def jack_doublet(figure: Figure, suit: str) -> None:
    """Doublet and collar of a jack."""
    figure.fill("main", symmetric("M0-36C14-38 30-38 40-31C52-23 56-6 60 40H0"))
    if suit in "SC":
        figure.fill(
            "second",
            *(f"M{x}-37H{x + 7}L{x * 1.2 + 8} 40H{x * 1.2 - 1}Z" for x in (-24, -10, 4, 18)),
        )
    elif suit == "H":
        figure.fill("second", symmetric("M0-36H14C16-20 16 0 16 40H0"))
        for y in (-17, -8, 1, 10):
            figure.fill("gold", ellipse(0, y, 2.6), line=1.1)
        figure.line(1.4, both("M14-36C16-20 16 0 16 40"))
        figure.fill("gold", both("M30-37C38-30 42-16 42 0L36 2C37-14 33-28 26-36Z"))
    else:
        lozenge = "M0-5L4 0L0 5L-4 0Z"
        figure.flat(
            "second",
            *(place(lozenge, x, y) for y in (-14, 2) for x in range(-50, 60, 11)),
            *(place(lozenge, x + 5.5, y) for y in (-22, -6, 10) for x in range(-45, 40, 11)),
        )


def jack_collar(figure: Figure, suit: str) -> None:
    """Round ruff or wide flat collar of a jack."""
    if suit in "SD":
        figure.fill(
            "white",
            "M-22-36C-14-43 10-43 18-36C22-31 20-26 17-24C8-19-12-19-21-24C-25-27-25-32-22-36Z",
        )
        figure.line(1.1, "M-14-39L-16-22M-5-41L-6-20.5M5-41L5-20.5M13-39L13-22")
    else:
        figure.fill("white", "M-20-38C-10-34 8-34 14-38L24-26L8-17L-3-29L-14-17L-28-26Z")


def _grip(figure: Figure, x: float, bare: bool) -> None:
    """Draw a closed hand holding a shaft, with its cuff."""
    figure.fill("skin", place("M-7-20H6C10-20 10-5 6-5H-7C-11-5-11-20-7-20Z", x, 0))
    figure.line(1.2, place("M-6-15H8M-6-10H8", x, 0))
    if bare:
        figure.fill("white", place("M-12-6C-8-9 10-9 13-6L11 3C4 0-6 0-13 2Z", x, 0))
    else:
        figure.fill("gold", place("M-11-4L11-2L10 5L-12 3Z", x, 0))


def _sleeve(figure: Figure, x: float) -> None:
    figure.fill("main", place("M-18 40C-20 12-14-4-6-8L10-4C16 6 18 20 18 40Z", x, 0))


def _shaft(figure: Figure, x: float, top: float) -> None:
    figure.fill("gold", box(x - 2, top, 4, 40 - top))


def king_arm(figure: Figure, suit: str) -> None:
    """Right arm of a king with a sword, a sceptre, an axe or a mace."""
    x = 40.0
    _sleeve(figure, x)
    if suit == "S":
        figure.fill("white", "M36-99L40-106L44-99V-24H36Z")
        figure.flat("ink", "M40-98L41.4-95V-28H40Z")
        figure.fill("gold", "M27-29H53V-23.5H27Z", "M37-23H43V0H37Z")
    elif suit == "H":
        _shaft(figure, x, -84)
        figure.fill("gold", box(x - 5, -84, 10, 4), box(x - 5, -33, 10, 4))
        figure.fill("red", sign("H", x, -93, 21))
        figure.flat("white", place("M-6-4C-6-7-4-8-2-7C-4-6-5-4-5-2Z", x, -92, 1.1))
    elif suit == "D":
        x = 37.0
        _shaft(figure, x, -100)
        figure.fill("white", "M39-94C43-94 47-98 49-104C54-92 54-72 49-60C47-66 43-70 39-70Z")
        figure.flat("blue", "M49-104C54-92 54-72 49-60C50-72 50-92 49-104Z")
        figure.fill("white", "M35-88L28-82L35-76Z")
        figure.fill("gold", ellipse(x, -103, 3.8), box(x - 3.5, -95, 7, 27))
        figure.flat("ink", sign("D", x, -81.5, 9))
    else:
        _shaft(figure, x, -84)
        figure.fill("gold", box(x - 5, -84, 10, 4), box(x - 5, -33, 10, 4))
        figure.fill("gold", sign("C", x, -94, 24))
    _grip(figure, x, bare=False)


def flower(figure: Figure, suit: str, x: float, y: float) -> None:
    """Head of the flower of a suit: tulip, rose, marigold or daisy."""
    if suit == "S":
        figure.fill(
            "blue", place("M0 13C-11 12-14 2-12-12L-5-4L0-15L5-4L12-12C14 2 11 12 0 13Z", x, y)
        )
        cuts = (wedge(-6, 7, -8, -4, 2.2), wedge(6, 7, 8, -4, 2.2), wedge(0, 9, 0, -8, 2.2))
        figure.flat("white", *(place(cut, x, y) for cut in cuts))
    elif suit == "H":
        figure.flat("ink", place("M-9 9C-4 14 4 14 9 9L3 18H-3Z", x, y))
        figure.fill(
            "red",
            place("M-12-1C-13-8-6-13 0-11C6-13 13-8 12-1C13 6 7 12 0 12C-7 12-13 6-12-1Z", x, y),
        )
        figure.line(
            1.4,
            place(
                "M-8 6C-2 10 8 8 8.5-1M-10.5-3C-9-9 0-10 5-6"
                "M-5 3C-7-3-2-7 3-5C7-3 6 3 2 4C-1 5-3 2-2 0",
                x,
                y,
            ),
        )
    else:
        petal = "M0-3C-5.3-7-4.3-13.5 0-14.3C4.3-13.5 5.3-7 0-3Z"
        rim = "M0-1C-7-6.5-5.7-14.7 0-15.7C5.7-14.7 7-6.5 0-1Z"
        count = 8 if suit == "D" else 7
        turns = [step * 360 / count for step in range(count)]
        figure.flat("ink", *(place(rim, x, y, turn=turn) for turn in turns))
        colour = "orange" if suit == "D" else "white"
        figure.flat(colour, *(place(petal, x, y, turn=turn) for turn in turns))
        figure.beads("red" if suit == "D" else "gold", (x, y, 5), line=1.4)


def queen_arm(figure: Figure, suit: str) -> None:
    """Right arm of a queen holding a flower."""
    x = 40.0
    _sleeve(figure, x)
    figure.line(2.4, f"M{x}-4C{x + 2}-20 {x}-36 {x - 1}-50")
    figure.flat(
        "ink",
        "M41-27C44-35 50-38 54-37C54-30 49-25 41-25Z",
        "M40-36C36-43 31-44 28-43C29-36 34-32 40-33Z",
    )
    flower(figure, suit, x - 1, -61)
    _grip(figure, x, bare=True)


def jack_arm(figure: Figure, suit: str) -> None:
    """Right arm of a jack with a halberd, an arrow, a lance or a bow."""
    x = 40.0
    if suit == "S":
        x = 38.0
        _sleeve(figure, x)
        _shaft(figure, x, -94)
        figure.fill("white", "M38-112L43-101L40-92H36L33-101Z")
        figure.flat("blue", "M38-109L41.4-101L39-93.4H38Z")
        figure.fill(
            "white",
            "M36-88L26-81L36-75Z",
            "M40-89C44-90 48-95 50-101C54-90 54-72 50-61C48-67 44-72 40-73Z",
        )
        figure.flat("blue", "M50-101C54-90 54-72 50-61C51-73 51-89 50-101Z")
        figure.fill("gold", box(x - 3, -91, 6, 20))
    elif suit == "H":
        x = 43.0
        _sleeve(figure, x)
        _shaft(figure, x, -70)
        figure.fill("red", sign("H", x, -74, 17))
    elif suit == "D":
        _sleeve(figure, x)
        figure.fill("red", "M41-96C46-100 50-92 58-95V-74C50-71 46-79 41-75Z")
        figure.flat("gold", sign("D", 48.5, -85.5, 10))
        _shaft(figure, x, -98)
        figure.fill("white", "M40-112L44-101L42-96H38L36-101Z")
    else:
        x = 44.0
        _sleeve(figure, x)
        figure.line(1.4, "M34-100L38 30")
        figure.fill(
            "gold",
            "M29-108C32-100 37-98 42-88C50-72 52-52 50-36C49-22 48-14 46-8H41C43-20 45-34 45-46"
            "C44-64 41-78 36-88C32-94 29-100 29-108Z",
        )
        figure.fill("red", "M44-62L51.5-63L51.5-55L45-54Z", "M38-92L43-96L46-89L40.5-86Z")
    _grip(figure, x, bare=suit in "HC")
