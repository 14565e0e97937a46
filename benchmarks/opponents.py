"""How much better each level plays than the one below: ``python -m benchmarks.opponents``.

Each pack is dealt once for each rotation of the seats, so that luck with the cards cancels out.
The interval is that of the mean over the packs, with 95 %.  ``docs/opponents.md`` shows what
came out and what it was measured on.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from rami_desktop.bots.registry import LEVELS, level_named
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules
from rami_desktop.simulate import Outcome, play_packs

_NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Result:
    """What a line of seats achieved.

    :ivar finished: deals that came to an end.
    :ivar won: percent of the finished deals that the first seat won.
    :ivar won_within: half the width of its interval.
    :ivar points: mean points per deal of each seat.
    :ivar lead: mean points per deal by which the first seat is better than the last one.
    :ivar lead_within: half the width of its interval.
    :ivar decision_ms: 95 % of the decisions of each seat took at most so long.
    """

    rules: str
    seats: tuple[str, ...]
    seed: int
    deals: int
    finished: int
    illegal: int
    won: float
    won_within: float
    points: tuple[float, ...]
    lead: float
    lead_within: float
    decision_ms: tuple[float, ...]
    seconds: float


def measure(
    name: str, rules: Rules, seats: Sequence[str], packs: int, seed: int, jobs: int
) -> Result:
    """Let a line of seats play so many packs in all rotations."""
    began = time.perf_counter()
    total: Outcome | None = None
    won, leads = [], []
    better = 1 if rules.match_winner == "highest" else -1
    for pack in play_packs(rules, seats, packs, seed, swap=True, jobs=jobs):
        finished = pack.deals - pack.unfinished
        won.append(pack.seats[0].deals_won / max(finished, 1))
        leads.append(better * (pack.seats[0].points - pack.seats[-1].points) / pack.deals)
        if total is None:
            total = pack
        else:
            total.add(pack)
    assert total is not None
    return Result(
        rules=name,
        seats=tuple(level_named(seat) for seat in seats),
        seed=seed,
        deals=total.deals,
        finished=total.deals - total.unfinished,
        illegal=total.illegal,
        won=round(100 * sum(won) / len(won), 2),
        won_within=round(100 * _half_width(won), 2),
        points=tuple(round(seat.points / total.deals, 2) for seat in total.seats),
        lead=round(sum(leads) / len(leads), 2),
        lead_within=round(_half_width(leads), 2),
        decision_ms=tuple(round(seat.percentile(0.95), 2) for seat in total.seats),
        seconds=round(time.perf_counter() - began, 1),
    )


def _half_width(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return _NORMAL_95 * sqrt(variance / len(values))


def _seats(text: str) -> tuple[str, ...]:
    try:
        return tuple(level_named(name) for name in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.opponents", description=__doc__)
    parser.add_argument("--rules", choices=sorted(PRESETS), action="append")
    parser.add_argument(
        "--seats",
        type=_seats,
        action="append",
        help="levels with commas between them; by default each level against the one below",
    )
    parser.add_argument("--packs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args(arguments)
    lines = options.seats or list(zip(LEVELS[1:], LEVELS[:-1], strict=True))
    for name in options.rules or ["rami51"]:
        for seats in lines:
            result = measure(name, PRESETS[name], seats, options.packs, options.seed, options.jobs)
            print(json.dumps(asdict(result), ensure_ascii=False) if options.json else _line(result))
            sys.stdout.flush()
    return 0


def _line(result: Result) -> str:
    return (
        f"{result.rules:12} {' > '.join(result.seats):40} {result.deals:5} deals "
        f"won {result.won:5.1f} ± {result.won_within:.1f} %  "
        f"points {' '.join(map(str, result.points))}  "
        f"lead {result.lead:.2f} ± {result.lead_within:.2f}  "
        f"95 % within {' '.join(map(str, result.decision_ms))} ms"
    )


if __name__ == "__main__":
    sys.exit(main())
