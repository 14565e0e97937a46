"""A short proof that the program works where it is: a whole deal in the real window."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import TYPE_CHECKING

from rami_desktop.ui.app import open_application

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from rami_desktop.ui.main_window import MainWindow

SEED = 51
PASSED, FAILED = 0, 1
#: Seconds after which the deal is given up; it usually takes a few.
LONGEST = 120.0
#: Milliseconds between two looks at whether the person's seat is to act.
STEP = 5


def smoke_test() -> int:
    """Play a seeded deal in the window, print one line, and return the exit status.

    Nothing of it stays: the files of the match live in a temporary directory.
    """
    application = open_application(offscreen=True)
    if application is None:
        return FAILED
    with TemporaryDirectory(prefix="rami-smoke-") as folder:
        try:
            told = _play(application, Path(folder))
        except SmokeError as error:
            print(f"smoke test failed: {error}", file=sys.stderr)
            return FAILED
    print(f"smoke test passed: {told}")
    return PASSED


class SmokeError(Exception):
    """Something is not as it should be; says what."""


def _play(application: QApplication, folder: Path) -> str:
    """Play the deal and return what is to be told of it."""
    from rami_desktop.storage.library import Library
    from rami_desktop.storage.settings import Settings
    from rami_desktop.ui.language import LanguageSwitch
    from rami_desktop.ui.main_window import MainWindow

    settings = Settings(folder / "settings.json")
    settings.change(language="en", animations=False, pace="at_once")
    languages = LanguageSwitch(application)
    languages.use("en")
    window = MainWindow(settings, languages, Library(folder))
    window.show()
    try:
        return _deal(application, window)
    finally:
        window.close()


def _deal(application: QApplication, window: MainWindow) -> str:
    """Play a deal, the person's seat too, and return what is to be told of it."""
    from PySide6.QtCore import QTimer

    from rami_desktop.bots.registry import make_bot
    from rami_desktop.engine.rng import Rng
    from rami_desktop.ui.screens.new_game import GameChoice
    from rami_desktop.ui.states import HUMAN_STATES

    controller, store = window.controller, window.store
    person, rng = make_bot("intermédiaire"), Rng(SEED)
    end = time.monotonic() + LONGEST

    def step() -> None:
        view = store.view
        if (view is not None and view.over) or time.monotonic() > end:
            application.quit()
        elif view is not None and controller.state in HUMAN_STATES and not controller.animating:
            controller.perform(person.choose(view, rng))

    timer = QTimer(window)
    timer.timeout.connect(step)
    timer.start(STEP)
    window.begin(GameChoice(levels=("débutant", "expert")), SEED)
    with _exceptions() as caught:
        application.exec()
    timer.stop()
    if caught:
        raise SmokeError(f"{type(caught[0]).__name__}: {caught[0]}")
    result = None if store.view is None else store.view.result
    if store.view is None or result is None:
        raise SmokeError(f"the deal was not over after {LONGEST:.0f} seconds")
    differences = window.scene.mismatches()
    if differences:
        raise SmokeError(f"the table does not show the deal: {differences[0]}")
    if window.grab().isNull():
        raise SmokeError("nothing was painted")
    winner = "nobody" if result.winner is None else store.names[result.winner]
    return f"a deal with {len(store.view.events)} events, won by {winner}"


@contextmanager
def _exceptions() -> Iterator[list[BaseException]]:
    """Collect what goes wrong in slots: Qt goes on after it, a test must not."""
    caught: list[BaseException] = []
    usual = sys.excepthook

    def keep(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        caught.append(error)
        usual(kind, error, trace)

    sys.excepthook = keep
    try:
        yield caught
    finally:
        sys.excepthook = usual
