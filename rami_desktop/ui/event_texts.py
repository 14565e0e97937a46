"""Sentences for what happens: the log, the end of a deal, the actions that a hint advises."""

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
from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPenalty,
    CardPulled,
    CardsLaidOff,
    CarteSaid,
    DealOver,
    DealResult,
    DealStarted,
    DiscardPutBack,
    DiscardTaken,
    Event,
    JokerSwapped,
    MeldLaid,
    Opened,
    RunSplit,
    StockRenewed,
    TimeRanOut,
)
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.ui.card_texts import card_text, cards_text

_translate = QCoreApplication.translate


def _deal_started(event: DealStarted, name: str) -> str:
    if event.upcard is None:
        return _translate("Messages", "Deal {number}: {name} deals.").format(
            number=event.number, name=name
        )
    return _translate("Messages", "Deal {number}: {name} deals and turns up {card}.").format(
        number=event.number, name=name, card=card_text(event.upcard)
    )


def _meld_laid(event: MeldLaid, name: str) -> str:
    cards = cards_text(event.meld.cards)
    if event.meld.is_run:
        return _translate("Messages", "{name} lays the run {cards}.").format(name=name, cards=cards)
    return _translate("Messages", "{name} lays the set {cards}.").format(name=name, cards=cards)


def _carte_said(event: CarteSaid, name: str) -> str:
    if event.automatic:
        return _translate("Messages", "{name} has one card left.").format(name=name)
    return _translate("Messages", "{name} says “carte”.").format(name=name)


def _time_ran_out(event: TimeRanOut, name: str) -> str:
    if event.undone:
        return _translate(
            "Messages", "Time is up for {name}: %n action(s) taken back.", "", event.undone
        ).format(name=name)
    return _translate("Messages", "Time is up for {name}.").format(name=name)


def _deal_over(event: DealOver, name: str) -> str:
    result = event.result
    if result.blocked:
        return _translate("Messages", "The stock has run out: the deal is blocked.")
    if result.rami_sec:
        return _translate(
            "Messages", "{name} goes out at once, before anybody opened: rami sec!"
        ).format(name=name)
    if result.at_once:
        return _translate("Messages", "{name} goes out at once and wins the deal.").format(
            name=name
        )
    return _translate("Messages", "{name} goes out and wins the deal.").format(name=name)


_EVENTS: dict[type[Event], Callable[[Any, str], str]] = {
    DealStarted: _deal_started,
    CardDrawn: lambda event, name: _translate("Messages", "{name} draws from the stock.").format(
        name=name
    ),
    DiscardTaken: lambda event, name: _translate(
        "Messages", "{name} takes {card} from the discard pile."
    ).format(name=name, card=card_text(event.card)),
    DiscardPutBack: lambda event, name: _translate("Messages", "{name} puts {card} back.").format(
        name=name, card=card_text(event.card)
    ),
    Opened: lambda event, name: _translate(
        "Messages", "{name} opens with %n point(s).", "", event.points
    ).format(name=name),
    MeldLaid: _meld_laid,
    CardsLaidOff: lambda event, name: _translate(
        "Messages", "{name} lays {cards} off: {meld}."
    ).format(name=name, cards=cards_text(event.cards), meld=cards_text(event.meld.cards)),
    JokerSwapped: lambda event, name: _translate(
        "Messages", "{name} puts {card} in the place of a joker and takes it."
    ).format(name=name, card=card_text(event.card)),
    CardPulled: lambda event, name: _translate(
        "Messages", "{name} takes {card} out of a meld, which is now {meld}."
    ).format(name=name, card=card_text(event.card), meld=cards_text(event.meld.cards)),
    RunSplit: lambda event, name: _translate(
        "Messages", "{name} splits a run with {card}: {lower} and {upper}."
    ).format(
        name=name,
        card=card_text(event.card),
        lower=cards_text(event.lower.cards),
        upper=cards_text(event.upper.cards),
    ),
    CardDiscarded: lambda event, name: _translate("Messages", "{name} discards {card}.").format(
        name=name, card=card_text(event.card)
    ),
    CarteSaid: _carte_said,
    CardPenalty: lambda event, name: _translate(
        "Messages", "{name} forgot to say “carte” and draws %n card(s).", "", len(event.cards)
    ).format(name=name),
    TimeRanOut: _time_ran_out,
    StockRenewed: lambda event, name: _translate(
        "Messages", "The discard pile becomes the new stock of %n card(s).", "", event.count
    ),
    DealOver: _deal_over,
}


def is_told(event: Event) -> bool:
    """Return whether an event is worth a line of the log."""
    return type(event) in _EVENTS


def event_text(event: Event, names: Sequence[str]) -> str:
    """Return the sentence for what happened, empty when nobody needs to be told.

    No card that was drawn is ever named, not even one's own: a log can be read by everybody
    around the screen.

    :param names: the name of each seat.
    """
    tell = _EVENTS.get(type(event))
    return "" if tell is None else tell(event, names[event.seat] if names else "")


def result_texts(result: DealResult, names: Sequence[str]) -> list[str]:
    """Return what is to be said about the end of a deal, one sentence for each line."""
    lines = [_how_it_ended(result, names)]
    if result.factor != 1:
        lines.append(
            _translate("Messages", "What is counted is multiplied by {factor}.").format(
                factor=result.factor
            )
        )
    for seat, points in enumerate(result.points):
        lines.append(
            _translate("Messages", "{name} marks %n point(s).", "", points).format(name=names[seat])
        )
    return lines


def _how_it_ended(result: DealResult, names: Sequence[str]) -> str:
    if result.winner is None:
        return _translate("Messages", "The stock has run out; nobody wins the deal.")
    name = names[result.winner]
    if result.blocked:
        return _translate(
            "Messages", "The stock has run out; {name} holds the lightest hand and wins the deal."
        ).format(name=name)
    if result.rami_sec:
        return _translate(
            "Messages", "{name} wins the deal with a rami sec: out at once, and nobody had opened."
        ).format(name=name)
    if result.at_once:
        return _translate("Messages", "{name} wins the deal by going out at once.").format(
            name=name
        )
    return _translate("Messages", "{name} wins the deal.").format(name=name)


def match_texts(result: MatchResult, names: Sequence[str]) -> list[str]:
    """Return what is to be said about the end of a match, one sentence for each line."""
    winners = [names[seat] for seat in result.winners]
    if len(winners) == 1:
        lines = [_translate("Messages", "{name} wins the match.").format(name=winners[0])]
    else:
        together = _translate("Messages", ", ", "between the names in a list").join(winners)
        lines = [_translate("Messages", "The match is shared by {names}.").format(names=together)]
    for seat, total in enumerate(result.totals):
        lines.append(
            _translate("Messages", "{name} has %n point(s) in all.", "", total).format(
                name=names[seat]
            )
        )
    return lines


def _lay_text(action: Lay) -> str:
    between = _translate("Messages", " / ", "between the melds of one action")
    cards = between.join(cards_text(meld) for meld in action.melds)
    if not action.layoffs:
        return _translate("Messages", "Lay {cards}.").format(cards=cards)
    added = between.join(cards_text(part.cards) for part in action.layoffs)
    return _translate("Messages", "Lay {cards} and lay off {added}.").format(
        cards=cards, added=added
    )


_ACTIONS: dict[type[Action], Callable[[Any], str]] = {
    Draw: lambda action: _translate("Messages", "Draw from the stock."),
    Take: lambda action: _translate("Messages", "Take the top card of the discard pile."),
    PutBack: lambda action: _translate("Messages", "Put the taken card back."),
    Lay: _lay_text,
    Add: lambda action: _translate("Messages", "Lay {cards} off on a meld.").format(
        cards=cards_text(action.cards)
    ),
    Swap: lambda action: _translate("Messages", "Swap {card} for a joker.").format(
        card=card_text(action.card)
    ),
    Pull: lambda action: _translate("Messages", "Take {card} out of its meld.").format(
        card=card_text(action.card)
    ),
    Split: lambda action: _translate("Messages", "Split a run with {card}.").format(
        card=card_text(action.card)
    ),
    Carte: lambda action: _translate("Messages", "Say “carte”."),
    Discard: lambda action: _translate("Messages", "Discard {card}.").format(
        card=card_text(action.card)
    ),
    Timeout: lambda action: _translate("Messages", "Let the clock end the turn."),
}


def action_text(action: Action) -> str:
    """Return a sentence that advises an action."""
    return _ACTIONS[type(action)](action)
