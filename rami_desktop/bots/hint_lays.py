"""Why cards are laid on the table: going out, opening, paying what is owed, fewer points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rami_desktop.bots import places, turns
from rami_desktop.bots.hint_reason import Reason
from rami_desktop.bots.position import Imagined
from rami_desktop.engine.actions import Action, Add, Lay, Pull, Split, Swap
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.events import CardsLaidOff, TurnStarted
from rami_desktop.engine.laying import PLANS, Plan, opening_needed
from rami_desktop.engine.legality import OR_DISCARD, check_discard
from rami_desktop.engine.melds import hand_points
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import Ending, at_once_counts, at_once_factor
from rami_desktop.engine.view import SeatView


def lay_reason(view: SeatView, action: Action) -> Reason:
    """Return why an action that lays, lays off, swaps, splits or pulls is a good one."""
    position = Imagined.of(view)
    plan = PLANS[type(action)](position, action)
    after = position.after(plan)
    if goes_out(after):
        return out_reason(view, after.hand, plan)
    return _WHY[type(action)](view, action, plan, after)


# --- going out -----------------------------------------------------------------------------------


def goes_out(after: Imagined) -> bool:
    """Return whether the hand is empty, or its only card can be discarded."""
    if not after.hand:
        return True
    if len(after.hand) > 1:
        return False
    try:
        check_discard(after, after.hand[0])
    except IllegalActionError:
        return False
    return True


def out_reason(view: SeatView, left: Sequence[Card], plan: Plan | None = None) -> Reason:
    """Return the reason for an action with which a seat goes out.

    :param left: the card that is still to be discarded, if there is one.
    :param plan: the effect of what is laid.
    """
    ending = Ending(
        winner=view.seat,
        at_once=not view.began_opened,
        jokers_laid=view.jokers_laid + (0 if plan is None else jokers_in(plan.used)),
        joker_last=bool(left) and left[0].is_joker,
        helped=_helped(view) or (plan is not None and plan.helped),
        forfeited=view.forfeited[view.seat],
    )
    rivals_opened = any(o for seat, o in enumerate(view.opened) if seat != view.seat)
    if not at_once_counts(view.rules, ending, rivals_opened):
        return Reason.of("out")
    if view.rules.at_once_flat is not None:
        return Reason.of("out_flat", points=view.rules.at_once_flat)
    factor = at_once_factor(view.rules, ending)
    if factor <= 1:
        return Reason.of("out")
    return Reason.of("out_at_once" if rivals_opened else "out_sec", factor=factor)


def jokers_in(cards: Sequence[Card]) -> int:
    """Return how many jokers there are among some cards."""
    return sum(card & KIND_MASK == JOKER_KIND for card in cards)


def _helped(view: SeatView) -> bool:
    """Return whether a card went in this turn to a meld that lay there before."""
    for event in reversed(view.events):
        if isinstance(event, TurnStarted):
            return False
        if isinstance(event, CardsLaidOff) and event.number not in view.laid_now:
            return True
    return False


# --- laying --------------------------------------------------------------------------------------


def _lay(view: SeatView, action: Lay, plan: Plan, after: Imagined) -> Reason:
    if plan.points is not None:
        return _opening(view, plan.points, plan, after)
    paid = _paid(view, plan.used)
    return paid or Reason.of("lay_melds", points=points_of(plan.used, view.rules))


def _opening(view: SeatView, points: int, plan: Plan, after: Imagined) -> Reason:
    needed = opening_needed(view)
    if points < needed:
        return Reason.of("open_waived", count=len(after.hand))
    if view.taken is not None and any(card.kind == view.taken.kind for card in plan.used):
        return Reason.of("open_taken", card=view.taken.plain, points=points, needed=needed)
    new = [table.meld for table in plan.melds if table.number in plan.new_numbers]
    run = next((meld.cards for meld in new if meld.is_clean_run), None)
    if view.rules.opening_clean_run and run is not None:
        return Reason.of("open_clean", points=points, needed=needed, run=run)
    return Reason.of("open", points=points, needed=needed)


def _paid(view: SeatView, used: Sequence[Card]) -> Reason | None:
    """Return the reason of what is owed, when these cards pay it."""
    kinds = {card.kind for card in used}
    for debt in view.debts:
        if debt.kind not in kinds or debt.use == OR_DISCARD:
            continue
        if debt.kind == JOKER_KIND:
            return Reason.of("lay_freed")
        card = Card.from_kind(debt.kind)
        taken = view.taken is not None and view.taken.kind == debt.kind
        return Reason.of("lay_taken" if taken else "lay_pulled", card=card)
    return None


def points_of(cards: Sequence[Card], rules: Rules) -> int:
    """Return what cards would count in hand."""
    return sum(hand_points(card, rules) for card in cards)


def _add(view: SeatView, action: Add, plan: Plan, after: Imagined) -> Reason:
    paid = _paid(view, plan.used)
    if paid is not None:
        return paid
    meld, points = view.melds[action.number].meld.cards, points_of(plan.used, view.rules)
    if jokers_in(plan.used) == len(plan.used):
        return Reason.of("lay_off_joker", meld=meld, points=points)
    return Reason.of("lay_off", meld=meld, points=points)


def _swap(view: SeatView, action: Swap, plan: Plan, after: Imagined) -> Reason:
    use = turns.next_lay(after)
    if use is not None and turns.imagine(after, use) is not None:
        if isinstance(use, Lay):
            with_joker = next((meld for meld in use.melds if jokers_in(meld)), None)
            if with_joker is not None:
                return Reason.of("swap_meld", cards=with_joker)
        if isinstance(use, Add) and jokers_in(use.cards):
            meld = after.melds[use.number].meld.cards
            return Reason.of("swap_lay_off", meld=meld)
    return Reason.of("swap")


def _split(view: SeatView, action: Split, plan: Plan, after: Imagined) -> Reason:
    paid = _paid(view, plan.used)
    return paid or Reason.of("split", points=points_of(plan.used, view.rules))


def _pull(view: SeatView, action: Pull, plan: Plan, after: Imagined) -> Reason:
    assert plan.gained is not None
    card = plan.gained.plain
    for lay in places.melds_with(after, card.kind):
        if turns.imagine(after, lay) is not None:
            return Reason.of("pull_meld", card=card, cards=lay.melds[0])
    return Reason.of("pull", card=card)


_WHY: Mapping[type[Action], Callable[[SeatView, Any, Plan, Imagined], Reason]] = {
    Lay: _lay,
    Add: _add,
    Swap: _swap,
    Split: _split,
    Pull: _pull,
}
