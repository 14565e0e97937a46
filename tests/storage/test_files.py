"""Files that are replaced whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.files import copy_file, replacing, write_whole


def test_a_file_is_replaced_and_nothing_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "match.rami"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_block_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "match.rami"
    path.write_bytes(b"one")
    with pytest.raises(ZeroDivisionError), replacing(path) as file:
        file.write(b"two")
        _ = 1 // 0
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_a_file_for_somebody_else_may_be_read_by_others(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    usual = os.umask(0o022)
    try:
        write_whole(source, b"one")
        copy_file(source, target)
    finally:
        os.umask(usual)
    assert [path.stat().st_mode & 0o777 for path in (source, target)] == [0o644, 0o644]


def test_a_long_name_still_fits(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250)
    write_whole(path, b"one")
    assert path.read_bytes() == b"one"


def test_a_missing_source_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="not_found"):
        copy_file(tmp_path / "missing", tmp_path / "target")
    assert list(tmp_path.iterdir()) == []
