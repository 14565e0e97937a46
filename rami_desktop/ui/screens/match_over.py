"""The end of a match: who won, and everybody in order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.ui.messages import match_texts
from rami_desktop.ui.screens.parts import (
    Page,
    button,
    button_row,
    centred,
    clear_layout,
    frame,
    label,
    page_layout,
)
from rami_desktop.ui.screens.score_chart import Line, ScoreChart
from rami_desktop.ui.telling import NOBODY
from rami_desktop.ui.tokens import SPACE_L, SPACE_M, SPACE_S

COLUMN = 780
CHART = 190


def ranking(result: MatchResult, rules: Rules) -> list[tuple[int, int]]:
    """Return (place, seat) for each seat, the best first; equal totals share a place."""
    sign = -1 if rules.match_winner == "highest" else 1
    seats = sorted(range(len(result.totals)), key=lambda seat: (sign * result.totals[seat], seat))
    places: list[tuple[int, int]] = []
    for index, seat in enumerate(seats, 1):
        tied = places and result.totals[places[-1][1]] == result.totals[seat]
        places.append((places[-1][0] if tied else index, seat))
    return places


class MatchOverPage(Page):
    """Ranking, play again, back to the start."""

    again_wanted = Signal()
    start_wanted = Signal()
    table_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result: MatchResult | None = None
        self._rules: Rules | None = None
        self._names: Sequence[str] = ()
        self._you = NOBODY
        self.title = label("display", wrap=True)
        column = QWidget()
        box = QVBoxLayout(column)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(SPACE_L)
        box.addWidget(self.title)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(SPACE_S)
        box.addLayout(self._rows)
        self.chart = ScoreChart()
        self.chart.setFixedHeight(CHART)
        box.addWidget(self.chart)
        self.replay_button = button()
        self.replay_button.clicked.connect(self.replay_wanted)
        self.start_button = button()
        self.start_button.clicked.connect(self.start_wanted)
        self.table_button = button()
        self.table_button.clicked.connect(self.table_wanted)
        self.again_button = button("primary")
        self.again_button.clicked.connect(self.again_wanted)
        box.addLayout(
            button_row(
                self.replay_button, self.table_button, self.again_button, leading=self.start_button
            )
        )
        page = page_layout(self)
        page.addStretch(1)
        page.addLayout(centred(column, COLUMN))
        page.addStretch(2)

    def show_match(
        self,
        result: MatchResult,
        rules: Rules,
        names: Sequence[str],
        you: int = NOBODY,
        lines: Sequence[Line] = (),
    ) -> None:
        """Show how a match ended.

        :param you: the seat that is spoken to.
        :param lines: the totals over the deals, where there were several.
        """
        self.chart.show_lines(lines)
        self.chart.setVisible(any(len(line.values) > 2 for line in lines))
        self._result, self._rules, self._names, self._you = result, rules, names, you
        self.retranslate()
        self.again_button.setFocus()

    def retranslate(self) -> None:
        self.start_button.setText(self.tr("Start page"))
        self.table_button.setText(self.tr("Last count"))
        self.again_button.setText(self.tr("Play again"))
        self.replay_button.setText(self.tr("Watch the replay"))
        self.chart.setAccessibleName(self.tr("Totals over the deals"))
        if self._result is None or self._rules is None:
            return
        self.title.setText(match_texts(self._result, self._names, self._you)[0])
        clear_layout(self._rows)
        for place, seat in ranking(self._result, self._rules):
            self._rows.addWidget(self._row(place, seat))

    def _row(self, place: int, seat: int) -> QFrame:
        assert self._result is not None
        total = self._result.totals[seat]
        card = frame("card")
        card.setProperty("winner", seat in self._result.winners)
        row = QHBoxLayout(card)
        row.setContentsMargins(SPACE_L, SPACE_M, SPACE_L, SPACE_M)
        row.setSpacing(SPACE_L)
        rank, name, points = label("section"), label("section"), label("lead")
        rank.setText(self.tr("{place}.", "a rank, as in: 1.").format(place=place))
        name.setText(self._names[seat])
        points.setText(self.tr("%n point(s)", "", total))
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(rank)
        row.addWidget(name, 1)
        row.addWidget(points)
        return card
