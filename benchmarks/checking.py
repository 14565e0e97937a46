"""What the checks of bad files and of a refusing system have in common."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.recorded import RecordedMatch

SAVED = Path(__file__).parents[1] / "tests" / "data" / "match-v1.rami"
READING = {"not_a_match", "damaged", "does_not_replay", "newer_version", "cannot_read", "not_found"}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one kind of badness went.

    :ivar tried: how many files or moments.
    :ivar refused: how many of them were answered by a refusal; the others could be used.
    """

    tried: int
    refused: int


class Wrong(AssertionError):
    """Something else happened than should."""


def expect(condition: object, what: str) -> None:
    """:raises Wrong: unless the condition holds."""
    if not condition:
        raise Wrong(what)


def opened(path: Path, allowed: set[str] = READING) -> bool:
    """Try to go on with a file; return whether that worked, the file untouched if not."""
    before = path.read_bytes() if path.is_file() and path.stat().st_size < 10**7 else None
    try:
        RecordedMatch.load(path).close()
    except StorageError as error:
        expect(error.code in allowed, f"{path.name}: {error}")
        after = path.read_bytes() if before is not None else None
        expect(after == before, f"{path.name} was changed")
        return False
    return True
