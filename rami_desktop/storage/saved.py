"""The matches that can be looked through: saved under a name, unfinished, finished."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import match_result
from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import ensure_directory
from rami_desktop.storage.journal import Journal
from rami_desktop.storage.library import FINISHED, RUNNING, SUFFIX, Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import MatchFile, read_match
from rami_desktop.storage.seats import SeatInfo

SAVED = "saved"
LONGEST_NAME = 60
#: Signs that some file system does not take, and names that Windows keeps for itself.
_FORBIDDEN = '/\\:*?"<>|'
_RESERVED = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(1, 10))}


@dataclass(frozen=True, slots=True)
class Entry:
    """One match in the list.

    :ivar kind: ``saved``, ``running`` or ``finished``.
    :ivar deals: how many deals it has, the one that goes on too.
    :ivar over: whether it has ended.
    :ivar when: when it ended or, while it goes on, when it began, as an ISO date and time.
    :ivar totals: what each seat has marked.
    """

    path: Path
    kind: str
    rules: Rules
    seats: tuple[SeatInfo, ...]
    deals: int
    over: bool
    when: str
    totals: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name under which it was saved; empty for the others."""
        return self.path.stem if self.kind == SAVED else ""


class SavedMatches:
    """The matches of a library, and those saved under a name beside them.

    Some files cannot be read; they are left out and counted.

    :ivar unreadable: the files that the last list left out.
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self.directory = library.directory / SAVED
        self.unreadable: list[Path] = []

    def all(self) -> list[Entry]:
        """Return the saved matches by name, then the others, the newest first.

        :raises StorageError: when a directory cannot be read.
        """
        self.unreadable = []
        found = []
        for kind, path in self._paths():
            try:
                found.append(_entry(kind, read_match(path)))
            except StorageError:
                self.unreadable.append(path)
        return found

    def look_at(self, path: Path) -> Entry:
        """Return what a match file anywhere holds.

        :raises StorageError: when it is no sound match.
        """
        return _entry(SAVED, read_match(path))

    def _paths(self) -> Iterator[tuple[str, Path]]:
        try:
            saved = [path for path in self.directory.iterdir() if path.suffix == SUFFIX]
        except (FileNotFoundError, NotADirectoryError):
            saved = []
        except OSError as error:
            raise system_error(error, self.directory, writing=False) from error
        for path in sorted(saved, key=lambda path: path.name.casefold()):
            yield SAVED, path
        yield from ((RUNNING, path) for path in self.library.running())
        yield from ((FINISHED, path) for path in self.library.finished())

    def path_for(self, name: str) -> Path:
        """Return the file of a name.

        :raises ValueError: when no file can be called like that.
        """
        signs = ("-" if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in name)
        clean = " ".join("".join(signs).split())[:LONGEST_NAME].strip(" .")
        if not clean:
            raise ValueError("a saved match needs a name")
        if clean.casefold().split(".")[0] in _RESERVED:
            clean = f"{clean}-"
        return self.directory / f"{clean}{SUFFIX}"

    def save(self, match: RecordedMatch, name: str) -> Path:
        """Save a match as it stands; one of the same name gives way.

        :raises StorageError: when it cannot be written; what had the name is then unchanged.
        """
        path = self.path_for(name)
        ensure_directory(self.directory)
        match.save_as(path)
        return path

    def take_over(self, path: Path) -> Path:
        """Keep a match from elsewhere under the name of its file, or one like it.

        :raises StorageError: when it is no sound match or cannot be written.
        """
        file = read_match(path)
        ensure_directory(self.directory)
        target, number = self.path_for(path.stem), 2
        while target.exists():
            target = self.path_for(f"{path.stem[: LONGEST_NAME - 5]} {number}")
            number += 1
        Journal.create(target, file.contents.header, *file.contents.records).close()
        return target

    def delete(self, path: Path) -> None:
        """Remove a match for good.  :raises StorageError: when that is refused."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise system_error(error, path, writing=True) from error


def _entry(kind: str, file: MatchFile) -> Entry:
    dones = [deal.done for deal in file.deals if deal.done is not None]
    try:
        totals = tuple(map(int, dones[-1]["totals"])) if dones else (0,) * file.players
        when = str(dones[-1]["at"] if dones else file.contents.header["created"])
    except (LookupError, TypeError, ValueError) as error:
        raise StorageError("damaged", file.path, line=file.deals[-1].line) from error
    over = kind == FINISHED or _over(file, totals, len(dones))
    return Entry(file.path, kind, file.rules, file.seats, len(file.deals), over, when, totals)


def _over(file: MatchFile, totals: tuple[int, ...], deals: int) -> bool:
    return bool(deals) and match_result(file.rules, totals, deals) is not None
