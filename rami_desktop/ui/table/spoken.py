"""What a screen reader says of each thing on the table: its name, and what else there is to know.

Only what the viewing seat may see is asked for: a card without a face has no name here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.cards import JOKER_KIND, Card, Rank
from rami_desktop.ui.card_texts import card_name, list_text, names_text
from rami_desktop.ui.models.melds import MeldRow
from rami_desktop.ui.models.piles import PileRow
from rami_desktop.ui.models.seats import CARTE_DUE, CARTE_SAID, SeatRow
from rami_desktop.ui.models.spots import CardSpot, ZoneKind

translate = QCoreApplication.translate


def card_words(spot: CardSpot, count: int) -> str:
    """Return the name of a card that can be seen: what it is, selected or not, where it lies.

    :param count: how many cards lie there.
    """
    if spot.face is None:
        return ""
    if not spot.selected:
        text = translate("Spoken", "{card}, {place} of {count}")
    elif _is_queen(spot.face):
        text = translate("Spoken", "{card}, selected, {place} of {count}", "a queen: feminine")
    else:
        text = translate("Spoken", "{card}, selected, {place} of {count}", "no queen: masculine")
    return text.format(card=card_name(spot.face), place=spot.index + 1, count=count)


def _is_queen(card: Card) -> bool:
    return card.face != JOKER_KIND and not card.is_joker and card.rank == Rank.QUEEN


def card_facts(spot: CardSpot) -> str:
    """Return what else is to be known of a card."""
    facts = []
    if spot.owed:
        facts.append(translate("Spoken", "must be laid in this turn"))
    elif spot.drawn:
        facts.append(translate("Spoken", "just drawn"))
    return list_text(facts)


def hand_words(count: int) -> str:
    """Return the name of one's own hand."""
    return translate("Spoken", "Your hand, %n card(s)", "", count)


def open_hand_words(name: str, cards: Iterable[Card]) -> str:
    """Return the name of another seat's hand that lies open after the deal."""
    return translate("Spoken", "Hand of {name}: {cards}").format(name=name, cards=names_text(cards))


def pile_words(pile: PileRow) -> str:
    """Return the name of a pile."""
    if pile.kind is ZoneKind.STOCK:
        return translate("Spoken", "Stock, %n card(s)", "", pile.count)
    if pile.top is None:
        return translate("Spoken", "Discard pile, empty")
    return translate("Spoken", "Discard pile, on top: {card}").format(card=card_name(pile.top))


def pile_facts(pile: PileRow) -> str:
    """Return what else is to be known of a pile."""
    if pile.kind is ZoneKind.STOCK or pile.count < 2:
        return ""
    return translate("Spoken", "%n card(s) in the pile", "", pile.count)


def meld_words(row: MeldRow, name: str, own: bool) -> str:
    """Return the name of a meld on the table.

    :param own: whether it lies in front of the viewer.
    """
    cards = names_text(row.meld.cards)
    if row.meld.is_run:
        if own:
            text = translate("Spoken", "Your run: {cards}")
        else:
            text = translate("Spoken", "Run in front of {name}: {cards}")
    elif len(row.meld.cards) == 3:
        if own:
            text = translate("Spoken", "Your set: {cards}", "three cards")
        else:
            text = translate("Spoken", "Set in front of {name}: {cards}", "three cards")
    elif own:
        text = translate("Spoken", "Your set: {cards}", "four cards")
    else:
        text = translate("Spoken", "Set in front of {name}: {cards}", "four cards")
    return text.format(name=name, cards=cards)


def prepared_words(cards: Iterable[Card]) -> str:
    """Return the name of a meld that is prepared and not yet laid."""
    return translate("Spoken", "Prepared: {cards}").format(cards=names_text(cards))


def option_words(cards: Iterable[Card], place: int, count: int) -> str:
    """Return the name of one of the melds to choose from."""
    text = translate("Spoken", "{cards}, choice {place} of {count}")
    return text.format(cards=names_text(cards), place=place, count=count)


def area_words() -> str:
    """Return the name of the place in front of oneself where melds are laid."""
    return translate("Spoken", "Place for your melds")


def seat_words(row: SeatRow) -> str:
    """Return the name of a seat, whose cards are counted but never named."""
    text = translate("Spoken", "{name}, %n card(s)", "", row.card_count)
    return text.format(name=row.name)


def seat_facts(row: SeatRow) -> str:
    """Return what else is to be known of a seat."""
    opened, closed = translate("Table", "opened"), translate("Table", "not opened")
    facts = [opened if row.opened else closed, translate("Table", "%n point(s)", "", row.total)]
    if row.carte == CARTE_SAID:
        facts.append(translate("Spoken", "one card left"))
    elif row.carte == CARTE_DUE and row.is_viewer:
        facts.append(translate("Table", "Say “carte”!"))
    if row.is_dealer:
        facts.append(translate("Table", "dealer"))
    if row.is_turn:
        facts.append(translate("Spoken", "has the turn"))
    if row.seconds_left is not None:
        facts.append(translate("Spoken", "%n second(s) left", "", row.seconds_left))
    return list_text(facts)


def owed_words(cards: Iterable[Card], may_put_back: bool) -> str:
    """Return what has still to be laid in this turn.

    :param may_put_back: whether it may be put back instead.
    """
    if may_put_back:
        text = translate("Spoken", "Still to be laid, or put back: {cards}")
    else:
        text = translate("Spoken", "Still to be laid: {cards}")
    return text.format(cards=names_text(cards))


def counter_words(texts: Sequence[str]) -> str:
    """Return what the opening counter says, as sentences.

    :param texts: its title, its points, and its lines.
    """
    title, points, *lines = texts
    return " ".join([with_facts(title, points), *(with_facts(line, "") for line in lines)])


def with_facts(name: str, facts: str) -> str:
    """Return the name of something and what else is to be known of it as a sentence."""
    if not facts:
        return translate("Spoken", "{name}.", "a sentence of one name").format(name=name)
    return translate("Spoken", "{name}: {facts}.").format(name=name, facts=facts)


def table_facts() -> str:
    """Return how one gets about on the table."""
    return translate(
        "Spoken", "The arrow keys go from place to place, Space selects, Enter acts; F1 lists keys."
    )
