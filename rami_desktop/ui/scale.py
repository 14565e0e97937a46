"""How large everything is shown: as the desktop says, larger where the player wishes it, and
never so large that the table does not fit the screen.

Qt asks for the scale once, when the application is made.  So an application that turned out too
large for its screen is made anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from math import floor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

#: The least room, in device-independent pixels, in which all of a table is at hand: a full hand,
#: the piles, everybody's melds and all buttons.  The title bar is in it.
LEAST_ROOM = (960, 532)
#: Scales are rounded down to a multiple of this many percent.
STEP = 5
_VARIABLE = "QT_SCALE_FACTOR"


@dataclass(frozen=True, slots=True)
class Scale:
    """How large everything is, in percent.

    :ivar wanted: what desktop and player ask for together.
    :ivar given: what the screen has room for.
    """

    wanted: int
    given: int

    @property
    def limited(self) -> bool:
        """Whether the screen has no room for what is asked for."""
        return self.given < self.wanted


_now = Scale(100, 100)
_enlarged = 100


def enlarged() -> int:
    """Return what the player wished when the application was made."""
    return _enlarged


def fitting(width: int, height: int, ratio: float) -> Scale:
    """Return the scale for a screen; a small screen is never shown at less than 100 %.

    :param width: of the screen that windows may use, in device-independent pixels.
    :param height: likewise.
    :param ratio: real pixels for each of them.
    """
    room = min(1.0, width / LEAST_ROOM[0], height / LEAST_ROOM[1])
    wanted = round(100 * ratio)
    if room >= 1:
        return Scale(wanted, wanted)
    given = STEP * floor(100 * ratio * room / STEP)
    return Scale(wanted, min(wanted, max(100, given)))


def chosen(settings_file: Path) -> int:
    """Return the percentage that a settings file asks for; 100 when it cannot be read.

    The settings themselves are read when there is somebody to tell what is wrong with them.
    """
    from rami_desktop.storage.settings import OPTIONS

    try:
        value = json.loads(settings_file.read_bytes())["scale"]
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        return 100
    return int(value) if OPTIONS["scale"].accepts(value) else 100


def make_fitting(make: Callable[[], QApplication], wish: int = 100) -> QApplication:
    """Return an application whose scale the screen has room for.

    :param make: makes the application.
    :param wish: what the player asks for, in percent of what the desktop says.
    """
    global _now, _enlarged
    _enlarged = wish
    before = os.environ.get(_VARIABLE)
    factor = _factor(before) * wish / 100
    try:
        if wish != 100:
            os.environ[_VARIABLE] = f"{factor:g}"
        application = make()
        screen = application.primaryScreen()
        ratio = screen.devicePixelRatio()
        room = screen.availableSize()
        _now = fitting(room.width(), room.height(), ratio)
        if _now.limited:
            del screen
            application.shutdown()
            os.environ[_VARIABLE] = f"{factor * _now.given / 100 / ratio:g}"
            application = make()
    finally:
        # What is started from here, such as a browser, is shown as the desktop says.
        if before is None:
            os.environ.pop(_VARIABLE, None)
        else:
            os.environ[_VARIABLE] = before
    return application


def _factor(text: str | None) -> float:
    """Return the scale that the environment asks for."""
    try:
        factor = float(text or 1)
    except ValueError:
        return 1.0
    return factor if factor > 0 else 1.0


def limit_text() -> str:
    """Return why everything is smaller than is asked for, an empty text when it is not."""
    from PySide6.QtCore import QCoreApplication

    if not _now.limited:
        return ""
    text = QCoreApplication.translate(
        "Scale",
        "At {wanted}% the table would not fit this screen: Rami is shown at {given}%.",
    )
    return text.format(wanted=_now.wanted, given=_now.given)
