"""The seats around the table."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QByteArray, Qt

from rami_desktop.ui.models.rows import RowsModel

#: What a seat that holds one card has done about it.
CARTE_NONE, CARTE_DUE, CARTE_SAID = "", "due", "said"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat.

    :ivar kind: ``human`` or ``computer``.
    :ivar level: how well a computer seat plays, as the settings name it.
    :ivar total: its points after the deals that are over.
    :ivar carte: ``due`` while it has still to announce its last card, ``said`` afterwards.
    :ivar seconds_left: what its clock shows, ``None`` without a clock.
    """

    seat: int
    name: str
    colour: str = ""
    picture: str = ""
    kind: str = "computer"
    level: str = ""
    card_count: int = 0
    opened: bool = False
    total: int = 0
    carte: str = CARTE_NONE
    is_turn: bool = False
    thinking: bool = False
    is_viewer: bool = False
    is_dealer: bool = False
    seconds_left: int | None = None

    @property
    def key(self) -> int:
        return self.seat


class SeatRole(IntEnum):
    """What a row of :class:`SeatModel` tells beside the name."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    NAME = SEAT + 1
    COLOUR = SEAT + 2
    PICTURE = SEAT + 3
    KIND = SEAT + 4
    LEVEL = SEAT + 5
    CARD_COUNT = SEAT + 6
    OPENED = SEAT + 7
    TOTAL = SEAT + 8
    CARTE = SEAT + 9
    IS_TURN = SEAT + 10
    THINKING = SEAT + 11
    IS_VIEWER = SEAT + 12
    IS_DEALER = SEAT + 13
    SECONDS_LEFT = SEAT + 14


_FIELDS = {int(SeatRole[spec.name.upper()]): spec.name for spec in fields(SeatRow)}


def _camel(name: str) -> bytes:
    first, *rest = name.split("_")
    return (first + "".join(word.title() for word in rest)).encode()


class SeatModel(RowsModel[SeatRow]):
    """One row for each seat, in the order of play."""

    def row_data(self, row: SeatRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        name = _FIELDS.get(role)
        return None if name is None else getattr(row, name)

    def change(self, seat: int, **values: Any) -> None:
        """Change some values of one seat; nothing happens when there is no such seat."""
        if 0 <= seat < len(self._rows):
            rows = list(self._rows)
            rows[seat] = replace(rows[seat], **values)
            self.sync(rows)

    def roleNames(self) -> dict[int, QByteArray]:
        names = {role: QByteArray(_camel(name)) for role, name in _FIELDS.items()}
        return {**super().roleNames(), **names}
