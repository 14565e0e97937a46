"""Reading the text of one action (notation.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .cards import parse_card, parse_token
from .errors import Refusal

BARE = ("draw", "take", "back", "carte", "timeout")


@dataclass(frozen=True)
class Action:
    """A verb with its cards and the number of a meld; of a lay, melds and lay-offs."""

    verb: str
    cards: tuple[str, ...] = ()
    number: int = 0
    melds: tuple[tuple[str, ...], ...] = ()
    layoffs: tuple[tuple[tuple[str, ...], int], ...] = ()


def _number(word: str) -> int:
    if not re.fullmatch(r"#[0-9]+", word):
        raise Refusal("parse_error")
    return int(word[1:])


def _cards_and_number(words: list[str], mark: str) -> tuple[tuple[str, ...], int]:
    """Read ``C C > #n``."""
    if len(words) < 3 or words[-2] != mark:
        raise Refusal("parse_error")
    return tuple(parse_token(word) for word in words[:-2]), _number(words[-1])


def _lay(words: list[str]) -> Action:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    melds, layoffs = [], []
    for part in parts:
        if not part:
            raise Refusal("parse_error")
        if ">" in part:
            layoffs.append(_cards_and_number(part, ">"))
        else:
            melds.append(tuple(parse_token(word) for word in part))
    if not melds:
        raise Refusal("parse_error")
    return Action("lay", melds=tuple(melds), layoffs=tuple(layoffs))


def parse_action(text: object) -> Action:
    """Read an action or refuse it with ``parse_error``."""
    if not isinstance(text, str):
        raise Refusal("parse_error")
    words = re.sub(r"([/<>])", r" \1 ", text).split()
    if not words:
        raise Refusal("parse_error")
    verb, rest = words[0], words[1:]
    if verb in BARE and not rest:
        return Action(verb)
    if verb == "lay":
        return _lay(rest)
    if verb == "discard" and len(rest) == 1:
        return Action(verb, (parse_card(rest[0]),))
    if verb == "add":
        return Action(verb, *_cards_and_number(rest, ">"))
    if verb in ("swap", "pull", "split") and len(rest) == 3:
        mark = "<" if verb == "pull" else ">"
        cards, number = _cards_and_number(rest, mark)
        if verb == "pull" and cards[0].startswith("*"):
            cards = ("*",)  # asked for as it is printed in the meld
        parse_card(cards[0])  # a spelled joker has no meaning in a swap or a split
        return Action(verb, cards, number)
    raise Refusal("parse_error")
