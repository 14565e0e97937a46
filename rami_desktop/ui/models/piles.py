"""The stock and the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QByteArray, Qt

from rami_desktop.engine.cards import Card
from rami_desktop.ui.card_texts import card_text
from rami_desktop.ui.models.rows import RowsModel
from rami_desktop.ui.models.spots import ZoneKind


@dataclass(frozen=True, slots=True)
class PileRow:
    """One pile.

    :ivar top: the face of the top card, ``None`` for the stock or an empty pile.
    :ivar ids: the numbers of the topmost cards, top card last.
    :ivar owed: the cards that the viewer must lay before it may discard.
    """

    kind: ZoneKind
    count: int
    top: Card | None
    ids: tuple[int, ...]
    owed: tuple[Card, ...] = ()

    @property
    def key(self) -> ZoneKind:
        return self.kind


class PileRole(IntEnum):
    """What a row of :class:`PileModel` tells beside its text."""

    KIND = Qt.ItemDataRole.UserRole + 1
    COUNT = KIND + 1
    TOP = KIND + 2
    OWED = KIND + 3


class PileModel(RowsModel[PileRow]):
    """The stock in the first row, the discard pile in the second."""

    def row_data(self, row: PileRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return str(row.count) if row.top is None else card_text(row.top)
        if role == PileRole.KIND:
            return row.kind
        if role == PileRole.COUNT:
            return row.count
        if role == PileRole.TOP:
            return row.top
        return row.owed if role == PileRole.OWED else None

    @property
    def stock(self) -> PileRow | None:
        """The stock, ``None`` while there is no deal."""
        return self._rows[0] if self._rows else None

    @property
    def discard(self) -> PileRow | None:
        """The discard pile, ``None`` while there is no deal."""
        return self._rows[1] if self._rows else None

    def roleNames(self) -> dict[int, QByteArray]:
        names = {int(role): QByteArray(role.name.lower().encode()) for role in PileRole}
        return {**super().roleNames(), **names}
