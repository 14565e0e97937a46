"""What an installation or a frozen bundle may lack, tried one by one for the smoke test."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rami_desktop.ui.resources import asset, translation

if TYPE_CHECKING:
    from rami_desktop.ui.table.card_images import CardImages

#: Width in pixels at which cards are painted to see that they can be.
WIDTH = 60


class MissingPart(Exception):
    """Something that the program shows or plays is not there; says what."""


def try_all() -> Iterator[str]:
    """Try each part and yield what is to be told of it.

    :raises MissingPart: at the first that is not as it should be.
    """
    yield f"{card_pictures()} card pictures"
    yield f"{icons()} icons"
    translations()
    licences()
    yield sounds()


def card_pictures() -> int:
    """Paint each card in each style, and each back, and return how many that were."""
    from rami_desktop.ui.table.card_images import BACK, CardImages, DeckStyle, backs

    manifest = json.loads(asset("cards", "manifest.json").read_text(encoding="utf-8"))
    names = [*manifest["cards"], *manifest["jokers"]]
    images, painted = CardImages(), 0
    for style in manifest["styles"].values():
        images.set_style(DeckStyle(**style))
        for name in names:
            _look(images, name)
            painted += 1
    for back in backs():
        images.set_style(DeckStyle(back=back))
        _look(images, BACK)
        painted += 1
    return painted


def _look(images: CardImages, name: str) -> None:
    """Paint a card and see that it is not empty."""
    picture = images.image(name, WIDTH, 1.0).pixmap.toImage()
    if picture.pixelColor(picture.rect().center()).alpha() != 255:
        raise MissingPart(f"the picture of {name} in {images.style.folder} is empty")


def icons() -> int:
    """Load each icon as the window does, and return how many there are."""
    from PySide6.QtGui import QIcon

    files = sorted(asset("icons").glob("*.svg"))
    for file in files:
        if QIcon(str(file)).pixmap(32).isNull():
            raise MissingPart(f"the icon {file.name} cannot be shown")
    return len(files)


def translations() -> None:
    """Load the program's own texts and those of Qt's buttons, in both languages."""
    from PySide6.QtCore import QLibraryInfo, QTranslator

    from rami_desktop.ui.language import LANGUAGES

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for code in LANGUAGES:
        for file in (translation(f"rami_{code}"), folder / f"qtbase_{code}.qm"):
            if not QTranslator().load(str(file)):
                raise MissingPart(f"the translation {file} cannot be read")
    french = QTranslator()
    french.load(str(folder / "qtbase_fr.qm"))
    if french.translate("QPlatformTheme", "Cancel") != "Annuler":
        raise MissingPart("Qt's own buttons do not speak French")


def licences() -> None:
    """See that the licences which About shows are there."""
    from rami_desktop.ui.licences import full_text, shipped

    for part in shipped():
        for name in part.texts:
            if not full_text(name).strip():
                raise MissingPart(f"the licence {name} of {part.name} is empty")


def sounds() -> str:
    """Decode each sound; that needs no audio device.  Return what is to be told of it."""
    from rami_desktop.ui.sounds import NAMES

    try:
        from PySide6 import QtMultimedia
    except ImportError as error:
        return f"no sounds ({error})"
    for name in NAMES:
        _decode(QtMultimedia, name)
    QtMultimedia.QMediaDevices.defaultAudioOutput()
    return f"{len(NAMES)} sounds"


def _decode(multimedia: Any, name: str) -> None:
    """Read the format and the beginning of a sound."""
    from PySide6.QtCore import QCoreApplication, QFile

    file = QFile(str(asset("sounds", f"{name}.wav")))
    file.open(QFile.OpenModeFlag.ReadOnly)
    with warnings.catch_warnings():
        # Meant to be Qt's own business; nothing else decodes where there is no device.
        warnings.simplefilter("ignore", DeprecationWarning)
        decoder = multimedia.QWaveDecoder(file)
    decoder.open(QFile.OpenModeFlag.ReadOnly)
    QCoreApplication.processEvents()
    if not decoder.audioFormat().isValid() or not decoder.read(64).size():
        raise MissingPart(f"the sound {name} cannot be read")
    decoder.close()
