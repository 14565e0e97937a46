"""The entry: what ``rami-desktop referee`` must print for one scenario (notation.md)."""

from __future__ import annotations

from typing import Any

from .analyse import analyse
from .errors import Refusal
from .play import apply
from .position import print_state, read_scenario


def referee(scenario: dict[str, Any]) -> dict[str, Any]:
    """Settle one scenario."""
    try:
        position = read_scenario(scenario)
        actions = scenario.get("actions", [])
        if not isinstance(actions, list):
            raise Refusal("parse_error", key="actions")
    except Refusal as refusal:
        return {"error": refusal.code, "detail": refusal.detail}
    steps: list[dict[str, Any]] = []
    for text in actions:
        try:
            position = apply(position, text)
        except Refusal as refusal:
            step = {"action": text, "ok": False, "error": refusal.code, "detail": refusal.detail}
        else:
            step = {"action": text, "ok": True}
        steps.append(step)
    result: dict[str, Any] = {
        "steps": steps,
        "state": print_state(position),
        "deal_over": position.deal_over,
        "match_over": position.match_over,
    }
    if scenario.get("analyse"):
        result["analysis"] = analyse(position)
    return result
