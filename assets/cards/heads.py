"""Heads of the court figures: faces, hair, beards, crowns and caps.

Heads are drawn about x = 0, with the eyes near y = -72 and the chin near y = -45.
"""

from __future__ import annotations

from figure import Figure
from geometry import both, ellipse, mirror, place, symmetric, wedge
from pips import sign


def frontal_face(figure: Figure, jaw: float = 18.0) -> None:
    """Draw a face seen from the front, lit from the right."""
    figure.fill(
        "skin", symmetric(f"M0-90H{jaw + 1}C{jaw + 3}-78 {jaw + 2}-67 {jaw}-60C14-51 7-45 0-45")
    )
    figure.flat(
        "shade",
        f"M-{jaw + 1}-88C-{jaw + 3}-78-{jaw + 2}-67-{jaw}-60C-14-51-7-45 0-45"
        f"C-7-49-11-55-12-64C-13-72-12-80-12-88Z",
        "M-3-74C-1-72-1-66-3-60.5C-1-58.5 3-59 4.5-60.5L2-70Z",
    )
    figure.flat("red", ellipse(12.5, -62.5, 3.3))


def _king_eyes(figure: Figure) -> None:
    figure.flat("ink", both("M3-76.5C8-82.5 14-82.5 18.5-77C13-79.5 8-79.5 3.5-73.5Z"))
    figure.fill("white", both("M4.2-71Q9.5-77 16-71Q10-68 4.2-71Z"), line=1.3)
    figure.flat("ink", both(ellipse(10, -72, 2.3, 2.7)))
    figure.line(1.6, "M3-75C3-70 6-65 6-61.5C4-58.5 0-58.5-3-60")


def _queen_eyes(figure: Figure) -> None:
    figure.flat("ink", both("M4-78C8-81.5 13-81.5 17-78C12.5-79.5 8-79.5 4-76.5Z"))
    figure.fill("white", both("M4-70.8Q9-76 15-71.8Q9.5-67.5 4-70.8Z"), line=1)
    figure.flat("ink", both("M3.3-70.8Q8-77.5 18-74.2Q11-74.5 3.3-70.8Z"))
    figure.flat("ink", both(ellipse(9.6, -71.8, 2.3, 2.7)))
    figure.line(1.3, "M2-75C2-69 4-65 4-62.5C3-60.3 0-60.3-2-61.5")
    figure.flat("red", "M-5.5-55Q-2-58.2 0-56.6Q2-58.2 5.5-55Q0-49-5.5-55Z")
    figure.line(0.9, "M-5.5-55Q0-53.4 5.5-55")


_KING_HAIR = {
    "S": "M0-90H22C27-80 27-70 27-62C28-54 33-50 35-44C26-38 16-40 0-40",
    "H": "M0-90H21C29-88 31-80 27-76C33-72 33-64 28-62C33-57 31-49 25-48C22-42 10-42 0-42",
    "D": "M0-90H22C27-80 27-66 27-56C31-54 34-56 36-59C37-49 30-42 20-42H0",
    "C": "M0-90H22C28-82 25-76 28-70C31-63 26-59 30-53C33-48 31-42 36-38C26-33 14-36 0-36",
}

_BEARDS = {
    "S": "M0-52H9C14-55 18-60 20-71C24-58 24-46 18-36C12-28 6-24 0-16",
    "H": "M0-52H9C14-55 18-60 20-71C25-66 27-60 25-55C29-50 27-43 23-42C24-35 18-31 14-33"
    "C12-27 4-25 0-28",
    "D": "M0-52H9C14-55 18-60 20-71C24-60 24-50 20-42C17-34 13-26 9-20C6-26 3-30 0-31",
    "C": "M0-52H9C14-55 18-60 20-71C25-60 22-54 25-46C27-38 19-34 19-27C17-20 8-21 5-12"
    "C3-13 2-13 0-10",
}

_BEARD_CUTS: dict[str, list[tuple[float, float, float, float]]] = {
    "S": [(-15, -53, -12, -36), (-8, -46, -6, -29), (0, -45, 0, -23)],
    "D": [(-16, -54, -12, -32), (-9, -46, -9, -28), (-3, -45, -4, -34)],
    "C": [(-17, -54, -17, -38), (-10, -46, -11, -26), (-3, -45, -3, -22)],
}


def _beard(figure: Figure, suit: str) -> None:
    figure.fill("hair", symmetric(_BEARDS[suit]))
    if suit == "H":
        curls = "M-3-3C-4 1 0 3 2 1C4-1 3-4 0-3"
        spots = [(-18, -52), (-11, -43), (-17, -40), (-4, -36), (-8, -32), (0, -43)]
        spots += [(-x, y) for x, y in spots if x]
        figure.line(1.2, *(place(curls, x, y) for x, y in spots), colour="cut")
    else:
        for x0, y0, x1, y1 in _BEARD_CUTS[suit]:
            figure.flat("cut", wedge(x0, y0, x1, y1, 2.4))
            if x0:
                figure.flat("cut", wedge(-x0, y0, -x1, y1, 2.4))
    figure.flat("red", "M-5.5-53Q0-55.5 5.5-53Q0-47.5-5.5-53Z")
    figure.fill("hair", symmetric("M0-57.5C5-60 11-58 17.5-50.5C10-52 5-52 0-54.5"), line=1.2)


def _band(figure: Figure, y: float = 0.0, jewel: str = "red", other: str = "blue") -> None:
    """Jewelled rim of a crown."""
    figure.fill(
        "gold", place(symmetric("M0-94C9-94 16-93 23.5-90.5L22.5-83C14-86 8-87 0-87"), 0, y)
    )
    figure.flat(jewel, place(sign("D", 0, -90.5, 6.5), 0, y))
    figure.flat(other, both(ellipse(9.5, -89.8 + y, 1.7)), both(ellipse(17, -88.6 + y, 1.5)))


def _king_crown(figure: Figure, suit: str) -> None:
    velvet = symmetric("M0-106C10-106 20-100 22-89H0")
    if suit == "H":
        figure.fill("second", symmetric("M0-102C16-105 30-100 24-89H0"))
        figure.fill("gold", both("M0-104.5C18-108 34-102 24-88L18-89C26-99 14-102 0-99.5Z"))
        figure.fill("gold", "M-3-101H3V-90H-3Z")
    elif suit == "D":
        figure.fill("second", velvet)
        figure.fill("gold", symmetric("M0-105L8-96L16-107L20-97L30-102L23.5-87H0"))
        figure.fill("gold", both(sign("D", 16, -107, 9)), both(sign("D", 30, -102.5, 8)), line=1.2)
    elif suit == "C":
        figure.fill("second", velvet)
        figure.fill(
            "gold",
            symmetric("M0-103H3C4-96 8-96 10-96C12-96 13-98 13-102H18C18-97 24-96 27-99L23.5-87H0"),
        )
        figure.fill("gold", both(sign("C", 15.5, -104, 11)), line=1.2)
    else:
        figure.fill("second", velvet)
        figure.fill("gold", symmetric("M0-109L6-97L14-107L17.5-96L28-105L23.5-87H0"))
        figure.beads(
            "gold",
            (14, -106.5, 2.6),
            (-14, -106.5, 2.6),
            (28, -104.5, 2.6),
            (-28, -104.5, 2.6),
            line=1.2,
        )
    _band(figure)
    figure.fill("gold", sign(suit, 0, -106, 12.5), line=1.2)


def king_head(suit: str) -> Figure:
    """Draw a bearded head under a tall crown."""
    figure = Figure()
    figure.fill("hair", symmetric(_KING_HAIR[suit]))
    frontal_face(figure)
    _king_eyes(figure)
    _beard(figure, suit)
    _king_crown(figure, suit)
    return figure


def queen_hair_behind(suit: str) -> Figure:
    """Draw the part of a queen's hair or ruff which hangs behind her shoulders."""
    figure = Figure()
    if suit == "S":
        figure.fill(
            "hair", symmetric("M0-92H18C30-90 32-76 31-64C30-50 34-42 36-30C38-18 30-8 18-6H0")
        )
        for side in (1, -1):
            for x0, y0, x1, y1, bend in ((25, -78, 26, -40, 2), (29, -52, 31, -18, 1)):
                figure.flat("cut", wedge(side * x0, y0, side * x1, y1, 2, side * bend))
    elif suit == "H":
        figure.fill(
            "hair",
            symmetric(
                "M0-94H14C24-96 32-88 29-80C36-76 37-66 31-62C38-57 38-47 32-43C38-37 35-27 27-26"
                "C26-19 14-18 10-24H0"
            ),
        )
        curl = "M-4-4C-6 2 0 5 3 2C6-1 4-5 0-4"
        spots = ((25, -84), (29, -70), (29, -53), (29, -36), (22, -28))
        figure.line(1.3, *(both(place(curl, x, y)) for x, y in spots), colour="cut")
    elif suit == "D":
        figure.fill("white", symmetric("M0-40L36-16L46-34L51-50L50-66L44-80L34-90H0"))
        spokes = ((50, -58), (48, -73), (40, -85), (49, -42), (41, -25))
        figure.line(1.2, *(both(f"M0-50L{x} {y}") for x, y in spokes))
        figure.fill("hair", symmetric("M0-96H14C25-94 27-84 24-74C23-66 20-60 14-56H0"))
    else:
        figure.fill("hair", symmetric("M0-94H14C26-93 28-80 27-68C26-60 22-54 16-50H0"))
    return figure


def _braid(figure: Figure, side: int) -> None:
    """Draw a plait falling on one shoulder, tied with a ribbon."""

    def turned(data: str) -> str:
        return mirror(data) if side < 0 else data

    outer = "C33-58 33-54 31-51C34-49 34-45 32-42C35-40 35-36 33-33C36-31 36-27 33-24L31-18"
    inner = "H24L20-24C17-27 17-31 19-34C16-37 16-41 18-44C15-47 15-51 17-54C16-58 18-61 20-62"
    plait = f"M29-61{outer}{inner}Z"
    tip = "M24-13H32C33-8 30-5 28-2C25-5 22-8 24-13Z"
    cuts = [wedge(31, y, 19, y + 4, 2.2, 2) for y in (-51, -42, -33, -24)]
    shines = [wedge(22, y, 28, y - 2, 1.8, -1) for y in (-53, -44, -35, -26)]
    ribbon = "M23-18H32L31-12.5H24Z"
    figure.fill("hair", turned(plait), turned(tip))
    figure.flat("ink", *(turned(cut) for cut in cuts))
    figure.flat("cut", *(turned(shine) for shine in shines))
    figure.fill("red", turned(ribbon), line=1.2)


def _queen_crown(figure: Figure, suit: str) -> None:
    if suit == "S":
        figure.fill("gold", symmetric("M0-107L5-96L11-103L14-95L23-100L20.5-86H0"))
        figure.beads(
            "white",
            (11, -103.5, 2.3),
            (-11, -103.5, 2.3),
            (23, -100, 2.3),
            (-23, -100, 2.3),
            line=1.1,
        )
    elif suit == "H":
        figure.fill(
            "gold",
            symmetric("M0-104C4-104 7-101 6-97C9-103 17-103 16-96C19-100 25-98 24-93L20.5-86H0"),
        )
        figure.beads(
            "white", (11, -101.5, 2.2), (-11, -101.5, 2.2), (21, -98, 2), (-21, -98, 2), line=1.1
        )
    elif suit == "D":
        figure.fill("gold", symmetric("M0-108L6-98L10-104L14-97L20-101L20.5-86H0"))
        figure.beads(
            "white", (10, -104, 2), (-10, -104, 2), (20, -101, 2), (-20, -101, 2), line=1.1
        )
    else:
        figure.fill("gold", symmetric("M0-103H3C3-97 7-96 9-100H13C13-96 17-95 19-98H23L20.5-86H0"))
        figure.beads(
            "white",
            (11, -101, 2.6),
            (-11, -101, 2.6),
            (21, -98.5, 2.4),
            (-21, -98.5, 2.4),
            line=1.1,
        )
    figure.fill("gold", symmetric("M0-93.5C8-93.5 15-92.5 21.5-90L20.5-84C13-87 7-87.5 0-87.5"))
    figure.flat("red", sign("D", 0, -90.6, 5.5))
    figure.flat("blue", both(ellipse(8.5, -90, 1.5)), both(ellipse(15.5, -88.8, 1.4)))
    figure.fill("red" if suit in "HD" else "white", sign(suit, 0, -107, 10.5), line=1.2)


def queen_head(suit: str) -> Figure:
    """Draw a queen's face, the hair in front of it and her crown."""
    figure = Figure()
    frontal_face(figure, jaw=16)
    _queen_eyes(figure)
    parting = "M0-92C12-93 22-88 23-76C24-68 22-62 20-58C19-66 18-72 14-77C10-82 4-84 0-88"
    if suit == "H":
        parting = (
            "M0-92C14-95 26-88 25-78C28-72 26-64 21-61C22-67 19-70 17-74"
            "C12-76 12-80 8-81C4-82 2-84 0-87"
        )
    elif suit == "D":
        parting = "M0-94C14-95 24-88 23-76C22-70 20-67 18-66C18-73 15-80 10-83C6-85 3-84 0-84"
    figure.fill("hair", symmetric(parting))
    if suit == "C":
        _braid(figure, 1)
        _braid(figure, -1)
    if suit == "D":
        figure.beads("red", (18.5, -61, 2.4), (-18.5, -61, 2.4), line=1)
    _queen_crown(figure, suit)
    return figure


_PROFILE = (
    "M-4-90H15C16-86 17-82 16.5-79C16-76.5 17-75 18-73L23.5-64.5C24-62.5 22-61.5 19-61.5"
    "L19-58.5C21-57.5 21-55.5 19-55C20.5-54 20.5-51.5 18-50.8C18-48.5 19-47 18-44.5"
    "C16-40 10-40 5-41C3-36 4-32 6-26H-14C-13-36-13-44-12-52Z"
)


def _profile(figure: Figure) -> None:
    figure.fill("skin", _PROFILE)
    figure.flat("shade", "M17.5-44C15.5-40.8 10-40.6 5-41.8C3-36 4-32 5-27H-13C-8-36 0-44 8-46Z")
    figure.flat("red", "M19.4-58.3C21.2-57.3 21-55.5 19.3-55C21-54 20-51.6 17.8-51.2L13.5-54.4Z")
    figure.flat("red", ellipse(8.5, -59, 3.3))
    figure.fill("white", "M8-72.3C11-77 14.5-77 17.5-75.5C17-72.3 13-70.3 8-72.3Z", line=1.2)
    figure.flat("ink", ellipse(14.7, -74, 2.2, 2.5))
    figure.flat("ink", "M6.5-78.5C11-82.5 15-82.5 18-79.5C14-80.5 10-79.5 6.5-76.5Z")
    figure.line(1.2, "M20-62.3C18.5-61.3 17-62 17.2-64.4")


_JACK_HAIR = {
    "S": "M6-90C-18-94-30-80-27-62C-26-54-30-48-34-44C-27-37-14-38-9-44C-5-49-6-57-4-63"
    "C-1-67 3-70 4-76C5-82 6-86 6-90Z",
    "H": "M6-90C-16-94-29-86-27-76C-33-72-33-64-28-61C-33-56-31-47-25-46C-24-39-14-39-12-44"
    "C-6-44-4-50-7-54C-2-58-2-64-5-66C0-68 4-72 4-77C5-82 6-86 6-90Z",
    "D": "M6-90C-18-94-28-80-26-64C-26-56-26-50-25-45H-8C-6-52-6-58-4-63C-1-67 3-70 4-76"
    "C5-82 6-86 6-90Z",
    "C": "M6-90C-18-94-29-82-27-64C-27-58-31-56-34-57C-33-48-24-43-14-46C-6-49-6-57-4-63"
    "C-1-67 3-70 4-76C5-82 6-86 6-90Z",
}


def _cap(figure: Figure, suit: str) -> None:
    if suit == "S":  # a beret with a sweeping plume
        figure.fill("second", "M-29-82C-36-98-18-108 0-108C18-108 27-99 23-88C8-92-14-91-29-82Z")
        figure.fill("gold", "M-30-82C-14-93 8-95 23-90.5L22-85C8-89-13-88-27-77Z")
        figure.fill(
            "white",
            "M10-90C2-104-12-111-28-110C-42-109-51-100-52-86C-48-90-45-90-43-88C-43-84-44-80-43-76"
            "C-39-84-34-86-30-86C-30-83-30-81-29-78C-24-90-8-92 10-90Z",
        )
        figure.line(1.1, "M10-90C-6-104-32-106-44-92")
    elif suit == "H":  # a tall soft cap with an upright feather
        figure.fill("second", "M-26-84C-30-96-20-108-6-107C4-111 22-106 22-89C8-92-12-91-26-84Z")
        figure.line(1.2, "M-8-106C-12-102-14-98-14-94M6-108C4-103 4-99 5-95", colour="ink")
        figure.fill(
            "white",
            "M-18-86C-30-90-42-100-44-112C-36-110-24-108-17-98C-14-94-13-90-14-86Z",
            "M-18-84C-30-82-44-86-52-96C-44-98-30-98-22-92Z",
        )
        figure.line(1.1, "M-17-86C-26-92-34-100-38-106M-19-86C-30-88-38-91-44-94")
        figure.fill("gold", "M-29-80C-14-91 8-94 25-90L25-83C10-88-12-86-27-74Z")
    elif suit == "D":  # a pointed hunting hat with a long straight feather
        figure.fill("second", "M-27-84C-24-98-14-109-2-109C10-108 18-98 22-87C8-91-12-91-27-84Z")
        figure.fill("white", "M-6-88C-18-90-38-96-53-110C-54-98-48-88-36-82C-26-78-14-80-6-84Z")
        figure.line(1.1, "M-6-86C-22-88-38-95-49-104M-24-88L-28-81M-33-92L-39-86M-26-90L-27-96")
        figure.fill("gold", "M-34-74C-22-90 2-95 36-84C24-84 14-86 6-87C-10-87-22-82-34-74Z")
    else:  # a round cap with a turned-up brim and two short feathers
        figure.fill("second", "M-24-86C-26-102-12-110 0-110C14-110 23-102 21-88C8-92-12-92-24-86Z")
        figure.fill(
            "gold",
            "M-28-78C-34-84-32-92-27-94C-12-99 8-99 22-95C27-92 26-86 23-84C8-88-12-88-28-78Z",
        )
        figure.fill(
            "white",
            "M-12-94C-26-96-38-104-41-114C-28-114-14-106-8-96Z",
            "M-14-92C-28-88-42-92-50-102C-38-106-22-102-10-95Z",
        )
        figure.line(1.1, "M-11-95C-22-99-30-105-36-111M-13-94C-26-94-36-97-44-101")
    x, y = {"S": (10, -90), "H": (-17, -86), "D": (-6, -87), "C": (-11, -94)}[suit]
    figure.beads("red", (x, y, 3.6), line=1.5)


def jack_head(suit: str) -> Figure:
    """Draw a young head in profile under a feathered cap, looking to the right."""
    figure = Figure()
    _profile(figure)
    figure.fill("hair", _JACK_HAIR[suit])
    if suit == "H":
        curl = "M-4-4C-6 2 0 5 3 2C6-1 4-5 0-4"
        spots = ((-21, -80), (-25, -68), (-24, -54), (-15, -46), (-12, -60), (-8, -76))
        figure.line(1.3, *(place(curl, x, y) for x, y in spots), colour="cut")
    else:
        for x0, y0, x1, y1 in ((-20, -82, -21, -50), (-13, -82, -15, -48), (-6, -82, -9, -54)):
            figure.flat("cut", wedge(x0, y0, x1, y1, 2.2, 3))
    _cap(figure, suit)
    return figure
