"""Python's search for garbage, kept short: while it searches, no card moves."""

from __future__ import annotations

import gc
from functools import cache


def put_off_search() -> None:
    """Let there be no search until :func:`search_again`: at the start nothing is garbage.

    The searches in between took 15 to 20 ms, one in thirty of the time until the first page.
    """
    gc.disable()


def search_again() -> None:
    """Let garbage be searched from now on."""
    gc.enable()


@cache
def spare_what_stays() -> None:
    """Leave everything that has been loaded so far out of every later search.

    The program, its window and its pages stay until the end.  To look through them took 20 to
    30 ms each time, one or two frames of a deal; what comes later is looked through in 3 to 5.
    Only the first call does anything: matches come and go, and are to be searched.
    """
    gc.freeze()
