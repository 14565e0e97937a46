"""The whole program without a mouse: a deal in every rule set, every page, every dialog."""

from __future__ import annotations

import secrets

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.ui.actions import SPECS
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.screens.keys import KeysDialog
from rami_desktop.ui.states import HUMAN_STATES, State

from .typist import Typist
from .windows import PATIENCE, Windows

KEY = Qt.Key


@pytest.mark.parametrize("rules", PRESETS)
def test_a_deal_by_keys(windows: Windows, rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the start page through a deal to its count, and on."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 11)
    choice = GameChoice.usual(rules, "Anna", ("expert", "débutant"))
    window = windows.open(last_game=choice.to_dict())
    typist, qtbot = Typist(window), windows.qtbot
    controller = window.controller
    typist.key(KEY.Key_Return)  # the quick game has the keyboard
    bot, rng = make_bot("confirmé"), Rng(7)
    ready = {*HUMAN_STATES, State.DEAL_OVER, State.MATCH_OVER}
    for _ in range(400):
        qtbot.waitUntil(lambda: controller.state in ready or controller.can_carte, timeout=PATIENCE)
        if controller.can_carte:
            typist.key(KEY.Key_C)
            assert not controller.can_carte
            continue
        if controller.state not in HUMAN_STATES:
            break
        view = window.store.view
        assert view is not None
        action = bot.choose(view, rng)
        typist.do(action)
        after = window.store.view
        assert after is not None
        done = len(after.events) > len(view.events) or after.over or after.number > view.number
        assert done, f"{action} could not be typed: {window.scene.bubble.words!r}"
    assert controller.state in (State.DEAL_OVER, State.MATCH_OVER)
    assert window.scene.mismatches() == []
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.deal_page, timeout=PATIENCE)
    qtbot.waitUntil(window.deal_page.next_button.hasFocus)
    typist.key(KEY.Key_Return)
    assert window.pages.currentWidget() in (window.table_page, window.match_page)


def test_every_page_can_be_walked_with_tab(windows: Windows) -> None:
    """Each page has a first place for the keyboard, and Tab comes to every button of it."""
    window = windows.open()
    typist = Typist(window)
    pages = [window.pages.currentWidget()]
    for action in ("new", "rules", "matches", "statistics"):
        window.actions_table[action].trigger()
        pages.append(window.pages.currentWidget())
    assert len(set(pages)) == 5
    for page in pages:
        window.pages.setCurrentWidget(page)
        page.setFocus()
        reached = set()
        for _ in range(200):
            typist.key(KEY.Key_Tab)
            widget = QApplication.focusWidget()
            if widget in reached:
                break
            assert widget is not None
            reached.add(widget)
            assert shows_focus(widget), (type(page).__name__, widget, widget.accessibleName())
        for kind in (QAbstractButton, QComboBox, QLineEdit, QSpinBox):
            for widget in page.findChildren(kind):
                if widget.isVisibleTo(page) and widget.isEnabled() and own(widget):
                    inside = reached | {w.focusProxy() for w in reached}
                    assert widget in inside, (type(page).__name__, widget, widget.accessibleName())


def shows_focus(widget: QWidget) -> bool:
    """Whether a widget looks different with the keyboard and without it."""
    place = widget.parentWidget() or widget
    QApplication.processEvents()
    focused = place.grab().toImage()
    widget.clearFocus()
    QApplication.processEvents()
    plain = place.grab().toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return focused != plain


def own(widget: QWidget) -> bool:
    """Whether a widget takes the keyboard itself, and is no radio button beside the chosen one."""
    if widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
        return False
    group = getattr(widget, "group", lambda: None)()
    exclusive = getattr(widget, "autoExclusive", lambda: False)()
    if (group is not None and group.exclusive()) or exclusive:
        return widget.isChecked()
    return "qt_" not in widget.objectName()


def test_f1_lists_every_key_of_the_actions(windows: Windows) -> None:
    window = windows.open()
    Typist(window).key(KEY.Key_F1)
    windows.qtbot.waitUntil(lambda: window.findChild(KeysDialog) is not None)
    dialog = window.findChild(KeysDialog)
    assert dialog is not None
    listed = [keys for keys, _text in dialog.rows]
    assert all(text for _keys, text in dialog.rows)
    shown = " ".join(listed)
    for spec in SPECS:
        assert all(key in shown for key in spec.keys), spec
    windows.qtbot.keyClick(dialog, KEY.Key_Escape)
    windows.qtbot.waitUntil(lambda: window.findChild(QDialog) is None)
