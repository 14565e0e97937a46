"""Matches played by the program itself, for tests of what is written down."""

from __future__ import annotations

import random
from pathlib import Path

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scenario import full_position
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo

SEATS = (
    SeatInfo("Zoé", HUMAN, colour="blue"),
    SeatInfo("André", COMPUTER, "expert", picture="cat"),
    SeatInfo("木", COMPUTER, "débutant"),
)
#: Openings are cheap here, so that much happens in few actions.
RULES = PRESETS["classique"].changed(opening_points=0, opening_clean_run=False, match_end="deals:3")


def new_match(path: Path, seed: int = 1, rules: Rules = RULES) -> RecordedMatch:
    return RecordedMatch.create(path, rules, SEATS, seed)


def play(
    match: RecordedMatch, steps: int = 10_000, seed: int = 1, *, one_deal: bool = False
) -> None:
    """Let computer seats play, now and then taking something back and doing it again."""
    bot, rng, random_ = make_bot("confirmé"), Rng(seed), random.Random(seed)
    for _ in range(steps):
        if match.over or (one_deal and match.deal.over):
            return
        if match.deal.over:
            match.next_deal()
            continue
        deal = match.deal
        seat = deal.turn if deal.carte_due is None else deal.carte_due
        match.apply(bot.choose(match.view(seat), rng), seat)
        if match.can_undo and random_.random() < 0.3:
            match.undo()
            if random_.random() < 0.5:
                match.redo()


def condition(match: RecordedMatch) -> tuple[object, ...]:
    """Everything that must be the same after loading, except the order inside hands."""
    form = full_position(match.deal)
    return (
        {**form, "hands": [sorted(hand.split()) for hand in form["hands"]], "memory": None},
        {**form["memory"], "turn_start": None},
        match.seats,
        match.rules,
        match.number,
        match.dealer,
        match.totals,
        match.results,
        match.result,
        match.can_undo,
        match.can_redo,
        match.commitment,
    )
