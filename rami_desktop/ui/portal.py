"""What a Linux desktop says about motion, asked through its settings portal.

GNOME, KDE and others answer on the session bus.  Where there is no bus, no portal or no answer,
nothing is said, and things may move.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
#: Where desktops keep it, and the value that asks for rest.
REST = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): 0.0,
}


def has_bus(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Return whether there is a session bus to ask; Qt would start one."""
    if system in ("win32", "darwin"):
        return False
    if environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = environment.get("XDG_RUNTIME_DIR")
    return bool(folder) and os.path.exists(os.path.join(str(folder), "bus"))


def asks_for_rest(place: tuple[str, str], value: Any) -> bool:
    """Return whether a desktop's setting says that things are not to move."""
    wanted = REST[place]
    try:
        return float(value) == float(wanted)
    except (TypeError, ValueError):
        return False


class MotionPortal(QObject):
    """Knows whether the desktop asks for rest.

    :ivar rest: whether it does, as far as it has said anything.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said: dict[tuple[str, str], bool] = {}
        self._calls: list[QObject] = []

    @property
    def rest(self) -> bool:
        return any(self._said.values())

    def listen(self) -> bool:
        """Ask what is wished now, and hear of changes; ``False`` where nobody can be asked."""
        if not has_bus(os.environ):
            return False
        try:
            from PySide6 import QtDBus  # not wanted for the first frame
        except ImportError:
            return False
        bus = QtDBus.QDBusConnection.sessionBus()
        if not bus.isConnected():
            return False
        # The declarations want bytes, PySide itself the text that SLOT() gives.
        slot: Any = SLOT("heard(QDBusMessage)")
        bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)
        for place in REST:
            message = QtDBus.QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
            message.setArguments(list(place))
            watcher = QtDBus.QDBusPendingCallWatcher(bus.asyncCall(message), self)
            watcher.finished.connect(lambda call, place=place: self._answered(place, call))
            self._calls.append(watcher)
        return True

    def _answered(self, place: tuple[str, str], call: Any) -> None:
        if not call.isError():
            self.take(place, call.reply().arguments()[0])

    @Slot("QDBusMessage")
    def heard(self, message: Any) -> None:
        """A setting of the desktop has changed."""
        space, key, value = message.arguments()
        if (space, key) in REST:
            self.take((space, key), value)

    def take(self, place: tuple[str, str], value: Any) -> None:
        """Take in what the desktop says in one place."""
        while hasattr(value, "variant"):
            value = value.variant()
        before = self.rest
        self._said[place] = asks_for_rest(place, value)
        if self.rest != before:
            self.changed.emit()
