"""What a Linux desktop says about motion."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rami_desktop.ui import system_wishes
from rami_desktop.ui.portal import REST, MotionPortal, asks_for_rest, has_bus

from .windows import Windows

GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
COMMON = ("org.freedesktop.appearance", "reduced-motion")


class Variant:
    """As D-Bus wraps values, one in another."""

    def __init__(self, value: object) -> None:
        self._value = value

    def variant(self) -> object:
        return self._value


class Message:
    def __init__(self, *arguments: object) -> None:
        self._arguments = list(arguments)

    def arguments(self) -> list[object]:
        return self._arguments


@pytest.mark.parametrize(
    ("place", "value", "rest"),
    [
        (GNOME, False, True),
        (GNOME, True, False),
        (KDE, "0", True),
        (KDE, "0.5", False),
        (COMMON, 1, True),
        (COMMON, 0, False),
        (COMMON, "rubbish", False),
        (COMMON, None, False),
    ],
)
def test_every_desktop_has_its_own_words(place: tuple[str, str], value: object, rest: bool) -> None:
    assert place in REST
    assert asks_for_rest(place, value) == rest


def test_nobody_is_asked_where_there_is_no_bus(tmp_path: Path) -> None:
    assert not has_bus({}, "linux")
    assert not has_bus({"XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
    (tmp_path / "bus").touch()
    assert has_bus({"XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
    assert has_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"}, "linux")
    assert not has_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"}, "win32")


def test_a_directory_of_somebody_else_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: object, **_options: object) -> os.stat_result:
        raise PermissionError(path)

    monkeypatch.setattr(os, "stat", refuse)
    found = has_bus({"XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
    monkeypatch.undo()
    assert not found


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    portal = MotionPortal()
    told: list[bool] = []
    portal.changed.connect(lambda: told.append(portal.rest))
    portal.take(GNOME, Variant(Variant(False)))
    portal.take(COMMON, Variant(1))
    assert told == [True]
    portal.heard(Message("org.gnome.desktop.interface", "cursor-size", Variant(24)))
    portal.heard(Message(*GNOME, Variant(True)))
    assert portal.rest and told == [True]
    portal.heard(Message(*COMMON, Variant(0)))
    assert told == [True, False]


def test_cards_rest_as_soon_as_the_desktop_asks_for_it(windows: Windows) -> None:
    window = windows.open(animations=True, pace="normal")
    portal = system_wishes._portal
    assert portal is not None and window.scene.pace == 1.0
    portal.take(COMMON, 1)
    assert window.scene.pace == 0.0
    portal.take(COMMON, 0)
    assert window.scene.pace == 1.0


SCRIPT = """
import sys
sys.path.insert(0, {root!r})
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
application = QCoreApplication([])
from rami_desktop.ui.portal import INTERFACE, PATH, MotionPortal
portal = MotionPortal()
portal.changed.connect(application.quit)
assert portal.listen()
def change(rest):
    message = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
    moving = QDBusVariant(not rest)
    message.setArguments(["org.gnome.desktop.interface", "enable-animations", moving])
    assert QDBusConnection.sessionBus().send(message)
    QTimer.singleShot(5000, application.quit)
    application.exec()
    assert portal.rest == rest
assert QDBusConnection.sessionBus().registerService("org.freedesktop.portal.Desktop")
change(True)
change(False)
print("fine")
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus here")
def test_a_change_comes_over_the_bus() -> None:
    script = SCRIPT.format(root=str(Path(__file__).resolve().parents[2]))
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", script], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "fine"
