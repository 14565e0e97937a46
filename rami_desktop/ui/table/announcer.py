"""Says what happens at the table to screen readers, in whole sentences.

Only what the viewing seat witnessed is said, and of the cards that were drawn only its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from rami_desktop.engine.events import CardDrawn, Event
from rami_desktop.ui.card_texts import card_name
from rami_desktop.ui.prompts import prompt_text
from rami_desktop.ui.states import HUMAN_STATES, State
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
        self._store = view.table.store
        self._controller = view.table.controller
        self._store.committed.connect(self._on_committed)
        self._controller.state_changed.connect(self._on_state)
        view.table.said.connect(self._on_said)
        self._controller.clock_warned.connect(self._on_clock)

    def say(self, words: str, *, at_once: bool = False) -> None:
        """Let a reader say something.

        :param at_once: interrupt what it is saying.
        """
        if words and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._view, words)
            event.setPoliteness(Politeness.Assertive if at_once else Politeness.Polite)
            self.send(event)

    @staticmethod
    def send(event: QAccessibleAnnouncementEvent) -> None:
        """Hand an announcement to whoever listens."""
        QAccessible.updateAccessibility(event)

    def _on_committed(self, events: Sequence[Event]) -> None:
        if QAccessible.isActive():
            self.say(" ".join(filter(None, map(self._sentence, events))))

    def _sentence(self, event: Event) -> str:
        own = event.seat == self._store.viewer
        if isinstance(event, CardDrawn) and own and event.card is not None:
            return translate("Spoken", "You have drawn: {card}.").format(card=card_name(event.card))
        return event_text(event, self._store.names, self._store.you, aloud=True)

    def _on_state(self, state: State) -> None:
        if state in HUMAN_STATES or state is State.CURTAIN:
            self.say(prompt_text(self._store, self._controller))

    def _on_said(self, words: str) -> None:
        self.say(words, at_once=True)

    def _on_clock(self, _seat: int) -> None:
        seconds = next((row.seconds_left for row in self._store.seats.rows if row.is_turn), None)
        if seconds is not None:
            self.say(translate("Spoken", "%n second(s) left", "", seconds), at_once=True)
