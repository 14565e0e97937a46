"""The melds on the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QByteArray, Qt

from rami_desktop.engine.melds import Meld
from rami_desktop.ui.card_texts import cards_text
from rami_desktop.ui.models.rows import RowsModel


@dataclass(frozen=True, slots=True)
class MeldRow:
    """One meld.

    :ivar ids: the numbers of its cards, in printed order.
    :ivar laid_now: whether it did not lie there before this turn.
    """

    number: int
    owner: int
    meld: Meld
    ids: tuple[int, ...]
    laid_now: bool = False

    @property
    def key(self) -> int:
        return self.number


class MeldRole(IntEnum):
    """What a row of :class:`MeldModel` tells beside its text."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    OWNER = NUMBER + 1
    CARDS = NUMBER + 2
    IDS = NUMBER + 3
    IS_RUN = NUMBER + 4
    LAID_NOW = NUMBER + 5


class MeldModel(RowsModel[MeldRow]):
    """One row for each meld, by number."""

    def row_data(self, row: MeldRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return cards_text(row.meld.cards)
        if role == MeldRole.NUMBER:
            return row.number
        if role == MeldRole.OWNER:
            return row.owner
        if role == MeldRole.CARDS:
            return row.meld.cards
        if role == MeldRole.IDS:
            return row.ids
        if role == MeldRole.IS_RUN:
            return row.meld.is_run
        return row.laid_now if role == MeldRole.LAID_NOW else None

    def roleNames(self) -> dict[int, QByteArray]:
        names = {int(role): QByteArray(role.name.lower().encode()) for role in MeldRole}
        return {**super().roleNames(), **names}
