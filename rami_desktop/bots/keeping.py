"""What each card of a hand is worth keeping, in a rough unit of one drawn card that helps.

A card is kept for the melds it may become part of: each pair with another card counts the
cards, not yet seen, that would complete it.  Cards of complete melds and jokers come far
above that.  Weaker players count less (:class:`~rami_desktop.bots.style.Style`).
"""

from __future__ import annotations

from rami_desktop.bots.places import fitting_kinds
from rami_desktop.bots.position import Imagined
from rami_desktop.bots.style import Style
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.melds import hand_points
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


class _Counts:
    """How many of each kind are held, and how many are still to be seen."""

    def __init__(self, view: SeatView, position: Imagined, style: Style) -> None:
        self.rules = view.rules
        self.held = [0] * 53
        for card in position.hand:
            self.held[card & KIND_MASK] += 1
        seen = self.held.copy()
        if style.counts_cards:
            for card in view.discard:
                seen[card & KIND_MASK] += 1
            for table in position.melds.values():
                for card in table.meld.cards:
                    seen[card & KIND_MASK] += 1
        self.unseen = [max(view.decks - count, 0) for count in seen]


def discards(view: SeatView, position: Imagined, style: Style) -> list[tuple[float, Card]]:
    """Return each different card of the hand with what it is worth keeping, least first.

    Equal worth leaves the order of the kinds.

    :param position: the view, or what one's own lays would make of it.
    """
    counts = _Counts(view, position, style)
    gifts = _gifts(view, position) if style.minds_table else set()
    needs_points = not position.has_opened and view.rules.unopened_points is not None
    worth = {}
    for card in position.hand:
        kind = card & KIND_MASK
        if kind in worth:
            continue
        if kind == JOKER_KIND:
            worth[kind] = (JOKER, card)
            continue
        points = hand_points(card, view.rules)
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
    others = [other for other in range(kind % 13, 52, 13) if other != kind]
    held = [other for other in others if counts.held[other]]
    if len(held) >= 2:
        return IN_MELD
    missing = sum(counts.unseen[other] for other in others if not counts.held[other])
    if held:
        return float(missing)
    return 0.1 * missing


def _run_worth(counts: _Counts, kind: int, view: SeatView, position: Imagined) -> float:
    """Return what a card is worth for runs of its suit."""
    suit, rank = divmod(kind, 13)
    first = suit * 13
    places = (0, 13) if rank == 0 else (rank,)
    best = 0.0
    for place in places:
        best = max(best, _place_worth(counts, first, place))
    needs_run = view.rules.opening_clean_run and not position.has_opened
    return best * RUN_BEFORE_CLEAN if needs_run else best


def _place_worth(counts: _Counts, first: int, place: int) -> float:
    held, unseen = counts.held, counts.unseen
    circular = counts.rules.circular_runs
    near: list[int | None] = [
        first + at % 13 if circular or 0 <= at < _PLACES else None
        for at in range(place - 2, place + 3)
    ]
    have = [kind is not None and held[kind] > 0 for kind in near]
    left = [0 if kind is None else unseen[kind] for kind in near]
    below2, below, _, above, above2 = have
    if (below2 and below) or (below and above) or (above and above2):
        return IN_MELD
    worth = 0.0
    if below:
        worth += left[0] + left[3]
    if above:
        worth += left[1] + left[4]
    if below2:
        worth += left[1]
    if above2:
        worth += left[3]
    if not worth:
        worth = 0.1 * (left[1] + left[3])
    return worth
