"""The table as screen readers see it.

A graphics item has no interface of its own.  Here every card, pile, meld and seat gets a small
QObject, a :class:`Part`, for which Qt asks :func:`interface_for` when a reader wants to know; Qt
owns the interface and deletes it with its part.  Nothing is made before somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from rami_desktop.ui.table import spoken
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.parts import Facts, Key, Reading

if TYPE_CHECKING:
    from rami_desktop.ui.table.view import TableView

Role = QAccessible.Role
Text = QAccessible.Text


class Part(QObject):
    """Stands for one thing on the table."""

    def __init__(self, access: TableAccess, key: Key) -> None:
        super().__init__(access)
        self.access = access
        self.key = key
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
                self._parts.pop(key).deleteLater()
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
        before = set(self._parts)
        facts = self.facts()
        if before - set(facts):
            self.send(QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder))
        self._tell_selection()

    def _on_moved(self) -> None:
        self._stale = True
        if QAccessible.isActive() and self.view.hasFocus():
            self._focus.start()

    def focus_came(self) -> None:
        """The table got the keyboard: readers hear of the part, not of the table alone."""
        self._on_moved()

    def _tell_focus(self) -> None:
        key = self.focused()
        part = None if key is None else self.part(key)
        if part is not None:
            self.send(QAccessibleEvent(part, QAccessible.Event.Focus))

    def _tell_selection(self) -> None:
        chosen = frozenset(
            key[1] for key, facts in self._facts.items() if key[0] == "card" and facts.selected
        )
        changed, self._selected = chosen ^ self._selected, chosen
        for number in changed:
            part = self.part(("card", number))
            if part is not None:
                state = QAccessible.State()
                state.selected = True
                self.send(QAccessibleStateChangeEvent(part, state))
                self.send(QAccessibleEvent(part, QAccessible.Event.NameChanged))

    @staticmethod
    def send(event: QAccessibleEvent) -> None:
        """Hand an event to whoever listens."""
        QAccessible.updateAccessibility(event)


# Qt's declarations deny that an interface can be missing; ``Any`` stands for "or None".


class PartInterface(QAccessibleObject):
    """What a reader asks about one thing on the table."""

    def __init__(self, part: Part) -> None:
        super().__init__(part)
        self._part = part

    def role(self) -> QAccessible.Role:
        facts = self._part.facts
        return Role.NoRole if facts is None else facts.role

    def text(self, kind: QAccessible.Text) -> str:
        facts = self._part.facts
        if facts is None:
            return ""
        if kind == Text.Name:
            return facts.name
        return facts.description if kind == Text.Description else ""

    def rect(self) -> QRect:
        facts = self._part.facts
        return QRect() if facts is None else self._part.access.on_screen(facts.box)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        facts = self._part.facts
        if facts is None:
            state.invalid = True
            return state
        view = self._part.access.view
        state.invisible = not view.isVisible()
        state.readOnly = facts.stop is None
        state.focusable = facts.stop is not None or facts.focused
        state.focused = facts.focused and view.hasFocus()
        if facts.selected is not None:
            state.selectable = True
            state.multiSelectable = self._part.key[0] == "card"
            state.selected = facts.selected
        return state

    def parent(self) -> Any:
        access, facts = self._part.access, self._part.facts
        if facts is None or facts.parent is None:
            return QAccessible.queryAccessibleInterface(access.view)
        return access.interface_of(facts.parent)

    def childCount(self) -> int:
        facts = self._part.facts
        return 0 if facts is None else len(facts.children)

    def child(self, index: int) -> Any:
        facts = self._part.facts
        if facts is None or not 0 <= index < len(facts.children):
            return None
        return self._part.access.interface_of(facts.children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        facts = self._part.facts
        return _place(child, [] if facts is None else facts.children)

    def childAt(self, x: int, y: int) -> Any:
        facts = self._part.facts
        key = self._part.access.at(x, y)
        inside = facts is not None and key in facts.children
        return self._part.access.interface_of(key) if inside else None


class TableInterface(QAccessibleWidget):
    """What a reader asks about the table itself."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, Role.Grouping)
        self._access = view.access

    @property
    def _gone(self) -> bool:
        """Whether the table is being taken down: readers are told, and may still ask."""
        return not Shiboken.isValid(self._access.view)

    def _top(self) -> list[Key]:
        return [] if self._gone else self._access.top()

    def text(self, kind: QAccessible.Text) -> str:
        if self._gone:
            return ""
        if kind == Text.Name:
            return self._access.view.accessibleName()
        return spoken.table_facts() if kind == Text.Description else ""

    def childCount(self) -> int:
        return len(self._top())

    def child(self, index: int) -> Any:
        top = self._top()
        return self._access.interface_of(top[index]) if 0 <= index < len(top) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _place(child, self._top())

    def childAt(self, x: int, y: int) -> Any:
        return None if self._gone else self._access.interface_of(self._access.at(x, y))

    def focusChild(self) -> Any:
        if self._gone:
            return None
        key = self._access.focused()
        if key is not None:
            return self._access.interface_of(key)
        return self if self._access.view.hasFocus() else None


def _place(child: QAccessibleInterface, keys: list[Key]) -> int:
    part = child.object()
    return keys.index(part.key) if isinstance(part, Part) and part.key in keys else -1


def interface_for(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of a table or of a part of one; Qt asks for every kind of object."""
    if name == "Part" and isinstance(thing, Part):
        thing.interface = PartInterface(thing)
        return thing.interface
    access = getattr(thing, "access", None) if name == "TableView" else None
    if isinstance(access, TableAccess):
        access.interface = TableInterface(access.view)
        return access.interface
    return None


_installed: list[Callable[[str, QObject], QAccessibleInterface | None]] = []


def install() -> None:
    """Let Qt ask here; once for the whole program."""
    if not _installed:
        _installed.append(interface_for)
        QAccessible.installFactory(interface_for)
