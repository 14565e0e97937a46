r"""The file of a match: lines of JSON that are only ever appended.

Each line is one record, and ends with a checksum over everything up to and including it::

    {"format":"rami-desktop match","version":1,"program":"0.1.0",…,"sum":"5b0c…"}
    {"type":"deal",…,"sum":"e21f…"}
    {"type":"action","seat":0,"do":"draw",…,"sum":"09aa…"}

The first line is the header; its ``format``, ``version`` and place are the same in every
version.  A line is on disk before :meth:`Journal.append` returns.  What follows the last
complete line was torn by a crash and is dropped; a complete line that does not fit its
checksum was changed by somebody, and the file is refused.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import replacing, sync_file
from rami_desktop.storage.migrations import FORMAT, VERSION, migrate

Record = dict[str, Any]

_START = json.dumps({"format": FORMAT}, separators=(",", ":"))[:-1].encode() + b","
_SUM_LENGTH = 16
_TAIL_LENGTH = len(b',"sum":""}') + _SUM_LENGTH
#: No record of ours comes near this many bytes; a file of blanks is not read to its end.
LONGEST_LINE = 1 << 20


class _Checksum:
    """The running checksum of a journal's lines."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def copy(self) -> _Checksum:
        other = _Checksum()
        other._hash = self._hash.copy()
        return other

    def line(self, record: Mapping[str, Any]) -> bytes:
        """Return the line for a record, and take it into the checksum."""
        body = json.dumps(record, separators=(",", ":")).encode()
        self._hash.update(body)
        return b'%s,"sum":"%s"}\n' % (body[:-1], self._digest())

    def accepts(self, line: bytes) -> bool:
        """Take a complete line into the checksum and return whether it fits."""
        self._hash.update(line[: -_TAIL_LENGTH - 1])
        self._hash.update(b"}")
        return line[-_TAIL_LENGTH - 1 :] == b',"sum":"%s"}\n' % self._digest()

    def _digest(self) -> bytes:
        return self._hash.hexdigest()[:_SUM_LENGTH].encode()


@dataclass(slots=True)
class Contents:
    """What a journal holds.

    :ivar header: the first record, in the form of the present version.
    :ivar records: the records after it, in the form of the present version.
    :ivar version: the version in which the file was written.
    :ivar size: how many bytes of the file are complete lines.
    :ivar torn: whether something followed them that a crash left behind.
    """

    header: Record
    records: list[Record]
    version: int = VERSION
    size: int = 0
    torn: bool = False
    checksum: _Checksum = field(default_factory=_Checksum, repr=False)


def read_journal(path: Path, *, salvage: bool = False) -> Contents:
    """Read a journal; the file is not changed.

    :param salvage: return what stands before the first bad line instead of refusing it.
    :raises StorageError: when it cannot be read, is something else, is damaged, or was
        written by a later version.
    """
    try:
        with open(path, "rb") as file:
            contents = _read(path, file, salvage)
    except OSError as error:
        raise system_error(error, path, writing=False) from error
    try:
        contents.header, contents.records = migrate(
            contents.version, contents.header, contents.records
        )
    except (LookupError, TypeError, ValueError) as error:
        raise StorageError("damaged", path, line=1) from error
    return contents


def _read(path: Path, file: IO[bytes], salvage: bool) -> Contents:
    first = file.readline(LONGEST_LINE)
    contents = Contents({}, [])
    contents.header = _header(path, first, contents.checksum)
    contents.version = contents.header["version"]
    contents.size = len(first)
    for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), 2):
        if not line.endswith(b"\n") and len(line) < LONGEST_LINE:
            contents.torn = True
            break
        before = contents.checksum.copy() if salvage else None
        record = _record(line) if contents.checksum.accepts(line) else None
        if record is None:
            if before is None:
                raise StorageError("damaged", path, line=number)
            contents.checksum = before
            contents.torn = True
            break
        contents.records.append(record)
        contents.size += len(line)
    return contents


def _header(path: Path, line: bytes, checksum: _Checksum) -> Record:
    if not line.startswith(_START):
        raise StorageError("not_a_match", path)
    fits = checksum.accepts(line)
    header = _record(line)
    version = header.get("version") if header else None
    if header is None or type(version) is not int or version < 1:
        raise StorageError("damaged", path, line=1)
    # Asked before the checksum: a later version may have changed even that.
    if version > VERSION:
        raise StorageError("newer_version", path, version=version, known=VERSION)
    if not fits:
        raise StorageError("damaged", path, line=1)
    return header


def _record(line: bytes) -> Record | None:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict):
        return None
    record.pop("sum", None)
    return record


def header_record(values: Mapping[str, Any]) -> Record:
    """Return a header of the present version with these values."""
    return {"format": FORMAT, "version": VERSION, **values}


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a journal: its size in bytes there, and the checksum so far."""

    size: int
    checksum: _Checksum


class Journal:
    """A journal that is open for appending.

    :ivar path: the file.
    """

    def __init__(self, path: Path, file: IO[bytes], mark: Mark) -> None:
        self.path = path
        self._file = file
        self._mark = mark

    @classmethod
    def create(cls, path: Path, header: Record, *records: Record) -> Journal:
        """Write a new journal, whole or not at all, and open it.

        :raises StorageError: when it cannot be written.
        """
        checksum = _Checksum()
        lines = b"".join(map(checksum.line, (header, *records)))
        with replacing(path) as file:
            file.write(lines)
        return cls(path, _open_for_appending(path), Mark(len(lines), checksum))

    @classmethod
    def reopen(cls, path: Path, contents: Contents) -> Journal:
        """Open a journal that was read, to continue it behind its last complete line.

        One of an older version is first written anew in the present form.

        :raises StorageError: when it cannot be written.
        """
        if contents.version < VERSION:
            return cls.create(path, contents.header, *contents.records)
        file = _open_for_appending(path)
        journal = cls(path, file, Mark(contents.size, contents.checksum))
        try:
            journal._cut(contents.size)
        except StorageError:
            file.close()
            raise
        return journal

    def append(self, *records: Record) -> Mark:
        """Write records and wait until they are on disk.

        :returns: what :meth:`take_back` needs to forget them.
        :raises StorageError: when they cannot be written; the file then ends as before, and
            appending may be tried again.
        """
        mark = self._mark
        checksum = mark.checksum.copy()
        lines = b"".join(map(checksum.line, records))
        # A failure before may have left a part of a line that could not be cut off then.
        self._cut(mark.size)
        try:
            _write_all(self._file, lines)
            sync_file(self._file.fileno())
        except OSError as error:
            with suppress(StorageError):
                self._cut(mark.size)
            raise system_error(error, self.path, writing=True) from error
        self._mark = Mark(mark.size + len(lines), checksum)
        return mark

    def take_back(self, mark: Mark) -> None:
        """Forget what was appended since.

        :raises StorageError: when the file cannot be cut.
        """
        self._mark = mark
        self._cut(mark.size)

    def _cut(self, size: int) -> None:
        try:
            # Appending starts at the end of the file, so that is where the good lines must end.
            if os.fstat(self._file.fileno()).st_size != size:
                os.ftruncate(self._file.fileno(), size)
                sync_file(self._file.fileno())
        except OSError as error:
            raise system_error(error, self.path, writing=True) from error

    @property
    def closed(self) -> bool:
        """Whether nothing can be appended any more."""
        return self._file.closed

    def close(self) -> None:
        """Close the file; closing twice is harmless."""
        self._file.close()


def _open_for_appending(path: Path) -> IO[bytes]:
    try:
        return open(path, "ab", buffering=0)
    except OSError as error:
        raise system_error(error, path, writing=True) from error


def _write_all(file: IO[bytes], data: bytes) -> None:
    """Write to an unbuffered file, which may take less at once than it is given."""
    view = memoryview(data)
    while view:
        view = view[file.write(view) :]
