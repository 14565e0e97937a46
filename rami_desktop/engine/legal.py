"""The list of elementary actions, and a check of any single one, for any position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rami_desktop.engine import legality
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
from rami_desktop.engine.cards import JOKER_KIND, Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.laying import PLANS
from rami_desktop.engine.legality import Position
from rami_desktop.engine.meld_changes import end_kinds
from rami_desktop.engine.melds import Meld, find_melds

_CHECKS: dict[type[Action], Callable[[Any, Any], object]] = {
    Draw: lambda position, _: legality.check_draw(position),
    Take: lambda position, _: legality.check_take(position),
    PutBack: lambda position, _: legality.check_put_back(position),
    Carte: lambda position, _: legality.check_carte(position),
    Timeout: lambda position, _: legality.check_not_over(position),
    Discard: lambda position, action: legality.check_discard(position, action.card),
    **PLANS,
}


def check(position: Position, action: Action, seat: int | None = None) -> None:
    """Refuse an action that is not allowed now.

    :param seat: who wants to act; when given, it must be that seat's turn.
    :raises IllegalActionError: with the reason.
    """
    check_seat(position, action, seat)
    _CHECKS[type(action)](position, action)


def check_seat(position: Position, action: Action, seat: int | None) -> None:
    """Refuse an action by a seat that is not to act.

    :raises IllegalActionError: ``deal_over``, ``nothing_to_announce`` or ``not_your_turn``.
    """
    if seat is None:
        return
    legality.check_not_over(position)
    acting = position.carte_due if type(action) is Carte else position.turn
    if acting != seat:
        code = "nothing_to_announce" if type(action) is Carte else "not_your_turn"
        raise IllegalActionError(code)


def _allowed(position: Position, action: Action) -> bool:
    try:
        _CHECKS[type(action)](position, action)
    except IllegalActionError:
        return False
    return True


def legal_actions(position: Position) -> Iterator[Action]:
    """Yield every elementary action that would be accepted now, in a fixed order.

    Elementary are drawing, taking, putting back, announcing, a discard of each different
    card, a lay-off of one card, a swap, a pull, a split, and a lay of exactly one meld.
    ``carte`` is listed while it is due, for the seat that owes it.
    """
    if position.over:
        return
    for action in (Carte(), Draw(), Take(), PutBack()):
        if _allowed(position, action):
            yield action
    if position.phase != legality.PLAY:
        return
    different = _different(position)
    if position.opened[position.turn]:
        for number in position.melds:
            yield from _on_meld(position, number, different)
    for meld in find_melds(position.hand, position.rules):
        lay = Lay((meld.cards,))
        if _allowed(position, lay):
            yield lay
    for card in different:
        discard = Discard(card)
        if _allowed(position, discard):
            yield discard


def _different(position: Position) -> list[Card]:
    """Return one card of each kind in the hand, in printed order."""
    by_kind: dict[int, Card] = {}
    for card in sorted(position.hand):
        by_kind.setdefault(card.kind, card)
    return [by_kind[kind] for kind in sorted(by_kind)]


def _on_meld(position: Position, number: int, different: list[Card]) -> Iterator[Action]:
    """Yield what can be done with one meld of the table."""
    meld = position.melds[number].meld
    for card in different:
        for spelled in _spellings(position, meld, card):
            add = Add((spelled,), number)
            if _allowed(position, add):
                yield add
        for action in (Swap(card, number), Split(card, number)):
            if _allowed(position, action):
                yield action
    if position.rules.pull:
        kinds = sorted({card.kind for card in meld.cards} - {JOKER_KIND})
        for kind in kinds:
            card = next(c for c in meld.cards if c.kind == kind)
            pull = Pull(card, number)
            if _allowed(position, pull):
                yield pull


def _spellings(position: Position, meld: Meld, card: Card) -> list[Card]:
    """Return the ways to write one card for a lay-off: a joker of a run names its card."""
    if not card.is_joker or not meld.is_run:
        return [card]
    return [card.standing_for(kind) for kind in dict.fromkeys(end_kinds(meld, position.rules))]
