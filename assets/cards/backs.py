"""Three card backs: a blue lattice, red scales and green foliage. All are point-symmetric."""

from __future__ import annotations

from geometry import box, clip, ellipse, parse, place, polygon, star, write

#: Half width and half height of the printed panel.
_W, _H = 80.0, 116.0
_EDGES = ((1, 0, _W), (-1, 0, _W), (0, 1, _H), (0, -1, _H))

_PAPER = "#fdf9ef"
_GOLD = "#f0b631"


def _inside(data: str, inset: float = 0.0) -> str:
    """Cut a path to the printed panel, or to a smaller rectangle."""
    data = write(parse(data))
    for a, b, c in _EDGES:
        data = clip(data, a, b, c - inset) if data else data
    return data


def _path(data: str, fill: str = "none", stroke: str = "", width: float = 0.0) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<path d="{data}" fill="{fill}"{line}/>'


def _lozenge(x: float, y: float, wide: float, tall: float) -> str:
    return polygon([(x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y)])


def _blue() -> list[str]:
    dark, light = "#1b4489", "#5f8fd0"
    inset = 6.0
    wide, tall = (_W - inset) / 4, (_H - inset) / 5
    cells = [
        (column * wide, row * tall)
        for row in range(-5, 6)
        for column in range(-4, 5)
        if (row + column) % 2
    ]
    others = [
        (column * wide, row * tall)
        for row in range(-5, 6)
        for column in range(-4, 5)
        if not (row + column) % 2 and abs(row) + abs(column) > 2
    ]
    lattice = "".join(_inside(_lozenge(x, y, wide, tall), inset) for x, y in cells)
    inner = "".join(_inside(_lozenge(x, y, wide * 0.6, tall * 0.6), inset) for x, y in cells)
    core = "".join(_inside(_lozenge(x, y, wide * 0.25, tall * 0.25), inset) for x, y in cells)
    stars = "".join(_inside(star(x, y, 7.5, 2.2, 4), inset) for x, y in others)
    return [
        _path(box(-_W, -_H, 2 * _W, 2 * _H), dark),
        _path(lattice, "#2a5cab", _PAPER, 1.4),
        _path(inner, "none", light, 1.3),
        _path(core, _GOLD),
        _path(stars, _PAPER),
        _path(ellipse(0, 0, 33), dark, _PAPER, 2),
        _path(ellipse(0, 0, 28.5), "none", _GOLD, 1.4),
        _path(star(0, 0, 26, 7.5, 4, 45), light),
        _path(star(0, 0, 26, 6.5, 4), _PAPER),
        _path(ellipse(0, 0, 4.2), _GOLD),
        _path(
            box(-_W + inset, -_H + inset, 2 * (_W - inset), 2 * (_H - inset)), "none", _GOLD, 1.6
        ),
    ]


def _red() -> list[str]:
    deep, mid = "#9c1a24", "#c9252f"
    inset = 5.0
    radius = (_W - inset) / 5
    out = [_path(box(-_W, -_H, 2 * _W, 2 * _H), deep)]
    half: list[str] = []
    rows = 13
    for row in range(rows):
        y = -_H + row * (_H - 9) / (rows - 1)
        shift = radius if row % 2 else 0.0
        centres = [step * 2 * radius + shift for step in range(-3, 4)]
        field = mid if row % 2 else deep
        discs = ((1.05, _PAPER), (0.95, field), (0.69, "#f0a58f"), (0.61, field), (0.3, _GOLD))
        for size, colour in discs:
            disc = "".join(_inside(ellipse(x, y, radius * size), inset) for x in centres)
            disc = clip(disc, 0, -1, -6) if disc else ""
            if disc:
                half.append(_path(disc, colour))
    out.append('<g id="half">')
    out.extend(half)
    out.append("</g>")
    out.append('<use xlink:href="#half" transform="rotate(180)"/>')
    chain = "".join(_lozenge(x * 15.0, 0, 6, 6.5) for x in range(-4, 5))
    out.append(_path(box(-_W + inset, -11, 2 * (_W - inset), 22), deep, _PAPER, 1.5))
    out.append(_path(chain, _GOLD))
    frame = box(-_W + inset, -_H + inset, 2 * (_W - inset), 2 * (_H - inset))
    out.append(_path(frame, "none", _GOLD, 2))
    return out


def _green() -> list[str]:
    dark, mid, pale = "#0b4a37", "#12694d", "#9fcf9f"
    leaf = "M0-2C-8-7-8-15 0-21C8-15 8-7 0-2Z"
    cut = "M0-3L1.3-16L0-18L-1.3-16Z"
    step_x, step_y = _W / 2.5, _H / 3.5
    tiles = [(column * step_x, row * step_y) for row in range(-4, 5) for column in range(-3, 4)]
    turns = (45, 135, 225, 315)
    half = (step_x / 2, step_y / 2)
    leaves = "".join(_inside(place(leaf, x, y, turn=turn), 4) for x, y in tiles for turn in turns)
    cuts = "".join(_inside(place(cut, x, y, turn=turn), 4) for x, y in tiles for turn in turns)
    buds = "".join(_inside(ellipse(x, y, 3.4), 4) for x, y in tiles)
    gaps = [(x + half[0], y) for x, y in tiles] + [(x, y + half[1]) for x, y in tiles]
    discs = "".join(_inside(ellipse(x, y, 7.5), 4) for x, y in gaps)
    drops = "".join(_inside(star(x, y, 6, 2.2, 4), 4) for x, y in gaps)
    frame = box(-_W + 4, -_H + 4, 2 * _W - 8, 2 * _H - 8)
    return [
        _path(box(-_W, -_H, 2 * _W, 2 * _H), dark),
        _path(discs, mid),
        _path(leaves, pale),
        _path(cuts, dark),
        _path(drops, "#e6f0d2"),
        _path(buds, _GOLD),
        _path(frame, "none", pale, 1.6),
    ]


BACKS = {"blue": _blue, "red": _red, "green": _green}


def back(name: str) -> str:
    """SVG elements of a back, about the card's centre at the origin."""
    return "\n".join(BACKS[name]())
