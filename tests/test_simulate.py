"""Deals among computer seats, counted."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Any

import pytest

from rami_desktop import simulate as simulation
from rami_desktop.bots.sound import SoundBot
from rami_desktop.engine.actions import Discard, Draw
from rami_desktop.engine.presets import PRESETS
from rami_desktop.simulate import pack_for, simulate


def timeless(outcome: simulation.Outcome) -> dict[str, Any]:
    """The outcome without seconds and milliseconds."""
    values = outcome.to_dict()
    del values["seconds"]
    for seat in values["seats"]:
        del seat["decision_ms"]
    return values


def test_the_keys_are_those_that_are_promised() -> None:
    values = simulate(PRESETS["rami51"], ["expert", "beginner"], 3, 7, name="rami51").to_dict()
    assert list(values) == [
        "rules", "deals", "seed", "unfinished", "illegal", "seconds", "decisions", "seats",
    ]  # fmt: skip
    assert (values["rules"], values["deals"], values["seed"]) == ("rami51", 3, 7)
    assert [seat["level"] for seat in values["seats"]] == ["expert", "débutant"]
    for seat in values["seats"]:
        assert list(seat) == ["level", "deals_won", "points", "mean_points", "decision_ms"]
        assert seat["mean_points"] == pytest.approx(seat["points"] / 3, abs=0.001)
        times = seat["decision_ms"]
        assert 0 < times["p50"] <= times["p95"] <= times["max"]


@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_same_seed_gives_the_same_result(name: str, seats: int) -> None:
    levels = ["intermédiaire"] * seats
    one = simulate(PRESETS[name], levels, 4, 3)
    assert timeless(one) == timeless(simulate(PRESETS[name], levels, 4, 3))
    assert (one.illegal, one.unfinished, one.deals) == (0, 0, 4)
    assert sum(seat.deals_won for seat in one.seats) <= 4
    other = simulate(PRESETS[name], levels, 4, 4)
    assert timeless(one) != timeless(other)


@pytest.mark.parametrize("swap", [False, True])
def test_several_processes_give_the_same_result(swap: bool) -> None:
    rules, levels = PRESETS["rami51"], ["confirmé", "débutant"]
    told: list[tuple[int, int]] = []
    shared = simulate(
        rules, levels, 5, 3, swap=swap, jobs=2, progress=lambda *now: told.append(now)
    )
    alone = simulate(rules, levels, 5, 3, swap=swap)
    assert timeless(shared) == timeless(alone)
    assert [len(seat.times) for seat in shared.seats] == [len(seat.times) for seat in alone.seats]
    rotations = 2 if swap else 1
    assert told == [(rotations * done, 5 * rotations) for done in range(1, 6)]


@pytest.mark.skipif(sys.platform == "win32", reason="another process cannot be looked up there")
def test_processes_end_with_the_one_that_started_them() -> None:
    code = (
        "import os, signal\n"
        "from rami_desktop.engine.presets import PRESETS\n"
        "from rami_desktop.simulate import play_packs\n"
        "if __name__ == '__main__':\n"
        "    levels = ['confirmé', 'confirmé']\n"
        "    played = play_packs(PRESETS['rami51'], levels, 10**6, 1, swap=False, jobs=2)\n"
        "    next(played)\n"
        "    import multiprocessing\n"
        "    print(*[child.pid for child in multiprocessing.active_children()], flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    children = [int(word) for word in run.stdout.split()]
    assert len(children) >= 2, run.stderr
    for _ in range(600):
        if not any(map(_is_alive, children)):
            return
        time.sleep(0.1)
    raise AssertionError("processes were left behind")


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_few_packs_are_not_worth_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation.os, "cpu_count", lambda: 8)
    assert [simulation.usual_jobs(packs) for packs in (1, 4, 8, 31, 32, 1000)] == [1, 1, 2, 7, 8, 8]
    monkeypatch.setattr(simulation.os, "cpu_count", lambda: None)
    assert simulation.usual_jobs(1000) == 1


def test_swapping_plays_each_pack_from_every_seat() -> None:
    outcome = simulate(PRESETS["rami51"], ["confirmé"] * 3, 5, 1, swap=True)
    assert outcome.deals == 15
    # The same player everywhere: whoever sits on a seat wins what that seat wins.
    results = {(seat.deals_won, seat.points) for seat in outcome.seats}
    assert len(results) == 1


def test_packs_do_not_depend_on_the_seats() -> None:
    rules = PRESETS["rami51"]
    assert pack_for(rules, 2, 1, 0) == pack_for(rules, 3, 1, 0)
    assert pack_for(rules, 2, 1, 0) != pack_for(rules, 2, 1, 1) != pack_for(rules, 2, 2, 1)
    assert len(pack_for(rules, 6, 1, 0)) == 162


def test_progress_is_told_after_each_deal() -> None:
    told: list[tuple[int, int]] = []
    simulate(
        PRESETS["rami51"], ["expert"] * 2, 2, 1, swap=True,
        progress=lambda done, all_: told.append((done, all_)),
    )  # fmt: skip
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_wrong_seats_are_refused() -> None:
    with pytest.raises(ValueError):
        simulate(PRESETS["classique"], ["expert"] * 6, 1, 1)
    with pytest.raises(ValueError):
        simulate(PRESETS["classique"], ["expert", "master"], 1, 1)


class Hoarder:
    """Draws and throws away, and never lays anything."""

    def choose(self, view, rng):
        if view.phase == "draw":
            return Draw()
        return Discard(view.hand[0])


def test_a_deal_without_end_is_given_up_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "make_bot", lambda _: Hoarder())
    outcome = simulate(PRESETS["rami51"], ["expert"] * 2, 2, 1)
    assert (outcome.unfinished, outcome.illegal) == (2, 0)
    assert all(seat.points == seat.deals_won == 0 for seat in outcome.seats)
    assert outcome.decisions >= 2 * 2 * (2 * simulation.TURNS_PER_SEAT - 1)


class Cheat(SoundBot):
    """Discards before it has drawn."""

    def choose(self, view, rng):
        return Discard(view.hand[0])


def test_refused_actions_are_counted_and_the_clock_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter([Cheat(), SoundBot()])
    monkeypatch.setattr(simulation, "make_bot", lambda _: next(made))
    outcome = simulate(PRESETS["rami51"], ["expert"] * 2, 1, 1)
    assert outcome.illegal > 0
    assert outcome.seats[1].deals_won == 1


def test_nobody_made_a_decision() -> None:
    assert simulation.Tally("expert").percentile(0.5) == 0
    assert simulation.Outcome("rami51", 1, []).to_dict()["decisions"] == 0
