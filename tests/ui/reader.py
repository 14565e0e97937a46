"""Hears what Qt tells screen readers, at the very place where Qt hands it to them.

PySide6 has no name for ``QAccessible::installUpdateHandler``; Qt's own library has it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from PySide6 import QtGui
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from shiboken6 import Shiboken

Hear = Callable[[QAccessibleEvent], None]

_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
#: ``void (*QAccessible::installUpdateHandler(void (*)(QAccessibleEvent *)))(...)`` on Linux.
_INSTALL = "_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"


def _install() -> Callable[[object], object] | None:
    """Return Qt's function, ``None`` where its library or its name is another one."""
    folder = Path(QtGui.__file__).parent / "Qt" / "lib"
    try:
        function = getattr(ctypes.CDLL(str(folder / "libQt6Gui.so.6")), _INSTALL)
    except (OSError, AttributeError):
        return None
    function.restype, function.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
    return function


#: Whether one can listen here.
CAN_LISTEN = _install() is not None


@contextmanager
def listening(hear: Hear) -> Iterator[None]:
    """Be the screen reader for a while: every event comes to ``hear``, and none to the system."""
    install = _install()
    assert install is not None

    def told(pointer: int) -> None:
        event = cast(QAccessibleEvent, Shiboken.wrapInstance(pointer, QAccessibleEvent))
        if event.type() == QAccessible.Event.Announcement:
            Shiboken.invalidate(event)
            kind = QAccessibleAnnouncementEvent
            event = cast(QAccessibleEvent, Shiboken.wrapInstance(pointer, kind))
        hear(event)
        Shiboken.invalidate(event)

    handler = _HANDLER(told)
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    before = install(ctypes.cast(handler, ctypes.c_void_p))
    try:
        yield
    finally:
        install(before)
        QAccessible.setActive(was)
