"""Killed at any moment, the program loses nothing: a sample of ``benchmarks/crash.py``."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.crash import crash


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_kills_lose_nothing(tmp_path: Path) -> None:
    report = crash(3, 5, tmp_path, tell=False)
    assert report.kills == 3
    assert report.changes > 0
    assert report.lost == []
