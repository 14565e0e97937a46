"""The whole program without a mouse: a deal in every rule set, every page, every dialog."""

from __future__ import annotations

import secrets

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QSlider,
    QSpinBox,
    QWidget,
)

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.ui.actions import SPECS
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.screens.house_rules import HouseRulesPage
from rami_desktop.ui.screens.keys import KeysDialog
from rami_desktop.ui.states import HUMAN_STATES, State

from .test_rooms import finish
from .typist import Typist
from .windows import PATIENCE, Windows, wait_for_turn

KEY = Qt.Key
CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


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


#: The pages of the menus, and those to which only another page leads.
PAGES = ("start", "new", "rules", "matches", "statistics", "house rules", "replay", "table")


@pytest.mark.parametrize("name", PAGES)
def test_every_page_can_be_walked_with_tab(windows: Windows, name: str) -> None:
    """Each page has a first place for the keyboard, and Tab comes to every button of it."""
    path, _match = finish(windows.directory)
    window = windows.open()
    typist = Typist(window)
    if name == "house rules":
        window.rooms.show_house_rules(GameChoice.usual())
    elif name == "replay":
        window.rooms.show_replay(path)
    elif name == "table":
        window.begin(GameChoice.usual("rami51", "Anna", ("débutant",)), 3)
        wait_for_turn(windows.qtbot, window)
    elif name != "start":
        window.actions_table[name].trigger()
    page = window.pages.currentWidget()
    assert page is not None
    page.setFocus()
    reached: set[QWidget] = set()
    for _ in range(300):
        typist.key(KEY.Key_Tab)
        widget = QApplication.focusWidget()
        if widget in reached:
            break
        assert widget is not None
        reached.add(widget)
        assert shows_focus(widget), (name, widget, widget.accessibleName())
        assert in_sight(widget), (name, widget)
    inside = reached | {w.focusProxy() for w in reached}
    for kind in (QAbstractButton, QComboBox, QLineEdit, QSpinBox, QSlider):
        for widget in page.findChildren(kind):
            if widget.isVisibleTo(page) and widget.isEnabled() and own(widget):
                assert widget in inside, (name, widget, widget.accessibleName())
                assert called(widget), (name, widget)


def test_house_rules_by_keys(windows: Windows) -> None:
    """From the choice of a game to rules of one's own, kept under a name."""
    window = windows.open()
    typist = Typist(window)
    window.actions_table["new"].trigger()
    page = window.new_page
    tab_to(typist, page.house_button)
    typist.key(KEY.Key_Return)
    house = window.rooms.house_page
    assert window.pages.currentWidget() is house
    QTest.keyClicks(QApplication.focusWidget(), "Chez nous")  # the name has the keyboard
    tab_to(typist, editor(house, "hand_size"))
    typist.key(KEY.Key_Up)
    tab_to(typist, editor(house, "cut"))
    typist.key(KEY.Key_Down)
    tab_to(typist, house.save_button)
    typist.key(KEY.Key_Return)
    (own,) = window.rooms.own_rules()
    assert own.name == "Chez nous"
    assert own.rules.hand_size == PRESETS["rami51"].hand_size + 1
    assert own.rules.cut is not PRESETS["rami51"].cut


def editor(page: HouseRulesPage, field: str) -> QWidget:
    """Return what takes the keyboard in the editor of a field."""
    return page.rows[field].editor.findChildren(QWidget, options=CHILDREN)[0]


def tab_to(typist: Typist, wanted: QWidget) -> None:
    """Press Tab until a widget has the keyboard."""
    for _ in range(300):
        if wanted in (QApplication.focusWidget(), wanted.focusProxy()):
            return
        typist.key(KEY.Key_Tab)
    raise AssertionError(f"Tab does not come to {wanted}")


def in_sight(widget: QWidget) -> bool:
    """Whether any of a widget is seen; the inside of one that scrolls hides the widget itself."""
    inside = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    return not inside.visibleRegion().isEmpty()


def called(widget: QWidget) -> bool:
    """Whether a reader hears what a widget is for, not only what it holds.

    Qt gives a combo box no name of its own on Linux: a label or a description has to tell.
    """
    told = QAccessible.queryAccessibleInterface(widget)
    if isinstance(widget, QComboBox):
        labels = told.relations(QAccessible.RelationFlag.Label)
        return bool(labels or told.text(QAccessible.Text.Description))
    return bool(told.text(QAccessible.Text.Name))


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
