"""The five rule sets, each as the fields in which it differs from the one that it builds on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.rules import Rules, validated

DEFAULT_PRESET = "rami51"

_DIX_MANCHES: dict[str, Any] = {
    "hand_size": 14,
    "start": "upcard",
    "opening_layoffs": False,
    "one_card_may_take": True,
    "announce_carte": "off",
    "carte_penalty": 0,
    "run_max": 13,
    "joker_on_rival_clean_run": True,
    "freed_joker": "new_meld",
    "pull": False,
    "split_runs": False,
    "at_once": "first_to_open",
    "at_once_joker_factor": None,
    "match_end": "deals:10",
}

_RAMI40: dict[str, Any] = {
    "max_players": 6,
    "start": "upcard",
    "cut": False,
    "opening_points": 40,
    "opening_clean_run": False,
    "opening_layoffs": False,
    "opening_free_if_left": 1,
    "taken_in_opening": True,
    "one_card_may_take": True,
    "announce_carte": "off",
    "carte_penalty": 0,
    "run_max": 13,
    "max_jokers_run": None,
    "max_jokers_set": 2,
    "joker_on_rival_clean_run": True,
    "swap_in_set": "any_missing_suit",
    "pull": False,
    "split_runs": False,
    "final_discard": "optional",
    "reshuffles": 2,
    "blocked": "lightest_wins",
    "scoring": "winner_collects",
    "unopened_points": None,
    "at_once_joker_factor": None,
    "at_once_needs_opening": False,
    "match_end": "deals:1",
    "match_winner": "highest",
    "turn_seconds": 45,
}

_RAMI51: dict[str, Any] = {
    "max_players": 8,
    "decks": "auto",
    "hand_size": 14,
    "start": "dealer_draws",
    "first_dealer": "high_card",
    "opening_layoffs": False,
    "carte_penalty": 0,
    "run_max": 13,
    "joker_on_rival_clean_run": True,
    "freed_joker": "lay_or_discard",
    "pull": False,
    "at_once": "first_to_open",
    "at_once_joker_factor": None,
    "match_end": "deals:1",
}

_QUATORZE: dict[str, Any] = {
    "hand_size": 14,
    "take_opening_points": 71,
    "put_back": "forfeits_rami_sec",
    "run_joker_burnt": True,
    "ace_low": 10,
    "ace_high": 10,
    "ace_set": 10,
    "ace_hand": 10,
    "at_once_factor": [2, 1.5, 1],
    "at_once_joker_factor": None,
}

PRESETS: Mapping[str, Rules] = {
    "classique": Rules(),
    "dix_manches": validated(Rules(), _DIX_MANCHES),
    "rami40": validated(Rules(), _RAMI40),
    "rami51": validated(Rules(), _RAMI51),
    "quatorze": validated(Rules(), _QUATORZE),
}


def preset(name: str) -> Rules:
    """Return a rule set by its name.  :raises RulesError: when there is none of that name."""
    try:
        return PRESETS[name]
    except (KeyError, TypeError):
        raise RulesError("preset", "unknown_preset", value=name, choices=list(PRESETS)) from None


def make_rules(source: Any) -> Rules:
    """Build rules from a preset's name or an object of overrides with an optional ``preset``.

    Without a ``preset`` the overrides change ``classique``, the source of the defaults.

    :raises RulesError: naming the field that is wrong.
    """
    if isinstance(source, str):
        return preset(source)
    if not isinstance(source, Mapping):
        raise RulesError("preset", "not_a_rule_set")
    changes = dict(source)
    return validated(preset(changes.pop("preset", "classique")), changes)


def preset_of(rules: Rules) -> str | None:
    """Return the name of the preset that equals these rules, else ``None``."""
    return next((name for name, known in PRESETS.items() if known == rules), None)


def rules_key(rules: Rules) -> str:
    """Return one line of JSON that names these rules fully and briefly."""
    return json.dumps(preset_of(rules) or rules.to_dict(), sort_keys=True)
