"""The comparison of ways to go on."""

from __future__ import annotations

from random import Random

from rami_desktop.bots.lookahead.deal import LightDeal
from rami_desktop.bots.lookahead.positions import after_discard, light_deal
from rami_desktop.bots.lookahead.race import Effort, Race
from rami_desktop.bots.position import Imagined
from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.engine.view import SeatView


def position() -> tuple[SeatView, list[LightDeal]]:
    """Seat 0 goes out next turn with any of many cards if it keeps its two neighbours."""
    view = read_scenario({
        "rules": "rami51",
        "hands": ["8H 9H 2C KS", "4H 8D 9D 9C QD QC"],
        "stock": "3C 7D JS 2S 7H TH",
        "melds": [{"owner": 1, "cards": "3S 4S 5S"}],
        "phase": "play",
        "opened": [True, True],
    }).view(0)  # fmt: skip
    cards = parse_cards("8H 9H 2C KS")
    return view, [after_discard(view, Imagined.of(view), card) for card in cards]


def race(effort: Effort, seed: int = 1) -> Race:
    view, _ = position()
    return Race(view, light_deal(view, Imagined.of(view)), effort, Random(seed))


def test_the_pair_is_kept() -> None:
    _, ways = position()
    assert race(Effort(worlds=200)).best(ways) in (2, 3)


def test_the_same_chance_gives_the_same_answer() -> None:
    _, ways = position()
    answers = {race(Effort(worlds=24), 5).best(ways) for _ in range(3)}
    assert len(answers) == 1


def test_one_way_needs_no_thought() -> None:
    _, ways = position()
    assert race(Effort(worlds=10**9, turns=10**12)).best(ways[:1]) == 0


def test_the_work_is_bounded(monkeypatch) -> None:
    _, ways = position()
    played = []
    play = LightDeal.play
    monkeypatch.setattr(
        LightDeal, "play", lambda deal, turns: played.append(1) or play(deal, turns)
    )
    race(Effort(worlds=10**6, turns=1)).best(ways)
    assert len(played) == len(ways)


def test_the_ways_themselves_are_not_played() -> None:
    _, ways = position()
    before = [(list(way.hands), list(way.pile), way.turn) for way in ways]
    race(Effort(worlds=8)).best(ways)
    assert [(way.hands, way.pile, way.turn) for way in ways] == before


def test_seconds_are_work() -> None:
    assert Effort.of_seconds(1) == Effort()
    assert Effort.of_seconds(3).worlds == 3 * Effort().worlds
    assert Effort.of_seconds(3).turns == 3 * Effort().turns
