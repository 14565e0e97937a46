"""Give the program every kind of bad file and every refusal of the system.

    python -m benchmarks.bad_files

Whatever happens, the answer must be a :class:`StorageError` with a sentence of its own, the
file must be as it was, and a match that can be played must go on.  The tests take a sample
(``every`` greater than 1); this script takes everything.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.storage import recorded as recorded_module
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.history import History
from rami_desktop.storage.journal import VERSION
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.seats import COMPUTER, SeatInfo
from rami_desktop.storage.settings import Settings

SAVED = Path(__file__).parents[1] / "tests" / "data" / "match-v1.rami"
READING = {"not_a_match", "damaged", "does_not_replay", "newer_version", "cannot_read", "not_found"}
BLANKS = 200 * 1024 * 1024
#: Seconds that looking at a file of blanks may take.
SOON = 2.0
NOBODY = 65534


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


# --- files -------------------------------------------------------------------------------


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


# --- the system --------------------------------------------------------------------------


def new_match(library: Library, deals: int = 2) -> RecordedMatch:
    """Begin a match among computer seats."""
    seats = [SeatInfo(f"Seat {number}", COMPUTER, "débutant") for number in range(1, 4)]
    rules = PRESETS["dix_manches"].changed(match_end=f"deals:{deals}")
    return library.new_match(rules, seats, 1)


def step(match: RecordedMatch, rng: Rng) -> None:
    """Let the seat to move act."""
    if match.deal.over:
        match.next_deal()
        return
    seat = match.deal.turn if match.deal.carte_due is None else match.deal.carte_due
    match.apply(make_bot("débutant").choose(match.view(seat), rng), seat)


@contextmanager
def size_limit(most: int) -> Iterator[None]:
    """Let no file grow beyond so many bytes: what a full disk is to a writer."""
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    usual = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
        signal.signal(signal.SIGXFSZ, usual)


def full_disk(directory: Path, every: int = 1) -> Outcome:
    """Fill the disk at every place of a match; then make room and go on."""
    tried = refused = 0
    rng = Rng(1)
    with new_match(Library(directory / "full"), 100) as match:
        for extra in range(0, 400, every):
            size = match.path.stat().st_size
            played, log = len(match.deal.logs[0]), match.number
            with size_limit(size + extra):
                try:
                    step(match, rng)
                except StorageError as error:
                    expect(error.code == "disk_full", f"{error}")
                    expect(match.path.stat().st_size == size, "a part of a line was left")
                    same = (len(match.deal.logs[0]), match.number) == (played, log)
                    expect(same, "what could not be written was done all the same")
                    refused += 1
            tried += 1
            step(match, rng)  # there is room again
        actions, number = len(match.deal.logs[0]), match.number
        path = match.path
    with RecordedMatch.load(path) as again:
        expect((len(again.deal.logs[0]), again.number) == (actions, number), "not all is there")
        _nothing_else_fits(directory, again)
    return Outcome(tried + 3, refused + 3)


def _nothing_else_fits(directory: Path, match: RecordedMatch) -> None:
    """Saving, settings and a new match are refused too, and what was there stays."""
    settings = Settings(directory / "full" / "settings.json")
    settings.save()
    kept = settings.path.read_bytes()
    target = directory / "full" / "copy.rami"
    target.write_bytes(b"what stood here")
    with size_limit(20):
        for do in (
            lambda: match.save_as(target),
            settings.save,
            lambda: new_match(Library(directory / "full")),
        ):
            try:
                do()
            except StorageError as error:
                expect(error.code == "disk_full", f"{error}")
            else:
                raise Wrong("it was written on a full disk")
    expect(settings.path.read_bytes() == kept, "the settings were damaged")
    expect(target.read_bytes() == b"what stood here", "the copy was damaged")
    left = [path.name for path in target.parent.iterdir() if path.name.endswith(".tmp")]
    expect(not left, f"left behind: {left}")


def full_file_system(directory: Path, every: int = 1) -> Outcome:
    """Play on a real file system of 256 KB until it is full, and read what is there."""
    place = directory / "small"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)], capture_output=True
    )
    if mounted.returncode:
        return Outcome(0, 0)  # only root may do that
    try:
        filler = place / "filler"
        filler.write_bytes(bytes(200 * 1024))
        library, rng = Library(place), Rng(1)
        match = new_match(library, 100)
        try:
            while True:
                step(match, rng)
        except StorageError as error:
            expect(error.code == "disk_full", f"{error}")
        done = len(match.deal.logs[0])
        try:
            History(library).update()
        except StorageError as error:
            expect(error.code == "disk_full", f"{error}")
        filler.unlink()
        step(match, rng)
        expect(len(match.deal.logs[0]) != done, "it does not go on when there is room")
        match.close()
        expect(opened(match.path), "the file of the full disk cannot be read")
    finally:
        subprocess.run(["umount", str(place)], check=True)
    return Outcome(1, 1)


def no_permission(directory: Path, every: int = 1) -> Outcome:
    """Write into a directory in which nobody may, read a file that may not be read."""
    place = directory / "locked"
    place.mkdir(mode=0o755)
    locked = place / "locked.rami"
    locked.write_bytes(SAVED.read_bytes())
    locked.chmod(0o000)
    place.chmod(0o555)
    library = Library(place / "data")
    tried = 0
    with _as_nobody():
        for do in (
            lambda: new_match(library),
            lambda: RecordedMatch.load(locked),
            Settings(place / "settings.json").save,
            History(library).update,
            lambda: library.import_match(SAVED),
        ):
            try:
                do()
            except StorageError as error:
                expect(error.code == "not_allowed", f"{error}")
            else:
                raise Wrong("it was allowed")
            tried += 1
        expect(library.running() == [], "there is a match in a directory that is not there")
    place.chmod(0o755)
    locked.chmod(0o644)
    expect(locked.read_bytes() == SAVED.read_bytes(), "the locked file was changed")
    return Outcome(tried, tried)


@contextmanager
def _as_nobody() -> Iterator[None]:
    """Be somebody who may not do everything."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def two_programs(directory: Path, every: int = 1) -> Outcome:
    """Start a second program over the same directory, then again when the first was killed."""
    lock = directory / "two" / "lock"
    code = (
        "import sys, time\n"
        "from pathlib import Path\n"
        "from rami_desktop.storage.lock import InstanceLock\n"
        "from rami_desktop.storage.errors import StorageError\n"
        "lock = InstanceLock(Path(sys.argv[1]))\n"
        "try:\n"
        "    lock.acquire()\n"
        "except StorageError as error:\n"
        "    print(error.code, flush=True)\n"
        "else:\n"
        "    print('held', flush=True)\n"
        "    time.sleep(600)\n"
    )

    def program() -> tuple[subprocess.Popen[str], str]:
        started = subprocess.Popen(
            [sys.executable, "-c", code, str(lock)], stdout=subprocess.PIPE, text=True
        )
        assert started.stdout is not None
        return started, started.stdout.readline().strip()

    first, told = program()
    second, answer = program()
    first.kill()
    for each in (first, second):
        each.communicate()
    third, later = program()
    third.kill()
    third.communicate()
    expect((told, answer, later) == ("held", "already_running", "held"), f"{told}, {answer}")
    return Outcome(3, 1)


def clock_back(directory: Path, every: int = 1) -> Outcome:
    """Set the clock back ten years between matches and in the middle of one."""
    library, rng = Library(directory / "clock"), Rng(1)
    usual = recorded_module._now
    times = iter([f"20{year:02d}-01-01T00:00:00+00:00" for year in range(40, 10, -1)])
    recorded_module._now = lambda: next(times, "1970-01-01T00:00:00+00:00")
    try:
        for _ in range(3):
            match = new_match(library)
            while not match.over:
                step(match, rng)
            filed = library.file_finished(match)
            os.utime(filed, (0, 0))
        running = new_match(library)
        running.close()
        os.utime(running.path, (0, 0))
    finally:
        recorded_module._now = usual
    expect(library.to_continue() == running.path, "an older match is offered")
    names = [path.name for path in library.finished()]
    expect(names == sorted(names, reverse=True), "matches are not in the order of playing")
    expect(History(library).update() == 3, "a match is missing in the history")
    return Outcome(4, 0)


CHECKS: tuple[Callable[[Path, int], Outcome], ...] = (
    changed_bytes,
    cuts,
    random_bytes,
    foreign_files,
    newer_version,
    blanks,
    full_disk,
    full_file_system,
    no_permission,
    two_programs,
    clock_back,
)


def main() -> int:
    """Run everything and print a line for each kind; 0 when nothing went wrong."""
    wrong = 0
    for check in CHECKS:
        with tempfile.TemporaryDirectory(prefix="rami-bad-") as directory:
            Path(directory).chmod(0o755)
            try:
                outcome = check(Path(directory), 1)
            except Wrong as error:
                wrong += 1
                print(f"{check.__name__:18} WRONG: {error}")
            else:
                usable = outcome.tried - outcome.refused
                print(
                    f"{check.__name__:18} {outcome.tried:6} tried, {outcome.refused:6} refused, "
                    f"{usable:6} usable"
                )
            with suppress(OSError):
                (Path(directory) / "locked").chmod(0o755)
    print("nothing lost, nothing overwritten, no crash" if not wrong else f"{wrong} went wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
