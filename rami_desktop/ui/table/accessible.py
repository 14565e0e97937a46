"""The table as screen readers see it.

A graphics item has no interface of its own.  Here every card, pile, meld and seat gets a small
QObject, a :class:`Part`, for which Qt asks ``interface_for`` when a reader wants to know; Qt
owns the interface and deletes it with its part.  Nothing is made before somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from rami_desktop.ui import tokens
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.parts import Facts, Key, Reading

if TYPE_CHECKING:
    from rami_desktop.ui.table.interfaces import PartInterface, TableInterface
    from rami_desktop.ui.table.view import TableView


class Part(QObject):
    """Stands for one thing on the table."""

    def __init__(self, access: TableAccess, key: Key) -> None:
        super().__init__(access)
        self.access = access
        self.key = key
        self.parent_key: Key | None = None
        self.interface: PartInterface | None = None

    @property
    def facts(self) -> Facts | None:
        """What is told of it now, ``None`` when it is no longer there."""
        return self.access.facts().get(self.key)


class TableAccess(QObject):
    """Knows the parts of a table, and tells readers when the focus or the selection moves."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.view = view
        self.interface: TableInterface | None = None
        self._parts: dict[Key, Part] = {}
        self._facts: dict[Key, Facts] = {}
        self._top: list[Key] = []
        self._stale = True
        self._words: object = None
        self._selected: frozenset[int] = frozenset()
        self._focused: Key | None = None
        self._renamed: set[Key] = set()
        self._focus = QTimer(self)
        self._focus.setSingleShot(True)
        self._focus.setInterval(0)
        self._focus.timeout.connect(self._tell_focus)
        scene = view.table
        scene.shown.connect(self._on_shown)
        scene.store.seats.dataChanged.connect(self._forget)
        view.keyboard.moved = self._on_moved

    # --- what there is -------------------------------------------------------------------

    def facts(self) -> dict[Key, Facts]:
        """Return what is told of every part, computed when something has changed."""
        scene = self.view.table
        words = (scene.bubble.words, scene.choice.boxes, scene.choice.focus)
        if self._stale or words != self._words:
            self._stale, self._words = False, words
            self._facts, self._top = Reading(self.view).read()
            for key in [key for key in self._parts if key not in self._facts]:
                # A reader that was at it finds from there to where the keyboard goes.
                part = self._parts.pop(key)
                QTimer.singleShot(tokens.SPOKEN_OF, part, part.deleteLater)
            for key, part in self._parts.items():
                part.parent_key = self._facts[key].parent
        return self._facts

    def top(self) -> list[Key]:
        """Return the parts that are not inside others."""
        self.facts()
        return self._top

    def part(self, key: Key) -> Part | None:
        """Return the part of a name, made when it is asked for first."""
        if key not in self.facts():
            return None
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = Part(self, key)
        part.parent_key = self._facts[key].parent
        return part

    def interface_of(self, key: Key | None) -> QAccessibleInterface | None:
        """Return what readers speak with."""
        part = None if key is None else self.part(key)
        return None if part is None else QAccessible.queryAccessibleInterface(part)

    def focused(self) -> Key | None:
        """Return the part at which the keyboard is."""
        if not self.view.hasFocus():
            return None
        return next((key for key, facts in self.facts().items() if facts.focused), None)

    def on_screen(self, box: Box) -> QRect:
        """Return where a box of the scene is on the screen."""
        port = self.view.viewport()
        inside = self.view.mapFromScene(QRectF(*box)).boundingRect()
        inside &= port.rect()
        return QRect(port.mapToGlobal(inside.topLeft()), inside.size())

    def at(self, x: int, y: int) -> Key | None:
        """Return the innermost part at a point of the screen."""
        port = self.view.viewport()
        point = self.view.mapToScene(port.mapFromGlobal(QPointF(x, y).toPoint()))
        found = None
        for key, facts in self.facts().items():
            if facts.box.contains(point.x(), point.y()):
                found = key
        return found

    # --- what is told unasked --------------------------------------------------------------

    def _forget(self) -> None:
        self._stale = True

    def _on_shown(self) -> None:
        self._stale = True
        if not QAccessible.isActive():
            return
        before = self._facts
        facts = self.facts()
        self._tell_names(before, facts)
        self._tell_selection()

    def _on_moved(self) -> None:
        self._stale = True
        if QAccessible.isActive() and self.view.hasFocus():
            self._focus.start()

    def focus_came(self) -> None:
        """The table got the keyboard: readers hear of the part, not of the table alone."""
        self._focused = None
        self._on_moved()

    def _tell_focus(self) -> None:
        """Tell where the keyboard is, if it is elsewhere than it was."""
        key = self.focused()
        part = None if key is None else self.part(key)
        if part is not None and key != self._focused:
            self._focused = key
            self.send(QAccessibleEvent(part, QAccessible.Event.Focus))
            while self._renamed:
                renamed = self._parts.get(self._renamed.pop())
                if renamed is not None:
                    self.send(QAccessibleEvent(renamed, QAccessible.Event.NameChanged))

    def _tell_names(self, before: dict[Key, Facts], now: dict[Key, Facts]) -> None:
        """Tell what is called otherwise than a reader was told; cards are asked about anew.

        Only the card at which the keyboard is tells its new place.  A pile or meld at which it is
        tells nothing before it goes: what happens there is announced, and not to be cut off.
        """
        for key, part in self._parts.items():
            old, new = before.get(key), now.get(key)
            if old is None or new is None:
                continue
            if key[0] == "card" and not (new.focused and new.place != old.place):
                continue
            if old.name != new.name and new.focused and key[0] != "card":
                self._renamed.add(key)
            elif old.name != new.name and old.selected == new.selected:
                self.send(QAccessibleEvent(part, QAccessible.Event.NameChanged))
            if old.description != new.description:
                self.send(QAccessibleEvent(part, QAccessible.Event.DescriptionChanged))

    def _tell_selection(self) -> None:
        chosen = frozenset(
            key[1] for key, facts in self._facts.items() if key[0] == "card" and facts.selected
        )
        changed, self._selected = chosen ^ self._selected, chosen
        for number in changed:
            part = self.part(("card", number))
            if part is not None:
                kind = QAccessible.Event.SelectionRemove
                if number in chosen:
                    kind = QAccessible.Event.SelectionAdd
                self.send(QAccessibleEvent(part, kind))
                self.send(QAccessibleEvent(part, QAccessible.Event.NameChanged))

    # --- what a reader does ----------------------------------------------------------------

    def press(self, key: Key) -> None:
        """Do what Space or Enter does at a part, the keyboard going there."""
        facts, scene = self.facts().get(key), self.view.table
        if facts is None:
            return
        scene.complete()
        if key[0] == "option":
            scene.choice.choose(key[1])
        elif key[0] == "bubble":
            scene.ask_why()
        elif facts.stop is not None and not scene.choice.boxes:
            self.view.keyboard.press_at(facts.stop)

    def focus(self, key: Key) -> None:
        """Bring the keyboard to a part."""
        facts = self.facts().get(key)
        if facts is not None and facts.stop is not None:
            self.view.setFocus()
            self.view.keyboard.go_to(facts.stop)

    @staticmethod
    def send(event: QAccessibleEvent) -> None:
        """Hand an event to whoever listens."""
        QAccessible.updateAccessibility(event)
