"""Starting: with and without a screen, in either language, and the smoke test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

import rami_desktop
from rami_desktop.ui import app, language
from rami_desktop.ui.display import Obstacle, display_obstacle, missing_library, needs_a_display
from rami_desktop.ui.language import LANGUAGES, LanguageSwitch

ROOT = Path(rami_desktop.__file__).parents[1]
LINUX = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a screen is always there")


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program with nothing of the usual display in its environment."""
    without = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LC_ALL", "LANG")
    inherited = {key: value for key, value in os.environ.items() if key not in without}
    return subprocess.run(
        [sys.executable, "-m", "rami_desktop", *arguments],
        env={**inherited, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=180,
    )


@LINUX
def test_without_a_display_a_sentence_says_what_to_do() -> None:
    done = start(PYTHONIOENCODING="utf-8")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "DISPLAY" in done.stderr and "xvfb-run" in done.stderr
    assert "Traceback" not in done.stderr


@LINUX
def test_the_sentence_speaks_the_language_of_the_system() -> None:
    done = start(LANG="fr_FR.UTF-8", PYTHONIOENCODING="utf-8")
    assert done.returncode == 2
    assert "besoin d’un écran" in done.stderr


@LINUX
@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":987"},
        {"WAYLAND_DISPLAY": "wayland-987", "XDG_RUNTIME_DIR": "/nowhere"},
        {"DISPLAY": ":987", "QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_a_display_that_does_not_answer_is_no_crash(environment: dict[str, str]) -> None:
    done = start(**environment)
    assert done.returncode == 2
    assert "cannot reach the screen" in done.stderr


def test_only_some_systems_need_to_be_asked() -> None:
    assert display_obstacle({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert not needs_a_display({}, "win32")
    assert not needs_a_display({}, "darwin")
    assert needs_a_display({}, "linux")


@LINUX
def test_a_missing_library_is_named(tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_bytes(b"no library at all")
    told = missing_library(tmp_path, {"DISPLAY": ":0"})
    assert "libqxcb.so" in told
    assert missing_library(tmp_path, {"QT_QPA_PLATFORM": "offscreen"}) == ""
    text = app.obstacle_text(Obstacle.LIBRARY_MISSING, told, lambda _context, source: source)
    assert told in text and "libxcb-cursor0" in text


def test_the_readme_names_the_same_packages() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert app.PACKAGES in readme


def test_the_smoke_test_prints_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    done = start("--smoke-test", QT_QPA_PLATFORM="offscreen", RAMI_DATA_DIR=str(data))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("smoke test passed")
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
    assert not data.exists()


def test_a_second_program_on_the_same_matches_says_so(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rami_desktop.storage import paths
    from rami_desktop.storage.lock import InstanceLock
    from rami_desktop.ui.screens import boxes

    told: list[str] = []
    monkeypatch.setattr(boxes, "warn_and_wait", told.append)
    with InstanceLock(paths.lock_file()):
        assert app._run_window(qapp, None) == app.FAILED
    for switch in qapp.findChildren(LanguageSwitch):
        switch.close()
    assert len(told) == 1


def test_the_language_follows_the_system_or_the_choice(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language.system_language() in LANGUAGES
    monkeypatch.setattr(language, "system_language", lambda: "fr")
    switch = LanguageSwitch(qapp)
    heard: list[str] = []
    switch.changed.connect(heard.append)
    try:
        switch.use("system")
        assert switch.current == "fr"
        assert qapp.translate("RuleSets", "Classic Rami") == "Rami classique"
        assert QLocale().toString(1.5) == "1,5"
        switch.use("en")
        assert qapp.translate("RuleSets", "Classic Rami") == "Classic Rami"
        assert qapp.translate("Messages", "{name} marks %n point(s).", "", 1).endswith("1 point.")
        switch.use("en")
        assert heard == ["fr", "en"]
    finally:
        switch.close()
        QLocale.setDefault(QLocale.c())
    assert qapp.translate("Messages", "{name} marks %n point(s).", "", 1).endswith("1 point(s).")
