"""Contrast, colours that some cannot tell apart, scale, and less motion."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QScreen
from PySide6.QtWidgets import QApplication

from benchmarks.colour_blind import KINDS, as_seen, seen
from rami_desktop.ui import look, tokens
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.screen_room import TITLE_BAR, appear, room_for
from rami_desktop.ui.screens.settings import SettingsDialog
from rami_desktop.ui.tokens import CONTRAST_PALETTES, CONTRAST_TABLE

from .test_longer_language import cut, outside
from .test_tokens import contrast, rgb
from .windows import Windows, wait_for_turn

ROOT = Path(__file__).resolve().parents[2]


def test_high_contrast_is_high() -> None:
    """Seven to one, as the guidelines ask for at their strictest."""
    for palette in CONTRAST_PALETTES.values():
        for ground in (palette.window, palette.surface, palette.raised):
            for ink in (palette.text, palette.muted, palette.border, palette.danger):
                assert contrast(rgb(ink), rgb(ground)) >= 7, (ink, ground)
            assert contrast(rgb(palette.focus), rgb(ground)) >= 7
        assert contrast(rgb(palette.on_accent), rgb(palette.accent)) >= 7
    table = CONTRAST_TABLE
    for ink, ground in (
        (table.text, table.felt),
        (table.muted, table.zone),
        (table.plate_text, table.plate),
        (table.plate_muted, table.plate),
        (table.turn, table.felt),
        (table.on_turn, table.turn),
        (table.on_owed, table.owed),
        (table.on_alarm, table.alarm),
        (table.bubble_text, table.bubble),
        (table.focus, table.felt),
        (table.zone_line, table.felt),
    ):
        assert contrast(rgb(ink), rgb(ground)) >= 7, (ink, ground)


def test_high_contrast_is_switched_at_once(windows: Windows) -> None:
    window = windows.open()
    window.settings.change(high_contrast=True)
    window.look.apply("high_contrast")
    assert window.scene.colours is CONTRAST_TABLE
    shown = QApplication.palette().color(window.backgroundRole())
    assert shown == QColor("#ffffff")
    window.settings.change(high_contrast=False)
    window.look.apply("high_contrast")
    assert window.scene.colours == tokens.TABLES["green"]["light"]


def test_the_desktop_may_ask_for_contrast_and_for_rest(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look, "system_wants_contrast", lambda: True)
    monkeypatch.setattr(look, "system_allows_motion", lambda: False)
    window = windows.open(animations=True, pace="normal")
    assert window.scene.colours is CONTRAST_TABLE
    assert window.scene.pace == 0.0
    monkeypatch.setattr(look, "system_wants_contrast", lambda: False)
    monkeypatch.setattr(look, "system_allows_motion", lambda: True)
    window.look.follow_system()
    window.look.apply("animations")
    assert window.scene.colours == tokens.TABLES["green"]["light"]
    assert window.scene.pace == 1.0


def test_white_stays_white_and_red_comes_near_green() -> None:
    def apart(one: str, other: str) -> float:
        pairs = zip(QColor(one).getRgb(), QColor(other).getRgb(), strict=True)
        return sum(abs(a - b) for a, b in pairs)

    for kind in KINDS:
        assert seen((255, 255, 255), kind) == (255, 255, 255)
        assert seen((0, 0, 0), kind) == (0, 0, 0)
        red, green = seen((200, 60, 40), kind), seen((110, 110, 30), kind)
        assert sum(abs(a - b) for a, b in zip(red, green, strict=True)) < apart(
            "#c83c28", "#6e6e1e"
        )
    image = QImage(2, 2, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    assert as_seen(image, "deutan").pixelColor(1, 1) == QColor(*seen((255, 0, 0), "deutan"))


@pytest.mark.parametrize("kind", KINDS)
def test_marks_stand_out_for_everybody(kind: str) -> None:
    """What lights up is told by its lightness, too, whoever looks."""

    def lit(colour: str) -> tuple[float, ...]:
        return tuple(part / 255 for part in seen(QColor(colour).getRgb()[:3], kind))

    for themes in tokens.TABLES.values():
        for table in themes.values():
            assert contrast(lit(table.turn), lit(table.felt)) >= 3
            assert contrast(lit(table.owed), lit(table.felt)) >= 3
            assert contrast(lit(table.focus), lit(table.felt)) >= 3
            assert contrast(lit(table.on_owed), lit(table.owed)) >= 4.5
            assert contrast(lit(table.on_alarm), lit(table.alarm)) >= 4.5


def test_every_suit_has_its_own_shape_and_every_seat_its_letter() -> None:
    from rami_desktop.ui.card_texts import SUIT_SYMBOLS

    assert len(set(SUIT_SYMBOLS)) == 4
    for one, other in combinations(tokens.SEAT_COLOURS.values(), 2):
        assert one != other


SCRIPT = """
import sys
sys.path.insert(0, {root!r})
from PySide6.QtCore import QLocale
from rami_desktop.ui.app import make_application
application = make_application(["rami"])
from rami_desktop.ui.language import LanguageSwitch
LanguageSwitch(application).use("fr")
from rami_desktop.ui.theme import apply_theme
apply_theme(application, "light")
from tests.ui.table.conftest import Table
from tests.ui.table.test_gestures import OPENED
from tests.ui.tables import match_at
table = Table(match_at("hccc", rules="classique", **{{
    **OPENED,
    "hands": [*OPENED["hands"], "AS 2S", "AH 2H"],
    "opened": [True] * 4,
}}), size=(1024, 600))
table.sit_down()
ratio = table.view.devicePixelRatioF()
assert abs(ratio - {scale}) < 0.01, ratio
table.check()
layout, whole = table.scene.layout, table.scene.layout.view_box
boxes = [*layout.hand, *layout.stock, *layout.discard, layout.counter, layout.own_area]
boxes += [box for meld in layout.melds.values() for box in meld]
boxes += [parts.box for parts in layout.plates.values()]
assert all(whole.holds(box, 1.0) for box in boxes)
for spot in table.hand():
    item = table.scene.cards.item(spot.id)
    assert abs(item.pixmap().devicePixelRatio() - ratio) < 0.01
picture = table.view.grab()
assert picture.width() == round(1024 * ratio), picture.width()
table.controller.stop()
table.view.close()
print("fine")
"""


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 2, 3])
def test_the_table_at_every_scale(scale: float) -> None:
    environment = {
        **os.environ,
        "QT_SCALE_FACTOR": str(scale),
        "QT_QPA_PLATFORM": "offscreen",
    }
    script = SCRIPT.format(root=str(ROOT), scale=scale)
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "fine"


@pytest.mark.parametrize("room", [(960, 500), (1280, 640)])
def test_a_small_screen_shows_all_of_the_window(
    windows: Windows, monkeypatch: pytest.MonkeyPatch, room: tuple[int, int]
) -> None:
    """At 150 or 200 % a usual screen is smaller than the window wants to be."""
    screen = QRect(0, 0, room[0], room[1] + TITLE_BAR)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: screen)
    window = windows.open(language="fr")
    window.resize(*room)
    assert (window.width(), window.height()) == room_for(window).toTuple() == room
    for name in ("new", "rules", "matches", "statistics", "lesson"):
        window.actions_table[name].trigger()
        QApplication.processEvents()
        assert outside(window) == [], name
        page = window.pages.currentWidget()
        assert page is not None and not cut(page), name
    window.begin(GameChoice.usual("rami51", "Anna", ("débutant",) * 3), 3)
    wait_for_turn(windows.qtbot, window)
    assert outside(window) == []
    scene = window.scene
    bottom = max(scene.cards.box_of(spot).bottom for spot in window.store.spots())
    assert bottom <= window.view.viewport().height()


def test_settings_scroll_where_a_screen_is_low(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.open()
    high = SettingsDialog(window.settings, window)
    windows.qtbot.addWidget(high)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, 960, 540))
    low = SettingsDialog(window.settings, window)
    windows.qtbot.addWidget(low)
    assert low.height() < 540 < high.height()
    low.show()
    assert low.switches["sounds"].visibleRegion().isEmpty()
    low.switches["confirm_discard"].setFocus()
    windows.qtbot.keyClick(low.switches["confirm_discard"], Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert not low.switches["sounds"].visibleRegion().isEmpty()


def test_a_window_fills_a_screen_that_is_too_small_for_it(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.open()
    window.hide()
    window.resize(1280, 800)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, 1920, 1040))
    appear(window)
    assert not window.isMaximized() and window.height() == 800
    window.hide()
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, 960, 520))
    appear(window)
    assert window.isMaximized()
