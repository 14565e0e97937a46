"""Whether the simple actions of a turn are allowed, and what deciding that needs to know.

A *position* is whatever the seat to move may look at: a deal and a seat's view both are one.
Every function here only reads it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from rami_desktop.engine.cards import (
    JOKER_KIND,
    KIND_MASK,
    PLAIN_MASK,
    Card,
    card_of,
    format_cards,
)
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.melds import TableMeld
from rami_desktop.engine.rules import Rules

DRAW = "draw"
PLAY = "play"

ANYWHERE = "lay"
NEW_MELD = "new_meld"
OR_DISCARD = "lay_or_discard"


class Debt(NamedTuple):
    """A card that must still be used in this turn (rules 5, 19 and 20).

    :ivar kind: the kind that is owed; any equal card pays.
    :ivar use: ``lay`` (new meld or lay-off), ``new_meld`` or ``lay_or_discard``.
    """

    kind: int
    use: str


class Position(Protocol):
    """What deciding about an action of the seat to move needs to know."""

    @property
    def rules(self) -> Rules: ...
    @property
    def decks(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def hand(self) -> Sequence[Card]: ...
    @property
    def melds(self) -> Mapping[int, TableMeld]: ...
    @property
    def opened(self) -> Sequence[bool]: ...
    @property
    def debts(self) -> tuple[Debt, ...]: ...
    @property
    def taken(self) -> Card | None: ...
    @property
    def may_put_back(self) -> bool: ...
    @property
    def refused(self) -> Card | None: ...
    @property
    def stock_count(self) -> int: ...
    @property
    def top_discard(self) -> Card | None: ...
    @property
    def carte_due(self) -> int | None: ...
    @property
    def laid_now(self) -> Collection[int]: ...


def naturals_on_table(position: Position) -> dict[int, int]:
    """Return how many natural cards of each kind lie in melds (what rule 14 asks for)."""
    counts: dict[int, int] = {}
    for table in position.melds.values():
        for card in table.meld.cards:
            kind = card & KIND_MASK
            if kind != JOKER_KIND:
                counts[kind] = counts.get(kind, 0) + 1
    return counts


def check_not_over(position: Position) -> None:
    """:raises IllegalActionError: ``deal_over``."""
    if position.over:
        raise IllegalActionError("deal_over")


def check_draw(position: Position) -> None:
    """Refuse a draw from the stock that is not possible (rule 5)."""
    check_not_over(position)
    if position.phase != DRAW:
        raise IllegalActionError("already_drawn")
    if not position.stock_count:
        raise IllegalActionError("empty_stock")


def check_take(position: Position) -> None:
    """Refuse to take the discard where that is not allowed (rules 5 to 7)."""
    check_not_over(position)
    if position.phase != DRAW:
        raise IllegalActionError("already_drawn")
    top = position.top_discard
    if top is None:
        raise IllegalActionError("empty_discard")
    if position.refused is not None:
        raise IllegalActionError("may_not_take_again", card=str(top))
    if len(position.hand) == 1 and not position.rules.one_card_may_take:
        raise IllegalActionError("one_card_may_not_take")


def check_put_back(position: Position) -> None:
    """Refuse to put a card back unless it was taken just now (rule 6)."""
    check_not_over(position)
    if not position.may_put_back:
        raise IllegalActionError("nothing_to_put_back")


def check_carte(position: Position) -> None:
    """Refuse an announcement that is not due (rule 23)."""
    check_not_over(position)
    if position.carte_due is None:
        raise IllegalActionError("nothing_to_announce")


def check_play(position: Position) -> None:
    """:raises IllegalActionError: ``deal_over`` or ``must_draw_first``."""
    check_not_over(position)
    if position.phase != PLAY:
        raise IllegalActionError("must_draw_first")


def check_discard(position: Position, card: Card) -> Card:
    """Return the card of the hand that a discard means (rules 9 and 10).

    :raises IllegalActionError: when it may not be discarded.
    """
    check_play(position)
    (held,) = from_hand(position.hand, (card,))
    debts = position.debts
    if debts:
        only = len(debts) == 1 and debts[0].use == OR_DISCARD
        if not (only and debts[0].kind == held & KIND_MASK):
            raise owed_error(debts)
    if position.rules.final_discard == "forbidden" and len(position.hand) == 1:
        raise IllegalActionError("must_lay_last_card")
    return held


def owed_error(debts: Sequence[Debt]) -> IllegalActionError:
    """Return the refusal that lists what is still owed."""
    return IllegalActionError(
        "must_lay_owed", cards=format_cards(Card.from_kind(debt.kind) for debt in debts)
    )


def from_hand(hand: Sequence[Card], cards: Iterable[Card]) -> list[Card]:
    """Return the copies in the hand that these cards mean, jokers as they were spelled.

    :raises IllegalActionError: ``card_not_in_hand``.
    """
    left = list(hand)
    found = []
    for card in cards:
        plain = card_of(card & PLAIN_MASK)
        if plain not in left:
            kind = card & KIND_MASK
            for held in left:
                if held & KIND_MASK == kind:
                    plain = held
                    break
            else:
                raise IllegalActionError("card_not_in_hand", card=str(plain))
        left.remove(plain)
        found.append(card_of(plain | card & ~PLAIN_MASK))
    return found
