"""Python's search for garbage, kept short: while it searches, no card moves."""

from __future__ import annotations

import gc
from functools import cache

#: After how many searches among younger things there is one among all, if enough are new.
_RARELY = 100


def put_off_search() -> None:
    """Let there be no search until :func:`search_again`: at the start nothing is garbage.

    The searches in between took 15 to 20 ms, one in thirty of the time until the first page.
    """
    gc.disable()


def search_again() -> None:
    """Let garbage be searched from now on, and the old things among it ten times more rarely.

    To look through all that is old takes 10 to 15 ms while an expert thinks, who makes many
    things that stay; nearly all garbage is young.
    """
    youngest, middle, _ = gc.get_threshold()
    gc.set_threshold(youngest, middle, _RARELY)
    gc.enable()


@cache
def spare_what_stays() -> None:
    """Leave everything that has been loaded so far out of every later search.

    The program, its window and its pages stay until the end.  To look through them took 20 to
    30 ms each time, one or two frames of a deal; what comes later is looked through in 3 to 5.
    Only the first call does anything: matches come and go, and are to be searched.
    """
    gc.freeze()
