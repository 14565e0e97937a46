"""Advice with its reason, from one's own view alone.

The reason is worked out from the view and the action, whoever chose it: what a player thought
is not asked.  So everything that a reason states is true of the view, and it stays true when
players learn to think otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping

from rami_desktop.bots import hint_discards, places, turns
from rami_desktop.bots.base import Bot
from rami_desktop.bots.hint_lays import goes_out, lay_reason
from rami_desktop.bots.hint_reason import CODES, Advice, Reason, Value
from rami_desktop.bots.position import Imagined
from rami_desktop.engine import solver
from rami_desktop.engine.actions import (
    Action,
    Add,
    Carte,
    Discard,
    Draw,
    Lay,
    PutBack,
    Split,
    Swap,
    Take,
    Timeout,
)
from rami_desktop.engine.cards import Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.laying import opening_needed, plan_lay
from rami_desktop.engine.legality import naturals_on_table
from rami_desktop.engine.melds import find_melds
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView

__all__ = ["CODES", "Advice", "Reason", "Value", "advice_for", "advise", "explain"]


def advise(bot: Bot, view: SeatView, rng: Rng) -> Advice | None:
    """Return what a player would do in a seat's place, and why.

    :returns: ``None`` when the seat may do nothing, or the player knows nothing that a person
        may do: to wait until the clock ends the turn is no advice.
    """
    if not view.may_act:
        return None
    return advice_for(view, bot.choose(view, rng))


def advice_for(view: SeatView, action: Action) -> Advice | None:
    """Return what a player chose as advice; ``None`` when a person may not do it."""
    if isinstance(action, Timeout) or not view.is_legal(action):
        return None
    return Advice(action, explain(view, action))


def explain(view: SeatView, action: Action) -> Reason:
    """Return why a legal action is a good one; everything in it is true of the view."""
    if isinstance(action, Draw):
        return _draw(view)
    if isinstance(action, Take):
        return _take(view)
    if isinstance(action, PutBack):
        return _put_back(view)
    if isinstance(action, Carte):
        count = view.rules.carte_penalty
        return Reason.of("carte", count=count) if count else Reason.of("carte_plain")
    if isinstance(action, Timeout):
        return Reason.of("timeout")
    if isinstance(action, Discard):
        return hint_discards.discard_reason(view, action)
    return lay_reason(view, action)


# --- the draw ------------------------------------------------------------------------------------


def _draw(view: SeatView) -> Reason:
    top = view.top_discard
    if top is None:
        return Reason.of("draw_first")
    if view.refused is not None:
        return Reason.of("draw_refused", card=view.refused.plain)
    if not view.is_legal(Take()):
        return Reason.of("draw_one_card")
    card = top.plain
    taken = Imagined.of(view).took(top)
    if not taken.has_opened:
        falls_short = _falls_short(taken)
        if falls_short is not None:
            return Reason.of("draw_not_enough", card=card, **falls_short)
        if view.rules.opening_clean_run and not _has_clean_run(taken):
            return Reason.of("draw_no_clean_run", card=card)
    elif not _fits_somewhere(taken, top) and turns.next_lay(taken) is None:
        return Reason.of("draw_no_use", card=card)
    return Reason.of("draw_free", card=card)


def _falls_short(taken: Imagined) -> dict[str, int] | None:
    """Return what the best opening would count, and what it has to, where that is too little.

    ``None`` also where something else than points decides.
    """
    best = _best_opening(taken)
    needed = opening_needed(taken)
    if best is None or best.points >= needed:
        return None
    if any(turns.imagine(taken, lay) is not None for lay in turns.openings(taken)):
        return None
    return {"points": best.points, "needed": needed}


def _best_opening(position: Imagined, must_use: int | None = None) -> solver.Layout | None:
    on_table = naturals_on_table(position) if position.rules.run_joker_burnt else {}
    return solver.best_opening(
        position.hand,
        position.rules,
        decks=position.decks,
        on_table=on_table,
        must_use=must_use,
    )


def _has_clean_run(position: Imagined) -> bool:
    return any(meld.is_clean_run for meld in find_melds(position.hand, position.rules))


def _fits_somewhere(taken: Imagined, card: Card) -> bool:
    """Return whether a card in hand could be laid now, alone or with others."""
    if card.is_joker:
        return True
    if any(turns.imagine(taken, use) for use in places.uses_of(taken, card.kind, False)):
        return True
    beside = [other for other in taken.hand if other.is_joker or other.suit == card.suit]
    return any(
        turns.imagine(taken, Add((other.plain, card), number))
        for number, table in taken.melds.items()
        if table.meld.is_run and table.meld.suit == card.suit
        for other in beside
        if other != card
    )


# --- taking and putting back ---------------------------------------------------------------------


def _take(view: SeatView) -> Reason:
    top = view.top_discard
    assert top is not None
    card = top.plain
    taken = Imagined.of(view).took(top)
    found = _opened_with(taken, card) if not taken.has_opened else _used(taken, card)
    if found is not None:
        return found
    if not view.stock_count:
        return Reason.of("take_no_stock")
    return Reason.of("take_duty", card=card)


def _opened_with(taken: Imagined, card: Card) -> Reason | None:
    """Return what a taken card does for an opening, in it or after it."""
    needed = opening_needed(taken)
    later: Reason | None = None
    for lay in turns.openings(taken):
        try:
            plan = plan_lay(taken, lay)
        except IllegalActionError:
            continue
        after = taken.after(plan)
        if not after.debts:
            if goes_out(after):
                return Reason.of("take_out", card=card)
            used = any(other.kind == card.kind for meld in lay.melds for other in meld)
            if used and plan.points is not None and plan.points >= needed:
                return Reason.of("take_open", card=card, points=plan.points, needed=needed)
        elif later is None and plan.points is not None:
            meld = _table_place(after, card)
            if meld:
                later = Reason.of("take_open_lay_off", card=card, points=plan.points, meld=meld)
    return later


def _table_place(position: Imagined, card: Card) -> tuple[Card, ...]:
    """Return the cards of a meld to which a card of the hand may be laid off now."""
    for number, table in position.melds.items():
        if turns.imagine(position, Add((card,), number)) is not None:
            return table.meld.cards
    return ()


def _used(taken: Imagined, card: Card) -> Reason | None:
    """Return what a seat that has opened does with a taken card."""
    for use in places.uses_of(taken, card.kind, False):
        after = turns.imagine(taken, use)
        if after is None:
            continue
        if goes_out(after):
            return Reason.of("take_out", card=card)
        if isinstance(use, Lay):
            return Reason.of("take_meld", card=card, cards=use.melds[0])
        if isinstance(use, Add | Swap | Split):
            meld = taken.melds[use.number].meld.cards
            return Reason.of(_TAKE_CODES[type(use)], card=card, meld=meld)
    return None


_TAKE_CODES: Mapping[type[Action], str] = {
    Add: "take_lay_off",
    Swap: "take_swap",
    Split: "take_split",
}


def _put_back(view: SeatView) -> Reason:
    assert view.taken is not None
    card = view.taken.plain
    position = Imagined.of(view)
    if not position.has_opened:
        falls_short = _falls_short(position)
        if falls_short is not None:
            return Reason.of("put_back_not_enough", card=card, **falls_short)
    return Reason.of("put_back", card=card)
