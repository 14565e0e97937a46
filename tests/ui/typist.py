"""A person who plays with keys alone: every action is typed at the real window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rami_desktop.engine.actions import (
    Action,
    Add,
    Carte,
    Discard,
    Draw,
    Lay,
    Pull,
    PutBack,
    Split,
    Swap,
    Take,
)
from rami_desktop.engine.cards import Card
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.models.spots import ZoneKind
from rami_desktop.ui.table.keyboard import Stop
from rami_desktop.ui.targets import Target, TargetKind

KEY = Qt.Key


class Typist:
    """Types actions.

    :ivar typed: how many keys were pressed.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.store = window.store
        self.keyboard = window.view.keyboard
        self.typed = 0

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press a key at whatever has the keyboard."""
        widget: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(widget, key, modifier or Qt.KeyboardModifier.NoModifier)
        self.typed += 1

    # --- getting about ---------------------------------------------------------------------

    def go(self, stop: Stop) -> None:
        """Walk to a place with the arrows alone."""
        keyboard = self.keyboard
        if keyboard.at is None or keyboard.at not in keyboard.stops():
            self.key(KEY.Key_Home)
        seen = []
        for _ in range(80):
            if keyboard.at == stop:
                return
            stops = keyboard.stops()
            assert keyboard.at is not None
            here, there = stops[keyboard.at], stops[stop]
            before = keyboard.at
            down, right = there.cy - here.cy, there.cx - here.cx
            if there.cy > here.bottom:
                self.key(KEY.Key_Down)
            elif there.cy < here.y:
                self.key(KEY.Key_Up)
            if keyboard.at in (before, *seen[-4:]):
                self.key(KEY.Key_Right if right > 0 else KEY.Key_Left)
            if keyboard.at in (before, *seen[-4:]):
                self.key(KEY.Key_Down if down > 0 else KEY.Key_Up)
            seen.append(keyboard.at)
        raise AssertionError(f"{stop} cannot be reached from {seen[-6:]}")

    def select(self, cards: Sequence[Card]) -> None:
        """Select exactly these cards of the hand."""
        while self.store.selected():
            self.key(KEY.Key_Escape)
        for card in cards:
            self.go(self.number(card))
            self.key(KEY.Key_Space)
        chosen = sorted(card.kind for card in self.store.selected())
        assert chosen == sorted(card.plain.kind for card in cards)

    def number(self, card: Card) -> int:
        """Return the number of a card of the hand that is not selected yet."""
        return next(
            row.id
            for row in self.store.hand.rows
            if row.card.kind == card.plain.kind and not row.selected
        )

    # --- acting ------------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Type an action of a turn."""
        simple = {Draw: KEY.Key_D, Take: KEY.Key_T, PutBack: KEY.Key_B, Carte: KEY.Key_C}
        if type(action) in simple:
            self.key(simple[type(action)])
        elif isinstance(action, Discard):
            self.select([action.card])
            self.key(KEY.Key_X)
        elif isinstance(action, Lay):
            self._lay(action)
        elif isinstance(action, Add):
            self._bring(action.cards, action.number)
        elif isinstance(action, Swap | Split):
            self._bring([action.card], action.number)
        else:
            assert isinstance(action, Pull)
            self._pull(action)

    def _lay(self, action: Lay) -> None:
        view = self.store.view
        assert view is not None
        opened = view.opened[view.seat]
        for meld in action.melds:
            self.select(meld)
            self.key(KEY.Key_L)
            self._answer(meld)
        for part in action.layoffs:
            self._bring(part.cards, part.number)
        if not opened:
            self.key(KEY.Key_O)

    def _bring(self, cards: Sequence[Card], number: int) -> None:
        self.select(cards)
        self.go(Target(TargetKind.MELD, number))
        self.key(KEY.Key_Return)
        self._answer(cards)

    def _pull(self, action: Pull) -> None:
        self.select([])
        self.go(Target(TargetKind.MELD, action.number))
        for _ in range(20):
            self.key(KEY.Key_Space)
            picked = self.window.view.gestures.picked
            face = None if picked is None else picked.face
            if face is not None and face.kind == action.card.kind:
                break
        self.key(KEY.Key_Return)

    def _answer(self, cards: Sequence[Card]) -> None:
        """Choose, where it is asked what a joker stands for."""
        choice = self.window.scene.choice
        if not choice.boxes:
            return
        wanted = {card for card in cards if card.is_joker}
        options = [
            index
            for index, meld in enumerate(choice.melds)
            if {str(card) for card in wanted} <= {str(card) for card in meld.cards}
        ]
        while options and choice.focus != options[0]:
            self.key(KEY.Key_Right)
        self.key(KEY.Key_Return)

    def in_hand(self) -> int:
        """Return how many cards lie in the hand, prepared ones not among them."""
        return sum(spot.zone.kind is ZoneKind.HAND for spot in self.store.spots())
