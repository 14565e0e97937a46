"""The counter of the opening: what is laid out, what is missing, what would be best."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.actions import Lay
from rami_desktop.engine.cards import pack
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.intents import prepare_intent, prepare_layoff_intent
from rami_desktop.ui.models.prepared import OpeningCounter, PreparedGroup, PreparedMelds

from .tables import SeatedMatch, deal_at, held


@pytest.fixture(autouse=True)
def application(qapp: QCoreApplication) -> QCoreApplication:
    return qapp


def laid_out(view: SeatView, *groups: str) -> PreparedMelds:
    prepared = PreparedMelds()
    prepared.set_view(view, ())
    for text in groups:
        cards, _, number = text.partition(" > #")
        chosen = held(view, cards)
        group = (
            prepare_layoff_intent(view, chosen, int(number))
            if number
            else prepare_intent(view, chosen)
        )
        assert isinstance(group, PreparedGroup), group
        prepared.add(group)
    return prepared


def test_nothing_prepared_counts_nothing():
    assert PreparedMelds().counter == OpeningCounter()
    view = deal_at(hands=["2S 5D KC", "KD QD"], phase="play").view(0)
    counter = laid_out(view).counter
    assert (counter.points, counter.needed, counter.missing) == (0, 51, 51)
    assert counter.best is None and counter.refusal is None and not counter.opens
    assert laid_out(view).action is None and laid_out(view).best_action is None


def test_the_counter_says_what_is_missing():
    view = deal_at(hands=["8S 7S 6S AD AC AH 4D 9C", "KD QD"], phase="play").view(0)
    counter = laid_out(view, "8S 7S 6S").counter
    assert (counter.points, counter.needed, counter.missing) == (21, 51, 30)
    assert counter.needs_clean_run and counter.has_clean_run and not counter.opens
    assert counter.refusal == ("opening_too_low", {"points": 21, "needed": 51})
    assert counter.best == 54 and counter.best_opens


def test_groups_that_open_open():
    view = deal_at(hands=["8S 7S 6S AD AC AH 4D 9C", "KD QD"], phase="play").view(0)
    prepared = laid_out(view, "8S 7S 6S", "AD AC AH")
    assert prepared.counter.opens and prepared.counter.refusal is None
    assert prepared.counter.missing == 0
    assert prepared.action is not None and view.is_legal(prepared.action)
    assert prepared.cards == frozenset(held(view, "8S 7S 6S AD AC AH"))


def test_a_clean_run_may_be_all_that_is_missing():
    view = deal_at(hands=["KS KD KH QS QD QH 4D 9C", "KD QD"], phase="play").view(0)
    counter = laid_out(view, "KS KD KH", "QS QD QH").counter
    assert (counter.points, counter.missing) == (60, 0)
    assert not counter.has_clean_run and not counter.opens
    assert counter.refusal == ("no_clean_run", {})
    assert counter.best is None


def test_between_turns_the_counter_judges_as_if_it_were_ones_turn():
    view = deal_at(hands=["8S 7S 6S AD AC AH 4D 9C", "KD QD"], turn=1, phase="play").view(0)
    counter = laid_out(view, "8S 7S 6S", "AD AC AH").counter
    assert counter.refusal is None and not counter.opens and counter.missing == 0


def test_a_rivals_taken_card_does_not_change_what_one_needs():
    deal = deal_at(
        rules="quatorze",
        hands=["8S 7S 6S 4D 9C", "KD QD JD"],
        turn=1,
        discard="10D",
        phase="draw",
    )
    deal.apply(next(a for a in deal.legal_actions() if type(a).__name__ == "Take"))
    assert laid_out(deal.view(0)).counter.needed == 51
    assert laid_out(deal.view(1)).counter.needed == 71


def test_prepared_lay_offs_count_where_the_rules_say_so():
    view = deal_at(
        rules="classique",
        hands=["9S 8S 7S 6S 10H JH 4D KC KD KS", "KD QD"],
        phase="play",
        opened=[False, True],
        melds=[{"owner": 1, "cards": "7H 8H 9H"}],
    ).view(0)
    prepared = laid_out(view, "6S 7S 8S 9S", "10H JH > #1")
    assert prepared.counter.points == 30 + 20
    assert str(prepared.groups[1].meld) == "7H 8H 9H 10H JH"
    assert isinstance(prepared.action, Lay) and prepared.action.layoffs[0].number == 1
    assert prepared.counter.refusal == ("opening_too_low", {"points": 50, "needed": 51})


def test_a_prepared_lay_off_falls_apart_when_its_meld_changes():
    hands = ["10H 4D 8S 7S 6S", "KD QD 10H"]
    melds = [{"owner": 1, "cards": "7H 8H 9H"}]
    view = deal_at(rules="classique", hands=hands, melds=melds, opened=[False, True]).view(0)
    prepared = laid_out(view, "10H > #1")
    longer = [{"owner": 1, "cards": "7H 8H 9H 10H"}]
    other = deal_at(rules="classique", hands=[hands[0], "KD QD"], melds=longer).view(0)
    prepared.set_view(other, prepared.groups)
    assert prepared.groups == ()
    prepared.set_view(deal_at(rules="classique", hands=hands).view(0), ())
    assert prepared.groups == ()


def test_the_best_opening_uses_what_is_owed():
    deal = deal_at(
        rules="rami51",
        hands=["8S 7S 6S AD AC AH QD KD 9C", "KD QD"],
        discard="5S",
        phase="draw",
    )
    deal.apply(next(a for a in deal.legal_actions() if type(a).__name__ == "Take"))
    view = deal.view(0)
    action = laid_out(view).best_action
    assert action is not None and view.is_legal(action)
    assert view.taken in {card for meld in action.melds for card in meld}


def test_one_who_has_opened_needs_no_counter():
    view = deal_at(hands=["8S 7S 6S 4D", "KD QD"], phase="play", opened=[True, False]).view(0)
    prepared = PreparedMelds()
    prepared.set_view(view, ())
    assert prepared.counter == OpeningCounter() and prepared.best is None


@pytest.mark.parametrize("name", PRESETS)
def test_the_counter_is_there_within_one_frame(name):
    """A frame of 60 a second is 16.7 ms; the middle of many hands has to be well below it."""
    rules = PRESETS[name]
    match = SeatedMatch(rules, "hc", seed=1)
    times = []
    for seed in range(60):
        cards = list(pack(2))
        Rng(seed).shuffle(cards)
        match.deal.hands[0] = cards[: rules.hand_size + 1]
        prepared = PreparedMelds()
        prepared.set_view(match.view(0), ())
        began = time.perf_counter()
        assert prepared.counter.needed
        times.append(time.perf_counter() - began)
    assert sorted(times)[len(times) // 2] < 0.0167
