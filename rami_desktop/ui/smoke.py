"""A short proof that the program works where it is: its parts, and a deal in the real window."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import TYPE_CHECKING

from rami_desktop.bots.registry import LEVELS
from rami_desktop.ui.app import open_application

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from rami_desktop.ui.language import LanguageSwitch
    from rami_desktop.ui.main_window import MainWindow

SEED = 51
PASSED, FAILED = 0, 1
#: Seconds after which the deal is given up; it usually takes a few.
LONGEST = 120.0
#: Milliseconds between two looks at whether the person's seat is to act.
STEP = 5
#: What Qt says about a machine without a screen or a sound server, and about a bundle without
#: players of films; not about the program.
EXPECTED = re.compile(
    r"does not support propagateSizeHints|Detected locale|PulseAudioService|^qt\.multimedia\."
    r"|No QtMultimedia backends found"
)


class SmokeError(Exception):
    """Something is not as it should be; says what."""


def smoke_test() -> int:
    """Try the program's parts, play a seeded deal in the window, and print one line.

    Nothing of it stays: the files of the match live in a temporary directory.

    :returns: the exit status.
    """
    with TemporaryDirectory(prefix="rami-smoke-", ignore_cleanup_errors=True) as folder:
        try:
            with _all_heard() as heard:
                application = open_application(offscreen=True)
                if application is None:
                    return FAILED
                told = _try(application, Path(folder), heard)
        except Exception as error:
            from rami_desktop.ui.smoke_parts import MissingPart

            plain = isinstance(error, SmokeError | MissingPart)
            what = str(error) if plain else repr(error)
            _say(f"smoke test failed: {what}", failed=True)
            return FAILED
    _say(f"smoke test passed: {told}")
    return PASSED


def _say(line: str, *, failed: bool = False) -> None:
    # A bundle for Windows has no console to print on; the exit status tells it as well.
    stream = sys.stderr if failed else sys.stdout
    if stream is not None:
        print(line, file=stream)


def _try(application: QApplication, folder: Path, heard: list[str]) -> str:
    """Try everything and return what is to be told of it."""
    from rami_desktop.storage.library import Library
    from rami_desktop.storage.settings import Settings
    from rami_desktop.ui import smoke_parts
    from rami_desktop.ui.language import LanguageSwitch
    from rami_desktop.ui.main_window import MainWindow

    settings = Settings(folder / "settings.json")
    settings.change(language="en", animations=False, pace="at_once")
    languages = LanguageSwitch(application)
    languages.use("en")
    window = MainWindow(settings, languages, Library(folder))
    window.show()
    try:
        told = [_first_page(application, window), *smoke_parts.try_all()]
        told.append(_both_languages(window, languages))
        told.append(_deal(window, heard))
        told.append(_save_and_load(window, folder))
    finally:
        window.close()
        application.processEvents()
    if heard:
        raise SmokeError(heard[0])
    return ", ".join(told)


def _first_page(application: QApplication, window: QWidget) -> str:
    """Wait until the window is painted."""
    from PySide6.QtCore import QEvent, QEventLoop, QObject

    class Watch(QObject):
        painted = False

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            self.painted = self.painted or event.type() == QEvent.Type.Paint
            return False

    watch = Watch()
    window.installEventFilter(watch)
    end = time.monotonic() + LONGEST
    while not watch.painted:
        if time.monotonic() > end:
            raise SmokeError("the window was not painted")
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    window.removeEventFilter(watch)
    return f"first page after {_age():.2f} s"


def _age() -> float:
    """Return the seconds since this process began, or of its processor time where unknown."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii", errors="replace")
        started = int(fields.rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")
        return time.clock_gettime(time.CLOCK_BOOTTIME) - started
    except (OSError, ValueError, IndexError, AttributeError):
        return time.process_time()


def _both_languages(window: MainWindow, languages: LanguageSwitch) -> str:
    """See that the open window speaks another language at once, and the first one again."""
    from PySide6.QtCore import QCoreApplication

    action = window.actions_table["new"]
    texts: dict[str, str] = {}
    for code in ("en", "fr", "en"):
        languages.use(code)
        QCoreApplication.processEvents()
        if texts.setdefault(code, action.text()) != action.text():
            raise SmokeError("the window did not go back to its first language")
    if texts["en"] == texts["fr"]:
        raise SmokeError(f"the window says {texts['en']!r} in both languages")
    return "both languages"


def _deal(window: MainWindow, heard: list[str]) -> str:
    """Play a deal, the person's seat too, and return what is to be told of it."""
    from PySide6.QtCore import QEventLoop, QTimer

    from rami_desktop.bots.registry import make_bot
    from rami_desktop.engine.rng import Rng
    from rami_desktop.ui.game_choice import GameChoice
    from rami_desktop.ui.states import HUMAN_STATES

    controller, store = window.controller, window.store
    person, rng = make_bot("intermédiaire"), Rng(SEED)
    end = time.monotonic() + LONGEST

    def step() -> None:
        view = store.view
        if heard or (view is not None and view.over) or time.monotonic() > end:
            loop.quit()
        elif view is not None and controller.state in HUMAN_STATES and not controller.animating:
            controller.perform(person.choose(view, rng))

    loop = QEventLoop()
    timer = QTimer(window)
    timer.timeout.connect(step)
    timer.start(STEP)
    window.begin(GameChoice.usual(levels=LEVELS), SEED)
    loop.exec()
    timer.stop()
    if heard:
        raise SmokeError(heard[0])
    result = None if store.view is None else store.view.result
    if store.view is None or result is None:
        raise SmokeError(f"the deal was not over after {LONGEST:.0f} seconds")
    differences = window.scene.mismatches()
    if differences:
        raise SmokeError(f"the table does not show the deal: {differences[0]}")
    if window.grab().isNull():
        raise SmokeError("nothing was painted")
    played = {getattr(event, "seat", None) for event in store.view.events}
    if not set(range(len(LEVELS) + 1)) <= played:
        raise SmokeError("somebody had no turn in the deal")
    winner = "nobody" if result.winner is None else store.names[result.winner]
    return f"{len(LEVELS)} opponents in a deal with {len(store.view.events)} events won by {winner}"


def _save_and_load(window: MainWindow, folder: Path) -> str:
    """Save the match as a copy, take the copy over as another match, and look at its deal."""
    from rami_desktop.storage.recorded import RecordedMatch

    match = window.controller.match
    if match is None:
        raise SmokeError("there is no match to save")
    match.save_as(folder / "copy.rami")
    path = window.desk.library.import_match(folder / "copy.rami")
    with RecordedMatch.load(path) as again:
        hands = [[sorted(map(str, hand)) for hand in one.deal.hands] for one in (match, again)]
        if hands[0] != hands[1] or (again.totals, again.seats) != (match.totals, match.seats):
            raise SmokeError("the match that was loaded is not the one that was saved")
    window.desk.history.update()
    return "saved and loaded"


@contextmanager
def _all_heard() -> Iterator[list[str]]:
    """Collect what goes wrong in slots, after which Qt goes on, and what Qt warns of."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    heard: list[str] = []
    usual = sys.excepthook

    def keep(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        heard.append(f"{kind.__name__}: {error}")
        usual(kind, error, trace)

    def warned(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        if not EXPECTED.search(f"{context.category}: {message}"):
            heard.append(f"Qt warns: {message}")

    sys.excepthook = keep
    before = qInstallMessageHandler(warned)
    try:
        yield heard
    finally:
        sys.excepthook = usual
        qInstallMessageHandler(before)
