"""What goes into a bundle and what does not, icons, sums, and how a built program is tried."""

from __future__ import annotations

import hashlib
import importlib
import struct
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication


@pytest.fixture
def trim() -> ModuleType:
    return importlib.import_module("trim")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "PySide6\\plugins\\imageformats\\qwebp.dll",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libqt-shell.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libwl-shell-plugin.so",
        "PySide6/QtConcurrent.abi3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtmultimedia_fr.qm",
        "PySide6/opengl32sw.dll",
    ],
)
def test_what_the_program_does_not_use_is_left_out(trim: ModuleType, name: str) -> None:
    assert trim.is_unused(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qtbase_en.qm",
        "rami_desktop/_data/i18n/rami_fr.qm",
    ],
)
def test_what_the_program_uses_stays(trim: ModuleType, name: str) -> None:
    assert not trim.is_unused(name)


def test_libraries_that_nothing_imports_go_with_what_imported_them(trim: ModuleType) -> None:
    imports = {
        "/QtGui.abi3.so": ["libQt6Gui.so.6"],
        "/libQt6Gui.so.6": ["libglib-2.0.so.0", "libc.so.6", "libpulse.so.0", "libX11.so.6"],
        "/libqgtk3.so": ["libgtk-3.so.0"],
        "/libpulse.so.0": ["libsndfile.so.1"],
    }
    entries = [
        ("PySide6/QtGui.abi3.so", "/QtGui.abi3.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/libQt6Gui.so.6", "BINARY"),
        ("libglib-2.0.so.0", "/libglib-2.0.so.0", "BINARY"),
        ("libX11.so.6", "/libX11.so.6", "BINARY"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/libqgtk3.so", "BINARY"),
        ("libgtk-3.so.0", "/libgtk-3.so.0", "BINARY"),
        ("libpulse.so.0", "/libpulse.so.0", "BINARY"),
        ("libsndfile.so.1", "/libsndfile.so.1", "BINARY"),
    ]
    kept = trim.kept(entries, lambda file: imports.get(file, []))
    assert [name for name, _source, _kind in kept] == [
        "PySide6/QtGui.abi3.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "libglib-2.0.so.0",
    ]


def test_the_icons_of_all_systems_are_made(qapp: QApplication, tmp_path: Path) -> None:
    icons = importlib.import_module("icons")
    icons.write_hicolor(tmp_path)
    for size in icons.LINUX:
        files = list(tmp_path.glob(f"{size}x{size}/*/*.png"))
        assert len(files) == 2
        assert all(QImage(str(file)).width() == size for file in files)
    icons.write_ico(tmp_path / "rami.ico")
    assert QImage(str(tmp_path / "rami.ico")).width() in icons.WINDOWS
    content = (tmp_path / "rami.ico").read_bytes()
    count = struct.unpack_from("<H", content, 4)[0]
    size, start = struct.unpack_from("<II", content, 6 + 16 * (count - 1) + 8)
    assert count == len(icons.WINDOWS) and start + size == len(content)
    icons.write_icns(tmp_path / "rami.icns")
    content = (tmp_path / "rami.icns").read_bytes()
    assert content[:4] == b"icns" and struct.unpack_from(">I", content, 4)[0] == len(content)


def test_sums_name_every_file_but_themselves(tmp_path: Path) -> None:
    sums = importlib.import_module("sums")
    (tmp_path / "rami.zip").write_bytes(b"cards")
    for _time in range(2):
        written = sums.write_sums(tmp_path).read_text(encoding="utf-8")
    assert written == f"{hashlib.sha256(b'cards').hexdigest()}  rami.zip\n"


GOOD = (
    "smoke test passed: first page after 0.30 s, 435 card pictures, 4 icons, 7 sounds, both "
    "languages, 4 opponents in a deal with 127 events won by Odette, saved and loaded"
)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (f"print({GOOD!r})", ""),
        (f"print({GOOD!r}); print('and more')", "unexpected output"),
        (f"import sys; print({GOOD!r}); print('qt.svg: bad', file=sys.stderr)", "standard error"),
        (f"print({GOOD.replace('7 sounds', 'no sounds')!r})", "unexpected output"),
        (f"print({GOOD!r}); raise SystemExit(1)", "exit status 1"),
        (f"print({GOOD!r}); open('left', 'w').close()", "left behind"),
    ],
)
def test_only_the_line_that_is_expected_passes(code: str, why: str) -> None:
    try_it = importlib.import_module("try_it")
    command = [sys.executable, "-I", "-c", code]
    if not why:
        assert try_it.run(command, try_it.environment()) == GOOD
        return
    with pytest.raises(try_it.Unexpected) as told:
        try_it.run(command, try_it.environment())
    assert why.split()[0] in str(told.value)


def test_what_no_licence_is_told_of_is_found(tmp_path: Path) -> None:
    check = importlib.import_module("check")
    modules = tmp_path / "PYZ-00.toc"
    entries = [
        ("json", "/usr/lib/python3.11/json/__init__.py", "PYMODULE"),
        (
            "platformdirs.unix",
            "/venv/lib/python3.11/site-packages/platformdirs/unix.py",
            "PYMODULE",
        ),
    ]
    modules.write_text(repr(("PYZ-00.pyz", entries)), encoding="utf-8")
    internal = tmp_path / "bundle" / "_internal"
    internal.mkdir(parents=True)
    for name in ("libz.so.1", "libicuuc.so.73"):
        (internal / name).write_bytes(b"\x7fELF")
    assert list(check.unlisted(tmp_path / "bundle", modules)) == []
    (internal / "libgtk-3.so.0").write_bytes(b"\x7fELF")
    entries.append(("foreign", "/venv/lib/python3.11/site-packages/foreign.py", "PYMODULE"))
    modules.write_text(repr(("PYZ-00.pyz", entries)), encoding="utf-8")
    assert list(check.unlisted(tmp_path / "bundle", modules)) == ["libgtk-3.so.0", "foreign"]
