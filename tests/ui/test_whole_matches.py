"""Whole matches through the controller, with every model watched and every commit compared."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from rami_desktop.engine.actions import (
    Action,
    Add,
    Carte,
    Discard,
    Draw,
    Lay,
    Pull,
    PutBack,
    Split,
    Swap,
    Take,
)
from rami_desktop.engine.presets import PRESETS, preset
from rami_desktop.engine.scenario import deal_hash
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import NO_REST
from rami_desktop.ui.states import HUMAN_STATES, State
from rami_desktop.ui.targets import Target, TargetKind

from .tables import SeatedMatch, SpotCheck, seats_of

STOCK = Target(TargetKind.STOCK)
DISCARD = Target(TargetKind.DISCARD)
OWN = Target(TargetKind.OWN_AREA)


class Person:
    """Somebody who does whatever the rules allow, by gestures, and takes much of it back."""

    def __init__(self, controller: TurnController, chance: random.Random) -> None:
        self.controller = controller
        self.chance = chance
        self.refused: list[str] = []
        self.expected = True
        controller.refused.connect(lambda code, params, target: self.refused.append(code))
        controller.joker_choice.connect(
            lambda options, choose: choose(chance.randrange(len(options)))
        )

    def act(self) -> None:
        """Do one thing."""
        controller, chance = self.controller, self.chance
        view = controller.store.view
        assert view is not None
        options = [a for a in view.legal_actions() if not isinstance(a, Carte)]
        if controller.can_undo and (not options or chance.random() < 0.05):
            controller.undo()
        elif not options or (view.debts and chance.random() < 0.1):
            while controller.can_undo:
                controller.undo()
            if controller.can_put_back:
                controller.put_back()
        elif controller.can_redo and chance.random() < 0.3:
            controller.redo()
        elif chance.random() < 0.15:
            self._dally()
        elif controller.can_open:
            assert controller.open_hand()
        else:
            self._follow(self._pick(options))

    def _pick(self, options: list[Action]) -> Action:
        rarely = (Pull, Discard)
        often = [action for action in options if not isinstance(action, rarely)]
        return self.chance.choice(often if often and self.chance.random() < 0.8 else options)

    def _dally(self) -> None:
        """Select, sort, move and prepare cards, which changes nothing in the game."""
        store, chance = self.controller.store, self.chance
        hand = store.hand.rows
        if not hand:
            return
        some = chance.sample(hand, min(3, len(hand)))
        store.select(some[0].id)
        store.sort_hand(chance.choice(["suit", "rank", "melds"]))
        store.move_in_hand([row.id for row in some], chance.randrange(len(hand) + 1))
        best = store.prepared.best
        for meld in best.melds if best is not None else ():
            self.controller.drop([card.plain for card in meld.cards], OWN)
        if chance.random() < 0.5:
            store.clear_prepared()
        self.refused.clear()

    def _follow(self, action: Action) -> None:
        """Make the gesture that means an action."""
        controller, chance = self.controller, self.chance
        before = len(controller.store.view.events) if controller.store.view else 0
        if isinstance(action, Draw):
            controller.activate(STOCK)
        elif isinstance(action, Take):
            controller.activate(DISCARD)
        elif isinstance(action, PutBack):
            controller.put_back()
        elif isinstance(action, Discard):
            controller.drop([action.card], DISCARD)
        elif isinstance(action, Lay):
            cards = [card.plain for card in action.melds[0]]
            chance.shuffle(cards)
            controller.drop(cards, OWN)
        elif isinstance(action, Pull):
            controller.pull(action.card, action.number)
        elif isinstance(action, Add | Swap | Split):
            self._on_meld(action)
        assert not self.refused, (action, self.refused)
        if controller.state in HUMAN_STATES and not isinstance(action, Lay):
            assert controller.store.view is not None
            assert len(controller.store.view.events) > before, action

    def _on_meld(self, action: Add | Swap | Split) -> None:
        view = self.controller.store.view
        assert view is not None
        cards = view.melds[action.number].meld.cards
        if isinstance(action, Add):
            places = [-1, len(cards)]
            dropped = [card.plain for card in action.cards]
        else:
            wanted = action.card.kind
            places = [i for i, c in enumerate(cards) if c.is_joker or c.kind == wanted]
            dropped = [action.card]
        target = Target(TargetKind.MELD, action.number, self.chance.choice(places))
        assert Target(TargetKind.MELD, action.number) in self.controller.targets_for(dropped)
        self.controller.drop(dropped, target)


@pytest.fixture
def controller(qtbot: QtBot, request: pytest.FixtureRequest) -> TurnController:
    made = TurnController(TableStore(), NO_REST, seed=1)
    request.addfinalizer(made.stop)
    return made


def play(qtbot: QtBot, controller: TurnController, person: Person, steps: int) -> int:
    """Play so many steps of a person, or to the end, and return how many there were."""
    done = 0
    while done < steps and controller.state is not State.MATCH_OVER:
        qtbot.waitUntil(lambda: controller.state not in (State.DEALING, State.BOT_THINKING))
        if controller.state in HUMAN_STATES:
            person.act()
            done += 1
        elif controller.state is State.CURTAIN:
            controller.reveal()
        elif controller.state is State.DEAL_OVER:
            controller.next_deal()
        if controller.can_carte and person.chance.random() < 0.5:
            controller.carte()
    return done


@pytest.mark.parametrize("kinds", ["hc", "hcc", "hh", "hhch"])
@pytest.mark.parametrize("name", PRESETS)
def test_random_play_keeps_spots_models_and_views_together(qtbot, controller, name, kinds):
    check = SpotCheck(controller.store)
    person = Person(controller, random.Random(f"{name}{kinds}"))
    controller.start(SeatedMatch(PRESETS[name], kinds, seed=len(kinds)))
    steps = play(qtbot, controller, person, 120)
    assert check.checks > steps > 10


@pytest.mark.parametrize("name", PRESETS)
def test_computer_seats_play_a_recorded_match_to_its_end(qtbot, controller, tmp_path, name):
    rules = preset(name).changed(match_end="deals:2")
    check = SpotCheck(controller.store)
    path = tmp_path / "match.rami"
    notices: list[str] = []
    controller.notice.connect(lambda code, params: notices.append(code))
    with RecordedMatch.create(path, rules, seats_of("ccc"), 11) as match:
        controller.start(match)
        qtbot.waitUntil(lambda: controller.state is State.DEAL_OVER, timeout=30_000)
        controller.next_deal()
        qtbot.waitUntil(lambda: controller.state is State.MATCH_OVER, timeout=30_000)
        assert notices == [] and match.over
        assert controller.store.scores.totals == match.totals
        assert check.checks > 20
        controller.stop()
        totals = match.totals
    with RecordedMatch.load(path) as again:
        controller.start(again)
        qtbot.waitUntil(lambda: controller.state is State.MATCH_OVER)
        assert again.totals == totals
        controller.stop()


def test_a_person_plays_a_recorded_match_across_several_sittings(qtbot, controller, tmp_path):
    """Whatever was done stays done, also when the match is left in the middle of a turn."""
    SpotCheck(controller.store)
    person = Person(controller, random.Random(3))
    path = tmp_path / "match.rami"
    match = RecordedMatch.create(path, preset("classique"), seats_of("hcc"), 12)
    for _ in range(5):
        controller.start(match)
        play(qtbot, controller, person, 12)
        left = deal_hash(match.deal)
        controller.stop()
        match.close()
        match = RecordedMatch.load(path)
        assert deal_hash(match.deal) == left
    match.close()
