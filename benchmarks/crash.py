"""Kill the program at random moments and look whether anything is lost.

    python -m benchmarks.crash --kills 200 [--seed 1] [--keep DIR]

Each round starts the program in a window without a screen, with computer seats only, and ends
it with SIGKILL a random time later: while it starts, while cards are dealt, played, counted.
The program tells a file of its round what it has shown, event by event; after the kill the
journals must hold all of it, readable and sound, and the next start must go on from there.
A round that lost something is kept whole, with the journals and what was shown.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rami_desktop.engine.events import DealOver, Event
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Library
from rami_desktop.storage.replay import read_match, replay_deal

#: Seconds within which a program is killed, counted from its start.
LONGEST_LIFE = 5.0
#: Seconds after which a program that shows nothing new counts as stuck.
PATIENCE = 60.0
#: Changes that the program must show when it is left alone at last.
LIVELY = 20
SPECTATOR = -1


# --- the program that is killed ----------------------------------------------------------


def play(directory: Path, shown: Path, seed: int) -> int:
    """Run the window: continue what there is, and play on until somebody ends it."""
    from rami_desktop.ui.app import open_application

    application = open_application(offscreen=True)
    assert application is not None
    from PySide6.QtCore import QTimer

    from rami_desktop.engine.presets import preset
    from rami_desktop.storage.lock import InstanceLock
    from rami_desktop.storage.seats import COMPUTER, SeatInfo
    from rami_desktop.storage.settings import Settings
    from rami_desktop.ui.language import LanguageSwitch
    from rami_desktop.ui.main_window import MainWindow
    from rami_desktop.ui.states import State

    settings, _notice = Settings.load(directory / "settings.json")
    moving = seed % 3 == 0
    settings.change(animations=moving, pace="fast" if moving else "at_once")
    languages = LanguageSwitch(application)
    languages.use("en")
    seats = tuple(
        SeatInfo(f"Seat {number}", COMPUTER, level)
        for number, level in enumerate(("débutant", "expert", "confirmé"), 1)
    )
    with InstanceLock(directory / "lock"), open(shown, "ab", buffering=0) as file:
        window = MainWindow(settings, languages, Library(directory))
        controller, store = window.controller, window.store
        teller = Teller()

        def tell() -> None:
            match = controller.match
            if match is not None and store.view is not None:
                told = teller.change(match.path.name, store.view.number, store.view.events)
                file.write(json.dumps(told).encode() + b"\n")

        def go_on() -> None:
            if controller.state is State.DEAL_OVER:
                window.next_deal()
            elif controller.state is State.MATCH_OVER:
                window.play_again()

        store.committed.connect(tell)
        window.show()
        if window.desk.unfinished() is not None:
            window.resume()
        else:
            window.open_match_file(first_match(directory, preset("dix_manches"), seats, seed))
        timer = QTimer(window)
        timer.timeout.connect(go_on)
        timer.start(20)
        return application.exec()


def first_match(directory: Path, rules: Any, seats: Any, seed: int) -> Path:
    """Return the file of a new match with these seats."""
    from rami_desktop.storage.recorded import RecordedMatch

    path = directory / "first.rami"
    RecordedMatch.create(path, rules, seats, seed).close()
    return path


def texts(events: Iterable[Event]) -> list[str]:
    """Return what tells these events, as everybody saw them, from all others.

    Everything that an event says is in its text but one thing: which of two equal cards it was.
    That is nowhere written down and makes no difference; after a new start the other one may
    have been laid, and then the same cards lie in another order in a hand that is shown at the
    end.  No event is left out, so that nothing that is missing can pass for this.
    """
    found = []
    for event in events:
        seen = event.seen_by(SPECTATOR)
        hands = ""
        if isinstance(seen, DealOver):
            hands = str([sorted(map(str, hand)) for hand in seen.hands])
            seen = replace(seen, hands=())
        found.append(re.sub(r", copy=\d+", "", repr(seen)) + hands)
    return found


class Teller:
    """Says of each change on the table what is new in it."""

    def __init__(self) -> None:
        self._place: tuple[str, int] = ("", 0)
        self._events: tuple[Event, ...] = ()

    def change(self, file: str, deal: int, events: Sequence[Event]) -> dict[str, Any]:
        """Return the file, the deal, the events that stay, and the texts of those after them."""
        before = self._events if self._place == (file, deal) else ()
        pairs = zip(before, events, strict=False)
        same = next((n for n, (old, new) in enumerate(pairs) if old != new), None)
        stays = min(len(before), len(events)) if same is None else same
        self._place, self._events = (file, deal), tuple(events)
        return {"file": file, "deal": deal, "from": stays, "events": texts(events[stays:])}


# --- the one that kills ------------------------------------------------------------------


@dataclass
class Report:
    """What was found.

    :ivar before_table: kills before anything was shown.
    :ivar torn: kills that left a part of a line, which loading drops.
    :ivar unshown: kills after which there were actions on disk that had not been shown yet.
    """

    kills: int = 0
    before_table: int = 0
    changes: int = 0
    torn: int = 0
    unshown: int = 0
    finished: int = 0
    lost: list[str] = field(default_factory=list)


class Watch:
    """Remembers everything that was ever shown over a data directory.

    :ivar shown: the texts of the events of each match file and deal.
    """

    def __init__(self, directory: Path) -> None:
        self.library = Library(directory)
        self.shown: dict[tuple[str, int], list[str]] = {}
        self._last = ("", 0)

    def compare(self, lines: Sequence[dict[str, Any]], report: Report) -> list[str]:
        """Return what is lost after a program that showed these changes was killed.

        Everything shown must be in the journals, and no change may show less than there was.
        """
        lost = []
        touched = {self._last} if self._last[1] else set()
        for line in lines:
            place = (line["file"], line["deal"])
            before = self.shown.get(place, [])
            events = before[: line["from"]] + line["events"]
            if place < self._last or events[: len(before)] != before:
                lost.append(f"{self._last} with {len(before)} events, then {line}")
            self.shown[place], self._last = events, place
            touched.add(place)
        report.changes += len(lines)
        report.before_table += not lines
        for path in self.library.running():
            report.torn += read_match(path).contents.torn
        for place in sorted(touched):
            lost += self._missing(place, bool(lines), report)
        return lost

    def _missing(self, place: tuple[str, int], alive: bool, report: Report) -> list[str]:
        """Compare a deal that was shown with its journal."""
        file, deal = place
        paths = (*self.library.running(), *self.library.finished())
        found = [path for path in paths if path.name == file]
        if len(found) != 1:
            return [f"{len(found)} files {file}"]
        shown = self.shown[place]
        kept = texts(replay_deal(read_match(found[0]), deal - 1).deal.logs[0])
        report.unshown += alive and place == self._last and len(kept) > len(shown)
        if kept[: len(shown)] == shown:
            return []
        pairs = enumerate(zip(kept, shown, strict=False))
        where = next((n for n, (one, other) in pairs if one != other), len(kept))
        return [f"{file}, deal {deal}: {shown[where]} was shown, {kept[where : where + 1]} is kept"]


def crash(
    kills: int, seed: int, directory: Path, keep: Path | None = None, *, tell: bool = True
) -> Report:
    """Kill the program so many times over one data directory, and let it live at last.

    :param keep: where a round that lost something is kept, to be looked into.
    """
    random_, report, watch = random.Random(seed), Report(), Watch(directory)
    for number in range(kills + 1):
        shown = directory / f"shown-{number:04}.jsonl"
        program = _start(directory, shown, number)
        lost = []
        if number < kills:
            time.sleep(random_.uniform(0.0, LONGEST_LIFE))
        elif not _lives(shown):
            lost.append("at last: the match does not go on")
        if program.poll() is not None:
            lost.append(f"ended by itself with {program.returncode}")
        program.send_signal(signal.SIGKILL)
        program.wait()
        report.kills += number < kills
        try:
            lost += watch.compare(_lines(shown), report)
        except StorageError as error:
            lost.append(str(error))
        if lost:
            report.lost += [f"round {number}: {line}" for line in lost]
            _keep(directory, keep, f"seed-{seed}-round-{number}", lost)
        if tell:
            print(f"\r{report.kills}/{kills}, {len(report.lost)} lost", end="", flush=True)
    report.finished = len(watch.library.finished())
    return report


def _start(directory: Path, shown: Path, seed: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "benchmarks.crash", "--play", str(directory), str(shown)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen([*command, str(seed)], env=environment)


def _lines(shown: Path) -> list[dict[str, Any]]:
    try:
        content = shown.read_bytes()
    except FileNotFoundError:
        return []
    return [json.loads(line) for line in content.splitlines(keepends=True) if line[-1:] == b"\n"]


def _lives(shown: Path) -> bool:
    """Wait until the program has shown some changes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if len(_lines(shown)) >= LIVELY:
            return True
        time.sleep(0.1)
    return False


def _keep(directory: Path, keep: Path | None, name: str, lost: Sequence[str]) -> None:
    """Copy everything about a round: the journals, what was shown, and what is missing."""
    if keep is not None:
        shutil.copytree(directory, keep / name)
        (keep / name / "lost.txt").write_text("\n".join(lost) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the whole and print what was found; 0 when nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir(), "rami-lost"))
    parser.add_argument("--play", nargs=3, metavar=("DIR", "SHOWN", "SEED"), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.play:
        return play(Path(options.play[0]), Path(options.play[1]), int(options.play[2]))
    with tempfile.TemporaryDirectory(prefix="rami-crash-") as directory:
        report = crash(options.kills, options.seed, Path(directory), options.keep)
    print(
        f"\n{report.kills} kills ({report.before_table} before the table was there), "
        f"{report.changes} changes shown, {report.finished} matches finished; "
        f"{report.torn} torn lines dropped, {report.unshown} kills between disk and screen; "
        f"{len(report.lost)} lost"
    )
    for line in report.lost:
        print(line)
    if report.lost:
        print(f"What was kept of these rounds: {options.keep}")
    return 1 if report.lost else 0


if __name__ == "__main__":
    sys.exit(main())
