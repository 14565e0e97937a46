"""The fixed parts of the layout: the viewer's hand, the plates of the seats, the two piles."""

from __future__ import annotations

from rami_desktop.ui import tokens
from rami_desktop.ui.table.boxes import Box, around
from rami_desktop.ui.table.measures import APART, ASPECT, HAND_STEPS, Measures
from rami_desktop.ui.table.shape import PlateParts, TableLayout, TableShape

#: Plates at least this wide show everything in two lines; the number grows with the type.
WIDE_PLATE = 228
#: The narrowest plate, with three lines.
LEAST_PLATE = 132
#: How wide plates are where there is room: those with three lines and those with two.
BEST_PLATE = (200, 328)
#: How far the signs at the disc's corners stand out of it; the number grows with the type.
BADGE = 4
#: From a pile to its caption: room for what lights around the pile.
CAPTION_GAP = 7
#: The height of a line of a plate, as a part of its type.
LINE = 1.28


def set_hand(layout: TableLayout, shape: TableShape, m: Measures, scale: float) -> None:
    """Set the viewer's hand in a row at the lower edge, and the plate at its left.

    :param scale: makes the cards smaller where the table needs the room.
    """
    plate_width = round(min(0.19 * m.width, 190 * m.text))
    left = m.pad + plate_width + m.pad
    room = m.width - m.pad - left
    wanted = scale * min(0.195 * m.height, 0.16 * m.width)
    strips = 1 + (max(1, shape.hand) - 1) * tokens.INDEX_STRIP + APART * len(shape.apart)
    height = max(tokens.LEAST_HAND_CARD, round(min(wanted, room / strips / ASPECT - 1)))
    width = height * ASPECT
    apart = APART * width
    gaps = max(1, shape.hand - 1)
    spare = width + apart * len(shape.apart)
    centred = (m.width - 2 * left - spare) / gaps
    step = max(HAND_STEPS[0] * width, min(HAND_STEPS[1] * width, centred))
    step = min(step, (room - spare) / gaps)
    total = width + step * (shape.hand - 1) + apart * len(shape.apart)
    x = max(left, min((m.width - total) / 2, m.width - m.pad - total))
    y = m.height - m.pad - height
    boxes = []
    for index in range(shape.hand):
        if index in shape.apart:
            x += apart
        boxes.append(Box(x, y, width, height))
        x += step
    layout.hand = tuple(boxes)
    layout.lift = round(height * tokens.LIFT)
    top = y - layout.lift - m.gap
    layout.hand_area = Box(left - m.pad / 2, top, room + m.pad, m.height - top)
    plate_height = plate_size(True, m)
    plate = Box(m.pad, m.height - m.pad - plate_height, plate_width, plate_height)
    layout.plates[shape.viewer] = wide_plate(plate, 0, m)


def plate_size(wide: bool, m: Measures) -> float:
    """Return the height of a plate."""
    line = tokens.TEXT * m.text * LINE
    return round(2 * line + 1.5 * m.gap) if wide else round(3 * line + 1.5 * m.gap)


def wide_plate(box: Box, cards: int, m: Measures) -> PlateParts:
    """Set a plate with its text in two lines and its backs at the right."""
    edge = m.gap * 0.75
    side = box.h - 2 * edge
    disc = Box(box.x + edge, box.y + edge, side, side)
    x = disc.right + m.gap * 0.75 + BADGE * m.text
    right = box.right - m.gap
    backs = count = Box(right, box.cy, 0, 0)
    if cards:
        number = 24 * m.text
        height = 0.62 * box.h
        room = min(0.27 * box.w, height * ASPECT + 5 * m.unit * (cards - 1))
        count = Box(right - number, box.y, number, box.h)
        backs = Box(count.x - m.gap / 2 - room, box.cy - height / 2, room, height)
        right = backs.x - m.gap
    line = tokens.TEXT * m.text * LINE
    name = Box(x, box.cy - line, right - x, line)
    return PlateParts(box, disc, name, Box(x, box.cy, right - x, line), backs, count)


def tall_plate(box: Box, cards: int, m: Measures) -> PlateParts:
    """Set a plate with its text in two lines and its backs in a third."""
    edge = m.gap * 0.75
    line = (box.h - 2 * edge) / 3
    side = min(line * 2, 0.25 * box.w)
    disc = Box(box.x + edge, box.y + edge + line - side / 2, side, side)
    x = disc.right + m.gap * 0.75 + BADGE * m.text
    right = box.right - edge
    name = Box(x, box.y + edge, right - x, line)
    status = Box(x, box.y + edge + line, right - x, line)
    if not cards:
        middle = Box(right, box.cy, 0, 0)
        return PlateParts(box, disc, name, status, middle, middle)
    number = 22 * m.text
    y = box.y + edge + 2.06 * line
    height = 0.94 * line
    least = height * ASPECT
    room = min(right - number - disc.x - m.gap, least + 5 * m.unit * max(0, cards - 1))
    backs = Box(disc.x, y, max(least, room), height)
    count = Box(backs.right + m.gap / 2, y, number, height)
    return PlateParts(box, disc, name, status, backs, count)


def backs(room: Box, count: int) -> tuple[Box, ...]:
    """Set the small backs of a hidden hand side by side."""
    width = room.h * ASPECT
    step = max(0.0, room.w - width) / max(1, count - 1)
    return tuple(Box(room.x + step * index, room.y, width, room.h) for index in range(count))


def piles_height(m: Measures, height: float) -> float:
    """Return the height of the piles with their captions, for cards of a height."""
    return pile_rise(m) + height + round(CAPTION_GAP * m.unit) + m.caption


def pile_rise(m: Measures) -> float:
    """Return how much higher the top card of a pile lies than its lowest shown one."""
    return 2 * round(2 * m.unit)


def set_piles(layout: TableLayout, m: Measures, top: float, height: float) -> None:
    """Set stock and discard pile in the middle, with the rooms for words on both sides."""
    width = height * ASPECT
    apart = round(26 * m.unit)
    stock_x = m.width / 2 - apart / 2 - width
    discard_x = m.width / 2 + apart / 2
    base = top + pile_rise(m)
    rise = pile_rise(m) / 2
    layout.stock = tuple(Box(stock_x, base - rise * i, width, height) for i in range(3))
    layout.discard = tuple(Box(discard_x, base - rise * i, width, height) for i in range(3))
    layout.stock_box = around(layout.stock)
    layout.discard_box = around(layout.discard)
    below = base + height + round(CAPTION_GAP * m.unit)
    layout.stock_label = Box(stock_x - apart / 2, below, width + apart, m.caption)
    layout.discard_label = Box(discard_x - apart / 2, below, width + apart, m.caption)
    side = min(310 * m.text, stock_x - apart - m.pad)
    band = below + m.caption - top
    layout.counter = Box(stock_x - apart - side, top, side, band)
    layout.owed = Box(discard_x + width + apart, top, side, band)
