"""What is closed is gone: neither matches nor pages nor windows pile up behind the table."""

from __future__ import annotations

import gc
import weakref
from collections import Counter

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from rami_desktop.engine.presets import PRESETS
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.theme import apply_theme

from .windows import Windows, play_deal, wait_for_turn


def let_go() -> None:
    """Let Qt delete what was closed."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle() -> None:
    """Let everything go that is on its way out, at Python's side, too."""
    let_go()
    gc.collect()


def living(window: MainWindow) -> Counter[str]:
    """Return how many there are of everything that Qt keeps, by its kind."""
    settle()
    kinds = [
        f"own {type(each).__name__}"
        for each in gc.get_objects()
        if type(each).__module__.startswith("rami_desktop.ui")
        and isinstance(each, QObject)
        and shiboken6.isValid(each)
    ]
    kinds += [f"widget {type(each).__name__}" for each in QApplication.allWidgets()]
    kinds += [f"item {type(each).__name__}" for each in window.scene.items()]
    kinds += [f"child {type(each).__name__}" for each in window.findChildren(QObject)]
    return Counter(kinds)


def visit_everything(window: MainWindow, qtbot: QtBot) -> None:
    """Begin a match, open what there is to open, and leave the table; the match is given up."""
    window.show_new_game()
    window.begin(window.new_page.choice(), seed=5)
    wait_for_turn(qtbot, window)
    for show in (
        window.show_settings,
        lambda: window.dialogs.show_keys(window.actions_table),
        window.dialogs.show_about,
        window._show_fair_deal,
        lambda: window.dialogs.message("Something to read"),
    ):
        show()
        dialog = window.findChild(QDialog)
        assert dialog is not None
        dialog.close()
        let_go()
    window.scene.ask_why()
    for page in ("lesson", "rules", "matches", "statistics"):
        window.actions_table[page].trigger()
    window.rooms.show_replay(window.desk.library.finished()[0])
    window.settings.change(theme="light" if window.settings["theme"] == "dark" else "dark")
    window.look.apply("theme")
    window.leave_table()


def test_matches_leave_nothing_behind(windows: Windows, qtbot: QtBot) -> None:
    window = windows.open()
    short = PRESETS["classique"].changed(match_end="deals:1")
    seats = GameChoice.usual("classique", "Anna", ("débutant",)).seats
    window.begin(GameChoice(short, seats), 1)
    play_deal(qtbot, window)
    window.leave_table()
    # Pages are made when somebody comes, and stay.
    visit_everything(window, qtbot)
    visit_everything(window, qtbot)
    before = living(window)
    for _ in range(2):
        visit_everything(window, qtbot)
    assert living(window) - before == Counter()


def test_a_closed_window_is_gone(windows: Windows) -> None:
    window = windows.open()
    window.quick_game()
    kept = [weakref.ref(part) for part in (window, window.look, window.scene, window.store)]
    windows.close()
    window.deleteLater()
    del window
    settle()
    assert [part() for part in kept] == [None] * len(kept)


def test_what_the_desktop_says_does_not_reach_a_window_that_is_gone(windows: Windows) -> None:
    window = windows.open()
    look, scene = window.look, window.scene
    windows.close()
    window.deleteLater()
    del window
    settle()
    assert not shiboken6.isValid(scene)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    look.follow_motion()
    look.follow_system()


class Dressed(QLabel):
    """Counts how often it was told to dress anew."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def changeEvent(self, event: QEvent) -> None:
        self.times += event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)
        super().changeEvent(event)


def test_the_same_colours_are_not_put_on_twice(qapp: QApplication, qtbot: QtBot) -> None:
    label = Dressed()
    qtbot.addWidget(label)
    label.show()
    apply_theme(qapp, "dark")
    apply_theme(qapp, "light")
    assert label.times > 0
    label.times = 0
    apply_theme(qapp, "light")
    assert label.times == 0
    apply_theme(qapp, "light", high_contrast=True)
    assert label.times > 0
    apply_theme(qapp, "light")
