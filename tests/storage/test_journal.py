"""Journals: nothing torn is read, nothing changed is believed, nothing foreign is touched."""

from __future__ import annotations

import errno
import json
import os
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami_desktop.storage import journal as journal_module
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.journal import LONGEST_LINE, Journal, header_record, read_journal
from rami_desktop.storage.migrations import VERSION, migrate
from rami_desktop.storage.recorded import RecordedMatch
from tests.storage.matches import condition, new_match, play

HEADER = header_record({"program": "test"})
RECORDS = [{"type": "action", "do": f"discard {number}", "é": "木"} for number in range(20)]


def refusal(path: Path) -> str:
    with pytest.raises(StorageError) as refused:
        read_journal(path)
    assert refused.value.path == path
    return refused.value.code


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "j.rami"
    Journal.create(path, HEADER, *RECORDS[:10]).close()
    return path


def test_what_is_appended_is_read(path: Path) -> None:
    journal = Journal.reopen(path, read_journal(path))
    for record in RECORDS[10:]:
        journal.append(record)
        assert read_journal(path).records[-1] == record  # on disk before append returns
    journal.close()
    contents = read_journal(path)
    assert (contents.header, contents.records) == (HEADER, RECORDS)
    assert not contents.torn
    for line in path.read_bytes().splitlines():
        assert json.loads(line)["sum"]


def test_a_file_cut_anywhere_is_a_prefix_or_refused(path: Path) -> None:
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        if size < first:
            assert refusal(path) in ("not_a_match", "damaged")
            continue
        contents = read_journal(path)
        assert contents.records == RECORDS[: len(contents.records)]
        assert contents.size == whole[:size].rindex(b"\n") + 1
        assert contents.torn == (contents.size < size)


def test_appending_to_a_torn_file_drops_what_was_torn(path: Path) -> None:
    whole = path.read_bytes()
    for tail in (b'{"type":"act', b"\0" * 50, b"x"):
        path.write_bytes(whole + tail)
        journal = Journal.reopen(path, read_journal(path))
        journal.append(RECORDS[10])
        journal.close()
        contents = read_journal(path)
        assert (contents.records, contents.torn) == (RECORDS[:11], False)


def test_every_changed_byte_is_noticed(path: Path) -> None:
    whole = path.read_bytes()
    random_ = random.Random(1)
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= random_.randint(1, 255)
        path.write_bytes(changed)
        if place == len(whole) - 1:  # without its end the last line counts as torn
            assert read_journal(path).records == RECORDS[:9]
        else:
            assert refusal(path) in ("not_a_match", "damaged", "newer_version")
        assert path.read_bytes() == changed


def test_a_line_taken_out_moved_or_doubled_is_noticed(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for changed in (
        lines[:3] + lines[4:],
        [*lines[:3], lines[4], lines[3], *lines[5:]],
        [*lines[:3], lines[2], *lines[3:]],
        lines[1:],
    ):
        path.write_bytes(b"".join(changed))
        assert refusal(path) in ("not_a_match", "damaged")


def test_salvaging_returns_what_stands_before_the_damage(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[5] = lines[5].replace(b"discard", b"dispose")
    path.write_bytes(b"".join(lines))
    contents = read_journal(path, salvage=True)
    assert contents.records == RECORDS[:4]
    assert contents.torn


@given(st.binary(max_size=400))
@settings(max_examples=200)
def test_anything_else_is_no_match(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.mktemp("foreign") / "x.rami"
    path.write_bytes(data)
    assert refusal(path) == "not_a_match"
    start = b'{"format":"rami-desktop match",'
    path.write_bytes(start + data)
    assert refusal(path) == "damaged"
    assert path.read_bytes() == start + data


@pytest.mark.parametrize(
    "header",
    ["[]", "1", '{"version":0}', '{"version":true}', '{"version":"1"}', "{}", "[" * 5000],
)
def test_odd_headers_are_damage(tmp_path: Path, header: str) -> None:
    path = tmp_path / "x.rami"
    path.write_text('{"format":"rami-desktop match",' + header.lstrip("{") + "\n")
    assert refusal(path) == "damaged"


def test_blanks_without_end_are_not_read_to_the_end(tmp_path: Path, path: Path) -> None:
    blanks = tmp_path / "blanks.rami"
    with open(blanks, "wb") as file:
        file.truncate(200 << 20)
    assert refusal(blanks) == "not_a_match"
    with open(path, "ab") as file:
        file.write(b" " * (2 * LONGEST_LINE))
    assert refusal(path) == "damaged"


def test_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "new.rami"
    header = {"format": "rami-desktop match", "version": VERSION + 1, "whatever": 1}
    text = json.dumps(header, separators=(",", ":")) + "\nsomething quite new\n"
    path.write_text(text)
    with pytest.raises(StorageError) as refused:
        RecordedMatch.load(path)
    assert refused.value.code == "newer_version"
    assert refused.value.params["version"] == VERSION + 1
    assert path.read_text() == text


def test_missing_files_and_directories_are_told_apart(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nothing.rami") == "not_found"
    assert refusal(tmp_path) == "cannot_read"
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="not_a_folder"):
        Journal.create(tmp_path / "file" / "j.rami", HEADER)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything is allowed to root"
)
def test_a_directory_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StorageError, match="not_allowed"):
        Journal.create(tmp_path / "j.rami", HEADER)
    tmp_path.chmod(0o700)


class FullDisk:
    """Lets so many bytes through, then has no room."""

    def __init__(self, room: int) -> None:
        self.room = room

    def write_all(self, file, data: bytes) -> None:
        file.write(data[: self.room])
        if len(data) > self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.room -= len(data)


@pytest.mark.parametrize("room", [0, 1, 30])
def test_a_full_disk_leaves_the_journal_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    before = path.read_bytes()
    journal = Journal.reopen(path, read_journal(path))
    with monkeypatch.context() as patch:
        patch.setattr(journal_module, "_write_all", FullDisk(room).write_all)
        with pytest.raises(StorageError, match="disk_full"):
            journal.append(RECORDS[10])
        assert path.read_bytes() == before
    journal.append(RECORDS[10])
    journal.close()
    assert read_journal(path).records == RECORDS[:11]


def test_what_a_failed_write_left_is_cut_off_before_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.reopen(path, read_journal(path))
    with monkeypatch.context() as patch:
        patch.setattr(journal_module, "_write_all", FullDisk(20).write_all)
        patch.setattr(os, "ftruncate", _refuse)
        with pytest.raises(StorageError, match="disk_full"):
            journal.append(RECORDS[10])
        assert read_journal(path).torn
    journal.append(RECORDS[10])
    journal.close()
    assert read_journal(path).records == RECORDS[:11]


def _refuse(*_: object) -> None:
    raise OSError(errno.EIO, "Input/output error")


def test_a_disk_that_does_not_sync_refuses(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.reopen(path, read_journal(path))
    with monkeypatch.context() as patch:
        patch.setattr(journal_module, "sync_file", _refuse)
        with pytest.raises(StorageError, match="cannot_write"):
            journal.append(RECORDS[10])
    journal.close()
    assert read_journal(path).records == RECORDS[:10]


def test_a_match_goes_on_when_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 20)
        before = condition(match)
        with monkeypatch.context() as patch:
            patch.setattr(journal_module, "_write_all", FullDisk(0).write_all)
            with pytest.raises(StorageError, match="disk_full"):
                play(match, 1)
            assert condition(match) == before
        play(match, 30)
        assert match.saved
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == condition(match)


def test_the_end_of_a_deal_on_a_full_disk_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_match(tmp_path / "m.rami") as match:
        real = journal_module._write_all

        def full_at_the_end(file, data: bytes) -> None:
            if b'"type":"done"' in data or b'"type":"deal"' in data:
                raise OSError(errno.ENOSPC, "No space left on device")
            real(file, data)

        with monkeypatch.context() as patch:
            patch.setattr(journal_module, "_write_all", full_at_the_end)
            play(match, one_deal=True)
            assert match.deal.over
            with pytest.raises(StorageError, match="disk_full"):
                match.next_deal()
            assert match.number == 1
        match.next_deal()
        play(match, 5)
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == condition(match)


def test_a_new_file_is_whole_or_not_there(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()
    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, _refuse)
            with pytest.raises(StorageError, match="cannot_write"):
                Journal.create(path, HEADER, *RECORDS)
        assert path.read_bytes() == before
        assert list(tmp_path.iterdir()) == [path]


def test_migrations_go_one_step_at_a_time() -> None:
    def two(header, records):
        return {**header, "two": 1}, [*records, "two"]

    def three(header, records):
        return {**header, "three": 1}, [*records, "three"]

    header, records = migrate(1, {"version": 1}, [], {1: two, 2: three}, 3)
    assert header == {"version": 3, "two": 1, "three": 1}
    assert records == ["two", "three"]
    with pytest.raises(KeyError):
        migrate(1, {"version": 1}, [], {2: three}, 3)


def test_an_old_file_is_written_anew_when_it_is_continued(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def step(header, records):
        return header, [{**record, "new": True} for record in records]

    monkeypatch.setattr(journal_module, "VERSION", 2)
    monkeypatch.setattr(
        journal_module, "migrate", lambda old, *whole: migrate(old, *whole, {1: step}, 2)
    )
    contents = read_journal(path)
    assert contents.version == 1
    journal = Journal.reopen(path, contents)
    journal.append({"type": "action", "new": True})
    journal.close()
    again = read_journal(path)
    assert again.version == 2
    assert all(record["new"] for record in again.records)
    assert len(again.records) == 11


def test_the_first_version_can_still_be_read() -> None:
    path = Path(__file__).parents[1] / "data" / "match-v1.rami"
    contents = read_journal(path)
    assert contents.version == 1
    assert len(contents.records) > 50
