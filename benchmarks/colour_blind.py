"""Pictures as somebody sees them who cannot tell red from green.

    python -m benchmarks.colour_blind FOLDER

Beside each ``name.png`` of the folder it writes ``name.protan.png`` and ``name.deutan.png``:
what is left when the cones for long, or for middle wavelengths are missing (the matrices of
Machado, Oliveira and Fernandes, 2009, on linear light).
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from PySide6.QtGui import QImage

Matrix = tuple[tuple[float, float, float], ...]

KINDS: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def _to_light(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _to_byte(light: float) -> int:
    light = min(1.0, max(0.0, light))
    part = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)


@cache
def seen(colour: tuple[int, int, int], kind: str) -> tuple[int, int, int]:
    """Return a colour (red, green, blue from 0 to 255) as it is seen."""
    light = [_to_light(value) for value in colour]
    rows = KINDS[kind]
    red, green, blue = (
        _to_byte(sum(part * value for part, value in zip(row, light, strict=True))) for row in rows
    )
    return red, green, blue


def as_seen(image: QImage, kind: str) -> QImage:
    """Return a whole picture as it is seen."""
    result = image.convertToFormat(QImage.Format.Format_RGB888)
    bits, line = memoryview(result.bits()), result.bytesPerLine()
    for y in range(result.height()):
        row = bits[y * line : y * line + 3 * result.width()].tobytes()
        shown = bytearray()
        for x in range(0, len(row), 3):
            shown += bytes(seen((row[x], row[x + 1], row[x + 2]), kind))
        bits[y * line : y * line + len(shown)] = bytes(shown)
    return result


def main(arguments: list[str]) -> int:
    """Write the pictures of a folder."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print(__doc__)
        return 2
    for path in sorted(Path(arguments[0]).glob("*.png")):
        if path.suffixes[:-1] and path.suffixes[-2].lstrip(".") in KINDS:
            continue
        image = QImage(str(path))
        for kind in KINDS:
            as_seen(image, kind).save(str(path.with_suffix(f".{kind}.png")))
            print(path.with_suffix(f".{kind}.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
