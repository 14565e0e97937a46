"""One running program per data directory."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from types import TracebackType
from typing import IO

from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import ensure_directory

#: What the systems answer when somebody else holds the lock.
_TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class InstanceLock:
    """A lock that the system takes back when the program ends, in whatever way it ends.

    >>> from tempfile import mkdtemp
    >>> with InstanceLock(Path(mkdtemp()) / "lock") as lock:
    ...     lock.held
    True
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    @property
    def held(self) -> bool:
        """Whether this program holds the lock."""
        return self._file is not None

    def acquire(self) -> None:
        """Take the lock; taking it again changes nothing.

        :raises StorageError: ``already_running`` when another program holds it, or what keeps
            the file from being written.
        """
        if self._file is not None:
            return
        ensure_directory(self.path.parent)
        try:
            # The file stays when the lock goes: removing it would let two programs lock two.
            file = open(self.path, "ab")  # noqa: SIM115
        except OSError as error:
            # The directory: nobody knows of the file.
            raise system_error(error, self.path.parent, writing=True) from error
        try:
            _try_lock(file)
        except OSError as error:
            if error.errno in _TAKEN:
                file.close()
                raise StorageError("already_running", self.path) from error
            # A file system without locks: better to play unguarded than not at all.
        self._file = file

    def release(self) -> None:
        """Give the lock back, if it is held."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> InstanceLock:
        self.acquire()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
