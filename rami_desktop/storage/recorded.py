"""A match that is written down as it is played."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from rami_desktop import __version__
from rami_desktop.engine.actions import Action, Carte
from rami_desktop.engine.cards import Card
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.dealing import HighCardRound
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.events import DealResult, Event
from rami_desktop.engine.match import Match
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import MatchResult
from rami_desktop.engine.view import SeatView
from rami_desktop.storage import replay
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.fair import commitment, salt_of
from rami_desktop.storage.journal import Journal, Mark, Record, header_record, read_journal
from rami_desktop.storage.seats import SeatInfo


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class RecordedMatch:
    """A match with a journal: whatever was done is on disk before it takes effect.

    A lenient one also does what the disk refuses; that waits, and is written when it can be.

    It offers what :class:`~rami_desktop.engine.match.Match` offers.

    :ivar match: the match itself; read it freely, change it only through this object.
    :ivar seats: who sits where.
    :ivar path: the journal's file.
    :ivar torn: whether a crash had left a part of a line, which was dropped when loading.
    :ivar lenient: whether what the disk refuses is done all the same, and written when the disk
        takes it again; it is strict again from then on.
    """

    def __init__(self, match: Match, seats: Sequence[SeatInfo], journal: Journal) -> None:
        """Use :meth:`create` or :meth:`load`."""
        self.match = match
        self.seats = tuple(seats)
        self.torn = False
        self.lenient = False
        self._journal = journal
        self._unsaved: list[Record] = []

    @classmethod
    def create(
        cls,
        path: Path,
        rules: Rules,
        seats: Sequence[SeatInfo],
        seed: int,
        *,
        first_dealer: int | None = None,
        order: Sequence[Card] | None = None,
    ) -> RecordedMatch:
        """Begin a match and its journal.

        :param seed: decides every shuffle; not negative, and secret when the cards are to be.
        :param first_dealer: who deals first, when that is settled already.
        :param order: the pack of the first deal, when that is settled already.
        :raises RulesError: when the rules do not allow that many seats.
        :raises StorageError: when the journal cannot be written; then there is none.
        """
        match = Match(rules, len(seats), seed, first_dealer=first_dealer, order=order)
        header = header_record(replay.header_values(rules, seats, seed, __version__, _now()))
        return cls(match, seats, Journal.create(path, header, replay.deal_record(match)))

    @classmethod
    def load(cls, path: Path) -> RecordedMatch:
        """Continue the match of a journal where it was left.

        :raises StorageError: when the file is not a sound match or cannot be written.
        """
        file = replay.read_match(path)
        recorded = cls._continued(file)
        recorded.torn = file.contents.torn
        return recorded

    @classmethod
    def _continued(cls, file: replay.MatchFile, waiting: Sequence[Record] = ()) -> RecordedMatch:
        """Return the match of a file.  :param waiting: those of its records not on disk."""
        match = replay.replay_deal(file, len(file.deals) - 1)
        recorded = cls(match, file.seats, Journal.reopen(file.path, file.contents))
        recorded._unsaved += waiting
        if match.deal.over and file.deals[-1].done is None:
            recorded._close_deal()
        return recorded

    def reopened(self) -> RecordedMatch:
        """Return this match, which was closed, from its file and what still waits.

        :raises StorageError: when the file cannot be read, or opened to be continued.
        """
        recorded = self._continued(self.as_file(), self._unsaved)
        with suppress(StorageError):
            recorded._write_waiting()
        recorded.lenient = not recorded.saved
        return recorded

    @property
    def path(self) -> Path:
        """The journal's file."""
        return self._journal.path

    @property
    def saved(self) -> bool:
        """Whether everything that was done is on disk."""
        return not self._unsaved

    @property
    def commitment(self) -> str:
        """The commitment to the order of the present deal's pack."""
        return commitment(self.match.order, self.salt)

    @property
    def salt(self) -> str:
        """The salt of that commitment; it tells the order of later stocks, too."""
        return salt_of(self.match.deal.rng.seed)

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.match.rules

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.match.players

    @property
    def deal(self) -> Deal:
        """The deal being played."""
        return self.match.deal

    @property
    def order(self) -> tuple[Card, ...]:
        """The pack as it was dealt, top card first."""
        return self.match.order

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        return self.match.number

    @property
    def dealer(self) -> int:
        """The seat that deals."""
        return self.match.dealer

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has marked so far."""
        return self.match.totals

    @property
    def results(self) -> list[DealResult]:
        """How the finished deals ended."""
        return self.match.results

    @property
    def result(self) -> MatchResult | None:
        """How the match ended, ``None`` while it goes on."""
        return self.match.result

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def first_dealer_draw(self) -> tuple[HighCardRound, ...]:
        """The rounds of the draw for the first deal, if there was one."""
        return self.match.first_dealer_draw

    @property
    def can_undo(self) -> bool:
        """Whether the seat to move can take back its last action."""
        return self.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back can be done again."""
        return self.match.can_redo

    def view(self, seat: int) -> SeatView:
        """Return what a seat may see of the deal."""
        return self.match.view(seat)

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Write an action down and do it.

        :raises IllegalActionError: when the rules refuse it; nothing has changed.
        :raises StorageError: when it cannot be written; nothing has changed, unless the match is
            lenient, when this is never raised.
        """
        deal = self.match.deal
        deal.check(action, seat)
        if seat is None:
            due = deal.carte_due if isinstance(action, Carte) else None
            seat = deal.turn if due is None else due
        mark = self._write(replay.action_record(self.match, action, seat))
        try:
            events = self.match.apply(action, seat)
        except BaseException:
            self._forget(mark)
            raise
        if self.match.deal.over:
            self._close_deal()
        return events

    def undo(self) -> Action:
        """Take back the last action of this turn and return it.

        :raises IllegalActionError: ``nothing_to_undo``.
        :raises StorageError: as in :meth:`apply`.
        """
        if not self.match.can_undo:
            raise IllegalActionError("nothing_to_undo")
        self._write({"type": replay.UNDO})
        return self.match.undo()

    def redo(self) -> tuple[Event, ...]:
        """Do again what was taken back last.

        :raises IllegalActionError: ``nothing_to_redo``.
        :raises StorageError: as in :meth:`apply`.
        """
        if not self.match.can_redo:
            raise IllegalActionError("nothing_to_redo")
        self._write({"type": replay.REDO})
        return self.match.redo()

    def next_deal(self, order: Sequence[Card] | None = None) -> None:
        """Deal again.

        Should the disk refuse, the deal that is over stays, and dealing may be tried again.

        :param order: the pack as dealt, when that is settled already.
        :raises IllegalActionError: ``deal_not_over`` or ``match_over``.
        :raises StorageError: when that cannot be written and the match is not lenient.
        """
        following = copy.copy(self.match)
        following.next_deal(order)
        self._write(replay.deal_record(following))
        self.match = following

    def save_as(self, path: Path) -> None:
        """Save the match as it stands under another name; it goes on under the old one.

        :raises StorageError: when that cannot be written; what stood there is then unchanged.
        """
        if path.resolve() == self.path.resolve():
            return
        contents = read_journal(self.path)
        Journal.create(path, contents.header, *contents.records, *self._unsaved).close()

    def as_file(self) -> replay.MatchFile:
        """Return what the file holds, and what waits to be written as if it stood there too.

        :raises StorageError: when the file cannot be read.
        """
        return replay.read_match(self.path, further=self._unsaved)

    def _write(self, record: Record) -> Mark | None:
        """Put a record on disk, after what had to wait.

        :returns: the place before it, ``None`` when the record has to wait as well.
        """
        try:
            self._write_waiting()
            mark = self._journal.append(record)
        except StorageError:
            if not self.lenient:
                raise
            self._unsaved.append(record)
            return None
        self.lenient = False
        return mark

    def _forget(self, mark: Mark | None) -> None:
        """Take back what was written last, which was not done after all."""
        if mark is None:
            self._unsaved.pop()
        else:
            self._journal.take_back(mark)

    def _close_deal(self) -> None:
        """Write down how the deal ended; should the disk refuse, that waits."""
        record = replay.done_record(self.match, _now())
        try:
            self._write(record)
        except StorageError:
            self._unsaved.append(record)

    def _write_waiting(self) -> None:
        """Write what had to wait.  :raises StorageError: when it still cannot be written."""
        if self._unsaved:
            self._journal.append(*self._unsaved)
            self._unsaved.clear()

    def close(self) -> None:
        """Close the journal, after what had to wait if it goes now; twice is harmless.

        What does not go still waits in this object: see :meth:`reopened`.
        """
        if not self._journal.closed:
            with suppress(StorageError):
                self._write_waiting()
        self._journal.close()

    def __enter__(self) -> RecordedMatch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
