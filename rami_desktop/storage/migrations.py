"""Versions of the journal, and how an old one becomes a present one.

Version 1 is the first.  Whoever changes the form of a record raises :data:`VERSION` by one,
adds to :data:`STEPS` a pure function from the old form to the new, and puts a file of the old
version into ``tests/data``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

FORMAT = "rami-desktop match"
VERSION = 1

#: A file's header and its other records.
Whole = tuple[dict[str, Any], list[dict[str, Any]]]
Step = Callable[[dict[str, Any], list[dict[str, Any]]], Whole]

#: The step from each old version to the next.
STEPS: Mapping[int, Step] = {}


def migrate(
    version: int,
    header: dict[str, Any],
    records: list[dict[str, Any]],
    steps: Mapping[int, Step] = STEPS,
    target: int = VERSION,
) -> Whole:
    """Return header and records in the form of version ``target``.

    :raises KeyError: when there is no way from that version.
    """
    for old in range(version, target):
        header, records = steps[old](header, records)
        header = {**header, "version": old + 1}
    return header, records
