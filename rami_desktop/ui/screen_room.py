"""How much of the screen a window may take: twofold scale makes half a screen of one."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

#: Pixels that the title bar takes from the height.
TITLE_BAR = 32


def room_for(window: QWidget) -> QSize:
    """Return the greatest size of a window, without its title bar, on the screen that it is on."""
    return window.screen().availableGeometry().size() - QSize(0, TITLE_BAR)


def appear(window: QWidget) -> None:
    """Show a window, all over a screen that has no room for the size that it wants."""
    room = room_for(window)
    if room.width() < window.width() or room.height() < window.height():
        window.resize(window.size().boundedTo(room))
        window.showMaximized()
    else:
        window.show()
