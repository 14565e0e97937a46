"""Gestures that change only the window's own state: the hand's order and what is prepared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from rami_desktop.engine.actions import Lay
from rami_desktop.engine.cards import Card
from rami_desktop.engine.legality import from_hand
from rami_desktop.engine.view import SeatView
from rami_desktop.ui import intents
from rami_desktop.ui.intents import Choice, Outcome
from rami_desktop.ui.models.prepared import PreparedGroup
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.targets import Target, TargetKind


def put_in_hand(store: TableStore, cards: Sequence[Card], gap: int) -> bool:
    """Move cards to a gap of the hand, out of the prepared groups too.

    :param gap: from 0 to the number of cards shown, below 0 for the end.
    """
    plain = {card.plain for card in cards}
    view = store.view
    if not plain or view is None or not plain <= set(view.hand):
        return False
    if plain & store.prepared.cards:
        store.unprepare(plain)
    ids = [store.card_id(card) for card in plain]
    end = len(view.hand)
    store.move_in_hand([number for number in ids if number is not None], gap if gap >= 0 else end)
    return True


def take_back_group(store: TableStore, index: int) -> bool:
    """Take a prepared group back into the hand."""
    groups = store.prepared.groups
    if not 0 <= index < len(groups):
        return False
    store.unprepare(groups[index].plain)
    return True


def prepare(store: TableStore, group: PreparedGroup, target: Target | None) -> None:
    """Lay a group out: in the place of the one it was dropped on or belongs to, or as a new one."""
    groups = store.prepared.groups
    index = None
    if target is not None and target.kind is TargetKind.PREPARED and target.number < len(groups):
        index = target.number
    elif group.number is not None:
        same = (place for place, g in enumerate(groups) if g.number == group.number)
        index = next(same, None)
    store.prepare(group, index)


def prepare_again(store: TableStore, view: SeatView, action: Lay) -> None:
    """Lay the melds of an opening that was taken back out again, as they were prepared."""
    # An action that was read from a file does not say which of two equal cards it meant.
    laid = [card for cards in action.melds for card in cards]
    laid += [card for part in action.layoffs for card in part.cards]
    own = iter(from_hand(view.hand, laid))
    found: list[tuple[Outcome, Sequence[Card]]] = []
    for meld in action.melds:
        mine = list(islice(own, len(meld)))
        found.append((intents.prepare_intent(view, mine), mine))
    for part in action.layoffs:
        mine = list(islice(own, len(part.cards)))
        found.append((intents.prepare_layoff_intent(view, mine, part.number), mine))
    for outcome, cards in found:
        group = _as_laid(outcome, cards)
        if group is not None:
            store.prepare(group)


def _as_laid(outcome: Outcome, cards: Sequence[Card]) -> PreparedGroup | None:
    """Return the group in which every joker stands for what it stood for."""
    options = outcome.outcomes if isinstance(outcome, Choice) else (outcome,)
    groups = [option for option in options if isinstance(option, PreparedGroup)]
    laid = sorted(map(str, cards))
    same = (group for group in groups if sorted(map(str, group.cards)) == laid)
    return next(same, groups[0] if groups else None)
