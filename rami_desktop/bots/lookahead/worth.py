"""What a deal that was played on in one's mind is worth to a seat."""

from __future__ import annotations

from rami_desktop.bots.lookahead.deal import LightDeal
from rami_desktop.bots.lookahead.kinds import kinds_of, present
from rami_desktop.engine.cards import JOKER_KIND
from rami_desktop.engine.scoring import Ending, mark_deal
from rami_desktop.engine.solver_pricing import JOKER_SHIFT, held

#: What winning a deal is worth beyond the points, in points.
WIN = 40.0


def worth(deal: LightDeal, seat: int) -> float:
    """Return the worth of a deal to a seat, in points: more is better.

    A deal that is not over counts as blocked.
    """
    rules = deal.light.rules
    ending = Ending(deal.winner, deal.at_once, deal.jokers, deal.joker_last)
    counts = [hand_points(deal, other) for other in range(deal.players)]
    points = mark_deal(rules, counts, deal.opened, ending).points
    others = (sum(points) - points[seat]) / (deal.players - 1)
    margin = points[seat] - others
    if rules.match_winner == "lowest":
        margin = -margin
    return margin + WIN * (deal.winner == seat)


def hand_points(deal: LightDeal, seat: int) -> int:
    """Return what the cards of a seat's hand count (rule 25)."""
    hand, points = deal.hands[seat], deal.light.points
    total = (hand >> JOKER_SHIFT) * points[JOKER_KIND]
    for kind in kinds_of(present(hand)):
        total += held(hand, kind) * points[kind]
    return total
