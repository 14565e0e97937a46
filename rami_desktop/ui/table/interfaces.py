"""What screen readers ask Qt about the table and its parts, and what they can do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from rami_desktop.ui.table import spoken
from rami_desktop.ui.table.accessible import Part, TableAccess
from rami_desktop.ui.table.parts import Key

if TYPE_CHECKING:
    from rami_desktop.ui.table.view import TableView

Role = QAccessible.Role
Text = QAccessible.Text
#: What Qt is to get for an interface that a part has not; ``None`` would crash it.
NOTHING = Shiboken.VoidPtr(0)

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
