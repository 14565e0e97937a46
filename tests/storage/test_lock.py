"""One program per data directory."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from rami_desktop.storage import lock as lock_module
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.lock import InstanceLock

HOLDER = """
import sys
from pathlib import Path
from rami_desktop.storage.lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
lock.acquire()
print("held", flush=True)
sys.stdin.read()
"""


def test_a_lock_is_held_once(tmp_path: Path) -> None:
    path = tmp_path / "data" / "lock"
    with InstanceLock(path) as lock:
        lock.acquire()
        with pytest.raises(StorageError) as refused:
            InstanceLock(path).acquire()
        assert refused.value.code == "already_running"
    assert not lock.held
    with InstanceLock(path) as other:
        assert other.held


def test_the_lock_of_a_killed_program_is_free(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"held\n"
        with pytest.raises(StorageError, match="already_running"):
            InstanceLock(path).acquire()
        child.kill()
        child.wait()
        with InstanceLock(path) as lock:
            assert lock.held


def test_a_file_system_without_locks_does_not_keep_the_program_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock_module, "_try_lock", no_locks)
    with InstanceLock(tmp_path / "lock") as lock:
        assert lock.held


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="not_a_folder"):
        InstanceLock(tmp_path / "file" / "lock").acquire()
    (tmp_path / "lock").mkdir()
    with pytest.raises(StorageError, match="cannot_write") as refused:
        InstanceLock(tmp_path / "lock").acquire()
    assert refused.value.path == tmp_path  # what is told to a person names no lock
