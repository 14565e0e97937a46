"""Draw the whole deck as SVG files: ``python draw.py [folder]`` (default: beside this script)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from backs import BACKS
from faces import HEIGHT, WIDTH, back_face, face, joker_face
from styles import JOKERS, LANGUAGES, MODES, RANKS, SIZES, SUITS, style_name


def deck() -> dict[str, str]:
    """Every file of the deck: its path inside the folder and its text."""
    files: dict[str, str] = {}
    styles: dict[str, dict[str, str]] = {}
    for mode in MODES:
        for language in LANGUAGES:
            for size in SIZES:
                style = style_name(mode, language, size)
                styles[style] = {"colours": mode, "language": language, "index": size}
                for suit in SUITS:
                    for rank in RANKS:
                        text = face(rank, suit, mode, language, size)
                        files[f"{style}/{rank}{suit}.svg"] = text
                for name in JOKERS:
                    files[f"{style}/{name}.svg"] = joker_face(name, size)
    for name in BACKS:
        files[f"backs/{name}.svg"] = back_face(name)
    manifest = {
        "size": [WIDTH, HEIGHT],
        "styles": styles,
        "cards": [rank + suit for suit in SUITS for rank in RANKS],
        "jokers": list(JOKERS),
        "backs": list(BACKS),
    }
    files["manifest.json"] = json.dumps(manifest, indent=2) + "\n"
    return files


def write_deck(folder: Path) -> int:
    """Write the deck into a folder and return the number of files."""
    files = deck()
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8"))
    return len(files)


def main() -> None:
    """Write the deck into the folder given on the command line."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
    print(f"{write_deck(folder)} files written in {folder}")


if __name__ == "__main__":
    main()
