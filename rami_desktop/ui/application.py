"""The application object, which hears of matches that the desktop hands over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class RamiApplication(QApplication):
    """Collects files that were double-clicked while the program runs or starts, as on macOS.

    An event filter would do, too, but Python would then be asked about every event there is.
    """

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._opener: Callable[[Path], object] | None = None
        self._waiting: list[Path] = []

    def open_with(self, opener: Callable[[Path], object] | None) -> None:
        """Say what opens files; those that came before are opened now."""
        self._opener = opener
        if opener is not None:
            waiting, self._waiting = self._waiting, []
            for path in waiting[-1:]:  # only one match can lie on the table
                opener(path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            if self._opener is None:
                self._waiting.append(path)
            else:
                self._opener(path)
            return True
        return super().event(event)
