"""A table in a window, and a hand that presses, drags and drops on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest

from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import NO_REST
from rami_desktop.ui.table.layout import hit_boxes
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.table.view import TableView
from rami_desktop.ui.targets import Target, TargetKind
from tests.ui.tables import SeatedMatch, match_at

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


class Table:
    """A shown table with a match on it."""

    def __init__(self, match: SeatedMatch, pace: str = "at_once", size=(1280, 800)) -> None:
        self.match = match
        self.store = TableStore()
        self.controller = TurnController(self.store, NO_REST, seed=1)
        self.scene = TableScene(self.store, self.controller)
        self.view = TableView(self.scene)
        self.scene.set_pace(pace)
        self.refusals: list[tuple[str, object, object]] = []
        self.controller.refused.connect(lambda *said: self.refusals.append(said))
        self.view.resize(*size)
        self.view.show()
        self.controller.start(match)

    def sit_down(self) -> None:
        """Open the curtain, if it is closed, and let everything come to rest."""
        self.controller.reveal()
        self.scene.complete()

    @property
    def port(self):
        return self.view.viewport()

    def check(self) -> None:
        """The idle scene shows the models, and the models the match."""
        self.scene.complete()
        assert self.scene.mismatches() == []
        assert not self.view.gestures.dragging
        view = self.store.view
        assert view is not None
        if view.seat >= 0:
            assert view.hand == self.match.view(view.seat).hand
        faces = {}
        for spot in self.store.spots():
            faces.setdefault((spot.zone.kind, spot.zone.number), []).append(spot.face)
        for number, meld in self.match.deal.melds.items():
            assert tuple(faces[ZoneKind.MELD, number]) == meld.meld.cards

    # --- what there is -------------------------------------------------------------------

    def hand(self) -> list[CardSpot]:
        return [
            spot
            for spot in self.store.spots()
            if spot.zone.kind is ZoneKind.HAND and spot.zone.number == self.store.viewer
        ]

    def texts(self) -> str:
        return " ".join(str(spot.face) for spot in self.hand())

    def card(self, text: str, nth: int = 0) -> CardSpot:
        return [spot for spot in self.hand() if str(spot.face) == text][nth]

    def in_meld(self, number: int, index: int) -> CardSpot:
        return next(
            spot
            for spot in self.store.spots()
            if spot.zone.kind is ZoneKind.MELD
            and spot.zone.number == number
            and spot.index == index
        )

    def at(self, what: CardSpot | Target | str) -> QPoint:
        """Return a point on a card of the hand, on a card of a meld, or on a place."""
        layout = self.scene.layout
        if isinstance(what, str):
            what = self.card(what)
        if isinstance(what, Target):
            if what.kind is TargetKind.MELD and what.index >= 0:
                box = hit_boxes(layout.melds[what.number])[what.index]
            else:
                box = self.scene.target_box(what)
            if what.kind is TargetKind.OWN_AREA:  # its left end, where no meld lies
                box = box._replace(w=0.2 * box.w)
        elif what.zone.kind is ZoneKind.MELD:
            box = hit_boxes(layout.melds[what.zone.number])[what.index]
        elif what.zone.kind is ZoneKind.PREPARED:
            box = hit_boxes(layout.prepared[what.zone.number])[what.index]
        elif what.zone.kind is ZoneKind.HAND:
            lift = layout.lift if what.selected else 0
            box = hit_boxes(layout.hand)[what.index].moved(0, -lift)
        else:
            box = self.scene.cards.box_of(what)
        return QPoint(round(box.cx), round(box.cy))

    # --- what a hand does ----------------------------------------------------------------

    def click(self, what: CardSpot | Target | str) -> None:
        QTest.mouseClick(self.port, LEFT, NONE, self.at(what))

    def press(self, point: QPoint) -> None:
        QTest.mousePress(self.port, LEFT, NONE, point)

    def move(self, point: QPoint, held: bool = True) -> None:
        # Held, as in a drag: QTest's own mouseMove needs a window that the pointer is in.
        where = QPointF(point)
        everywhere = QPointF(self.port.mapToGlobal(point))
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(
            QEvent.Type.MouseMove, where, everywhere, none, LEFT if held else none, NONE
        )
        QCoreApplication.sendEvent(self.port, event)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.port, LEFT, NONE, point)

    def lift(self, what: CardSpot | Target | str) -> None:
        """Press on a card and pull it a little, so that it is on the pointer."""
        start = self.at(what)
        self.press(start)
        self.move(start + QPoint(6, -8))
        self.move(start + QPoint(14, -30))

    def drag(self, what: CardSpot | Target | str, to: QPoint | Target | CardSpot) -> None:
        point = to if isinstance(to, QPoint) else self.at(to)
        self.lift(what)
        self.move((self.at(what) + point) / 2)
        self.move(point)
        self.release(point)

    def key(self, key: Qt.Key, control: bool = False) -> None:
        modifier = Qt.KeyboardModifier.ControlModifier if control else NONE
        QTest.keyClick(self.view, key, modifier)


STOCK = Target(TargetKind.STOCK)
DISCARD = Target(TargetKind.DISCARD)
OWN_AREA = Target(TargetKind.OWN_AREA)
HAND = Target(TargetKind.HAND)

MakeTable = Callable[..., Table]


@pytest.fixture
def make_table(qtbot) -> Iterator[MakeTable]:
    """Set tables that are cleared away after the test."""
    tables: list[Table] = []

    def make(kinds: str = "hc", pace: str = "at_once", size=(1280, 800), **scenario) -> Table:
        table = Table(match_at(kinds, **scenario), pace, size)
        qtbot.addWidget(table.view)
        tables.append(table)
        qtbot.waitUntil(lambda: table.controller.state.name != "DEALING")
        table.sit_down()
        return table

    yield make
    for table in tables:
        table.controller.stop()
        table.scene.complete()
        table.view.close()
        # What listens holds the table, where Python's search for rings does not see it.
        for part in (table.scene, table.controller, table.store):
            part.deleteLater()
