"""Drawing, taking, putting back (rules 5 to 7) and the announcement (rule 23)."""

from __future__ import annotations

from .errors import Refusal
from .parsing import Action
from .position import ANY_MELD, Position


def penalty(position: Position) -> None:
    """Rule 23: who has not said "carte" draws, one card staying for the next seat."""
    if position.must_announce is not None:
        number = min(position.rules.carte_penalty, max(0, len(position.stock) - 1))
        for _ in range(number):
            position.hands[position.must_announce].append(position.stock.pop(0))
        position.must_announce = None
        position.remember()


def draw(position: Position, action: Action) -> None:
    if position.phase != "draw":
        raise Refusal("already_drawn")
    if not position.stock:
        raise Refusal("empty_stock")
    penalty(position)
    draw_from_stock(position)


def draw_from_stock(position: Position) -> None:
    card = position.stock.pop(0)
    position.hand.append(card)
    position.now.drawn = card
    position.phase = "play"


def take(position: Position, action: Action) -> None:
    if position.phase != "draw":
        raise Refusal("already_drawn")
    if not position.discard:
        raise Refusal("empty_discard")
    if len(position.hand) == 1 and not position.rules.one_card_may_take:
        raise Refusal("one_card_may_not_take")
    if position.now.put_back:
        raise Refusal("may_not_take_again")
    penalty(position)
    card = position.discard.pop()
    position.hand.append(card)
    position.now.took = card
    position.now.owed.append((card, ANY_MELD))
    position.now.may_put_back = True
    position.phase = "play"


def back(position: Position, action: Action) -> None:
    """Rule 6."""
    card = position.now.took
    if card is None or not position.now.may_put_back:
        raise Refusal("nothing_to_put_back")
    position.hand.pop()
    position.discard.append(card)
    position.now.took = None
    position.now.owed.clear()
    position.now.put_back = True
    position.phase = "draw"
    note_forfeit(position)


def note_forfeit(position: Position) -> None:
    if position.rules.put_back == "forfeits_rami_sec":
        position.forfeited.add(position.turn)


def carte(position: Position, action: Action) -> None:
    if position.must_announce is None:
        raise Refusal("nothing_to_announce")
    position.must_announce = None
