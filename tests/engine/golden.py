"""Golden deals: whole deals as text, each kept for a rule that it shows.

``python -m tests.engine.golden`` looks for deals that show every rule of ``SHOWN`` and writes
them to ``tests/data/golden``.  Do that only when a rule was changed on purpose: the files say
how the engine must play for ever.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rami_desktop.engine import solver
from rami_desktop.engine.actions import Action, Lay, Pull, Take, Timeout
from rami_desktop.engine.cards import format_cards, sort_key
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.dealing import deal_cards, shuffled_pack
from rami_desktop.engine.events import (
    CardPenalty,
    CardPulled,
    CardsLaidOff,
    CarteSaid,
    DiscardPutBack,
    DiscardTaken,
    Event,
    JokerSwapped,
    MeldLaid,
    Opened,
    RunSplit,
    StockRenewed,
    TimeRanOut,
)
from rami_desktop.engine.notation import format_action, parse_action
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.scenario import deal_hash

FOLDER = Path(__file__).parent.parent / "data" / "golden"


def start(preset: str, seats: int, dealer: int, seed: int) -> Deal:
    """Deal the pack of a seed."""
    rules = PRESETS[preset]
    rng = Rng(seed)
    order = shuffled_pack(rng, rules.decks_for(seats), rules.cut)
    return deal_cards(rules, seats, dealer, order, rng=rng.fork("reshuffle"))


def head(shows: str, preset: str, seats: int, dealer: int, seed: int, deal: Deal) -> list[str]:
    lines = [f"# {shows}", f"rules {preset}", f"seats {seats}", f"dealer {dealer}", f"seed {seed}"]
    return lines + [f"hand {seat} {format_cards(hand)}" for seat, hand in enumerate(deal.hands)]


def step_line(deal: Deal, action: Action) -> str:
    """Play an action and return its line: the seat, the action, the position afterwards."""
    by_rival = type(action).__name__ == "Carte" and deal.carte_due is not None
    seat = deal.carte_due if by_rival else deal.turn
    text = format_action(action, deal.rules)
    deal.apply(action)
    return f"{seat} {text:40} {deal_hash(deal)}"


def foot(deal: Deal) -> list[str]:
    result = deal.result
    assert result is not None
    hands = [format_cards(sorted(hand, key=sort_key)) for hand in deal.hands]
    lines = [f"left {seat} {hand}".rstrip() for seat, hand in enumerate(hands)]
    how = [f"winner {result.winner}", f"blocked {result.blocked}", f"at_once {result.at_once}"]
    how += [f"rami_sec {result.rami_sec}", f"factor {result.factor}"]
    return [*lines, *how, "points " + " ".join(map(str, result.points))]


def replayed(text: str) -> str:
    """Play a golden deal again from its head and its actions, and return the text it gives."""
    lines = text.splitlines()
    values = dict(line.split(" ", 1) for line in lines[1:5])
    preset, seats = values["rules"], int(values["seats"])
    dealer, seed = int(values["dealer"]), int(values["seed"])
    deal = start(preset, seats, dealer, seed)
    out = head(lines[0][2:], preset, seats, dealer, seed, deal)
    for line in lines[len(out) :]:
        if not line[0].isdigit():
            break
        out.append(step_line(deal, parse_action(line.split(" ", 1)[1].rsplit(" ", 1)[0])))
    return "\n".join([*out, *foot(deal)]) + "\n"


def lively_action(deal: Deal, random_: random.Random) -> Action:
    """Return a move of a player that opens when it can and then does whatever is allowed."""
    actions = list(deal.legal_actions())
    if deal.phase == "draw":
        if random_.random() < 0.25:
            actions = [a for a in actions if isinstance(a, Take)] or actions
        return random_.choice(actions)
    if not deal.opened[deal.turn]:
        must = deal.taken.kind if deal.taken and deal.rules.taken_in_opening else None
        best = solver.best_opening(deal.hand, deal.rules, decks=deal.decks, must_use=must)
        lay = Lay(tuple(meld.cards for meld in best.melds)) if best is not None else None
        if lay is not None and deal.is_legal(lay):
            return lay
    actions = [a for a in actions if not isinstance(a, Pull) or random_.random() < 0.02]
    played = [a for a in actions if type(a).__name__ != "Discard"]
    if not actions:
        return Timeout()
    return random_.choice(played if played and random_.random() < 0.85 else actions)


@dataclass(frozen=True)
class Shown:
    """A rule to show, in which preset, with how many seats, and how to tell that it is shown."""

    name: str
    text: str
    preset: str
    seats: int
    test: Callable[[Deal, list[Event]], bool]
    dealer: int = 0


def has(kind: type[Event], **values: object) -> Callable[[Deal, list[Event]], bool]:
    def test(deal: Deal, events: list[Event]) -> bool:
        return any(
            type(event) is kind
            and all(getattr(event, name) == value for name, value in values.items())
            for event in events
        )

    return test


def _sec(deal: Deal, events: list[Event]) -> bool:
    return deal.result is not None and deal.result.rami_sec


def _at_once_with_joker(deal: Deal, events: list[Event]) -> bool:
    return deal.result is not None and deal.result.factor == 1.5


def _late_at_once(deal: Deal, events: list[Event]) -> bool:
    result = deal.result
    return result is not None and result.at_once and not result.rami_sec


def _blocked(deal: Deal, events: list[Event]) -> bool:
    return deal.result is not None and deal.result.blocked


def _layoff_in_opening(deal: Deal, events: list[Event]) -> bool:
    pairs = pairwise(events)
    return any(type(a) is CardsLaidOff and type(b) is Opened for a, b in pairs)


def _pulled_into_meld(deal: Deal, events: list[Event]) -> bool:
    pairs = pairwise(events)
    return any(type(a) is CardPulled and type(b) is MeldLaid for a, b in pairs)


def _taken_and_opened(deal: Deal, events: list[Event]) -> bool:
    pairs = pairwise(events)
    return any(type(a) is DiscardTaken and type(b) is Opened for a, b in pairs)


def _two_jokers_in_a_run(deal: Deal, events: list[Event]) -> bool:
    return any(t.meld.is_run and t.meld.jokers == 2 for t in deal.melds.values())


def _laid_out(deal: Deal, events: list[Event]) -> bool:
    return type(events[-2]) in (MeldLaid, CardsLaidOff)


def _losers_with_and_without(deal: Deal, events: list[Event]) -> bool:
    points = deal.result.points if deal.result is not None else ()
    return 100 in points and any(0 < value < 100 for value in points)


SHOWN = (
    Shown("dealer-plays-first", "Rule 2: the dealer has a card more, plays first and does not"
          " draw", "classique", 3, has(Opened), dealer=1),
    Shown("unopened-pays-100", "Rule 26: who has not opened pays 100", "classique", 3,
          _losers_with_and_without),
    Shown("pull", "Rule 20: a card pulled out of a meld goes into a new one", "classique", 4,
          _pulled_into_meld),
    Shown("carte-penalty", "Rule 23: who forgets to say 'carte' draws two cards", "classique", 2,
          has(CardPenalty)),
    Shown("put-back", "Rule 6: a taken card goes back to the pile", "classique", 2,
          has(DiscardPutBack)),
    Shown("upcard", "Rule 2: a card is turned up and the dealer's left plays first",
          "dix_manches", 3, has(Opened), dealer=2),
    Shown("swap-in-new-meld", "Rule 19: a freed joker goes into a new meld", "dix_manches", 4,
          has(JokerSwapped)),
    Shown("no-rami-sec", "Rule 27: out at once after a rival had opened is no rami sec",
          "dix_manches", 4, _late_at_once),
    Shown("stock-renewed", "Rule 22: the discard pile becomes the new stock", "dix_manches", 5,
          has(StockRenewed)),
    Shown("taken-in-opening", "Rule 5: a taken card is part of the opening", "rami40", 2,
          _taken_and_opened),
    Shown("two-jokers", "Rule 13: a run with two jokers apart", "rami40", 3,
          _two_jokers_in_a_run),
    Shown("no-discard-needed", "Rule 10: the last card is laid, not discarded", "rami40", 3,
          _laid_out),
    Shown("blocked", "Rule 28: the stock ran out for the third time, the lightest hand wins",
          "rami40", 6, _blocked),
    Shown("clock", "Rule 24: the clock takes back what still owes something", "rami40", 2,
          has(TimeRanOut)),
    Shown("split", "Rule 21: a second copy divides a run", "rami51", 2, has(RunSplit)),
    Shown("swap", "Rule 19: a joker is freed and used again", "rami51", 3, has(JokerSwapped)),
    Shown("rami-sec", "Rule 27: rami sec, everybody pays twice", "rami51", 2, _sec),
    Shown("three-decks", "Rule 1: six seats play with three decks", "rami51", 6, has(Opened)),
    Shown("carte-said", "Rule 23: the last card is announced in time", "quatorze", 2,
          has(CarteSaid, automatic=False)),
    Shown("at-once-with-a-joker", "Rule 27: out at once with one joker counts one and a half",
          "quatorze", 2, _at_once_with_joker),
)  # fmt: skip


def find(shown: Shown, tries: int = 20000, bound: int = 600) -> str:
    """Return the text of the first deal that shows a rule.

    :raises LookupError: when no deal within ``tries`` does.
    """
    for seed in range(tries):
        random_ = random.Random(f"{shown.name} {seed}")
        deal = start(shown.preset, shown.seats, shown.dealer, seed)
        lines = head(shown.text, shown.preset, shown.seats, shown.dealer, seed, deal)
        while not deal.over and len(lines) < bound:
            lines.append(step_line(deal, lively_action(deal, random_)))
        if deal.over and shown.test(deal, _all_events(lines, shown, seed)):
            return "\n".join([*lines, *foot(deal)]) + "\n"
    raise LookupError(shown.name)


def _all_events(lines: list[str], shown: Shown, seed: int) -> list[Event]:
    deal = start(shown.preset, shown.seats, shown.dealer, seed)
    events: list[Event] = []
    for line in lines[5 + shown.seats :]:
        events += deal.apply(parse_action(line.split(" ", 1)[1].rsplit(" ", 1)[0]))
    return events


def main() -> None:
    """Write all golden deals."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, shown in enumerate(SHOWN, 1):
        path = FOLDER / f"{number:02}-{shown.name}.txt"
        path.write_text(find(shown), encoding="utf-8")
        print(path.name, path.read_text().count("\n"), flush=True)


if __name__ == "__main__":
    main()
