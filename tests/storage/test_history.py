"""The history: each match once, nothing lost when its file is, and counts that are right."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rami_desktop.engine.presets import PRESETS, rules_key
from rami_desktop.storage import history as history_module
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.history import FILE, History, opponents_key
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.storage.statistics import (
    Choice,
    Statistics,
    Summary,
    longest_streak,
    opponents_of,
    rules_of,
)
from tests.storage.matches import RULES, SEATS, play


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data")


def finish(library: Library, seed: int = 1, seats: tuple[SeatInfo, ...] = SEATS) -> RecordedMatch:
    match = library.new_match(RULES, seats, seed)
    play(match, seed=seed)
    assert match.over
    library.file_finished(match)
    return match


def expected(matches: list[RecordedMatch], seat: int = 0) -> Summary:
    """Count by another way: from the results that the matches hold."""
    results = [result for match in matches for result in match.results]
    won = [result.winner == seat for result in results]
    matches_won = [seat in match.result.winners for match in matches if match.result]
    return Summary(
        matches=len(matches),
        matches_won=sum(matches_won),
        deals=len(results),
        deals_won=sum(won),
        points=sum(result.points[seat] for result in results),
        rami_secs=sum(result.rami_sec and result.winner == seat for result in results),
        best_streak=longest_streak(won),
        best_match_streak=longest_streak(matches_won),
    )


def test_nothing_was_played_yet(library: Library) -> None:
    statistics = Statistics(History(library))
    assert statistics.people() == []
    assert statistics.summary(Choice("Zoé")) == Summary()
    assert Summary().average == 0


def test_finished_matches_are_counted_as_they_ended(library: Library) -> None:
    matches = [finish(library, seed) for seed in range(4)]
    statistics = Statistics(History(library))
    assert statistics.people() == ["Zoé"]
    summary = statistics.summary(Choice("Zoé"))
    assert summary == expected(matches)
    assert summary.average == pytest.approx(summary.points / summary.deals)
    played = statistics.matches(Choice("Zoé"))
    assert [one.total for one in played] == [match.totals[0] for match in matches]
    assert sum(one.deals_won for one in played) == summary.deals_won


def test_a_match_is_written_once(library: Library) -> None:
    match = finish(library)
    history = History(library)
    path = library.finished()[0]
    assert history.record(path)
    assert not history.record(path)
    copied = library.import_match(path)
    assert not history.record(copied)
    assert history.update() == 0
    assert Statistics(history).summary(Choice("Zoé")) == expected([match])


def test_a_match_that_goes_on_is_no_history(library: Library) -> None:
    with library.new_match(RULES, SEATS, 1) as match:
        with pytest.raises(StorageError, match="not_over"):
            History(library).record(match.path)
        play(match, one_deal=True)
        with pytest.raises(StorageError, match="not_over"):
            History(library).record(match.path)


def test_by_rule_set_and_opponents(library: Library) -> None:
    seats = (SeatInfo("Zoé", HUMAN), SeatInfo("Bruno", HUMAN), SeatInfo("X", COMPUTER, "expert"))
    first, second = finish(library, 1), finish(library, 2, seats)
    statistics = Statistics(History(library))
    assert statistics.people() == ["Zoé", "Bruno"]
    assert statistics.rule_sets("Zoé") == [rules_key(RULES)]
    assert rules_of(rules_key(RULES)) == RULES
    assert rules_of(rules_key(PRESETS["rami51"])) == PRESETS["rami51"]
    assert rules_of('{"preset": "bridge"}') is None
    assert set(statistics.opponents("Zoé")) == {opponents_key(SEATS, 0), opponents_key(seats, 0)}
    assert opponents_of(opponents_key(seats, 0)) == [(COMPUTER, "expert"), (HUMAN, "Bruno")]
    choice = Choice("Zoé", rules_key(RULES), opponents_key(seats, 0))
    assert statistics.summary(choice) == expected([second])
    assert statistics.summary(Choice("Bruno")) == expected([second], seat=1)
    assert statistics.summary(Choice("Zoé", opponents=opponents_key(SEATS, 0))) == expected([first])
    assert statistics.summary(Choice("Zoé", '"rami51"')) == Summary()


def test_a_reset_is_for_good(library: Library) -> None:
    finish(library, 1)
    history = History(library)
    Statistics(history)
    history.reset()
    assert Statistics(history).people() == []
    later = finish(library, 2)
    assert Statistics(history).summary(Choice("Zoé")) == expected([later])
    history.path.write_bytes(b"something else entirely, " * 100)
    assert Statistics(history).summary(Choice("Zoé")) == expected([later])


@pytest.mark.parametrize(
    "damage",
    [
        "text",
        "cut",
        "zeros",
        "foreign",
        "table",
        "blob",
        "empty",
        "name",
        "number",
        "key",
        "schema",
    ],
)
def test_a_damaged_history_is_kept_aside_and_made_anew(library: Library, damage: str) -> None:
    matches = [finish(library, seed) for seed in range(2)]
    history = History(library)
    Statistics(history)
    spoil(history.path, damage)
    before = history.path.read_bytes()
    statistics = Statistics(history)
    assert statistics.people() == ["Zoé"]
    assert statistics.summary(Choice("Zoé")) == expected(matches)
    if damage != "empty":
        assert history.kept_aside is not None
        assert history.kept_aside.read_bytes() == before
        assert history.kept_aside.parent == library.aside_dir


def spoil(path: Path, damage: str) -> None:
    content = path.read_bytes()
    if damage == "text":
        path.write_text("Dear grandmother, " * 50, encoding="utf-8")
    elif damage == "cut":
        path.write_bytes(content[: len(content) // 2])
    elif damage == "zeros":
        path.write_bytes(content[:4096] + bytes(len(content) - 4096))
    elif damage == "empty":
        path.write_bytes(b"")
    elif damage == "name":  # no longer a text
        path.write_bytes(content.replace("Zoé".encode(), b"Zo\xff\xff"))
    elif damage == "key":
        path.write_bytes(content.replace(b'"computer"', b'"computer]'))
    elif damage == "schema":  # what SQLite says of it is no text either
        path.write_bytes(content.replace(b"CREATE TABLE seats", b"CREATE TABLE s\xff\xffts"))
    elif damage == "number":
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(
                "UPDATE sqlite_schema SET sql = replace(sql, 'INTEGER', 'ANY') WHERE name = 'marks'"
            )
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE marks SET points = 'many'")
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(
                "UPDATE sqlite_schema SET sql = replace(sql, 'ANY', 'INTEGER') WHERE name = 'marks'"
            )
    else:
        statement = {
            "foreign": "PRAGMA application_id = 7",
            "table": "DROP TABLE marks",
            "blob": "PRAGMA user_version = -3",
        }[damage]
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(statement)


def test_a_newer_history_is_left_alone(library: Library) -> None:
    finish(library)
    history = History(library)
    history.update()
    with closing(sqlite3.connect(history.path)) as connection, connection:
        connection.execute("PRAGMA user_version = 2")
    before = history.path.read_bytes()
    with pytest.raises(StorageError, match="newer_version"):
        Statistics(history)
    assert history.path.read_bytes() == before


def test_a_finished_match_that_cannot_be_read_is_passed_over(library: Library) -> None:
    finish(library, 1)
    second = finish(library, 2)
    library.finished()[1].write_bytes(b"torn")
    assert Statistics(History(library)).summary(Choice("Zoé")) == expected([second])


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (sqlite3.SQLITE_FULL, "disk_full"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "not_allowed"),
        (sqlite3.SQLITE_BUSY, "cannot_write"),
    ],
)
def test_what_the_system_refuses_is_told(
    library: Library, monkeypatch: pytest.MonkeyPatch, code: int, told: str
) -> None:
    finish(library)

    def refuse(*args: object, **more: object) -> None:
        error = sqlite3.OperationalError("refused")
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr(history_module.sqlite3, "connect", refuse)
    with pytest.raises(StorageError, match=told):
        History(library).update()
    assert library.finished()


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_a_file_in_the_place_of_the_directory_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no directory", encoding="utf-8")
    with pytest.raises(StorageError):
        History(Library(tmp_path / "data")).update()


def test_every_mark(library: Library) -> None:
    matches = [finish(library, seed) for seed in range(2)]
    marks = Statistics(History(library)).marks()
    assert len(marks) == sum(3 * len(match.results) for match in matches)
    own = [mark for mark in marks if mark.name == "Zoé"]
    assert sum(mark.points for mark in own) == expected(matches).points
    assert sum(mark.won_deal for mark in own) == expected(matches).deals_won
    assert {mark.level for mark in marks if mark.name == "André"} == {"expert"}
    assert (marks[0].match, marks[0].deal, marks[0].seat) == ("match-000001.rami", 1, 1)
    assert {mark.total for mark in own} == {match.totals[0] for match in matches}
    assert (library.directory / FILE).exists()
