"""What each card of a hand is worth keeping, in a rough unit of one drawn card that helps.

A card is kept for the melds it may become part of: each pair with another card counts the
cards, not yet seen, that would complete it.  Cards of complete melds and jokers come far
above that.  Weaker players count less (:class:`~rami_desktop.bots.style.Style`).
"""

from __future__ import annotations

from rami_desktop.bots.lookahead.rules import light_rules
from rami_desktop.bots.places import fitting_kinds
from rami_desktop.bots.position import Imagined
from rami_desktop.bots.style import Style
from rami_desktop.bots.unseen import unseen
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.view import SeatView

IN_MELD = 60.0
#: From here on a card is part of a meld, whatever it counts.
KEPT = IN_MELD / 2
JOKER = 1000.0
#: A clean run is what an opening most often lacks.
RUN_BEFORE_CLEAN = 1.5
#: What one point in hand costs a seat that pays for its cards.
POINT_COST = 0.12
#: What a card of high value brings to an opening, for each point.
POINT_GAIN = 0.08
#: What it costs to give a rival a card that fits a meld on the table.
GIFT = 3.0

_PLACES = 14  # of a suit's line from the low ace to the high one
#: Stands for a place beyond the end of a suit: no card of it is held or still to come.
_NONE = 53
#: For each kind the kinds of its rank in the other suits.
_SAME_RANK = tuple(
    tuple(other for other in range(kind % 13, JOKER_KIND, 13) if other != kind)
    for kind in range(JOKER_KIND)
)


def _neighbours(kind: int, circular: bool) -> tuple[tuple[int, ...], ...]:
    """Return, for each place of a kind in its suit, the two kinds below it and the two above."""
    suit, rank = divmod(kind, 13)
    return tuple(
        tuple(
            suit * 13 + (place + step) % 13 if circular or 0 <= place + step < _PLACES else _NONE
            for step in (-2, -1, 1, 2)
        )
        for place in ((0, 13) if rank == 0 else (rank,))
    )


_LINE = tuple(_neighbours(kind, False) for kind in range(JOKER_KIND))
_CIRCLE = tuple(_neighbours(kind, True) for kind in range(JOKER_KIND))


class _Counts:
    """How many of each kind are held, and how many are still to be seen."""

    def __init__(self, view: SeatView, position: Imagined, style: Style) -> None:
        self.neighbours = _CIRCLE if view.rules.circular_runs else _LINE
        self.held = [0] * (_NONE + 1)
        for card in position.hand:
            self.held[card & KIND_MASK] += 1
        if style.counts_cards:
            left = unseen(view, position.hand, position.melds)
        else:
            left = [view.decks - count for count in self.held[:_NONE]]
        # None of what stands beyond the end of a suit.
        self.unseen = [count if count > 0 else 0 for count in left] + [0]


def discards(view: SeatView, position: Imagined, style: Style) -> list[tuple[float, Card]]:
    """Return each different card of the hand with what it is worth keeping, least first.

    Equal worth leaves the order of the kinds.

    :param position: the view, or what one's own lays would make of it.
    """
    counts = _Counts(view, position, style)
    gifts = _gifts(view, position) if style.minds_table else set()
    needs_points = not position.has_opened and view.rules.unopened_points is not None
    each = light_rules(view.rules).points
    worth = {}
    for card in position.hand:
        kind = card & KIND_MASK
        if kind in worth:
            continue
        if kind == JOKER_KIND:
            worth[kind] = (JOKER, card)
            continue
        points = each[kind]
        value = GIFT if kind in gifts else 0.0
        if style.sheds_points:
            value -= points
        else:
            value += POINT_GAIN * points if needs_points else -POINT_COST * points
        # A second copy makes no pair that the first does not make.
        if counts.held[kind] == 1:
            partners = _set_worth(counts, kind) + _run_worth(counts, kind, view, position)
            if style.keeps_pairs or partners >= IN_MELD:
                value += partners
        worth[kind] = (value, card)
    return sorted(worth.values(), key=lambda entry: (entry[0], entry[1] & KIND_MASK))


def _gifts(view: SeatView, position: Imagined) -> set[int]:
    """Return the kinds that a rival who has opened could lay off at once."""
    if not any(opened for seat, opened in enumerate(view.opened) if seat != view.seat):
        return set()
    tables = position.melds.values()
    return {kind for table in tables for kind in fitting_kinds(table.meld, view.rules)}


def _set_worth(counts: _Counts, kind: int) -> float:
    """Return what a card is worth for sets of its rank."""
    held, unseen = counts.held, counts.unseen
    found = missing = 0
    for other in _SAME_RANK[kind]:
        if held[other]:
            found += 1
        else:
            missing += unseen[other]
    if found >= 2:
        return IN_MELD
    return float(missing) if found else 0.1 * missing


def _run_worth(counts: _Counts, kind: int, view: SeatView, position: Imagined) -> float:
    """Return what a card is worth for runs of its suit."""
    best = 0.0
    for near in counts.neighbours[kind]:
        best = max(best, _place_worth(counts, near))
    needs_run = view.rules.opening_clean_run and not position.has_opened
    return best * RUN_BEFORE_CLEAN if needs_run else best


def _place_worth(counts: _Counts, near: tuple[int, ...]) -> float:
    held, unseen = counts.held, counts.unseen
    lower, low, high, higher = near
    below2, below, above, above2 = held[lower], held[low], held[high], held[higher]
    if (below2 and below) or (below and above) or (above and above2):
        return IN_MELD
    worth = 0.0
    if below:
        worth += unseen[lower] + unseen[high]
    if above:
        worth += unseen[low] + unseen[higher]
    if below2:
        worth += unseen[low]
    if above2:
        worth += unseen[high]
    return worth if worth else 0.1 * (unseen[low] + unseen[high])
