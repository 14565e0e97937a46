"""The end of a turn: the discard, the renewed stock, the clock (rules 9 to 11, 22 to 24)."""

from __future__ import annotations

import random

from .cards import JOKER, card_order
from .checks import in_hand, must_play
from .drawing import draw_from_stock, note_forfeit, penalty
from .errors import Refusal
from .melds import hand_points
from .parsing import Action
from .position import MELD_OR_DISCARD, Position, Turn
from .scoring import finish


def discard(position: Position, action: Action) -> None:
    must_play(position)
    (card,) = action.cards
    in_hand(position, [card])
    freed = card == JOKER and position.now.owed == [(JOKER, MELD_OR_DISCARD)]
    if position.now.owed and not freed:
        raise Refusal("must_lay_owed", cards=" ".join(position.owed_cards()))
    if position.only_card_must_be_laid():
        raise Refusal("must_lay_last_card")
    position.now.owed.clear()
    _discard_and_end(position, card)


def _discard_and_end(position: Position, card: str) -> None:
    seat = position.turn
    position.hand.remove(card)
    position.discard.append(card)
    if not position.hand:
        finish(position, seat, last_discard=card)
        return
    if position.rules.announce_carte == "required" and len(position.hand) == 1:
        position.must_announce = seat
    position.turn = (seat + 1) % len(position.hands)
    position.phase = "draw"
    position.now = Turn(began_opened=position.opened[position.turn])
    position.turn_start = position.safe = None
    if not position.stock:
        _renew_stock(position)


def _renew_stock(position: Position) -> None:
    """Rule 22."""
    limit = position.rules.reshuffles
    under = position.discard[:-1]
    if not under or (limit is not None and position.reshuffled >= limit):
        finish(position, None)
        return
    random.Random(f"{position.seed} {position.deal} {position.reshuffled}").shuffle(under)
    position.stock = under
    position.discard = position.discard[-1:]
    position.reshuffled += 1


def timeout(position: Position, action: Action) -> None:
    """Rule 24: back to a point with nothing owed, draw if not drawn, discard."""
    if position.phase == "draw":
        penalty(position)
    else:
        point = position.safe or position.turn_start
        assert point is not None
        _restore(position, point)
    if position.phase == "draw" and position.stock:
        draw_from_stock(position)
    card = position.now.drawn
    if card is None or card not in position.hand:
        card = min(
            position.hand,
            key=lambda held: (-hand_points(held, position.rules), card_order(held)),
        )
    _discard_and_end(position, card)


def _restore(position: Position, point: Position) -> None:
    took_and_undone = position.now.took is not None and point.now.took is None
    for name, value in vars(point.copied()).items():
        setattr(position, name, value)
    if took_and_undone:  # the taken card goes back by rule 24, which is a putting back
        note_forfeit(position)
