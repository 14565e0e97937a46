"""Builds what is given to players.

    python packaging/build.py bundle --out DIR    the folder with everything in it
    python packaging/build.py archive --out DIR   the same as one compressed file
    python packaging/build.py wheel --out DIR     for people who have Python

Works on Linux, Windows and macOS, each for itself.  Needs what ``pip install '.[bundle]'`` brings.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import icons
import project

SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
SYSTEM = SYSTEMS.get(sys.platform, sys.platform)
#: What the machine is called in the names of files.
MACHINE = {"amd64": "x86_64", "AMD64": "x86_64"}.get(platform.machine(), platform.machine())


def bundle_path(out: Path) -> Path:
    """Return where the bundle is: a folder, on macOS one that looks like a program."""
    return out / ("Rami.app" if SYSTEM == "macos" else project.COMMAND)


def program_path(out: Path) -> Path:
    """Return the program inside the bundle."""
    if SYSTEM == "macos":
        return bundle_path(out) / "Contents" / "MacOS" / project.COMMAND
    return bundle_path(out) / (f"{project.COMMAND}.exe" if SYSTEM == "windows" else project.COMMAND)


def bundle(out: Path) -> None:
    """Build the bundle with PyInstaller."""
    work = out / "work"
    parts = work / "parts"
    parts.mkdir(parents=True, exist_ok=True)
    if SYSTEM == "windows":
        icons.write_ico(parts / "rami.ico")
        (parts / "version.txt").write_text(project.fill("windows/version.txt.in"), "utf-8")
    elif SYSTEM == "macos":
        icons.write_icns(parts / "rami.icns")
    environment = {
        **os.environ,
        "RAMI_BUILD_PARTS": str(parts.resolve()),
        "PYINSTALLER_CONFIG_DIR": str((work / "cache").resolve()),
        "PYTHONHASHSEED": "1",
        # A signature that fails is no warning: such a bundle cannot be opened.
        "PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR": "1",
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(out), "--workpath", str(work)]
    subprocess.run([*command, str(project.HERE / "rami-desktop.spec")], env=environment, check=True)
    if SYSTEM == "macos":  # beside the program, PyInstaller leaves the folder it was made from
        shutil.rmtree(out / project.COMMAND)
    add_licences(out)


def add_licences(out: Path) -> None:
    """Put the licences where somebody who unpacks a bundle sees them."""
    root = bundle_path(out)
    folder = (root / "Contents" / "Resources" if SYSTEM == "macos" else root) / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(project.ROOT / "assets" / "licences", folder)
    if SYSTEM == "linux":
        _add_debian_notices(root, folder / "debian")


def _add_debian_notices(root: Path, folder: Path) -> None:
    """Add the copyright files of the Debian packages that libraries were taken from."""
    if shutil.which("dpkg-query") is None:
        return
    names = [path.name for path in (root / "_internal").glob("lib*.so*") if not path.is_symlink()]
    done = subprocess.run(
        ["dpkg-query", "-S", *(f"*/{name}" for name in names)],
        capture_output=True,
        text=True,
        check=False,  # Python may not be a package
    )
    for package in sorted(set(re.findall(r"^([^:\s]+)", done.stdout, re.MULTILINE))):
        notice = Path("/usr/share/doc", package, "copyright")
        if notice.is_file():
            folder.mkdir(exist_ok=True)
            shutil.copyfile(notice, folder / f"{package}.txt")


def archive(out: Path, *, quick: bool = False) -> Path:
    """Pack the bundle into one file and return it.

    :param quick: spend half of the time on it, for some bytes more.
    """
    stem = f"{project.COMMAND}-{project.VERSION}-{SYSTEM}-{MACHINE}"
    source = bundle_path(out)
    if SYSTEM != "linux":
        path = out / f"{stem}.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for file in sorted(source.rglob("*")):
                packed.write(file, file.relative_to(out))
        return path
    path = out / f"{stem}.tar.xz"
    plain = path.with_suffix("")
    with tarfile.open(plain, "w") as packed:
        packed.add(source, source.name, filter=_nobodys)
    # Python's own compressor uses one processor only.
    if shutil.which("xz"):
        level = "-4" if quick else "-6"
        subprocess.run(["xz", "--force", "--threads=0", level, str(plain)], check=True)
    else:
        import lzma

        path.write_bytes(lzma.compress(plain.read_bytes()))
        plain.unlink()
    return path


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def wheel(out: Path) -> Path:
    """Build the wheel and return it."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    subprocess.run([*command, str(out), str(project.ROOT)], check=True)
    return next(out.glob(f"rami_desktop-{project.VERSION}-*.whl"))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("bundle", "archive", "wheel"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--quick", action="store_true", help="an archive that is not as small")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.what == "bundle":
        bundle(options.out)
        print(program_path(options.out))
    elif options.what == "archive":
        print(archive(options.out, quick=options.quick))
    else:
        print(wheel(options.out))


if __name__ == "__main__":
    main()
