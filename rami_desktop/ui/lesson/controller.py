"""The controller of the guided deal: it keeps the pupil on the way, and says so."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from rami_desktop.engine.actions import Action, Discard
from rami_desktop.engine.cards import Card
from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import ensure_directory
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.intents import Refusal
from rami_desktop.ui.lesson.script import (
    PUPIL,
    RIVAL,
    RULES,
    ScriptedBot,
    Step,
    goes_along,
    needed,
    stacked_pack,
    step_of,
)
from rami_desktop.ui.models.hand_sort import sorted_hand
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.players import COMPUTER_NAMES, default_name
from rami_desktop.ui.targets import Target

_SORTS = ("suit", "rank", "melds")


def lesson_match(path: Path) -> RecordedMatch:
    """Return the lesson as it was left, or a new one.

    :raises StorageError: when it cannot be written.
    """
    try:
        match = RecordedMatch.load(path)
    except StorageError:
        return new_lesson(path)
    if match.rules == RULES and not match.over and not match.deal.over:
        return match
    match.close()
    return new_lesson(path)


def new_lesson(path: Path) -> RecordedMatch:
    """Begin the lesson anew.

    :raises StorageError: when it cannot be written.
    """
    ensure_directory(path.parent)
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise system_error(error, path, writing=True) from error
    seats = (SeatInfo(default_name(), HUMAN), SeatInfo(COMPUTER_NAMES[0], COMPUTER, "débutant"))
    return RecordedMatch.create(path, RULES, seats, 0, first_dealer=RIVAL, order=stacked_pack())


class LessonController(TurnController):
    """Refuses what would lead away from the lesson."""

    def __init__(self, store: TableStore, parent: QObject | None = None) -> None:
        super().__init__(store, make_bot=lambda _level: ScriptedBot(), seed=0, parent=parent)

    @property
    def step(self) -> Step:
        """The step that the pupil is at."""
        view = self.store.view
        if view is None or view.seat != PUPIL:
            return Step.DRAW
        return step_of(view, self._prepared(), sorted_hand=self._is_sorted())

    def _prepared(self) -> list[tuple[Card, ...]]:
        return [group.cards for group in self.store.prepared.groups]

    def _is_sorted(self) -> bool:
        view = self.store.view
        shown = [row.card for row in self.store.hand.rows]
        return view is not None and any(sorted_hand(view, by) == shown for by in _SORTS)

    def _act(self, action: Action, seat: int | None, target: Target | None) -> bool:
        view = self.store.view
        if view is not None and view.may_act and view.is_legal(action):
            if isinstance(action, Discard) and needed(action.card):
                params = {"card": str(action.card.plain)}
                return self._refuse(Refusal("lesson_needs_card", params), target)
            if not goes_along(view, action, self._prepared()):
                return self._refuse(Refusal("lesson_other_step"), target)
        return super()._act(action, seat, target)
