"""Codes turned into sentences: refusals of the engine and of the window, and notices.

Every sentence is whole, in the language chosen, with named places for cards and numbers; no
sentence is put together from parts.  Cards come as the engine prints them and are shown as the
player knows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.errors import RamiError
from rami_desktop.storage.errors import StorageError
from rami_desktop.ui.card_texts import (
    RankLetters,
    card_name,
    card_text,
    cards_in_words,
    cards_text,
    set_rank_letters,
)
from rami_desktop.ui.event_texts import (
    action_text,
    event_text,
    is_told,
    match_texts,
    result_texts,
)
from rami_desktop.ui.field_texts import field_text, rules_text
from rami_desktop.ui.storage_texts import storage_text

__all__ = [
    "RankLetters",
    "action_text",
    "card_name",
    "card_text",
    "cards_text",
    "error_text",
    "event_text",
    "field_text",
    "is_told",
    "match_texts",
    "refusal_text",
    "result_texts",
    "rules_text",
    "set_rank_letters",
]

_translate = QCoreApplication.translate

Params = Mapping[str, Any]
Sentence = Callable[[Params], str]


def _not_a_meld(params: Params) -> str:
    sentence = MELD_REASONS.get(str(params.get("reason")))
    return _translate("Messages", "These cards make no meld.") if sentence is None else sentence()


#: Why cards make no meld.
MELD_REASONS: Mapping[str, Callable[[], str]] = {
    "too_short": lambda: _translate("Messages", "A meld has at least three cards."),
    "too_long": lambda: _translate("Messages", "That is too many cards for one meld."),
    "mixed": lambda: _translate(
        "Messages", "These cards are neither a set of one rank nor a run of one suit."
    ),
    "duplicate_suit": lambda: _translate("Messages", "A set cannot hold the same suit twice."),
    "not_consecutive": lambda: _translate(
        "Messages", "The cards of a run must follow one another."
    ),
    "ace_in_middle": lambda: _translate(
        "Messages", "An ace stands at the end of a run, never in the middle."
    ),
    "duplicate_card": lambda: _translate("Messages", "A run cannot hold the same card twice."),
}


def _too_many_jokers(params: Params) -> str:
    if params.get("run"):
        return _translate("Messages", "A run may hold at most %n joker(s).", "", params["most"])
    return _translate("Messages", "A set may hold at most %n joker(s).", "", params["most"])


def _opening_too_low(params: Params) -> str:
    return _translate(
        "Messages",
        "%n point(s) missing to open: these melds count {points}, an opening needs {needed}.",
        "",
        params["needed"] - params["points"],
    )


def _impossible_position(params: Params) -> str:
    if params.get("reason") == "too_many_copies":
        return _translate("Messages", "There are more {card} than the pack holds.")
    return _translate("Messages", "Such a position cannot occur in a game.")


#: Refusals of the engine, by code.
ENGINE_SENTENCES: Mapping[str, Sentence] = {
    "parse_error": lambda p: _translate("Messages", "“{text}” cannot be read."),
    "bad_rules": rules_text,
    "impossible_position": _impossible_position,
    "not_your_turn": lambda p: _translate("Messages", "It is not your turn."),
    "deal_over": lambda p: _translate("Messages", "The deal is over."),
    "must_draw_first": lambda p: _translate("Messages", "Draw a card first."),
    "already_drawn": lambda p: _translate("Messages", "You have drawn already in this turn."),
    "empty_discard": lambda p: _translate("Messages", "The discard pile is empty."),
    "empty_stock": lambda p: _translate("Messages", "The stock is empty."),
    "one_card_may_not_take": lambda p: _translate(
        "Messages", "With one card in hand you may not take the discard; draw from the stock."
    ),
    "nothing_to_put_back": lambda p: _translate(
        "Messages", "There is nothing to put back; a taken card goes back before anything else."
    ),
    "may_not_take_again": lambda p: _translate(
        "Messages", "You have just put {card} back and may not take it again in this turn."
    ),
    "card_not_in_hand": lambda p: _translate("Messages", "You do not hold {card}."),
    "no_such_meld": lambda p: _translate("Messages", "That meld is no longer on the table."),
    "not_a_meld": _not_a_meld,
    "too_many_jokers": _too_many_jokers,
    "too_few_naturals": lambda p: _translate(
        "Messages", "A meld needs at least %n card(s) that are no jokers.", "", p["least"]
    ),
    "adjacent_jokers": lambda p: _translate(
        "Messages", "Two jokers may not lie side by side in a run."
    ),
    "joker_not_burnt": lambda p: _translate(
        "Messages",
        "A joker may stand for {card} in a run only when every {card} lies on the table.",
    ),
    "ambiguous_joker": lambda p: _translate(
        "Messages", "The joker fits in several places; choose one."
    ),
    "not_opened": lambda p: _translate("Messages", "You have to open first."),
    "opening_too_low": _opening_too_low,
    "no_clean_run": lambda p: _translate(
        "Messages", "An opening needs a clean run: one without a joker."
    ),
    "taken_card_not_in_opening": lambda p: _translate(
        "Messages", "The card that you took, {card}, must be part of the opening."
    ),
    "does_not_fit": lambda p: _translate("Messages", "{cards} does not fit this meld."),
    "joker_on_rival_clean_run": lambda p: _translate(
        "Messages", "A joker may not be laid on the clean run of another player."
    ),
    "no_joker_to_swap": lambda p: _translate(
        "Messages", "There is no joker in this meld that can be swapped."
    ),
    "joker_in_set_of_three": lambda p: _translate(
        "Messages", "The joker of a set of three cannot be swapped; complete the set first."
    ),
    "not_the_jokers_card": lambda p: _translate(
        "Messages", "{card} is not the card that the joker stands for."
    ),
    "may_not_pull": lambda p: _translate("Messages", "{card} may not be taken out of this meld."),
    "would_break_meld": lambda p: _translate(
        "Messages", "Without {card} the meld would fall apart."
    ),
    "may_not_split": lambda p: _translate("Messages", "{card} cannot split this meld."),
    "must_lay_owed": lambda p: _translate("Messages", "First lay what you owe the table: {cards}."),
    "must_be_in_new_meld": lambda p: _translate("Messages", "{card} must be laid in a new meld."),
    "must_keep_discard": lambda p: _translate(
        "Messages", "Keep one card: the turn ends with a discard."
    ),
    "must_lay_last_card": lambda p: _translate(
        "Messages", "The last card may not be discarded; it must be laid."
    ),
    "nothing_to_announce": lambda p: _translate(
        "Messages", "Nobody has a last card to announce now."
    ),
    "nothing_to_undo": lambda p: _translate(
        "Messages", "There is nothing to take back in this turn."
    ),
    "nothing_to_redo": lambda p: _translate("Messages", "There is nothing to do again."),
    "deal_not_over": lambda p: _translate("Messages", "The deal is not over yet."),
    "match_over": lambda p: _translate("Messages", "The match is over."),
}

#: Refusals and notices of the window itself, by code.
WINDOW_SENTENCES: Mapping[str, Sentence] = {
    "no_game": lambda p: _translate("Messages", "There is no hand to play with now."),
    "paused": lambda p: _translate("Messages", "The match is paused."),
    "nothing_selected": lambda p: _translate("Messages", "Select cards of your hand first."),
    "one_card_to_discard": lambda p: _translate("Messages", "Exactly one card is discarded."),
    "stock_takes_no_cards": lambda p: _translate("Messages", "No card goes back to the stock."),
    "nothing_prepared": lambda p: _translate(
        "Messages", "Lay melds out in front of you first; nothing of it is binding."
    ),
    "no_opening": lambda p: _translate("Messages", "This hand holds nothing to open with."),
    "already_opened": lambda p: _translate("Messages", "You have opened already."),
    "lesson_needs_card": lambda p: _translate(
        "Messages", "Keep {card}: you will need it in this lesson."
    ),
    "lesson_other_step": lambda p: _translate(
        "Messages", "One thing after the other: first do what the lesson says."
    ),
    "no_hint": lambda p: _translate("Messages", "There is no hint to give now."),
    "hint_undo": lambda p: _translate(
        "Messages", "From here there is no good way on: take your last move back."
    ),
    "bot_failed": lambda p: _translate(
        "Messages", "{name} could not decide; the program made a plain move instead."
    ),
    "bot_late": lambda p: _translate(
        "Messages", "{name} thought too long; the program made a plain move instead."
    ),
}

_CARD_PARAMS = frozenset({"card", "cards"})


def refusal_text(code: str, params: Params | None = None, *, aloud: bool = False) -> str:
    """Return the sentence for a code of the engine, of the window or of a file.

    :param aloud: name cards in full, for somebody who hears the sentence.

    :raises KeyError: when there is no such code.
    """
    given = params or {}
    sentence = ENGINE_SENTENCES.get(code) or WINDOW_SENTENCES.get(code)
    if sentence is None:
        rest = {name: value for name, value in given.items() if name != "path"}
        return storage_text(StorageError(code, str(given.get("path", "")), **rest))
    if sentence is rules_text:
        return rules_text(given)
    shown = {
        name: cards_in_words(value, aloud=aloud) if name in _CARD_PARAMS else value
        for name, value in given.items()
    }
    return sentence(given).format(**shown)


def error_text(error: RamiError) -> str:
    """Return the sentence for an error."""
    return refusal_text(error.code, error.params)
