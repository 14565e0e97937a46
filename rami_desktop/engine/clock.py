"""What the clock does for a seat whose time ran out (rule 24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_desktop.engine.actions import Draw
from rami_desktop.engine.cards import Card, sort_key
from rami_desktop.engine.events import Event, TimeRanOut
from rami_desktop.engine.legality import DRAW, PLAY, check_not_over
from rami_desktop.engine.melds import hand_points

if TYPE_CHECKING:
    from rami_desktop.engine.deal import Deal


def timed_out(deal: Deal, events: list[Event]) -> Deal:
    """Return the deal after the clock ended the turn; ``deal`` itself is left as it is.

    What still owes something is undone, a taken card goes back, the seat draws if it has not
    drawn, and a card is discarded.

    :param events: what happens is added here.
    :raises IllegalActionError: ``deal_over``.
    """
    check_not_over(deal)
    settled = _settled_actions(deal)
    after = deal.undone_to(settled)
    went_back = settled == 0 and deal.taken is not None
    if went_back and deal.rules.put_back == "forfeits_rami_sec":
        after.forfeited[after.turn] = True
    ran_out = TimeRanOut(deal.turn, undone=len(deal.actions) - settled)
    after.record([ran_out])
    events.append(ran_out)
    if after.phase == DRAW and after.stock:
        events.extend(after.apply(Draw()))
    after.debts = ()  # nothing that is owed can be left but by a position set up that way
    events.extend(after.discard_by_clock(clock_discard(after)))
    return after


def clock_discard(deal: Deal) -> Card:
    """Return the card that the clock discards: the one drawn, else the one worth most.

    A taken card is no drawn one: it was laid, or it went back.
    """
    drawn = deal.drawn if deal.taken is None else None
    for card in deal.hand:
        if drawn is not None and card.kind == drawn.kind:
            return card
    ordered = sorted(deal.hand, key=sort_key)
    return max(ordered, key=lambda card: hand_points(card, deal.rules))


def _settled_actions(deal: Deal) -> int:
    """Return how many actions of this turn stand: all up to the last point where nothing is owed.

    That point must leave a card that may be discarded; the start of the turn will do for want
    of any other.
    """
    if deal.phase == DRAW or _may_end_here(deal):
        return len(deal.actions)
    if deal.turn_start is None:
        return 0
    trial = deal.turn_start.copy()
    settled = 0
    for done, action in enumerate(deal.actions, 1):
        trial.apply(action)
        if trial.phase == PLAY and _may_end_here(trial):
            settled = done
    return settled


def _may_end_here(deal: Deal) -> bool:
    last_is_kept = deal.rules.final_discard == "forbidden" and len(deal.hand) == 1
    return not deal.debts and not last_is_kept
