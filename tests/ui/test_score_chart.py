"""The end of a deal and of a match: counted card by card, with sheet, chart and next dealer."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from rami_desktop.engine.scoring import MatchResult
from rami_desktop.ui.models.scores import ScoreModel
from rami_desktop.ui.screens.card_strip import CardStrip
from rami_desktop.ui.screens.deal_over import DealOverPage, total_lines
from rami_desktop.ui.screens.match_over import MatchOverPage
from rami_desktop.ui.screens.score_chart import Line, ScoreChart, grid_step
from rami_desktop.ui.table.card_images import CardImages
from rami_desktop.ui.tokens import SEAT_COLOURS

from .tables import deal_at
from .test_screens import result

NAMES = ("Anna", "Bruno", "Chloé")


def test_totals_grow_from_nothing() -> None:
    results = [result(0, (0, 10, 5)), result(2, (7, 20, 0))]
    lines = total_lines(results, NAMES, ("rose",))
    assert [line.values for line in lines] == [(0, 0, 7), (0, 10, 30), (0, 5, 5)]
    assert lines[0].colour == SEAT_COLOURS["rose"]
    assert len({line.colour for line in lines}) == 3


@pytest.mark.parametrize("span", [0, 1, 3, 10, 99, 1234, 1_000_000])
def test_the_grid_has_few_round_steps(span: int) -> None:
    step = grid_step(span)
    assert step >= 1
    assert span / step <= 5


@pytest.mark.parametrize(
    "values", [(0,), (0, 0), (0, 5), (0, -3, 7), (0, 1_000_000), tuple(range(0, 5000, 50))]
)
def test_any_totals_are_drawn(qtbot: QtBot, values: tuple[int, ...]) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    lines = [Line(f"Seat {n}", "#ff0000", [v * n for v in values]) for n in range(1, 9)]
    chart.show_lines(lines)
    chart.resize(300, 200)
    image = chart.grab().toImage()
    pixels = (image.pixelColor(x, y) for x in range(0, 300, 2) for y in range(0, 200, 2))
    assert any(_red(pixel) for pixel in pixels)
    assert "Seat 8: " in chart.accessibleDescription()


def test_the_lines_reach_as_far_as_the_names_leave_room(qtbot: QtBot) -> None:
    ends = []
    for name in ("Al", "A name that is long"):
        chart = ScoreChart()
        qtbot.addWidget(chart)
        chart.show_lines([Line(name, "#ff0000", (0, 50)), Line("B", "#0000ff", (0, 100))])
        chart.resize(600, 200)
        image = chart.grab().toImage()
        ground = image.pixelColor(599, 199)
        axis = [x for x in range(600) for y in range(140, 200) if image.pixelColor(x, y) != ground]
        ends.append(max(axis))
    assert ends[0] > 560
    assert 400 < ends[1] < ends[0] - 50


def _red(colour: QColor) -> bool:
    return colour.red() > 180 and colour.green() < 90


def test_an_empty_chart_draws_nothing(qtbot: QtBot) -> None:
    chart = ScoreChart()
    qtbot.addWidget(chart)
    chart.show_lines([])
    assert not chart.grab().isNull()


def over(number: int = 2):
    from rami_desktop.engine.actions import Discard

    deal = deal_at(
        hands=["KD * AC", "2C", "8D 8H"], turn=1, phase="play", opened=[True, True, False],
        number=number,
    )  # fmt: skip
    deal.apply(Discard(deal.hands[1][0]))
    return deal.view(0)


def test_the_count_shows_every_card_with_its_points(qtbot: QtBot) -> None:
    view = over()
    assert view.result is not None
    model = ScoreModel()
    model.set_names(NAMES)
    results = [result(0, (0, 10, 5)), view.result]
    model.set_results(results)
    page = DealOverPage(CardImages(), model)
    qtbot.addWidget(page)
    page.show_deal(view, NAMES, (1, 2, 3), None, results=results)
    captions = [strip._captions for strip in page.findChildren(CardStrip)]
    assert [sum(map(int, texts)) for texts in captions] == [
        points for points in view.result.hand_points if points
    ]
    assert page.dealer.text() == f"Next dealer: {NAMES[(view.dealer + 1) % 3]}"
    assert not page.history.isHidden()
    assert page.history.sheet is not None and page.history.sheet.model().rowCount() == 3
    assert [line.values[-1] for line in page.history.chart.lines] == [
        sum(one.points[seat] for one in results) for seat in range(3)
    ]
    page.show_deal(view, NAMES, (1, 2, 3), MatchResult((1,), (1, 2, 3)), results=results[1:])
    assert page.history.isHidden() and page.dealer.isHidden()


def test_the_match_page_shows_the_way_to_the_end(qtbot: QtBot) -> None:
    from rami_desktop.engine.presets import PRESETS

    page = MatchOverPage()
    qtbot.addWidget(page)
    results = [result(0, (0, 10, 5)), result(2, (7, 20, 0))]
    lines = total_lines(results, NAMES, ())
    page.show_match(MatchResult((2,), (7, 30, 5)), PRESETS["classique"], NAMES, lines=lines)
    assert not page.chart.isHidden()
    with qtbot.waitSignal(page.replay_wanted):
        page.replay_button.click()
    page.show_match(MatchResult((1,), (9, 0, 4)), PRESETS["rami51"], NAMES)
    assert page.chart.isHidden()
