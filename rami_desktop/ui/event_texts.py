"""Sentences for what has ended and for what could be done: deals, matches, advised actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.actions import (
    Action,
    Add,
    Carte,
    Discard,
    Draw,
    Lay,
    Pull,
    PutBack,
    Split,
    Swap,
    Take,
    Timeout,
)
from rami_desktop.engine.events import DealResult
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.ui.card_texts import list_text
from rami_desktop.ui.count_texts import number_text
from rami_desktop.ui.telling import NOBODY, Teller, event_text, is_told

__all__ = ["action_text", "event_text", "is_told", "match_texts", "result_texts"]

_translate = QCoreApplication.translate


def result_texts(result: DealResult, names: Sequence[str], you: int = NOBODY) -> list[str]:
    """Return what is to be said about the end of a deal, one sentence for each line.

    :param you: the seat that is spoken to.
    """
    lines = [_how_it_ended(result, names, you)]
    if result.factor != 1:
        lines.append(
            _translate("Messages", "What is counted is multiplied by {factor}.").format(
                factor=number_text(result.factor)
            )
        )
    for seat, points in enumerate(result.points):
        if seat == you:
            lines.append(_translate("Messages", "You mark %n point(s).", "", points))
        else:
            text = _translate("Messages", "{name} marks %n point(s).", "", points)
            lines.append(text.format(name=names[seat]))
    return lines


def _how_it_ended(result: DealResult, names: Sequence[str], you: int) -> str:
    if result.winner is None:
        return _translate("Messages", "The stock has run out; nobody wins the deal.")
    mine = result.winner == you
    if result.blocked:
        if mine:
            text = _translate(
                "Messages", "The stock has run out; you hold the lightest hand and win the deal."
            )
        else:
            text = _translate(
                "Messages",
                "The stock has run out; {name} holds the lightest hand and wins the deal.",
            )
    elif result.rami_sec:
        if mine:
            text = _translate(
                "Messages",
                "You win the deal with a rami sec: out at once, and nobody had opened.",
            )
        else:
            text = _translate(
                "Messages",
                "{name} wins the deal with a rami sec: out at once, and nobody had opened.",
            )
    elif result.at_once:
        if mine:
            text = _translate("Messages", "You win the deal by going out at once.")
        else:
            text = _translate("Messages", "{name} wins the deal by going out at once.")
    elif mine:
        text = _translate("Messages", "You win the deal.")
    else:
        text = _translate("Messages", "{name} wins the deal.")
    return text.format(name=names[result.winner])


def match_texts(result: MatchResult, names: Sequence[str], you: int = NOBODY) -> list[str]:
    """Return what is to be said about the end of a match, one sentence for each line.

    :param you: the seat that is spoken to.
    """
    winners = [names[seat] for seat in result.winners]
    if len(winners) > 1:
        text = _translate("Messages", "The match is shared by {names}.")
        lines = [text.format(names=list_text(winners))]
    elif result.winners[0] == you:
        lines = [_translate("Messages", "You win the match.")]
    else:
        lines = [_translate("Messages", "{name} wins the match.").format(name=winners[0])]
    for seat, total in enumerate(result.totals):
        if seat == you:
            lines.append(_translate("Messages", "You have %n point(s) in all.", "", total))
        else:
            text = _translate("Messages", "{name} has %n point(s) in all.", "", total)
            lines.append(text.format(name=names[seat]))
    return lines


def _lay_text(action: Lay, tell: Teller) -> str:
    between = _translate("Messages", " / ", "between the melds of one action")
    cards = between.join(tell.cards(meld) for meld in action.melds)
    if not action.layoffs:
        return _translate("Messages", "Lay {cards}.").format(cards=cards)
    added = between.join(tell.cards(part.cards) for part in action.layoffs)
    return _translate("Messages", "Lay {cards} and lay off {added}.").format(
        cards=cards, added=added
    )


_ACTIONS: dict[type[Action], Callable[[Any, Teller], str]] = {
    Draw: lambda action, tell: _translate("Messages", "Draw from the stock."),
    Take: lambda action, tell: _translate("Messages", "Take the top card of the discard pile."),
    PutBack: lambda action, tell: _translate("Messages", "Put the taken card back."),
    Lay: _lay_text,
    Add: lambda action, tell: _translate("Messages", "Lay {cards} off on a meld.").format(
        cards=tell.cards(action.cards)
    ),
    Swap: lambda action, tell: _translate("Messages", "Swap {card} for a joker.").format(
        card=tell.card(action.card)
    ),
    Pull: lambda action, tell: _translate("Messages", "Take {card} out of its meld.").format(
        card=tell.card(action.card)
    ),
    Split: lambda action, tell: _translate("Messages", "Split a run with {card}.").format(
        card=tell.card(action.card)
    ),
    Carte: lambda action, tell: _translate("Messages", "Say “carte”."),
    Discard: lambda action, tell: _translate("Messages", "Discard {card}.").format(
        card=tell.card(action.card)
    ),
    Timeout: lambda action, tell: _translate("Messages", "Let the clock end the turn."),
}


def action_text(action: Action, *, aloud: bool = False) -> str:
    """Return a sentence that advises an action.

    :param aloud: name cards in full, for somebody who hears the sentence.
    """
    return _ACTIONS[type(action)](action, Teller("", aloud=aloud))
