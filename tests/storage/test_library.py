"""The match files of a data directory: none is overwritten, none is lost."""

from __future__ import annotations

import itertools
import json
import os
from pathlib import Path

import pytest

from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import read_match
from tests.storage.matches import RULES, SEATS, condition, new_match, play


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data")


def test_nothing_is_there_at_first_and_nothing_is_made(library: Library) -> None:
    assert library.running() == library.finished() == []
    assert library.to_continue("match-000001.rami") == []
    assert not library.directory.exists()


def test_each_match_has_a_file_of_its_own(library: Library) -> None:
    paths = []
    for seed in range(3):
        with library.new_match(RULES, SEATS, seed) as match:
            paths.append(match.path)
    assert library.running() == paths[::-1]
    assert library.to_continue() == [paths[2], paths[1], paths[0]]
    assert library.to_continue(paths[0].name) == [paths[0], paths[2], paths[1]]
    assert library.to_continue("no such match")[0] == paths[2]


def test_order_does_not_come_from_the_clock(library: Library) -> None:
    for seed in range(2):
        library.new_match(RULES, SEATS, seed).close()
    newest = library.running()[0]
    os.utime(newest, (0, 0))
    assert library.to_continue()[0] == newest


def test_a_finished_match_is_filed_and_its_number_not_used_again(library: Library) -> None:
    match = library.new_match(RULES, SEATS, 1)
    play(match)
    filed = library.file_finished(match)
    assert (library.running(), library.finished()) == ([], [filed])
    with RecordedMatch.load(filed) as again:
        assert again.result == match.result
    with library.new_match(RULES, SEATS, 2) as other:
        assert other.path.name != filed.name


def test_a_match_from_elsewhere_is_taken_over(library: Library, tmp_path: Path) -> None:
    with new_match(tmp_path / "sent.rami") as sent:
        play(sent, 30)
    before = sent.path.read_bytes()
    sent.path.write_bytes(before + b"torn")
    path = library.import_match(sent.path)
    assert library.running() == [path]
    with RecordedMatch.load(path) as match:
        assert condition(match) == condition(sent)
        play(match)
    assert sent.path.read_bytes() == before + b"torn"
    assert library.import_match(path).parent == library.finished_dir


def test_a_foreign_file_is_not_taken_over(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "letter.rami"
    path.write_text("Dear grandmother")
    with pytest.raises(StorageError, match="not_a_match"):
        library.import_match(path)
    assert not library.directory.exists()
    assert path.read_text() == "Dear grandmother"


def turns_of(path: Path) -> int:
    """Count the turns of the deal that goes on by another way: by who acts after whom."""
    file = read_match(path)
    seats = [step["seat"] for step in file.deals[-1].steps if step["type"] == "action"]
    with RecordedMatch.load(path) as match:
        seats.append(match.deal.turn)
    return len(list(itertools.groupby(seats)))


@pytest.mark.parametrize("steps", [20, 200])
def test_what_can_be_read_of_a_damaged_match_is_recovered(library: Library, steps: int) -> None:
    with library.new_match(RULES, SEATS, 1) as match:
        play(match, steps)
    lines = match.path.read_bytes().splitlines(keepends=True)
    assert len(lines) > 15
    lines[-8] = lines[-8].replace(b'"seat"', b'"sest"').replace(b'"type"', b'"typo"')
    damaged = b"".join(lines)
    match.path.write_bytes(damaged)
    with pytest.raises(StorageError, match="damaged"):
        RecordedMatch.load(match.path)
    recovered = library.recover(match.path)
    assert recovered.aside.read_bytes() == damaged
    assert recovered.turns == turns_of(recovered.path)
    assert library.running() == [recovered.path]
    with RecordedMatch.load(recovered.path) as again:
        assert again.number == recovered.deals
        play(again)
        assert again.over


def test_a_match_that_cannot_be_replayed_is_recovered_up_to_there(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    with library.new_match(RULES, SEATS, 1) as match:
        play(match, 10)
        expected = condition(match)
        match._write({"type": "action", "seat": 0, "do": "discard *"})
        match._write({"type": "undo"})
    with pytest.raises(StorageError, match="does_not_replay"):
        RecordedMatch.load(match.path)
    recovered = library.recover(match.path)
    with RecordedMatch.load(recovered.path) as again:
        assert condition(again) == expected


def test_a_match_without_a_sound_deal_cannot_be_recovered(library: Library) -> None:
    with library.new_match(RULES, SEATS, 1) as match:
        pass
    lines = match.path.read_bytes().splitlines(keepends=True)
    match.path.write_bytes(lines[0] + b"{}\n")
    with pytest.raises(StorageError, match="damaged"):
        library.recover(match.path)
    assert library.running() == [match.path]
    aside = library.keep_aside(match.path)
    assert (library.running(), aside.exists()) == ([], True)


def test_a_newer_match_is_left_where_it_is(library: Library) -> None:
    library.running_dir.mkdir(parents=True)
    path = library.running_dir / "match-000007.rami"
    text = json.dumps({"format": "rami-desktop match", "version": 99}, separators=(",", ":"))
    path.write_text(text + "\n")
    with pytest.raises(StorageError, match="newer_version"):
        library.recover(path)
    with library.new_match(RULES, SEATS, 1) as match:
        assert match.path.name == "match-000008.rami"
    assert path.read_text() == text + "\n"


def test_a_data_directory_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    library = Library(tmp_path / "data")
    assert library.running() == []
    with pytest.raises(StorageError, match="not_a_folder"):
        library.check()
    with pytest.raises(StorageError, match="not_a_folder") as refused:
        library.new_match(RULES, SEATS, 1)
    assert refused.value.writing
    assert (tmp_path / "data").read_text() == ""
