"""What play-outs know of the rules is worked out once for equal rules."""

from __future__ import annotations

import copy

from rami_desktop.bots.lookahead import rules as light
from rami_desktop.bots.lookahead.rules import light_rules
from rami_desktop.engine.presets import PRESETS


def test_equal_rules_share_what_was_worked_out() -> None:
    """Rules that came from another process, or from a file, are equal and not the same."""
    rules = PRESETS["rami51"]
    known = light_rules(rules)
    assert light_rules(rules) is known
    for _ in range(100):
        again = copy.copy(rules)
        assert again is not rules
        assert light_rules(again).discards is known.discards
        assert light_rules(again).opening is known.opening
        assert light_rules(again).rules is again


def test_no_more_than_some_rules_are_kept() -> None:
    for points in range(100):
        assert light_rules(PRESETS["rami51"].changed(opening_points=points)).needed == points
    assert len(light._by_rules) <= light._MOST_RULES
    assert len(light._by_identity) <= light._MOST_RULES


def test_points_of_an_opening_with_a_card_that_was_taken() -> None:
    rules = PRESETS["quatorze"]
    assert rules.take_opening_points is not None
    assert light_rules(rules).needed_taken == rules.take_opening_points > rules.opening_points
    assert light_rules(PRESETS["rami51"]).needed_taken == 51
