"""When the disk refuses: to try again, or to play on without keeping what is played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.dialogs import Dialogs
from rami_desktop.ui.storage_texts import storage_text

Make = Callable[[], RecordedMatch]


class Unkept(QObject):
    """Asks what to do about a match that cannot be written.

    ``changed`` tells that what is played is kept no more, or is kept again; ``went_on`` that an
    action was tried again.
    """

    changed = Signal()
    went_on = Signal()

    def __init__(self, library: Library, dialogs: Dialogs, controller: TurnController) -> None:
        super().__init__(dialogs)
        self._library = library
        self._dialogs = dialogs
        self._controller = controller
        self._kept = True
        controller.trouble.connect(self._ask)
        controller.state_changed.connect(lambda _state: self._look())
        controller.store.committed.connect(lambda _events: self._look())

    def _look(self) -> None:
        match = self._controller.match
        kept = match is None or self._library.is_kept(match)
        if kept != self._kept:
            self._kept = kept
            self.changed.emit()

    def made(self, make: Make, again: Callable[[Make], object]) -> RecordedMatch | None:
        """Begin a match or go on with one.

        :param again: called with ``make`` when it is to be tried again.
        :returns: the match, ``None`` when there is none yet.
        """
        try:
            return make()
        except StorageError as error:
            if not error.writing or self._library.spare is not None:
                self._dialogs.warn_soon(error)
                return None
            refused = error

        def answered(index: int) -> None:
            if index == 1:
                self._dialogs.guarded(self._library.use_spare)
            if index >= 0:
                again(make)

        said = self.tr("You can also play without keeping: the match is gone when you quit Rami.")
        text = f"{storage_text(refused)}\n\n{said}"
        choices = self.tr("Try again"), self.tr("Play without keeping")
        self._dialogs.ask_soon(text, choices, answered, cancel=True)
        return None

    def _ask(self, error: StorageError, retry: Callable[[], object]) -> None:
        """Let an action that could not be written be tried again, or done all the same."""
        match = self._controller.match

        def answered(index: int) -> None:
            if match is not None and match is self._controller.match:
                match.lenient = index == 1
                retry()
                self._look()
                self.went_on.emit()

        said = self.tr(
            "You can also play on: what happens is then written as soon as the disk takes it again."
        )
        choices = self.tr("Try again"), self.tr("Play on")
        self._dialogs.ask_soon(f"{storage_text(error)}\n\n{said}", choices, answered)

    def ask_to_quit(self, write: Callable[[], bool], leave: Callable[[], object]) -> None:
        """Ask what to do about what the disk still refuses when the program is to end.

        :param write: tries again, and returns whether all is written.
        :param leave: ends the program.
        """

        def answered(index: int) -> None:
            if index == 1 or (index == 0 and write()):
                leave()
            elif index == 0:
                self.ask_to_quit(write, leave)

        text = self.tr(
            "The last part of what was played could not be written: the disk refuses it. "
            "It is lost if you quit now."
        )
        choices = self.tr("Try again"), self.tr("Quit all the same")
        self._dialogs.ask_soon(text, choices, answered, cancel=True)
