"""What writing a match down costs, and how long reading it back takes.

    python -m benchmarks.journal [--deals 100] [--directory DIR]

A match is played twice with the same actions, once written down and once not; the difference
is what the journal costs.  The directory should be on the disk that is to be measured.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.match import Match
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import read_match
from rami_desktop.storage.seats import COMPUTER, SeatInfo

#: What is promised: milliseconds an action (median), seconds to load 100 deals.
MOST_PER_ACTION, MOST_TO_LOAD = 2.0, 1.0
LOADS = 5


def play(path: Path, deals: int, seed: int = 1) -> list[float]:
    """Play and write down a match; return what each action cost more than without a journal."""
    rules = PRESETS["dix_manches"].changed(match_end=f"deals:{deals}")
    seats = [SeatInfo(f"Seat {number}", COMPUTER, "débutant") for number in range(1, 4)]
    bot, rng = make_bot("débutant"), Rng(seed)
    costs: list[float] = []
    plain = Match(rules, len(seats), seed)
    with RecordedMatch.create(path, rules, seats, seed) as match:
        while not match.over:
            if match.deal.over:
                match.next_deal()
                plain.next_deal()
            deal = match.deal
            seat = deal.turn if deal.carte_due is None else deal.carte_due
            action = bot.choose(match.view(seat), rng)
            start = time.perf_counter()
            plain.apply(action, seat)
            between = time.perf_counter()
            match.apply(action, seat)
            costs.append((time.perf_counter() - between) - (between - start))
    return costs


def load_times(path: Path) -> tuple[float, float]:
    """Return the medians of seconds to go on with the match, and to read it for a replay."""
    loads, reads = [], []
    for _ in range(LOADS):
        start = time.perf_counter()
        RecordedMatch.load(path).close()
        between = time.perf_counter()
        read_match(path)
        reads.append(time.perf_counter() - between)
        loads.append(between - start)
    return statistics.median(loads), statistics.median(reads)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and return 0 when what is promised is kept."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--directory", type=Path, default=None)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="rami-journal-", dir=options.directory) as directory:
        path = Path(directory) / "match.rami"
        costs = sorted(1000 * cost for cost in play(path, options.deals))
        load, read = load_times(path)
        size = path.stat().st_size
    median = statistics.median(costs)
    print(
        f"{options.deals} deals, {len(costs)} actions, {size / 1e6:.1f} MB: "
        f"an action costs {median:.2f} ms (median), {costs[int(len(costs) * 0.95)]:.2f} (95 %), "
        f"{costs[-1]:.1f} (worst); loading takes {load:.2f} s, reading for a replay {read:.2f} s"
    )
    return int(median > MOST_PER_ACTION or load > MOST_TO_LOAD)


if __name__ == "__main__":
    sys.exit(main())
