"""The matches in the data directory.

======== ===================================================================
running  matches that are not over; each has a file of its own
finished matches that are over, kept for replays
aside    files that could not be read, kept as they were
======== ===================================================================

Files are numbered, not dated: a clock may go back.

Where the system refuses to write there, :meth:`Library.use_spare` gives a directory that lasts
as long as the program: one can play, but nothing is kept.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from rami_desktop.engine.rules import Rules
from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import (
    check_room,
    ensure_directory,
    free_name,
    sync_directory,
)
from rami_desktop.storage.journal import Journal, Record
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import MatchFile, read_match, replay_deal, turns_begun
from rami_desktop.storage.seats import SeatInfo

SUFFIX = ".rami"
RUNNING, FINISHED = "running", "finished"
_NUMBERED = re.compile(r"match-(\d{1,9})(?:-\d+)?\.rami")

Written = TypeVar("Written")


@dataclass(frozen=True, slots=True)
class Recovered:
    """What could be saved of a broken match file.

    :ivar path: the new file in ``running``.
    :ivar aside: where the broken file is kept.
    :ivar deals: the number of the deal that goes on.
    :ivar turns: how many turns of that deal have begun.
    """

    path: Path
    aside: Path
    deals: int
    turns: int


class Library:
    """The match files below a data directory, which is created when something is written.

    :ivar spare: the directory for what ``directory`` does not take, if there has to be one.
    :ivar look_only: whether nothing is ever written to ``directory``.
    """

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.running_dir = directory / RUNNING
        self.finished_dir = directory / FINISHED
        self.aside_dir = directory / "aside"
        self.spare: Path | None = None
        self.look_only = False

    def check(self) -> None:
        """Look whether matches can be listed and new ones written.

        :raises StorageError: when they cannot.
        """
        self.running()
        check_room(self.running_dir if self.running_dir.is_dir() else self.directory)

    @property
    def home(self) -> Path:
        """The directory for files of which there is one only."""
        return self.spare or self.directory

    def use_spare(self, *, look_only: bool = False) -> None:
        """Put aside what the data directory does not take, until :meth:`close`.

        :param look_only: never write to the data directory, whatever it takes.
        :raises StorageError: when there is no room for that either.
        """
        if self.spare is None:
            try:
                self.spare = Path(tempfile.mkdtemp(prefix="rami-desktop-"))
            except OSError as error:
                raise system_error(error, tempfile.gettempdir(), writing=True) from error
        self.look_only = self.look_only or look_only

    def is_kept(self, match: RecordedMatch) -> bool:
        """Return whether everything of a match will be there when the program has ended."""
        return match.saved and (self.spare is None or self.spare not in match.path.parents)

    def close(self) -> None:
        """Forget what was put aside."""
        if self.spare is not None:
            shutil.rmtree(self.spare, ignore_errors=True)
            self.spare = None

    def new_match(self, rules: Rules, seats: Sequence[SeatInfo], seed: int) -> RecordedMatch:
        """Begin a match in a file of its own.

        :raises RulesError: when the rules do not allow that many seats.
        :raises StorageError: when it cannot be written.
        """
        return self._write_new(lambda path: RecordedMatch.create(path, rules, seats, seed))

    def running(self) -> list[Path]:
        """Return the matches that are not over, the newest first."""
        return self._listed(RUNNING)

    def finished(self) -> list[Path]:
        """Return the matches that are over, the newest first."""
        return self._listed(FINISHED)

    def resume(self, path: Path) -> RecordedMatch:
        """Go on with one of the matches; where its file may not be written, with a copy of it.

        :raises StorageError: when it cannot be read or written.
        """
        spare = self.spare
        if spare is None or spare in path.parents:
            return RecordedMatch.load(path)
        if not self.look_only:
            try:
                return RecordedMatch.load(path)
            except StorageError as error:
                if not error.writing:
                    raise
        copied = RecordedMatch.load(self.import_match(path))
        copied.torn = read_match(path).contents.torn
        return copied

    def to_continue(self, last: str = "") -> list[Path]:
        """Return the unfinished matches in the order in which they are offered.

        :param last: the file name of the match that was played last, if that is known.
        """
        return sorted(self.running(), key=lambda path: path.name != last)

    def file_finished(self, recorded: RecordedMatch) -> Path:
        """Close a match that is over and move it to the finished ones.

        :raises StorageError: when it cannot be moved.
        """
        recorded.close()
        return _move(recorded.path, recorded.path.parent.with_name(FINISHED))

    def import_match(self, path: Path) -> Path:
        """Take over a match file from elsewhere, as a match that can be continued or replayed.

        :returns: the new file; the one given is not changed.
        :raises StorageError: when it is not a sound match or cannot be written.
        """
        file = read_match(path)
        last = replay_deal(file, len(file.deals) - 1)
        header, records = file.contents.header, file.contents.records
        kind = FINISHED if last.over else RUNNING
        return self._write_new(lambda target: _write(target, header, records), kind)

    def keep_aside(self, path: Path) -> Path:
        """Move a file that cannot be read out of the way and return where it is now.

        :raises StorageError: when it cannot be moved.
        """
        return _move(path, self.aside_dir)

    def recover(self, path: Path) -> Recovered:
        """Save what can be read and replayed of a broken match; the broken file is kept aside.

        Where it cannot be moved, it stays where it is.

        :raises StorageError: when nothing of it can be saved.
        """
        file = read_match(path, salvage=True)
        records = _sound_records(file)
        target = self._write_new(lambda new: _write(new, file.contents.header, records))
        turns = turns_begun(replay_deal(file, len(file.deals) - 1))
        try:
            aside = path if self.look_only else self.keep_aside(path)
        except StorageError:
            aside = path
        return Recovered(target, aside, len(file.deals), turns)

    def write_running(self, write: Callable[[Path], object]) -> Path:
        """Let another match that is not over be written, and return where it is.

        :param write: writes it to the path that it is given.
        :raises StorageError: when that cannot be done.
        """

        def written(path: Path) -> Path:
            write(path)
            return path

        return self._write_new(written)

    def _write_new(self, write: Callable[[Path], Written], kind: str = RUNNING) -> Written:
        """Write a new file below the data directory or, where that is refused, put it aside."""
        if not self.look_only:
            try:
                return write(self._new_path(self.directory, kind))
            except StorageError:
                if self.spare is None:
                    raise
        assert self.spare is not None
        return write(self._new_path(self.spare, kind))

    def _new_path(self, home: Path, kind: str) -> Path:
        """Return the path of another file, with a number that none has.

        :raises StorageError: when the directory cannot be made, or hides which numbers there are.
        """
        there = self._listed(RUNNING) + self._listed(FINISHED)
        if home == self.directory:  # no file that cannot be seen may be overwritten
            for place in (self.running_dir, self.finished_dir, self.aside_dir):
                there += _numbered(place)
        number = max(map(file_number, there), default=0) + 1
        return ensure_directory(home / kind) / f"match-{number:06d}{SUFFIX}"

    def _listed(self, kind: str) -> list[Path]:
        """Return the files of a kind, what was put aside among them, highest number first."""
        if self.spare is None:
            return _numbered(self.directory / kind)
        found = _numbered(self.spare / kind)
        with suppress(StorageError):
            found += _numbered(self.directory / kind)
        return sorted(found, key=_by_number, reverse=True)


def _write(path: Path, header: Record, records: Sequence[Record]) -> Path:
    Journal.create(path, header, *records).close()
    return path


def _sound_records(file: MatchFile) -> list[Record]:
    """Return the records up to the first that does not replay, and drop deals that do not."""
    while True:
        try:
            replay_deal(file, len(file.deals) - 1)
        except StorageError as error:
            deal = file.deals[-1]
            line = error.params["line"]
            if line > deal.line:
                good = line - deal.line - 1
                deal.done = None if good <= len(deal.steps) else deal.done
                del deal.steps[good:]
            elif len(file.deals) > 1:
                file.deals.pop()
            else:
                raise
        else:
            break
    records: list[Record] = []
    for deal in file.deals:
        records += [deal.start, *deal.steps]
        if deal.done is not None:
            records.append(deal.done)
    return records


def file_number(path: Path) -> int:
    """Return the number in the name of a match file, 0 for another name."""
    match = _NUMBERED.fullmatch(path.name)
    return int(match[1]) if match else 0


def _numbered(directory: Path) -> list[Path]:
    """Return the match files of a directory, highest number first."""
    try:
        paths = [path for path in directory.iterdir() if file_number(path)]
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise system_error(error, directory, writing=False) from error
    return sorted(paths, key=_by_number, reverse=True)


def _by_number(path: Path) -> tuple[int, str]:
    return file_number(path), path.name


def _move(path: Path, directory: Path) -> Path:
    target = free_name(ensure_directory(directory) / path.name)
    try:
        os.replace(path, target)
    except OSError as error:
        raise system_error(error, path, writing=True) from error
    sync_directory(target.parent)
    sync_directory(path.parent)
    return target
