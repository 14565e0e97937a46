"""The end of a deal: the hands, the count with its reasons, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QAbstractItemModel, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from rami_desktop.engine.events import DealResult
from rami_desktop.engine.melds import hand_points
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.count_texts import count_text, number_text
from rami_desktop.ui.messages import result_texts
from rami_desktop.ui.screens.card_strip import CardStrip
from rami_desktop.ui.screens.parts import (
    Page,
    button,
    button_row,
    clear_layout,
    frame,
    label,
    page_layout,
    scrolled,
)
from rami_desktop.ui.screens.score_chart import Line, ScoreChart
from rami_desktop.ui.screens.side_panel import ScoreSheet
from rami_desktop.ui.table.card_images import CardImages
from rami_desktop.ui.table.spoken import with_facts
from rami_desktop.ui.telling import NOBODY
from rami_desktop.ui.tokens import SEAT_COLOURS, SPACE_L, SPACE_M, SPACE_S, SPACE_XS

#: Widths of the columns beside the cards; the words are narrower beside the score sheet.
EXPLANATION, WIDE_EXPLANATION = 190, 250
NUMBERS = 74
#: The column with the score sheet and the chart.
HISTORY = 270


class DealOverPage(Page):
    """A row for each seat: its cards, what they count and why, and the new total."""

    next_wanted = Signal()
    result_wanted = Signal()
    table_wanted = Signal()

    def __init__(
        self,
        images: CardImages,
        scores: QAbstractItemModel | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the page.  :param scores: the model of the score sheet."""
        super().__init__(parent)
        self._images = images
        self._view: SeatView | None = None
        self._names: Sequence[str] = ()
        self._totals: Sequence[int] = ()
        self._match_result: MatchResult | None = None
        self._you = NOBODY
        self.title = label("title", wrap=True)
        self._rows = QWidget()
        self._rows_box = QVBoxLayout(self._rows)
        self._rows_box.setContentsMargins(0, 0, SPACE_S, 0)
        self._rows_box.setSpacing(SPACE_S)
        self.table_button = button()
        self.table_button.clicked.connect(self.table_wanted)
        self.next_button = button("primary")
        self.next_button.clicked.connect(self._go_on)
        box = page_layout(self)
        box.addWidget(self.title)
        self.history = DealHistory(scores)
        self.dealer = label("muted")
        middle = QHBoxLayout()
        middle.setSpacing(SPACE_L)
        middle.addWidget(scrolled(self._rows, reading=True), 1)
        middle.addWidget(self.history)
        box.addLayout(middle, 1)
        buttons = button_row(self.dealer, self.next_button, leading=self.table_button)
        box.addLayout(buttons)

    def show_deal(
        self,
        view: SeatView,
        names: Sequence[str],
        totals: Sequence[int],
        match_result: MatchResult | None,
        you: int = NOBODY,
        results: Sequence[DealResult] = (),
        colours: Sequence[str] = (),
    ) -> None:
        """Show how a deal ended.

        :param view: the deal, which is over.
        :param totals: what each seat has after it.
        :param match_result: how the match ended, if this was its last deal.
        :param you: the seat that is spoken to.
        :param results: how all deals of the match ended, this one too.
        :param colours: the colour of each seat, for the chart.
        """
        self.history.show_results(results, names, colours)
        self.history.setVisible(len(results) > 1)
        self._view = view
        self._names = names
        self._totals = totals
        self._match_result = match_result
        self._you = you
        self.retranslate()
        self.next_button.setFocus()

    def _go_on(self) -> None:
        (self.next_wanted if self._match_result is None else self.result_wanted).emit()

    def retranslate(self) -> None:
        self.table_button.setText(self.tr("Look at the table"))
        self.next_button.setText(
            self.tr("Next deal") if self._match_result is None else self.tr("Result of the match")
        )
        view = self._view
        if view is None or view.result is None:
            return
        self.title.setText(result_texts(view.result, self._names, self._you)[0])
        following = "" if self._match_result else self._names[(view.dealer + 1) % view.players]
        self.dealer.setText(self.tr("Next dealer: {name}").format(name=following))
        self.dealer.setVisible(bool(following))
        clear_layout(self._rows_box)
        for place, seat in enumerate(self._order(view.result)):
            self._rows_box.addWidget(self._row(view, view.result, seat, headed=place == 0))
        self._rows_box.addStretch(1)

    def _order(self, result: DealResult) -> list[int]:
        """Return the seats, the winner first, the others as they sit."""
        seats = list(range(len(self._names)))
        return sorted(seats, key=lambda seat: (seat != result.winner, seat))

    def _row(self, view: SeatView, result: DealResult, seat: int, *, headed: bool) -> QFrame:
        """Return the row of a seat.  :param headed: whether it says what the numbers are."""
        words = WIDE_EXPLANATION if self.history.isHidden() else EXPLANATION
        card = frame("card")
        card.setProperty("winner", seat == result.winner)
        grid = QGridLayout(card)
        grid.setContentsMargins(SPACE_L, SPACE_S, SPACE_L, SPACE_S)
        grid.setHorizontalSpacing(SPACE_M)
        grid.setVerticalSpacing(SPACE_XS)
        grid.setColumnMinimumWidth(0, words)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)
        name, reason = label("section", wrap=True), label("muted", wrap=True)
        name.setText(self._names[seat])
        last = view.rules.deals_in_match == view.number
        reason.setText(count_text(result, view.rules, seat, view.opened[seat], last))
        name.setFixedWidth(words)
        reason.setFixedWidth(words)
        reason.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(name, 0, 0)
        grid.addWidget(reason, 1, 0)
        if view.hands[seat]:
            strip = CardStrip(
                view.hands[seat],
                self._images,
                caption=lambda card: number_text(hand_points(card, view.rules)),
            )
            grid.addWidget(strip, 0, 1, 2, 1)
        for column, heading, number in (
            (2, self.tr("This deal"), result.points[seat]),
            (3, self.tr("Total"), self._totals[seat]),
        ):
            shown = label("title")
            shown.setText(number_text(number))
            shown.setAccessibleName(with_facts(heading, number_text(number)))
            side = Qt.AlignmentFlag.AlignRight
            if headed:
                above = label("small")
                above.setText(heading)
                above.setProperty("silent", True)
                grid.addWidget(above, 0, column, side)
                grid.addWidget(shown, 1, column, side | Qt.AlignmentFlag.AlignTop)
            else:
                grid.addWidget(shown, 0, column, 2, 1, side | Qt.AlignmentFlag.AlignVCenter)
            grid.setColumnMinimumWidth(column, NUMBERS)
        return card


def total_lines(
    results: Sequence[DealResult], names: Sequence[str], colours: Sequence[str]
) -> list[Line]:
    """Return for each seat the line of its totals, from nothing before the first deal."""
    usual = list(SEAT_COLOURS)
    lines = []
    for seat, name in enumerate(names):
        own = colours[seat] if seat < len(colours) else ""
        colour = SEAT_COLOURS.get(own, SEAT_COLOURS[usual[seat % len(usual)]])
        values = accumulate((result.points[seat] for result in results), initial=0)
        lines.append(Line(name, colour, tuple(values)))
    return lines


class DealHistory(QWidget):
    """The score sheet, and below it the totals over the deals."""

    def __init__(self, scores: QAbstractItemModel | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(HISTORY)
        self.sheet_title, self.chart_title = label("section"), label("section")
        self.sheet = None if scores is None else ScoreSheet(scores)
        self.chart = ScoreChart()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(SPACE_S)
        if self.sheet is not None:
            box.addWidget(self.sheet_title)
            box.addWidget(self.sheet)
        box.addWidget(self.chart_title)
        box.addWidget(self.chart, 1)
        self.retranslate()

    def show_results(
        self, results: Sequence[DealResult], names: Sequence[str], colours: Sequence[str]
    ) -> None:
        """Show the totals over these deals."""
        self.chart.show_lines(total_lines(results, names, colours))

    def retranslate(self) -> None:
        """Say the headings."""
        self.sheet_title.setText(self.tr("Score sheet"))
        self.chart_title.setText(self.tr("Totals over the deals"))
        self.chart.setAccessibleName(self.tr("Totals over the deals"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
