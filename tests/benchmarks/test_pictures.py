"""The positions, the pictures and the sums of the measurements; nothing here is timed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from benchmarks import screenshots, window
from benchmarks.positions import Stage, early, late
from rami_desktop.ui.card_texts import RankLetters, set_rank_letters
from rami_desktop.ui.states import HUMAN_STATES


@pytest.fixture
def stage(qapp: QApplication, tmp_path: Path):
    stage = Stage(qapp, tmp_path)
    stage.show(1024, 700)
    yield stage
    stage.close()
    set_rank_letters(RankLetters.LANGUAGE)


@pytest.mark.parametrize("players", [2, 6])
def test_a_match_is_led_to_a_position(stage: Stage, players: int) -> None:
    for wanted in (early, late):
        match = stage.match(players, wanted, seed=10 * players)
        assert wanted(match)
        stage.sit_down(match)
        assert stage.window.controller.state in HUMAN_STATES
        assert stage.window.scene.mismatches() == []


def test_pictures_have_the_size_that_was_asked_for(qapp: QApplication, tmp_path: Path) -> None:
    taken = screenshots.take(qapp, tmp_path, (1024, 700), ["start-first"])
    assert [path.name for path in taken] == ["start-first.png"]
    image = QImage(str(taken[0]))
    assert (image.width(), image.height()) == (1024, 700)
    set_rank_letters(RankLetters.LANGUAGE)


def test_the_readme_shows_pictures_that_there_are() -> None:
    for name in ("table.png", "start.png"):
        image = QImage(str(screenshots.IMAGES / name))
        assert (image.width(), image.height()) == (1280, 800)


def test_percentiles() -> None:
    values = window.percentiles([float(number) for number in range(1, 201)])
    assert values == {"frames": 200, "p50": 100.0, "p95": 190.0, "p99": 198.0, "max": 200.0}
