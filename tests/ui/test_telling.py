"""A person alone among computer seats is spoken to; everybody else is told about by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rami_desktop
from rami_desktop.engine import events
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.ui.event_texts import match_texts, result_texts
from rami_desktop.ui.messages import ENGINE_SENTENCES, refusal_text
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.telling import event_text, is_told

from .sentences import is_whole
from .tables import SeatedMatch, make_rules, seats_of
from .test_event_texts import EVENTS, NAMES, SEVEN, deal_result

TOLD = [event for event in EVENTS if is_told(event)]
#: Sentences about nobody.
ABOUT_NOBODY = (events.StockRenewed,)


def about_nobody(event: events.Event) -> bool:
    blocked = isinstance(event, events.DealOver) and event.result.blocked
    return blocked or isinstance(event, ABOUT_NOBODY)


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_you_are_spoken_to(event):
    sentence = event_text(event, NAMES, you=event.seat)
    assert is_whole(sentence)
    if about_nobody(event):
        return
    assert NAMES[event.seat] not in sentence
    assert "You" in sentence or "you" in sentence
    words = sentence.replace(":", "").replace(".", "").split()
    after = {words[i + 1] for i, word in enumerate(words[:-1]) if word.casefold() == "you"}
    assert not {word for word in after if word.endswith("s")}, sentence
    assert NAMES[event.seat] in event_text(event, NAMES, you=2 if event.seat != 2 else 0)


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_you_are_spoken_to_in_french(event, french):
    sentence = event_text(event, NAMES, you=event.seat)
    other = event_text(event, NAMES, you=-1)
    if about_nobody(event):
        assert sentence == other
        return
    assert "ous " in sentence or "Votre" in sentence
    assert "Vous" not in other and "vous" not in other
    assert NAMES[event.seat] in other
    words = sentence.replace(".", "").split()
    verbs = [words[i + 1] for i, word in enumerate(words[:-1]) if word.casefold() == "vous"]
    verbs = [verb for verb in verbs if verb != "vous"]
    assert all(verb.endswith("ez") or verb in ("êtes", "dites", "avez") for verb in verbs)


def test_cards_are_named_in_full_to_who_hears_them():
    taken = events.DiscardTaken(0, SEVEN)
    assert event_text(taken, NAMES, aloud=True) == (
        "Anna takes seven of hearts from the discard pile."
    )
    assert "7♥" in event_text(taken, NAMES)
    for event in TOLD:
        assert not set("♠♥♦♣") & set(event_text(event, NAMES, aloud=True))


def test_the_end_of_deal_and_match_speak_to_you_too():
    lines = result_texts(deal_result(), NAMES, you=0)
    assert lines[0] == "You win the deal."
    assert lines[1] == "You mark 0 point(s)."
    assert lines[2].startswith("Bruno marks")
    assert result_texts(deal_result(), NAMES, you=1)[0] == "Anna wins the deal."
    assert match_texts(MatchResult((1,), (40, 12, 90)), NAMES, you=1)[:2] == [
        "You win the match.",
        "Anna has 40 point(s) in all.",
    ]


@pytest.mark.parametrize(("kinds", "you"), [("hc", 0), ("cch", 2), ("hh", -1), ("cc", -1)])
def test_only_a_person_alone_is_spoken_to(kinds, you):
    store = TableStore()
    store.begin(seats_of(kinds))
    assert store.you == you


def test_the_log_speaks_to_a_person_alone(qapp):
    for kinds, line in (("hc", "Deal 1: you deal."), ("hh", "Deal 1: Anna deals.")):
        match = SeatedMatch(make_rules("rami51"), kinds, first_dealer=0)
        store = TableStore()
        store.begin(match.seats)
        store.commit(match.view(0))
        assert store.log.index(0, 0).data() == line


# --- what the engine gives along with a code ----------------------------------------------------

SAMPLES = {"cards": "7H 8H", "card": "7H", "places": ["*4H"], "points": 39, "needed": 51}


def raised() -> Iterator[tuple[str, dict[str, object]]]:
    """Yield the code and the names of the parameters of each refusal that the engine writes."""
    for source in (Path(rami_desktop.__file__).parent / "engine").glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            if getattr(node.func, "id", "") != "IllegalActionError" or not node.args:
                continue
            names = [keyword.arg for keyword in node.keywords]
            code = node.args[0]
            if isinstance(code, ast.Constant) and None not in names:
                yield code.value, {str(name): SAMPLES.get(str(name), 2) for name in names}


def test_every_sentence_takes_what_the_engine_gives():
    seen = set()
    for code, params in raised():
        seen.add(code)
        assert is_whole(refusal_text(code, params)), code
    assert len(seen) > len(ENGINE_SENTENCES) / 2
