"""What was played and won: by person, rule set and opponents, with charts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.storage.history import History
from rami_desktop.storage.seats import COMPUTER
from rami_desktop.storage.statistics import (
    Choice,
    PlayedMatch,
    Statistics,
    Summary,
    opponents_of,
    rules_of,
)
from rami_desktop.ui.count_texts import number_text
from rami_desktop.ui.players import level_name
from rami_desktop.ui.screens.parts import Page, button, button_row, frame, label, page_layout
from rami_desktop.ui.screens.rule_sets import TitleOf, no_title, rules_name
from rami_desktop.ui.screens.score_chart import Line, ScoreChart
from rami_desktop.ui.statistics_table import export
from rami_desktop.ui.tokens import SEAT_COLOURS, SPACE_L, SPACE_M, SPACE_S, SPACE_XS

TILES = (
    "matches", "matches_won", "deals", "deals_won", "average", "rami_secs", "streak",
    "match_streak",
)  # fmt: skip
COLUMNS = 4


class StatisticsPage(Page):
    """Counts and charts of one person at a time."""

    back_wanted = Signal()
    export_wanted = Signal()
    reset_wanted = Signal()

    def __init__(self, title_of: TitleOf = no_title, parent: QWidget | None = None) -> None:
        """Make the page.  :param title_of: tells what own rules are called."""
        super().__init__(parent)
        self._title_of = title_of
        self._statistics: Statistics | None = None
        self.title = label("title")
        self.person, self.rules, self.opponents = QComboBox(), QComboBox(), QComboBox()
        self.person_label, self.rules_label, self.opponents_label = label(), label(), label()
        self.person.activated.connect(lambda _index: self._person_chosen())
        for box in (self.rules, self.opponents):
            box.activated.connect(lambda _index: self._show_counts())
        self.empty = label("lead", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.numbers = {name: label("display") for name in TILES}
        self.captions = {name: label("muted", wrap=True) for name in TILES}
        self.points_title = label("section", wrap=True)
        self.won_title = label("section", wrap=True)
        self.points_chart, self.won_chart = ScoreChart(), ScoreChart()
        self.content = QWidget()
        self._fill_content()
        self.back_button = button()
        self.export_button, self.reset_button = button(), button()
        self.back_button.clicked.connect(self.back_wanted)
        self.export_button.clicked.connect(self.export_wanted)
        self.reset_button.clicked.connect(self.reset_wanted)
        page = page_layout(self)
        page.addWidget(self.title)
        page.addLayout(self._head())
        page.addWidget(self.empty, 1)
        page.addWidget(self.content, 1)
        page.addLayout(button_row(self.reset_button, self.export_button, leading=self.back_button))
        self.retranslate()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(SPACE_S)
        for words, box in (
            (self.person_label, self.person),
            (self.rules_label, self.rules),
            (self.opponents_label, self.opponents),
        ):
            words.setBuddy(box)
            box.setMinimumContentsLength(10)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            row.addWidget(words)
            row.addWidget(box)
        row.addStretch(1)
        return row

    def _fill_content(self) -> None:
        tiles = QGridLayout()
        tiles.setSpacing(SPACE_M)
        for index, name in enumerate(TILES):
            tile = self._tile(self.numbers[name], self.captions[name])
            tiles.addWidget(tile, index // COLUMNS, index % COLUMNS)
        charts = QHBoxLayout()
        charts.setSpacing(SPACE_L)
        for heading, chart in (
            (self.points_title, self.points_chart),
            (self.won_title, self.won_chart),
        ):
            charted = QVBoxLayout()
            charted.addWidget(heading)
            charted.addWidget(chart, 1)
            charts.addLayout(charted, 1)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_M)
        column.addLayout(tiles)
        column.addLayout(charts, 1)

    @staticmethod
    def _tile(number: QLabel, caption: QLabel) -> QFrame:
        tile = frame("card")
        box = QVBoxLayout(tile)
        box.setContentsMargins(SPACE_L, SPACE_S, SPACE_L, SPACE_S)
        box.setSpacing(SPACE_XS)
        box.addWidget(number)
        # Captions of two lines and of one begin at the same height.
        caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        box.addWidget(caption, 1)
        return tile

    # --- what is shown -------------------------------------------------------------------

    def show_history(self, history: History) -> bool:
        """Show the counts of whoever has played most.

        :returns: always true.
        :raises StorageError: when the history cannot be read.
        """
        statistics = self._statistics = Statistics(history)
        people = statistics.people()
        with QSignalBlocker(self.person):
            self.person.clear()
            self.person.addItems(people)
        self.empty.setVisible(not people)
        for part in (self.content, self.person_label, self.person, self.rules_label, self.rules,
                     self.opponents_label, self.opponents):  # fmt: skip
            part.setVisible(bool(people))
        for part in (self.export_button, self.reset_button):
            part.setEnabled(bool(people))
        self._person_chosen()
        return True

    def export(self, path: Path) -> None:
        """Write everything as CSV.  :raises StorageError: when that is refused."""
        if self._statistics is not None:
            export(path, self._statistics.marks(), self._title_of)

    def _person_chosen(self) -> None:
        statistics, name = self._statistics, self.person.currentText()
        if statistics is None or not name:
            return
        with QSignalBlocker(self.rules), QSignalBlocker(self.opponents):
            self.rules.clear()
            self.rules.addItem(self.tr("All"), "")
            for key in statistics.rule_sets(name):
                self.rules.addItem(rules_key_text(key, self._title_of), key)
            self.opponents.clear()
            self.opponents.addItem(self.tr("All"), "")
            for key in statistics.opponents(name):
                self.opponents.addItem(opponents_text(key), key)
        self._show_counts()

    def choice(self) -> Choice:
        """Return what is counted."""
        rules, others = self.rules.currentData(), self.opponents.currentData()
        return Choice(self.person.currentText(), rules or "", others or "")

    def _show_counts(self) -> None:
        assert self._statistics is not None
        summary = self._statistics.summary(self.choice())
        for name, text in _numbers(summary).items():
            self.numbers[name].setText(text)
        self._show_charts(self._statistics.matches(self.choice()))

    def _show_charts(self, matches: Sequence[PlayedMatch]) -> None:
        colours = list(SEAT_COLOURS.values())
        deals = tuple(accumulate((one.deals for one in matches), initial=0))
        won = tuple(accumulate((one.deals_won for one in matches), initial=0))
        points = tuple(accumulate((one.total for one in matches), initial=0))
        shares = [100 * a / b for a, b in zip(won[1:], deals[1:], strict=True) if b]
        means = [a / b for a, b in zip(points[1:], deals[1:], strict=True) if b]
        name = self.person.currentText()
        self.points_chart.show_lines([Line(name, colours[0], means)], names=False, first=1)
        self.won_chart.show_lines([Line(name, colours[2], shares)], names=False, first=1)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Statistics"))
        self.person_label.setText(self.tr("Pla&yer"))
        self.rules_label.setText(self.tr("&Rules"))
        self.opponents_label.setText(self.tr("&Against"))
        self.empty.setText(self.tr("Nothing was played to its end yet."))
        captions = {
            "matches": self.tr("matches played"),
            "matches_won": self.tr("matches won"),
            "deals": self.tr("deals played"),
            "deals_won": self.tr("deals won"),
            "average": self.tr("points for each deal"),
            "rami_secs": self.tr("rami secs"),
            "streak": self.tr("deals won in a row at best"),
            "match_streak": self.tr("matches won in a row at best"),
        }
        for name, text in captions.items():
            self.captions[name].setText(text)
        self.points_title.setText(self.tr("Points for each deal, match by match"))
        self.won_title.setText(self.tr("Deals won in percent, match by match"))
        self.points_chart.setAccessibleName(self.points_title.text())
        self.won_chart.setAccessibleName(self.won_title.text())
        self.back_button.setText(self.tr("Back"))
        self.export_button.setText(self.tr("&Export as CSV…"))
        self.reset_button.setText(self.tr("Rese&t…"))
        if self._statistics is not None:
            self._person_chosen()


def _numbers(summary: Summary) -> dict[str, str]:
    percent = QLocale().toString
    return {
        "matches": number_text(summary.matches),
        "matches_won": _with_share(summary.matches_won, summary.matches),
        "deals": number_text(summary.deals),
        "deals_won": _with_share(summary.deals_won, summary.deals),
        "average": percent(summary.average, "f", 1),
        "rami_secs": number_text(summary.rami_secs),
        "streak": number_text(summary.best_streak),
        "match_streak": number_text(summary.best_match_streak),
    }


def _with_share(won: int, played: int) -> str:
    if not played:
        return number_text(won)
    # A blank that does not break, as French wants it; English reads it as well.
    return f"{number_text(won)} · {round(100 * won / played)}\u202f%"


def rules_key_text(key: str, title_of: TitleOf = no_title) -> str:
    """Return what the rules of a key of the history are called."""
    rules = rules_of(key)
    return key if rules is None else rules_name(rules, title_of(rules))


def opponents_text(key: str) -> str:
    """Return who the opponents of a key of the history are."""
    named = [level_name(n) if kind == COMPUTER else n for kind, n in opponents_of(key)]
    counted = {name: named.count(name) for name in named}
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counted.items())
