"""Compare what two referees say about one scenario, step by step.

``differences(scenario, ours, theirs)`` lists what differs; ``ours`` is the oracle's. Only what
notation.md fixes is compared: the order of a hand, further details of an error and the choice
among equally good lays are free (the lays given are checked, not compared).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .analyse import melds_of
from .cards import kind, parse_cards, parse_token
from .melds import hand_points, meld_points
from .rules import read_rules

DETAILS = {
    "not_a_meld": ["reason"],
    "opening_too_low": ["points", "needed"],
    "bad_rules": ["field"],
}
LITERAL = (
    "dealer", "turn", "phase", "stock", "discard", "opened", "scores", "deal", "reshuffled",
)  # fmt: skip


def _sorted_words(text: str) -> list[str]:
    return sorted(text.split())


def _error(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterator[str]:
    if ours.get("error") != theirs.get("error"):
        yield f"oracle {ours.get('error', 'ok')}, other {theirs.get('error', 'ok')}"
        return
    mine, other = ours.get("detail", {}), theirs.get("detail", {})
    for name in DETAILS.get(ours.get("error", ""), []):
        if mine.get(name) != other.get(name):
            yield f"{ours['error']}.{name}: oracle {mine.get(name)!r}, other {other.get(name)!r}"
    owed = [_sorted_words(str(detail.get("cards", ""))) for detail in (mine, other)]
    if ours.get("error") == "must_lay_owed" and owed[0] != owed[1]:
        yield f"must_lay_owed: oracle {mine}, other {other}"


def _state(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterator[str]:
    for key in LITERAL:
        if ours[key] != theirs.get(key):
            yield f"state.{key}: oracle {ours[key]!r}, other {theirs.get(key)!r}"
    for seat, hand in enumerate(ours["hands"]):
        if _sorted_words(hand) != _sorted_words(theirs["hands"][seat]):
            yield f"hand {seat}: oracle {hand!r}, other {theirs['hands'][seat]!r}"
    if _sorted_words(ours["owed"]) != _sorted_words(theirs.get("owed", "")):
        yield f"owed: oracle {ours['owed']!r}, other {theirs.get('owed')!r}"
    melds = [[(m["number"], m["owner"], m["cards"]) for m in s["melds"]] for s in (ours, theirs)]
    if melds[0] != melds[1]:
        yield f"melds: oracle {melds[0]}, other {melds[1]}"


def _lay(name: str, state: dict[str, Any], given: Any, lay: dict[str, Any]) -> Iterator[str]:
    """Check that a lay is made of melds of the hand and counts what it says."""
    rules, hand = read_rules(given), parse_cards(state["hands"][state["turn"]])
    known = melds_of(hand, rules)
    used = [kind(parse_token(word)) for text in lay["melds"] for word in text.split()]
    left = Counter(hand)
    left.subtract(used)
    if any(text not in known for text in lay["melds"]) or min(left.values(), default=0) < 0:
        yield f"{name}: {lay} is not to be laid from {hand}"
        return
    points = sum(meld_points(known[text], rules) for text in lay["melds"])
    if name == "least_left":
        points = sum(hand_points(card, rules) for card in left.elements())
    if points != lay["points"]:
        yield f"{name}: the melds of {lay} count {points}"


def _analysis(
    scenario: dict[str, Any], state: dict[str, Any], ours: Any, theirs: Any
) -> Iterator[str]:
    for name in ("opening", "least_left"):
        mine, other = ours[name], theirs.get(name)
        if (mine and mine["points"]) != (other and other["points"]):
            yield f"{name}: oracle {mine}, other {other}"
        elif other:
            yield from _lay(name, state, scenario["rules"], other)
    missing = set(ours["legal"]) - set(theirs["legal"])
    more = set(theirs["legal"]) - set(ours["legal"])
    if missing or more:
        yield f"legal: only the oracle {sorted(missing)}, only the other {sorted(more)}"
    elif ours["legal"] != theirs["legal"]:
        yield "legal: not sorted as text"


def differences(
    scenario: dict[str, Any], ours: dict[str, Any], theirs: dict[str, Any]
) -> list[str]:
    """List the differences; a difference in a step ends the comparison."""
    found = list(_error(ours, theirs))
    if found or "error" in ours:
        return found
    for number, (mine, other) in enumerate(zip(ours["steps"], theirs["steps"], strict=True)):
        found = [f"step {number} {mine['action']!r}: {line}" for line in _error(mine, other)]
        if found:
            return found
    found += _state(ours["state"], theirs["state"])
    for key in ("deal_over", "match_over"):
        if ours[key] != theirs.get(key):
            found.append(f"{key}: oracle {ours[key]}, other {theirs.get(key)}")
    if "analysis" in ours:
        analysis = theirs.get("analysis")
        if analysis is None:
            return [*found, "no analysis"]
        found += _analysis(scenario, ours["state"], ours["analysis"], analysis)
    return found
