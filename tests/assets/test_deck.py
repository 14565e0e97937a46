"""The deck in ``assets/cards``: reproducible, well formed and point-symmetric."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
MANIFEST = json.loads((CARDS / "manifest.json").read_text(encoding="utf-8"))
STYLES = list(MANIFEST["styles"])
NAMES = MANIFEST["cards"] + MANIFEST["jokers"]
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {SVG + tag for tag in ("svg", "rect", "g", "path", "use")}


def _drawings(folder: Path) -> dict[str, bytes]:
    """Bytes of every generated file, by its path inside the folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.suffix == ".svg" or path.name == "manifest.json"
    }


def test_generator_writes_the_committed_files(tmp_path: Path) -> None:
    """Running the generator again gives the same files with the same bytes."""
    subprocess.run(
        [sys.executable, "-B", str(CARDS / "draw.py"), str(tmp_path)],
        check=True,
        capture_output=True,
    )
    drawn, committed = _drawings(tmp_path), _drawings(CARDS)
    assert sorted(drawn) == sorted(committed)
    assert [name for name in drawn if drawn[name] != committed[name]] == []


def test_manifest_names_every_file() -> None:
    """Every style is complete, and there is no stray file."""
    assert len(STYLES) == 8
    assert len(NAMES) == len(set(NAMES)) == 54
    expected = {f"{style}/{name}.svg" for style in STYLES for name in NAMES}
    expected |= {f"backs/{name}.svg" for name in MANIFEST["backs"]}
    assert set(_drawings(CARDS)) == expected | {"manifest.json"}


def test_total_size_is_sane() -> None:
    """The generated files stay below two and a half megabytes."""
    assert sum(len(data) for data in _drawings(CARDS).values()) < 2_500_000


def test_files_are_plain_svg() -> None:
    """Each drawing is well formed, in 5:7, and made of plain shapes only."""
    for name, data in _drawings(CARDS).items():
        if not name.endswith(".svg"):
            continue
        root = ElementTree.fromstring(data)
        assert root.get("viewBox") == "0 0 180 252", name
        tags = {element.tag for element in root.iter()}
        assert tags <= ALLOWED, f"{name}: {tags - ALLOWED}"
        assert b"nan" not in data and b"inf" not in data, name


def test_cards_of_a_style_all_differ() -> None:
    """No two cards of a style, nor two backs, look the same."""
    for folder in [*STYLES, "backs"]:
        drawings = [path.read_bytes() for path in sorted((CARDS / folder).glob("*.svg"))]
        assert len(set(drawings)) == len(drawings), folder


def test_languages_differ_by_court_letters_alone() -> None:
    """French and English styles share their numbers and jokers."""
    for style in STYLES:
        if "-fr-" not in style:
            continue
        other = style.replace("-fr-", "-en-")
        for name in NAMES:
            same = (CARDS / style / f"{name}.svg").read_bytes() == (
                CARDS / other / f"{name}.svg"
            ).read_bytes()
            assert same == (name[0] not in "JQK"), f"{style}/{name}"


def _pixels(path: Path, width: int, height: int, turned: bool = False) -> bytes:
    """Render a drawing with QtSvg, turned upside down if asked."""
    gui = pytest.importorskip("PySide6.QtGui")
    svg = pytest.importorskip("PySide6.QtSvg")
    renderer = svg.QSvgRenderer(str(path))
    assert renderer.isValid(), path
    image = gui.QImage(width, height, gui.QImage.Format.Format_RGB32)
    image.fill(gui.QColor("#2d6a4f"))
    painter = gui.QPainter(image)
    painter.setRenderHint(gui.QPainter.RenderHint.Antialiasing)
    if turned:
        painter.translate(width, height)
        painter.rotate(180)
    renderer.render(painter)
    painter.end()
    return bytes(image.constBits())


def _difference(first: bytes, second: bytes) -> float:
    """Mean difference of two pictures, on a scale from 0 to 255."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("style", STYLES)
def test_courts_are_point_symmetric(style: str) -> None:
    """A court card turned by half a turn looks the same."""
    for name in MANIFEST["cards"]:
        if name[0] not in "JQK":
            continue
        path = CARDS / style / f"{name}.svg"
        upright, turned = _pixels(path, 90, 126), _pixels(path, 90, 126, turned=True)
        assert _difference(upright, turned) < 0.5, f"{style}/{name}"


def test_symmetry_check_can_fail() -> None:
    """The comparison notices a card which is not the same upside down."""
    path = CARDS / STYLES[0] / "7H.svg"
    upright, turned = _pixels(path, 90, 126), _pixels(path, 90, 126, turned=True)
    assert _difference(upright, turned) > 1


@pytest.mark.parametrize("name", MANIFEST["backs"])
def test_backs_are_point_symmetric(name: str) -> None:
    """A back gives no hint of which way up its card lies."""
    path = CARDS / "backs" / f"{name}.svg"
    assert _difference(_pixels(path, 90, 126), _pixels(path, 90, 126, turned=True)) < 0.5


def _index_columns(path: Path) -> list[float]:
    """Abscissas of the index outline, from the card's centre."""
    root = ElementTree.fromstring(path.read_bytes())
    index = next(element for element in root.iter() if element.get("id") == "index")
    numbers = re.findall(r"-?(?:\d+\.?\d*|\.\d+)", index.get("d", ""))
    return [float(number) for number in numbers[::2]]


@pytest.mark.parametrize("style", STYLES)
def test_index_fits_in_the_left_quarter(style: str) -> None:
    """In a fan, the strip left in sight holds the whole index and tells all cards apart."""
    width, height, quarter = 180, 252, 45
    strips = set()
    for name in NAMES:
        path = CARDS / style / f"{name}.svg"
        columns = _index_columns(path)
        assert min(columns) > -width / 2 + 4, name
        assert max(columns) < -width / 2 + quarter, name
        pixels = _pixels(path, width, height)
        rows = range(0, height // 2 * width * 4, width * 4)
        strips.add(b"".join(pixels[row : row + quarter * 4] for row in rows))
    assert len(strips) == len(NAMES)


def _painted(svg: bytes, width: int, height: int) -> set[int]:
    """Numbers of the pixels which a drawing touches."""
    gui = pytest.importorskip("PySide6.QtGui")
    renderer = pytest.importorskip("PySide6.QtSvg").QSvgRenderer(svg)
    assert renderer.isValid()
    image = gui.QImage(width, height, gui.QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = gui.QPainter(image)
    painter.setRenderHint(gui.QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    opacity = bytes(image.constBits())[3::4]
    return {number for number, value in enumerate(opacity) if value}


@pytest.mark.parametrize("style", STYLES)
def test_signs_keep_clear_of_the_index(style: str) -> None:
    """On a card of 60 pixels no sign, the great ace of spades neither, runs into an index."""
    for name in MANIFEST["cards"]:
        if name[0] in "JQK":
            continue
        parts = (CARDS / style / f"{name}.svg").read_text(encoding="utf-8").split("\n")
        head, paper, group, *picture, index, turned, end, close, _ = parts
        assert paper.startswith("<rect") and 'id="index"' in index and turned.startswith("<use")
        signs = "\n".join([head, group, *picture, end, close]).encode()
        letters = "\n".join([head, group, index, turned, end, close]).encode()
        assert picture, name
        assert not _painted(signs, 60, 84) & _painted(letters, 60, 84), f"{style}/{name}"
