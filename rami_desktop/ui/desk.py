"""Matches for the window: beginning, going on with, opening and putting them away."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rami_desktop.engine.presets import preset_of
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Library, Recovered
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import MatchFile, read_match, replay_deal
from rami_desktop.storage.rule_sets import RuleSets
from rami_desktop.storage.saved import SavedMatches
from rami_desktop.storage.seats import HUMAN, SeatInfo
from rami_desktop.storage.settings import Settings
from rami_desktop.storage.stepper import Stepper
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.storage_texts import recovered_text, storage_text, torn_text

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

    :ivar troubles: what was wrong with files of matches, in sentences, until they are told.
    """

    def __init__(
        self, library: Library, settings: Settings, keep_settings: Callable[[], object]
    ) -> None:
        """Serve a library.

        :param keep_settings: writes the settings, and says so when that cannot be done.
        """
        self.library = library
        self.rule_sets = RuleSets(library.directory)
        self.saved = SavedMatches(library)
        self.settings = settings
        self.troubles: list[str] = []
        self._tell_and_keep = keep_settings
        self._passed_over: set[Path] = set()
        #: Matches put away of which the disk refused the end.
        self._waiting: dict[Path, RecordedMatch] = {}

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
        """Keep a choice for the next quick game."""
        kept = choice.to_dict()
        people = [seat["name"] for seat in kept["seats"] if seat["kind"] == HUMAN]
        self.settings.change(last_game=kept, player_name=people[0] if people else "")
        self._keep_settings()

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
        playable = choice.playable()
        return self._begin(playable.rules, playable.seats, seed)

    def begin_chosen(self, choice: GameChoice, seed: int | None = None) -> RecordedMatch:
        """Begin a match of what was chosen, which is what a quick game plays from now on.

        :raises StorageError: when it cannot be written.
        """
        match = self.begin(choice, seed)
        self.remember(choice)
        return match

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
        self.write_waiting()
        for path in self.library.to_continue(self.settings["last_match"]):
            if path in self._waiting and self._waiting[path].over:
                continue
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
            file = self.file_of(path)
            replay_deal(file, len(file.deals) - 1)
            return file
        except StorageError as error:
            rescued = self._rescued(path, error)
            if rescued is not None:
                self.troubles.append(recovered_text(error, rescued))
                if rescued.aside == path:  # it lies there still, and is not to be saved again
                    self._passed_over.add(path)
                if self.settings["last_match"] == path.name:
                    self._played_last(rescued.path)
                return read_match(rescued.path)
            self.troubles.append(storage_text(error))
        self._passed_over.add(path)
        return None

    def _rescued(self, path: Path, error: StorageError) -> Recovered | None:
        """Return what could be saved of a broken file, ``None`` when that is nothing."""
        if error.code == "newer_version":  # only the newer program may touch it
            return None
        try:
            return self.library.recover(path)
        except StorageError:
            return None

    def resume(self, path: Path) -> RecordedMatch:
        """Go on with a match of the library.

        :raises StorageError: when it cannot be read or written.
        """
        waiting = self._waiting.get(path)
        match = self.library.resume(path) if waiting is None else waiting.reopened()
        self._waiting.pop(path, None)
        if match.torn:
            self.troubles.append(torn_text(match))
        self._played_last(match.path)
        return match

    def open_file(self, path: Path) -> RecordedMatch:
        """Go on with a match from a file anywhere, which stays as it is.

        :raises StorageError: when it is not a sound match or the library cannot be written.
        """
        match = self.resume(self.library.import_match(path))
        if read_match(path).contents.torn:
            self.troubles.append(torn_text(match, path.name))
        return match

    def put_away(self, match: RecordedMatch) -> Path:
        """Close a match; one that is over goes to the finished ones and into the history.

        One that cannot be moved stays where it is, and the history is brought up to date when
        somebody looks at it.  What the disk refuses waits: see :meth:`write_waiting`.

        :returns: where its file is now.
        """
        match.close()
        if not match.saved:
            self._waiting[match.path] = match
        if not (match.over and match.saved):
            return match.path
        try:
            path = self.library.file_finished(match)
        except StorageError:
            return match.path
        with suppress(StorageError):
            self.history.record(path)
        return path

    def write_waiting(self) -> bool:
        """Try again to write the ends of matches that the disk refused.

        :returns: whether nothing waits any more.
        """
        for path, match in list(self._waiting.items()):
            with suppress(StorageError):
                again = match.reopened()
                del self._waiting[path]
                self.put_away(again)
        return not self._waiting

    def file_of(self, path: Path) -> MatchFile:
        """Return what a file holds, and what waits to be written as if it stood there too.

        :raises StorageError: when it cannot be read or is not a sound match.
        """
        waiting = self._waiting.get(path)
        return read_match(path) if waiting is None else waiting.as_file()

    def play_on(self, stepper: Stepper) -> RecordedMatch:
        """Begin a match at a moment of a replay.

        :raises StorageError: when it cannot be written.
        """
        created = datetime.now(UTC).isoformat(timespec="seconds")
        seed = secrets.randbits(SEED_BITS)
        return self.resume(
            self.library.write_running(lambda path: stepper.play_on(path, seed, created))
        )

    def _keep_settings(self) -> None:
        """Write the settings; nobody hears of it who knows that nothing is kept."""
        if self.library.spare is None:
            self._tell_and_keep()
        else:
            self.settings.keep()

    def _played_last(self, path: Path) -> None:
        self.settings.change(last_match=path.name)
        self.settings.keep()  # nobody chose it: it is not told when that fails


def rivals(seats: tuple[SeatInfo, ...]) -> list[str]:
    """Return the names of the computer seats."""
    return [seat.name for seat in seats if seat.kind != HUMAN]
