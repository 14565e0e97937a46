"""Whole windows for tests, each with its files in a directory of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.rng import Rng
from rami_desktop.storage.library import Library
from rami_desktop.storage.settings import Settings
from rami_desktop.ui.card_texts import RankLetters, set_rank_letters
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.states import HUMAN_STATES, State

#: A deal among quick computer seats is over long before.
PATIENCE = 60_000


class Windows:
    """Opens main windows over one data directory, one after the other, as a person does."""

    def __init__(self, qtbot: QtBot, application: QApplication, directory: Path) -> None:
        self.qtbot = qtbot
        self.directory = directory
        self._settings: Settings | None = None
        self.languages = LanguageSwitch(application)
        self._open: MainWindow | None = None

    def open(self, **changes: Any) -> MainWindow:
        """Open the window; settings are those that the last one left."""
        settings, _notice = Settings.load(self.directory / "settings.json")
        chosen = {"language": "en", "theme": "light", "animations": False, "pace": "at_once"}
        settings.change(**{**chosen, **changes})
        settings.save()
        window = MainWindow(settings, self.languages, Library(self.directory))
        self.qtbot.addWidget(window)
        self._open = window
        window.show()
        window.activateWindow()
        with self.qtbot.waitActive(window):
            pass
        return window

    def close(self) -> None:
        """Close the window, and leave the application as the next test expects it."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def leave(self) -> None:
        """Undo what windows did to the application, but for its style sheet.

        Qt deletes the style behind it when it is taken away, and Python may still hold it.
        """
        self.close()
        self.languages.close()
        set_rank_letters(RankLetters.LANGUAGE)
        QLocale.setDefault(QLocale.c())


def wait_for_turn(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until the person is to act or the deal is over."""
    ready = {*HUMAN_STATES, State.DEAL_OVER, State.MATCH_OVER}
    qtbot.waitUntil(lambda: window.controller.state in ready, timeout=PATIENCE)


def play_deal(qtbot: QtBot, window: MainWindow, actions: int | None = None) -> None:
    """Let a computer player sit in the person's chair until the deal is over.

    :param actions: stop after so many actions of the person, the person's turn still to come.
    """
    person, rng = make_bot("confirmé"), Rng(7)
    done = 0
    while True:
        wait_for_turn(qtbot, window)
        view = window.store.view
        assert view is not None
        if view.over or done == actions:
            return
        assert window.controller.perform(person.choose(view, rng))
        done += 1


def answer(window: MainWindow, text: str) -> None:
    """Press the button of a message that says this."""
    box = window.findChild(QMessageBox)
    assert box is not None
    next(button for button in box.buttons() if button.text() == text).click()
    # It is deleted when it is closed; the next one is to be found in its place.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
