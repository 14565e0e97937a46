"""How large everything is: as is wished, as long as the table fits the screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from rami_desktop.storage.settings import Settings
from rami_desktop.ui import scale
from rami_desktop.ui.scale import LEAST_ROOM, Scale, chosen, fitting
from rami_desktop.ui.screens.settings import SettingsDialog

from .windows import Windows

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ((1366, 768), (1920, 1080), (3840, 2160))
SCALES = (100, 125, 150, 175, 200, 225, 250, 275, 300)


@pytest.mark.parametrize(("screen", "percent"), list(product(SCREENS, SCALES)))
def test_the_table_always_has_its_room(screen: tuple[int, int], percent: int) -> None:
    width, height = (round(100 * side / percent) for side in screen)
    found = fitting(width, height, percent / 100)
    assert found.wanted == percent and 100 <= found.given <= percent
    room = tuple(100 * side / found.given for side in screen)
    assert room[0] >= LEAST_ROOM[0] and room[1] >= LEAST_ROOM[1]
    if found.limited:  # not smaller than it has to be
        larger = tuple(100 * side / (found.given + scale.STEP + 1) for side in screen)
        assert larger[0] < LEAST_ROOM[0] or larger[1] < LEAST_ROOM[1]


def test_a_small_screen_is_never_made_smaller_than_it_is() -> None:
    assert fitting(800, 600, 1.0) == Scale(100, 100)
    assert fitting(533, 400, 1.5) == Scale(150, 100)
    assert fitting(1280, 720, 3.0) == Scale(300, 300)


def test_a_size_is_read_before_anything_else_and_damage_is_left_to_others(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert chosen(path) == 100
    settings = Settings(path)
    settings.change(scale="250")
    settings.save()
    assert chosen(path) == 250
    for text in ("{", "[1]", '{"scale": 3}', '{"scale": "9000"}', "{}"):
        path.write_text(text)
        assert chosen(path) == 100
        assert path.read_text() == text


SCRIPT = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QAbstractButton
from rami_desktop.storage.library import Library
from rami_desktop.storage.settings import Settings
from rami_desktop.ui import scale
from rami_desktop.ui.app import open_application
application = open_application(enlarged={enlarged})
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.screen_room import appear
from rami_desktop.ui.states import HUMAN_STATES
settings = Settings(Path({folder!r}) / "settings.json")
settings.change(language="fr", animations=False, pace="at_once", theme="light")
window = MainWindow(settings, LanguageSwitch(application), Library(Path({folder!r})))
appear(window)
note = window.start_page.scale_note
assert note.isVisible() == ({given} < {wanted}), note.text()
if note.isVisible():
    assert "{wanted}\u202f%" in note.text() and "{given}\u202f%" in note.text(), note.text()
window.begin(GameChoice.usual("rami51", "Anna", ("débutant",) * 5), 3)
clock = QElapsedTimer()
clock.start()
while window.controller.state not in HUMAN_STATES and clock.elapsed() < 30000:
    application.processEvents()
window.scene.complete()
application.processEvents()
screen = window.screen().availableGeometry()
assert abs(100 * window.devicePixelRatioF() - {given}) < 1, window.devicePixelRatioF()
assert window.width() <= screen.width() and window.height() <= screen.height(), window.size()
layout, port = window.scene.layout, window.view.viewport().rect()
boxes = [*layout.hand, *layout.stock, *layout.discard, layout.counter, layout.own_area]
boxes += [parts.box for parts in layout.plates.values()]
for box in boxes:
    assert port.contains(round(box.cx), round(box.cy)) and box.bottom <= port.height() + 1, box
assert layout.hand[0].h >= 70, layout.hand[0]
bar = window.table_page.bar
for button in bar.findChildren(QAbstractButton):
    if button.isVisible():
        assert bar.rect().contains(button.geometry()), button.text()
        assert button.width() >= button.sizeHint().width(), button.text()
window.close()
print("fine")
"""


@pytest.mark.parametrize(
    ("screen", "desktop", "enlarged", "given"),
    [
        ((1366, 768), 1.0, 100, 100),
        ((1366, 768), 1.5, 100, 140),
        ((1366, 768), 1.0, 300, 140),
        ((1920, 1080), 2.0, 100, 200),
        ((1920, 1080), 1.5, 200, 200),
        ((3840, 2160), 2.0, 150, 300),
    ],
)
def test_at_every_scale_all_of_the_table_is_at_hand(
    tmp_path: Path, screen: tuple[int, int], desktop: float, enlarged: int, given: int
) -> None:
    shape = {"name": "one", "x": 0, "y": 0, "width": screen[0], "height": screen[1]}
    shape |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [shape]}))
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        "QT_SCALE_FACTOR": str(desktop),
        "RAMI_DATA_DIR": str(tmp_path),
    }
    wanted = round(desktop * enlarged)
    script = SCRIPT.format(
        root=str(ROOT), folder=str(tmp_path), enlarged=enlarged, wanted=wanted, given=given
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "fine"


def test_the_settings_say_when_a_size_is_seen_and_why_it_may_be_less(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.open()
    dialog = SettingsDialog(window.settings, window)
    windows.qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.scale_note.isVisible()
    box = dialog.boxes["scale"]
    box.setCurrentIndex(box.findData("200"))
    box.activated.emit(box.currentIndex())
    assert window.settings["scale"] == "200"
    assert dialog.scale_note.isVisible() and "started again" in dialog.scale_note.text()
    monkeypatch.setattr(scale, "_enlarged", 200)
    monkeypatch.setattr(scale, "_now", Scale(200, 140))
    dialog.retranslate()
    assert dialog.scale_note.text() == (
        "At 200% the table would not fit this screen: Rami is shown at 140%."
    )
