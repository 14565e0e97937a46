"""Small path algebra for the deck: parsing, moving, mirroring and clipping SVG path data.

Every drawing of the deck is written as SVG path data with absolute commands (M L H V C Q Z).
The helpers below turn such a string into a list of strokes made of straight lines and cubic
curves, transform or clip it, and write it back in a compact, stable form.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

Point = tuple[float, float]
Segment = tuple[Point, ...]

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_CIRCLE = 0.5523


@dataclass
class Stroke:
    """One sub-path: a start point, segments of one (line) or three (cubic) points."""

    start: Point
    segments: list[Segment] = field(default_factory=list)
    closed: bool = False


def parse(data: str) -> list[Stroke]:
    """Read path data written with absolute commands into strokes."""
    tokens = _TOKEN.findall(data)
    strokes: list[Stroke] = []
    here: Point = (0.0, 0.0)
    command = "M"
    index = 0

    def take(count: int) -> list[float]:
        nonlocal index
        values = [float(token) for token in tokens[index : index + count]]
        index += count
        return values

    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
            if command == "Z":
                strokes[-1].closed = True
                here = strokes[-1].start
                continue
        if command == "M":
            x, y = take(2)
            here = (x, y)
            strokes.append(Stroke(here))
            command = "L"
            continue
        if command == "L":
            x, y = take(2)
            segment: Segment = ((x, y),)
        elif command == "H":
            segment = ((take(1)[0], here[1]),)
        elif command == "V":
            segment = ((here[0], take(1)[0]),)
        elif command == "C":
            x1, y1, x2, y2, x, y = take(6)
            segment = ((x1, y1), (x2, y2), (x, y))
        elif command == "Q":
            x1, y1, x, y = take(4)
            first = (here[0] + (x1 - here[0]) * 2 / 3, here[1] + (y1 - here[1]) * 2 / 3)
            segment = (first, (x + (x1 - x) * 2 / 3, y + (y1 - y) * 2 / 3), (x, y))
        else:
            raise ValueError(f"unknown path command {command!r}")
        strokes[-1].segments.append(segment)
        here = segment[-1]
    return strokes


def number(value: float) -> str:
    """Write a coordinate in its shortest form, rounded to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _join(points: Iterable[Point]) -> str:
    out = ""
    for x, y in points:
        for value in (number(x), number(y)):
            out += value if not out or value.startswith("-") else f" {value}"
    return out


def write(strokes: Iterable[Stroke]) -> str:
    """Write strokes back as compact path data."""
    out: list[str] = []
    for stroke in strokes:
        out.append(f"M{_join([stroke.start])}")
        last = "M"
        for segment in stroke.segments:
            letter = "L" if len(segment) == 1 else "C"
            body = _join(segment)
            if letter == last:
                out.append(body if body.startswith("-") else f" {body}")
            else:
                out.append(letter + body)
            last = letter
        if stroke.closed:
            out.append("Z")
    return "".join(out)


def _map(data: str, move: Callable[[Point], Point]) -> str:
    return write(
        Stroke(
            move(stroke.start),
            [tuple(move(point) for point in segment) for segment in stroke.segments],
            stroke.closed,
        )
        for stroke in parse(data)
    )


def place(
    data: str,
    dx: float = 0.0,
    dy: float = 0.0,
    scale: float = 1.0,
    turn: float = 0.0,
    scale_y: float | None = None,
) -> str:
    """Scale, then turn (degrees, clockwise on screen), then move path data."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    tall = scale if scale_y is None else scale_y

    def move(point: Point) -> Point:
        x, y = point[0] * scale, point[1] * tall
        return (x * cos - y * sin + dx, x * sin + y * cos + dy)

    return _map(data, move)


def around(data: str, turn: float, cx: float = 0.0, cy: float = 0.0) -> str:
    """Turn path data by some degrees about a point."""
    return place(place(data, -cx, -cy), cx, cy, turn=turn)


def mirror(data: str, axis: float = 0.0) -> str:
    """Mirror path data left to right about a vertical axis."""
    return _map(data, lambda point: (2 * axis - point[0], point[1]))


def wind(data: str, clockwise: bool = True) -> str:
    """Make every closed sub-path turn the same way: clockwise fills, the other way cuts holes."""
    out: list[Stroke] = []
    for stroke in parse(data):
        points = [stroke.start, *(segment[-1] for segment in stroke.segments)]
        ring = [stroke.start, *(point for segment in stroke.segments for point in segment)]
        area = sum(
            ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring))
        )
        if (area > 0) == clockwise:
            out.append(stroke)
            continue
        back: list[Segment] = []
        for position in range(len(stroke.segments) - 1, -1, -1):
            segment = stroke.segments[position]
            back.append((*segment[-2::-1], points[position]))
        out.append(Stroke(points[-1], back, stroke.closed))
    return write(out)


def both(data: str, axis: float = 0.0) -> str:
    """Return path data together with its mirror image."""
    return write(parse(data)) + mirror(data, axis)


def symmetric(data: str, axis: float = 0.0) -> str:
    """Close a half outline (drawn from the axis back to the axis) with its mirror image."""
    (half,) = parse(data)
    points = [half.start]
    for segment in half.segments:
        points.append(segment[-1])
    back: list[Segment] = []
    for position in range(len(half.segments) - 1, -1, -1):
        segment = half.segments[position]
        ends = [*segment[-2::-1], points[position]]
        back.append(tuple((2 * axis - x, y) for x, y in ends))
    return write([Stroke(half.start, half.segments + back, True)])


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse (or of a circle when only one radius is given)."""
    ry = rx if ry is None else ry
    kx, ky = rx * _CIRCLE, ry * _CIRCLE
    segments: list[Segment] = [
        ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy)),
        ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry)),
        ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy)),
        ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry)),
    ]
    return write([Stroke((cx, cy - ry), segments, True)])


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> str:
    """Cubic commands along a circle between two angles in degrees, clockwise on screen."""
    steps = max(1, math.ceil(abs(end - start) / 90))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    out = ""
    for a, b in itertools.pairwise(angles):
        reach = 4 / 3 * math.tan((b - a) / 4) * radius
        ax, ay = cx + radius * math.cos(a), cy + radius * math.sin(a)
        bx, by = cx + radius * math.cos(b), cy + radius * math.sin(b)
        first = (ax - reach * math.sin(a), ay + reach * math.cos(a))
        second = (bx + reach * math.sin(b), by - reach * math.cos(b))
        out += "C" + _join([first, second, (bx, by)])
    return out


def box(x: float, y: float, width: float, height: float) -> str:
    """Path data of a rectangle."""
    return f"M{x} {y}H{x + width}V{y + height}H{x}Z"


def polygon(points: Sequence[Point]) -> str:
    """Path data of a closed polygon."""
    return write([Stroke(points[0], [(point,) for point in points[1:]], True)])


def wedge(x0: float, y0: float, x1: float, y1: float, width: float, bend: float = 0.0) -> str:
    """Draw a woodcut line: broad at its start, tapering to nothing at its end."""
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    mx, my = (x0 + x1) / 2 + nx * bend, (y0 + y1) / 2 + ny * bend
    half, mid = width / 2, width * 0.4
    values = (
        *(x0 + nx * half, y0 + ny * half, mx + nx * mid, my + ny * mid, x1, y1),
        *(mx - nx * mid, my - ny * mid, x0 - nx * half, y0 - ny * half),
    )
    ax, ay, bx, by, cx, cy, dx, dy, ex, ey = (f"{value:.4f}" for value in values)
    return f"M{ax} {ay}Q{bx} {by} {cx} {cy}Q{dx} {dy} {ex} {ey}Z"


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = 0.0) -> str:
    """Path data of a star whose first point looks up."""
    corners: list[Point] = []
    for step in range(points * 2):
        angle = math.radians(turn - 90 + step * 180 / points)
        radius = inner if step % 2 else outer
        corners.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(corners)


def _mix(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def _split(start: Point, segment: Segment, t: float) -> tuple[Segment, Segment]:
    if len(segment) == 1:
        return (_mix(start, segment[0], t),), segment
    p1, p2, p3 = segment
    a, b, c = _mix(start, p1, t), _mix(p1, p2, t), _mix(p2, p3, t)
    d, e = _mix(a, b, t), _mix(b, c, t)
    middle = _mix(d, e, t)
    return (a, d, middle), (e, c, p3)


def _crossings(start: Point, segment: Segment, side: Callable[[Point], float]) -> list[float]:
    """Parameters where a segment crosses the clipping line."""
    steps = 1 if len(segment) == 1 else 24
    values = []
    for step in range(steps + 1):
        here = start if step == 0 else _split(start, segment, step / steps)[0][-1]
        values.append(side(here))
    found: list[float] = []
    for step in range(steps):
        if (values[step] >= 0) == (values[step + 1] >= 0):
            continue
        low, high = step / steps, (step + 1) / steps
        for _ in range(40):
            middle = (low + high) / 2
            inside = side(_split(start, segment, middle)[0][-1]) >= 0
            if inside == (values[step] >= 0):
                low = middle
            else:
                high = middle
        found.append((low + high) / 2)
    return found


def clip(data: str, a: float, b: float, c: float) -> str:
    """Keep the part of a path where ``a*x + b*y + c >= 0``."""

    def side(point: Point) -> float:
        return a * point[0] + b * point[1] + c

    kept: list[Stroke] = []
    for stroke in parse(data):
        segments = list(stroke.segments)
        end = segments[-1][-1] if segments else stroke.start
        if stroke.closed and math.dist(end, stroke.start) > 1e-9:
            segments.append((stroke.start,))
        current: Stroke | None = Stroke(stroke.start) if side(stroke.start) >= 0 else None
        pieces: list[Stroke] = [current] if current else []
        here = stroke.start
        for segment in segments:
            done = 0.0
            rest = segment
            for t in _crossings(here, segment, side):
                first, rest = _split(here, rest, (t - done) / (1 - done))
                here, done = first[-1], t
                if current is not None:
                    current.segments.append(first)
                    current = None
                else:
                    current = Stroke(here)
                    pieces.append(current)
            if current is not None:
                current.segments.append(rest)
            here = segment[-1]
        pieces = [piece for piece in pieces if piece.segments]
        if stroke.closed and pieces:
            whole = Stroke(pieces[0].start, list(pieces[0].segments), True)
            for piece in pieces[1:]:
                if math.dist(whole.segments[-1][-1], piece.start) > 1e-9:
                    whole.segments.append((piece.start,))
                whole.segments.extend(piece.segments)
            pieces = [whole]
        kept.extend(pieces)
    return write(kept)
