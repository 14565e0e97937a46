"""Makes the sounds of the table: short, quiet, and the same bytes at every run.

    python assets/sounds/make.py [OUTDIR]

Cards are noise through a filter, words are plucked tones.  16 bits, one channel.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 11_025
#: The loudest sample, as a part of what can be written: sounds are to be quiet.
PEAK = 0.42


def _noise(
    seconds: float, attack: float, decay: float, low: float, high: float, seed: int
) -> list[float]:
    """Return a breath of noise between two frequencies in Hz, attack and decay in seconds."""
    chance = random.Random(seed)
    smooth, slow = _share(high), _share(low)
    wide = narrow = 0.0
    samples = []
    for index in range(round(seconds * RATE)):
        now = index / RATE
        wide += smooth * (chance.random() * 2 - 1 - wide)
        narrow += slow * (wide - narrow)
        samples.append((wide - narrow) * min(1.0, now / attack) * math.exp(-now / decay))
    return samples


def _share(frequency: float) -> float:
    """Return how far a one-pole filter goes towards its input with each sample."""
    return 1 - math.exp(-2 * math.pi * frequency / RATE)


def _tone(frequency: float, seconds: float, decay: float) -> list[float]:
    """Return a plucked tone with two soft overtones."""
    samples = []
    for index in range(round(seconds * RATE)):
        now = index / RATE
        angle = 2 * math.pi * frequency * now
        wave_ = math.sin(angle) + 0.28 * math.sin(2 * angle) + 0.1 * math.sin(3 * angle)
        samples.append(wave_ * min(1.0, now / 0.006) * math.exp(-now / decay))
    return samples


def _together(*parts: tuple[float, float, list[float]]) -> list[float]:
    """Mix parts: each with its beginning in seconds and its share of the whole."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    mixed = [0.0] * length
    for start, share, samples in parts:
        first = round(start * RATE)
        for index, sample in enumerate(samples):
            mixed[first + index] += share * sample
    return mixed


def deal() -> list[float]:
    """Three cards that slide from the pack."""
    flick = [_noise(0.075, 0.012, 0.022, 900, 5200, seed) for seed in (11, 12, 13)]
    return _together((0.0, 0.8, flick[0]), (0.085, 1.0, flick[1]), (0.17, 0.7, flick[2]))


def draw() -> list[float]:
    """A card that slides."""
    return _noise(0.13, 0.035, 0.035, 700, 4200, 21)


def lay() -> list[float]:
    """Cards put down on cloth."""
    thud = _tone(118, 0.12, 0.028)
    return _together((0.0, 0.7, _noise(0.11, 0.003, 0.026, 300, 2600, 31)), (0.0, 0.16, thud))


def discard() -> list[float]:
    """A card put on a pile."""
    tap = _tone(210, 0.06, 0.014)
    return _together((0.0, 0.8, _noise(0.08, 0.002, 0.016, 600, 4600, 41)), (0.0, 0.12, tap))


def carte() -> list[float]:
    """Two tones upwards."""
    return _together((0.0, 0.8, _tone(659.26, 0.3, 0.09)), (0.11, 1.0, _tone(880.0, 0.34, 0.11)))


def win() -> list[float]:
    """A chord, tone by tone."""
    tones = (523.25, 659.26, 783.99, 1046.5)
    return _together(
        *((0.1 * place, 1.0, _tone(tone, 0.32, 0.12)) for place, tone in enumerate(tones))
    )


def refused() -> list[float]:
    """Two low knocks."""
    knock = _tone(165, 0.08, 0.022)
    return _together((0.0, 0.7, knock), (0.1, 0.55, knock))


SOUNDS: dict[str, Callable[[], list[float]]] = {
    "deal": deal,
    "draw": draw,
    "lay": lay,
    "discard": discard,
    "carte": carte,
    "win": win,
    "refused": refused,
}


def write(name: str, folder: Path) -> Path:
    """Write a sound and return its file."""
    samples = SOUNDS[name]()
    loudest = max(map(abs, samples))
    fade = round(0.008 * RATE)  # the last samples go to nothing: no click
    path = folder / f"{name}.wav"
    numbers = [
        round(32767 * PEAK * sample / loudest * min(1.0, (len(samples) - 1 - index) / fade))
        for index, sample in enumerate(samples)
    ]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))
    return path


def main() -> None:
    """Write all sounds."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
    for name in SOUNDS:
        path = write(name, folder)
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
