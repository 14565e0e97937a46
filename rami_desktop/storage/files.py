"""Writing files so that a reader finds either the old one or the new one, whole."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from rami_desktop.storage.errors import system_error

#: Bytes that a disk must take at the least: the first lines of a match.
_ROOM = 1 << 14


def ensure_directory(path: Path) -> Path:
    """Create a directory with its parents if need be, and return it.

    :raises StorageError: when that is not possible.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise system_error(error, path, writing=True) from error
    return path


def check_room(directory: Path) -> None:
    """Look whether a directory, which is created if need be, takes files.

    :raises StorageError: when it does not.
    """
    ensure_directory(directory)
    try:
        descriptor, name = _new_beside(directory / "room")
        try:
            if os.write(descriptor, bytes(_ROOM)) < _ROOM:  # the last that there was
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        finally:
            os.close(descriptor)
            name.unlink()
    except OSError as error:
        raise system_error(error, directory, writing=True) from error


def sync_file(descriptor: int) -> None:
    """Wait until what was written to a file is on disk."""
    # The data with the new size is all that a reader needs; the time stamps may wait.
    sync = getattr(os, "fdatasync", os.fsync)
    sync(descriptor)


def sync_directory(path: Path) -> None:
    """Wait until names in a directory are on disk, where the system knows such a thing."""
    with suppress(OSError):  # Windows opens no directories; a few file systems sync none
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _new_beside(path: Path) -> tuple[int, Path]:
    """Open a new file in the same directory, with the permissions that files there get."""
    name = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}.tmp")
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.open(name, flags, 0o666), name


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """Open a temporary file that takes the place of ``path`` when the block ends well.

    :raises StorageError: when it cannot be written; ``path`` is then as it was, and nothing
        is left beside it.
    """
    try:
        descriptor, name = _new_beside(path)
    except OSError as error:
        raise system_error(error, path, writing=True) from error
    try:
        with open(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException as error:
        with suppress(OSError):
            os.unlink(name)
        if isinstance(error, OSError):
            raise system_error(error, path, writing=True) from error
        raise
    sync_directory(path.parent)


def write_whole(path: Path, content: bytes) -> None:
    """Put ``content`` in the place of a file.

    :raises StorageError: when it cannot be written; the file is then as it was.
    """
    with replacing(path) as file:
        file.write(content)


def copy_file(source: Path, target: Path) -> None:
    """Put a copy of a file in the place of another.

    :raises StorageError: when one cannot be read or the other not be written.
    """
    try:
        content = source.read_bytes()
    except OSError as error:
        raise system_error(error, source, writing=False) from error
    write_whole(target, content)


def free_name(path: Path) -> Path:
    """Return ``path``, or a name like it that no file has yet."""
    candidate, number = path, 2
    while candidate.exists():
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return candidate
