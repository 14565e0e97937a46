"""Random rule sets: presets, presets with a few fields changed, and wild ones."""

from __future__ import annotations

import random
from typing import Any

from .errors import Refusal
from .presets import PRESETS
from .rules import read_rules

VALUES: dict[str, tuple[Any, ...]] = {
    "max_players": (2, 3, 4, 5, 8),
    "decks": (2, 3, "auto"),
    "hand_size": (7, 13, 14, 15),
    "opening_points": (0, 21, 30, 40, 51, 71),
    "opening_clean_run": (True, False),
    "opening_layoffs": (True, False),
    "opening_free_if_left": (None, 0, 1, 3),
    "take_opening_points": (None, 60, 71),
    "taken_in_opening": (True, False),
    "put_back": ("free", "forfeits_rami_sec"),
    "one_card_may_take": (True, False),
    "announce_carte": ("off", "automatic", "required"),
    "carte_penalty": (0, 1, 2, 3),
    "run_max": (13, 14),
    "circular_runs": (True, False),
    "max_jokers_run": (None, 0, 1, 2),
    "max_jokers_set": (None, 0, 1, 2),
    "min_naturals": (1, 2, 3),
    "adjacent_jokers": (True, False),
    "run_joker_burnt": (True, False),
    "joker_on_rival_clean_run": (True, False),
    "swap_in_set": ("four_only", "any_missing_suit", "never"),
    "freed_joker": ("lay", "new_meld", "lay_or_discard"),
    "pull": (True, False),
    "split_runs": (True, False),
    "final_discard": ("required", "optional", "forbidden"),
    "reshuffles": (None, 0, 1, 2),
    "blocked": ("lightest_wins", "all_count"),
    "ace_low": (1, 10),
    "ace_high": (11, 10),
    "ace_set": (11, 10, 1),
    "ace_hand": (11, 10, 1),
    "joker_opening": ("replaced", 0, 35),
    "joker_hand": (20, 35, 50),
    "scoring": ("losers_pay", "winner_collects"),
    "unopened_points": (None, 100, 50),
    "at_once": ("any", "first_to_open", "off"),
    "at_once_factor": (2, [2], [2, 1.5, 1], [3, 2.5]),
    "at_once_joker_factor": (None, 4, 2.5),
    "at_once_flat": (None, None, 100),
    "at_once_layoffs": (True, False),
    "at_once_needs_opening": (True, False),
    "match_end": ("deals:1", "deals:3", "points:50", "points:100"),
    "match_winner": ("lowest", "highest"),
    "last_deal_factor": (1, 1, 2, 1000),
    "turn_seconds": (None, 45, 600),
}


def random_rules(rng: random.Random) -> Any:
    """Give rules that can be played, as a scenario states them."""
    preset = rng.choice(sorted(PRESETS))
    if rng.random() < 0.4:
        return preset
    chance = rng.choice((0.05, 0.2, 0.6))
    while True:
        rules: dict[str, Any] = {"preset": preset}
        for name, values in VALUES.items():
            if rng.random() < chance:
                rules[name] = rng.choice(values)
        try:
            read_rules(rules)
        except Refusal:
            continue
        return rules
