"""Sentences for what happens at the table: in the log, and aloud for screen readers.

A seat is told about by its name, or as "you": a person alone among computer seats is spoken to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.cards import Card
from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPenalty,
    CardPulled,
    CardsLaidOff,
    CarteSaid,
    DealOver,
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
from rami_desktop.ui.card_texts import card_name, card_text, cards_text, list_text

_translate = QCoreApplication.translate

#: No seat is spoken to.
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Teller:
    """Who is told about, and how cards are written.

    :ivar name: the name of the seat.
    :ivar you: whether it is the person who reads.
    :ivar aloud: whether cards are named in full, not by their signs.
    """

    name: str
    you: bool = False
    aloud: bool = False

    def card(self, card: Card) -> str:
        """Return one card."""
        return card_name(card) if self.aloud else card_text(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return some cards."""
        return list_text(map(card_name, cards)) if self.aloud else cards_text(cards)


def _deal_started(event: DealStarted, tell: Teller) -> str:
    if event.upcard is None:
        if tell.you:
            text = _translate("Messages", "Deal {number}: you deal.")
        else:
            text = _translate("Messages", "Deal {number}: {name} deals.")
        return text.format(number=event.number, name=tell.name)
    if tell.you:
        text = _translate("Messages", "Deal {number}: you deal and turn up {card}.")
    else:
        text = _translate("Messages", "Deal {number}: {name} deals and turns up {card}.")
    return text.format(number=event.number, name=tell.name, card=tell.card(event.upcard))


def _card_drawn(event: CardDrawn, tell: Teller) -> str:
    if tell.you:
        return _translate("Messages", "You draw from the stock.")
    return _translate("Messages", "{name} draws from the stock.").format(name=tell.name)


def _discard_taken(event: DiscardTaken, tell: Teller) -> str:
    if tell.you:
        text = _translate("Messages", "You take {card} from the discard pile.")
    else:
        text = _translate("Messages", "{name} takes {card} from the discard pile.")
    return text.format(name=tell.name, card=tell.card(event.card))


def _put_back(event: DiscardPutBack, tell: Teller) -> str:
    if tell.you:
        text = _translate("Messages", "You put {card} back.")
    else:
        text = _translate("Messages", "{name} puts {card} back.")
    return text.format(name=tell.name, card=tell.card(event.card))


def _opened(event: Opened, tell: Teller) -> str:
    if tell.you:
        return _translate("Messages", "You open with %n point(s).", "", event.points)
    text = _translate("Messages", "{name} opens with %n point(s).", "", event.points)
    return text.format(name=tell.name)


def _meld_laid(event: MeldLaid, tell: Teller) -> str:
    if event.meld.is_run:
        if tell.you:
            text = _translate("Messages", "You lay the run {cards}.")
        else:
            text = _translate("Messages", "{name} lays the run {cards}.")
    elif len(event.meld.cards) == 3:
        if tell.you:
            text = _translate("Messages", "You lay the set {cards}.", "three cards")
        else:
            text = _translate("Messages", "{name} lays the set {cards}.", "three cards")
    elif tell.you:
        text = _translate("Messages", "You lay the set {cards}.", "four cards")
    else:
        text = _translate("Messages", "{name} lays the set {cards}.", "four cards")
    return text.format(name=tell.name, cards=tell.cards(event.meld.cards))


def _laid_off(event: CardsLaidOff, tell: Teller) -> str:
    if tell.you:
        text = _translate("Messages", "You lay {cards} off: {meld}.")
    else:
        text = _translate("Messages", "{name} lays {cards} off: {meld}.")
    cards, meld = tell.cards(event.cards), tell.cards(event.meld.cards)
    return text.format(name=tell.name, cards=cards, meld=meld)


def _swapped(event: JokerSwapped, tell: Teller) -> str:
    if tell.you:
        text = _translate("Messages", "You put {card} in the place of a joker and take it.")
    else:
        text = _translate("Messages", "{name} puts {card} in the place of a joker and takes it.")
    return text.format(name=tell.name, card=tell.card(event.card))


def _pulled(event: CardPulled, tell: Teller) -> str:
    if tell.you:
        text = _translate("Messages", "You take {card} out of a meld, which is now {meld}.")
    else:
        text = _translate("Messages", "{name} takes {card} out of a meld, which is now {meld}.")
    card, meld = tell.card(event.card), tell.cards(event.meld.cards)
    return text.format(name=tell.name, card=card, meld=meld)


def _split(event: RunSplit, tell: Teller) -> str:
    if tell.you:
        text = _translate("Messages", "You split a run with {card}: {lower} and {upper}.")
    else:
        text = _translate("Messages", "{name} splits a run with {card}: {lower} and {upper}.")
    lower, upper = tell.cards(event.lower.cards), tell.cards(event.upper.cards)
    return text.format(name=tell.name, card=tell.card(event.card), lower=lower, upper=upper)


def _discarded(event: CardDiscarded, tell: Teller) -> str:
    if tell.you:
        text = _translate("Messages", "You discard {card}.")
    else:
        text = _translate("Messages", "{name} discards {card}.")
    return text.format(name=tell.name, card=tell.card(event.card))


def _carte_said(event: CarteSaid, tell: Teller) -> str:
    if event.automatic:
        if tell.you:
            return _translate("Messages", "You have one card left.")
        return _translate("Messages", "{name} has one card left.").format(name=tell.name)
    if tell.you:
        return _translate("Messages", "You say “carte”.")
    return _translate("Messages", "{name} says “carte”.").format(name=tell.name)


def _penalty(event: CardPenalty, tell: Teller) -> str:
    count = len(event.cards)
    if tell.you:
        return _translate("Messages", "You forgot to say “carte” and draw %n card(s).", "", count)
    text = _translate("Messages", "{name} forgot to say “carte” and draws %n card(s).", "", count)
    return text.format(name=tell.name)


def _time_ran_out(event: TimeRanOut, tell: Teller) -> str:
    if not event.undone:
        if tell.you:
            return _translate("Messages", "Your time is up.")
        return _translate("Messages", "Time is up for {name}.").format(name=tell.name)
    if tell.you:
        return _translate("Messages", "Your time is up: %n action(s) taken back.", "", event.undone)
    text = _translate(
        "Messages", "Time is up for {name}: %n action(s) taken back.", "", event.undone
    )
    return text.format(name=tell.name)


def _renewed(event: StockRenewed, tell: Teller) -> str:
    return _translate(
        "Messages", "The discard pile becomes the new stock of %n card(s).", "", event.count
    )


def _deal_over(event: DealOver, tell: Teller) -> str:
    result = event.result
    if result.blocked:
        return _translate("Messages", "The stock has run out: the deal is blocked.")
    if result.rami_sec:
        if tell.you:
            text = _translate("Messages", "You go out at once, before anybody opened: rami sec!")
        else:
            text = _translate(
                "Messages", "{name} goes out at once, before anybody opened: rami sec!"
            )
    elif result.at_once:
        if tell.you:
            text = _translate("Messages", "You go out at once and win the deal.")
        else:
            text = _translate("Messages", "{name} goes out at once and wins the deal.")
    elif tell.you:
        text = _translate("Messages", "You go out and win the deal.")
    else:
        text = _translate("Messages", "{name} goes out and wins the deal.")
    return text.format(name=tell.name)


_EVENTS: dict[type[Event], Callable[[Any, Teller], str]] = {
    DealStarted: _deal_started,
    CardDrawn: _card_drawn,
    DiscardTaken: _discard_taken,
    DiscardPutBack: _put_back,
    Opened: _opened,
    MeldLaid: _meld_laid,
    CardsLaidOff: _laid_off,
    JokerSwapped: _swapped,
    CardPulled: _pulled,
    RunSplit: _split,
    CardDiscarded: _discarded,
    CarteSaid: _carte_said,
    CardPenalty: _penalty,
    TimeRanOut: _time_ran_out,
    StockRenewed: _renewed,
    DealOver: _deal_over,
}


def is_told(event: Event) -> bool:
    """Return whether an event is worth a line of the log."""
    return type(event) in _EVENTS


def event_text(
    event: Event, names: Sequence[str], you: int = NOBODY, *, aloud: bool = False
) -> str:
    """Return the sentence for what happened, empty when nobody needs to be told.

    No card that was drawn is ever named, not even one's own: a log can be read by everybody
    around the screen.

    :param names: the name of each seat.
    :param you: the seat that is spoken to.
    :param aloud: name cards in full, for somebody who hears the sentence.
    """
    tell = _EVENTS.get(type(event))
    if tell is None:
        return ""
    name = names[event.seat] if names else ""
    return tell(event, Teller(name, event.seat == you, aloud))
