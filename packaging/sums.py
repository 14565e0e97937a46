"""Writes SHA256SUMS of all files of a folder, as ``sha256sum --check`` reads them.

python packaging/sums.py DIR
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path


def write_sums(folder: Path) -> Path:
    """Write the checksums and return the file with them."""
    path = folder / "SHA256SUMS"
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(folder.iterdir())
        if file.is_file() and file != path
    ]
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
    return path


if __name__ == "__main__":
    print(write_sums(Path(sys.argv[1])))
