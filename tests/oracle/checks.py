"""Checks that several actions share, each with its error code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .errors import Refusal
from .melds import Meld
from .position import Position


def must_play(position: Position) -> None:
    if position.phase != "play":
        raise Refusal("must_draw_first")


def must_be_open(position: Position) -> None:
    if not position.opened[position.turn]:
        raise Refusal("not_opened")


def find_meld(position: Position, number: int) -> Meld:
    if not 1 <= number <= len(position.melds):
        raise Refusal("no_such_meld")
    return position.melds[number - 1]


def in_hand(position: Position, cards: Iterable[str]) -> None:
    if Counter(cards) - Counter(position.hand):
        raise Refusal("card_not_in_hand")


def keep_discard(position: Position, used: int) -> None:
    """Rule 10, required: one card stays in hand."""
    if position.rules.final_discard == "required" and used >= len(position.hand):
        raise Refusal("must_keep_discard")
