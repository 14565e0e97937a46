"""The clock of a turn (rule 24): it counts down, warns, and says when the time is up."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from rami_desktop.ui import tokens


class TurnClock(QObject):
    """Counts the seconds of one turn; it can be held and goes on where it stood."""

    #: Whole seconds left, each time that they change.
    ticked = Signal(int)
    #: Seconds left when the warning is due.
    warned = Signal(int)
    ran_out = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left = 0
        self._shown: int | None = None
        self._warned = False
        self._running = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)

    @property
    def is_set(self) -> bool:
        """Whether a turn is being timed, held or not."""
        return self._shown is not None

    @property
    def seconds_left(self) -> int | None:
        """Whole seconds left, rounded up; ``None`` when no turn is timed."""
        return self._shown

    def start(self, seconds: int) -> None:
        """Begin a turn of so many seconds; the clock is held until :meth:`run`."""
        self.stop()
        self._left = seconds * 1000
        self._warned = seconds <= tokens.CLOCK_WARNS
        self._show()

    def stop(self) -> None:
        """Time no turn."""
        self._timer.stop()
        self._running.invalidate()
        self._shown = None

    def run(self) -> None:
        """Let the time run."""
        if self.is_set and not self._running.isValid():
            self._running.start()
            self._schedule()

    def hold(self) -> None:
        """Let the time stand still."""
        if self._running.isValid():
            self._timer.stop()
            self._left -= self._running.elapsed()
            self._running.invalidate()

    def _schedule(self) -> None:
        """Wake up when the number of whole seconds changes next."""
        self._timer.start((self._left - 1) % 1000 + 1 if self._left > 0 else 0)

    @Slot()
    def _tick(self) -> None:
        self._left -= self._running.restart()
        if self._left <= 0:
            self._left = 0
            self._show()
            self.stop()
            self.ran_out.emit()
            return
        self._show()
        self._schedule()

    def _show(self) -> None:
        seconds = -(-self._left // 1000)
        if seconds == self._shown:
            return
        self._shown = seconds
        self.ticked.emit(seconds)
        if not self._warned and seconds <= tokens.CLOCK_WARNS:
            self._warned = True
            self.warned.emit(seconds)
