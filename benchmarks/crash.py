"""Kill the program at random moments and look whether anything is lost.

    python -m benchmarks.crash --kills 200

Each round starts the program in a window without a screen, with computer seats only, and ends
it with SIGKILL a random time later: while it starts, while cards are dealt, played, counted.
The program tells a file what it has shown, change by change; after the kill the journals must
hold all of it, readable and sound, and the next start must go on from there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rami_desktop.engine.events import DealOver, Event
from rami_desktop.storage.library import Library
from rami_desktop.storage.replay import read_match, replay_deal

#: Seconds within which a program is killed, counted from its start.
LONGEST_LIFE = 5.0
#: Seconds after which a program that shows nothing new counts as stuck.
PATIENCE = 60.0
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

        def tell() -> None:
            match = controller.match
            if match is not None and store.view is not None:
                told = {
                    "file": match.path.name,
                    "deal": store.view.number,
                    "events": len(store.view.events),
                    "sum": fingerprint(store.view.events),
                }
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


def fingerprint(events: Sequence[Event]) -> str:
    """Return what tells these events, as everybody saw them, from all others.

    Which of two equal cards it was is nowhere written down and makes no difference; so the
    order inside a hand may be another one, too.
    """
    seen: list[object] = []
    for event in events:
        if isinstance(event, DealOver):
            seen += [sorted(map(str, hand)) for hand in event.hands]
            event = replace(event, hands=())
        seen.append(event.seen_by(SPECTATOR))
    text = re.sub(r", copy=\d+", "", repr(seen))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- the one that kills ------------------------------------------------------------------


@dataclass
class Report:
    """What was found.

    :ivar torn: kills that left a part of a line, which loading drops.
    :ivar unshown: actions on disk that had not been shown yet.
    """

    kills: int = 0
    before_table: int = 0
    changes: int = 0
    torn: int = 0
    unshown: int = 0
    finished: int = 0
    lost: list[str] = field(default_factory=list)


def crash(kills: int, seed: int, directory: Path, *, tell: bool = True) -> Report:
    """Kill the program so many times over one data directory, and let it live at last."""
    random_ = random.Random(seed)
    report = Report()
    shown = directory / "shown.jsonl"
    for number in range(kills):
        before = _lines(shown)
        program = _start(directory, shown, number)
        time.sleep(random_.uniform(0.0, LONGEST_LIFE))
        if program.poll() is not None:
            report.lost.append(f"round {number}: ended by itself with {program.returncode}")
            break
        program.send_signal(signal.SIGKILL)
        program.wait()
        report.kills += 1
        _compare(Library(directory), before, _lines(shown), number, report)
        if tell:
            print(f"\r{report.kills}/{kills}, {len(report.lost)} lost", end="", flush=True)
    _live(directory, shown, kills, report)
    report.finished = len(Library(directory).finished())
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


def _compare(
    library: Library,
    before: list[dict[str, Any]],
    after: list[dict[str, Any]],
    number: int,
    report: Report,
) -> None:
    """Look whether the journals hold what was shown, and whether the start went on from there."""
    new = after[len(before) :]
    report.changes += len(new)
    if not new:
        report.before_table += 1
    if before and new and not _follows(before[-1], new[0]):
        report.lost.append(f"round {number}: shown {before[-1]}, then started with {new[0]}")
    for path in library.running():
        report.torn += read_match(path).contents.torn
    if not after:
        return
    last = after[-1]
    paths = (*library.running(), *library.finished())
    found = [path for path in paths if path.name == last["file"]]
    if len(found) != 1:
        report.lost.append(f"round {number}: no file {last['file']}")
        return
    match = replay_deal(read_match(found[0]), last["deal"] - 1)
    events = match.deal.logs[0]
    if fingerprint(events[: last["events"]]) != last["sum"]:
        report.lost.append(f"round {number}: {last} is not in {found[0]}")
    report.unshown += bool(new) and len(events) > last["events"]


def _follows(last: dict[str, Any], first: dict[str, Any]) -> bool:
    """Whether a start shows at least what was shown before."""
    place = (last["file"], last["deal"], last["events"])
    return place <= (first["file"], first["deal"], first["events"])


def _live(directory: Path, shown: Path, seed: int, report: Report) -> None:
    """Start once more and see that the match goes on."""
    before = _lines(shown)
    program = _start(directory, shown, seed)
    end = time.monotonic() + PATIENCE
    while len(_lines(shown)) < len(before) + 20 and time.monotonic() < end:
        time.sleep(0.1)
    program.kill()
    program.wait()
    after = _lines(shown)
    if len(after) < len(before) + 20:
        report.lost.append("at last: the match does not go on")
    _compare(Library(directory), before, after, seed, report)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the whole and print what was found; 0 when nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", nargs=3, metavar=("DIR", "SHOWN", "SEED"), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.play:
        return play(Path(options.play[0]), Path(options.play[1]), int(options.play[2]))
    with tempfile.TemporaryDirectory(prefix="rami-crash-") as directory:
        report = crash(options.kills, options.seed, Path(directory))
    print(
        f"\n{report.kills} kills ({report.before_table} before the table was there), "
        f"{report.changes} changes shown, {report.finished} matches finished; "
        f"{report.torn} torn lines dropped, {report.unshown} kills between disk and screen; "
        f"{len(report.lost)} lost"
    )
    for line in report.lost:
        print(line)
    return 1 if report.lost else 0


if __name__ == "__main__":
    sys.exit(main())
