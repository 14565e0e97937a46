"""Which paragraph of the rules says why something was refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: Topics of the paragraphs, by the engine's code.  Codes that are missing here are about the
#: moment, not about a rule: whose turn it is, what the hand holds.
TOPICS: Mapping[str, str] = {
    "must_draw_first": "draw",
    "already_drawn": "draw",
    "empty_stock": "stock",
    "one_card_may_not_take": "one_card",
    "nothing_to_put_back": "put_back",
    "may_not_take_again": "put_back",
    "too_few_naturals": "naturals",
    "adjacent_jokers": "adjacent",
    "joker_not_burnt": "burnt",
    "not_opened": "opening_points",
    "opening_too_low": "opening_points",
    "no_clean_run": "clean_run",
    "taken_card_not_in_opening": "taken_in_opening",
    "does_not_fit": "lay_off",
    "joker_on_rival_clean_run": "rival_run",
    "no_joker_to_swap": "swap",
    "joker_in_set_of_three": "swap_in_set",
    "not_the_jokers_card": "swap",
    "may_not_pull": "pull",
    "would_break_meld": "pull",
    "may_not_split": "split",
    "must_lay_owed": "take",
    "must_be_in_new_meld": "freed_joker",
    "must_keep_discard": "last_card",
    "must_lay_last_card": "last_card",
    "nothing_to_announce": "carte",
    "no_opening": "opening_points",
}
_NO_MELD: Mapping[str, str] = {
    "duplicate_suit": "set",
    "mixed": "set",
    "too_short": "set",
    "not_consecutive": "run",
    "duplicate_card": "run",
    "too_long": "run",
    "ace_in_middle": "ace",
}
#: Topics of which a rule set may say nothing, and the one that serves instead.
INSTEAD: Mapping[str, str] = {
    "taken_in_opening": "take",
    "one_card": "take",
    "burnt": "jokers_run",
    "clean_run": "opening_points",
    "pull": "lay_off",
    "split": "lay_off",
    "carte": "last_card",
}


def topic_of(code: str, params: Mapping[str, Any]) -> str:
    """Return the topic that explains a refusal, empty when no rule does."""
    if code == "not_a_meld":
        return _NO_MELD.get(str(params.get("reason")), "set")
    if code == "too_many_jokers":
        return "jokers_run" if params.get("run") else "jokers_set"
    return TOPICS.get(code, "")
