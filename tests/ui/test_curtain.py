"""Around one screen, in the whole window: the curtain, what is replayed, and that no card leaks."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractProxyModel,
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGraphicsItem,
    QGraphicsSimpleTextItem,
    QLabel,
    QWidget,
)

from rami_desktop.engine.actions import Discard
from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.card_texts import card_name, card_text
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.screens.settings import SettingsDialog
from rami_desktop.ui.states import HUMAN_STATES, State
from rami_desktop.ui.table.card_images import BACK, image_name
from rami_desktop.ui.table.card_item import CardItem

from .test_hot_seat import ROLES, Room, cards_in, play_one
from .windows import PATIENCE, Windows

#: Changes after which a match has been watched long enough.
ENOUGH = 60


def seats(kinds: str) -> tuple[SeatInfo, ...]:
    names = ("Anna", "Bruno", "Chloé", "Denis", "Emma", "Farid", "Gilles", "Hanna")
    return tuple(
        SeatInfo(name, HUMAN if kind == "h" else COMPUTER, "" if kind == "h" else "débutant")
        for name, kind in zip(names, kinds, strict=False)
    )


class WholeWindow(QObject):
    """Goes through everything that a window holds, whenever anything changes."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.checks = 0
        window.later.make_table()  # the table shows what changed, and then it is looked at
        window.store.committed.connect(self.look)
        window.store.changed.connect(self.look)
        window.controller.state_changed.connect(self.look)

    def texts(self) -> Iterator[str]:
        window = self.window
        for thing in (window, *window.findChildren(QWidget)):
            yield from (
                thing.windowTitle(), thing.toolTip(), thing.statusTip(), thing.whatsThis(),
                thing.accessibleName(), thing.accessibleDescription(), thing.objectName(),
            )  # fmt: skip
            if isinstance(thing, QLabel | QAbstractButton):
                yield thing.text()
        for action in window.findChildren(QAction):
            yield from (action.text(), action.toolTip(), action.statusTip())
        for item in window.scene.items():
            yield from (item.toolTip(), item.data(0) or "")
            if isinstance(item, QGraphicsSimpleTextItem):
                yield item.text()
        yield window.scene.bubble.words if hasattr(window.scene.bubble, "words") else ""
        for facts in window.view.access.facts().values():
            yield repr(facts)
        for model in window.findChildren(QAbstractItemModel):
            yield from self._model_texts(model)

    @staticmethod
    def _model_texts(model: QAbstractItemModel) -> Iterator[str]:
        # A list model keeps the number of its columns, which is one, to itself.
        table = isinstance(model, QAbstractTableModel | QAbstractProxyModel)
        columns = model.columnCount(QModelIndex()) if table else 1
        for row in range(max(0, model.rowCount(QModelIndex()) - 12), model.rowCount(QModelIndex())):
            for column in range(columns):
                for role in ROLES:
                    value = model.index(row, column).data(role)
                    if isinstance(value, str):
                        yield value
        for orientation in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
            yield from (str(model.headerData(part, orientation)) for part in range(8))

    def pictures(self) -> Iterator[str]:
        """Yield the drawings of cards that the scene shows, hidden or not."""

        def inside(items: list[QGraphicsItem]) -> Iterator[str]:
            for item in items:
                if isinstance(item, CardItem):
                    yield from (item.name, item.wanted)
                yield from inside(item.childItems())

        yield from inside(self.window.scene.items())

    def look(self, _what: object = None) -> None:
        store, match = self.window.store, self.window.controller.match
        if store.view is None or match is None or store.view.number != match.number:
            return
        self.checks += 1
        room = Room(store, match)  # type: ignore[arg-type]
        room.check()
        hidden = room.hidden()
        known = {card.face for card in room.witnessed()}
        secret = {card for card in hidden if card.kind not in known}
        replay = self.window.scene.replay
        for frames in (replay._frames, replay._public):
            told = {card.plain for card in cards_in([(f.spots, f.events) for f in frames])}
            assert not told & hidden
        texts = list(self.texts())
        for card in secret:
            # "Joker" is a word of the rules, too; jokers are looked for among the values.
            if not card.is_joker:
                for told_as in (card_text(card), card_name(card)):
                    assert not any(told_as in text for text in texts), (card, told_as)
        if not self.window.scene.busy:
            names = {image_name(card) for card in secret} - {BACK}
            assert not names & set(self.pictures())


def watch(windows: Windows, kinds: str, rules: str, seed: int) -> tuple[MainWindow, int]:
    """Play a hot-seat match, looking at everything; return how often the curtain closed."""
    window, qtbot = windows.open(), windows.qtbot
    watcher = WholeWindow(window)
    window.begin(GameChoice(PRESETS[rules], seats(kinds)), seed)
    chance, curtains = random.Random(seed), 0
    ready = {*HUMAN_STATES, State.CURTAIN, State.DEAL_OVER, State.MATCH_OVER}
    while watcher.checks < ENOUGH:
        qtbot.waitUntil(lambda: window.controller.state in ready, timeout=PATIENCE)
        state = window.controller.state
        if state in (State.DEAL_OVER, State.MATCH_OVER):
            break
        if state is State.CURTAIN:
            curtains += 1
            assert window.table_page.curtain.isVisible()
            assert window.table_page.curtain.geometry() == window.table_page.rect()
            assert window.table_page.curtain.button.hasFocus()
            watcher.look()
            window.table_page.curtain.button.click()
            assert not window.table_page.curtain.isVisible()
        else:
            play_one(window.controller, chance)
    assert watcher.checks >= ENOUGH or window.controller.state is State.MATCH_OVER
    return window, curtains


@pytest.mark.parametrize(
    ("kinds", "rules"), [("hh", "rami51"), ("hch", "classique"), ("hhhhhhhh", "rami51")]
)
def test_nothing_in_the_window_tells_a_hidden_card(
    windows: Windows, kinds: str, rules: str
) -> None:
    _window, curtains = watch(windows, kinds, rules, 6)
    assert curtains > 2


def test_the_watcher_finds_a_card_that_is_shown(windows: Windows) -> None:
    window = windows.open()
    watcher = WholeWindow(window)
    window.begin(GameChoice(PRESETS["rami51"], seats("hh")), 6)
    windows.qtbot.waitUntil(lambda: window.controller.state is State.CURTAIN)
    match = window.controller.match
    assert match is not None
    secret = next(card for card in match.deal.hands[0] if card.kind < 52)
    window.setWindowTitle(f"Rami {card_text(secret)}")
    with pytest.raises(AssertionError):
        watcher.look()


def test_what_happened_behind_the_curtain_is_replayed(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice(PRESETS["rami51"], seats("hch")), 6)
    turns = 0
    while turns < 4:
        qtbot.waitUntil(
            lambda: window.controller.state in {*HUMAN_STATES, State.CURTAIN}, timeout=PATIENCE
        )
        if window.controller.state is State.CURTAIN:
            window.controller.reveal()
            turns += 1
            if turns > 2:
                replay = window.scene.replay
                assert replay.running
                assert "since your last turn" in window.table_page.bar.prompt.text()
                seat = window.store.viewer
                happened = [event for frame in replay._frames[1:] for event in frame.events]
                assert {event.seat for event in happened} - {seat}
                first = replay._frames[0].events
                assert any(event.seat == seat for event in first)
                window.scene.complete()
                assert "since your last turn" not in window.table_page.bar.prompt.text()
                assert window.scene.mismatches() == []
        elif window.store.view is not None:
            view = window.store.view
            action = next(
                (a for a in view.legal_actions() if isinstance(a, Discard)),
                next(iter(view.legal_actions())),
            )
            assert window.controller.perform(action)


def test_alone_there_is_no_curtain(windows: Windows) -> None:
    window = windows.open()
    window.begin(GameChoice(PRESETS["rami51"], seats("hcc")), 6)
    windows.qtbot.waitUntil(lambda: window.controller.state in HUMAN_STATES, timeout=PATIENCE)
    assert not window.table_page.curtain.isVisible()
    assert not window.scene.replay.running


def test_the_curtain_speaks_the_language_of_the_moment(windows: Windows) -> None:
    window = windows.open()
    window.begin(GameChoice(PRESETS["rami51"], seats("hh")), 6)
    windows.qtbot.waitUntil(lambda: window.controller.state is State.CURTAIN)
    curtain = window.table_page.curtain
    named = [name for name in window.store.names if name in curtain.title.text()]
    assert named == [window.store.names[window.controller.next_human or 0]]
    assert named[0] in curtain.button.accessibleName()


def test_keys_go_to_the_curtain_again_after_the_settings(windows: Windows) -> None:
    window = windows.open()
    window.begin(GameChoice(PRESETS["rami51"], seats("hh")), 3)
    windows.qtbot.waitUntil(lambda: window.controller.state is State.CURTAIN, timeout=PATIENCE)
    button = window.focusWidget()
    assert isinstance(button, QAbstractButton) and button.text() == "It\u2019s me"
    for place in (0, 2):  # language, light or dark
        window.show_settings()
        dialog = window.findChild(SettingsDialog)
        assert dialog is not None
        windows.qtbot.waitUntil(dialog.isActiveWindow)
        box = dialog.findChildren(QComboBox)[place]
        box.setFocus()
        windows.qtbot.keyClick(box, Qt.Key.Key_End)
        windows.qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()
        window.activateWindow()
        windows.qtbot.waitUntil(window.isActiveWindow)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert QApplication.focusWidget() is button
        assert window.settings["language"] == "fr"
    windows.qtbot.keyClick(button, Qt.Key.Key_Space)
    assert window.controller.state in HUMAN_STATES
    assert QApplication.focusWidget() is window.view
