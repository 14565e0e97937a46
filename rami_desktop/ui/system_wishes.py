"""What the desktop says about eyes: more contrast, less motion."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle
from shiboken6 import Shiboken

from rami_desktop.ui.portal import MotionPortal

_GET_CLIENT_AREA_ANIMATION = 0x1042
#: Milliseconds after which a Linux desktop is asked about motion.
AFTER_FIRST_FRAME = 300

_portal: MotionPortal | None = None


def system_wants_contrast() -> bool:
    """Return whether the desktop asks for high contrast; Qt tells it from 6.10 on."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def when_contrast_changes(do: Callable[[], object]) -> None:
    """Call something whenever the desktop changes its mind about contrast.

    :param do: a method of what is to hear of it; the desktop keeps nothing alive.
    """
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(do)


def system_allows_motion() -> bool:
    """Return whether things may move, as far as the desktop says anything about it."""
    if sys.platform == "win32":
        return _windows_allows_motion()
    if sys.platform == "darwin":
        return _mac_allows_motion()
    if _portal is not None and Shiboken.isValid(_portal) and _portal.rest:
        return False
    style = QApplication.style()
    return style is None or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0


def when_motion_changes(do: Callable[[], object]) -> None:
    """Call something when the desktop says, now or later, whether things may move.

    Linux desktops are asked when the window has been seen: their answer may take a while.

    :param do: a method of what is to hear of it; the desktop keeps nothing alive.
    """
    global _portal
    if _portal is None or not Shiboken.isValid(_portal):
        _portal = MotionPortal(QCoreApplication.instance())
        QTimer.singleShot(AFTER_FIRST_FRAME, _portal, _portal.listen)
    _portal.changed.connect(do)


def _mac_allows_motion() -> bool:
    """Ask NSWorkspace, which is there since the window is."""
    import ctypes

    try:
        objc = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    except OSError:
        return True
    find = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)
    workspace = find(("objc_getClass", objc))(b"NSWorkspace")
    if not workspace:
        return True
    name = find(("sel_registerName", objc))
    pair = (ctypes.c_void_p, ctypes.c_void_p)
    shared = ctypes.CFUNCTYPE(ctypes.c_void_p, *pair)(("objc_msgSend", objc))
    wish = ctypes.CFUNCTYPE(ctypes.c_bool, *pair)(("objc_msgSend", objc))
    there = shared(workspace, name(b"sharedWorkspace"))
    return not wish(there, name(b"accessibilityDisplayShouldReduceMotion"))


def _windows_allows_motion() -> bool:
    if sys.platform != "win32":
        return True
    import ctypes

    allowed = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW
    return not asked(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(allowed), 0) or bool(allowed)
