"""Says what happens at the table to screen readers, in whole sentences.

Only what the viewing seat witnessed is said, and of the cards that were drawn only its own.

Some readers drop an announcement that follows another at once, and cut off what they are saying
for the next.  So sentences are gathered: what the person did or asked is said at once, what the
others do when the last announcement has presumably been spoken to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from rami_desktop.engine.events import CardDiscarded, CardDrawn, Event
from rami_desktop.engine.view import SeatView
from rami_desktop.ui import tokens
from rami_desktop.ui.card_texts import card_name
from rami_desktop.ui.models.prepared import PreparedGroup
from rami_desktop.ui.prompts import prompt_text
from rami_desktop.ui.states import HUMAN_STATES, State
from rami_desktop.ui.table import spoken
from rami_desktop.ui.telling import event_text

if TYPE_CHECKING:
    from rami_desktop.ui.table.view import TableView

translate = QCoreApplication.translate
Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """Announces events, refusals, advice, and whose turn it is; silent while nobody listens."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._scene = view.table
        self._store = view.table.store
        self._controller = view.table.controller
        self._waiting: list[str] = []
        self._prompt = ""
        self._at_once = False
        self._before: SeatView | None = None
        self._groups: tuple[PreparedGroup, ...] = ()
        self._spoken = QDeadlineTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._speak)
        self._store.committed.connect(self._on_committed)
        self._scene.shown.connect(self._on_shown)
        self._controller.state_changed.connect(self._on_state)
        self._scene.said.connect(self._on_said)
        self._scene.replay_wanted.connect(self.repeat)
        self._controller.clock_warned.connect(self._on_clock)

    def say(self, words: str, *, soon: bool = False, at_once: bool = False) -> None:
        """Let a reader say something.

        :param soon: do not wait until what was said before has been spoken.
        :param at_once: do not wait, and interrupt what the reader is saying.
        """
        if not words or not QAccessible.isActive():
            return
        self._waiting.append(words)
        self._at_once = self._at_once or at_once
        self._wait(0 if soon or at_once else self._spoken.remainingTime())

    def repeat(self) -> None:
        """Say again what the others did since one's last turn."""
        view = self._store.view
        if view is None:
            return
        events: list[Event] = []
        for event in view.events:
            if event.seat != view.seat:
                events.append(event)
            elif isinstance(event, CardDiscarded):
                events = []
        self.say(" ".join(filter(None, map(self._sentence, events))), soon=True)

    def _wait(self, milliseconds: int) -> None:
        """Speak after a time, sooner when that is decided already."""
        wait = max(milliseconds, tokens.SPOKEN_TOGETHER)
        if not self._timer.isActive() or self._timer.remainingTime() > wait:
            self._timer.start(wait)

    def _speak(self) -> None:
        words = " ".join(filter(None, [*self._waiting, self._prompt]))
        at_once, self._at_once = self._at_once, False
        self._waiting, self._prompt = [], ""
        if not words or not QAccessible.isActive():
            return
        self._spoken.setRemainingTime(tokens.SPOKEN_PER_CHARACTER * len(words))
        event = QAccessibleAnnouncementEvent(self._view, words)
        event.setPoliteness(Politeness.Assertive if at_once else Politeness.Polite)
        self.send(event)

    @staticmethod
    def send(event: QAccessibleAnnouncementEvent) -> None:
        """Hand an announcement to whoever listens."""
        QAccessible.updateAccessibility(event)

    def _on_committed(self, events: Sequence[Event]) -> None:
        before, self._before = self._before, self._store.view
        if not QAccessible.isActive():
            return
        if before is not None and before.seat != self._store.viewer:
            self._speak()  # who has left the screen hears it now, and nobody else later
        if not events:
            if _taken_back(before, self._before):
                self.say(translate("Spoken", "Taken back."), soon=True)
            return
        told = [(event.seat, words) for event in events if (words := self._sentence(event))]
        own = any(seat == self._store.viewer for seat, _words in told)
        sentences = [words for _seat, words in told]
        self.say(" ".join(sentences), soon=own)
        if self._controller.can_carte:
            self.say(prompt_text(self._store, self._controller, aloud=True), at_once=True)

    def _sentence(self, event: Event) -> str:
        own = event.seat == self._store.viewer
        if isinstance(event, CardDrawn) and own and event.card is not None:
            return translate("Spoken", "You have drawn: {card}.").format(card=card_name(event.card))
        return event_text(event, self._store.names, self._store.you, aloud=True)

    def _on_shown(self) -> None:
        """What is prepared may have changed, which no event tells."""
        groups, self._groups = self._groups, self._store.prepared.groups
        view = self._store.view
        committed = view is not self._before
        if groups == self._groups or view is None or committed or not QAccessible.isActive():
            return
        new = [group for group in self._groups if group not in groups]
        words = [spoken.with_facts(spoken.prepared_words(group.cards), "") for group in new]
        if not new:
            words = [translate("Spoken", "Taken back into the hand.")]
        if self._scene.furniture.opening.isVisible():
            words.append(spoken.counter_words(self._scene.furniture.opening.texts()))
        self.say(" ".join(words), soon=True)

    def _on_state(self, state: State) -> None:
        self._prompt = ""
        if QAccessible.isActive() and (state in HUMAN_STATES or state is State.CURTAIN):
            self._prompt = prompt_text(self._store, self._controller, aloud=True)
            self._wait(self._spoken.remainingTime())

    def _on_said(self, words: str) -> None:
        self.say(words, at_once=True)

    def _on_clock(self, _seat: int) -> None:
        seconds = next((row.seconds_left for row in self._store.seats.rows if row.is_turn), None)
        if seconds is not None:
            self.say(translate("Spoken", "%n second(s) left", "", seconds), at_once=True)


def _taken_back(before: SeatView | None, now: SeatView | None) -> bool:
    """Return whether the second view shows less of the same deal than the first."""
    if before is None or now is None or before.seat != now.seat or before.number != now.number:
        return False
    return len(now.events) < len(before.events)
