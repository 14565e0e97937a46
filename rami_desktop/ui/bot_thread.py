"""One thread in which all computer seats think.

Requests and answers are frozen values with a token; an answer to a request that was cancelled
is dropped.  A computation that is cancelled, or that takes longer than its budget, is broken
off by an exception raised inside it; a thread that does not even react to that is abandoned,
and the next request gets a new one.
"""

from __future__ import annotations

import atexit
import ctypes
import logging
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from rami_desktop.bots.base import Bot
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.quiet import wait_for_quiet_to_end

_log = logging.getLogger(__name__)

#: Why a request was not answered: the bot raised an exception, or took too long.
FAILED, LATE = "bot_failed", "bot_late"

#: How long, in seconds, the window may stand still to let a computation break off.
_PATIENCE = 0.09

#: Threads that have not ended, with their workers: they must find each other alive.
_running: dict[QThread, _Worker] = {}
#: Workers that may still be computing for nobody.
_abandoned: set[_Worker] = set()

MakeBot = Callable[[str], Bot]
_MakeBotFor = Callable[[str, int], Bot]


class _BrokenOff(BaseException):
    """Raised inside a computation that nobody waits for any more."""


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a computer seat is asked.

    :ivar token: names the request; the answer carries it.
    :ivar level: how well the seat plays.
    :ivar seed: where its chance comes from.
    :ivar seconds: about how long an expert may think.
    """

    token: int
    view: SeatView
    level: str
    seed: int
    seconds: int = 1


class _Worker(QObject):
    """Lives in the thread and asks the bots there."""

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, make_bot: _MakeBotFor) -> None:
        super().__init__()
        self._make_bot = make_bot
        self._bots: dict[tuple[str, int], Bot] = {}
        self._lock = threading.Lock()
        self._thread_id: int | None = None
        self._unwanted = 0
        self.idle = threading.Event()
        self.idle.set()

    @Slot(object)
    def run(self, request: BotRequest) -> None:
        """Answer a request."""
        try:
            action = self._choose(request)
        except _BrokenOff:
            self.idle.set()
        except Exception as error:  # whatever a bot does wrong, the match goes on
            _log.exception("a computer seat of level %s failed", request.level)
            self.idle.set()
            self.failed.emit(request.token, repr(error))
        else:
            self.idle.set()
            self.answered.emit(request.token, action)

    def _choose(self, request: BotRequest) -> object:
        try:
            with self._lock:
                if request.token <= self._unwanted:
                    raise _BrokenOff
                self._thread_id = threading.get_ident()
            key = request.level, request.seconds
            bot = self._bots.get(key)
            if bot is None:
                bot = self._bots[key] = self._make_bot(*key)
            return bot.choose(request.view, Rng(request.seed))
        finally:
            with self._lock:
                thread_id, self._thread_id = self._thread_id, None
            if thread_id is not None:  # one that is still on its way must not hit anything else
                _raise_in(thread_id, None)

    def break_off(self, token: int) -> None:
        """Stop the computation of a request, from another thread, or never begin it."""
        with self._lock:
            self._unwanted = max(self._unwanted, token)
            if self._thread_id is not None:
                _raise_in(self._thread_id, _BrokenOff)


def _raise_in(thread_id: int, kind: type[BaseException] | None) -> None:
    """Raise an exception in another thread at its next instruction; ``None`` revokes it."""
    value = None if kind is None else ctypes.py_object(kind)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread_id), value)


class BotThread(QObject):
    """Asks computer seats without making the window wait.

    The thread starts with the first request and ends with :meth:`close`.
    """

    #: Token and action.
    answered = Signal(int, object)
    #: Token, :data:`FAILED` or :data:`LATE`, and what went wrong in technical words.
    failed = Signal(int, str, str)
    _asked = Signal(object)

    def __init__(self, make_bot: MakeBot | None = None, parent: QObject | None = None) -> None:
        """Prepare a thread that does not run yet.

        :param make_bot: makes the player of a level; by default the program's own.
        """
        super().__init__(parent)
        #: About how long, in seconds, an expert may think, from the next request on.
        self.seconds = 1
        self._make_bot: _MakeBotFor = own_bot
        if make_bot is not None:
            self._make_bot = lambda level, _seconds: make_bot(level)
        self._thread: QThread | None = None
        self._worker: _Worker | None = None
        self._token = 0
        self._waiting: int | None = None
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.timeout.connect(self._too_late)

    @property
    def is_busy(self) -> bool:
        """Whether a request waits for its answer."""
        return self._waiting is not None

    def ask(self, view: SeatView, level: str, seed: int, budget: int) -> int:
        """Ask a computer seat what it does, and return the token of the request.

        A request that still waits is cancelled.

        :param budget: milliseconds after which the request has failed.
        """
        self.cancel()
        worker = self._start()
        self._token += 1
        self._waiting = self._token
        worker.idle.clear()
        self._asked.emit(BotRequest(self._token, view, level, seed, self.seconds))
        self._watch.start(budget)
        return self._token

    def cancel(self) -> None:
        """Forget the request that waits, if there is one; it is not answered any more."""
        if self._waiting is None:
            return
        token, self._waiting = self._waiting, None
        self._watch.stop()
        worker = self._worker
        assert worker is not None
        worker.break_off(token)
        if not worker.idle.wait(_PATIENCE):
            thread = self._thread
            assert thread is not None
            self._forget()
            _abandon(thread, worker)

    def close(self) -> None:
        """Cancel and end the thread."""
        self.cancel()
        if self._thread is None or self._worker is None:
            return
        thread, worker = self._thread, self._worker
        self._forget()
        _end(thread, worker)

    def _start(self) -> _Worker:
        if self._worker is None:
            thread = QThread()
            thread.setObjectName("computer seats")
            worker = _Worker(self._make_bot)
            worker.moveToThread(thread)
            worker.answered.connect(self._on_answer)
            worker.failed.connect(self._on_failure)
            self._asked.connect(worker.run)
            thread.start()
            self._thread, self._worker = thread, worker
            _running[thread] = worker
        return self._worker

    def _forget(self) -> None:
        """Let go of the thread and of whatever it might still say."""
        worker = self._worker
        assert worker is not None
        self._asked.disconnect(worker.run)
        worker.answered.disconnect(self._on_answer)
        worker.failed.disconnect(self._on_failure)
        self._thread = self._worker = None

    @Slot(int, object)
    def _on_answer(self, token: int, action: object) -> None:
        if token == self._waiting:
            self._waiting = None
            self._watch.stop()
            self.answered.emit(token, action)

    @Slot(int, str)
    def _on_failure(self, token: int, why: str) -> None:
        if token == self._waiting:
            self._waiting = None
            self._watch.stop()
            self.failed.emit(token, FAILED, why)

    @Slot()
    def _too_late(self) -> None:
        token = self._waiting
        if token is not None:
            self.cancel()
            self.failed.emit(token, LATE, "")


def _end(thread: QThread, worker: _Worker) -> None:
    """End a thread, or let it be when it does not react."""
    worker.break_off(sys.maxsize)
    thread.quit()
    if thread.wait(round(_PATIENCE * 1000)):
        del _running[thread]
    else:
        _abandon(thread, worker)


@atexit.register
def _end_all() -> None:
    """End what nobody closed: Qt aborts when it destroys the object of a running thread."""
    for thread, worker in list(_running.items()):
        _end(thread, worker)


def _abandon(thread: QThread, worker: _Worker) -> None:
    """Leave a thread that does not react to itself.

    Its object must not be destroyed while it runs.  So it is given to that of the window's own
    thread, which outlives everything else, and the system ends the thread with the program.
    """
    _log.warning("a computer seat did not react and was abandoned")
    del _running[thread]
    thread.quit()
    thread.setParent(QThread.currentThread())
    _abandoned.add(worker)
    thread.finished.connect(lambda: _abandoned.discard(worker))
    thread.finished.connect(thread.deleteLater)


def own_bot(level: str, seconds: int) -> Bot:
    """Make a player of the program; loaded in the thread, so that the window need not wait.

    :param seconds: about how long an expert may think.
    """
    from rami_desktop.bots.lookahead.race import Effort
    from rami_desktop.bots.registry import make_bot

    return make_bot(level, Effort.of_seconds(seconds), wait_for_quiet_to_end)
