"""The end of a deal and of a match (rules 11, 25 to 29)."""

from __future__ import annotations

import math
from fractions import Fraction

from .cards import JOKER
from .melds import hand_points
from .position import Position
from .rules import Number


def rounded(value: Fraction) -> int:
    """Halves round up (rule 27)."""
    return math.floor(value + Fraction(1, 2))


def hand_total(position: Position, seat: int) -> int:
    """Rule 25."""
    return sum(hand_points(card, position.rules) for card in position.hands[seat])


def loser_base(position: Position, seat: int) -> int:
    """Rule 26: the cards left in hand, or ``unopened_points``."""
    unopened = position.rules.unopened_points
    if unopened is not None and not position.opened[seat]:
        return unopened
    return hand_total(position, seat)


def _factor_holds(position: Position, winner: int, rami_sec: bool) -> bool:
    """May going out at once be multiplied (rules 6 and 27)?"""
    rules = position.rules
    if rules.at_once == "off" or (rules.at_once == "first_to_open" and not rami_sec):
        return False
    if winner in position.forfeited:
        return False
    return rules.at_once_layoffs or not position.now.helped_by_table


def _points_of_win(position: Position, winner: int, factor: Number, flat: int | None) -> list[int]:
    losers = [seat for seat in range(len(position.hands)) if seat != winner]
    points = [0] * len(position.hands)
    exact = Fraction(str(factor))
    if position.rules.scoring == "winner_collects":
        total = sum(hand_total(position, seat) for seat in losers)
        points[winner] = rounded(total * exact) if flat is None else flat * len(losers)
    else:
        for seat in losers:
            base = loser_base(position, seat)
            points[seat] = rounded(base * exact) if flat is None else flat
    return points


def _points_of_block(position: Position) -> tuple[int | None, list[int]]:
    """Rule 28."""
    seats = range(len(position.hands))
    if position.rules.blocked == "lightest_wins":
        totals = [hand_total(position, seat) for seat in seats]
        lightest = min(totals)
        if totals.count(lightest) > 1:
            return None, [0 for _ in seats]
        winner = totals.index(lightest)
        won = sum(total - lightest for total in totals)
        return winner, [won if seat == winner else 0 for seat in seats]
    if position.rules.scoring == "winner_collects":
        return None, [0 for _ in seats]
    return None, [loser_base(position, seat) for seat in seats]


def finish(position: Position, winner: int | None, last_discard: str | None = None) -> None:
    """End the deal: by the winner's empty hand, or blocked when there is none."""
    rules = position.rules
    at_once = rami_sec = False
    factor: Number = 1
    if winner is None:
        winner, points = _points_of_block(position)
    else:
        rivals_open = any(flag for seat, flag in enumerate(position.opened) if seat != winner)
        at_once = not position.now.began_opened
        rami_sec = at_once and not rivals_open
        flat = None
        if at_once and _factor_holds(position, winner, rami_sec):
            if rules.at_once_flat is not None:
                flat = rules.at_once_flat
            elif last_discard == JOKER and rules.at_once_joker_factor is not None:
                factor = rules.at_once_joker_factor
            else:
                factors = rules.at_once_factor
                factor = factors[min(position.now.jokers_laid, len(factors) - 1)]
        points = _points_of_win(position, winner, factor, flat)
    if rules.is_last_deal(position.deal):
        points = [mark * rules.last_deal_factor for mark in points]
    position.must_announce = None
    position.deal_over = {
        "winner": winner,
        "at_once": at_once,
        "rami_sec": rami_sec,
        "factor": factor,
        "points": points,
    }
    _finish_match(position, points)


def _finish_match(position: Position, points: list[int]) -> None:
    """Rule 29."""
    rules = position.rules
    totals = [score + mark for score, mark in zip(position.scores, points, strict=True)]
    word, limit = rules.match_limit()
    if position.deal < limit if word == "deals" else max(totals) < limit:
        return
    best = min(totals) if rules.match_winner == "lowest" else max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    position.match_over = {"winners": winners, "totals": totals}
