"""Where the data files are: in a checkout, in an installed wheel, in a frozen bundle."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def _bases() -> list[Path]:
    """Return the folders that may hold ``assets`` and ``i18n``, the likeliest first."""
    bases = [_PACKAGE / "_data"]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        bases += [Path(frozen) / "rami_desktop" / "_data", Path(frozen)]
    bases.append(_PACKAGE.parent)
    return bases


@cache
def data_folder(name: str) -> Path:
    """Return the folder ``assets`` or ``i18n``.

    :raises FileNotFoundError: when the installation lacks it.
    """
    for base in _bases():
        folder = base / name
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"this installation of Rami Desktop lacks its folder {name!r}")


def asset(*parts: str) -> Path:
    """Return the path of a file or folder below ``assets``."""
    return data_folder("assets").joinpath(*parts)


def translation(name: str) -> Path:
    """Return the path of a compiled translation such as ``rami_fr``."""
    return data_folder("i18n") / f"{name}.qm"
