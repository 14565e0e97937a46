"""Views with something left aside."""

from __future__ import annotations

import random

import pytest

from rami_desktop.engine.events import CardDrawn, CardPenalty
from rami_desktop.engine.presets import PRESETS
from rami_desktop.ui.free_view import SPECTATOR, free_view, spectator_view

from .tables import SeatedMatch, deal_at


@pytest.mark.parametrize("name", PRESETS)
def test_a_spectator_sees_what_every_seat_sees_and_nothing_else(name):
    match = SeatedMatch(PRESETS[name], "ccc", seed=8)
    chance = random.Random(8)
    while not match.deal.over:
        views = [spectator_view(match.view(seat)) for seat in range(3)]
        assert views[0] == views[1] == views[2]
        view = views[0]
        assert view.seat == SPECTATOR and view.hand == () and not view.hands
        assert not view.is_mine and not view.may_act
        for event in view.events:
            assert not (isinstance(event, CardDrawn) and event.card is not None)
            assert not (isinstance(event, CardPenalty) and any(event.cards))
        actions = list(match.deal.legal_actions())
        if not actions:
            match.undo()
            continue
        match.apply(chance.choice(actions))
        if len(views[0].events) > 150:
            return
    assert spectator_view(match.view(0)).hands == match.view(1).hands


def test_a_free_view_is_in_the_middle_of_its_seats_turn():
    view = deal_at(hands=["5H 6H", "KD QD"], turn=1, melds=[{"owner": 1, "cards": "7H 8H 9H"}])
    free = free_view(view.view(0))
    assert free.is_mine and free.phase == "play" and free.opened == (True, False)
    assert not free.debts and not free.over
