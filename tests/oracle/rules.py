"""The fields of rules.md, the five presets, and what rule sets are refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .errors import Refusal
from .presets import PRESETS

Number = int | float


@dataclass(frozen=True)
class Rules:
    """One rule set; the names are those of the table in rules.md."""

    min_players: int
    max_players: int
    decks: int | str
    hand_size: int
    start: str
    first_dealer: str
    cut: bool
    opening_points: int
    opening_clean_run: bool
    opening_layoffs: bool
    opening_free_if_left: int | None
    take_opening_points: int | None
    taken_in_opening: bool
    put_back: str
    one_card_may_take: bool
    announce_carte: str
    carte_penalty: int
    run_max: int
    circular_runs: bool
    max_jokers_run: int | None
    max_jokers_set: int | None
    min_naturals: int
    adjacent_jokers: bool
    run_joker_burnt: bool
    joker_on_rival_clean_run: bool
    swap_in_set: str
    freed_joker: str
    pull: bool
    split_runs: bool
    final_discard: str
    reshuffles: int | None
    blocked: str
    ace_low: int
    ace_high: int
    ace_set: int
    ace_hand: int
    joker_opening: int | str
    joker_hand: int
    scoring: str
    unopened_points: int | None
    at_once: str
    at_once_factor: tuple[Number, ...]
    at_once_joker_factor: Number | None
    at_once_flat: int | None
    at_once_layoffs: bool
    at_once_needs_opening: bool
    match_end: str
    match_winner: str
    last_deal_factor: int
    turn_seconds: int | None

    def decks_for(self, seats: int) -> int:
        """Packs used with that many seats; ``auto`` means 3 from 6 players (field table)."""
        if isinstance(self.decks, int):
            return self.decks
        return 3 if seats >= 6 else 2

    def longest_run(self) -> int:
        """Rule 12: ``run_max``, but at most 13 cards with circular runs."""
        return 13 if self.circular_runs else self.run_max

    def match_limit(self) -> tuple[str, int]:
        """Give ``("deals" or "points", N)``."""
        word, number = self.match_end.split(":")
        return word, int(number)

    def is_last_deal(self, deal: int) -> bool:
        """Rule 29: the last deal, known beforehand only with deals:N."""
        word, number = self.match_limit()
        return word == "deals" and deal >= number


CHOICES: dict[str, tuple[str, ...]] = {
    "start": ("dealer_discards", "dealer_draws", "upcard"),
    "first_dealer": ("random", "high_card"),
    "put_back": ("free", "forfeits_rami_sec"),
    "announce_carte": ("off", "automatic", "required"),
    "swap_in_set": ("four_only", "any_missing_suit", "never"),
    "freed_joker": ("lay", "new_meld", "lay_or_discard"),
    "final_discard": ("required", "optional", "forbidden"),
    "blocked": ("lightest_wins", "all_count"),
    "scoring": ("losers_pay", "winner_collects"),
    "at_once": ("any", "first_to_open", "off"),
    "match_winner": ("lowest", "highest"),
}
BOOLEANS = (
    "cut", "opening_clean_run", "opening_layoffs", "taken_in_opening", "one_card_may_take",
    "circular_runs", "adjacent_jokers", "run_joker_burnt", "joker_on_rival_clean_run", "pull",
    "split_runs", "at_once_layoffs", "at_once_needs_opening",
)  # fmt: skip
INTEGERS: dict[str, tuple[int, int | None]] = {
    "min_players": (2, 8), "max_players": (2, 8), "hand_size": (7, 15),
    "opening_points": (0, 150), "carte_penalty": (0, None), "run_max": (13, 14),
    "min_naturals": (1, 3), "ace_low": (0, None), "ace_high": (0, None), "ace_set": (0, None),
    "ace_hand": (0, None), "joker_hand": (0, None), "last_deal_factor": (1, None),
}  # fmt: skip
INTEGERS_OR_NONE = (
    "opening_free_if_left", "take_opening_points", "max_jokers_run", "max_jokers_set",
    "reshuffles", "unopened_points", "at_once_flat",
)  # fmt: skip


def _whole(value: object, low: int = 0, high: int | None = None) -> bool:
    return type(value) is int and value >= low and (high is None or value <= high)


def _factor(value: object) -> bool:
    return type(value) in (int, float) and value > 0  # type: ignore[operator]


def _field_ok(name: str, value: Any) -> bool:
    if name in CHOICES:
        return isinstance(value, str) and value in CHOICES[name]
    if name in BOOLEANS:
        return type(value) is bool
    if name in INTEGERS:
        return _whole(value, *INTEGERS[name])
    if name in INTEGERS_OR_NONE:
        return value is None or _whole(value)
    if name == "decks":
        return value == "auto" or (type(value) is int and value in (2, 3))
    if name == "joker_opening":
        return value == "replaced" or _whole(value)
    if name == "at_once_factor":
        return len(value) > 0 and all(_factor(entry) for entry in value)
    if name == "at_once_joker_factor":
        return value is None or _factor(value)
    if name == "turn_seconds":
        return value is None or (type(value) is int and value in (30, 45, 60, 90, 600))
    assert name == "match_end"
    if not isinstance(value, str):
        return False
    word, _, number = value.partition(":")
    digits = number.isascii() and number.isdigit()
    return word in ("deals", "points") and digits and int(number) >= 1


def _refuse_unplayable(rules: Rules) -> None:
    if rules.min_players > rules.max_players:
        raise Refusal("bad_rules", field="min_players")
    if rules.opening_free_if_left is not None and rules.at_once_needs_opening:
        raise Refusal("bad_rules", field="opening_free_if_left")
    if rules.last_deal_factor > 1 and rules.match_limit()[0] == "points":
        raise Refusal("bad_rules", field="last_deal_factor")
    for seats in range(rules.min_players, rules.max_players + 1):
        dealt = seats * rules.hand_size + (0 if rules.start == "dealer_draws" else 1)
        if 54 * rules.decks_for(seats) - dealt < 1:
            raise Refusal("bad_rules", field="hand_size")


def read_rules(given: object) -> Rules:
    """Read a preset's name or an object of overrides; refuse what cannot be played."""
    if isinstance(given, str):
        given = {"preset": given}
    if not isinstance(given, dict):
        raise Refusal("parse_error", key="rules")
    overrides = dict(given)
    preset = overrides.pop("preset", None)
    if not isinstance(preset, str) or preset not in PRESETS:
        raise Refusal("bad_rules", field="preset")
    values = dict(PRESETS[preset])
    for name in overrides:
        if name not in values:
            raise Refusal("bad_rules", field=name)
    values.update(overrides)
    factors = values["at_once_factor"]
    values["at_once_factor"] = tuple(factors) if isinstance(factors, list | tuple) else (factors,)
    for name, value in values.items():
        if not _field_ok(name, value):
            raise Refusal("bad_rules", field=name)
    rules = Rules(**values)
    _refuse_unplayable(rules)
    return rules
