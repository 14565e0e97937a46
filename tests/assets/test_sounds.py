"""The sounds in ``assets/sounds``: reproducible, short and quiet."""

from __future__ import annotations

import struct
import subprocess
import sys
import wave
from pathlib import Path

import pytest

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
FILES = sorted(SOUNDS.glob("*.wav"))


def test_the_script_writes_the_same_bytes(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-B", str(SOUNDS / "make.py"), str(tmp_path)],
        check=True,
        capture_output=True,
    )
    made = {path.name: path.read_bytes() for path in tmp_path.glob("*.wav")}
    assert made == {path.name: path.read_bytes() for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_is_short_quiet_and_ends_in_silence(path: Path) -> None:
    assert path.stat().st_size < 16 * 1024
    with wave.open(str(path), "rb") as file:
        count = file.getnframes()
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert count / file.getframerate() < 0.8
        samples = struct.unpack(f"<{count}h", file.readframes(count))
    assert 4000 < max(map(abs, samples)) < 16_000
    assert max(map(abs, samples[-4:])) < 200
    assert abs(samples[0]) < 1500
