"""How much of the screen a window may take: twofold scale makes half a screen of one."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

#: Pixels that the title bar takes from the height.
TITLE_BAR = 32
#: Milliseconds after which a window manager has made a window small again.
AFTER_THE_MANAGER = 150


def room_for(window: QWidget) -> QSize:
    """Return the greatest size of a window, without its title bar, on the screen that it is on."""
    return window.screen().availableGeometry().size() - QSize(0, TITLE_BAR)


def appear(window: QWidget) -> None:
    """Show a window, all over a screen that has no room for the size that it wants.

    One that filled the screen last time keeps the size that it had before.
    """
    room = room_for(window)
    large = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
    if window.windowState() & large:
        _keep_normal_place(window)
        window.show()
    elif room.width() < window.width() or room.height() < window.height():
        window.resize(window.size().boundedTo(room))
        window.showMaximized()
    else:
        window.show()


def _keep_normal_place(window: QWidget) -> None:
    """Put a window that is shown large where it belongs when it is large no more.

    On X11 the window manager knows only the size with which it was first shown.
    """
    normal = window.normalGeometry()
    window.winId()  # makes the handle, which tells of the states
    handle = window.windowHandle()

    def changed(state: Qt.WindowState) -> None:
        if state == Qt.WindowState.WindowNoState:
            handle.windowStateChanged.disconnect(changed)
            QTimer.singleShot(AFTER_THE_MANAGER, window, lambda: window.setGeometry(normal))

    handle.windowStateChanged.connect(changed)


def fill_screen(window: QWidget, on: bool) -> None:
    """Let a window fill the screen, or be again what it was: maximised or not."""
    full = Qt.WindowState.WindowFullScreen
    state = window.windowState()
    window.setWindowState(state | full if on else state & ~full)


def place_of(window: QWidget) -> str:
    """Return where a window stands and how large it is, as the settings keep it."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_place(window: QWidget, kept: str) -> None:
    """Put a window where it stood; an empty text leaves it where it is."""
    geometry = QByteArray.fromBase64(kept.encode("ascii", "ignore"))
    if not geometry.isEmpty():
        window.restoreGeometry(geometry)
