"""Deals played by computer seats alone, and what came of them."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import Any

from rami_desktop.bots.base import Bot
from rami_desktop.bots.registry import level_named, make_bot
from rami_desktop.engine.actions import Timeout
from rami_desktop.engine.cards import Card
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.dealing import deal_cards, shuffled_pack
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.events import DealResult, TurnStarted
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules

#: Packs for which another process is worth starting.
PACKS_PER_JOB = 4
#: Packs for each process that wait to be played: enough that none is idle.
_AHEAD = 8
#: A deal is given up as unfinished after this many turns of each seat.
TURNS_PER_SEAT = 150

Clock = Callable[[], float]


@dataclass(slots=True)
class Tally:
    """What one entry of the list of seats achieved.

    :ivar times: seconds of each decision.
    """

    level: str
    deals_won: int = 0
    points: int = 0
    times: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """Return the milliseconds within which a share of the decisions was made."""
        if not self.times:
            return 0.0
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def add(self, other: Tally) -> None:
        """Count what another tally of the same entry holds."""
        self.deals_won += other.deals_won
        self.points += other.points
        self.times += other.times


@dataclass(slots=True)
class Outcome:
    """What a simulation gave.

    :ivar deals: deals played, with ``swap`` one for each rotation of each pack.
    :ivar unfinished: deals given up after :data:`TURNS_PER_SEAT` turns of each seat.
    :ivar illegal: actions that the rules refused; the clock then ended the turn.
    """

    rules: str
    seed: int
    seats: list[Tally]
    deals: int = 0
    unfinished: int = 0
    illegal: int = 0
    seconds: float = 0.0

    def add(self, other: Outcome) -> None:
        """Count the deals of another outcome of the same seats; its seconds are left out."""
        self.deals += other.deals
        self.unfinished += other.unfinished
        self.illegal += other.illegal
        for seat, more in zip(self.seats, other.seats, strict=True):
            seat.add(more)

    @property
    def decisions(self) -> int:
        """How many decisions all seats made."""
        return sum(len(seat.times) for seat in self.seats)

    def to_dict(self) -> dict[str, Any]:
        """Return the outcome as JSON values."""
        return {
            "rules": self.rules,
            "deals": self.deals,
            "seed": self.seed,
            "unfinished": self.unfinished,
            "illegal": self.illegal,
            "seconds": round(self.seconds, 3),
            "decisions": self.decisions,
            "seats": [self._seat(seat) for seat in self.seats],
        }

    def _seat(self, seat: Tally) -> dict[str, Any]:
        times = {"p50": seat.percentile(0.5), "p95": seat.percentile(0.95)}
        times["max"] = 1000 * max(seat.times, default=0.0)
        return {
            "level": seat.level,
            "deals_won": seat.deals_won,
            "points": seat.points,
            "mean_points": round(seat.points / self.deals, 3) if self.deals else 0.0,
            "decision_ms": {name: round(value, 4) for name, value in times.items()},
        }


def pack_for(rules: Rules, players: int, seed: int, index: int) -> tuple[Card, ...]:
    """Return the pack that deal number ``index`` of a simulation is dealt from."""
    rng = Rng(seed).fork(f"pack {index}")
    return shuffled_pack(rng, rules.decks_for(players), rules.cut)


def usual_jobs(packs: int) -> int:
    """Return the number of processes that pays for so many packs: at most one per processor."""
    return max(1, min(os.cpu_count() or 1, packs // PACKS_PER_JOB))


def simulate(
    rules: Rules,
    levels: Sequence[str],
    deals: int,
    seed: int,
    *,
    name: str = "",
    swap: bool = False,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    clock: Clock = time.perf_counter,
) -> Outcome:
    """Play deals, each for itself, and count what each entry of ``levels`` achieved.

    The deal passes from seat to seat.  The same arguments give the same outcome, times aside,
    however many processes share the work.

    :param deals: how many packs are dealt.
    :param name: what to call the rules in the outcome.
    :param swap: play each pack once for each rotation of the seats.
    :param jobs: how many processes play; with one it is this process.
    :param progress: called with the deals played and all deals, after each one, or with
        several processes after each pack.
    :param clock: what decisions are timed with, in this process.
    :raises ValueError: when a level is unknown, or the rules do not allow that many seats.
    """
    players = len(levels)
    if not rules.min_players <= players <= rules.max_players:
        raise ValueError(f"{players} seats")
    names = [level_named(level) for level in levels]
    outcome = Outcome(name, seed, [Tally(level) for level in names])
    all_ = deals * (players if swap else 1)
    began = clock()
    if jobs == 1:
        bots = [make_bot(level) for level in names]
        packs = (_play_pack(rules, names, bots, seed, swap, n, clock) for n in range(deals))
        parts: Iterator[Outcome] = chain.from_iterable(packs)
    else:
        parts = play_packs(rules, names, deals, seed, swap=swap, jobs=jobs)
    for part in parts:
        outcome.add(part)
        if progress is not None:
            progress(outcome.deals, all_)
    outcome.seconds = clock() - began
    return outcome


def play_packs(
    rules: Rules, levels: Sequence[str], packs: int, seed: int, *, swap: bool, jobs: int
) -> Iterator[Outcome]:
    """Yield the outcome of each pack, in the order of the packs; other processes play them."""
    names = [level_named(level) for level in levels]
    play = partial(_whole_pack, rules, names, seed, swap)
    # Started afresh, processes are the same on every system, and no thread is copied.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent) as pool:
        waiting: deque[Future[Outcome]] = deque()
        try:
            for index in range(packs):
                if len(waiting) >= _AHEAD * jobs:
                    yield waiting.popleft().result()
                waiting.append(pool.submit(play, index))
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _end_with_parent() -> None:
    """Let this process end when the one that started it is ended from outside."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _whole_pack(rules: Rules, names: Sequence[str], seed: int, swap: bool, index: int) -> Outcome:
    """Play a pack in a process of its own."""
    bots = [make_bot(level) for level in names]
    outcome = Outcome("", seed, [Tally(level) for level in names])
    for part in _play_pack(rules, names, bots, seed, swap, index, time.perf_counter):
        outcome.add(part)
    return outcome


def _play_pack(
    rules: Rules,
    names: Sequence[str],
    bots: Sequence[Bot],
    seed: int,
    swap: bool,
    index: int,
    clock: Clock,
) -> Iterator[Outcome]:
    """Play pack number ``index``, once or in each rotation of the seats; yield each deal."""
    players = len(names)
    source = Rng(seed)
    order = pack_for(rules, players, seed, index)
    for rotation in range(players if swap else 1):
        outcome = Outcome("", seed, [Tally(level) for level in names], deals=1)
        # Who is who at the table: seat s is played by the entry seated[s].
        seated = [(seat + rotation) % players for seat in range(players)]
        deal = deal_cards(rules, players, index % players, order, rng=source.fork(f"stock {index}"))
        # Chance belongs to the seat, so that rotations differ by the players alone.
        rngs = [source.fork(f"deal {index} seat {seat}") for seat in range(players)]
        result = _play(deal, [bots[entry] for entry in seated], seated, outcome, rngs, clock)
        if result is None:
            outcome.unfinished += 1
        else:
            _count(outcome, seated, result)
        yield outcome


def _count(outcome: Outcome, seated: Sequence[int], result: DealResult) -> None:
    for seat, points in enumerate(result.points):
        outcome.seats[seated[seat]].points += points
    if result.winner is not None:
        outcome.seats[seated[result.winner]].deals_won += 1


def _play(
    deal: Deal,
    bots: Sequence[Bot],
    seated: Sequence[int],
    outcome: Outcome,
    rngs: Sequence[Rng],
    clock: Clock,
) -> DealResult | None:
    """Play a deal to its end, or to the bound on turns; return its result if it has one."""
    turns = TURNS_PER_SEAT * deal.players
    while deal.result is None:
        due = deal.carte_due
        seat = deal.turn if due is None else due
        view = deal.view(seat)
        before = clock()
        action = bots[seat].choose(view, rngs[seat])
        outcome.seats[seated[seat]].times.append(clock() - before)
        try:
            events = deal.apply(action, seat)
        except IllegalActionError:
            outcome.illegal += 1
            events = deal.apply(Timeout(), deal.turn)
        if any(type(event) is TurnStarted for event in events):
            turns -= 1
            if turns <= 0:
                return None
    return deal.result
