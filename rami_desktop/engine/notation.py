"""The text form of actions: ``lay 5H * 7H / 9S 9H 9D``, ``add 8H > #1``, ``discard KS`` …"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rami_desktop.engine.actions import (
    Action,
    Add,
    Carte,
    Discard,
    Draw,
    Lay,
    LayOff,
    Pull,
    PutBack,
    Split,
    Swap,
    Take,
    Timeout,
)
from rami_desktop.engine.cards import Card, format_cards, parse_cards
from rami_desktop.engine.errors import IllegalActionError, ParseError
from rami_desktop.engine.melds import read_meld
from rami_desktop.engine.rules import Rules

_BARE: dict[str, Action] = {
    "draw": Draw(),
    "take": Take(),
    "back": PutBack(),
    "carte": Carte(),
    "timeout": Timeout(),
}
_BARE_WORDS = {type(action): word for word, action in _BARE.items()}
_WITH_MELD = re.compile(r"(?P<cards>[^<>#]*)(?P<arrow>[<>])\s*#\s*(?P<number>[0-9]{1,6})\s*")


def parse_action(text: str) -> Action:
    """Read an action.

    >>> parse_action("add 9h > #2")
    Add(cards=(Card('9H'),), number=2)

    :raises ParseError: when the text is no action.
    """
    if not isinstance(text, str):
        raise ParseError(str(text))
    word, _, rest = text.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    try:
        if word in _BARE and not rest:
            return _BARE[word]
        if word == "discard":
            return Discard(_one(parse_cards(rest)))
        if word == "lay":
            return _parse_lay(rest)
        if word in _ON_MELD:
            arrow, make = _ON_MELD[word]
            cards, number = _cards_and_number(rest, arrow)
            return make(cards, number)
    except ParseError:
        raise ParseError(text) from None
    raise ParseError(text)


def _one(cards: Sequence[Card]) -> Card:
    """Return the single card, which must not be a spelled joker: only a meld spells jokers."""
    if len(cards) != 1 or cards[0].stands_for is not None:
        raise ParseError(format_cards(cards))
    return cards[0]


def _some(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not cards:
        raise ParseError(text)
    return cards


def _cards_and_number(text: str, arrow: str) -> tuple[tuple[Card, ...], int]:
    match = _WITH_MELD.fullmatch(text)
    if match is None or match["arrow"] != arrow:
        raise ParseError(text)
    return _some(match["cards"]), int(match["number"])


def _parse_lay(text: str) -> Lay:
    new_melds: list[tuple[Card, ...]] = []
    layoffs: list[LayOff] = []
    for part in text.split("/"):
        if ">" in part:
            layoffs.append(LayOff(*_cards_and_number(part.strip(), ">")))
        else:
            new_melds.append(_some(part))
    if not new_melds:
        raise ParseError(text)
    return Lay(tuple(new_melds), tuple(layoffs))


_ON_MELD: dict[str, tuple[str, Callable[[tuple[Card, ...], int], Action]]] = {
    "add": (">", Add),
    "swap": (">", lambda cards, number: Swap(_one(cards), number)),
    # A joker in a meld is printed spelled out, so that is how a player may ask for it.
    "pull": ("<", lambda cards, number: Pull(_one([c.plain for c in cards]), number)),
    "split": (">", lambda cards, number: Split(_one(cards), number)),
}


def format_action(action: Action, rules: Rules | None = None) -> str:
    """Print an action.

    :param rules: when given, melds are printed as they will lie: ascending, jokers spelled.
    :raises TypeError: when the object is no action.
    """
    if type(action) in _BARE_WORDS:
        return _BARE_WORDS[type(action)]
    if isinstance(action, Discard):
        return f"discard {action.card}"
    if isinstance(action, Lay):
        parts = [_format_meld(cards, rules) for cards in action.melds]
        parts += [f"{format_cards(part.cards)} > #{part.number}" for part in action.layoffs]
        return "lay " + " / ".join(parts)
    if isinstance(action, Add):
        return f"add {format_cards(action.cards)} > #{action.number}"
    if isinstance(action, Swap):
        return f"swap {action.card} > #{action.number}"
    if isinstance(action, Pull):
        return f"pull {action.card} < #{action.number}"
    if isinstance(action, Split):
        return f"split {action.card} > #{action.number}"
    raise TypeError(f"not an action: {action!r}")


def _format_meld(cards: Sequence[Card], rules: Rules | None) -> str:
    if rules is not None:
        try:
            return str(read_meld(cards, rules))
        except IllegalActionError:
            pass  # what is no meld is printed as it was given
    return format_cards(cards)
