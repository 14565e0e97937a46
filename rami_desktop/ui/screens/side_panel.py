"""Beside the table: the score sheet and the log."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, Qt, QTimer, QTransposeProxyModel
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.screens.parts import label
from rami_desktop.ui.tokens import SPACE_M, SPACE_S, SPACE_XS

#: The panel takes a fifth of the window, within these bounds.
LEAST_WIDTH, WIDEST = 248, 360
ROW_HEIGHT = 26
COLUMN = 44
#: The most of the score sheet's width that names take.
NAMES = 0.6
#: Beyond so many columns there may be a bar to scroll, which must not cover the last row.
FEW_COLUMNS = 3


class SidePanel(QFrame):
    """Shows :attr:`TableStore.scores` and :attr:`TableStore.log`."""

    def __init__(self, store: TableStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.fit(0)
        self.scores_title = label("section", wrap=True)
        self.scores = ScoreSheet(store.scores)
        self.log_title = label("section", wrap=True)
        self.log = LogList(store.log)
        self.scores_title.setBuddy(self.scores)
        self.log_title.setBuddy(self.log)
        box = QVBoxLayout(self)
        box.setContentsMargins(SPACE_M, SPACE_S, SPACE_M, SPACE_M)
        box.setSpacing(SPACE_S)
        box.addWidget(self.scores_title)
        box.addWidget(self.scores)
        box.addWidget(self.log_title)
        box.addWidget(self.log, 1)
        self._commitment = ""
        self.fair_button = QPushButton()
        self.fair_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fingerprint = label("mono")
        self.fingerprint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for part in (self.fingerprint, self.fair_button):
            part.hide()
            box.addWidget(part)
        self.retranslate()

    def fit(self, width: int) -> None:
        """Take the share of a window of this width."""
        self.setFixedWidth(max(LEAST_WIDTH, min(WIDEST, width // 5)))

    def show_commitment(self, text: str) -> None:
        """Show the fingerprint by which the cards of the deal are settled."""
        self._commitment = text
        self.fingerprint.show()
        self.fair_button.show()
        self.retranslate()

    def retranslate(self) -> None:
        """Say the headings anew; the models say their own texts."""
        self.fingerprint.setText(f"{self._commitment[:8]}…{self._commitment[-8:]}")
        self.fingerprint.setAccessibleName(self.tr("Fingerprint of the deal"))
        self.fair_button.setText(self.tr("Fair deal"))
        self.fair_button.setToolTip(
            self.tr("The cards of this deal are settled by this fingerprint: see how to check it.")
        )
        self.scores_title.setText(self.tr("Scores"))
        self.log_title.setText(self.tr("What happened"))
        self.scores.setAccessibleName(self.tr("Scores"))
        self.log.setAccessibleName(self.tr("What happened"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ScoreSheet(QTableView):
    """A row for each seat, a column for each deal; the newest and the totals stay in sight."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)  # Tab goes on to the log, not from cell to cell
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        columns, rows = self.horizontalHeader(), self.verticalHeader()
        columns.setMinimumSectionSize(COLUMN)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        columns.setSectionsClickable(False)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(ROW_HEIGHT)
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        rows.setSectionsClickable(False)
        rows.setTextElideMode(Qt.TextElideMode.ElideRight)
        # Names are longer than numbers: seats go downwards, deals to the right.
        turned = QTransposeProxyModel(self)
        turned.setSourceModel(model)
        self.setModel(turned)
        for signal in (turned.modelReset, turned.columnsInserted, turned.columnsRemoved):
            signal.connect(self._changed)
        self._changed()

    def _changed(self) -> None:
        rows = max(self.model().rowCount(), 1)
        around = self.horizontalHeader().sizeHint().height() + 4 + 2 * SPACE_XS
        if self.model().columnCount() > FEW_COLUMNS:
            around += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(rows * ROW_HEIGHT + around)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Let as many deals as fit stand before the total, none of them cut: 100 is not 00."""
        columns, last = self.horizontalHeader(), self.model().columnCount() - 1
        if last < 0:
            return
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        width = columns.sectionSize(last)
        room = self.viewport().width() - width
        for column in range(last - 1, -1, -1):
            if columns.sectionSize(column) > room:
                break
            room -= columns.sectionSize(column)
        columns.setSectionResizeMode(last, QHeaderView.ResizeMode.Fixed)
        columns.resizeSection(last, width + max(room, 0))
        self.scrollTo(self.model().index(0, last))

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A long name leaves room for the points.
        self.verticalHeader().setMaximumWidth(round(self.width() * NAMES))
        super().resizeEvent(event)
        self._fit_columns()


class LogList(QListView):
    """The newest line stays in sight unless somebody scrolled away from it."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "log")
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAlternatingRowColors(True)
        # No spacing: Qt measures a line with it and paints it without, and what just fits is cut.
        # Nor a padding in the style sheet: lines were seen that had an empty one below them.
        self.setViewportMargins(SPACE_XS, SPACE_XS, 0, SPACE_XS)
        self.setModel(model)
        # One scroll for all lines of a commit, when their heights are known.
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self.scrollToBottom)
        self._at_end = True
        model.rowsAboutToBeInserted.connect(self._remember_end)
        model.rowsInserted.connect(self._go_to_end)
        model.dataChanged.connect(self._stay_at_end)

    def _remember_end(self) -> None:
        bar = self.verticalScrollBar()
        self._at_end = self._follow.isActive() or bar.value() >= bar.maximum() - ROW_HEIGHT

    def _stay_at_end(self) -> None:
        """Lines are of another height in another language."""
        self._remember_end()
        self._go_to_end()

    def _go_to_end(self) -> None:
        if self._at_end:
            self._follow.start()
