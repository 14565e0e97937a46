"""Around one screen: at no moment does the window hold a card of a hidden hand."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from pytestqt.qtbot import QtBot

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.actions import Discard
from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.presets import PRESETS
from rami_desktop.ui.card_texts import card_text
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.free_view import SPECTATOR
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import NO_REST
from rami_desktop.ui.states import HUMAN_STATES, State

from .tables import SeatedMatch
from .windows import PATIENCE

#: The roles with texts, and those of the models' own.
ROLES = [
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    *range(Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 16),
]
#: How many lines of the log are read again after each change.
LAST_LINES = 8


def cards_in(value: Any) -> Iterator[Card]:
    """Yield every card inside a value, however deep, jokers with what they stand for."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, str | bytes):
        return
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from cards_in(key)
            yield from cards_in(entry)
    elif isinstance(value, tuple | list | set | frozenset):
        for entry in value:
            yield from cards_in(entry)
    elif dataclasses.is_dataclass(value):
        for spec in dataclasses.fields(value):
            yield from cards_in(getattr(value, spec.name))


class Room:
    """Everything that can be read out of the store, and what anybody may know."""

    def __init__(self, store: TableStore, match: SeatedMatch) -> None:
        self.store = store
        self.match = match

    def models(self) -> tuple[QAbstractItemModel, ...]:
        store = self.store
        return store.hand, store.melds, store.piles, store.seats, store.scores, store.log

    def values(self) -> Iterator[Any]:
        """Yield what the models and the store give, values and texts alike."""
        store = self.store
        for model in self.models():
            first = max(model.rowCount() - LAST_LINES, 0) if model is store.log else 0
            for row in range(first, model.rowCount()):
                for column in range(len(store.names) if model is store.scores else 1):
                    index = model.index(row, column)
                    yield from map(index.data, ROLES)
        yield from store.spots()
        yield from (store.view, store.selected(), store.prepared.groups, store.prepared.best)
        yield (store.prepared.action, store.prepared.counter)

    def hidden(self) -> set[Card]:
        """The cards that nobody but their holder, or nobody at all, has seen."""
        deal = self.match.deal
        seen = {card.plain for card in self.witnessed()}
        if deal.over:
            return set(deal.stock) - seen
        viewer = self.store.viewer
        held = {card for seat, cards in enumerate(deal.hands) if seat != viewer for card in cards}
        return (held | set(deal.stock)) - seen

    def witnessed(self) -> set[Card]:
        """The cards that lay open at some moment of the deal, or that the viewer held."""
        deal = self.match.deal
        seen = set(cards_in([event.seen_by(SPECTATOR) for event in deal.logs[0]]))
        if self.store.viewer != SPECTATOR:
            seen |= set(cards_in(deal.logs[self.store.viewer]))
            seen |= set(deal.hands[self.store.viewer])
        return seen

    def check(self) -> None:
        """:raises AssertionError: when a hidden card can be found anywhere."""
        hidden = self.hidden()
        texts = []
        for value in self.values():
            assert not hidden & {card.plain for card in cards_in(value)}, value
            if isinstance(value, str):
                texts.append(value)
        told = {card.face for card in self.witnessed()}
        told |= {card.kind for card in set(pack(self.match.deal.decks)) - hidden}
        told_by_all = "\n".join(texts)
        for card in {card.plain for card in hidden}:
            if card.kind not in told:
                assert card_text(card) not in told_by_all, card


class Guard(QObject):
    """Looks around the room after every change, whoever is looking."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.store)
        self.room = room
        self.checks = 0
        room.store.committed.connect(self._look)
        room.store.changed.connect(self._look)

    def _look(self, _events: object = None) -> None:
        if self.room.store.view is not None:
            self.checks += 1
            self.room.check()


#: States in which nobody is asked anything.
BUSY = (State.DEALING, State.BOT_THINKING)


@pytest.mark.parametrize("kinds", ["hh", "hch", "hc", "ccc"])
@pytest.mark.parametrize("name", PRESETS)
def test_no_hidden_card_is_in_the_window_at_any_moment(qtbot: QtBot, request, name, kinds):
    rules = PRESETS[name]
    store = TableStore()
    # Who plays makes no difference to what is hidden; a quick player shows more deals.
    quick = make_bot("débutant")
    controller = TurnController(store, NO_REST, seed=1, make_bot=lambda _level: quick)
    request.addfinalizer(controller.stop)
    match = SeatedMatch(rules, kinds, seed=6)
    guard = Guard(Room(store, match))
    chance = random.Random(6)
    curtains: list[State] = []
    controller.state_changed.connect(
        lambda state: curtains.append(state) if state is State.CURTAIN else None
    )
    controller.start(match)
    while not match.deal.over and guard.checks < 120:
        qtbot.waitUntil(lambda: controller.state not in BUSY, timeout=PATIENCE)
        if controller.state is State.CURTAIN:
            guard.room.check()
            assert store.viewer == SPECTATOR and store.hand.rowCount() == 0
            controller.reveal()
        elif controller.state in HUMAN_STATES:
            assert store.viewer == match.deal.turn
            play_one(controller, chance)
    guard.room.check()
    assert bool(curtains) == (kinds.count("h") > 1)


def play_one(controller: TurnController, chance: random.Random) -> None:
    """Let the person before the screen do something that the rules allow."""
    store = controller.store
    assert store.view is not None
    if controller.can_open:
        controller.open_hand()
        return
    options = list(store.view.legal_actions())
    laying = [action for action in options if not isinstance(action, Discard)]
    if not options:
        controller.undo()
        return
    store.select_cards(chance.sample(store.view.hand, min(3, len(store.view.hand))))
    controller.lay_selection()
    if options == list(store.view.legal_actions()):
        action = chance.choice(laying if laying and chance.random() < 0.4 else options)
        controller._act(action, store.viewer, None)


def test_the_room_finds_a_card_that_is_shown_by_mistake():
    store = TableStore()
    match = SeatedMatch(PRESETS["rami51"], "hc", seed=6)
    store.begin(match.seats)
    store.commit(match.view(0), match.view(0).events)
    room = Room(store, match)
    room.check()
    stolen = dataclasses.replace(match.view(0), hand=tuple(match.deal.hands[1]))
    store.commit(stolen, ())
    with pytest.raises(AssertionError):
        room.check()
