"""The smoke test fails when something is missing or goes wrong, and says what in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rami_desktop
from rami_desktop.ui import smoke_parts

ROOT = Path(rami_desktop.__file__).parents[1]

#: Breaks something, then runs the smoke test.
BREAK = """
import sys
from rami_desktop.ui import {imported}
{breaking}
from rami_desktop.ui.smoke import smoke_test
sys.exit(smoke_test())
"""


def broken(imported: str, breaking: str) -> subprocess.CompletedProcess[str]:
    """Run the smoke test of a program in which something was broken."""
    return subprocess.run(
        [sys.executable, "-c", BREAK.format(imported=imported, breaking=breaking)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=180,
    )


@pytest.mark.parametrize(
    ("imported", "breaking", "said"),
    [
        (
            "controller",
            "controller.TurnController.perform = lambda *_: 1 / 0",
            "ZeroDivisionError: division by zero",
        ),
        (
            "main_window",
            "show = main_window.MainWindow.begin\n"
            "from PySide6.QtCore import qWarning\n"
            "main_window.MainWindow.begin = lambda self, *a: (qWarning('odd'), show(self, *a))[1]",
            "Qt warns: odd",
        ),
        (
            "resources",
            "real = resources.asset\n"
            "from rami_desktop.ui.table import card_images\n"
            "from pathlib import Path\n"
            "from rami_desktop.ui import smoke_parts, sounds, licences\n"
            "smoke_parts.asset = lambda *p: Path('nowhere.wav') if 'sounds' in p else real(*p)",
            "the sound deal cannot be read",
        ),
        (
            "language",
            "language._load = lambda code: []",
            "in both languages",
        ),
    ],
    ids=["slot", "warning", "sound", "language"],
)
def test_what_is_broken_fails_it(imported: str, breaking: str, said: str) -> None:
    done = broken(imported, breaking)
    assert done.returncode == 1
    assert done.stdout == ""
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("smoke test failed: ") and said in last


def test_a_missing_card_is_named(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    from rami_desktop.ui.table import card_images

    def no_seven(face: object) -> Path:
        return Path("nowhere")

    monkeypatch.setattr(card_images, "asset", no_seven)
    with pytest.raises(FileNotFoundError, match="nowhere"):
        smoke_parts.card_pictures()


def test_all_cards_of_all_styles_are_painted(qapp: object) -> None:
    assert smoke_parts.card_pictures() == 8 * 54 + 3
