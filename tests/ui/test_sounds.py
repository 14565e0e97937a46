"""What is heard of what happens, and that nothing is needed to hear nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject

from rami_desktop.engine.cards import Card
from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CarteSaid,
    DealOver,
    DealResult,
    DealStarted,
    Event,
    TurnStarted,
)
from rami_desktop.ui import resources
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import NO_REST
from rami_desktop.ui.sounds import NAMES, Sounds, make_player, sound_of
from rami_desktop.ui.states import State
from rami_desktop.ui.targets import Target, TargetKind
from tests.ui.tables import match_at


class Heard:
    """Remembers what was played."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []

    def play(self, name: str, volume: float) -> None:
        self.played.append((name, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


Make = Callable[..., tuple[Sounds, Heard, TurnController]]


@pytest.fixture
def make_sounds(qtbot) -> Iterator[Make]:
    controllers = []

    def make(**scenario: object) -> tuple[Sounds, Heard, TurnController]:
        store = TableStore()
        controller = TurnController(store, NO_REST, seed=1)
        controllers.append((store, controller))
        heard = Heard()
        sounds = Sounds(store, controller, controller, lambda _parent: heard)
        sounds.prepare()
        controller.start(match_at("hh", **scenario))
        qtbot.waitUntil(lambda: controller.state is State.CURTAIN)
        controller.reveal()
        heard.played.clear()
        return sounds, heard, controller

    yield make
    for _store, controller in controllers:
        controller.stop()


ENDED = DealResult(0, False, False, False, 1, (0, 12), (0, 12))
TURN = {"hands": ["7H 8H 9H KC", "5D 5S"], "discard": "2S", "turn": 0}


def test_every_sound_has_its_file() -> None:
    for name in NAMES:
        assert resources.asset("sounds", f"{name}.wav").is_file()


def test_a_draw_and_a_discard_are_heard(make_sounds: Make) -> None:
    _sounds, heard, controller = make_sounds(**TURN)
    controller.draw()
    king = next(card for card in controller.store.view.hand if str(card) == "KC")
    controller.drop([king], Target(TargetKind.DISCARD))
    assert heard.names == ["draw", "discard"]
    assert heard.played[0][1] == pytest.approx(0.6)


def test_a_refusal_is_heard(make_sounds: Make) -> None:
    _sounds, heard, controller = make_sounds(**TURN)
    controller.put_back()
    assert heard.names == ["refused"]


def test_off_and_volume(make_sounds: Make) -> None:
    sounds, heard, controller = make_sounds(**TURN)
    sounds.set_on(False)
    controller.draw()
    assert heard.names == []
    sounds.set_on(True)
    sounds.volume = 0
    sounds.play("lay")
    assert heard.names == []
    sounds.volume = 100
    sounds.play("lay")
    sounds.play("lay")  # at once again: one sound
    assert heard.played == [("lay", 1.0)]


def test_nothing_is_loaded_before_it_may_be_or_while_sounds_are_off(qtbot) -> None:
    store = TableStore()
    controller = TurnController(store, NO_REST, seed=1)
    made = []
    sounds = Sounds(store, controller, controller, lambda parent: made.append(parent))
    sounds.set_on(False)
    sounds.set_on(True)
    assert made == []
    sounds.set_on(False)
    sounds.prepare()
    assert made == []
    sounds.set_on(True)
    sounds.set_on(True)
    sounds.prepare()
    assert made == [sounds]
    sounds.play("deal")  # there is no device: nothing to hear, nothing wrong


def test_without_the_module_there_is_no_player(
    monkeypatch: pytest.MonkeyPatch, qapp: QObject
) -> None:
    monkeypatch.setattr("rami_desktop.ui.sounds.may_play", lambda: True)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert make_player(qapp) is None


def test_where_nothing_plays_the_module_is_not_even_loaded(
    monkeypatch: pytest.MonkeyPatch, qapp: QObject
) -> None:
    class Untouchable:
        def __getattr__(self, name: str) -> object:
            raise AssertionError(f"{name} was looked up")

    monkeypatch.setattr("rami_desktop.ui.sounds.may_play", lambda: False)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", Untouchable())
    assert make_player(qapp) is None


def test_looking_for_a_device_says_nothing_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd, qapp: QObject
) -> None:
    monkeypatch.setattr("rami_desktop.ui.sounds.may_play", lambda: True)
    paths = qapp.libraryPaths()
    make_player(qapp)
    assert qapp.libraryPaths() == paths
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("events", "name"),
    [
        ([DealStarted(0, 1, None), TurnStarted(1)], "deal"),
        ([CardDrawn(0, None)], "draw"),
        ([CardDiscarded(0, Card.parse("2S")), TurnStarted(1)], "discard"),
        ([CarteSaid(0, False), TurnStarted(1)], "carte"),
        ([DealOver(0, ENDED, ((), ()))], "win"),
        ([DealOver(1, replace(ENDED, winner=1), ((), ()))], None),
        ([TurnStarted(1)], None),
        ([], None),
    ],
)
def test_which_sound(events: list[Event], name: str | None) -> None:
    assert sound_of(events, [0]) == name
