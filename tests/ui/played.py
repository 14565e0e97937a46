"""A person's turn at a position, played through the controller."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from rami_desktop.engine.actions import Action, Discard, Draw
from rami_desktop.engine.cards import Card
from rami_desktop.engine.melds import Meld
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import NO_REST
from rami_desktop.ui.states import State
from rami_desktop.ui.targets import Target, TargetKind

from .tables import SpotCheck, held, match_at

STOCK = Target(TargetKind.STOCK)
DISCARD = Target(TargetKind.DISCARD)
OWN = Target(TargetKind.OWN_AREA)
HAND = Target(TargetKind.HAND)


def on_meld(number: int, index: int = -1) -> Target:
    """Return the target of a meld, by its number and the card that was hit."""
    return Target(TargetKind.MELD, number, index)


class PlainBot:
    """A computer seat that draws and throws its last card."""

    def choose(self, view: SeatView, rng: Rng) -> Action:
        return Draw() if view.phase == "draw" else Discard(view.hand[-1])


class Played:
    """A match at a position in which Anna, a person, has the turn."""

    def __init__(self, qtbot: QtBot, **scenario: Any) -> None:
        self.qtbot = qtbot
        self.store = TableStore()
        self.store.deal_sort = ""
        self.check = SpotCheck(self.store)
        self.controller = TurnController(
            self.store, NO_REST, make_bot=lambda level: PlainBot(), seed=1
        )
        self.refusals: list[tuple[str, dict[str, Any], Target | None]] = []
        self.controller.refused.connect(lambda *told: self.refusals.append(told))
        self.choices: list[tuple[list[Meld], Any]] = []
        self.controller.joker_choice.connect(lambda *asked: self.choices.append(asked))
        self.states: list[State] = []
        self.controller.state_changed.connect(self.states.append)
        self.match = match_at("hc", **scenario)
        self.controller.start(self.match)
        human = (State.HUMAN_DRAW, State.HUMAN_PLAY)
        if self.match.deal.turn == 0:
            qtbot.waitUntil(lambda: self.controller.state in human)

    def cards(self, text: str) -> list[Card]:
        return held(self.match.view(0), text)

    def hand(self) -> str:
        return " ".join(str(row.card) for row in self.store.hand.rows)

    def melds(self) -> list[str]:
        return [str(table.meld) for table in self.match.deal.melds.values()]

    def groups(self) -> list[str]:
        return [str(group.meld) for group in self.store.prepared.groups]

    def drop(self, text: str, target: Target) -> bool:
        return self.controller.drop(self.cards(text), target)

    def select(self, text: str) -> None:
        self.store.select_cards(self.cards(text))

    def code(self) -> str:
        """The code of the only refusal since the last call."""
        assert len(self.refusals) == 1, self.refusals
        return self.refusals.pop()[0]
