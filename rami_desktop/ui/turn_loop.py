"""Who acts now and when: the states of a match, the computer seats, the pace, the clock."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rami_desktop.engine.actions import Action, Carte, Timeout
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.events import DealStarted, Event
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView
from rami_desktop.storage.errors import StorageError
from rami_desktop.ui.bot_thread import FAILED, BotThread
from rami_desktop.ui.free_view import SPECTATOR, spectator_view
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import Pace
from rami_desktop.ui.quiet import keep_quiet
from rami_desktop.ui.safe_action import safe_action
from rami_desktop.ui.states import HUMAN_STATES, State, check_transition
from rami_desktop.ui.turn_clock import TurnClock

if TYPE_CHECKING:
    from rami_desktop.storage.recorded import RecordedMatch

#: Milliseconds after which a computer seat is answered for.
THINKING_BUDGET = 10_000
#: Steps of a computer seat in one turn after which it is answered for.
_MOST_STEPS = 200


class TurnLoop(QObject):
    """Leads a match from state to state; people act through :meth:`act`."""

    state_changed = Signal(object)
    deal_over = Signal(object)
    match_over = Signal(object)
    #: A code of ``messages`` and its parameters: something that is to be said, not asked.
    notice = Signal(str, object)
    #: A :class:`StorageError` at the move of a computer seat or of the clock, and what tries the
    #: move again when the match goes on.
    trouble = Signal(object, object)
    clock_warned = Signal(int)

    def __init__(
        self,
        store: TableStore,
        bots: BotThread,
        pace: Pace,
        seed: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.store = store
        self.pace = pace
        self.thinking_budget = THINKING_BUDGET
        self.match: RecordedMatch | None = None
        self.state = State.NO_GAME
        self.paused = False
        self.animating = False
        self._rng = Rng(secrets.randbits(128) if seed is None else seed)
        self._bots = bots
        bots.answered.connect(self._on_answer)
        bots.failed.connect(self._on_failure)
        self._token: int | None = None
        self._bot_seat = 0
        self._answer: Action | None = None
        self._steps = 0
        self._viewer = SPECTATOR
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._go_on)
        self.clock = TurnClock(self)
        self.clock.ticked.connect(self._show_clock)
        self.clock.warned.connect(self.clock_warned)
        self.clock.ran_out.connect(self._time_out)

    # --- the match ---------------------------------------------------------------------

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        if self.match is None:
            return ()
        return tuple(i for i, info in enumerate(self.match.seats) if info.kind == "human")

    @property
    def human(self) -> int | None:
        """The seat of the person who may act now, ``None`` when nobody may."""
        if self.match is None or self.state not in HUMAN_STATES or self.paused:
            return None
        return self.match.deal.turn

    @property
    def next_human(self) -> int | None:
        """The person who is to sit down before the screen, while the curtain is closed."""
        if self.match is None or self.state is not State.CURTAIN:
            return None
        return self.match.deal.turn

    def start(self, match: RecordedMatch) -> None:
        """Begin a match, or go on with one that was opened."""
        self.stop()
        self.match = match
        self._enter(State.DEALING)
        self.store.begin(match.seats)
        self._deal()

    def next_deal(self) -> None:
        """Deal again; does nothing unless a deal is over and the match is not.

        :raises StorageError: when the new deal cannot be written down.
        """
        if self.match is None or self.state is not State.DEAL_OVER:
            return
        self.match.next_deal()
        self._enter(State.DEALING)
        self._deal()

    def _deal(self) -> None:
        match = self.match
        assert match is not None
        humans = self.humans
        self._viewer = humans[0] if len(humans) == 1 else SPECTATOR
        self._steps = 0
        view = self._view(self._viewer)
        self._commit(view.events if is_fresh(view) else ())
        self._start_rest(0)

    def stop(self) -> None:
        """Leave the match; it can be started again where it was left."""
        self._bots.close()
        self._token = None
        self._answer = None
        self._rest.stop()
        self.clock.stop()
        self.match = None
        self.paused = False
        if self.state is not State.NO_GAME:
            self.store.set_thinking(None)
            self._enter(State.NO_GAME)

    # --- what is shown -------------------------------------------------------------------

    def _view(self, seat: int) -> SeatView:
        assert self.match is not None
        if seat == SPECTATOR:
            return spectator_view(self.match.view(0))
        return self.match.view(seat)

    def _commit(self, events: Sequence[Event]) -> None:
        assert self.match is not None
        keep_quiet()
        self.store.set_results(self.match.results)
        seen = tuple(event.seen_by(self._viewer) for event in events)
        self.store.commit(self._view(self._viewer), seen)

    def _enter(self, state: State) -> None:
        if state is self.state:
            return
        check_transition(self.state, state)
        self.state = state
        self.state_changed.emit(state)

    # --- from one action to the next -----------------------------------------------------

    def act(self, action: Action, seat: int) -> None:
        """Do an action of a person.

        :raises IllegalActionError: when the rules refuse it, or while a computer seat has still
            to announce its last card.
        :raises StorageError: when it cannot be written down; nothing has changed.
        """
        assert self.match is not None
        if not isinstance(action, Carte) and not self.match.deal.over and self._acting() != seat:
            raise IllegalActionError("not_your_turn")
        self._happened(self.match.apply(action, seat))

    def undo(self) -> Action:
        """Take back the last action of the person's turn.

        :raises IllegalActionError: ``nothing_to_undo``.
        """
        assert self.match is not None
        action = self.match.undo()
        self._happened(())
        return action

    def redo(self) -> None:
        """Do again what was taken back last.

        :raises IllegalActionError: ``nothing_to_redo``.
        """
        assert self.match is not None
        self._happened(self.match.redo())

    def reveal(self) -> None:
        """The person who is to move sits before the screen now: open the curtain."""
        seat = self.next_human
        if seat is not None:
            self._viewer = seat
            self._commit(())
            self._settle()

    def _happened(self, events: Sequence[Event]) -> None:
        self._commit(events)
        self._settle()

    def _settle(self) -> None:
        """Enter the state that the match is in now."""
        match = self.match
        assert match is not None
        deal = match.deal
        if deal.over:
            self._end_deal()
            return
        seat = self._acting()
        if match.seats[seat].kind != "human":
            self._ask(seat)
        elif len(self.humans) > 1 and self._viewer != seat:
            self._close_curtain()
        else:
            self._let_play(seat)

    def _acting(self) -> int:
        """The seat that is asked next: a computer seat announces its last card first."""
        assert self.match is not None
        deal = self.match.deal
        due = deal.carte_due
        if due is not None and self.match.seats[due].kind != "human":
            return due
        return deal.turn

    def _let_play(self, seat: int) -> None:
        match = self.match
        assert match is not None
        begins = self.state not in HUMAN_STATES
        self._steps = 0
        self.store.set_thinking(None)
        if begins and match.rules.turn_seconds is not None:
            self.clock.start(match.rules.turn_seconds)
        self._enter(State.HUMAN_DRAW if match.deal.phase == "draw" else State.HUMAN_PLAY)
        self._run_clock()

    def _close_curtain(self) -> None:
        self.clock.stop()
        self.store.set_thinking(None)
        self._viewer = SPECTATOR
        self._commit(())
        self._enter(State.CURTAIN)

    def _end_deal(self) -> None:
        match = self.match
        assert match is not None
        assert match.deal.result is not None
        self.clock.stop()
        self.store.set_thinking(None)
        self._enter(State.DEAL_OVER)
        self.deal_over.emit(match.deal.result)
        if match.result is not None and self.match is match:
            self._enter(State.MATCH_OVER)
            self.match_over.emit(match.result)

    # --- computer seats ------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        match = self.match
        assert match is not None
        self.clock.stop()
        if seat != self._bot_seat or self.state is not State.BOT_THINKING:
            self._steps = 0
        self._bot_seat = seat
        self._steps += 1
        self._answer = None
        self._token = None
        self._enter(State.BOT_THINKING)
        self.store.set_thinking(seat)
        view = match.view(seat)
        if self._steps > _MOST_STEPS:
            self._answer_for(FAILED, "no end of its turn")
        else:
            level = match.seats[seat].level
            seed = self._rng.fork(str(self._rng.below(1 << 32))).seed
            self._token = self._bots.ask(view, level, seed, self.thinking_budget)
        self._start_rest(self._rest_before(seat))

    def _rest_before(self, seat: int) -> int:
        """Milliseconds before a computer seat acts.

        It announces its own last card at once, and leaves a person the time to do so where
        forgetting it costs something.
        """
        assert self.match is not None
        due = self.match.deal.carte_due
        if due == seat:
            return 0
        if due is None or not self.match.rules.carte_penalty:
            return self.pace.step_rest
        return self.pace.carte_grace

    @Slot(int, object)
    def _on_answer(self, token: int, action: object) -> None:
        if token == self._token:
            self._token = None
            if isinstance(action, Action):
                self._answer = action
            else:
                self._answer_for(FAILED, f"not an action: {action!r}")
            self._go_on()

    @Slot(int, str, str)
    def _on_failure(self, token: int, code: str, why: str) -> None:
        if token == self._token:
            self._token = None
            self._answer_for(code, why)
            self._go_on()

    def _answer_for(self, code: str, why: str) -> None:
        """Let a plain action stand for the answer of a computer seat."""
        assert self.match is not None
        self._answer = safe_action(self.match.view(self._bot_seat))
        self._tell(code, {"name": self.store.names[self._bot_seat], "why": why})

    def _tell(self, code: str, params: dict[str, Any]) -> None:
        self.store.log.add_notice(code, params)
        self.notice.emit(code, params)

    def _start_rest(self, milliseconds: int) -> None:
        self._rest.start(milliseconds)

    @Slot()
    def _go_on(self) -> None:
        """Do what was waited for, unless something else has to be waited for still."""
        if self.match is None or self.paused or self.animating or self._rest.isActive():
            return
        if self.state is State.DEALING:
            self._settle()
        elif self.state is State.BOT_THINKING and self._answer is not None:
            action, self._answer = self._answer, None
            self._step(action)

    def _step(self, action: Action) -> None:
        match = self.match
        assert match is not None
        seat = self._bot_seat
        view = match.view(seat)
        try:
            view.check(action)
        except Exception as error:  # whatever a bot answers, the match goes on
            if action == safe_action(view):
                raise
            self._answer_for(FAILED, repr(error))
            self._start_rest(0)
            return
        try:
            events = match.apply(action, seat)
        except StorageError as error:
            # Nothing was done; it is tried again when the person lets the match go on.
            self._answer = action
            self.paused = True
            self.trouble.emit(error, self._go_on)
            return
        self._happened(events)

    # --- pause, animation, clock ---------------------------------------------------------

    def set_paused(self, paused: bool) -> None:
        """Let the match stand still, or go on."""
        self.paused = paused
        self._run_clock()
        self._go_on()

    def set_animating(self, animating: bool) -> None:
        """Say whether cards are on their way; computer seats wait for them, and then rest."""
        if animating == self.animating:
            return
        self.animating = animating
        self._run_clock()
        if not animating:
            if self.state is State.BOT_THINKING and not self._rest.isActive():
                self._start_rest(min(self._rest_before(self._bot_seat), self.pace.step_rest))
            self._go_on()

    def _run_clock(self) -> None:
        if self.state in HUMAN_STATES and not self.paused and not self.animating:
            self.clock.run()
        else:
            self.clock.hold()

    @Slot(int)
    def _show_clock(self, seconds: int) -> None:
        if self.match is not None:
            self.store.set_seconds(self.match.deal.turn, seconds)

    @Slot()
    def _time_out(self) -> None:
        if self.match is not None and self.state in HUMAN_STATES:
            try:
                self.act(Timeout(), self.match.deal.turn)
            except StorageError as error:
                self.trouble.emit(error, self._time_out)


def is_fresh(view: SeatView) -> bool:
    """Return whether nothing has happened in a deal since the cards were dealt."""
    return bool(view.events) and isinstance(view.events[0], DealStarted) and len(view.events) <= 2
