"""The fields of the rules by name, and why a rule set cannot be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

_translate = QCoreApplication.translate


def field_text(field: str) -> str:
    """Return what a field of the rules is called; an unknown one keeps its own name."""
    names = {
        "preset": _translate("Messages", "Rule set"),
        "min_players": _translate("Messages", "Fewest players"),
        "max_players": _translate("Messages", "Most players"),
        "decks": _translate("Messages", "Packs of cards"),
        "hand_size": _translate("Messages", "Cards in a hand"),
        "start": _translate("Messages", "How a deal begins"),
        "first_dealer": _translate("Messages", "Who deals first"),
        "cut": _translate("Messages", "Cutting the pack"),
        "opening_points": _translate("Messages", "Points to open"),
        "opening_clean_run": _translate("Messages", "Clean run to open"),
        "opening_layoffs": _translate("Messages", "Lay-offs count in the opening"),
        "opening_free_if_left": _translate("Messages", "Free opening with few cards left"),
        "take_opening_points": _translate("Messages", "Points to open after taking the discard"),
        "taken_in_opening": _translate("Messages", "Taken card must be in the opening"),
        "put_back": _translate("Messages", "Putting the discard back"),
        "one_card_may_take": _translate("Messages", "Taking the discard with one card"),
        "announce_carte": _translate("Messages", "Announcing the last card"),
        "carte_penalty": _translate("Messages", "Penalty for not announcing"),
        "run_max": _translate("Messages", "Longest run"),
        "circular_runs": _translate("Messages", "Runs around the ace"),
        "max_jokers_run": _translate("Messages", "Jokers in a run"),
        "max_jokers_set": _translate("Messages", "Jokers in a set"),
        "min_naturals": _translate("Messages", "Natural cards in a meld"),
        "adjacent_jokers": _translate("Messages", "Jokers side by side"),
        "run_joker_burnt": _translate("Messages", "Joker only for cards on the table"),
        "joker_on_rival_clean_run": _translate("Messages", "Joker on a rival’s clean run"),
        "swap_in_set": _translate("Messages", "Swapping a joker in a set"),
        "freed_joker": _translate("Messages", "Use of a freed joker"),
        "pull": _translate("Messages", "Pulling cards out of melds"),
        "split_runs": _translate("Messages", "Splitting runs"),
        "final_discard": _translate("Messages", "Last discard"),
        "reshuffles": _translate("Messages", "Renewals of the stock"),
        "blocked": _translate("Messages", "Blocked deal"),
        "ace_low": _translate("Messages", "Points of a low ace"),
        "ace_high": _translate("Messages", "Points of a high ace"),
        "ace_set": _translate("Messages", "Points of an ace in a set"),
        "ace_hand": _translate("Messages", "Points of an ace in hand"),
        "joker_opening": _translate("Messages", "Points of a joker in the opening"),
        "joker_hand": _translate("Messages", "Points of a joker in hand"),
        "scoring": _translate("Messages", "Scoring"),
        "unopened_points": _translate("Messages", "Points of a seat that has not opened"),
        "at_once": _translate("Messages", "Going out at once"),
        "at_once_factor": _translate("Messages", "Factor for going out at once"),
        "at_once_joker_factor": _translate("Messages", "Factor for a joker as last discard"),
        "at_once_flat": _translate("Messages", "Fixed points for going out at once"),
        "at_once_layoffs": _translate("Messages", "Going out at once with lay-offs"),
        "at_once_needs_opening": _translate("Messages", "Going out at once needs an opening"),
        "match_end": _translate("Messages", "End of the match"),
        "match_winner": _translate("Messages", "Winner of the match"),
        "last_deal_factor": _translate("Messages", "Weight of the last deal"),
        "turn_seconds": _translate("Messages", "Time for a turn"),
    }
    return names.get(field, field)


def _listed(values: Any) -> str:
    return _translate("Messages", ", ", "between the entries of a list").join(map(str, values))


_REASONS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "must_be_given": lambda p: _translate("Messages", "“{field}” must be given."),
    "not_a_choice": lambda p: _translate(
        "Messages", "“{field}” cannot be {value}; it is one of {choices}."
    ),
    "not_a_number": lambda p: _translate(
        "Messages", "“{field}” must be a whole number, not {value}."
    ),
    "out_of_range": lambda p: _translate(
        "Messages", "“{field}” must lie between {low} and {high}, not at {value}."
    ),
    "not_a_factor": lambda p: _translate(
        "Messages", "“{field}” must be a factor above 0 and up to 100, not {value}."
    ),
    "not_a_match_end": lambda p: _translate(
        "Messages", "“{field}” must be a number of deals or of points, not {value}."
    ),
    "min_over_max": lambda p: _translate(
        "Messages", "The fewest players ({low}) cannot be more than the most ({high})."
    ),
    "too_many_cards": lambda p: _translate(
        "Messages",
        "With %n player(s), {dealt} of {cards} cards would be dealt: none would be left to draw.",
        "",
        p["seats"],
    ),
    "needs_opening": lambda p: _translate(
        "Messages",
        "“{field}” only makes sense when going out at once does not need an opening.",
    ),
    "needs_deals": lambda p: _translate(
        "Messages", "“{field}” only makes sense in a match of a fixed number of deals."
    ),
    "unknown_field": lambda p: _translate("Messages", "There is no rule called “{field}”."),
    "unknown_preset": lambda p: _translate(
        "Messages", "There is no rule set called {value}; there are {choices}."
    ),
    "not_a_rule_set": lambda p: _translate("Messages", "This is not a rule set."),
    "seats": lambda p: _translate(
        "Messages", "These rules are for {low} to {high} players, not for {seats}."
    ),
}

#: Every reason for which a rule set can be refused.
RULE_REASONS = frozenset(_REASONS)


def rules_text(params: Mapping[str, Any]) -> str:
    """Return why rules cannot be played, from the parameters of ``bad_rules``."""
    sentence = _REASONS.get(str(params.get("reason")))
    field = field_text(str(params.get("field", "")))
    if sentence is None:
        return _translate("Messages", "These rules cannot be played: see “{field}”.").format(
            field=field
        )
    choices = _listed(params.get("choices", ()))
    return sentence(params).format(**{**params, "field": field, "choices": choices})
