"""The log: what happened, in words that change with the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QByteArray, Qt

from rami_desktop.engine.events import Event
from rami_desktop.ui.messages import refusal_text
from rami_desktop.ui.models.rows import RowsModel
from rami_desktop.ui.telling import NOBODY, event_text, is_told


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the program did beside the rules, by a code of ``messages``."""

    code: str
    params: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line.

    :ivar deal: the number of the deal.
    :ivar index: how many events of the deal came before it.
    :ivar event: what happened, as anybody at the table saw it.
    """

    deal: int
    index: int
    event: Event | Notice

    @property
    def key(self) -> tuple[int, int, Event | Notice]:
        return self.deal, self.index, self.event


class LogRole(IntEnum):
    """What a line of :class:`LogModel` tells beside its text."""

    EVENT = Qt.ItemDataRole.UserRole + 1
    SEAT = EVENT + 1
    DEAL = EVENT + 2


class LogModel(RowsModel[LogRow]):
    """One row for each event that is worth a line."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._you = NOBODY
        self._earlier: list[LogRow] = []
        self._deal = 0
        self._events: Sequence[Event] = ()
        self._notices: list[LogRow] = []

    def set_names(self, names: Sequence[str], you: int = NOBODY) -> None:
        """Begin an empty log for these seats.

        :param you: the seat that is spoken to.
        """
        self.sync([])
        self._names = tuple(names)
        self._you = you
        self._earlier = []
        self._deal = 0
        self._events = ()
        self._notices = []

    def set_events(self, deal: int, events: Sequence[Event]) -> None:
        """Show what happened in a deal, below what happened in the deals before it."""
        if deal != self._deal:
            self._earlier = list(self._rows)
            self._deal = deal
            self._notices = []
        self._events = events
        old = {row.index: row for row in self._rows[len(self._earlier) :]}
        rows: list[LogRow] = []
        for index, event in enumerate(events):
            if is_told(event):
                seen = event.seen_by(-1)
                row = old.get(index)
                same = row is not None and row.event == seen
                rows.append(row if row is not None and same else LogRow(deal, index, seen))
        if self._notices:
            # A notice stands before the event that came next; sorting keeps their order.
            rows = sorted([*self._notices, *rows], key=lambda row: row.index)
        self.sync([*self._earlier, *rows])

    def add_notice(self, code: str, params: Mapping[str, Any]) -> None:
        """Add a line about something that the program did."""
        notice = Notice(code, tuple(params.items()))
        self._notices.append(LogRow(self._deal, len(self._events), notice))
        self.set_events(self._deal, self._events)

    def row_data(self, row: LogRow, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            if isinstance(row.event, Notice):
                return refusal_text(row.event.code, dict(row.event.params))
            return event_text(row.event, self._names, self._you)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if isinstance(row.event, Notice):
                return refusal_text(row.event.code, dict(row.event.params), aloud=True)
            return event_text(row.event, self._names, self._you, aloud=True)
        if role == LogRole.EVENT:
            return row.event
        if role == LogRole.SEAT:
            return None if isinstance(row.event, Notice) else row.event.seat
        return row.deal if role == LogRole.DEAL else None

    def roleNames(self) -> dict[int, QByteArray]:
        names = {int(role): QByteArray(role.name.lower().encode()) for role in LogRole}
        return {**super().roleNames(), **names}
