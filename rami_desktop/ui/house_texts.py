"""The fields of the rules for somebody who changes them: what each is for, and its values."""

from __future__ import annotations

import dataclasses
from typing import Any

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import AUTO, FIELD_INFOS, JOKER_REPLACED, Rules
from rami_desktop.ui.count_texts import number_text

_translate = QCoreApplication.translate

#: The headings in the order in which they are shown.
GROUPS = tuple(dict.fromkeys(info.group for info in FIELD_INFOS.values()))


def group_text(group: str) -> str:
    """Return the heading of a group of fields."""
    headings = {
        "table": _translate("House", "The table"),
        "opening": _translate("House", "Opening"),
        "turn": _translate("House", "A turn"),
        "melds": _translate("House", "Melds"),
        "jokers": _translate("House", "Jokers on the table"),
        "values": _translate("House", "What cards count"),
        "scoring": _translate("House", "Counting and winning"),
        "at_once": _translate("House", "Going out at once"),
    }
    return headings[group]


def field_sentence(field: str) -> str:
    """Return in a sentence what a field decides."""
    sentences = {
        "min_players": _translate("House", "With fewer at the table the game is not offered."),
        "max_players": _translate("House", "With more at the table the game is not offered."),
        "decks": _translate(
            "House", "Each pack has 52 cards and two jokers; more packs suit more players."
        ),
        "hand_size": _translate("House", "How many cards everybody is dealt."),
        "start": _translate(
            "House", "Whether the dealer has a card too many, or draws, or a card is turned up."
        ),
        "first_dealer": _translate(
            "House", "Who deals the first deal; afterwards the deal passes to the left."
        ),
        "cut": _translate(
            "House", "Whether the neighbour cuts the pack before it is dealt; chance stays chance."
        ),
        "opening_points": _translate(
            "House", "What the melds of the first lay must count together."
        ),
        "opening_clean_run": _translate(
            "House", "Whether the first lay must hold a run without a joker."
        ),
        "opening_layoffs": _translate(
            "House", "Whether cards added to melds of others count for the first lay."
        ),
        "opening_free_if_left": _translate(
            "House", "With so few cards left after it, the first lay needs no points."
        ),
        "take_opening_points": _translate(
            "House", "Who takes the discard before having opened needs this many points instead."
        ),
        "taken_in_opening": _translate(
            "House", "Whether a card taken from the discards must lie in the first lay itself."
        ),
        "put_back": _translate(
            "House", "What putting a taken discard back costs: nothing, or the bonus of a rami sec."
        ),
        "one_card_may_take": _translate(
            "House", "Whether a player with a single card may take the discard."
        ),
        "announce_carte": _translate(
            "House", "Whether a player left with one card has to say “carte”."
        ),
        "carte_penalty": _translate("House", "How many cards are drawn for forgetting it."),
        "run_max": _translate(
            "House", "With 14 cards a run may begin and end with an ace, with 13 it may not."
        ),
        "circular_runs": _translate(
            "House", "Whether a run may go on after the ace: queen, king, ace, two."
        ),
        "max_jokers_run": _translate("House", "How many jokers one run may hold."),
        "max_jokers_set": _translate("House", "How many jokers one set may hold."),
        "min_naturals": _translate("House", "How many real cards every meld needs."),
        "adjacent_jokers": _translate("House", "Whether two jokers may lie side by side in a run."),
        "run_joker_burnt": _translate(
            "House",
            "Whether a joker in a run only stands for a card whose copies all lie on the table.",
        ),
        "joker_on_rival_clean_run": _translate(
            "House", "Whether a joker may be added to the clean run of somebody else."
        ),
        "swap_in_set": _translate("House", "When the joker of a set may be taken for a real card."),
        "freed_joker": _translate(
            "House", "What must become of a joker taken from the table, in the same turn."
        ),
        "pull": _translate(
            "House", "Whether cards may be taken out of melds, to be laid in new ones."
        ),
        "split_runs": _translate(
            "House", "Whether a second copy of an inner card may divide a run in two."
        ),
        "final_discard": _translate(
            "House", "Whether the last card of a hand is discarded, laid, or either."
        ),
        "reshuffles": _translate(
            "House", "How often in a deal the discards become a new stock before it is blocked."
        ),
        "blocked": _translate("House", "How a deal is counted when the stock has run out."),
        "ace_low": _translate("House", "In the first lay: an ace before a two."),
        "ace_high": _translate("House", "In the first lay: an ace after a king."),
        "ace_set": _translate("House", "In the first lay: an ace among aces."),
        "ace_hand": _translate("House", "What an ace left in a hand costs."),
        "joker_opening": _translate(
            "House", "In the first lay: what a joker counts, its card or a fixed number."
        ),
        "joker_hand": _translate("House", "What a joker left in a hand costs."),
        "scoring": _translate(
            "House", "Whether the losers write down their cards or the winner collects them."
        ),
        "unopened_points": _translate(
            "House", "What a loser pays who has not opened; with none, what the hand holds."
        ),
        "at_once": _translate("House", "When laying the whole hand in a single turn is paid more."),
        "at_once_factor": _translate(
            "House",
            "What the points are multiplied by: for no joker laid in that turn, one, two, and so "
            "on; the last number serves for more.",
        ),
        "at_once_joker_factor": _translate(
            "House", "The multiplier instead when the last discard is a joker."
        ),
        "at_once_flat": _translate("House", "What every loser pays instead of a multiple."),
        "at_once_layoffs": _translate(
            "House", "Whether it still counts when melds on the table helped."
        ),
        "at_once_needs_opening": _translate(
            "House", "Whether the points and the clean run of a first lay are needed all the same."
        ),
        "match_end": _translate("House", "After how many deals, or with how many points, it ends."),
        "match_winner": _translate("House", "Whether few or many points win."),
        "last_deal_factor": _translate(
            "House", "What the last deal is multiplied by; 1000 is the “partie à 1000”."
        ),
        "turn_seconds": _translate("House", "The clock of a turn; it never lays a meld."),
    }
    return sentences[field]


def _choices() -> dict[tuple[str, Any], str]:
    return {
        ("decks", AUTO): _translate("House", "2, from six players on 3"),
        ("start", "dealer_discards"): _translate("House", "the dealer has a card more"),
        ("start", "dealer_draws"): _translate("House", "the dealer draws first"),
        ("start", "upcard"): _translate("House", "a card is turned up"),
        ("first_dealer", "random"): _translate("House", "chance"),
        ("first_dealer", "high_card"): _translate("House", "the highest card drawn"),
        ("put_back", "free"): _translate("House", "free"),
        ("put_back", "forfeits_rami_sec"): _translate("House", "costs the rami sec"),
        ("announce_carte", "off"): _translate("House", "no"),
        ("announce_carte", "automatic"): _translate("House", "the program says it"),
        ("announce_carte", "required"): _translate("House", "the player must"),
        ("swap_in_set", "four_only"): _translate("House", "from sets of four"),
        ("swap_in_set", "any_missing_suit"): _translate("House", "for any missing suit"),
        ("swap_in_set", "never"): _translate("House", "never"),
        ("freed_joker", "lay"): _translate("House", "laid anywhere"),
        ("freed_joker", "new_meld"): _translate("House", "laid in a new meld"),
        ("freed_joker", "lay_or_discard"): _translate("House", "laid or discarded"),
        ("final_discard", "required"): _translate("House", "discarded"),
        ("final_discard", "optional"): _translate("House", "either"),
        ("final_discard", "forbidden"): _translate("House", "laid"),
        ("blocked", "lightest_wins"): _translate("House", "the lightest hand wins"),
        ("blocked", "all_count"): _translate("House", "everybody counts"),
        ("joker_opening", JOKER_REPLACED): _translate("House", "its card"),
        ("scoring", "losers_pay"): _translate("House", "the losers write down"),
        ("scoring", "winner_collects"): _translate("House", "the winner collects"),
        ("at_once", "any"): _translate("House", "always"),
        ("at_once", "first_to_open"): _translate("House", "before any rival has opened"),
        ("at_once", "off"): _translate("House", "never"),
        ("match_winner", "lowest"): _translate("House", "the fewest points"),
        ("match_winner", "highest"): _translate("House", "the most points"),
    }


def value_text(field: str, value: Any) -> str:
    """Return a value of a field in words."""
    if value is None:
        return none_text(field)
    if isinstance(value, bool):
        return _translate("House", "yes") if value else _translate("House", "no")
    if isinstance(value, str):
        if field == "match_end":
            return _match_end_text(value)
        return _choices()[field, value]
    if isinstance(value, tuple):
        return " · ".join(map(number_text, value))
    if field == "turn_seconds":
        return _translate("House", "%n second(s)", "", value)
    return number_text(value)


def none_text(field: str) -> str:
    """Return what the absence of a number means."""
    if field in ("max_jokers_run", "max_jokers_set", "reshuffles"):
        return _translate("House", "no limit")
    return _translate("House", "none")


def all_sets_text() -> str:
    """Return what is said when all rule sets agree."""
    return _translate("House", "all rule sets")


def _match_end_text(value: str) -> str:
    kind, _, number = value.partition(":")
    if kind == "deals":
        return _translate("House", "after %n deal(s)", "", int(number))
    return _translate("House", "with %n point(s)", "", int(number))


def differences(rules: Rules, base: Rules) -> list[str]:
    """Return the fields in which two rule sets differ."""
    names = [spec.name for spec in dataclasses.fields(Rules)]
    return [name for name in names if getattr(rules, name) != getattr(base, name)]


def nearest_preset(rules: Rules) -> str:
    """Return the preset from which rules differ least."""
    return min(PRESETS, key=lambda name: len(differences(rules, PRESETS[name])))
