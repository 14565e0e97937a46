"""Counting a deal and a match (rules 25 to 29)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rami_desktop.engine.cards import Card
from rami_desktop.engine.events import DealResult
from rami_desktop.engine.melds import hand_points
from rami_desktop.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Ending:
    """What counting a deal needs to know of how it ended.

    :ivar winner: the seat with the empty hand, ``None`` for a blocked deal.
    :ivar at_once: whether the winner's turn began unopened.
    :ivar jokers_laid: jokers laid in the winner's last turn.
    :ivar joker_last: whether the last card discarded was a joker.
    :ivar helped: whether the winner laid off on a meld that lay there before the turn.
    :ivar forfeited: whether the winner lost the multiplier by putting a card back.
    """

    winner: int | None
    at_once: bool = False
    jokers_laid: int = 0
    joker_last: bool = False
    helped: bool = False
    forfeited: bool = False


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended (rule 29): the seats that share the win, and everybody's total."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


def count_hand(hand: Sequence[Card], rules: Rules) -> int:
    """Return what the cards left in a hand count (rule 25)."""
    return sum(hand_points(card, rules) for card in hand)


def _round_half_up(value: Fraction) -> int:
    return int(value + Fraction(1, 2))


def _times(points: int, factor: int | float) -> int:
    return _round_half_up(points * Fraction(str(factor)))


def at_once_counts(rules: Rules, ending: Ending, rivals_opened: bool) -> bool:
    """Return whether going out at once raises what is paid (rules 6 and 27)."""
    if not ending.at_once or rules.at_once == "off" or ending.forfeited:
        return False
    if rules.at_once == "first_to_open" and rivals_opened:
        return False
    return rules.at_once_layoffs or not ending.helped


def at_once_factor(rules: Rules, ending: Ending) -> int | float:
    """Return the factor for going out at once by the jokers laid and discarded (rule 27)."""
    if ending.joker_last and rules.at_once_joker_factor is not None:
        return rules.at_once_joker_factor
    factors = rules.at_once_factor
    return factors[min(ending.jokers_laid, len(factors) - 1)]


def _loser_pays(rules: Rules, points: int, opened: bool) -> int:
    if rules.scoring == "winner_collects":
        return 0
    return points if opened or rules.unopened_points is None else rules.unopened_points


def _blocked(rules: Rules, counts: Sequence[int], opened: Sequence[bool]) -> DealResult:
    """Count a blocked deal (rule 28)."""
    winner: int | None = None
    points = [0] * len(counts)
    if rules.blocked == "lightest_wins":
        least = min(counts)
        if list(counts).count(least) == 1:
            winner = list(counts).index(least)
            points[winner] = sum(count - least for count in counts)
    else:
        points = [_loser_pays(rules, c, o) for c, o in zip(counts, opened, strict=True)]
    return DealResult(winner, True, False, False, 1, tuple(counts), tuple(points))


def _won(rules: Rules, counts: Sequence[int], opened: Sequence[bool], ending: Ending) -> DealResult:
    """Count a deal that a seat won (rules 26 and 27)."""
    winner = ending.winner
    assert winner is not None
    losers = [seat for seat in range(len(counts)) if seat != winner]
    rivals_opened = any(opened[seat] for seat in losers)
    raised = at_once_counts(rules, ending, rivals_opened)
    flat = rules.at_once_flat if raised else None
    factor = at_once_factor(rules, ending) if raised and flat is None else 1
    points = [0] * len(counts)
    if rules.scoring == "winner_collects":
        collected = sum(counts[seat] for seat in losers)
        points[winner] = _times(collected, factor) if flat is None else flat * len(losers)
    else:
        for seat in losers:
            due = _loser_pays(rules, counts[seat], opened[seat])
            points[seat] = _times(due, factor) if flat is None else flat
    sec = ending.at_once and not rivals_opened
    return DealResult(winner, False, ending.at_once, sec, factor, tuple(counts), tuple(points))


def mark_deal(
    rules: Rules, counts: Sequence[int], opened: Sequence[bool], ending: Ending
) -> DealResult:
    """Return what every seat marks in any deal but the last.

    :param counts: what the cards left in each hand count.
    """
    if ending.winner is None:
        return _blocked(rules, counts, opened)
    return _won(rules, counts, opened, ending)


def score_deal(
    rules: Rules,
    hands: Sequence[Sequence[Card]],
    opened: Sequence[bool],
    number: int,
    ending: Ending,
) -> DealResult:
    """Return what every seat marks.

    :param number: the number of the deal in the match, from 1 (for ``last_deal_factor``).
    """
    result = mark_deal(rules, [count_hand(hand, rules) for hand in hands], opened, ending)
    last = rules.deals_in_match
    if rules.last_deal_factor == 1 or last is None or number < last:
        return result
    points = tuple(rules.last_deal_factor * value for value in result.points)
    return DealResult(
        result.winner,
        result.blocked,
        result.at_once,
        result.rami_sec,
        result.factor,
        result.hand_points,
        points,
    )


def match_result(rules: Rules, totals: Sequence[int], number: int) -> MatchResult | None:
    """Return the result of the match after deal ``number``, ``None`` while it goes on."""
    deals, limit = rules.deals_in_match, rules.points_in_match
    ended = number >= deals if deals is not None else max(totals) >= (limit or 0)
    if not ended:
        return None
    best = min(totals) if rules.match_winner == "lowest" else max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return MatchResult(winners, tuple(totals))
