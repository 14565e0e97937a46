"""The rules as data: one frozen dataclass whose fields are the choices of a family.

Every field carries its domain, unit and source as metadata (:func:`field_info`), so that
validation, the house-rule editor and the rules page are made from one table.  Defaults are
those of the ``classique`` rule set.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rami_desktop.engine.errors import RulesError

JOKER_REPLACED = "replaced"
AUTO = "auto"


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """What a field may hold.

    :ivar group: heading under which an editor shows the field.
    :ivar unit: what a number counts (``points``, ``cards``, ``seats`` …), or empty.
    :ivar low: smallest whole number allowed.
    :ivar high: largest whole number allowed.
    :ivar choices: the only values allowed, beside numbers in ``low..high`` where given.
    :ivar optional: whether ``None`` is allowed.
    :ivar source: the points of the rules that use the field.
    """

    group: str
    unit: str = ""
    low: int | None = None
    high: int | None = None
    choices: tuple[Any, ...] = ()
    optional: bool = False
    source: str = ""


def _number(
    default: int | str | None, group: str, unit: str, low: int, high: int, source: str, **more: Any
) -> Any:
    info = FieldInfo(group, unit, low, high, source=source, **more)
    return field(default=default, metadata={"info": info})


def _yes_no(default: bool, group: str, source: str) -> Any:
    info = FieldInfo(group, choices=(True, False), source=source)
    return field(default=default, metadata={"info": info})


def _choice(default: Any, group: str, choices: tuple[Any, ...], source: str, **more: Any) -> Any:
    info = FieldInfo(group, choices=choices, source=source, **more)
    return field(default=default, metadata={"info": info})


def _special(default: Any, group: str, unit: str, source: str) -> Any:
    return field(default=default, metadata={"info": FieldInfo(group, unit, source=source)})


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set.  Build it with :func:`make_rules` or :meth:`changed`, which validate."""

    min_players: int = _number(2, "table", "seats", 2, 8, "1")
    max_players: int = _number(5, "table", "seats", 2, 8, "1")
    decks: int | str = _choice(2, "table", (2, 3, AUTO), "1")
    hand_size: int = _number(13, "table", "cards", 7, 15, "1")
    start: str = _choice(
        "dealer_discards", "table", ("dealer_discards", "dealer_draws", "upcard"), "2"
    )
    first_dealer: str = _choice("random", "table", ("random", "high_card"), "3")
    cut: bool = _yes_no(True, "table", "1")
    opening_points: int = _number(51, "opening", "points", 0, 150, "15")
    opening_clean_run: bool = _yes_no(True, "opening", "15")
    opening_layoffs: bool = _yes_no(True, "opening", "15")
    opening_free_if_left: int | None = _number(None, "opening", "cards", 0, 15, "17", optional=True)
    take_opening_points: int | None = _number(None, "opening", "points", 0, 150, "5", optional=True)
    taken_in_opening: bool = _yes_no(False, "opening", "5")
    put_back: str = _choice("free", "turn", ("free", "forfeits_rami_sec"), "6")
    one_card_may_take: bool = _yes_no(False, "turn", "7")
    announce_carte: str = _choice("required", "turn", ("off", "automatic", "required"), "23")
    carte_penalty: int = _number(2, "turn", "cards", 0, 10, "23")
    run_max: int = _choice(14, "melds", (13, 14), "12")
    circular_runs: bool = _yes_no(False, "melds", "12")
    max_jokers_run: int | None = _number(1, "melds", "cards", 0, 12, "13", optional=True)
    max_jokers_set: int | None = _number(1, "melds", "cards", 0, 3, "13", optional=True)
    min_naturals: int = _number(2, "melds", "cards", 1, 3, "13")
    adjacent_jokers: bool = _yes_no(False, "melds", "13")
    run_joker_burnt: bool = _yes_no(False, "melds", "14")
    joker_on_rival_clean_run: bool = _yes_no(False, "jokers", "18")
    swap_in_set: str = _choice(
        "four_only", "jokers", ("four_only", "any_missing_suit", "never"), "19"
    )
    freed_joker: str = _choice("lay", "jokers", ("lay", "new_meld", "lay_or_discard"), "19")
    pull: bool = _yes_no(True, "melds", "20")
    split_runs: bool = _yes_no(True, "melds", "21")
    final_discard: str = _choice("required", "turn", ("required", "optional", "forbidden"), "10")
    reshuffles: int | None = _number(None, "turn", "times", 0, 99, "22", optional=True)
    blocked: str = _choice("all_count", "scoring", ("lightest_wins", "all_count"), "28")
    ace_low: int = _number(1, "values", "points", 0, 50, "16")
    ace_high: int = _number(11, "values", "points", 0, 50, "16")
    ace_set: int = _number(11, "values", "points", 0, 50, "16")
    ace_hand: int = _number(11, "values", "points", 0, 50, "25")
    joker_opening: int | str = _number(
        JOKER_REPLACED, "values", "points", 0, 100, "16", choices=(JOKER_REPLACED,)
    )
    joker_hand: int = _number(20, "values", "points", 0, 100, "25")
    scoring: str = _choice("losers_pay", "scoring", ("losers_pay", "winner_collects"), "26")
    unopened_points: int | None = _number(100, "scoring", "points", 0, 1000, "26", optional=True)
    at_once: str = _choice("any", "at_once", ("any", "first_to_open", "off"), "27")
    at_once_factor: tuple[int | float, ...] = _special((2,), "at_once", "factor", "27")
    at_once_joker_factor: int | float | None = _special(4, "at_once", "factor", "27")
    at_once_flat: int | None = _number(None, "at_once", "points", 0, 1000, "27", optional=True)
    at_once_layoffs: bool = _yes_no(True, "at_once", "27")
    at_once_needs_opening: bool = _yes_no(True, "at_once", "17")
    match_end: str = _special("points:100", "scoring", "", "29")
    match_winner: str = _choice("lowest", "scoring", ("lowest", "highest"), "29")
    last_deal_factor: int = _number(1, "scoring", "factor", 1, 1_000_000, "29")
    turn_seconds: int | None = _choice(None, "turn", (30, 45, 60, 90, 600), "24", optional=True)

    def changed(self, **changes: Any) -> Rules:
        """Return these rules with some fields changed.

        :raises RulesError: naming the field that is unknown, out of range or unplayable.
        """
        return validated(self, changes)

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as JSON values."""
        values = {spec.name: getattr(self, spec.name) for spec in dataclasses.fields(self)}
        values["at_once_factor"] = list(self.at_once_factor)
        return values

    def decks_for(self, players: int) -> int:
        """Return the number of 54-card decks for a number of seats (rule 1)."""
        if isinstance(self.decks, int):
            return self.decks
        return 3 if players >= 6 else 2

    def cards_dealt(self, players: int) -> int:
        """Return how many cards leave the stock when dealing (rule 2)."""
        return players * self.hand_size + (self.start != "dealer_draws")

    @property
    def kept_cards(self) -> int:
        """How many cards a lay must leave in hand for the final discard (rule 10)."""
        return 1 if self.final_discard == "required" else 0

    @property
    def longest_run(self) -> int:
        """The most cards that a run may have (rule 12)."""
        return 13 if self.circular_runs else self.run_max

    @property
    def jokers_per_run(self) -> int:
        """The most jokers in one run; without a limit, as many as a run has places."""
        return 14 if self.max_jokers_run is None else self.max_jokers_run

    @property
    def jokers_per_set(self) -> int:
        """The most jokers in one set; without a limit, as many as a set has places."""
        return 4 if self.max_jokers_set is None else self.max_jokers_set

    @property
    def deals_in_match(self) -> int | None:
        """The number of deals after which the match ends, or ``None`` (rule 29)."""
        kind, _, number = self.match_end.partition(":")
        return int(number) if kind == "deals" else None

    @property
    def points_in_match(self) -> int | None:
        """The total that ends the match, or ``None`` (rule 29)."""
        kind, _, number = self.match_end.partition(":")
        return int(number) if kind == "points" else None


FIELD_INFOS: Mapping[str, FieldInfo] = {
    spec.name: spec.metadata["info"] for spec in dataclasses.fields(Rules)
}


def field_info(name: str) -> FieldInfo:
    """Return the domain of a field.  :raises KeyError: when there is no such field."""
    return FIELD_INFOS[name]


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_domain(name: str, value: Any) -> None:
    info = FIELD_INFOS[name]
    if value is None:
        if info.optional:
            return
        raise RulesError(name, "must_be_given")
    if any(value == choice and type(value) is type(choice) for choice in info.choices):
        return
    if info.low is None or info.high is None:
        raise RulesError(name, "not_a_choice", value=value, choices=list(info.choices))
    if not _is_whole(value):
        raise RulesError(name, "not_a_number", value=value)
    if not info.low <= value <= info.high:
        raise RulesError(name, "out_of_range", value=value, low=info.low, high=info.high)


def _factor(name: str, value: Any) -> int | float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise RulesError(name, "not_a_number", value=value)
    if not 0 < value <= 100:
        raise RulesError(name, "not_a_factor", value=value)
    return int(value) if value == int(value) else float(value)


def _factors(value: Any) -> tuple[int | float, ...]:
    entries = value if isinstance(value, list | tuple) else (value,)
    if not 1 <= len(entries) <= 12:
        raise RulesError("at_once_factor", "not_a_factor", value=value)
    return tuple(_factor("at_once_factor", entry) for entry in entries)


def _match_end(value: Any) -> str:
    kind, _, number = value.partition(":") if isinstance(value, str) else ("", "", "")
    if kind not in ("deals", "points") or not number.isascii() or not number.isdigit():
        raise RulesError("match_end", "not_a_match_end", value=value)
    if not 1 <= int(number) <= 1_000_000:
        raise RulesError("match_end", "out_of_range", value=value, low=1, high=1_000_000)
    return f"{kind}:{int(number)}"


def _check_together(rules: Rules) -> None:
    """Refuse combinations that cannot be played (rules.md, end of "Fields and presets")."""
    if rules.min_players > rules.max_players:
        raise RulesError(
            "min_players", "min_over_max", low=rules.min_players, high=rules.max_players
        )
    for players in range(rules.min_players, rules.max_players + 1):
        cards = 54 * rules.decks_for(players)
        dealt = rules.cards_dealt(players)
        if dealt >= cards:
            raise RulesError("hand_size", "too_many_cards", seats=players, cards=cards, dealt=dealt)
    if rules.opening_free_if_left is not None and rules.at_once_needs_opening:
        raise RulesError("opening_free_if_left", "needs_opening")
    if rules.last_deal_factor > 1 and rules.deals_in_match is None:
        raise RulesError("last_deal_factor", "needs_deals")


def validated(base: Rules, changes: Mapping[str, Any]) -> Rules:
    """Return ``base`` with ``changes`` (JSON values) applied.

    :raises RulesError: naming the first field that is unknown, out of range or unplayable.
    """
    clean: dict[str, Any] = {}
    for name, value in changes.items():
        if name not in FIELD_INFOS:
            raise RulesError(str(name), "unknown_field")
        if name == "at_once_factor":
            clean[name] = _factors(value)
        elif name == "at_once_joker_factor":
            clean[name] = None if value is None else _factor(name, value)
        elif name == "match_end":
            clean[name] = _match_end(value)
        else:
            _check_domain(name, value)
            clean[name] = value
    rules = dataclasses.replace(base, **clean)
    _check_together(rules)
    return rules
