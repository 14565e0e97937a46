"""Match files that are broken, foreign, newer or far too long."""

from __future__ import annotations

import random
import resource
import sqlite3
import time
from pathlib import Path

from benchmarks.checking import SAVED, Outcome, expect, opened
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Library
from rami_desktop.storage.migrations import VERSION
from rami_desktop.storage.settings import Settings

BLANKS = 200 * 1024 * 1024
#: Seconds that looking at a file of blanks may take.
SOON = 2.0


def changed_bytes(directory: Path, every: int = 1) -> Outcome:
    """Change every byte of a saved match, one at a time."""
    content, random_ = SAVED.read_bytes(), random.Random(1)
    path = directory / "changed.rami"
    tried = refused = 0
    for place in range(0, len(content), every):
        other = (content[place] + random_.randrange(1, 256)) % 256
        path.write_bytes(content[:place] + bytes([other]) + content[place + 1 :])
        tried += 1
        good = opened(path)
        refused += not good
        expect(not good or place == len(content) - 1, f"byte {place} changed and nobody noticed")
    return Outcome(tried, refused)


def cuts(directory: Path, every: int = 1) -> Outcome:
    """Cut a saved match at every length; whole lines before the cut are never lost."""
    content = SAVED.read_bytes()
    path = directory / "cut.rami"
    tried = refused = 0
    for length in range(0, len(content), every):
        part = content[:length]
        path.write_bytes(part)
        tried += 1
        if opened(path):
            whole = part[: part.rfind(b"\n") + 1]
            expect(path.read_bytes().startswith(whole), f"cut at {length}: lines were lost")
        else:
            refused += 1
            expect(part.count(b"\n") < 2, f"cut at {length}: refused")
    return Outcome(tried, refused)


def random_bytes(directory: Path, every: int = 1) -> Outcome:
    """Open files of random bytes, some of which begin as ours do."""
    random_ = random.Random(2)
    path = directory / "random.rami"
    start = SAVED.read_bytes()[:200]
    tried = 2000 // every
    for number in range(tried):
        content = random_.randbytes(random_.randrange(1, 3000))
        path.write_bytes(start[: number % 200] + content)
        expect(not opened(path), "random bytes were taken for a match")
    return Outcome(tried, tried)


def foreign_files(directory: Path, every: int = 1) -> Outcome:
    """Open files of other programs, a directory, and names that lead nowhere."""
    contents = {
        "empty": b"",
        "text": "Chère grand-mère,\n".encode(),
        "json": b'{"format":"something else"}\n',
        "list.json": b"[1, 2, 3]\n",
        "picture.png": b"\x89PNG\r\n\x1a\n" + bytes(64),
        "archive.zip": b"PK\x03\x04" + bytes(64),
        "utf16": "match".encode("utf-16"),
        "newline": b"\n" * 1000,
        "deep.json": b"[" * 100_000,
        "settings.json": b'{"format": "rami-desktop settings", "version": 1}\n',
    }
    tried = 0
    for name, content in contents.items():
        path = directory / f"{name}.rami"
        path.write_bytes(content)
        expect(not opened(path), f"{name} was taken for a match")
        tried += 1
    base = directory / "base.sqlite"
    with sqlite3.connect(base) as connection:
        connection.execute("CREATE TABLE cards (name TEXT)")
    connection.close()
    (directory / "folder.rami").mkdir()
    for path in (base, directory / "folder.rami", directory / "missing.rami", Path("/dev/null")):
        expect(not opened(path), f"{path} was taken for a match")
        tried += 1
    return Outcome(tried, tried)


def newer_version(directory: Path, every: int = 1) -> Outcome:
    """Open a match that a later program wrote, in the library too."""
    content = SAVED.read_bytes().replace(b'"version":1', b'"version":%d' % (VERSION + 1), 1)
    library = Library(directory / "newer")
    library.running_dir.mkdir(parents=True)
    path = library.running_dir / "match-000001.rami"
    path.write_bytes(content)
    expect(not opened(path, {"newer_version"}), "a newer version was opened")
    try:
        library.import_match(path)
    except StorageError as error:
        expect(error.code == "newer_version", f"{error}")
    expect(path.read_bytes() == content, "a newer version was changed")
    return Outcome(2, 2)


def blanks(directory: Path, every: int = 1) -> Outcome:
    """Open 200 MB of blanks, and of nothing, in no time and without holding them in memory."""
    tried = 0
    for name, start in (("blanks", b""), ("header", SAVED.read_bytes().splitlines(True)[0])):
        path = directory / f"{name}.rami"
        with open(path, "wb") as file:
            file.write(start)
            for _ in range(BLANKS // every // (1 << 20) + 1):
                file.write(b" " * (1 << 20))
        before, began = _memory(), time.monotonic()
        expect(not opened(path), f"{name} was taken for a match")
        expect(time.monotonic() - began < SOON, f"{name} took {time.monotonic() - began:.1f} s")
        expect(_memory() - before < 64 << 20, f"{name} was held in memory")
        path.unlink()
        tried += 1
    settings = directory / "settings.json"
    settings.write_bytes(b" " * (2 << 20))
    _settings, notice = Settings.load(settings)
    expect(notice is not None, "blanks were taken for settings")
    return Outcome(tried + 1, tried + 1)


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
