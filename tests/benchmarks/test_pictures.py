"""The positions, the pictures and the sums of the measurements; nothing here is timed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from benchmarks import moments, screenshots, window
from benchmarks.positions import Stage, early, late
from rami_desktop.ui.card_texts import RankLetters, set_rank_letters
from rami_desktop.ui.states import HUMAN_STATES
from rami_desktop.ui.targets import TargetKind


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


@pytest.mark.parametrize(
    ("only", "groups"),
    [
        ((), 7),
        (("table",), 3),
        (("table-4-late",), 1),
        (("acting-joker", "turning"), 2),
        (("start-first",), 1),
        (("over-4", "keys"), 1),
        (("acting", "keys"), 2),
    ],
)
def test_only_what_is_wanted_is_set_up(only: tuple[str, ...], groups: int) -> None:
    assert len(screenshots.wanted_groups(only)) == groups


def test_moments_are_put_together_as_they_are_named(qapp: QApplication, tmp_path: Path) -> None:
    stage = Stage(qapp, tmp_path)
    stage.show(1024, 700)
    scene, store = stage.window.scene, stage.window.store
    try:
        seen = {}
        for name, widget in moments.acting(stage):
            lit = {target.kind for target in scene.lights.lit}
            owed = store.piles.discard.owed if store.piles.discard else ()
            seen[name] = (widget, len(scene.choice.boxes), lit, owed, scene.bubble.words)
    finally:
        stage.close()
        set_rank_letters(RankLetters.LANGUAGE)
    assert seen["acting-joker"][1] == 2
    assert TargetKind.MELD in seen["acting-swap"][2] and TargetKind.MELD in seen["acting-split"][2]
    assert [str(card) for card in seen["acting-owed-joker"][3]] == ["*"]
    assert seen["acting-undone"][3] == ()
    assert seen["acting-asked"][0] is not stage.window
    for name in ("acting-refused-meld", "acting-refused-lay", "acting-hint"):
        assert seen[name][4], name


def test_the_readme_shows_pictures_that_there_are() -> None:
    for name in ("table.png", "start.png"):
        image = QImage(str(screenshots.IMAGES / name))
        assert (image.width(), image.height()) == (1280, 800)


def test_percentiles() -> None:
    values = window.percentiles([float(number) for number in range(1, 201)])
    assert values == {"frames": 200, "p50": 100.0, "p95": 190.0, "p99": 198.0, "max": 200.0}
