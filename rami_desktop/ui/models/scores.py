"""The score sheet: a row for each deal, a column for each seat, the totals below."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, Qt

from rami_desktop.engine.events import DealResult
from rami_desktop.ui.models.rows import ROOT, AnyIndex


class ScoreRole(IntEnum):
    """What a cell of :class:`ScoreModel` tells beside its text."""

    POINTS = Qt.ItemDataRole.UserRole + 1
    RESULT = POINTS + 1
    WON = POINTS + 2
    IS_TOTAL = POINTS + 3


class ScoreModel(QAbstractTableModel):
    """What each seat marked in each deal; the last row holds the totals."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._results: list[DealResult] = []
        self._totals: tuple[int, ...] = ()

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The results of the finished deals."""
        return tuple(self._results)

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each seat's points."""
        return self._totals

    def _sums(self) -> tuple[int, ...]:
        seats = range(len(self._names))
        return tuple(sum(result.points[seat] for result in self._results) for seat in seats)

    def set_names(self, names: Sequence[str]) -> None:
        """Begin an empty sheet for these seats."""
        self.beginResetModel()
        self._names = tuple(names)
        self._results = []
        self._totals = self._sums()
        self.endResetModel()

    def set_results(self, results: Sequence[DealResult]) -> None:
        """Take over the results of the deals that are over."""
        done = len(self._results)
        if list(results[:done]) != self._results:
            self.beginResetModel()
            self._results = list(results)
            self._totals = self._sums()
            self.endResetModel()
        elif len(results) > done:
            self.beginInsertRows(ROOT, done, len(results) - 1)
            self._results = list(results)
            self.endInsertRows()
            # The row of totals was pushed down as it was; only now does it change.
            self._totals = self._sums()
            last = len(self._results)
            self.dataChanged.emit(self.index(last, 0), self.index(last, len(self._names) - 1))

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() or not self._names else len(self._results) + 1

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, seat = index.row(), index.column()
        if not index.isValid() or row > len(self._results) or seat >= len(self._names):
            return None
        result = self._results[row] if row < len(self._results) else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        points = self._totals[seat] if result is None else result.points[seat]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(points)
        if role == ScoreRole.POINTS:
            return points
        if role == ScoreRole.RESULT:
            return result
        if role == ScoreRole.WON:
            return result is not None and result.winner == seat
        return result is None if role == ScoreRole.IS_TOTAL else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return super().headerData(section, orientation, role)
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if 0 <= section < len(self._names) else None
        if section == len(self._results):
            return QCoreApplication.translate("ScoreModel", "Total")
        return str(section + 1)

    def refresh(self) -> None:
        """Tell the views that the headings may read differently (another language)."""
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, max(self.rowCount() - 1, 0))
