"""How long the program takes from the start of the process to what can be seen, and its memory.

    python -m benchmarks.start [--runs 5] [--cold] [--json]

Each run is a process of its own with an empty data directory; it loads nothing but the program.
``--cold`` has the system forget the files that it has read before each run, which needs root.
Memory is the proportional set size (Linux); it is larger while no other program uses Qt.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

#: What is promised of the medians: seconds until the pages can be seen, and megabytes.
MOST = {"start": 0.45, "table": 0.60, "memory": 100, "start_cold": 1.00, "table_cold": 1.00}
WHAT = ("start", "table", "memory")
_DROP = Path("/proc/sys/vm/drop_caches")


def probe(what: str, began: float) -> None:
    """Be the program until something can be seen, print what was measured, and leave.

    :param began: the monotonic time at which the process was started.
    """
    from rami_desktop.storage.library import Library
    from rami_desktop.storage.paths import data_dir, settings_file
    from rami_desktop.storage.settings import Settings
    from rami_desktop.ui.app import open_application

    application = open_application(offscreen=True)
    assert application is not None
    from rami_desktop.ui.language import LanguageSwitch
    from rami_desktop.ui.main_window import MainWindow

    settings, _ = Settings.load(settings_file())
    languages = LanguageSwitch(application)
    languages.use("fr")
    window = MainWindow(settings, languages, Library(data_dir()))
    window.show()
    if what == "start":
        _when_painted(window, lambda: True, began)
    elif what == "table":
        window.quick_game()
        _when_painted(window.view.viewport(), lambda: len(window.scene.cards) > 0, began)
    else:
        _play_deal(window)
        print(json.dumps(_proportional_memory()), flush=True)
    os._exit(0)


def _when_painted(widget: object, ready: object, began: float) -> None:
    """Wait until a widget was painted and print the seconds since the process began."""
    from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject

    class Watch(QObject):
        painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and ready():  # type: ignore[operator]
                self.painted = True
            return False

    watch = Watch()
    widget.installEventFilter(watch)  # type: ignore[attr-defined]
    while not watch.painted:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    print(json.dumps(time.monotonic() - began), flush=True)


def _play_deal(window: object) -> None:
    """Play a whole deal in the window."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from rami_desktop.bots.registry import make_bot
    from rami_desktop.engine.rng import Rng
    from rami_desktop.ui.game_choice import GameChoice
    from rami_desktop.ui.pace import NO_REST
    from rami_desktop.ui.states import HUMAN_STATES

    controller, store, bot, rng = window.controller, window.store, make_bot("expert"), Rng(1)  # type: ignore[attr-defined]
    window.scene.set_pace("at_once")  # type: ignore[attr-defined]
    controller.set_pace(NO_REST)
    window.begin(GameChoice.usual(levels=("expert", "expert")), 1)  # type: ignore[attr-defined]
    while store.view is None or not store.view.over:
        if controller.state in HUMAN_STATES:
            controller.perform(bot.choose(store.view, rng))
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def _proportional_memory() -> float:
    """Return the megabytes of this process, shared pages counted in part."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise OSError("the system does not tell the proportional set size")


def measure(what: str, *, cold: bool = False) -> float:
    """Return what one run measured: seconds, or megabytes."""
    import subprocess
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="rami-start-") as folder:
        if cold:
            os.sync()
            _DROP.write_text("3")
        environment = {**os.environ, "RAMI_DATA_DIR": folder}
        # A program that is installed is compiled.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, "-m", "benchmarks.start", "--probe", what, "--began"]
        done = subprocess.run(
            [*command, repr(time.monotonic())],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return float(json.loads(done.stdout))


def run(runs: int, *, cold: bool) -> dict[str, dict[str, float]]:
    """Return median and best of each measurement."""
    found: dict[str, dict[str, float]] = {}
    for what in WHAT:
        measure(what)  # compiled and in the system's cache from here on
        found[what] = _summary([measure(what) for _ in range(runs)])
    if cold:
        for what in ("start", "table"):
            found[f"{what}_cold"] = _summary([measure(what, cold=True) for _ in range(runs)])
    return found


def _summary(values: Sequence[float]) -> dict[str, float]:
    import statistics

    return {"median": round(statistics.median(values), 3), "best": round(min(values), 3)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 when everything is as promised."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["--probe"]:
        probe(arguments[1], float(arguments[3]))
    import argparse

    parser = argparse.ArgumentParser(prog="benchmarks.start", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    found = run(options.runs, cold=options.cold)
    kept = all(values["median"] <= MOST[name] for name, values in found.items())
    if options.json:
        print(json.dumps(found, indent=2))
        return int(not kept)
    for name, values in found.items():
        unit = "MB" if name == "memory" else "s"
        numbers = "   ".join(f"{key} {value:8.3f} {unit}" for key, value in values.items())
        print(f"{name:12} {numbers}   promised {MOST[name]:g} {unit}")
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main())
