"""What is chosen for a match: the rules and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rami_desktop.bots.registry import LEVELS
from rami_desktop.engine.errors import RamiError
from rami_desktop.engine.presets import DEFAULT_PRESET, PRESETS, make_rules, preset_of
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.players import (
    COMPUTER_NAMES,
    MOST_GUESTS,
    default_name,
    guest_name,
    is_made_up,
    seats_for,
)

#: The longest name that still fits on a seat's sign.
LONGEST_NAME = 20
USUAL_LEVEL = LEVELS[1]


@dataclass(frozen=True, slots=True)
class GameChoice:
    """What a match is made of.

    :ivar seats: who sits where, clockwise.
    :ivar title: what the rules are called when they are nobody's but one's own.
    """

    rules: Rules
    seats: tuple[SeatInfo, ...]
    title: str = ""

    @classmethod
    def usual(
        cls,
        rules: str = DEFAULT_PRESET,
        name: str = "",
        levels: Sequence[str] = (USUAL_LEVEL, USUAL_LEVEL),
    ) -> GameChoice:
        """Return one person against computer players of these levels.

        :param rules: the name of a rule set; an unknown one means the usual rules.
        :param name: what the person is called; may be empty.
        """
        known = PRESETS.get(rules, PRESETS[DEFAULT_PRESET])
        return cls(known, seats_for(name[:LONGEST_NAME], levels)).playable()

    def playable(self) -> GameChoice:
        """Return this choice with as many seats as its rules allow, each with its own name."""
        seats = list(self.seats[: self.rules.max_players])
        while len(seats) < self.rules.min_players:
            seats.append(SeatInfo("", COMPUTER, USUAL_LEVEL))
        return replace(self, seats=named(seats))

    def to_dict(self) -> dict[str, Any]:
        """Return the choice as JSON values, for the settings.

        A name that nobody gave stays out: next time the language may be another one.
        """
        rules = preset_of(self.rules) or self.rules.to_dict()
        seats = [
            {**seat.to_dict(), "name": ""} if seat.is_human and is_made_up(seat.name)
            else seat.to_dict()
            for seat in self.seats
        ]  # fmt: skip
        return {"rules": rules, "title": self.title, "seats": seats}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> GameChoice:
        """Read a choice; what cannot be read is as usual."""
        try:
            rules = make_rules(values["rules"])
            seats = tuple(SeatInfo.from_dict(seat) for seat in values["seats"])
            title = str(values.get("title", ""))
        except (LookupError, TypeError, ValueError, AttributeError, RamiError):
            return cls.usual()
        if not seats:
            return cls.usual(name="")
        return cls(rules, seats, title).playable()


def named(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """Return seats that all have a name, no two the same, and levels that exist."""
    taken = {seat.name.strip().casefold() for seat in seats}
    seen: set[str] = set()
    result = []
    for number, seat in enumerate(seats, 1):
        name = seat.name.strip()[:LONGEST_NAME]
        if not name or name.casefold() in seen:
            name = _free_name(seat, number, taken | seen, alone=_alone(seats))
        seen.add(name.casefold())
        level = seat.level if seat.level in LEVELS else USUAL_LEVEL
        result.append(replace(seat, name=name, level="" if seat.is_human else level))
    return tuple(result)


def _alone(seats: Sequence[SeatInfo]) -> bool:
    return [seat.kind for seat in seats].count(HUMAN) == 1


def _free_name(seat: SeatInfo, number: int, taken: set[str], *, alone: bool) -> str:
    """Return a name for a seat that nobody else at the table has."""
    if seat.is_human:
        wanted = [default_name()] if alone else []
        wanted += [guest_name(number), *map(guest_name, range(1, MOST_GUESTS))]
    else:
        wanted = [*COMPUTER_NAMES, *(f"{name} II" for name in COMPUTER_NAMES)]
    return next(name for name in wanted if name.casefold() not in taken)
