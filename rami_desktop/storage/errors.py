"""What can go wrong with files, each with a stable code and typed parameters.

========================  ==================================================================
``not_found``             there is no such file (``path``)
``not_allowed``           the system does not let us read or write here (``path``)
``disk_full``             there is no room left (``path``)
``cannot_read``           reading failed otherwise (``path``, ``reason``)
``cannot_write``          writing failed otherwise (``path``, ``reason``)
``not_a_folder``          a file stands where a directory has to be (``path``)
``not_a_match``           the file is something else (``path``)
``not_rules``             the file is no rule set (``path``)
``damaged``               a saved match was changed or cut (``path``, ``line``)
``newer_version``         a later program wrote it (``path``, ``version``, ``known``)
``does_not_replay``       its actions do not lead where they did (``path``, ``line``)
``not_over``              the match goes on still (``path``)
``deal_in_play``          people around one screen still play its only deal (``path``)
``already_running``       another program uses the data directory (``path``)
========================  ==================================================================
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

from rami_desktop.engine.errors import RamiError

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_REFUSED = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_FOLDER = {errno.ENOTDIR, errno.EEXIST}


class StorageError(RamiError):
    """A file that cannot be read, written or understood.

    :ivar writing: whether the system refused to write it.
    """

    writing = False

    def __init__(self, code: str, path: str | os.PathLike[str], **params: Any) -> None:
        super().__init__(code, path=os.fspath(path), **params)

    @property
    def path(self) -> Path:
        """The file or directory that the error is about."""
        return Path(self.params["path"])


def system_error(error: OSError, path: str | os.PathLike[str], *, writing: bool) -> StorageError:
    """Return what an error of the system means to the player."""
    told = _told(error, path, writing)
    told.writing = writing
    return told


def _told(error: OSError, path: str | os.PathLike[str], writing: bool) -> StorageError:
    if error.errno in _FULL:
        return StorageError("disk_full", path)
    if error.errno in _REFUSED:
        return StorageError("not_allowed", path)
    if error.errno == errno.ENOENT and not writing:
        return StorageError("not_found", path)
    if error.errno in _NO_FOLDER and writing:
        return StorageError("not_a_folder", path)
    code = "cannot_write" if writing else "cannot_read"
    return StorageError(code, path, reason=error.strerror or type(error).__name__)
