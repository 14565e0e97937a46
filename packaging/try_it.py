"""Runs the smoke test of something that was built, as on a machine that knows nothing of it.

    python packaging/try_it.py COMMAND …

From an empty folder, with an empty environment, without a screen and then, where Xvfb is there, on
a virtual X display.  Anything but the one line that is expected makes it fail.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

#: Seconds that a busy machine may need.
PATIENCE = 180
EXPECTED = re.compile(
    r"smoke test passed: first page after [\d.]+ s, \d+ card pictures, \d+ icons, \d+ sounds, "
    r"both languages, 4 opponents in a deal with \d+ events won by \w+, saved and loaded"
)
#: Without these, Windows starts no program at all.
NEEDED = ("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "APPDATA", "LOCALAPPDATA")


class Unexpected(Exception):
    """Something else happened than what should; says what."""


def environment(**more: str) -> dict[str, str]:
    """Return an environment with as good as nothing in it."""
    needed = NEEDED if sys.platform == "win32" else ()
    return {**{name: os.environ[name] for name in needed if name in os.environ}, **more}


def run(command: list[str], env: dict[str, str], *, silent: bool = False) -> str:
    """Run a smoke test and return the line that it printed.

    :param silent: a program for Windows has no console; its exit status must do.
    :raises Unexpected: when it failed or said anything else.
    """
    with tempfile.TemporaryDirectory(prefix="rami-try-", ignore_cleanup_errors=True) as folder:
        try:
            done = subprocess.run(
                command,
                env=env,
                cwd=folder,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired as error:
            raise Unexpected(f"no end after {PATIENCE} seconds") from error
        left = [path.name for path in Path(folder).iterdir()]
    said = done.stdout.decode("utf-8", "replace").strip()
    complained = done.stderr.decode("utf-8", "replace").strip()
    if done.returncode:
        raise Unexpected(f"exit status {done.returncode}\n{said}\n{complained}")
    if complained:
        raise Unexpected(f"unexpected on standard error:\n{complained}")
    if not EXPECTED.fullmatch(said) and not (silent and not said):
        raise Unexpected(f"unexpected output:\n{said}")
    if left:
        raise Unexpected(f"it left {', '.join(left)} behind")
    return said or "passed without a word"


def main(arguments: list[str]) -> int:
    """Run the command; 0 when everything was as expected."""
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    command = [str(Path(arguments[0]).resolve()), *arguments[1:], "--smoke-test"]
    silent = sys.platform == "win32"
    try:
        print("offscreen:", run(command, environment(QT_QPA_PLATFORM="offscreen"), silent=silent))
        if sys.platform in ("win32", "darwin"):
            return 0
        if shutil.which("xvfb-run") is None:
            print("on X: not tried, there is no Xvfb here")
            return 0
        display = ["xvfb-run", "--auto-servernum", "sh", "-c"]
        empty = 'exec env -i DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY" "$@"'
        print("on X:", run([*display, empty, "sh", *command], {"PATH": os.environ["PATH"]}))
    except Unexpected as error:
        print(f"{' '.join(command)}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
