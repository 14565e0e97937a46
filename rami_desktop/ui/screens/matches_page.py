"""The matches: saved under a name, unfinished, finished; to go on with, watch, keep or send."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from rami_desktop.storage.library import FINISHED, RUNNING
from rami_desktop.storage.saved import Entry
from rami_desktop.ui.count_texts import number_text
from rami_desktop.ui.screens.parts import Page, button, button_row, label, page_layout
from rami_desktop.ui.screens.rule_sets import TitleOf, no_title, rules_name
from rami_desktop.ui.tokens import SPACE_M

NAME, RULES, PLAYERS, DEALS, WHEN = range(5)


class MatchesPage(Page):
    """A list of matches, and what can be done with the one that is chosen."""

    back_wanted = Signal()
    #: Each of these brings the :class:`Entry` that is chosen.
    open_wanted = Signal(object)
    replay_wanted = Signal(object)
    export_wanted = Signal(object)
    delete_wanted = Signal(object)
    import_wanted = Signal()

    def __init__(self, title_of: TitleOf = no_title, parent: QWidget | None = None) -> None:
        """Make the page.  :param title_of: tells what own rules are called."""
        super().__init__(parent)
        self._title_of = title_of
        self._entries: Sequence[Entry] = ()
        self._unreadable = 0
        self.title = label("title")
        self.table = QTableWidget(0, 5)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setItemDelegate(_Roomy(self.table))
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionsClickable(False)
        self.table.itemSelectionChanged.connect(self._enable)
        self.table.cellDoubleClicked.connect(lambda _row, _column: self._use())
        self.note = label("muted", wrap=True)
        self.back_button, self.import_button = button(), button()
        self.export_button, self.delete_button = button(), button()
        self.replay_button, self.open_button = button(), button("primary")
        self.back_button.clicked.connect(self.back_wanted)
        self.import_button.clicked.connect(self.import_wanted)
        self.export_button.clicked.connect(lambda: self.export_wanted.emit(self.chosen()))
        self.delete_button.clicked.connect(lambda: self.delete_wanted.emit(self.chosen()))
        self.replay_button.clicked.connect(lambda: self.replay_wanted.emit(self.chosen()))
        self.open_button.clicked.connect(lambda: self.open_wanted.emit(self.chosen()))
        box = page_layout(self)
        box.addWidget(self.title)
        box.addWidget(self.table, 1)
        box.addWidget(self.note)
        row = button_row(
            self.import_button, self.export_button, self.delete_button, self.replay_button,
            self.open_button, leading=self.back_button,
        )  # fmt: skip
        box.addLayout(row)
        self.retranslate()

    def show_entries(self, entries: Sequence[Entry], unreadable: int) -> None:
        """Show these matches.

        :param unreadable: how many files could not be read.
        """
        self._entries = tuple(entries)
        self._unreadable = unreadable
        self.retranslate()
        if self._entries:
            self.table.selectRow(0)
        self.table.setFocus()

    def chosen(self) -> Entry | None:
        """Return the match that is chosen."""
        row = self.table.currentRow()
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def _use(self) -> None:
        entry = self.chosen()
        if entry is not None:
            (self.replay_wanted if entry.over else self.open_wanted).emit(entry)

    def _enable(self) -> None:
        entry = self.chosen()
        for part in (self.export_button, self.delete_button, self.replay_button):
            part.setEnabled(entry is not None)
        self.open_button.setEnabled(entry is not None and not entry.over)

    def _fill(self) -> None:
        row = max(self.table.currentRow(), 0)
        self.table.setRowCount(len(self._entries))
        for index, entry in enumerate(self._entries):
            for column, text in enumerate(self._texts(entry)):
                self.table.setItem(index, column, QTableWidgetItem(text))
        if self._entries:
            self.table.selectRow(min(row, len(self._entries) - 1))
        self._enable()

    def _texts(self, entry: Entry) -> tuple[str, ...]:
        kinds = {RUNNING: self.tr("Unfinished"), FINISHED: self.tr("Finished")}
        totals = zip(entry.seats, entry.totals, strict=True)
        told = self.tr("{name} {points}")
        return (
            kinds.get(entry.kind) or entry.name,
            rules_name(entry.rules, self._title_of(entry.rules)),
            ", ".join(told.format(name=s.name, points=number_text(p)) for s, p in totals),
            number_text(entry.deals),
            when_text(entry.when),
        )

    def retranslate(self) -> None:
        self.title.setText(self.tr("Matches and replays"))
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Match"),
                self.tr("Rules"),
                self.tr("Players and points"),
                self.tr("Deals"),
                self.tr("When"),
            ]
        )
        self.table.setAccessibleName(self.tr("Matches and replays"))
        self.back_button.setText(self.tr("Back"))
        self.import_button.setText(self.tr("&Import…"))
        self.export_button.setText(self.tr("&Export…"))
        self.delete_button.setText(self.tr("&Delete"))
        self.replay_button.setText(self.tr("&Replay"))
        self.open_button.setText(self.tr("&Go on"))
        if not self._entries:
            self.note.setText(self.tr("There is no match yet."))
        elif self._unreadable:
            self.note.setText(
                self.tr("%n file(s) could not be read and stay as they are.", "", self._unreadable)
            )
        self.note.setVisible(not self._entries or bool(self._unreadable))
        self._fill()


class _Roomy(QStyledItemDelegate):
    """Lets columns that are as wide as their texts keep apart."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(SPACE_M, 0)


def when_text(stamp: str) -> str:
    """Return a moment, given in ISO form, as the language writes it; what is none stays."""
    moment = QDateTime.fromString(stamp, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return stamp
    return QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat)
