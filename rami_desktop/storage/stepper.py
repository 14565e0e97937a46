"""Going through a match file step by step, forward and back, and playing on from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rami_desktop.engine.events import Event
from rami_desktop.engine.match import Match
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.journal import Journal, Record
from rami_desktop.storage.replay import (
    PLAYED_ON,
    UNFIT,
    DealFile,
    MatchFile,
    apply_step,
    begin_deal,
    read_match,
)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A moment of a match: so many steps of the deal ``deal`` (from 0) have been done."""

    deal: int
    step: int


class Stepper:
    """A match at a moment that can be changed.

    :ivar file: what was read.
    :ivar match: the match as it was at :attr:`place`.
    """

    def __init__(self, path: Path, file: MatchFile | None = None) -> None:
        """Read a match and begin with its first deal.

        The deal that several people are still playing around one screen is left out: it would
        show what the curtain hides.

        :param file: what was read of it already.
        :raises StorageError: when it is no sound match, or no deal is left.
        """
        file = file or read_match(path)
        people = sum(seat.is_human for seat in file.seats)
        if people > 1 and file.deals[-1].done is None:
            file = replace(file, deals=file.deals[:-1])
        if not file.deals:
            raise StorageError("deal_in_play", path)
        self.file: MatchFile = file
        self.match: Match = begin_deal(self.file, 0)
        self.place = Place(0, 0)

    @property
    def deals(self) -> int:
        """The number of deals."""
        return len(self.file.deals)

    def steps(self, deal: int) -> int:
        """Return the number of steps in a deal."""
        return len(self.file.deals[deal].steps)

    @property
    def person_playing(self) -> int | None:
        """The person in whose match the present deal is still being played, by seat."""
        if self._deal().done is not None:
            return None
        people = (seat for seat, info in enumerate(self.file.seats) if info.is_human)
        return next(people, None)

    def _deal(self) -> DealFile:
        return self.file.deals[self.place.deal]

    @property
    def at_end(self) -> bool:
        """Whether nothing follows."""
        return self.place == Place(self.deals - 1, self.steps(self.deals - 1))

    def forward(self) -> tuple[Event, ...]:
        """Do the next step of the deal and return what happened.

        At the end of a deal the next one is dealt, and its first events are returned.

        :raises StorageError: when the step does not lead where it did.
        """
        if self.at_end:
            return ()
        if self.place.step == self.steps(self.place.deal):
            self.go(Place(self.place.deal + 1, 0))
            return tuple(self.match.deal.logs[0])
        return self._do(self._deal().steps[self.place.step])

    def _do(self, step: Record) -> tuple[Event, ...]:
        line = self._deal().line + self.place.step + 1
        try:
            events = apply_step(self.match, step)
        except UNFIT as error:
            raise StorageError("does_not_replay", self.file.path, line=line) from error
        self.place = Place(self.place.deal, self.place.step + 1)
        return events

    def back(self) -> Place:
        """Go back by one step, or to the end of the deal before, and return where that is."""
        if self.place.step:
            self.go(Place(self.place.deal, self.place.step - 1))
        elif self.place.deal:
            self.go(Place(self.place.deal - 1, self.steps(self.place.deal - 1)))
        return self.place

    def go(self, place: Place) -> Place:
        """Go to any moment and return it; one that there is not means the nearest one.

        :raises StorageError: when the way there cannot be replayed.
        """
        deal = max(0, min(place.deal, self.deals - 1))
        step = max(0, min(place.step, self.steps(deal)))
        if deal != self.place.deal or step < self.place.step:
            self.match = begin_deal(self.file, deal)
            self.place = Place(deal, 0)
        while self.place.step < step:
            self._do(self._deal().steps[self.place.step])
        return self.place

    @property
    def can_play_on(self) -> bool:
        """Whether the match was not over at this moment."""
        return self.match.result is None

    def play_on(self, path: Path, seed: int, created: str) -> None:
        """Write a match that begins at this moment; the file that was read stays as it is.

        :param path: the new file.
        :param seed: decides the deals that follow; they are not those of the old match.
        :raises StorageError: when it cannot be written.
        """
        header = {**self.file.contents.header, "seed": f"{seed:x}", "created": created}
        Journal.create(path, {**header, PLAYED_ON: True}, *self._records()).close()

    def _records(self) -> Sequence[Record]:
        records: list[Record] = []
        for deal in self.file.deals[: self.place.deal + 1]:
            present = deal is self._deal()
            records.append(deal.start)
            records += deal.steps[: self.place.step] if present else deal.steps
            whole = not present or self.place.step == len(deal.steps)
            if deal.done is not None and whole:
                records.append(deal.done)
        return records
