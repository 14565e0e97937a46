"""Makes the scripts of ``packaging/`` importable, as they import each other."""

from __future__ import annotations

from pathlib import Path

import pytest

import rami_desktop

ROOT = Path(rami_desktop.__file__).parents[1]


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the scripts on Python's path while a test runs."""
    folder = ROOT / "packaging"
    if not folder.is_dir():
        pytest.skip("only a checkout has the scripts that make packages")
    monkeypatch.syspath_prepend(str(folder))
    return folder
