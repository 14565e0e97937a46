"""A controller with what it has said, for tests of the way from state to state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

from rami_desktop.engine.actions import Action, Carte, Discard, Draw
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import Pace
from rami_desktop.ui.states import State
from rami_desktop.ui.targets import Target, TargetKind

from .tables import SpotCheck, held

DISCARD = Target(TargetKind.DISCARD)
Choose = Callable[[SeatView], Action]


def plainly(view: SeatView) -> Action:
    """Draw, throw the last card, and say "carte" when it is due."""
    if view.carte_due == view.seat:
        return Carte()
    return Draw() if view.phase == "draw" else Discard(view.hand[-1])


class Bot:
    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def choose(self, view: SeatView, rng: Rng) -> Action:
        return self._choose(view)


class Loop:
    """A controller with what it has said."""

    def __init__(self, qtbot: QtBot, choose: Choose, pace: Pace) -> None:
        self.qtbot = qtbot
        self.store = TableStore()
        self.store.deal_sort = ""
        self.check = SpotCheck(self.store)
        self.controller = TurnController(
            self.store, pace, make_bot=lambda level: Bot(choose), seed=1
        )
        self.states: list[State] = []
        self.notices: list[str] = []
        self.refusals: list[str] = []
        self.results: list[object] = []
        self.controller.state_changed.connect(self.states.append)
        self.controller.notice.connect(lambda code, params: self.notices.append(code))
        self.controller.refused.connect(lambda code, params, target: self.refusals.append(code))
        self.controller.deal_over.connect(self.results.append)
        self.controller.match_over.connect(self.results.append)

    @property
    def state(self) -> State:
        return self.controller.state

    @property
    def loop(self) -> Any:
        return self.controller._loop

    def start(self, match: Any) -> None:
        self.match = match
        self.controller.start(match)

    def wait(self, state: State) -> None:
        self.qtbot.waitUntil(lambda: self.state is state)

    def wait_for_answer(self) -> None:
        """Wait until a computer seat has answered, whether or not it may act already."""
        self.qtbot.waitUntil(lambda: self.loop._answer is not None)

    def discard(self, text: str) -> None:
        seat = self.match.deal.turn
        (card,) = held(self.match.view(seat), text)
        assert self.controller.drop([card], DISCARD)

    def seat(self, seat: int) -> Any:
        return self.store.seats.rows[seat]
