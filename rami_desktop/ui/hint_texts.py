"""What is advised and why, in words: for the eyes with card signs, for the ears with names."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from rami_desktop.bots.hint import Advice, Reason
from rami_desktop.ui.event_texts import action_text
from rami_desktop.ui.hint_discard_texts import DISCARD_SENTENCES
from rami_desktop.ui.hint_words import Params, Sentences, plain

_translate = QCoreApplication.translate


def _draw_not_enough(p: Params) -> tuple[str, ...]:
    missing = p.number("needed") - p.number("points")
    return (
        _translate(
            "Messages", "With {card} %n point(s) would still be missing to open.", "", missing
        ),
    )


def _put_back_not_enough(p: Params) -> tuple[str, ...]:
    missing = p.number("needed") - p.number("points")
    return (
        _translate("Messages", "With {card} %n point(s) are still missing to open.", "", missing),
    )


def _take_open(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "With {card} you can open: %n point(s), and {needed} are enough.",
            "",
            p.number("points"),
        ),
    )


def _take_open_lay_off(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You can open with %n point(s) and then lay {card} off on {meld}.",
            "",
            p.number("points"),
        ),
    )


def _carte(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages", "Whoever forgets to say it draws %n card(s).", "", p.number("count")
        ),
    )


def _out_flat(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You go out at once: that counts %n point(s) for each opponent.",
            "",
            p.number("points"),
        ),
    )


def _open(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "That makes %n point(s), and {needed} are enough to open.",
            "",
            p.number("points"),
        ),
    )


def _open_clean(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "That makes %n point(s), {needed} are enough, and {run} is your clean run.",
            "",
            p.number("points"),
        ),
    )


def _open_taken(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "With the {card} that you took it makes %n point(s), and {needed} are enough to open.",
            "",
            p.number("points"),
        ),
    )


def _open_waived(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You keep %n card(s) only: then an opening needs no number of points.",
            "",
            p.number("count"),
        ),
    )


def _lay_melds(p: Params) -> tuple[str, ...]:
    return (
        _translate("Messages", "That is %n point(s) less in your hand.", "", p.number("points")),
    )


def _lay_off(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "That fits {meld}: %n point(s) less in your hand.",
            "",
            p.number("points"),
        ),
    )


def _lay_off_joker(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "The joker goes with {meld}; in your hand it would count %n point(s).",
            "",
            p.number("points"),
        ),
    )


def _split(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "One run becomes two, and your hand counts %n point(s) less.",
            "",
            p.number("points"),
        ),
    )


def _hold_at_once(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You could open with %n point(s), but going out at once multiplies what is counted "
            "by {factor}: wait a little.",
            "",
            p.number("points"),
        ),
    )


def _hold_open(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You could open with %n point(s), but wait: the others could lay off on your melds.",
            "",
            p.number("points"),
        ),
    )


#: The sentences of every reason, with places for its parameters.
HINT_SENTENCES: Mapping[str, Sentences] = {
    "draw_first": plain(lambda: _translate("Messages", "The discard pile is empty.")),
    "draw_one_card": plain(
        lambda: _translate("Messages", "With one card in hand you may not take the discard.")
    ),
    "draw_refused": plain(
        lambda: _translate("Messages", "You have put {card} back; in this turn it stays there.")
    ),
    "draw_not_enough": _draw_not_enough,
    "draw_no_clean_run": plain(
        lambda: _translate(
            "Messages", "Even with {card} you would not have the clean run that an opening needs."
        )
    ),
    "draw_no_use": plain(
        lambda: _translate(
            "Messages", "{card} makes no meld with your cards and goes with none on the table."
        )
    ),
    "draw_free": plain(
        lambda: _translate(
            "Messages",
            "{card} would have to be laid in this turn; what you draw may stay in your hand.",
        )
    ),
    "take_out": plain(lambda: _translate("Messages", "With {card} you can go out in this turn.")),
    "take_open": _take_open,
    "take_open_lay_off": _take_open_lay_off,
    "take_meld": plain(lambda: _translate("Messages", "With {card} you have a meld: {cards}.")),
    "take_lay_off": plain(lambda: _translate("Messages", "{card} can be laid off on {meld}.")),
    "take_swap": plain(
        lambda: _translate(
            "Messages", "{card} takes the place of the joker in {meld}, and you get the joker."
        )
    ),
    "take_split": plain(lambda: _translate("Messages", "{card} makes two runs of {meld}.")),
    "take_no_stock": plain(lambda: _translate("Messages", "The stock is empty.")),
    "take_duty": plain(lambda: _translate("Messages", "{card} then has to be laid in this turn.")),
    "put_back_not_enough": _put_back_not_enough,
    "put_back": plain(
        lambda: _translate("Messages", "Otherwise {card} would have to be laid in this turn.")
    ),
    "carte": _carte,
    "carte_plain": plain(lambda: _translate("Messages", "You have one card left.")),
    "out": plain(lambda: _translate("Messages", "You go out and win the deal.")),
    "out_at_once": plain(
        lambda: _translate(
            "Messages", "You go out at once: what is counted is multiplied by {factor}."
        )
    ),
    "out_sec": plain(
        lambda: _translate(
            "Messages",
            "Rami sec! You go out before the others have opened: what is counted is multiplied "
            "by {factor}.",
        )
    ),
    "out_flat": _out_flat,
    "open": _open,
    "open_clean": _open_clean,
    "open_taken": _open_taken,
    "open_waived": _open_waived,
    "lay_taken": plain(
        lambda: _translate("Messages", "You took {card}: it has to be laid in this turn.")
    ),
    "lay_freed": plain(
        lambda: _translate("Messages", "The joker that you freed has to be laid in this turn.")
    ),
    "lay_pulled": plain(
        lambda: _translate(
            "Messages", "You took {card} out of a meld: it has to be laid in this turn."
        )
    ),
    "lay_melds": _lay_melds,
    "lay_off": _lay_off,
    "lay_off_joker": _lay_off_joker,
    "swap_meld": plain(
        lambda: _translate("Messages", "With the joker you then have a meld: {cards}.")
    ),
    "swap_lay_off": plain(
        lambda: _translate("Messages", "The joker can then be laid off on {meld}.")
    ),
    "swap": plain(lambda: _translate("Messages", "The joker is yours then.")),
    "split": _split,
    "pull_meld": plain(
        lambda: _translate("Messages", "With {card} you then have a meld: {cards}.")
    ),
    "pull": plain(
        lambda: _translate("Messages", "{card} then has to be laid in a new meld in this turn.")
    ),
    "timeout": plain(
        lambda: _translate("Messages", "When time is up, what is still owed is taken back.")
    ),
    "hold_at_once": _hold_at_once,
    "hold_open": _hold_open,
    "hold_meld": plain(
        lambda: _translate(
            "Messages", "You could lay {cards}, but wait: the others could lay off on that meld."
        )
    ),
    **DISCARD_SENTENCES,
    "end_turn": plain(lambda: _translate("Messages", "Every turn ends with a discard.")),
}


def reason_text(reason: Reason, *, aloud: bool = False) -> str:
    """Return why something is advised, in one sentence or two.

    :param aloud: name cards in full, for somebody who hears it.
    """
    params = Params(reason.params, aloud)
    words = params.words()
    return " ".join(text.format(**words) for text in HINT_SENTENCES[reason.code](params))


def advice_text(advice: Advice, *, aloud: bool = False) -> tuple[str, str]:
    """Return what is advised, and why.

    :param aloud: name cards in full, for somebody who hears it.
    """
    return action_text(advice.action, aloud=aloud), reason_text(advice.reason, aloud=aloud)
