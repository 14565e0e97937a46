"""Makes the installer for Windows from the bundle, with Inno Setup 6.3 or newer.

    python packaging/windows_installer.py --bundle DIR --out DIR

Where Inno Setup is not installed a notice says so and nothing is made; ``ISCC`` in the environment
may name its compiler.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import project

SCRIPT = project.HERE / "windows" / "rami.iss"
MISSING = (
    "Inno Setup is not installed, so there is no installer for Windows: "
    "install version 6.3 or newer (choco install innosetup), or name its ISCC.exe in ISCC"
)
#: Where Inno Setup installs itself: variables of the environment, and the folder below.
PLACES = (("ProgramFiles(x86)", "."), ("ProgramFiles", "."), ("LOCALAPPDATA", "Programs"))


def compiler() -> Path | None:
    """Return the compiler of Inno Setup: the one that is named, on the path, or the newest."""
    named = os.environ.get("ISCC") or shutil.which("iscc")
    if named:
        return Path(named) if Path(named).is_file() else None
    found = [
        path
        for variable, folder in PLACES
        if os.environ.get(variable)
        for path in Path(os.environ[variable], folder).glob("Inno Setup */ISCC.exe")
    ]
    return max(found, key=lambda path: path.parent.name, default=None)


def command(program: Path, bundle: Path, out: Path) -> list[str]:
    """Return what compiles the script."""
    facts = {"Version": project.VERSION, "Bundle": bundle.resolve(), "Out": out.resolve()}
    return [str(program), "/Qp", *(f"/D{key}={value}" for key, value in facts.items()), str(SCRIPT)]


def make(bundle: Path, out: Path) -> Path | None:
    """Make the installer and return it; ``None`` where Inno Setup is not installed.

    :raises SystemExit: when it could not be made.
    """
    program = compiler()
    if program is None:
        print(f"notice: {MISSING}", file=sys.stderr)
        return None
    done = subprocess.run(command(program, bundle, out))
    installer = out / f"{project.COMMAND}-{project.VERSION}-windows-setup.exe"
    if done.returncode or not installer.is_file():
        raise SystemExit(f"{program} did not make {installer.name}")
    return installer


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bundle", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    installer = make(options.bundle, options.out)
    if installer is not None:
        print(installer)


if __name__ == "__main__":
    main()
