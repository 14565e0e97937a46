"""What is made of rules is made once for equal rules, and kept for a bounded number."""

from __future__ import annotations

import copy
import gc

from rami_desktop.engine.by_rules import ByRules
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules


def test_equal_rules_share_what_was_made() -> None:
    """Rules that came from another process, or from a file, are equal and not the same."""
    asked: list[Rules] = []

    def make(rules: Rules) -> list[int]:
        asked.append(rules)
        return [rules.opening_points]

    known = ByRules(make, 4)
    rules = PRESETS["rami51"]
    made = known.get(rules)
    assert made == [51]
    for _ in range(100):
        again = copy.copy(rules)
        assert again is not rules
        assert known.get(again) is made
    assert known.get(rules) is made
    assert len(asked) == 1
    assert known.get(PRESETS["rami40"]) == [40]


def test_a_bounded_number_is_kept() -> None:
    emptied: list[int] = []
    known = ByRules(lambda rules: rules.opening_points, 5, lambda: emptied.append(1))
    for points in range(1, 101):
        assert known.get(PRESETS["rami51"].changed(opening_points=points)) == points
        gc.collect(0)  # a freed rule set's identity may be given to the next
        assert len(known._by_value) <= 5
        assert len(known._by_identity) <= 5
    assert len(emptied) == 19
