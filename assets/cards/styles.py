"""Colours and styles of the deck."""

from __future__ import annotations

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKERS = ("joker-1", "joker-2")
MODES = ("two", "four")
LANGUAGES = ("fr", "en")
SIZES = ("normal", "large")

#: Letters printed on the court cards.
LETTERS = {"fr": {"K": "R", "Q": "D", "J": "V"}, "en": {}}

INK = "#17181c"
RED = "#ce2229"
BLUE = "#1f4f9a"
GOLD = "#f0b631"
RUST = "#8f3a1a"
WHITE = "#fffdf6"
CHARCOAL = "#3b4150"

BASE = {
    "ink": INK,
    "paper": "#fdf9ef",
    "edge": "#b9ae98",
    "white": WHITE,
    "skin": "#fce7cf",
    "shade": "#f1c9a3",
    "gold": GOLD,
    "orange": "#ee8d2c",
    "red": RED,
    "blue": BLUE,
}

#: Colour of the signs, robe, lining and background of each suit, then hair and its highlights.
_SUIT_COLOURS = {
    "two": {
        "S": (INK, BLUE, RED, "#cddbec", INK, WHITE),
        "H": (RED, RED, BLUE, "#f6d3c7", GOLD, RUST),
        "D": (RED, GOLD, RED, "#f8e5b4", RUST, GOLD),
        "C": (INK, CHARCOAL, RED, "#dbe2d3", RUST, GOLD),
    },
    "four": {
        "S": (INK, CHARCOAL, RED, "#dcdde6", INK, WHITE),
        "H": (RED, RED, BLUE, "#f6d3c7", GOLD, RUST),
        "D": ("#0f5fb8", "#2468b4", GOLD, "#cfe1f3", RUST, GOLD),
        "C": ("#007c66", "#0b8069", RED, "#d3e7d8", RUST, GOLD),
    },
}

_ROLES = ("suit", "main", "second", "panel", "hair", "cut")

_JOKER_COLOURS = {
    "joker-1": {"suit": RED, "panel": "#fbeecb", "ray": "#f6dc9a"},
    "joker-2": {"suit": BLUE, "panel": "#dde7f3", "ray": "#c4d5ea", "sand": "#f3e3bd"},
}


def style_name(mode: str, language: str, size: str) -> str:
    """Folder of a style."""
    return f"{mode}-{language}-{size}"


def card_colours(mode: str, rank: str, suit: str) -> dict[str, str]:
    """Palette of a card in the two-colour or four-colour deck."""
    colours = BASE | dict(zip(_ROLES, _SUIT_COLOURS[mode][suit], strict=True))
    if rank + suit == "KC":
        colours |= {"hair": WHITE, "cut": INK}
    elif rank + suit == "QD":
        colours |= {"hair": INK, "cut": WHITE}
    return colours


def joker_colours(name: str) -> dict[str, str]:
    """Palette of a joker."""
    return BASE | _JOKER_COLOURS[name]
