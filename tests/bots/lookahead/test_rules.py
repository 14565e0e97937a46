"""What play-outs know of the rules is worked out once for equal rules."""

from __future__ import annotations

import copy

from rami_desktop.bots.lookahead.rules import light_rules
from rami_desktop.engine.presets import PRESETS


def test_equal_rules_share_what_was_worked_out() -> None:
    """Rules that came from another process, or from a file, are equal and not the same."""
    rules = PRESETS["rami51"]
    assert light_rules(copy.copy(rules)) is light_rules(rules)
    assert light_rules(rules.changed(opening_points=60)).needed == 60


def test_points_of_an_opening_with_a_card_that_was_taken() -> None:
    rules = PRESETS["quatorze"]
    assert rules.take_opening_points is not None
    assert light_rules(rules).needed_taken == rules.take_opening_points > rules.opening_points
    assert light_rules(PRESETS["rami51"]).needed_taken == 51
