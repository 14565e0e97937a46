"""What happens when the program itself goes wrong: a report, a sentence, and the match goes on.

Python calls ``sys.excepthook`` for an exception that nothing caught, in a slot too, after which
Qt simply goes on with whatever was left half done.  So the match is taken from its journal again,
where every action was written before it was shown.
"""

from __future__ import annotations

import platform
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion

from rami_desktop import __version__

_translate = QCoreApplication.translate

FOLDER = "reports"
#: Reports that are kept; the oldest go first.
MOST_REPORTS = 20
#: Seconds in which a second failure means that going on from the journal does not help.
SOON = 10.0
#: What names a card, in the notation of the engine or with suit symbols.
_CARD = re.compile(
    r"\*?(?<![A-Za-z0-9])(10|[2-9AJQKRDV])[SHDC♠♥♦♣](?![A-Za-z0-9])(, copy=\d)?|\bJOKER\b|\*"
)


def report_text(error: BaseException) -> str:
    """Return what a developer needs to know, without a single card of anybody.

    The traceback holds lines of the program only, no values; cards in messages are blotted out.
    """
    lines = [
        f"Rami Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        f"frozen: {getattr(sys, 'frozen', False)}",
        "",
    ]
    return "\n".join(lines) + "\n".join(_told(error, set())) + "\n"


def _told(error: BaseException, seen: set[int]) -> Iterator[str]:
    """Yield the lines of a traceback; what led to the exception comes first."""
    seen.add(id(error))
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None and id(earlier) not in seen:
        yield from _told(earlier, seen)
        yield "\nand then:\n"
    yield from (line.rstrip() for line in traceback.format_tb(error.__traceback__))
    yield _CARD.sub("▒", "".join(traceback.format_exception_only(error)).rstrip())


def write_report(directory: Path, text: str) -> Path | None:
    """Write a report below the data directory; return ``None`` when that cannot be done."""
    folder = directory / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = sorted(folder.glob("crash-*.txt"))
        number = int(there[-1].stem.split("-")[1]) + 1 if there else 1
        path = folder / f"crash-{number:06d}.txt"
        path.write_text(text, encoding="utf-8")
        for old in there[: max(0, len(there) + 1 - MOST_REPORTS)]:
            old.unlink()
    except (OSError, ValueError):
        return None
    return path


def crash_sentence(path: Path | None) -> str:
    """Return what is said to the player.

    :param path: where the report is, if there is one.
    """
    said = _translate(
        "Crash",
        "Something went wrong in the program. Your match is on disk and goes on from there.",
    )
    if path is None:
        return said
    where = _translate("Crash", "A report without anybody's cards was written to:\n{path}")
    return f"{said}\n\n{where.format(path=path)}"


class CrashGuard(QObject):
    """Takes over what Python does with an exception that nobody caught.

    :param directory: the data directory.
    :ivar recover: makes the window go on; called with whether it failed just before as well.
    :ivar show: shows a sentence, and calls back when it was read.
    """

    _happened = Signal(object)

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self.recover: Callable[[bool], object] = lambda _again: None
        self.show: Callable[[str, Callable[[], object]], object] = lambda _text, _read: None
        self._showing = False
        self._last = -SOON
        self._usual = (sys.excepthook, threading.excepthook)
        # Queued: what failed may stand in the middle of a commit, or in another thread.
        self._happened.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Begin to listen."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    def remove(self) -> None:
        """Give Python its own way back."""
        sys.excepthook, threading.excepthook = self._usual

    def report(self, error: BaseException) -> Path | None:
        """Write a report about an exception and return where it is."""
        return write_report(self._directory, report_text(error))

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._usual[0](kind, error, trace)
        if isinstance(error, Exception):
            self._happened.emit(error.with_traceback(trace))

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        self._usual[1](args)
        if isinstance(args.exc_value, Exception):
            self._happened.emit(args.exc_value)

    def _go_on(self, error: Exception) -> None:
        if self._showing:  # one sentence is enough for what comes of the same fault
            return
        again = time.monotonic() - self._last < SOON
        self._last = time.monotonic()
        path = self.report(error)
        self._showing = True
        try:
            self.recover(again)
        except Exception as another:
            self.report(another)
        self.show(crash_sentence(path), self._read)

    def _read(self) -> None:
        self._showing = False
        self._last = time.monotonic()
