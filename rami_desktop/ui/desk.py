"""Matches for the window: beginning, going on with, opening and putting them away."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rami_desktop.engine.presets import preset_of
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import MatchFile, read_match, replay_deal
from rami_desktop.storage.rule_sets import RuleSets
from rami_desktop.storage.saved import SavedMatches
from rami_desktop.storage.seats import HUMAN, SeatInfo
from rami_desktop.storage.settings import Settings
from rami_desktop.storage.stepper import Stepper
from rami_desktop.ui.game_choice import GameChoice

if TYPE_CHECKING:
    from rami_desktop.storage.history import History

#: Bits of the secret seed of a match: more than anybody can try.
SEED_BITS = 128


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be continued.

    :ivar deal: the number of the deal that goes on.
    :ivar title: what somebody called its rules, if they are own ones.
    """

    path: Path
    rules: Rules
    seats: tuple[SeatInfo, ...]
    deal: int
    title: str = ""


class MatchDesk:
    """Knows the library and what the settings remember of it.

    :ivar troubles: what was wrong with files that were to be offered, until it is told.
    """

    def __init__(self, library: Library, settings: Settings) -> None:
        self.library = library
        self.rule_sets = RuleSets(library.directory)
        self.saved = SavedMatches(library)
        self.settings = settings
        self.troubles: list[StorageError] = []
        self._passed_over: set[Path] = set()

    @cached_property
    def history(self) -> History:
        """The finished matches; the database behind it is loaded when it is first wanted."""
        from rami_desktop.storage.history import History

        return History(self.library)

    # --- what was chosen last ----------------------------------------------------------

    def last_choice(self) -> GameChoice:
        """Return what a quick game plays: the choice of last time, or the usual one."""
        kept = self.settings["last_game"]
        if not kept:
            return GameChoice.usual(name=self.settings["player_name"])
        return GameChoice.from_dict(kept)

    def remember(self, choice: GameChoice) -> None:
        """Keep a choice for the next quick game.

        :raises StorageError: when the settings cannot be written.
        """
        kept = choice.to_dict()
        people = [seat["name"] for seat in kept["seats"] if seat["kind"] == HUMAN]
        self.settings.change(last_game=kept, player_name=people[0] if people else "")
        self.settings.save()

    def title_of(self, rules: Rules) -> str:
        """Return what somebody called rules; empty for those of nobody's own."""
        if preset_of(rules) is not None:
            return ""
        try:
            own = self.rule_sets.all()
        except StorageError:
            return ""
        return next((one.name for one in own if one.rules == rules), "")

    # --- matches -----------------------------------------------------------------------

    def begin(self, choice: GameChoice, seed: int | None = None) -> RecordedMatch:
        """Begin a match.  :raises StorageError: when it cannot be written."""
        choice = choice.playable()
        return self._begin(choice.rules, choice.seats, seed)

    def again(self, match: RecordedMatch) -> RecordedMatch:
        """Begin another match of the same seats and rules.

        :raises StorageError: when it cannot be written.
        """
        return self._begin(match.rules, match.seats, None)

    def _begin(self, rules: Rules, seats: tuple[SeatInfo, ...], seed: int | None) -> RecordedMatch:
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        match = self.library.new_match(rules, seats, seed)
        self._played_last(match.path)
        return match

    def unfinished(self) -> Unfinished | None:
        """Return the match to offer first: the one played last, else the newest sound one.

        What is left of a damaged file is saved as a new one, and the file itself kept aside.

        :raises StorageError: when the data directory cannot be read.
        """
        for path in self.library.to_continue(self.settings["last_match"]):
            file = self._readable(path)
            if file is not None:
                title = self.title_of(file.rules)
                return Unfinished(file.path, file.rules, file.seats, len(file.deals), title)
        return None

    def _readable(self, path: Path) -> MatchFile | None:
        """Return a match that goes on, or what could be saved of it, and remember the trouble."""
        if path in self._passed_over:
            return None
        try:
            file = read_match(path)
            replay_deal(file, len(file.deals) - 1)
            return file
        except StorageError as error:
            self.troubles.append(error)
            rescued = self._rescued(path, error)
        if rescued is None:
            self._passed_over.add(path)
            return None
        return read_match(rescued)

    def _rescued(self, path: Path, error: StorageError) -> Path | None:
        """Return the file with what could be saved, ``None`` when that is nothing."""
        if error.code == "newer_version":  # only the newer program may touch it
            return None
        try:
            return self.library.recover(path).path
        except StorageError:
            return None

    def resume(self, path: Path) -> RecordedMatch:
        """Go on with a match of the library.

        :raises StorageError: when it cannot be read or written.
        """
        match = RecordedMatch.load(path)
        self._played_last(path)
        return match

    def open_file(self, path: Path) -> RecordedMatch:
        """Go on with a match from a file anywhere, which stays as it is.

        :raises StorageError: when it is not a sound match or the library cannot be written.
        """
        return self.resume(self.library.import_match(path))

    def put_away(self, match: RecordedMatch) -> Path:
        """Close a match; one that is over goes to the finished ones and into the history.

        :returns: where its file is now.
        :raises StorageError: when it cannot be moved or written there.
        """
        if not match.over:
            match.close()
            return match.path
        path = self.library.file_finished(match)
        self.history.record(path)
        return path

    def play_on(self, stepper: Stepper) -> RecordedMatch:
        """Begin a match at a moment of a replay.

        :raises StorageError: when it cannot be written.
        """
        path = self.library.running_path()
        created = datetime.now(UTC).isoformat(timespec="seconds")
        stepper.play_on(path, secrets.randbits(SEED_BITS), created)
        return self.resume(path)

    def _played_last(self, path: Path) -> None:
        self.settings.change(last_match=path.name)
        self.settings.save()


def rivals(seats: tuple[SeatInfo, ...]) -> list[str]:
    """Return the names of the computer seats."""
    return [seat.name for seat in seats if seat.kind != HUMAN]
