"""The history of finished matches: a SQLite file made from the finished match files.

It holds nothing that those files do not hold, so a damaged history is kept aside and made
anew.  What is older than the last reset stays out.  :mod:`.statistics` reads it.

=========  ======================================================================
matches    one row for each match: when it ended, its rules, its file
seats      who sat where, against whom, with which total, and who won
deals      how each deal ended
marks      what each seat marked in each deal
=========  ======================================================================
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from rami_desktop.engine.presets import rules_key
from rami_desktop.engine.scoring import match_result
from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import ensure_directory, free_name, write_whole
from rami_desktop.storage.library import Library, file_number
from rami_desktop.storage.replay import PLAYED_ON, MatchFile, read_match, read_result
from rami_desktop.storage.seats import SeatInfo

FILE = "history.sqlite"
#: Holds the number of the newest match file when the statistics were last reset.
RESET_FILE = "history-reset"
VERSION = 1
#: Marks the file as ours: "Rami" in ASCII.
APPLICATION_ID = 0x52616D69
#: Seconds to wait for somebody who looks into the file with another program.
PATIENCE = 2.0

#: Strict tables and checks let SQLite itself find values that have become something else.
_SCHEMA = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, file TEXT NOT NULL,
    ended TEXT NOT NULL, rules TEXT NOT NULL CHECK (json_valid(rules)),
    players INTEGER NOT NULL) STRICT;
CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, kind TEXT NOT NULL, level TEXT NOT NULL,
    opponents TEXT NOT NULL CHECK (json_array_length(opponents) > 0),
    total INTEGER NOT NULL, won INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (match, seat)) STRICT;
CREATE TABLE deals (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, number INTEGER NOT NULL,
    winner INTEGER, blocked INTEGER NOT NULL, at_once INTEGER NOT NULL,
    rami_sec INTEGER NOT NULL, PRIMARY KEY (match, number)) STRICT;
CREATE TABLE marks (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, number INTEGER NOT NULL,
    seat INTEGER NOT NULL, points INTEGER NOT NULL, hand_points INTEGER NOT NULL,
    PRIMARY KEY (match, number, seat)) STRICT;
CREATE INDEX seats_by_name ON seats (name, match);
"""

Result = TypeVar("Result")


class History:
    """The finished matches of a library, for statistics.

    :ivar kept_aside: where the last damaged history was put, if there was one.
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self.kept_aside: Path | None = None

    @property
    def path(self) -> Path:
        """The SQLite file; it is made when something is written."""
        return self.library.home / FILE

    def record(self, path: Path) -> bool:
        """Take in a match that is over; a match that is there already changes nothing.

        :returns: whether it was new.
        :raises StorageError: when the match cannot be read or the history not be written.
        """
        file = read_match(path)
        return self._with_connection(lambda connection: _insert(connection, file))

    def update(self) -> int:
        """Take in every finished match that is not there yet, and return how many were new.

        A finished match that cannot be read is passed over.

        :raises StorageError: when the history cannot be written, or a newer program wrote it.
        """
        return self._with_connection(self._take_in)

    def _take_in(self, connection: sqlite3.Connection) -> int:
        known = {name for (name,) in connection.execute("SELECT file FROM matches")}
        since = self._reset_at()
        paths = [path for path in self.library.finished() if path.name not in known]
        new = [path for path in reversed(paths) if file_number(path) > since]
        return sum(_insert_readable(connection, path) for path in new)

    def reset(self) -> None:
        """Forget all matches; their files stay, and are not taken in again.

        :raises StorageError: when that cannot be written.
        """
        ensure_directory(self.library.home)
        newest = max(map(file_number, self.library.finished()), default=0)
        write_whole(self.library.home / RESET_FILE, b"%d\n" % newest)
        self._with_connection(lambda connection: connection.execute("DELETE FROM matches"))

    def read(self, question: Callable[[sqlite3.Connection], Result]) -> Result:
        """Return the answer to a question that only reads.

        :raises StorageError: when the history cannot be read.
        """
        return self._with_connection(question)

    def _reset_at(self) -> int:
        numbers = [0]
        for place in (self.library.directory, self.library.home):
            with suppress(OSError, ValueError):
                numbers.append(int((place / RESET_FILE).read_bytes()[:20]))
        return max(numbers)

    # --- the file ------------------------------------------------------------------------

    def _with_connection(self, do: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do something in one transaction; a damaged file is made anew and it is done again."""
        ensure_directory(self.library.home)
        try:
            return self._transaction(do)
        except sqlite3.DatabaseError as error:
            # A table that is missing is told as a mere mistake in the question, and a text that
            # is none by Python's own module, which gives no code.
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
            if isinstance(error, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
                raise self._refusal(error) from error
        except UnicodeDecodeError:  # what SQLite says of the damage quotes it
            pass
        self.kept_aside = self._put_aside()
        try:
            self._transaction(self._take_in)
            return self._transaction(do)
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    def _transaction(self, do: Callable[[sqlite3.Connection], Result]) -> Result:
        with closing(self._open()) as connection, connection:
            connection.execute("BEGIN")
            return do(connection)

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            self._check(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check(self, connection: sqlite3.Connection) -> None:
        """Make the tables of an empty file; refuse one that is foreign, damaged or newer."""
        owner = _pragma(connection, "application_id")
        version = _pragma(connection, "user_version")
        if owner == version == 0 and not _pragma(connection, "page_count"):
            with _at_once(connection):
                for statement in _SCHEMA.split(";"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                connection.execute(f"PRAGMA user_version = {VERSION}")
            return
        if owner == APPLICATION_ID and version > VERSION:
            raise StorageError("newer_version", self.path, version=version, known=VERSION)
        if owner != APPLICATION_ID or version != VERSION:
            raise sqlite3.DatabaseError("not our file")
        if _pragma(connection, "quick_check") != "ok":
            raise sqlite3.DatabaseError("damaged")

    def _put_aside(self) -> Path:
        aside = self.library.home / self.library.aside_dir.name
        target = free_name(ensure_directory(aside) / self.path.name)
        try:
            self.path.replace(target)
            # Left beside the new file it would be taken for the rest of that one.
            self.path.with_name(f"{FILE}-journal").unlink(missing_ok=True)
        except OSError as error:
            raise system_error(error, self.path, writing=True) from error
        return target

    def _refusal(self, error: sqlite3.Error) -> StorageError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_FULL:
            return StorageError("disk_full", self.path)
        if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
            return StorageError("not_allowed", self.path)
        return StorageError("cannot_write", self.path, reason=str(error))


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


@contextmanager
def _at_once(connection: sqlite3.Connection) -> Iterator[None]:
    """Do everything inside or nothing."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def match_key(file: MatchFile) -> str:
    """Return what tells a match from all others: a fingerprint of its header."""
    text = json.dumps(file.contents.header, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def opponents_key(seats: Sequence[SeatInfo], seat: int) -> str:
    """Return the others at the table as JSON: computers by level, people by name."""
    others = (info for index, info in enumerate(seats) if index != seat)
    named = [[info.kind, info.name if info.is_human else info.level] for info in others]
    return json.dumps(sorted(named), ensure_ascii=False)


def _insert_readable(connection: sqlite3.Connection, path: Path) -> int:
    try:
        return int(_insert(connection, read_match(path)))
    except StorageError:
        return 0


def _insert(connection: sqlite3.Connection, file: MatchFile) -> bool:
    """Write a match down; return whether it was new and counts.

    A match that was played on from a replay does not: its cards were known.

    :raises StorageError: when it is not over or its records are not sound.
    """
    if file.contents.header.get(PLAYED_ON):
        return False
    dones = [deal.done for deal in file.deals if deal.done is not None]
    if len(dones) < len(file.deals):
        raise StorageError("not_over", file.path)
    try:
        results = [read_result(done) for done in dones]
        totals = [sum(result.points[seat] for result in results) for seat in range(file.players)]
        outcome = match_result(file.rules, totals, len(results))
        ended = str(dones[-1]["at"])
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise StorageError("damaged", file.path, line=file.deals[-1].line) from error
    if outcome is None:
        raise StorageError("not_over", file.path)
    cursor = connection.execute(
        "INSERT OR IGNORE INTO matches (key, file, ended, rules, players) VALUES (?, ?, ?, ?, ?)",
        (match_key(file), file.path.name, ended, rules_key(file.rules), file.players),
    )
    if not cursor.rowcount:
        return False
    match = cursor.lastrowid
    _insert_all(
        connection,
        "seats",
        (
            (
                match, seat, info.name, info.kind, info.level, opponents_key(file.seats, seat),
                totals[seat], seat in outcome.winners,
            )
            for seat, info in enumerate(file.seats)
        ),
    )  # fmt: skip
    _insert_all(
        connection,
        "deals",
        (
            (match, number, one.winner, one.blocked, one.at_once, one.rami_sec)
            for number, one in enumerate(results, 1)
        ),
    )
    _insert_all(
        connection,
        "marks",
        (
            (match, number, seat, one.points[seat], one.hand_points[seat])
            for number, one in enumerate(results, 1)
            for seat in range(file.players)
        ),
    )
    return True


def _insert_all(
    connection: sqlite3.Connection, table: str, rows: Iterable[tuple[object, ...]]
) -> None:
    for row in rows:
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)
