"""Tables that spreadsheets open."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.tables import write_table


@pytest.mark.parametrize("separator", [",", ";"])
def test_what_is_written_is_read_again(tmp_path: Path, separator: str) -> None:
    path = tmp_path / "table.csv"
    rows = [("Zoé; Léo, 木", 12, 'said "rami"'), ("", -5, "two\nlines")]
    write_table(path, ("Name", "Points", "Words"), rows, separator)
    with open(path, encoding="utf-8-sig", newline="") as file:
        read = list(csv.reader(file, delimiter=separator))
    assert read == [["Name", "Points", "Words"], *[list(map(str, row)) for row in rows]]
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("name", ["=1+1", "+33", "-Léo", "@home"])
def test_a_name_is_no_formula(tmp_path: Path, name: str) -> None:
    path = tmp_path / "table.csv"
    write_table(path, ("Name", "Points"), [(name, -5)])
    assert path.read_text(encoding="utf-8-sig").splitlines()[1] == f" {name},-5"


def test_a_place_that_refuses_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        write_table(tmp_path / "no" / "table.csv", ("Name",), [])
