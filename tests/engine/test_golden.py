"""The golden deals are played again exactly as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from rami_desktop.engine.presets import PRESETS
from tests.engine.golden import FOLDER, SHOWN, replayed

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_deal(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replayed(text) == text


def test_there_is_one_for_each_rule_and_every_preset() -> None:
    assert len(FILES) == len(SHOWN) >= 20
    assert {shown.preset for shown in SHOWN} == set(PRESETS)
