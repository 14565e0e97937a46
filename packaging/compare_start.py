"""Compares how fast two builds show their first page.

    python packaging/compare_start.py BUNDLE_PROGRAM PLAIN_PROGRAM [--runs 9] [--display]

Starts both in turns, offscreen or on the display of the environment, and prints the medians and
their ratio; 1 when the first takes more than 1.3 times as long as the second.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import sys
from pathlib import Path

import try_it

#: The bundle may be slower than the plain program by this factor.
LIMIT = 1.3


def seconds(program: Path, env: dict[str, str]) -> float:
    """Return the seconds from the start of a program to its first painted page."""
    said = try_it.run([str(program.absolute()), "--smoke-test"], env)
    found = re.search(r"first page after ([\d.]+) s", said)
    if found is None:
        raise SystemExit(f"{program} does not say when its first page was there")
    return float(found[1])


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs=2, type=Path)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--display", action="store_true")
    options = parser.parse_args()
    named = ("DISPLAY", "XAUTHORITY") if options.display else ()
    env = {name: os.environ[name] for name in named if name in os.environ}
    if not options.display:
        env["QT_QPA_PLATFORM"] = "offscreen"
    taken: dict[Path, list[float]] = {program: [] for program in options.programs}
    for number in range(options.runs + 1):
        for program, times in taken.items():
            measured = seconds(program, env)
            if number:  # the first start fills the system's cache of files
                times.append(measured)
    medians = [statistics.median(times) for times in taken.values()]
    for program, median in zip(taken, medians, strict=True):
        print(f"{median:.3f} s  {program}")
    ratio = medians[0] / medians[1]
    print(f"ratio {ratio:.2f}, at most {LIMIT}")
    return int(ratio > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
