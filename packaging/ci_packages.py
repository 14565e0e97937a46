"""Installs the Debian packages that building and trying need, on a machine of a build service.

    sudo python packaging/ci_packages.py

What a window needs is read from the README, so that what people are told is what is tried.
"""

from __future__ import annotations

import re
import subprocess
import sys

import project

#: Beside the libraries: sound, a virtual display, and the validators of descriptions.
TOOLS = "libpulse0 libgssapi-krb5-2 xvfb xauth binutils xz-utils desktop-file-utils appstream"


def packages() -> list[str]:
    """Return the names of the packages."""
    readme = (project.ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"<!-- libraries for a window -->\n```sh\n.* install (.+)\n", readme)
    if found is None:
        raise SystemExit("the README does not name the libraries for a window")
    return [*found[1].split(), *TOOLS.split()]


def main() -> int:
    """Run the command."""
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    return subprocess.run([*command, *packages()]).returncode


if __name__ == "__main__":
    sys.exit(main())
