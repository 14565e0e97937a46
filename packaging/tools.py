"""Sees to what building and trying need, on a machine of a build service.

    python packaging/tools.py             what .ci/run needs
    python packaging/tools.py --release   and what packs the downloads of this system

Linux: Debian packages; what a window needs is read from the README, so that what people are told
is what is tried.  For a release appimagetool as well, a fixed version with a known checksum.
Windows: Inno Setup for a release, where the machine does not have it.  macOS has everything.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import build
import project
import windows_installer

#: Beside the libraries: sound, a virtual display, and the validators of descriptions.
TOOLS = (
    "libpulse0 libgssapi-krb5-2 xvfb xauth binutils xz-utils desktop-file-utils appstream "
    "shared-mime-info"
)
#: What comes with macOS and its command line tools and is called for the disk image.
MACOS_TOOLS = ("codesign", "hdiutil", "xcrun")


@dataclass(frozen=True, slots=True)
class Download:
    """A file of somebody's release on the hosting service, always the same one."""

    repository: str
    tag: str
    file: str
    sha256: str


#: What packs an AppDir, and what its AppImage begins with; for the machine that builds releases.
APPIMAGE = (
    Download(
        "AppImage/appimagetool",
        "1.9.1",
        "appimagetool-x86_64.AppImage",
        "ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0",
    ),
    Download(
        "AppImage/type2-runtime",
        "20251108",
        "runtime-x86_64",
        "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    ),
)


def packages() -> list[str]:
    """Return the names of the Debian packages."""
    readme = (project.ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"<!-- libraries for a window -->\n```sh\n.* install (.+)\n", readme)
    if found is None:
        raise SystemExit("the README does not name the libraries for a window")
    return [*found[1].split(), *TOOLS.split()]


def install_packages() -> None:
    """Install the Debian packages."""
    sudo = [] if os.geteuid() == 0 else ["sudo"]
    subprocess.run([*sudo, "apt-get", "update", "-qq"], check=True)
    command = [*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    subprocess.run([*command, *packages()], check=True)


def fetch(download: Download, folder: Path) -> Path | None:
    """Fetch a file with the client of the hosting service; ``None`` where that does not work.

    :raises SystemExit: when the file is not the one that is known.
    """
    if shutil.which("gh") is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    command = ["gh", "release", "download", download.tag, "--repo", download.repository]
    command += ["--pattern", download.file, "--dir", str(folder), "--clobber"]
    path = folder / download.file
    if subprocess.run(command).returncode or not path.is_file():
        return None
    if hashlib.sha256(path.read_bytes()).hexdigest() != download.sha256:
        path.unlink()
        raise SystemExit(f"{download.file} {download.tag} is not the file that is known")
    path.chmod(0o755)
    return path


def fetch_appimagetool(folder: Path) -> None:
    """Fetch what makes an AppImage; without it a release has none, and a notice says so."""
    if build.MACHINE != "x86_64":
        print(f"notice: no appimagetool is known for {build.MACHINE}")
    elif not all(fetch(download, folder) for download in APPIMAGE):
        print("notice: appimagetool could not be fetched, there will be no AppImage")


def install_inno_setup() -> None:
    """Install Inno Setup with the package manager of Windows machines of build services.

    :raises SystemExit: when it is not there afterwards.
    """
    if windows_installer.compiler() is None and shutil.which("choco"):
        subprocess.run(["choco", "install", "innosetup", "--yes", "--no-progress"])
    found = windows_installer.compiler()
    if found is None:
        raise SystemExit(windows_installer.MISSING)
    print(f"Inno Setup: {found}")


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--release", action="store_true")
    release = parser.parse_args().release
    if build.SYSTEM == "linux":
        install_packages()
        if release:
            fetch_appimagetool(project.TOOLS)
    elif build.SYSTEM == "windows":
        if release:
            install_inno_setup()
    elif missing := [name for name in MACOS_TOOLS if shutil.which(name) is None]:
        raise SystemExit(f"this Mac lacks {', '.join(missing)}: xcode-select --install")
    return 0


if __name__ == "__main__":
    sys.exit(main())
