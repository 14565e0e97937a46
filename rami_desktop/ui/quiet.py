"""Moments in which no computer seat thinks, so that the window has the interpreter to itself.

Python runs one thread at a time.  While the table is changed and painted anew, a thinking
thread would get every other turn, and the first frame of an animation come twice as late.
"""

from __future__ import annotations

import threading
import time

#: Seconds for which a change of the table keeps computer seats quiet: its first frames.
MOMENT = 0.06

_free_from = 0.0


def keep_quiet() -> None:
    """Let computer seats rest for a moment from now on; the window's thread calls this."""
    global _free_from
    _free_from = time.monotonic() + MOMENT


def wait_for_quiet_to_end() -> None:
    """Rest while it is to be quiet; a thinking thread calls this again and again."""
    while (left := _free_from - time.monotonic()) > 0:
        _rest(min(left, MOMENT / 4))


#: Short, so that a computation can be broken off while it rests.
_rest = threading.Event().wait
