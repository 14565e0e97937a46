"""What the desktop says about eyes: more contrast, less motion."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

_GET_CLIENT_AREA_ANIMATION = 0x1042


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
    style = QApplication.style()
    return style is None or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0


def _windows_allows_motion() -> bool:
    if sys.platform != "win32":
        return True
    import ctypes

    allowed = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW
    return not asked(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(allowed), 0) or bool(allowed)
