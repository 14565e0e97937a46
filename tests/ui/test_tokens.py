"""The design's numbers: contrast, and names that others rely on."""

from __future__ import annotations

import pytest

from rami_desktop.storage.settings import OPTIONS
from rami_desktop.ui import tokens
from rami_desktop.ui.tokens import Palette, TableColours


def rgb(colour: str) -> tuple[float, ...]:
    digits = colour.lstrip("#")[-6:]
    return tuple(int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))


def alpha(colour: str) -> float:
    digits = colour.lstrip("#")
    return int(digits[:2], 16) / 255 if len(digits) == 8 else 1.0


def over(colour: str, ground: str) -> tuple[float, ...]:
    part = alpha(colour)
    return tuple(part * a + (1 - part) * b for a, b in zip(rgb(colour), rgb(ground), strict=True))


def luminance(parts: tuple[float, ...]) -> float:
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


ALL_TABLES = [
    (f"{name} {theme}", colours)
    for name, themes in tokens.TABLES.items()
    for theme, colours in themes.items()
]


@pytest.mark.parametrize(("name", "colours"), ALL_TABLES)
def test_text_on_the_table_is_legible(name: str, colours: TableColours) -> None:
    for ink in (colours.text, colours.muted, colours.turn):
        for ground in (colours.felt, colours.felt_edge):
            assert contrast(rgb(ink), rgb(ground)) >= 4.5, (name, ink)
            assert contrast(rgb(ink), over(colours.zone, ground)) >= 4.5, (name, ink)
    for ink, ground in (
        (colours.plate_text, colours.plate),
        (colours.plate_muted, colours.plate),
        (colours.on_turn, colours.turn),
        (colours.on_owed, colours.owed),
        (colours.on_alarm, colours.alarm),
        (colours.bubble_text, colours.bubble),
    ):
        assert contrast(rgb(ink), rgb(ground)) >= 4.5, (name, ink, ground)


@pytest.mark.parametrize("palette", tokens.PALETTES.values(), ids=tokens.PALETTES)
def test_text_on_pages_is_legible(palette: Palette) -> None:
    for ground in (palette.window, palette.surface, palette.raised):
        for ink in (palette.text, palette.muted, palette.danger, palette.warning):
            assert contrast(rgb(ink), rgb(ground)) >= 4.5, (ink, ground)
    assert contrast(rgb(palette.on_accent), rgb(palette.accent)) >= 4.5


def test_seats_can_be_told_apart() -> None:
    assert len(set(tokens.SEAT_COLOURS.values())) == 8
    for colour in tokens.SEAT_COLOURS.values():
        assert contrast(rgb(colour), rgb(tokens.ON_SEAT)) >= 4.5, colour


def test_the_settings_name_what_there_is() -> None:
    assert set(OPTIONS["table_colour"].choices) == set(tokens.TABLES)
    assert set(OPTIONS["pace"].choices) == set(tokens.PACES)
