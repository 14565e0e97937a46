"""From the records of a journal back to the match.

A match file is a header and then, for each deal, a record with the pack as dealt, the actions
with every undo and redo among them, and a record of how it ended.  Each deal can be rebuilt
without those before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rami_desktop.engine.cards import format_cards, parse_cards
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.dealing import deal_cards
from rami_desktop.engine.errors import RamiError
from rami_desktop.engine.events import DealResult, Event, TurnStarted
from rami_desktop.engine.match import Match
from rami_desktop.engine.notation import format_action, parse_action
from rami_desktop.engine.presets import make_rules
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scenario import deal_hash, full_position, read_scenario
from rami_desktop.engine.scoring import match_result
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.fair import commitment, salt_of
from rami_desktop.storage.journal import Contents, Record, read_journal
from rami_desktop.storage.seats import SeatInfo

DEAL = "deal"
ACTION = "action"
UNDO = "undo"
REDO = "redo"
DONE = "done"
#: The key in a header that says: this match began in the middle of another.
PLAYED_ON = "played_on"

#: What the records of a broken file may raise when they are taken for what they should be.
UNFIT = (LookupError, TypeError, ValueError, AttributeError, RamiError)


@dataclass(slots=True)
class DealFile:
    """One deal of a match file.

    :ivar start: the record of the deal.
    :ivar steps: the records of what was done in it.
    :ivar done: the record of how it ended, ``None`` while it goes on.
    :ivar line: the number of the line with ``start``, from 1.
    """

    start: Record
    line: int
    steps: list[Record] = field(default_factory=list)
    done: Record | None = None


@dataclass(slots=True)
class MatchFile:
    """A match as it was read from a file."""

    path: Path
    contents: Contents
    rules: Rules
    seats: tuple[SeatInfo, ...]
    seed: int
    deals: list[DealFile]

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)


def read_match(path: Path, *, salvage: bool = False, further: Sequence[Record] = ()) -> MatchFile:
    """Read a match file without playing it.

    :param salvage: be content with what stands before the first bad line.
    :param further: records to read as if they followed in the file.
    :raises StorageError: when it cannot be read or is not a sound match.
    """
    contents = read_journal(path, salvage=salvage)
    header = contents.header
    try:
        rules = make_rules(header["rules"])
        seats = tuple(SeatInfo.from_dict(seat) for seat in header["seats"])
        seed = int(header["seed"], 16)
        if not rules.min_players <= len(seats) <= rules.max_players:
            raise ValueError("seats")
    except UNFIT as error:
        raise StorageError("damaged", path, line=1) from error
    deals = _deals(path, [*contents.records, *further])
    return MatchFile(path, contents, rules, seats, seed, deals)


def _deals(path: Path, records: Sequence[Record]) -> list[DealFile]:
    deals: list[DealFile] = []
    for line, record in enumerate(records, 2):
        kind = record.get("type")
        ended = not deals or deals[-1].done is not None
        if kind == DEAL and (ended or not deals):
            deals.append(DealFile(record, line))
        elif kind == DONE and not ended:
            deals[-1].done = record
        elif kind in (ACTION, UNDO, REDO) and not ended:
            deals[-1].steps.append(record)
        else:
            raise StorageError("damaged", path, line=line)
    if not deals:
        raise StorageError("damaged", path, line=2)
    return deals


def header_values(
    rules: Rules, seats: Sequence[SeatInfo], seed: int, program: str, created: str
) -> dict[str, Any]:
    """Return what the header of a new match says."""
    return {
        "program": program,
        "created": created,
        "rules": rules.to_dict(),
        "seats": [seat.to_dict() for seat in seats],
        "seed": f"{seed:x}",
    }


def deal_record(match: Match) -> Record:
    """Return the record of a deal that has just been dealt."""
    salt = salt_of(match.deal.rng.seed)
    start = full_position(match.deal)
    del start["rules"]  # the header has them
    return {
        "type": DEAL,
        "number": match.number,
        "dealer": match.dealer,
        "order": format_cards(match.order),
        "salt": salt,
        "commitment": commitment(match.order, salt),
        "state": deal_hash(match.deal),
        "start": start,
    }


def action_record(match: Match, action: Any, seat: int) -> Record:
    """Return the record of an action that is about to be applied.

    The first one of a turn also tells the state in which it was done.
    """
    record = {"type": ACTION, "seat": seat, "do": format_action(action, match.rules)}
    if not match.deal.actions:
        record["state"] = deal_hash(match.deal)
    return record


def done_record(match: Match, at: str) -> Record:
    """Return the record of how the deal has just ended."""
    result = match.results[-1]
    values = {name: getattr(result, name) for name in DealResult.__slots__}
    return {"type": DONE, "at": at, "result": values, "totals": list(match.totals)}


def read_result(record: Record) -> DealResult:
    """Return the result in a :data:`DONE` record."""
    values = record["result"]
    lists = {name: tuple(values[name]) for name in ("hand_points", "points")}
    return DealResult(**{**values, **lists})


def begin_deal(file: MatchFile, index: int) -> Match:
    """Return the match at the start of its deal number ``index``, counted from 0.

    :raises StorageError: when the records are not sound.
    """
    deal_file = file.deals[index]
    start = deal_file.start
    before = [deal.done for deal in file.deals[:index] if deal.done is not None]
    try:
        dealer, number, order = start["dealer"], start["number"], parse_cards(start["order"])
        if not 0 <= dealer < file.players or number != index + 1:
            raise ValueError("dealer or number")
        match = Match(file.rules, file.players, file.seed)
        order = _with_copies(order, match.order)
        if index or (dealer, order) != (match.dealer, match.order):
            match = Match(file.rules, file.players, file.seed, first_dealer=dealer, order=order)
        match.number = number
        match.results = [read_result(done) for done in before]
        for result in match.results:
            match.totals = tuple(t + p for t, p in zip(match.totals, result.points, strict=True))
        if match_result(file.rules, match.totals, index) and index:
            raise ValueError("the match was over")
        match.deal = _dealt(match, start)
    except UNFIT as error:
        raise StorageError("damaged", file.path, line=deal_file.line) from error
    return match


def _with_copies(order: Sequence[Any], pack: Sequence[Any]) -> tuple[Any, ...]:
    """Give the cards of a pack that was written down their copy numbers again."""
    copies: dict[int, list[Any]] = {}
    for card in reversed(pack):
        copies.setdefault(card.kind, []).append(card)
    return tuple(copies[card.kind].pop() for card in order)


def _dealt(match: Match, start: Record) -> Deal:
    """Return the deal as it began, from the snapshot if dealing itself has changed since."""
    deal = deal_cards(
        match.rules,
        match.players,
        match.dealer,
        match.order,
        number=match.number,
        scores=match.totals,
        rng=Rng(int(start["salt"], 16)),
    )
    if deal_hash(deal) != start["state"]:
        deal = read_scenario({**start["start"], "rules": match.rules.to_dict()})
    return deal


def turns_begun(match: Match) -> int:
    """Return how many turns of the present deal have begun."""
    return sum(isinstance(event, TurnStarted) for event in match.deal.logs[0])


def apply_step(match: Match, step: Record) -> tuple[Event, ...]:
    """Do again what a record says.

    :raises ValueError: when the state is not the one in which it was done.
    :raises RamiError: when it is refused or no action at all.
    """
    if step["type"] == UNDO:
        match.undo()
        return ()
    if step["type"] == REDO:
        return match.redo()
    if "state" in step and step["state"] != deal_hash(match.deal):
        raise ValueError("another state")
    return match.apply(parse_action(step["do"]), step["seat"])


def replay_deal(file: MatchFile, index: int) -> Match:
    """Return the match after everything that was done in a deal.

    :raises StorageError: when the records are not sound or do not lead where they did.
    """
    match = begin_deal(file, index)
    deal_file = file.deals[index]
    line = deal_file.line
    try:
        for step in deal_file.steps:
            line += 1
            apply_step(match, step)
        if deal_file.done is not None:
            line += 1
            if not match.deal.over or read_result(deal_file.done) != match.results[-1]:
                raise ValueError("another result")
    except UNFIT as error:
        raise StorageError("does_not_replay", file.path, line=line) from error
    return match
