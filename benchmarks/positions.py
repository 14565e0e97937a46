"""Windows and positions for pictures and measurements: the same ones at every run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.rng import Rng
from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.settings import Settings
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.states import HUMAN_STATES, State

#: Levels of the computer seats, as many as needed from the left.
LEVELS = ("expert", "intermédiaire", "confirmé", "débutant", "expert", "intermédiaire", "expert")
#: The level that leads matches to positions: one that does not think long.
QUICK = "confirmé"
PERSON = "Camille"
#: Milliseconds after which something that should have happened is not going to.
PATIENCE = 60_000
#: Deals of other seeds that are tried when one ends before it is as late as wanted.
_TRIES = 40

Wanted = Callable[[RecordedMatch], bool]


class Stage:
    """A main window with its files in a directory, and matches that stand where one wants."""

    def __init__(self, application: QApplication, directory: Path, **settings: Any) -> None:
        self.directory = directory
        self.settings = Settings(directory / "settings.json")
        quiet = {"language": "en", "theme": "light", "animations": False, "pace": "at_once"}
        self.settings.change(**{**quiet, "sounds": False, "player_name": PERSON, **settings})
        self.languages = LanguageSwitch(application)
        self.languages.use(self.settings["language"])
        self.window = MainWindow(self.settings, self.languages, Library(directory))

    def show(self, width: int, height: int) -> MainWindow:
        """Show the window in a size."""
        self.window.resize(width, height)
        self.window.show()
        settle()
        return self.window

    def change(self, **settings: Any) -> None:
        """Change settings, which take effect at once."""
        self.settings.change(**settings)
        for name in settings:
            self.window.look.apply(name)

    def match(
        self, players: int, wanted: Wanted, rules: str = "rami51", seed: int = 1
    ) -> RecordedMatch:
        """Return a match that computer players have led to a position.

        :param wanted: says whether the match is where it should be; it is only asked while the
            person, who sits in the first seat, is to act.
        """
        choice = GameChoice.usual(rules, PERSON, LEVELS[: players - 1])
        for attempt in range(_TRIES):
            match = self.window.desk.begin(choice, seed + attempt)
            if play_until(match, wanted):
                return match
            match.close()
            match.path.unlink()
        raise LookupError(f"no deal for {players} from seed {seed} on gets there")

    def sit_down(self, match: RecordedMatch) -> None:
        """Put a match on the table and wait until the person may act."""
        self.window._play(lambda: match)
        controller = self.window.controller
        ready = {*HUMAN_STATES, State.DEAL_OVER, State.MATCH_OVER}
        wait_until(lambda: controller.state in ready)
        settle()

    def close(self) -> None:
        """Close the window, let it go, and give back what it changed."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.languages.close()


def play_until(match: RecordedMatch, wanted: Wanted) -> bool:
    """Let computer players act until the match is where it is wanted, or the deal is over."""
    bot, rng = make_bot(QUICK), Rng(7)
    while not match.deal.over:
        deal = match.deal
        seat = deal.turn if deal.carte_due is None else deal.carte_due
        if seat == deal.turn == 0 and wanted(match):
            return True
        match.apply(bot.choose(match.view(seat), rng), seat)
    return wanted(match)


def early(match: RecordedMatch) -> bool:
    """The person has drawn and nobody has laid anything."""
    return not match.deal.over and match.view(0).drawn is not None


def late(match: RecordedMatch) -> bool:
    """The person has drawn, and there is more on the table than seats around it."""
    deal = match.deal
    return not deal.over and match.view(0).drawn is not None and len(deal.melds) >= deal.players + 2


def over(match: RecordedMatch) -> bool:
    """The deal is over."""
    return match.deal.over


def settle() -> None:
    """Let everything happen that is waiting to."""
    for _ in range(6):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def wait_until(done: Callable[[], bool]) -> None:
    """Let the window run until something is so.  :raises TimeoutError: when it never is."""
    deadline = QDeadlineTimer(PATIENCE)
    while not done():
        if deadline.hasExpired():
            raise TimeoutError("the window did not get there")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
