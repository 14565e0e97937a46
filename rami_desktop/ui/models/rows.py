"""A list model that turns new rows into remove, move, insert and change signals."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

#: ``QModelIndex`` that names the root.  A shared one is safe: Qt never changes it.
ROOT = QModelIndex()

AnyIndex = QModelIndex | QPersistentModelIndex


class Row(Protocol):
    """A row: a frozen value that knows what makes it the same row after a change."""

    @property
    def key(self) -> Hashable: ...


R = TypeVar("R", bound=Row)


class RowsModel(QAbstractListModel, Generic[R]):
    """Rows of frozen values; :meth:`sync` is the one way to change them."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._rows: list[R] = []

    @property
    def rows(self) -> tuple[R, ...]:
        """The rows as they are now."""
        return tuple(self._rows)

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        return self.row_data(self._rows[index.row()], role)

    def row_data(self, row: R, role: int) -> Any:
        """Return what a row shows for a role, ``None`` for nothing."""
        raise NotImplementedError

    def sync(self, wanted: Sequence[R]) -> None:
        """Make the rows equal to ``wanted``, keeping every row whose key stays."""
        if len(wanted) == len(self._rows) and all(
            new is old for new, old in zip(wanted, self._rows, strict=True)
        ):
            return
        self._remove_missing({row.key for row in wanted})
        for place, row in enumerate(wanted):
            self._bring(place, row)
        self._report_changes(wanted)

    def refresh(self) -> None:
        """Tell the views that every row may read differently (another language)."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _remove_missing(self, keys: set[Hashable]) -> None:
        last = len(self._rows) - 1
        while last >= 0:
            if self._rows[last].key in keys:
                last -= 1
                continue
            first = last
            while first > 0 and self._rows[first - 1].key not in keys:
                first -= 1
            self.beginRemoveRows(ROOT, first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _bring(self, place: int, row: R) -> None:
        """Make the row at ``place`` the one with the key of ``row``."""
        rows = self._rows
        if place < len(rows) and rows[place].key == row.key:
            return
        for other in range(place + 1, len(rows)):
            if rows[other].key == row.key:
                self.beginMoveRows(ROOT, other, other, ROOT, place)
                rows.insert(place, rows.pop(other))
                self.endMoveRows()
                return
        self.beginInsertRows(ROOT, place, place)
        rows.insert(place, row)
        self.endInsertRows()

    def _report_changes(self, wanted: Sequence[R]) -> None:
        first = -1
        for place, row in enumerate(wanted):
            changed = self._rows[place] != row
            self._rows[place] = row
            if changed and first < 0:
                first = place
            elif not changed and first >= 0:
                self.dataChanged.emit(self.index(first), self.index(place - 1))
                first = -1
        if first >= 0:
            self.dataChanged.emit(self.index(first), self.index(len(wanted) - 1))
