"""What only shows for a while on the table, at positions that are put together for it.

Each function sets a stage and yields pictures for :mod:`benchmarks.screenshots`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.positions import LEVELS, PERSON, Stage, late, settle, wait_until
from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.storage.seats import HUMAN, SeatInfo
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.states import State
from rami_desktop.ui.targets import Target, TargetKind

Shot = tuple[str, QWidget]

STOCK = "2S 3S 9S 2H 3H 9H JH 2C 3C KC 2D 3D 9D"
#: A person who has opened, with something to do on every meld of the table.
TABLE: dict[str, Any] = {
    "rules": "classique",
    "phase": "play",
    "hands": ["7H 8H * 6C 5C JS 6D 10S KD", "2S 4H 9D JC QH", "3S 3D 8C 9H JD KS"],
    "discard": "4S QD",
    "stock": STOCK,
    "opened": [True, True, True],
    "scores": [12, 40, 0],
    "melds": [
        {"owner": 1, "cards": "4C *5C 6C"},
        {"owner": 1, "cards": "10H 10D 10C"},
        {"owner": 2, "cards": "4D 5D 6D 7D 8D"},
        {"owner": 0, "cards": "JS QS KS"},
    ],
}


def stand(stage: Stage, **scenario: Any) -> None:
    """Sit down at a position, as in :mod:`rami_desktop.engine.scenario`."""
    players = len(scenario["hands"])
    match = stage.window.desk.begin(
        GameChoice.usual(scenario["rules"], PERSON, LEVELS[: players - 1]), 1
    )
    match.match.deal = read_scenario(scenario)
    stage.sit_down(match)


def spots(stage: Stage, text: str, kind: ZoneKind = ZoneKind.HAND) -> list[CardSpot]:
    """Return the spots of cards in the person's hand, or in melds."""
    found: list[CardSpot] = []
    for wanted in parse_cards(text):
        found.append(
            next(
                spot
                for spot in stage.window.store.spots()
                if spot.zone.kind is kind
                and (kind is not ZoneKind.HAND or spot.zone.number == 0)
                and spot.face is not None
                and spot.face.plain == wanted
                and spot not in found
            )
        )
    return found


def choose(stage: Stage, text: str) -> None:
    """Select cards of the hand."""
    store = stage.window.store
    store.clear_selection()
    for spot in spots(stage, text):
        store.select(spot.id, True)


def hold(stage: Stage, text: str, place: Target) -> None:
    """Drag a card of the hand until it is over the edge of a place."""
    scene, gestures = stage.window.scene, stage.window.view.gestures
    box = scene.cards.box_of(spots(stage, text)[0])
    goal = scene.target_box(place)
    gestures.press(box.x + 12, box.cy)
    gestures.move(box.x + 40, box.cy - 40)
    gestures.move(goal.cx + 20, goal.bottom + 0.25 * box.h)


def acting(stage: Stage) -> Iterator[Shot]:
    """Drawing, a joker that fits two places, lay-off, swap, split, pull, undo, refusals."""
    window = stage.window
    controller, gestures, scene = window.controller, window.view.gestures, window.scene
    stand(stage, **{**TABLE, "phase": "draw"})
    yield "acting-draw", window
    stand(stage, **TABLE)
    choose(stage, "7H 8H *")
    controller.lay_selection()
    yield "acting-joker", window
    scene.choice.dismiss()
    window.store.clear_selection()
    hold(stage, "5C", Target(TargetKind.MELD, 1))
    yield "acting-swap", window
    gestures.cancel()
    hold(stage, "6D", Target(TargetKind.MELD, 3))
    yield "acting-split", window
    gestures.cancel()
    window.store.clear_selection()
    controller.drop([spots(stage, "5C")[0].face], Target(TargetKind.MELD, 1, 1))
    yield "acting-owed-joker", window
    controller.undo()
    yield "acting-undone", window
    controller.drop([spots(stage, "KD")[0].face], Target(TargetKind.MELD, 2))
    yield "acting-refused-meld", window
    scene.bubble.hide_now()
    choose(stage, "JS KD 10S")
    controller.lay_selection()
    yield "acting-refused-lay", window
    window.store.clear_selection()
    scene.bubble.hide_now()
    stage.change(confirm_discard=True)
    choose(stage, "KD")
    gestures.discard()
    question = QApplication.activeModalWidget()
    assert question is not None
    yield "acting-asked", question
    question.close()
    settle()
    stage.change(confirm_discard=False)
    controller.hint()
    wait_until(lambda: bool(scene.bubble.words))
    yield "acting-hint", window


def turning(stage: Stage) -> Iterator[Shot]:
    """One card left, the clock, a rival who thinks, the curtain, what happened."""
    window = stage.window
    stand(stage, **{**TABLE, "hands": ["QH 2D", *TABLE["hands"][1:]]})
    choose(stage, "2D")
    window.controller.discard_selection()
    wait_until(lambda: window.store.seats.rows[0].carte != "")
    yield "turning-carte", window
    clock = {**TABLE, "rules": "rami40"}
    stand(stage, **clock)
    window.store.set_seconds(0, 31)
    settle()
    yield "turning-clock", window
    window.store.set_seconds(0, 8)
    settle()
    yield "turning-clock-warns", window
    window.store.set_thinking(2)
    yield "turning-thinking", window
    choice = GameChoice.usual("classique", PERSON, LEVELS[:2])
    seats = (choice.seats[0], SeatInfo("Mamie", HUMAN), choice.seats[2])
    match = window.desk.begin(GameChoice(choice.rules, seats), 3)
    match.match.deal = read_scenario(TABLE)
    window._play(lambda: match)
    wait_until(lambda: window.controller.state is State.CURTAIN)
    yield "turning-curtain", window
    window.controller.reveal()
    settle()


def crowd(stage: Stage) -> Iterator[Shot]:
    """Eight seats, two hands of fifteen cards, a full hand with jokers in French."""
    window = stage.window
    stage.sit_down(stage.match(8, late, seed=80))
    yield "table-8-late", window
    stage.change(language="fr")
    fan = "AS 5S 6S 10H JH QH KH 10C * 10D AC 4D 4S 9C *"
    unopened = {"rules": "rami51", "opened": [False, True, True], "melds": TABLE["melds"][:3]}
    stand(stage, **{**TABLE, **unopened, "hands": [fan, *TABLE["hands"][1:]]})
    yield "table-fan", window
    window.view.keyboard.key(Qt.Key.Key_Right, False)
    yield "table-fan-focus", window
    stage.change(language="en")
