"""A system that refuses: full disks, forbidden places, a second program, a clock that goes back."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.checking import SAVED, Outcome, Wrong, expect, opened
from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.storage import recorded as recorded_module
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.history import History
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.storage.settings import Settings

NOBODY = 65534


def new_match(library: Library, deals: int = 2, people: int = 0) -> RecordedMatch:
    """Begin a match among computer seats and some people, who come first."""
    seats = [SeatInfo(f"Person {number}", HUMAN) for number in range(1, people + 1)]
    while len(seats) < 3:
        seats.append(SeatInfo(f"Seat {len(seats) + 1}", COMPUTER, "débutant"))
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
    expect(library.to_continue() == [running.path], "an older match is offered")
    names = [path.name for path in library.finished()]
    expect(names == sorted(names, reverse=True), "matches are not in the order of playing")
    expect(History(library).update() == 3, "a match is missing in the history")
    return Outcome(4, 0)
