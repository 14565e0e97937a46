"""The language of the command line: English texts, each looked up in French where that is wanted.

The window has Qt's translations; here nothing but Python may be loaded.
"""

from __future__ import annotations

import argparse
import os
import sys

from rami_desktop.cli_french import FRENCH

#: Variables that name the language of messages, the strongest first.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_FRENCH_ON_WINDOWS = 0x0C


def speaks_french() -> bool:
    """Return whether the user's system speaks French."""
    chosen = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), None)
    if chosen is not None:
        if chosen.split(".")[0] in ("C", "POSIX"):
            return False
        preferred = os.environ.get("LANGUAGE", "").split(":")[0] or chosen
        return preferred.lower().startswith("fr")
    return _windows_speaks_french()


def _windows_speaks_french() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    language: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return language & 0x3FF == _FRENCH_ON_WINDOWS


def say(text: str) -> str:
    """Return a text in the user's language; without a French form it stays as it is."""
    return FRENCH.get(text, text) if speaks_french() else text


def _say_one_or_many(one: str, many: str, count: int) -> str:
    return say(one if count == 1 else many)


def teach_argparse() -> None:
    """Let argparse speak the same language; it asks for its texts under these two names."""
    vars(argparse)["_"] = say
    vars(argparse)["ngettext"] = _say_one_or_many
