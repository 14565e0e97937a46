"""Give the program every kind of bad file and every refusal of the system.

    python -m benchmarks.bad_files [--only KIND ...]

Whatever happens, the answer must be a :class:`StorageError` with a sentence of its own, the
file must be as it was, and a match that can be played must go on.  The tests take a sample
(``every`` greater than 1); this script takes everything, which is some minutes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from benchmarks.broken_files import (
    blanks,
    changed_bytes,
    cuts,
    foreign_files,
    newer_version,
    random_bytes,
)
from benchmarks.checking import Outcome, Wrong
from benchmarks.other_files import changed_history, changed_rules, changed_settings
from benchmarks.refusals import (
    clock_back,
    full_disk,
    full_file_system,
    no_permission,
    two_programs,
)

CHECKS: tuple[Callable[[Path, int], Outcome], ...] = (
    changed_bytes,
    cuts,
    random_bytes,
    foreign_files,
    newer_version,
    blanks,
    changed_settings,
    changed_rules,
    changed_history,
    full_disk,
    full_file_system,
    no_permission,
    two_programs,
    clock_back,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run everything and print a line for each kind; 0 when nothing went wrong."""
    parser = argparse.ArgumentParser(prog="benchmarks.bad_files", description=__doc__)
    names = [check.__name__ for check in CHECKS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="KIND")
    options = parser.parse_args(arguments)
    wrong = 0
    for check in CHECKS:
        if check.__name__ not in options.only:
            continue
        with tempfile.TemporaryDirectory(prefix="rami-bad-") as directory:
            Path(directory).chmod(0o755)
            began = time.monotonic()
            try:
                outcome = check(Path(directory), 1)
            except Exception as error:  # a crash is what is looked for
                wrong += 1
                what = "WRONG" if isinstance(error, Wrong) else "CRASH"
                print(f"{check.__name__:18} {what}: {error!r}", flush=True)
            else:
                usable = outcome.tried - outcome.refused
                print(
                    f"{check.__name__:18} {outcome.tried:6} tried, {outcome.refused:6} refused, "
                    f"{usable:6} usable, {time.monotonic() - began:6.1f} s",
                    flush=True,
                )
            with suppress(OSError):
                (Path(directory) / "locked").chmod(0o755)
    print("nothing lost, nothing overwritten, no crash" if not wrong else f"{wrong} went wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
