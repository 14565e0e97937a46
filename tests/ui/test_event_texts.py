"""What happens is told in sentences, and so is what a hint advises."""

from __future__ import annotations

from typing import Any

import pytest

from rami_desktop.engine import actions, events
from rami_desktop.engine.cards import Card, parse_cards
from rami_desktop.engine.melds import read_meld
from rami_desktop.engine.presets import preset
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.ui.event_texts import action_text, event_text, is_told, match_texts, result_texts

from .sentences import is_whole

NAMES = ("Anna", "Bruno", "Chloé")
SEVEN = Card.parse("7H")
RUN = read_meld(parse_cards("5H * 7H"), preset("rami51"))
SET = read_meld(parse_cards("9S 9H 9D"), preset("rami51"))


def deal_result(**changes: Any) -> events.DealResult:
    values: dict[str, Any] = {
        "winner": 0,
        "blocked": False,
        "at_once": False,
        "rami_sec": False,
        "factor": 1,
        "hand_points": (0, 31, 12),
        "points": (0, 31, 12),
    }
    return events.DealResult(**{**values, **changes})


EVENTS = [
    events.DealStarted(1, 2, None),
    events.DealStarted(1, 2, SEVEN),
    events.TurnStarted(0),
    events.CardDrawn(0, SEVEN),
    events.CardDrawn(0, None),
    events.DiscardTaken(0, SEVEN),
    events.DiscardPutBack(0, SEVEN),
    events.Opened(0, 54),
    events.MeldLaid(0, 1, RUN),
    events.MeldLaid(0, 2, SET),
    events.CardsLaidOff(0, 1, (SEVEN,), RUN),
    events.JokerSwapped(0, 1, SEVEN, Card.joker(), RUN),
    events.CardPulled(0, 1, SEVEN, RUN),
    events.RunSplit(0, 1, 3, SEVEN, RUN, RUN),
    events.CardDiscarded(0, SEVEN),
    events.CarteDue(0),
    events.CarteSaid(0, automatic=False),
    events.CarteSaid(0, automatic=True),
    events.CardPenalty(0, (SEVEN, None)),
    events.TimeRanOut(0, 0),
    events.TimeRanOut(0, 2),
    events.StockRenewed(0, 30),
    events.DealOver(0, deal_result(), ((), (SEVEN,), ())),
    events.DealOver(0, deal_result(at_once=True, factor=2), ((), (SEVEN,), ())),
    events.DealOver(0, deal_result(at_once=True, rami_sec=True), ((), (SEVEN,), ())),
    events.DealOver(0, deal_result(blocked=True, winner=None), ((), (SEVEN,), ())),
]
SILENT = (events.TurnStarted, events.CarteDue)


def kinds(values: list[Any]) -> set[str]:
    """Names, because a dataclass with slots leaves a twin of its class behind."""
    return {type(value).__name__ for value in values}


def test_the_examples_hold_every_kind_of_event():
    assert kinds(EVENTS) == {kind.__name__ for kind in events.Event.__subclasses__()}


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_told_in_a_sentence_or_not_at_all(event):
    sentence = event_text(event, NAMES)
    assert is_told(event) == (not isinstance(event, SILENT))
    if isinstance(event, SILENT):
        assert sentence == ""
        return
    assert is_whole(sentence)
    blocked = isinstance(event, events.DealOver) and event.result.blocked
    if not isinstance(event, events.StockRenewed) and not blocked:
        assert NAMES[event.seat] in sentence


@pytest.mark.parametrize(
    "event", [events.CardDrawn(0, SEVEN), events.CardPenalty(0, (SEVEN, SEVEN))]
)
def test_a_card_that_was_drawn_is_never_named(event):
    assert "♥" not in event_text(event, NAMES)


def test_the_end_of_a_deal_is_told_seat_by_seat():
    lines = result_texts(deal_result(factor=1.5, at_once=True), NAMES)
    assert lines == [
        "Anna wins the deal by going out at once.",
        "What is counted is multiplied by 1.5.",
        "Anna marks 0 point(s).",
        "Bruno marks 31 point(s).",
        "Chloé marks 12 point(s).",
    ]


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({}, "Anna wins the deal."),
        ({"winner": None, "blocked": True}, "nobody"),
        ({"winner": 2, "blocked": True}, "lightest"),
        ({"at_once": True, "rami_sec": True}, "rami sec"),
    ],
)
def test_each_way_to_end_a_deal_has_its_sentence(changes, word):
    assert word in result_texts(deal_result(**changes), NAMES)[0]


def test_the_end_of_a_match_names_who_won():
    assert match_texts(MatchResult((1,), (40, 12, 90)), NAMES) == [
        "Bruno wins the match.",
        "Anna has 40 point(s) in all.",
        "Bruno has 12 point(s) in all.",
        "Chloé has 90 point(s) in all.",
    ]
    assert match_texts(MatchResult((0, 2), (1, 2, 1)), NAMES)[0] == (
        "The match is shared by Anna, Chloé."
    )


ACTIONS = [
    actions.Draw(),
    actions.Take(),
    actions.PutBack(),
    actions.Lay((RUN.cards, SET.cards)),
    actions.Lay((RUN.cards,), (actions.LayOff((SEVEN,), 1),)),
    actions.Add((SEVEN,), 1),
    actions.Swap(SEVEN, 1),
    actions.Pull(SEVEN, 1),
    actions.Split(SEVEN, 1),
    actions.Carte(),
    actions.Discard(SEVEN),
    actions.Timeout(),
]


def test_every_action_can_be_advised():
    assert kinds(ACTIONS) == {kind.__name__ for kind in actions.Action.__subclasses__()}
    for action in ACTIONS:
        assert is_whole(action_text(action))


def test_all_of_it_goes_through_translation(marked):
    texts = [event_text(event, NAMES) for event in EVENTS if is_told(event)]
    texts += [action_text(action) for action in ACTIONS]
    texts += result_texts(deal_result(factor=2), NAMES)
    texts += match_texts(MatchResult((0, 2), (1, 2, 1)), NAMES)
    for text in texts:
        assert text.startswith("[Messages:"), text
