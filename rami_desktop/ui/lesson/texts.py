"""What the teacher says at each step of the guided deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.actions import Discard
from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.card_texts import cards_text, names_text
from rami_desktop.ui.lesson.script import Step, advice

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Words:
    """A step in words.

    :ivar title: what is learned.
    :ivar why: what it is good for.
    :ivar task: what is to be done now.
    """

    title: str
    why: str
    task: str


#: Writes cards that are given in the engine's notation.
Cards = Callable[[str], str]


def _signs(text: str) -> str:
    return cards_text(parse_cards(text))


def _names(text: str) -> str:
    return names_text(parse_cards(text))


def step_words(step: Step, view: SeatView, *, aloud: bool = False) -> Words:
    """Return what is said at a step.

    :param aloud: name cards in full, for somebody who hears the words.
    """
    cards = _names if aloud else _signs
    if step is Step.DISCARD:
        return _discard(cards(_spare(step, view)))
    if step is Step.DISCARD_AGAIN:
        return _discard_again(cards(_spare(step, view)))
    return _WORDS[step](cards)


def waiting_words(name: str) -> Words:
    """Return what is said while somebody else plays."""
    return Words(
        _translate("Lesson", "The others play"),
        _translate("Lesson", "Now {name} draws, lays and discards; you see what lies open.").format(
            name=name
        ),
        _translate("Lesson", "Wait until it is your turn again."),
    )


def _spare(step: Step, view: SeatView) -> str:
    """Return a card that can be given away, in the engine's notation."""
    move = advice(view, step)
    return str(move.card) if isinstance(move, Discard) else ""


def _draw(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Draw a card"),
        _translate(
            "Lesson",
            "Your aim is to get rid of all your cards. Every turn begins with a card: from the "
            "stock, whose cards nobody knows, or the one that was discarded last.",
        ),
        _translate("Lesson", "Click on the stock, or press D."),
    )


def _sort(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Put your hand in order"),
        _translate(
            "Lesson",
            "Cards that belong together are easier to see side by side. You can also drag single "
            "cards to where you want them.",
        ),
        _translate("Lesson", "Choose “Sort”, or press 3 to sort by melds."),
    )


def _prepare(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "A set"),
        _translate(
            "Lesson",
            "Three or four cards of one rank in different suits make a set. Before you have "
            "opened, you may lay melds out in front of you and take them back: nothing is laid.",
        ),
        _translate(
            "Lesson", "Click on {cards}, then drag them in front of you, or press L."
        ).format(cards=cards("KH KD KS")),
    )


def _clean_run(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "A clean run"),
        _translate(
            "Lesson",
            "Three or more cards of one suit in a row make a run; without a joker it is a clean "
            "run. You need one to open.",
        ),
        _translate("Lesson", "Prepare {cards} in the same way.").format(cards=cards("6H 7H 8H")),
    )


def _open(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Open with 51 points"),
        _translate(
            "Lesson",
            "The kings count 10 each, the run 6 + 7 + 8: together 51, just enough. The counter "
            "beside the piles has kept count for you.",
        ),
        _translate("Lesson", "Choose “Open”, or press O."),
    )


def _discard(card: str) -> Words:
    return Words(
        _translate("Lesson", "Discard"),
        _translate(
            "Lesson",
            "Every turn ends with a discard. Give away what fits nothing: {card} has no neighbour "
            "and no twin.",
        ).format(card=card),
        _translate(
            "Lesson", "Drag {card} onto the discard pile, or click on it and press X."
        ).format(card=card),
    )


def _take(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Take the discard"),
        _translate(
            "Lesson",
            "{card} was discarded, and it continues your run. You may take it instead of drawing, "
            "if you lay it in the same turn.",
        ).format(card=cards("9H")),
        _translate("Lesson", "Click on the discard pile, or press T."),
    )


def _lay_off(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Add to a meld"),
        _translate(
            "Lesson",
            "Once you have opened, you may add cards to any meld on the table, also to those of "
            "the others. The card that you took glows until it is laid.",
        ),
        _translate(
            "Lesson", "Drag {card} onto your run, or click on it and then on the run."
        ).format(card=cards("9H")),
    )


def _swap(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Swap a joker"),
        _translate(
            "Lesson",
            "The joker in the run of clubs stands for {card}. Who holds that card may put it in "
            "its place and take the joker.",
        ).format(card=cards("5C")),
        _translate("Lesson", "Drag {card} onto that joker.").format(card=cards("5C")),
    )


def _use_joker(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Use the joker"),
        _translate(
            "Lesson",
            "A joker stands for any card. One that you have freed must be used in the same turn: "
            "your two queens are waiting for a third.",
        ),
        _translate("Lesson", "Lay {cards} in front of you.").format(cards=cards("QS QC *")),
    )


def _discard_again(card: str) -> Words:
    return Words(
        _translate("Lesson", "End your turn"),
        _translate(
            "Lesson",
            "Three cards will be left. What is in your hand when somebody goes out counts against "
            "you, so high cards go first.",
        ),
        _translate("Lesson", "Discard {card}.").format(card=card),
    )


def _draw_again(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "One card is missing"),
        _translate("Lesson", "You hold two threes. A third one would be enough to go out."),
        _translate("Lesson", "Draw from the stock."),
    )


def _last_meld(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "The last meld"),
        _translate(
            "Lesson",
            "A third three! Lay the set; one card must be left, for in these rules the last card "
            "is always discarded.",
        ),
        _translate("Lesson", "Lay {cards} in front of you.").format(cards=cards("3S 3D 3C")),
    )


def _go_out(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Go out"),
        _translate(
            "Lesson",
            "Your last card ends the deal: you mark nothing, the others count what they hold. "
            "“Carte” is said for you here; in most rules you say it yourself.",
        ),
        _translate("Lesson", "Discard your last card."),
    )


def _done(cards: Cards) -> Words:
    return Words(
        _translate("Lesson", "Well played!"),
        _translate(
            "Lesson",
            "You have drawn, opened, added, swapped a joker and gone out. All the rest stands in "
            "the rules (F2), and the hint (H) shows a good move at any time.",
        ),
        _translate("Lesson", "Now play a real game, or do the lesson again."),
    )


_WORDS = {
    Step.DRAW: _draw,
    Step.SORT: _sort,
    Step.PREPARE: _prepare,
    Step.CLEAN_RUN: _clean_run,
    Step.OPEN: _open,
    Step.TAKE: _take,
    Step.LAY_OFF: _lay_off,
    Step.SWAP: _swap,
    Step.USE_JOKER: _use_joker,
    Step.DRAW_AGAIN: _draw_again,
    Step.LAST_MELD: _last_meld,
    Step.GO_OUT: _go_out,
    Step.DONE: _done,
}
