"""Applying one action to a position."""

from __future__ import annotations

from collections.abc import Callable

from .drawing import back, carte, draw, take
from .ending import discard, timeout
from .errors import Refusal
from .laying import add, lay, pull, split, swap
from .parsing import Action, parse_action
from .position import Position

ACTIONS: dict[str, Callable[[Position, Action], None]] = {
    "draw": draw,
    "take": take,
    "back": back,
    "lay": lay,
    "add": add,
    "swap": swap,
    "pull": pull,
    "split": split,
    "carte": carte,
    "discard": discard,
    "timeout": timeout,
}


def apply(before: Position, text: object) -> Position:
    """Give the position after the action, or refuse it; ``before`` is not changed."""
    action = parse_action(text)
    if before.deal_over is not None:
        raise Refusal("deal_over")
    position = before.copied()
    ACTIONS[action.verb](position, action)
    if action.verb not in ("take", "carte"):
        position.now.may_put_back = False
    position.remember()
    return position
