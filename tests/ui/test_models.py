"""The models under Qt's own tester: rows that stay are moved and changed, never made anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.events import CardDiscarded, CardDrawn, DealResult, DealStarted
from rami_desktop.engine.melds import read_meld
from rami_desktop.engine.presets import preset
from rami_desktop.ui.models.hand import HandModel, HandRole, HandRow
from rami_desktop.ui.models.log import LogModel, LogRole
from rami_desktop.ui.models.melds import MeldModel, MeldRole, MeldRow
from rami_desktop.ui.models.piles import PileModel, PileRole, PileRow
from rami_desktop.ui.models.rows import RowsModel
from rami_desktop.ui.models.scores import ScoreModel, ScoreRole
from rami_desktop.ui.models.seats import SeatModel, SeatRole, SeatRow
from rami_desktop.ui.models.spots import ZoneKind

(SEVEN, JOKER) = parse_cards("7H *")


def watched(model: QAbstractItemModel) -> QAbstractItemModel:
    """Let Qt's tester follow every change; it speaks up with warnings, which fail a test."""
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    QAbstractItemModelTester(model, mode, model)
    return model


@dataclass(frozen=True)
class Plain:
    key: int
    value: int = 0


class PlainModel(RowsModel[Plain]):
    def row_data(self, row: Plain, role: int) -> Any:
        return f"{row.key}:{row.value}" if role == Qt.ItemDataRole.DisplayRole else None


@dataclass
class Mirror:
    """A list kept only by a model's signals, as a view keeps its own state."""

    model: PlainModel
    rows: list[str]

    def __init__(self, model: PlainModel) -> None:
        self.model = model
        self.rows = []
        self.inserted = self.removed = self.moved = 0
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.rowsMoved.connect(self._move)
        model.dataChanged.connect(self._change)

    def _text(self, row: int) -> str:
        return self.model.index(row).data()

    def _insert(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.inserted += last - first + 1
        self.rows[first:first] = [self._text(row) for row in range(first, last + 1)]

    def _remove(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.removed += last - first + 1
        del self.rows[first : last + 1]

    def _move(self, _p: QModelIndex, first: int, last: int, _q: QModelIndex, to: int) -> None:
        assert first == last and to < first
        self.moved += 1
        self.rows.insert(to, self.rows.pop(first))

    def _change(self, first: QModelIndex, last: QModelIndex, _roles: object = None) -> None:
        for row in range(first.row(), last.row() + 1):
            self.rows[row] = self._text(row)


rows = st.lists(
    st.builds(Plain, st.integers(0, 9), st.integers(0, 2)), unique_by=lambda row: row.key
)


@pytest.fixture(autouse=True)
def application(qapp: QCoreApplication) -> QCoreApplication:
    return qapp


@given(st.lists(rows, min_size=1, max_size=5))
def test_any_rows_become_any_others_by_signals_alone(steps):
    model = watched(PlainModel())
    mirror = Mirror(model)
    for wanted in steps:
        before = {row.key for row in model.rows}
        mirror.inserted = mirror.removed = 0
        model.sync(wanted)
        assert list(model.rows) == wanted
        assert mirror.rows == [f"{row.key}:{row.value}" for row in wanted]
        after = {row.key for row in wanted}
        assert mirror.inserted == len(after - before)
        assert mirror.removed == len(before - after)


def test_unchanged_rows_send_no_signal(qtbot):
    model = PlainModel()
    model.sync([Plain(1), Plain(2)])
    mirror = Mirror(model)
    with qtbot.assertNotEmitted(model.dataChanged):
        model.sync([Plain(1), Plain(2)])
    assert (mirror.inserted, mirror.removed, mirror.moved) == (0, 0, 0)


def test_changed_rows_are_reported_in_stretches(qtbot):
    model = PlainModel()
    model.sync([Plain(key) for key in range(5)])
    stretches = []
    model.dataChanged.connect(lambda first, last: stretches.append((first.row(), last.row())))
    model.sync([Plain(0, 1), Plain(1, 1), Plain(2), Plain(3, 1), Plain(4)])
    assert stretches == [(0, 1), (3, 3)]
    model.refresh()
    assert stretches[-1] == (0, 4)


def test_nothing_is_read_outside_the_rows():
    model = PlainModel()
    assert model.rowCount() == 0
    assert model.data(QModelIndex()) is None
    model.sync([Plain(1)])
    assert model.rowCount(model.index(0)) == 0
    assert model.index(0).data(Qt.ItemDataRole.DecorationRole) is None


def test_a_row_of_the_hand_tells_its_marks():
    model = watched(HandModel())
    model.sync([HandRow(4, SEVEN, selected=True), HandRow(9, JOKER, owed=True, drawn=True)])
    first, second = model.index(0), model.index(1)
    assert (first.data(), second.data()) == ("7♥", "joker")
    assert first.data(HandRole.ID) == 4 and first.data(HandRole.CARD) == SEVEN
    assert first.data(HandRole.SELECTED) is True and second.data(HandRole.SELECTED) is False
    assert second.data(HandRole.OWED) is True and second.data(HandRole.DRAWN) is True
    assert model.roleNames()[int(HandRole.OWED)] == b"owed"


def test_a_meld_tells_its_cards():
    meld = read_meld(parse_cards("5H * 7H"), preset("rami51"))
    model = watched(MeldModel())
    model.sync([MeldRow(3, 1, meld, (7, 8, 9), laid_now=True)])
    index = model.index(0)
    assert index.data() == "5♥ joker (6♥) 7♥"
    assert index.data(MeldRole.NUMBER) == 3 and index.data(MeldRole.OWNER) == 1
    assert index.data(MeldRole.CARDS) == meld.cards and index.data(MeldRole.IDS) == (7, 8, 9)
    assert index.data(MeldRole.IS_RUN) is True and index.data(MeldRole.LAID_NOW) is True


def test_the_piles_tell_what_lies_on_top():
    model = watched(PileModel())
    assert model.stock is None and model.discard is None
    model.sync(
        [
            PileRow(ZoneKind.STOCK, 40, None, (1, 2, 3)),
            PileRow(ZoneKind.DISCARD, 1, SEVEN, (4,), (SEVEN,)),
        ]
    )
    stock, discard = model.index(0), model.index(1)
    assert (stock.data(), discard.data()) == ("40", "7♥")
    assert stock.data(PileRole.KIND) is ZoneKind.STOCK and stock.data(PileRole.COUNT) == 40
    assert discard.data(PileRole.TOP) == SEVEN and discard.data(PileRole.OWED) == (SEVEN,)
    assert model.stock.count == 40 and model.discard.top == SEVEN


def test_a_seat_tells_everything_by_role():
    model = watched(SeatModel())
    row = SeatRow(
        0, "Anna", "red", "cat", "human", "", 14, True, 31, "said", True, False, True, True, 12
    )
    model.sync([row, SeatRow(1, "Bruno")])
    index = model.index(0)
    told = {role.name: index.data(role) for role in SeatRole}
    assert told == {
        "SEAT": 0,
        "NAME": "Anna",
        "COLOUR": "red",
        "PICTURE": "cat",
        "KIND": "human",
        "LEVEL": "",
        "CARD_COUNT": 14,
        "OPENED": True,
        "TOTAL": 31,
        "CARTE": "said",
        "IS_TURN": True,
        "THINKING": False,
        "IS_VIEWER": True,
        "IS_DEALER": True,
        "SECONDS_LEFT": 12,
    }
    names = model.roleNames()
    assert names[int(SeatRole.CARD_COUNT)] == b"cardCount"
    assert names[int(SeatRole.SECONDS_LEFT)] == b"secondsLeft"
    model.change(1, thinking=True)
    assert model.index(1).data(SeatRole.THINKING) is True
    model.change(7, thinking=True)


def result(*points: int, winner: int | None = 0) -> DealResult:
    return DealResult(winner, winner is None, False, False, 1, points, points)


def test_the_score_sheet_grows_above_its_totals(qtbot):
    model = watched(ScoreModel())
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    model.set_names(["Anna", "Bruno"])
    assert (model.rowCount(), model.columnCount()) == (1, 2)
    model.set_results([result(0, 30)])
    model.set_results([result(0, 30), result(12, 0, winner=1)])
    texts = [[model.index(row, seat).data() for seat in (0, 1)] for row in range(3)]
    assert texts == [["0", "30"], ["12", "0"], ["12", "30"]]
    assert model.totals == (12, 30) and len(model.results) == 2
    heads = [model.headerData(row, Qt.Orientation.Vertical) for row in range(3)]
    assert heads == ["1", "2", "Total"]
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Bruno"
    assert model.headerData(5, Qt.Orientation.Horizontal) is None
    assert model.index(1, 1).data(ScoreRole.WON) is True
    assert model.index(2, 1).data(ScoreRole.IS_TOTAL) is True
    assert model.index(1, 0).data(ScoreRole.POINTS) == 12
    assert model.index(1, 0).data(ScoreRole.RESULT) == model.results[1]
    with qtbot.waitSignal(model.headerDataChanged):
        model.refresh()


def test_another_match_begins_another_sheet(qtbot):
    model = watched(ScoreModel())
    model.set_names(["Anna", "Bruno"])
    model.set_results([result(0, 30)])
    with qtbot.waitSignal(model.modelReset):
        model.set_results([result(5, 0)])
    assert model.totals == (5, 0)


def test_the_log_shows_what_anybody_saw():
    model = watched(LogModel())
    model.set_names(["Anna", "Bruno"])
    begun = [DealStarted(1, 1, None), CardDrawn(0, SEVEN)]
    model.set_events(1, begun)
    assert [row.event for row in model.rows][1] == CardDrawn(0, None)
    model.set_events(1, [*begun, CardDiscarded(0, SEVEN)])
    assert [model.index(row).data() for row in range(3)] == [
        "Deal 1: Bruno deals.",
        "Anna draws from the stock.",
        "Anna discards 7♥.",
    ]
    # A reader would spell the sign.
    assert model.index(2).data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Anna discards seven of hearts."
    )
    assert model.index(2).data(LogRole.SEAT) == 0 and model.index(2).data(LogRole.DEAL) == 1
    assert model.index(2).data(LogRole.EVENT) == CardDiscarded(0, SEVEN)


def test_what_is_taken_back_leaves_the_log_and_another_deal_follows_below():
    model = watched(LogModel())
    model.set_names(["Anna", "Bruno"])
    begun = [DealStarted(1, 1, None), CardDrawn(0, None)]
    model.set_events(1, [*begun, CardDiscarded(0, SEVEN)])
    model.set_events(1, begun)
    assert model.rowCount() == 2
    model.set_events(2, [DealStarted(0, 2, SEVEN)])
    assert model.rowCount() == 3
    assert model.index(2).data() == "Deal 2: Anna deals and turns up 7♥."
    model.set_names(["Emma"])
    assert model.rowCount() == 0


def test_notices_keep_their_place_among_the_events():
    model = watched(LogModel())
    model.set_names(["Anna", "Bruno"])
    begun = [DealStarted(1, 1, None)]
    model.set_events(1, begun)
    model.add_notice("bot_late", {"name": "Bruno", "why": ""})
    assert model.rowCount() == 2
    model.set_events(1, [*begun, CardDrawn(1, None)])
    texts = [model.index(row).data() for row in range(model.rowCount())]
    assert texts[1].startswith("Bruno thought too long")
    assert texts[2] == "Bruno draws from the stock."
    assert model.index(1).data(LogRole.SEAT) is None
