"""What the clock does for a seat whose time ran out (rule 24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_desktop.engine.actions import Discard, Draw
from rami_desktop.engine.cards import Card, sort_key
from rami_desktop.engine.events import Event, TimeRanOut
from rami_desktop.engine.legality import DRAW, PLAY, check_discard, check_not_over
from rami_desktop.engine.melds import hand_points

if TYPE_CHECKING:
    from rami_desktop.engine.deal import Deal


def timed_out(deal: Deal, events: list[Event]) -> Deal:
    """Return the deal after the clock ended the turn; ``deal`` itself is left as it is.

    What still owes something is undone, a taken card goes back, the seat draws if it has not
    drawn, and a card is discarded.

    :param events: what happens is added here.
    :raises IllegalActionError: ``deal_over``, or when the rules leave even the clock no way to
        end the turn (``must_lay_last_card``).
    """
    check_not_over(deal)
    settled = _settled_actions(deal) if deal.debts else len(deal.actions)
    after = deal.undone_to(settled)
    while deal.rules.final_discard == "forbidden" and len(after.hand) == 1 and settled > 1:
        settled -= 1
        after = deal.undone_to(settled)
    went_back = settled == 0 and deal.taken is not None
    if went_back and deal.rules.put_back == "forfeits_rami_sec":
        after.forfeited[after.turn] = True
    ran_out = TimeRanOut(deal.turn, undone=len(deal.actions) - settled)
    after.record([ran_out])
    events.append(ran_out)
    if after.phase == DRAW and after.stock:
        events.extend(after.apply(Draw()))
    after.phase = PLAY  # only a position set up with no stock gets here without a draw
    after.debts = ()  # nothing that is owed can be left but by a position set up that way
    card = clock_discard(after)
    check_discard(after, card)
    events.extend(after.apply(Discard(card)))
    return after


def clock_discard(deal: Deal) -> Card:
    """Return the card that the clock discards: the one drawn, else the one worth most."""
    if deal.drawn is not None and any(card.kind == deal.drawn.kind for card in deal.hand):
        return deal.drawn
    ordered = sorted(deal.hand, key=sort_key)
    return max(ordered, key=lambda card: hand_points(card, deal.rules))


def _settled_actions(deal: Deal) -> int:
    """Return after how many actions of this turn nothing was owed last; 0 if never."""
    if deal.turn_start is None:
        return 0
    trial = deal.turn_start.copy()
    settled = 0
    for done, action in enumerate(deal.actions, 1):
        trial.apply(action)
        if trial.phase == PLAY and not trial.debts:
            settled = done
    return settled
