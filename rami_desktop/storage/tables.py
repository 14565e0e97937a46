"""Tables as files that spreadsheets open."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from rami_desktop.storage.files import write_whole

#: Signs with which a spreadsheet takes a text for a formula.
_FORMULAS = ("=", "+", "-", "@")

Cell = str | int


def write_table(
    path: Path, headings: Sequence[str], rows: Iterable[Sequence[Cell]], separator: str = ","
) -> None:
    """Write a table as CSV.

    :param separator: what stands between cells; where a comma stands in numbers, spreadsheets
        expect a semicolon.
    :raises StorageError: when it cannot be written.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator)
    writer.writerow(headings)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    # The mark at the start is how spreadsheets know that the text is UTF-8.
    write_whole(path, text.getvalue().encode("utf-8-sig"))


def _plain(cell: Cell) -> Cell:
    """Keep what somebody is called from being reckoned."""
    return f" {cell}" if isinstance(cell, str) and cell.startswith(_FORMULAS) else cell
