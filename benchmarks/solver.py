"""How fast the solver is: ``python -m benchmarks.solver [--json] [--hands N]``.

For each class of hands and each question: how long one call takes, in microseconds, warm
(the tables know what hands of the class ask for) and cold (all tables emptied before every
call; what is made once per rule set stays).  Each hand is timed several times and the
shortest time counts, so that what else runs on the machine does not.  Answers are not kept,
so a hand asked twice is solved twice.

Then the memory that the solver holds after 3,000 deals.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rami_desktop.engine import solver
from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules

Hand = tuple[Card, ...]
Question = Callable[[Hand, Rules], object]

QUESTIONS: dict[str, Question] = {
    "best_opening": solver.best_opening,
    "least_left": solver.least_left,
    "points_left": solver.points_left,
}
RULE_SETS = ("rami51", "rami40")


def random_hands(count: int, size: int, jokers: int, seed: int = 1) -> list[Hand]:
    """Return hands dealt at random, but with so many jokers."""
    rng = random.Random(seed)
    cards = pack(2)
    naturals = [card for card in cards if not card.is_joker]
    held = [card for card in cards if card.is_joker][:jokers]
    return [(*rng.sample(naturals, size - jokers), *held) for _ in range(count)]


def dense_hands(count: int, size: int = 14, jokers: int = 2, seed: int = 2) -> list[Hand]:
    """Return hands of three neighbouring ranks: the worst that can come."""
    rng = random.Random(seed)
    held = [card for card in pack(2) if card.is_joker][:jokers]
    hands = []
    for _ in range(count):
        first = rng.randrange(1, 12)
        near = [
            Card.of(suit, rank, copy)
            for suit in range(4)
            for rank in range(first, first + 3)
            for copy in range(2)
        ]
        hands.append((*rng.sample(near, size - jokers), *held))
    return hands


def classes(count: int) -> Iterator[tuple[str, list[Hand]]]:
    """Yield the classes of hands by name; the mixed ones hold 0 to 4 jokers alike."""
    for size in (14, 15):
        mixed = []
        for jokers in range(5):
            hands = random_hands(count, size, jokers)
            mixed += hands[: count // 5]
            yield f"random {size}, {jokers} jokers", hands
        yield f"random {size}, 0-4 jokers", mixed
    yield "three ranks 14, 2 jokers", dense_hands(max(count // 4, 50))


def shortest_times(
    ask: Question, hands: Sequence[Hand], rules: Rules, repeats: int, cold: bool
) -> list[float]:
    """Return for each hand the shortest of several times, in microseconds, ascending."""
    best = [float("inf")] * len(hands)
    clock = time.perf_counter_ns
    for _ in range(repeats):
        for number, hand in enumerate(hands):
            if cold:
                solver.clear_caches()
            begin = clock()
            ask(hand, rules)
            spent = (clock() - begin) / 1000
            if spent < best[number]:
                best[number] = spent
    return sorted(best)


def summary(times: Sequence[float]) -> dict[str, float]:
    """Return the figures of ascending times."""

    def at(part: float) -> float:
        return round(times[min(len(times) - 1, int(len(times) * part))], 1)

    return {"median": at(0.5), "p95": at(0.95), "p99.9": at(0.999), "max": round(times[-1], 1)}


def measure(count: int, repeats: int) -> Iterator[dict[str, Any]]:
    """Yield one row for each rule set, class and question."""
    for name in RULE_SETS:
        rules = PRESETS[name]
        for kind, hands in classes(count):
            for question, ask in QUESTIONS.items():
                for hand in hands:  # fill the tables
                    ask(hand, rules)
                warm = shortest_times(ask, hands, rules, repeats, cold=False)
                few = hands[:: max(1, len(hands) // 500)]
                cold = shortest_times(ask, few, rules, min(repeats, 3), cold=True)
                yield {
                    "rules": name,
                    "class": kind,
                    "objective": question,
                    "n": len(hands),
                    "warm": summary(warm),
                    "cold": summary(cold) | {"n": len(few)},
                }


def memory(deals: int, turns: int = 5) -> dict[str, Any]:
    """Return the megabytes held after so many deals of two seats that solve every turn."""
    solver.clear_caches()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    rng = random.Random(3)
    asked = 0
    for number in range(deals):
        rules = PRESETS[RULE_SETS[number % len(RULE_SETS)]]
        cards = list(pack(2))
        rng.shuffle(cards)
        hands = [cards[:14], cards[14:28]]
        stock = cards[28:]
        for turn in range(2 * turns):
            hand = hands[turn % 2]
            hand.append(stock.pop())
            solver.best_opening(hand, rules)
            solver.least_left(hand, rules)
            solver.points_left(hand, rules)
            hand.pop(rng.randrange(15))
            asked += 3
    gc.collect()
    held, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {
        "deals": deals,
        "asked": asked,
        "held_mb": round((held - before) / 1e6, 2),
        "peak_mb": round((peak - before) / 1e6, 2),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--hands", type=int, default=2000, help="hands in a class")
    parser.add_argument("--repeats", type=int, default=5, help="times that each hand is timed")
    parser.add_argument("--deals", type=int, default=3000, help="deals before memory is read")
    options = parser.parse_args(arguments)
    rows = []
    for row in measure(options.hands, options.repeats):
        rows.append(row)
        if not options.json:
            parts = [
                f"{name} " + " ".join(f"{row[name][key]:8.1f}" for key in row["warm"])
                for name in ("warm", "cold")
            ]
            what = f"{row['rules']:7} {row['class']:25} {row['objective']:13}"
            print(f"{what} {row['n']:5}  {'  '.join(parts)}", flush=True)
    result = {
        "unit": "microseconds",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rows": rows,
        "memory": memory(options.deals) if options.deals else None,
    }
    if options.json:
        json.dump(result, sys.stdout, indent=1)
        print()
    else:
        print(result["memory"])


if __name__ == "__main__":
    main()
