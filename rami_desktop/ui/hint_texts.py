"""What is advised and why, in words: for the eyes with card signs, for the ears with names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rami_desktop.bots.hint import Advice, Reason, Value
from rami_desktop.engine.cards import Card
from rami_desktop.ui.card_texts import card_name, card_text, cards_text, list_text
from rami_desktop.ui.count_texts import number_text
from rami_desktop.ui.event_texts import action_text

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Params:
    """The parameters of a reason, as numbers and as words.

    :ivar aloud: whether cards are named in full, not by their signs.
    """

    values: Mapping[str, Value]
    aloud: bool

    def number(self, name: str) -> int:
        """Return a whole number."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def words(self) -> dict[str, str]:
        """Return every parameter as it stands in a sentence."""
        return {name: self._word(value) for name, value in self.values.items()}

    def _word(self, value: Value) -> str:
        if isinstance(value, tuple):
            return list_text(map(card_name, value)) if self.aloud else cards_text(value)
        if isinstance(value, Card):
            return card_name(value) if self.aloud else card_text(value)
        return number_text(value)


def _plain(sentence: Callable[[], str]) -> Callable[[_Params], tuple[str, ...]]:
    """Return the sentence of a reason in which no word depends on a number."""
    return lambda params: (sentence(),)


def _draw_not_enough(p: _Params) -> tuple[str, ...]:
    missing = p.number("needed") - p.number("points")
    return (
        _translate(
            "Messages", "With {card} %n point(s) would still be missing to open.", "", missing
        ),
    )


def _put_back_not_enough(p: _Params) -> tuple[str, ...]:
    missing = p.number("needed") - p.number("points")
    return (
        _translate("Messages", "With {card} %n point(s) are still missing to open.", "", missing),
    )


def _take_open(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "With {card} you can open: %n point(s), and {needed} are enough.",
            "",
            p.number("points"),
        ),
    )


def _take_open_lay_off(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You can open with %n point(s) and then lay {card} off on {meld}.",
            "",
            p.number("points"),
        ),
    )


def _carte(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages", "Whoever forgets to say it draws %n card(s).", "", p.number("count")
        ),
    )


def _out_flat(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You go out at once: that counts %n point(s) for each opponent.",
            "",
            p.number("points"),
        ),
    )


def _open(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "That makes %n point(s), and {needed} are enough to open.",
            "",
            p.number("points"),
        ),
    )


def _open_clean(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "That makes %n point(s), {needed} are enough, and {run} is your clean run.",
            "",
            p.number("points"),
        ),
    )


def _open_taken(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "With the {card} that you took it makes %n point(s), and {needed} are enough to open.",
            "",
            p.number("points"),
        ),
    )


def _open_waived(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You keep %n card(s) only: then an opening needs no number of points.",
            "",
            p.number("count"),
        ),
    )


def _lay_melds(p: _Params) -> tuple[str, ...]:
    return (
        _translate("Messages", "That is %n point(s) less in your hand.", "", p.number("points")),
    )


def _lay_off(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "That fits {meld}: %n point(s) less in your hand.",
            "",
            p.number("points"),
        ),
    )


def _lay_off_joker(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "The joker goes with {meld}; in your hand it would count %n point(s).",
            "",
            p.number("points"),
        ),
    )


def _split(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "One run becomes two, and your hand counts %n point(s) less.",
            "",
            p.number("points"),
        ),
    )


def _hold_at_once(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You could open with %n point(s), but going out at once multiplies what is counted "
            "by {factor}: wait a little.",
            "",
            p.number("points"),
        ),
    )


def _hold_open(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "You could open with %n point(s), but wait: the others could lay off on your melds.",
            "",
            p.number("points"),
        ),
    )


# --- discards ------------------------------------------------------------------------------------


def _cost(p: _Params) -> tuple[str, ...]:
    cost = p.number("cost")
    if not cost:
        return ()
    return (_translate("Messages", "In your hand {card} would count %n point(s).", "", cost),)


def _alone(p: _Params) -> tuple[str, ...]:
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


def _for_run(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "Keep {kept}: %n card(s) can still make it a run ({wanted}).",
            "",
            p.number("count"),
        ),
    )


def _for_set(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "Keep {kept}: %n card(s) can still make it a set ({wanted}).",
            "",
            p.number("count"),
        ),
    )


def _need_run(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "An opening needs a clean run. Keep {kept}: %n card(s) can still make it one "
            "({wanted}).",
            "",
            p.number("count"),
        ),
    )


def _fewer(p: _Params) -> tuple[str, ...]:
    return (_translate("Messages", "{partner} wait for only {fewer}."),)


def _second_copy(p: _Params) -> tuple[str, ...]:
    return (
        _translate("Messages", "You keep the other {card}, and a meld has room for only one."),
        *_cost(p),
    )


def _dead(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages", "Every card that {card} and {partner} wait for has been seen already."
        ),
        *_cost(p),
    )


def _heavy(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "None of your loose cards is heavier than {card}: %n point(s).",
            "",
            p.number("points"),
        ),
    )


def _least(p: _Params) -> tuple[str, ...]:
    return (
        _translate(
            "Messages",
            "%n card(s) can still help {card}; none of your loose cards waits for fewer.",
            "",
            p.number("count"),
        ),
    )


#: The sentences of every reason, with places for its parameters.
HINT_SENTENCES: Mapping[str, Callable[[_Params], tuple[str, ...]]] = {
    "draw_first": _plain(lambda: _translate("Messages", "The discard pile is empty.")),
    "draw_one_card": _plain(
        lambda: _translate("Messages", "With one card in hand you may not take the discard.")
    ),
    "draw_refused": _plain(
        lambda: _translate("Messages", "You have put {card} back; in this turn it stays there.")
    ),
    "draw_not_enough": _draw_not_enough,
    "draw_no_clean_run": _plain(
        lambda: _translate(
            "Messages", "Even with {card} you would not have the clean run that an opening needs."
        )
    ),
    "draw_no_use": _plain(
        lambda: _translate(
            "Messages", "{card} makes no meld with your cards and goes with none on the table."
        )
    ),
    "draw_free": _plain(
        lambda: _translate(
            "Messages",
            "{card} would have to be laid in this turn; what you draw may stay in your hand.",
        )
    ),
    "take_out": _plain(lambda: _translate("Messages", "With {card} you can go out in this turn.")),
    "take_open": _take_open,
    "take_open_lay_off": _take_open_lay_off,
    "take_meld": _plain(lambda: _translate("Messages", "With {card} you have a meld: {cards}.")),
    "take_lay_off": _plain(lambda: _translate("Messages", "{card} can be laid off on {meld}.")),
    "take_swap": _plain(
        lambda: _translate(
            "Messages", "{card} takes the place of the joker in {meld}, and you get the joker."
        )
    ),
    "take_split": _plain(lambda: _translate("Messages", "{card} makes two runs of {meld}.")),
    "take_no_stock": _plain(lambda: _translate("Messages", "The stock is empty.")),
    "take_duty": _plain(lambda: _translate("Messages", "{card} then has to be laid in this turn.")),
    "put_back_not_enough": _put_back_not_enough,
    "put_back": _plain(
        lambda: _translate("Messages", "Otherwise {card} would have to be laid in this turn.")
    ),
    "carte": _carte,
    "carte_plain": _plain(lambda: _translate("Messages", "You have one card left.")),
    "out": _plain(lambda: _translate("Messages", "You go out and win the deal.")),
    "out_at_once": _plain(
        lambda: _translate(
            "Messages", "You go out at once: what is counted is multiplied by {factor}."
        )
    ),
    "out_sec": _plain(
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
    "lay_taken": _plain(
        lambda: _translate("Messages", "You took {card}: it has to be laid in this turn.")
    ),
    "lay_freed": _plain(
        lambda: _translate("Messages", "The joker that you freed has to be laid in this turn.")
    ),
    "lay_pulled": _plain(
        lambda: _translate(
            "Messages", "You took {card} out of a meld: it has to be laid in this turn."
        )
    ),
    "lay_melds": _lay_melds,
    "lay_off": _lay_off,
    "lay_off_joker": _lay_off_joker,
    "swap_meld": _plain(
        lambda: _translate("Messages", "With the joker you then have a meld: {cards}.")
    ),
    "swap_lay_off": _plain(
        lambda: _translate("Messages", "The joker can then be laid off on {meld}.")
    ),
    "swap": _plain(lambda: _translate("Messages", "The joker is yours then.")),
    "split": _split,
    "pull_meld": _plain(
        lambda: _translate("Messages", "With {card} you then have a meld: {cards}.")
    ),
    "pull": _plain(
        lambda: _translate("Messages", "{card} then has to be laid in a new meld in this turn.")
    ),
    "timeout": _plain(
        lambda: _translate("Messages", "When time is up, what is still owed is taken back.")
    ),
    "hold_at_once": _hold_at_once,
    "hold_open": _hold_open,
    "hold_meld": _plain(
        lambda: _translate(
            "Messages", "You could lay {cards}, but wait: the others could lay off on that meld."
        )
    ),
    "discard_freed": _plain(
        lambda: _translate(
            "Messages", "The joker that you freed has to be laid or discarded in this turn."
        )
    ),
    "second_copy": _second_copy,
    "next_takes": _plain(
        lambda: _translate(
            "Messages",
            "Keep {kept}: the next player could take that card and lay it off on {meld}.",
        )
    ),
    "for_table": _plain(
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
    "low": _plain(
        lambda: _translate(
            "Messages", "You need points to open, and of your loose cards {card} counts least."
        )
    ),
    "rather_run": _for_run,
    "rather_set": _for_set,
    "rest": _plain(lambda: _translate("Messages", "Keep {kept}: those are melds already.")),
    "end_turn": _plain(lambda: _translate("Messages", "Every turn ends with a discard.")),
}


def reason_text(reason: Reason, *, aloud: bool = False) -> str:
    """Return why something is advised, in one sentence or two.

    :param aloud: name cards in full, for somebody who hears it.
    """
    params = _Params(reason.params, aloud)
    words = params.words()
    return " ".join(text.format(**words) for text in HINT_SENTENCES[reason.code](params))


def advice_text(advice: Advice, *, aloud: bool = False) -> tuple[str, str]:
    """Return what is advised, and why.

    :param aloud: name cards in full, for somebody who hears it.
    """
    return action_text(advice.action, aloud=aloud), reason_text(advice.reason, aloud=aloud)
