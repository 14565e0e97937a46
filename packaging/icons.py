"""Makes the icons of all systems from ``assets/icons/rami.svg``.

    python packaging/icons.py --out DIR

writes ``hicolor/<size>/apps/<id>.png`` and the SVG beside them for Linux, ``rami.ico`` for Windows
and ``rami.icns`` for macOS.  Needs PySide6, which the program needs anyway, and no screen.
"""

from __future__ import annotations

import argparse
import os
import shutil
import struct
from pathlib import Path

import project

SOURCE = project.ROOT / "assets" / "icons" / "rami.svg"
LINUX = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 256)
#: Kinds of pictures in an icns file, with their sizes in pixels; some are meant for a double
#: density.
MACOS = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"icp6", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic10", 1024),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
)
_PNG_FROM = 256  # smaller pictures of an ico file are bitmaps, as all of Windows reads them


def paint(size: int) -> tuple[bytes, bytes]:
    """Return the icon as a PNG file, and as rows of BGRA bytes from the top."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    if QGuiApplication.instance() is None:
        paint.application = QGuiApplication(["icons"])  # must outlive this call
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(buffer.data().data()), bytes(plain.constBits())


def ico(pictures: dict[int, tuple[bytes, bytes]]) -> bytes:
    """Return an ico file of the pictures, by size."""
    entries, contents = b"", b""
    start = 6 + 16 * len(pictures)
    for size, (png, rows) in pictures.items():
        content = png if size >= _PNG_FROM else _bitmap(size, rows)
        side = size % 256  # 0 means 256
        entries += struct.pack(
            "<BBBBHHII", side, side, 0, 0, 1, 32, len(content), start + len(contents)
        )
        contents += content
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + contents


def _bitmap(size: int, rows: bytes) -> bytes:
    """Return a bitmap as ico files hold them: upside down, with an empty mask below."""
    width = 4 * size
    turned = b"".join(rows[width * row : width * (row + 1)] for row in reversed(range(size)))
    mask = bytes((size + 31) // 32 * 4 * size)
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(turned), 0, 0, 0, 0)
    return header + turned + mask


def icns(pictures: dict[int, tuple[bytes, bytes]]) -> bytes:
    """Return an icns file of the pictures, by size."""
    content = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size][0])) + pictures[size][0]
        for kind, size in MACOS
    )
    return b"icns" + struct.pack(">I", 8 + len(content)) + content


def write_hicolor(folder: Path) -> None:
    """Write the icons of the program, and the same for its files, as Linux desktops find them."""
    names = (f"apps/{project.APP_ID}", f"mimetypes/{project.MIME_TYPE.replace('/', '-')}")
    for name in names:
        for size in LINUX:
            path = folder / f"{size}x{size}" / f"{name}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(paint(size)[0])
        path = folder / "scalable" / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCE, path)


def write_ico(path: Path) -> None:
    """Write the icon for Windows."""
    path.write_bytes(ico({size: paint(size) for size in WINDOWS}))


def write_icns(path: Path) -> None:
    """Write the icon for macOS."""
    path.write_bytes(icns({size: paint(size) for _kind, size in MACOS}))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    write_hicolor(out / "hicolor")
    write_ico(out / "rami.ico")
    write_icns(out / "rami.icns")


if __name__ == "__main__":
    main()
