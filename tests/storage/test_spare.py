"""Where the data directory takes nothing: everything goes on in another, and nothing is kept."""

from __future__ import annotations

import errno
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from rami_desktop.storage import library as library_module
from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.history import History
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.statistics import Choice, Statistics
from tests.storage.matches import RULES, SEATS, condition, play


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library with an unfinished and a finished match, to which nothing may be written."""
    before = Library(tmp_path / "data")
    match = before.new_match(RULES, SEATS, 1)
    play(match)
    before.file_finished(match)
    with before.new_match(RULES, SEATS, 2) as match:
        play(match, 30)
    library = Library(tmp_path / "data")
    library.use_spare(look_only=True)
    yield library
    library.close()


def everything_in(directory: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in directory.rglob("*") if path.is_file()}


def test_matches_are_played_elsewhere_and_nothing_is_written_here(library: Library) -> None:
    before = everything_in(library.directory)
    old = library.running()
    with library.new_match(RULES, SEATS, 3) as match:
        assert not library.is_kept(match)
        play(match)
        filed = library.file_finished(match)
    assert library.spare is not None and library.spare in filed.parents
    assert library.finished()[0] == filed and len(library.finished()) == 2
    assert library.running() == old
    assert everything_in(library.directory) == before
    spare = library.spare
    library.close()
    library.close()
    assert not spare.exists() and library.home == library.directory


def test_an_old_match_goes_on_as_a_copy(library: Library) -> None:
    old = library.running()[0]
    before = everything_in(library.directory)
    with RecordedMatch.load(old) as match:
        expected = condition(match)
    with library.resume(old) as match:
        assert condition(match) == expected
        play(match, 5)
    path = match.path
    with library.resume(path) as again:
        assert again.path == path
        assert condition(again) == condition(match)
    assert everything_in(library.directory) == before


def test_statistics_count_both(library: Library) -> None:
    before = everything_in(library.directory)
    match = library.new_match(RULES, SEATS, 3)
    play(match)
    library.file_finished(match)
    statistics = Statistics(History(library))
    assert statistics.summary(Choice("Zoé")).matches == 2
    statistics.history.reset()
    assert Statistics(statistics.history).summary(Choice("Zoé")).matches == 0
    assert everything_in(library.directory) == before


def test_what_can_be_saved_of_a_broken_match_is_saved_elsewhere(library: Library) -> None:
    path = library.running()[0]
    lines = path.read_bytes().splitlines(keepends=True)
    lines[-3] = lines[-3].replace(b'"', b"'", 1)
    path.write_bytes(b"".join(lines))
    before = everything_in(library.directory)
    recovered = library.recover(path)
    assert recovered.aside == path
    assert library.spare in recovered.path.parents
    assert everything_in(library.directory) == before


def test_a_directory_that_takes_files_again_is_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(tmp_path / "data")
    library.use_spare()
    with monkeypatch.context() as patch:

        def refuse(path: Path) -> Path:
            if tmp_path in path.parents:
                error = OSError(errno.ENOSPC, "No space left on device")
                raise system_error(error, path, writing=True)
            path.mkdir(parents=True, exist_ok=True)
            return path

        patch.setattr(library_module, "ensure_directory", refuse)
        with library.new_match(RULES, SEATS, 1) as match:
            assert not library.is_kept(match)
    with library.new_match(RULES, SEATS, 2) as match:
        assert library.is_kept(match)
        assert match.path.parent == library.running_dir
    with library.resume(match.path) as again:
        assert again.path == match.path
    library.close()


def test_an_old_match_that_may_only_be_read_goes_on_as_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(tmp_path / "data")
    with library.new_match(RULES, SEATS, 1) as match:
        play(match, 10)
    library.use_spare()
    load = RecordedMatch.load

    def refuse(path: Path) -> RecordedMatch:
        if path == match.path:
            raise system_error(OSError(errno.EROFS, "Read-only"), path, writing=True)
        return load(path)

    monkeypatch.setattr(RecordedMatch, "load", refuse)
    with library.resume(match.path) as again:
        assert condition(again) == condition(match)
        assert again.path != match.path
    library.close()


def test_a_directory_that_cannot_be_looked_into_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(tmp_path / "data")
    library.new_match(RULES, SEATS, 1).close()
    before = everything_in(library.directory)
    iterdir = Path.iterdir

    def refuse(path: Path) -> Iterator[Path]:
        if path == library.running_dir:
            raise PermissionError(errno.EACCES, "Permission denied")
        return iterdir(path)

    monkeypatch.setattr(Path, "iterdir", refuse)
    with pytest.raises(StorageError, match="not_allowed"):
        library.check()
    with pytest.raises(StorageError, match="not_allowed"):
        library.new_match(RULES, SEATS, 2)
    library.use_spare()
    with library.new_match(RULES, SEATS, 2) as match:
        assert library.running() == [match.path]
    library.close()
    monkeypatch.undo()
    assert everything_in(library.directory) == before


def test_no_room_anywhere_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_more: object) -> str:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    library = Library(tmp_path / "data")
    with pytest.raises(StorageError, match="disk_full"):
        library.use_spare()
    assert library.spare is None


def test_a_disk_without_room_is_noticed_and_nothing_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(tmp_path / "data")
    library.check()

    def refuse(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.write", refuse)
    with pytest.raises(StorageError, match="disk_full"):
        library.check()
    assert list(library.directory.iterdir()) == []
