"""Why just this card is discarded, in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from rami_desktop.ui.hint_words import Params, Sentences, plain

_translate = QCoreApplication.translate


def _cost(p: Params) -> tuple[str, ...]:
    cost = p.number("cost")
    if not cost:
        return ()
    return (_translate("Messages", "In your hand {card} would count %n point(s).", "", cost),)


def _alone(p: Params) -> tuple[str, ...]:
    cost = p.number("cost")
    if not cost:
        return (_translate("Messages", "Nothing goes with {card}."),)
    return (
        _translate(
            "Messages",
            "Nothing goes with {card}, and in your hand it would count %n point(s).",
            "",
            cost,
        ),
    )


def _for_run(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "Keep {kept}: %n card(s) can still make it a run ({wanted}).",
            "",
            p.number("count"),
        ),
    )


def _for_set(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "Keep {kept}: %n card(s) can still make it a set ({wanted}).",
            "",
            p.number("count"),
        ),
    )


def _need_run(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "An opening needs a clean run. Keep {kept}: %n card(s) can still make it one "
            "({wanted}).",
            "",
            p.number("count"),
        ),
    )


def _fewer(p: Params) -> tuple[str, ...]:
    return (_translate("Messages", "{partner} wait for only {fewer}."),)


def _second_copy(p: Params) -> tuple[str, ...]:
    return (
        _translate("Messages", "You keep the other {card}, and a meld has room for only one."),
        *_cost(p),
    )


def _dead(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages", "Every card that {card} and {partner} wait for has been seen already."
        ),
        *_cost(p),
    )


def _heavy(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "None of your loose cards is heavier than {card}: %n point(s).",
            "",
            p.number("points"),
        ),
    )


def _least(p: Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "%n card(s) can still help {card}; none of your loose cards waits for fewer.",
            "",
            p.number("count"),
        ),
    )


#: The sentences of the reasons of a discard.
DISCARD_SENTENCES: Mapping[str, Sentences] = {
    "discard_freed": plain(
        lambda: _translate(
            "Messages", "The joker that you freed has to be laid or discarded in this turn."
        )
    ),
    "second_copy": _second_copy,
    "next_takes": plain(
        lambda: _translate(
            "Messages",
            "Keep {kept}: the next player could take that card and lay it off on {meld}.",
        )
    ),
    "for_table": plain(
        lambda: _translate("Messages", "Keep {kept}: once you have opened, it goes with {meld}.")
    ),
    "dead": _dead,
    "keep_run": lambda p: (*_for_run(p), *_alone(p)),
    "keep_set": lambda p: (*_for_set(p), *_alone(p)),
    "alone": _alone,
    "need_run": _need_run,
    "fewer_run": lambda p: (*_for_run(p), *_fewer(p)),
    "fewer_set": lambda p: (*_for_set(p), *_fewer(p)),
    "heavy": _heavy,
    "spare": lambda p: (
        _translate("Messages", "Your melds are as good without {card}."),
        *_cost(p),
    ),
    "least": _least,
    "low": plain(
        lambda: _translate(
            "Messages", "You need points to open, and of your loose cards {card} counts least."
        )
    ),
    "rather_run": _for_run,
    "rather_set": _for_set,
    "rest": plain(lambda: _translate("Messages", "Keep {kept}: those are melds already.")),
}
