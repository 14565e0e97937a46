"""Killed at any moment, the program loses nothing: a sample of ``benchmarks/crash.py``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.crash import Report, Teller, Watch, crash, texts
from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.cards import Card, parse_cards
from rami_desktop.engine.events import CardDiscarded, DealOver, DealResult
from rami_desktop.engine.rng import Rng
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from tests.storage.matches import RULES, SEATS

RESULT = DealResult(0, False, False, False, 1, (0, 20), (-10, 20))


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_kills_lose_nothing(tmp_path: Path) -> None:
    report = crash(3, 5, tmp_path / "data", tmp_path / "lost", tell=False)
    assert report.kills == 3
    assert report.changes > 0
    assert report.lost == []
    assert not (tmp_path / "lost").exists()


def _shown(match: RecordedMatch) -> dict[str, Any]:
    """What a window says that shows a match for the first time."""
    return Teller().change(match.path.name, match.number, match.view(0).events)


def _act(match: RecordedMatch) -> None:
    seat = match.deal.turn if match.deal.carte_due is None else match.deal.carte_due
    match.apply(make_bot("débutant").choose(match.view(seat), Rng(1)), seat)


@pytest.fixture
def match(tmp_path: Path) -> Iterator[RecordedMatch]:
    with Library(tmp_path).new_match(RULES, SEATS, 1) as match:
        for _ in range(30):
            _act(match)
        yield match


def _lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def test_what_was_shown_and_is_on_disk_is_not_lost(match: RecordedMatch, tmp_path: Path) -> None:
    watch, report = Watch(tmp_path), Report()
    assert watch.compare([_shown(match)], report) == []
    _act(match)
    assert watch.compare([], report) == []
    assert watch.compare([_shown(match)], report) == []
    assert (report.changes, report.before_table, report.torn) == (2, 1, 0)


def test_one_action_that_is_not_on_disk_is_found(match: RecordedMatch, tmp_path: Path) -> None:
    before = len(match.view(0).events)
    _act(match)
    shown = _shown(match)
    match.path.write_bytes(b"".join(_lines(match.path)[:-1]))
    (lost,) = Watch(tmp_path).compare([shown], Report())
    assert f"{match.path.name}, deal {match.number}" in lost
    assert shown["events"][before] in lost


def test_another_card_than_was_shown_is_found(match: RecordedMatch, tmp_path: Path) -> None:
    shown = _shown(match)
    place = next(n for n, text in enumerate(shown["events"]) if "CardDiscarded" in text)
    right = shown["events"][place]
    shown["events"][place] = texts([CardDiscarded(0, parse_cards("*")[0])])[0]
    (lost,) = Watch(tmp_path).compare([shown], Report())
    assert shown["events"][place] in lost
    assert right in lost


def test_a_start_that_shows_less_than_before_is_found(match: RecordedMatch, tmp_path: Path) -> None:
    watch, before = Watch(tmp_path), _shown(match)
    _act(match)
    assert watch.compare([_shown(match)], Report()) == []
    (lost,) = watch.compare([before], Report())
    assert "then" in lost


def test_a_file_that_went_away_is_found(match: RecordedMatch, tmp_path: Path) -> None:
    shown = _shown(match)
    match.path.unlink()
    assert Watch(tmp_path).compare([shown], Report()) == [f"0 files {match.path.name}"]


def test_equal_cards_may_change_places_and_nothing_else() -> None:
    seven, king = parse_cards("7H KS")
    other_seven = Card.from_kind(seven.kind, 1)
    assert seven != other_seven

    def told(*hand: Any) -> list[str]:
        return texts([DealOver(0, RESULT, ((), hand))])

    assert told(seven, king, other_seven) == told(other_seven, seven, king)
    assert told(seven, king) == told(king, other_seven)
    assert told(seven, king) != told(seven, other_seven)
    assert told(seven, king) != told(seven)
    assert texts([CardDiscarded(0, seven)]) == texts([CardDiscarded(0, other_seven)])
    assert texts([CardDiscarded(0, seven)]) != texts([CardDiscarded(1, seven)])
    assert texts([CardDiscarded(0, seven)]) != texts([CardDiscarded(0, king)])


def test_a_change_tells_what_is_new_in_it(match: RecordedMatch) -> None:
    teller, events = Teller(), match.view(0).events
    assert teller.change("a", 1, events[:5])["from"] == 0
    told = teller.change("a", 1, events[:7])
    assert (told["from"], told["events"]) == (5, texts(events[5:7]))
    told = teller.change("a", 1, events[:4])
    assert (told["from"], told["events"]) == (4, [])
    assert teller.change("a", 2, events[:4])["from"] == 0
