"""The cards of one's own hand, in one's own order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QByteArray, Qt

from rami_desktop.engine.cards import Card
from rami_desktop.ui.card_texts import card_text
from rami_desktop.ui.models.rows import RowsModel


@dataclass(frozen=True, slots=True)
class HandRow:
    """One card of the hand; the meaning of the marks is that of :class:`.spots.CardSpot`."""

    id: int
    card: Card
    selected: bool = False
    owed: bool = False
    drawn: bool = False

    @property
    def key(self) -> int:
        return self.id


class HandRole(IntEnum):
    """What a row of :class:`HandModel` tells beside its text."""

    ID = Qt.ItemDataRole.UserRole + 1
    CARD = ID + 1
    SELECTED = ID + 2
    OWED = ID + 3
    DRAWN = ID + 4


class HandModel(RowsModel[HandRow]):
    """One row for each card that is in the hand and not prepared."""

    def row_data(self, row: HandRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return card_text(row.card)
        if role == HandRole.ID:
            return row.id
        if role == HandRole.CARD:
            return row.card
        if role == HandRole.SELECTED:
            return row.selected
        if role == HandRole.OWED:
            return row.owed
        return row.drawn if role == HandRole.DRAWN else None

    def roleNames(self) -> dict[int, QByteArray]:
        names = {int(role): QByteArray(role.name.lower().encode()) for role in HandRole}
        return {**super().roleNames(), **names}
