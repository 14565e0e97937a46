"""Files whose checksums fit and whose contents do not: refused, never a crash."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.journal import Contents, Journal, read_journal
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch

SAVED = Path(__file__).parents[1] / "data" / "match-v1.rami"
ODD: tuple[Any, ...] = (
    None, True, -1, 10**30, 1.5, "", "x", "*7H", "lay", "1" * 5000, [], {}, [[]], [None], "\0",
)  # fmt: skip


@pytest.fixture(scope="module")
def saved() -> Contents:
    return read_journal(SAVED)


def spoil(value: Any, random_: random.Random) -> Any:
    """Return a JSON value with something in it exchanged, taken out or doubled."""
    if isinstance(value, dict) and value and random_.random() < 0.85:
        key = random_.choice(sorted(value))
        if random_.random() < 0.2:
            return {name: entry for name, entry in value.items() if name != key}
        return {**value, key: spoil(value[key], random_)}
    if isinstance(value, list) and value and random_.random() < 0.8:
        place = random_.randrange(len(value))
        how = random_.random()
        if how < 0.2:
            return value[:place] + value[place + 1 :]
        if how < 0.4:
            return [*value[:place], value[place], *value[place:]]
        return [*value[:place], spoil(value[place], random_), *value[place + 1 :]]
    if isinstance(value, str) and " " in value and random_.random() < 0.7:
        words = value.split(" ")
        random_.shuffle(words)
        return " ".join(words)
    return random_.choice(ODD)


@pytest.mark.parametrize("seed", range(150))
def test_spoilt_records_are_refused_or_played(tmp_path: Path, saved: Contents, seed: int) -> None:
    random_ = random.Random(seed)
    header, records = copy.deepcopy(saved.header), copy.deepcopy(saved.records)
    if random_.random() < 0.3:
        spoilt = spoil(header, random_)
        kept = {"format": header["format"], "version": 1}
        header = {**kept, **(spoilt if isinstance(spoilt, dict) else {}), **kept}
    else:
        first = [number for number, record in enumerate(records) if "order" in record]
        place = random_.choice([*first, random_.randrange(len(records))])
        records[place] = spoil(records[place], random_)
        if not isinstance(records[place], dict):
            records[place] = {"type": records[place]}
    path = tmp_path / "odd.rami"
    Journal.create(path, header, *records).close()
    before = path.read_bytes()
    try:
        RecordedMatch.load(path).close()
    except StorageError as error:
        assert error.code in ("damaged", "does_not_replay")
        assert path.read_bytes() == before
    library = Library(tmp_path / "data")
    try:
        recovered = library.recover(path)
    except StorageError:
        assert path.read_bytes() == before
    else:
        RecordedMatch.load(recovered.path).close()


def test_the_saved_match_of_the_first_version_is_sound() -> None:
    library = Library(SAVED.parent / "nowhere")
    assert library.running() == []
    with pytest.raises(StorageError, match="not_found"):
        library.import_match(SAVED.parent / "no such file")


def test_the_saved_match_of_the_first_version_goes_on(tmp_path: Path) -> None:
    path = Library(tmp_path).import_match(SAVED)
    with RecordedMatch.load(path) as match:
        assert [seat.name for seat in match.seats] == ["Zoé", "André", "木"]
        assert match.number == 3
