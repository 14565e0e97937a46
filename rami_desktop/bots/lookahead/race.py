"""Which of several ways to go on is best: play-outs with the same cards for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from rami_desktop.bots.lookahead.deal import LightDeal
from rami_desktop.bots.lookahead.guess import Guesser
from rami_desktop.bots.lookahead.worth import worth
from rami_desktop.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think, counted in work and not in time, so that decisions can be repeated.

    :ivar worlds: how often the hidden cards are dealt anew at most.
    :ivar turns: turns of play-outs after which the best so far has to do.
    """

    worlds: int = 96
    turns: int = 12_000

    @classmethod
    def of_seconds(cls, seconds: int) -> Effort:
        """Return about what a slow machine does in so many seconds."""
        return cls(cls().worlds * seconds, cls().turns * seconds)


#: Turns of each seat after which a play-out is given up as blocked.
_TURNS = 40
#: Play-outs come in so many batches; after each one, ways that fell behind are given up.
_BATCHES = 8
#: So many standard errors behind the best is too far.
_BEHIND = 2.0
#: By so many standard errors a way must beat the first one, which is the usual one.
_CAUTION = 0.5


class Race:
    """Compares ways to go on from a seat's view."""

    def __init__(
        self,
        view: SeatView,
        actual: LightDeal,
        effort: Effort,
        random: Random,
        pause: Callable[[], object] | None = None,
    ) -> None:
        """Prepare play-outs.

        :param actual: the deal as it is now, without the hidden cards.
        :param pause: called before each play-out, about once in a millisecond: may make it wait.
        """
        self._seat = view.seat
        self._turns = _TURNS * view.players
        self._actual = actual
        self._effort = effort
        self._guesser = Guesser(view, random)
        self._pause = pause

    def best(self, ways: Sequence[LightDeal]) -> int:
        """Return the index of the best way; in doubt it is the first.

        :param ways: deals in which the hidden cards are still missing.
        """
        if len(ways) < 2:
            return 0
        effort = self._effort
        turns = 0
        worths: list[list[float]] = [[] for _ in ways]
        alive = list(range(len(ways)))
        for done in range(effort.worlds):
            if done and done % max(1, effort.worlds // _BATCHES) == 0:
                alive = _not_behind(worths, alive)
                if len(alive) == 1:
                    break
            if turns >= effort.turns:
                break
            turns += self._play(ways, alive, worths)
        return _winner(worths, alive)

    def _play(
        self, ways: Sequence[LightDeal], alive: Sequence[int], worths: Sequence[list[float]]
    ) -> int:
        """Play all ways on once, with the same hidden cards; return the turns that it took."""
        turns = 0
        deals = [ways[index].copy() for index in alive]
        self._guesser.deal(self._actual, deals, self._turns + 1)
        for index, deal in zip(alive, deals, strict=True):
            if self._pause is not None:
                self._pause()
            turns += deal.play(self._turns)
            worths[index].append(worth(deal, self._seat))
        return turns


def _difference(worths: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return by how much one way is better than another on the same cards, and the error."""
    count = min(len(worths), len(others))
    differences = [a - b for a, b in zip(worths, others, strict=False)]
    mean = sum(differences) / count
    variance = sum([d * d for d in differences]) / count - mean * mean
    return mean, sqrt(max(variance, 0.0) / count)


def _not_behind(worths: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
    """Return the ways that still may be the best."""
    leader = max(alive, key=lambda index: sum(worths[index]))
    kept = []
    for index in alive:
        mean, error = _difference(worths[leader], worths[index])
        if index == leader or mean <= _BEHIND * error:
            kept.append(index)
    return kept


def _winner(worths: Sequence[Sequence[float]], alive: Sequence[int]) -> int:
    """Return the best way that is left, the first of all when the rest is no surer."""
    best, most = alive[0], 0.0
    for index in alive:
        if index == 0:
            surplus = 0.0
        else:
            mean, error = _difference(worths[index], worths[0])
            surplus = mean - _CAUTION * error
        if index == alive[0] or surplus > most:
            best, most = index, surplus
    return best
