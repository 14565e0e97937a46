"""Layers of flat colour and bold lines, from which the court figures and jokers are built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from geometry import clip, ellipse, mirror, parse, place, write

#: Width of the black outline of the figures.
LINE = 1.5

#: A clipping line: the side where ``a*x + b*y + c >= 0`` is kept.
Edge = tuple[float, float, float]


@dataclass(frozen=True)
class Layer:
    """One path: its colours are names looked up in a palette when written."""

    data: str
    fill: str | None
    stroke: str | None = None
    width: float = 0.0


@dataclass
class Figure:
    """A drawing as a pile of layers, the first one at the bottom."""

    layers: list[Layer] = field(default_factory=list)

    def fill(self, colour: str, *paths: str, line: float = LINE) -> None:
        """Add shapes filled with a colour and outlined in ink."""
        for path in paths:
            self.layers.append(Layer(path, colour, "ink", line))

    def flat(self, colour: str, *paths: str) -> None:
        """Add shapes filled with a colour, without outline."""
        data = "".join(write(parse(path)) for path in paths)
        if self.layers and self.layers[-1].fill == colour and self.layers[-1].stroke is None:
            data = self.layers.pop().data + data
        self.layers.append(Layer(data, colour))

    def beads(self, colour: str, *rounds: tuple[float, float, float], line: float = 1.2) -> None:
        """Add discs (centre and radius), outlined by a larger ink disc beneath each.

        They look like outlined shapes, but two plain fills are quicker to paint than a stroke.
        """
        half = line / 2
        self.flat("ink", *(ellipse(x, y, radius + half) for x, y, radius in rounds))
        self.flat(colour, *(ellipse(x, y, radius - half) for x, y, radius in rounds))

    def line(self, width: float, *paths: str, colour: str = "ink") -> None:
        """Add open lines."""
        self.layers.append(
            Layer("".join(write(parse(path)) for path in paths), None, colour, width)
        )

    def add(
        self,
        other: Figure,
        dx: float = 0.0,
        dy: float = 0.0,
        scale: float = 1.0,
        turn: float = 0.0,
        flip: bool = False,
    ) -> None:
        """Add all the layers of another figure, scaled, turned, mirrored and moved."""
        for layer in other.layers:
            data = place(layer.data, dx, dy, scale, turn)
            self.layers.append(
                Layer(mirror(data) if flip else data, layer.fill, layer.stroke, layer.width)
            )

    def svg(self, colours: Mapping[str, str], edges: Sequence[Edge] = ()) -> str:
        """Write the layers, cut along the given edges.

        The result is meant for a group whose stroke is the ink colour and ``LINE`` wide.
        """
        out: list[str] = []
        for layer in self.layers:
            data = write(parse(layer.data))
            for edge in edges:
                data = clip(data, *edge) if data else data
            if not data:
                continue
            look = ' fill="none"' if layer.fill is None else f' fill="{colours[layer.fill]}"'
            if layer.stroke is None:
                look += ' stroke="none"'
            else:
                if layer.stroke != "ink":
                    look += f' stroke="{colours[layer.stroke]}"'
                if layer.width != LINE:
                    look += f' stroke-width="{layer.width:g}"'
            out.append(f'<path d="{data}"{look}/>')
        return "\n".join(out)
