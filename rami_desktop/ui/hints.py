"""Asks the best computer player what it would do in a person's place, and says why."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from rami_desktop.engine.actions import Action
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.bot_thread import BotThread

#: The level whose move is shown as a hint.
HINT_LEVEL = "expert"


class HintDesk(QObject):
    """Asks in the thread of the computer seats, which is idle in a person's turn.

    The reason takes about a millisecond, so it is worked out when the answer comes.
    """

    #: The :class:`~rami_desktop.bots.hint.Advice`, ``None`` when there is none.
    advised = Signal(object)

    def __init__(self, bots: BotThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots = bots
        self._token: int | None = None
        self._view: SeatView | None = None
        bots.answered.connect(self._on_answer)
        bots.failed.connect(self._on_failure)

    def ask(self, view: SeatView, budget: int) -> None:
        """Ask what to do; a question that still waits is forgotten.

        :param budget: milliseconds after which there is no advice.
        """
        self._view = view
        self._token = self._bots.ask(view, HINT_LEVEL, 0, budget)

    @Slot(int, object)
    def _on_answer(self, token: int, action: object) -> None:
        if token == self._token and self._view is not None:
            from rami_desktop.bots.hint import advice_for  # not wanted for the first frame

            view, self._view, self._token = self._view, None, None
            advice = advice_for(view, action) if isinstance(action, Action) else None
            self.advised.emit(advice)

    @Slot(int, str, str)
    def _on_failure(self, token: int, _code: str, _why: str) -> None:
        if token == self._token:
            self._view = self._token = None
            self.advised.emit(None)
