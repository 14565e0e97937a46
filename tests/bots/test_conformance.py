"""Every level in every rule set: legal, repeatable, blind to hidden cards, never stuck."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami_desktop.bots.base import Bot
from rami_desktop.bots.lookahead.race import Effort
from rami_desktop.bots.registry import LEVELS, make_bot
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from tests.bots.conformance import (
    decide,
    new_deal,
    play_out,
    seat_to_act,
    with_hidden_cards_exchanged,
)
from tests.engine.play import house_rules, random_action

SEATS = (2, 3, 5)
#: An expert that compares everything and looks at little: the same paths in less time.
HASTY = Effort(worlds=2)


def player(level: str) -> Bot:
    return make_bot(level, HASTY)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("level", LEVELS)
def test_deals_are_played_to_the_end(level: str, name: str, players: int) -> None:
    for seed in range(2):
        deal = new_deal(PRESETS[name], players, seed)
        play_out(player(level), deal)
        assert deal.over


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str, name: str, players: int) -> None:
    bot, random_ = player(level), random.Random(7)
    deal = new_deal(PRESETS[name], players, 31)
    for step in range(400):
        if deal.over:
            break
        action = decide(bot, deal, step)
        seat = seat_to_act(deal)
        other = with_hidden_cards_exchanged(deal, seat, random_)
        assert decide(bot, other, step) == action
        deal.apply(action, seat)


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_house_rules_are_played_too(seed: int) -> None:
    random_ = random.Random(seed)
    rules = house_rules(random_, changes=12)
    deal = new_deal(rules, random_.randint(rules.min_players, rules.max_players), seed)
    play_out(player("expert"), deal)


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_a_seat_can_be_taken_over_in_the_middle_of_any_turn(seed: int) -> None:
    random_ = random.Random(seed)
    rules = PRESETS[random_.choice(sorted(PRESETS))].changed(
        opening_points=0, opening_clean_run=False
    )
    deal = new_deal(rules, random_.randint(rules.min_players, rules.max_players), seed)
    for _ in range(random_.randint(0, 150)):
        if not deal.over:
            deal.apply(random_action(deal, random_))
    # What a stranger began may owe what cannot be paid: then only the clock helps.
    play_out(player("expert"), deal, clock_allowed=True)
    assert deal.over


def test_the_expert_with_all_its_effort() -> None:
    deal = new_deal(PRESETS["rami51"], 2, 3)
    play_out(make_bot("expert"), deal)
    assert deal.over


@pytest.mark.parametrize("level", LEVELS)
def test_decisions_are_in_time(level: str) -> None:
    bot = make_bot(level)
    times = []
    deal = new_deal(PRESETS["rami51"], 3, 5)
    while not deal.over:
        seat = seat_to_act(deal)
        view = deal.view(seat)
        began = time.perf_counter()
        action = bot.choose(view, Rng(0))
        times.append(time.perf_counter() - began)
        deal.apply(action, seat)
    times.sort()
    # Far from what is promised (docs/opponents.md): only what got out of hand is caught here.
    assert times[len(times) * 95 // 100] < (5 if level == "expert" else 0.3)
