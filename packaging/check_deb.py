"""Tries a Debian package: installs it below a root of its own, looks, and removes it again.

The machine's own list of packages is not touched.  Where the desktops' tools are installed they
must find the program in the menu and take match files for what they are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import project

#: What desktops look for, below /usr/share.
SHARED = (
    f"applications/{project.APP_ID}.desktop",
    f"metainfo/{project.APP_ID}.metainfo.xml",
    f"mime/packages/{project.APP_ID}.xml",
    f"icons/hicolor/scalable/apps/{project.APP_ID}.svg",
    f"icons/hicolor/256x256/apps/{project.APP_ID}.png",
    f"icons/hicolor/256x256/mimetypes/{project.MIME_TYPE.replace('/', '-')}.png",
    f"doc/{project.COMMAND}/copyright",
)


class Wrong(Exception):
    """The package is not as it should be; says how."""


def check(package: Path) -> None:
    """Check a Debian package.

    :raises Wrong: at the first thing that is not as it should be.
    """
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in ("info", "updates", "triggers"):
            (root / "var" / "lib" / "dpkg" / name).mkdir(parents=True)
        for name in ("status", "available"):
            (root / "var" / "lib" / "dpkg" / name).touch()
        match = root / "home" / ".local" / "share" / project.COMMAND / "saved.rami"
        match.parent.mkdir(parents=True)
        match.write_text("a match", encoding="utf-8")
        _dpkg(root, "--install", str(package.resolve()))
        _installed(root)
        _desktop(root / "usr" / "share")
        _dpkg(root, "--purge", project.COMMAND)
        left = [path for path in (root / "usr").rglob("*") if project.COMMAND in path.name]
        left += [path for path in (root / "usr").rglob("*") if project.APP_ID in path.name]
        if left:
            raise Wrong(f"removing it leaves {', '.join(map(str, left))}")
        if not match.is_file():
            raise Wrong("removing it removes a match")


def _dpkg(root: Path, *arguments: str) -> None:
    """Let dpkg work below a root directory; what the package depends on is not there."""
    forced = ("--force-not-root", "--force-depends", "--force-script-chrootless")
    # dpkg wants the tools of an administrator on its path.
    path = os.pathsep.join((os.environ["PATH"], "/usr/local/sbin", "/usr/sbin", "/sbin"))
    done = subprocess.run(
        ["dpkg", f"--root={root}", "--log=/dev/null", *forced, *arguments],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Wrong(f"dpkg {arguments[0]}: {done.stderr}")


def _installed(root: Path) -> None:
    """See that everything is in its place, unharmed, and that the program starts."""
    status = (root / "var" / "lib" / "dpkg" / "status").read_text(encoding="utf-8")
    if f"\nVersion: {project.VERSION}\n" not in status:
        raise Wrong("it has another version")
    sums = root / "var" / "lib" / "dpkg" / "info" / f"{project.COMMAND}.md5sums"
    checked = subprocess.run(["md5sum", "--quiet", "--check", str(sums)], cwd=root)
    if checked.returncode:
        raise Wrong("its checksums are wrong")
    for name in SHARED:
        if not (root / "usr" / "share" / name).is_file():
            raise Wrong(f"it lacks {name}")
    program = root / "usr" / "bin" / project.COMMAND
    told = subprocess.run([str(program), "--version"], capture_output=True, text=True)
    if told.stdout.strip() != f"{project.COMMAND} {project.VERSION}":
        raise Wrong(f"its program says {told.stdout}{told.stderr}")


def _desktop(share: Path) -> None:
    """Let the desktops' own tools read what was installed."""
    for command, folder, index, line in (
        (
            "update-desktop-database",
            "applications",
            "mimeinfo.cache",
            f"{project.MIME_TYPE}={project.APP_ID}.desktop;",
        ),
        (
            "update-mime-database",
            "mime",
            "globs2",
            f"50:{project.MIME_TYPE}:*{project.SUFFIX}",
        ),
    ):
        if shutil.which(command) is None:
            print(f"{command} is not installed: what it makes of the package is not checked")
            continue
        done = subprocess.run(
            [command, str(share / folder)],
            env={**os.environ, "XDG_DATA_DIRS": str(share), "XDG_DATA_HOME": str(share)},
            capture_output=True,
            text=True,
        )
        if done.returncode or done.stderr.strip():
            raise Wrong(f"{command}: {done.stderr}")
        if line not in (share / folder / index).read_text(encoding="utf-8").splitlines():
            raise Wrong(f"{command} does not find {line}")
