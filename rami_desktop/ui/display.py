"""Whether a window can be shown at all, asked before Qt is: without a screen Qt aborts.

Only Linux and its like need to be asked; elsewhere a screen is always there.  Nothing here
imports Qt, which may itself be what is missing.
"""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path


class Obstacle(Enum):
    """Why no window can be shown."""

    NO_DISPLAY = "no_display"
    DISPLAY_UNREACHABLE = "display_unreachable"
    LIBRARY_MISSING = "library_missing"


def needs_a_display(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Return whether Qt is going to look for an X or Wayland display."""
    if system in ("win32", "darwin", "cygwin"):
        return False
    chosen = environment.get("QT_QPA_PLATFORM", "")
    return not chosen or chosen.split(":")[0].split(";")[0] in ("xcb", "wayland")


def display_obstacle(environment: Mapping[str, str] | None = None) -> Obstacle | None:
    """Return what keeps the display from being used, or ``None``."""
    environment = os.environ if environment is None else environment
    if not needs_a_display(environment):
        return None
    if environment.get("WAYLAND_DISPLAY") and _wayland_answers(environment):
        return None
    if not environment.get("DISPLAY"):
        unreachable = bool(environment.get("WAYLAND_DISPLAY"))
        return Obstacle.DISPLAY_UNREACHABLE if unreachable else Obstacle.NO_DISPLAY
    return None if _x_answers(environment["DISPLAY"]) else Obstacle.DISPLAY_UNREACHABLE


def missing_library(platform_plugins: Path, environment: Mapping[str, str] | None = None) -> str:
    """Return what the loader says is missing for a window on X, or an empty text.

    :param platform_plugins: the directory with Qt's platform plugins.
    """
    environment = os.environ if environment is None else environment
    plugin = platform_plugins / "libqxcb.so"
    wayland = environment.get("WAYLAND_DISPLAY") and not environment.get("DISPLAY")
    if not needs_a_display(environment) or wayland or not plugin.is_file():
        return ""
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error)
    return ""


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    """Return whether somebody listens on the Wayland socket that the environment names."""
    path = Path(environment.get("XDG_RUNTIME_DIR", "")) / environment["WAYLAND_DISPLAY"]
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            return False
    return True


def _x_answers(name: str) -> bool:
    """Return whether the X server lets us in, as Qt will ask it; yes where that cannot be asked."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(name.encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed
