"""The matches in the data directory.

======== ===================================================================
running  matches that are not over; each has a file of its own
finished matches that are over, kept for replays
aside    files that could not be read, kept as they were
======== ===================================================================

Files are numbered, not dated: a clock may go back.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rami_desktop.engine.rules import Rules
from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import ensure_directory, free_name, sync_directory
from rami_desktop.storage.journal import Journal
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import MatchFile, read_match, replay_deal
from rami_desktop.storage.seats import SeatInfo

SUFFIX = ".rami"
_NUMBERED = re.compile(r"match-(\d{1,9})(?:-\d+)?\.rami")


@dataclass(frozen=True, slots=True)
class Recovered:
    """What could be saved of a broken match file.

    :ivar path: the new file in ``running``.
    :ivar aside: where the broken file is kept.
    :ivar deals: the number of the deal that goes on.
    """

    path: Path
    aside: Path
    deals: int


class Library:
    """The match files below a data directory, which is created when something is written."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.running_dir = directory / "running"
        self.finished_dir = directory / "finished"
        self.aside_dir = directory / "aside"

    def new_match(self, rules: Rules, seats: Sequence[SeatInfo], seed: int) -> RecordedMatch:
        """Begin a match in a file of its own.

        :raises RulesError: when the rules do not allow that many seats.
        :raises StorageError: when it cannot be written.
        """
        return RecordedMatch.create(self._new_path(), rules, seats, seed)

    def running(self) -> list[Path]:
        """Return the matches that are not over, the newest first."""
        return _numbered(self.running_dir)

    def finished(self) -> list[Path]:
        """Return the matches that are over, the newest first."""
        return _numbered(self.finished_dir)

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
        return _move(recorded.path, self.finished_dir)

    def import_match(self, path: Path) -> Path:
        """Take over a match file from elsewhere, as a match that can be continued or replayed.

        :returns: the new file; the one given is not changed.
        :raises StorageError: when it is not a sound match or cannot be written.
        """
        file = read_match(path)
        last = replay_deal(file, len(file.deals) - 1)
        target = self._new_path(self.finished_dir if last.over else self.running_dir)
        Journal.create(target, file.contents.header, *file.contents.records).close()
        return target

    def keep_aside(self, path: Path) -> Path:
        """Move a file that cannot be read out of the way and return where it is now.

        :raises StorageError: when it cannot be moved.
        """
        return _move(path, self.aside_dir)

    def recover(self, path: Path) -> Recovered:
        """Save what can be read and replayed of a broken match; the broken file is kept aside.

        :raises StorageError: when nothing of it can be saved.
        """
        file = read_match(path, salvage=True)
        records = _sound_records(file)
        target = self._new_path()
        Journal.create(target, file.contents.header, *records).close()
        return Recovered(target, self.keep_aside(path), len(file.deals))

    def running_path(self) -> Path:
        """Return the path for another match that is not over; its directory is there.

        :raises StorageError: when the directory cannot be made.
        """
        return self._new_path()

    def _new_path(self, directory: Path | None = None) -> Path:
        directories = (self.running_dir, self.finished_dir, self.aside_dir)
        numbers = [file_number(path) for place in directories for path in _numbered(place)]
        number = max(numbers, default=0) + 1
        return ensure_directory(directory or self.running_dir) / f"match-{number:06d}{SUFFIX}"


def _sound_records(file: MatchFile) -> list[dict[str, object]]:
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
    records = []
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
    except FileNotFoundError:
        return []
    except OSError as error:
        raise system_error(error, directory, writing=False) from error
    return sorted(paths, key=lambda path: (file_number(path), path.name), reverse=True)


def _move(path: Path, directory: Path) -> Path:
    target = free_name(ensure_directory(directory) / path.name)
    try:
        os.replace(path, target)
    except OSError as error:
        raise system_error(error, path, writing=True) from error
    sync_directory(target.parent)
    sync_directory(path.parent)
    return target
