"""What the tests of the window share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rami_desktop.bots.lookahead.race import Effort
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.pace import NO_REST, Pace

from .loops import Choose, Loop, plainly
from .played import Played
from .sentences import Marking
from .windows import Windows


@pytest.fixture(autouse=True)
def hasty_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let experts look at little: how well they play is not what tests of the window are about."""
    monkeypatch.setattr(Effort, "of_seconds", lambda seconds: Effort(worlds=2 * seconds))


def put_away(made: Played | Loop) -> None:
    """Stop a match, and let go what listens to it, which Python's search for rings cannot see."""
    made.controller.stop()
    made.controller.deleteLater()
    made.store.deleteLater()


@pytest.fixture
def play(qtbot: QtBot, qapp: QCoreApplication) -> Iterator[Callable[..., Played]]:
    """Return a function that sets a person before a position and stops the match at the end."""
    played: list[Played] = []

    def make(**scenario: object) -> Played:
        played.append(Played(qtbot, **scenario))
        return played[-1]

    yield make
    for each in played:
        put_away(each)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Callable[..., Loop]]:
    """Return a function that makes a controller whose computer seats are one function."""
    made: list[Loop] = []

    def make(choose: Choose = plainly, pace: Pace = NO_REST) -> Loop:
        made.append(Loop(qtbot, choose, pace))
        return made[-1]

    yield make
    for each in made:
        put_away(each)


@pytest.fixture
def marked(qapp: QCoreApplication) -> Iterator[None]:
    """Translate every text to itself in brackets."""
    translator = Marking()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def windows(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Windows]:
    """Open main windows over a data directory of their own, and leave none behind."""
    made = Windows(qtbot, qapp, tmp_path / "data")
    yield made
    made.leave()


@pytest.fixture
def french(qapp: QCoreApplication) -> Iterator[None]:
    """Speak French while a test runs."""
    languages = LanguageSwitch(qapp)
    languages.use("fr")
    yield
    languages.close()
    QLocale.setDefault(QLocale.c())
