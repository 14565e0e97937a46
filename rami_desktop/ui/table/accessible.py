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
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from rami_desktop.ui import tokens
from rami_desktop.ui.table import spoken
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.parts import Facts, Key, Reading

if TYPE_CHECKING:
    from rami_desktop.ui.table.view import TableView

Role = QAccessible.Role
Text = QAccessible.Text
#: What Qt is to get for an interface that a part has not; ``None`` would crash it.
NOTHING = Shiboken.VoidPtr(0)


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
            if old is None or new is None or (key[0] == "card" and not new.focused):
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


# Qt's declarations deny that an interface can be missing; ``Any`` stands for "or None".


class PartActions(QAccessibleActionInterface):
    """What a reader can do with one thing on the table."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        facts = self._part.facts
        if facts is None or not facts.usable:
            return []
        press = [QAccessibleActionInterface.pressAction()]
        return (
            press if facts.stop is None else [*press, QAccessibleActionInterface.setFocusAction()]
        )

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._part.access.press(self._part.key)
        elif name == QAccessibleActionInterface.setFocusAction():
            self._part.access.focus(self._part.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class PartInterface(QAccessibleObject):
    """What a reader asks about one thing on the table."""

    def __init__(self, part: Part) -> None:
        super().__init__(part)
        self._part = part
        self._actions = PartActions(part)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface:
            facts = self._part.facts
            if facts is not None and facts.usable:
                return self._actions
        return NOTHING

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
            state.invisible = state.offscreen = True
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
        access = self._part.access
        parent = access.interface_of(self._part.parent_key)
        return parent or QAccessible.queryAccessibleInterface(access.view)

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
