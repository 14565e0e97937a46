"""Gestures become intents, intents become actions, and refusals become words.

No rule is decided here: which action a gesture means follows from asking the view of the seat
which of them it may do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from rami_desktop.engine.actions import Action, Carte, Draw, Lay, Pull, PutBack, Take
from rami_desktop.engine.cards import Card
from rami_desktop.engine.errors import RamiError
from rami_desktop.engine.legality import Debt
from rami_desktop.storage.errors import StorageError
from rami_desktop.ui import own_area
from rami_desktop.ui.abilities import Abilities
from rami_desktop.ui.bot_thread import BotThread, MakeBot
from rami_desktop.ui.hints import HintDesk
from rami_desktop.ui.intents import Choice, Outcome, Refusal
from rami_desktop.ui.models.prepared import PreparedGroup
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import Pace
from rami_desktop.ui.states import State
from rami_desktop.ui.targets import Target, TargetKind
from rami_desktop.ui.turn_loop import THINKING_BUDGET, TurnLoop

if TYPE_CHECKING:
    from rami_desktop.bots.hint import Advice
    from rami_desktop.storage.recorded import RecordedMatch


class TurnController(Abilities):
    """What the scene, the buttons and the keys call."""

    #: The new :class:`.states.State`.
    state_changed = Signal(object)
    #: Code, parameters, and the :class:`.targets.Target` beside which to say why, or ``None``.
    refused = Signal(str, object, object)
    #: A list of :class:`~rami_desktop.engine.melds.Meld` to choose from, and what to call with
    #: the index of the one chosen (``None`` when none is).
    joker_choice = Signal(object, object)
    deal_over = Signal(object)
    match_over = Signal(object)
    #: Code and parameters of something that is to be said.
    notice = Signal(str, object)
    #: A :class:`~rami_desktop.storage.errors.StorageError`, and what tries again what it stopped.
    trouble = Signal(object, object)
    #: Ten seconds are left on the clock.
    clock_warned = Signal(int)
    #: The :class:`~rami_desktop.bots.hint.Advice` of a hint.
    hint_ready = Signal(object)

    def __init__(
        self,
        store: TableStore,
        pace: Pace | None = None,
        *,
        make_bot: MakeBot | None = None,
        seed: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Lead the matches that are shown in a store.

        :param pace: how fast computer seats follow one another.
        :param make_bot: makes the computer player of a level; by default the program's own.
        :param seed: decides what computer seats leave to chance; by default nobody knows it.
        """
        bots = BotThread(make_bot)
        super().__init__(store, TurnLoop(store, bots, pace or Pace(), seed), parent)
        bots.setParent(self)
        self._loop.setParent(self)
        self._loop.state_changed.connect(self.state_changed)
        self._loop.deal_over.connect(self.deal_over)
        self._loop.match_over.connect(self.match_over)
        self._loop.notice.connect(self.notice)
        self._loop.trouble.connect(self.trouble)
        self._loop.clock_warned.connect(self.clock_warned)
        self._bots = bots
        self._hints = HintDesk(bots, self)
        self._hints.advised.connect(self._on_hint)

    # --- the match -----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """What the window is waiting for."""
        return self._loop.state

    @property
    def paused(self) -> bool:
        """Whether the match stands still."""
        return self._loop.paused

    @property
    def animating(self) -> bool:
        """Whether cards are on their way."""
        return self._loop.animating

    @property
    def match(self) -> RecordedMatch | None:
        """The match that is played."""
        return self._loop.match

    @property
    def next_human(self) -> int | None:
        """The seat of the person for whom the curtain waits."""
        return self._loop.next_human

    def start(self, match: RecordedMatch) -> None:
        """Begin a match, or go on with one that was opened."""
        self._loop.start(match)

    def next_deal(self) -> None:
        """Deal again after the end of a deal."""
        self._try(self._loop.next_deal)

    def reveal(self) -> None:
        """The person for whom the curtain waits sits before the screen."""
        self._loop.reveal()

    def stop(self) -> None:
        """Leave the match; it can be started again where it was left."""
        self._loop.stop()

    def set_pace(self, pace: Pace) -> None:
        """Change how fast computer seats follow one another, from the next step on."""
        self._loop.pace = pace

    def set_thinking_budget(self, milliseconds: int) -> None:
        """Change the time after which a computer seat is answered for."""
        self._loop.thinking_budget = milliseconds

    @property
    def expert_seconds(self) -> int:
        """About how long an expert thinks."""
        return self._bots.seconds

    def set_expert_seconds(self, seconds: int) -> None:
        """Change about how long an expert thinks, from its next move on."""
        self._bots.seconds = seconds
        self._loop.thinking_budget = THINKING_BUDGET * seconds

    def set_paused(self, paused: bool) -> None:
        """Let the match stand still, or go on."""
        self._loop.set_paused(paused)

    def set_animating(self, animating: bool) -> None:
        """Say whether cards are on their way: computer seats and the clock wait for them."""
        self._loop.set_animating(animating)

    # --- gestures ------------------------------------------------------------------------

    def drop(self, cards: Sequence[Card], target: Target) -> bool:
        """Put cards of the hand on a target.

        :returns: whether they stay there; if not, :attr:`refused` has said why, or
            :attr:`joker_choice` has asked and they will go there later.
        """
        if target.kind is TargetKind.HAND:
            return own_area.put_in_hand(self.store, cards, target.index)
        return self._give(cards, target, exact=True)

    def activate(self, target: Target) -> bool:
        """Do what a click on a target means, with what is selected.

        :returns: whether anything was done.
        """
        cards = self.store.selected()
        if target.kind is TargetKind.STOCK:
            return self._do(Draw(), target)
        if target.kind is TargetKind.DISCARD and (self.state is State.HUMAN_DRAW or not cards):
            return self._do(Take(), target)
        if target.kind is TargetKind.HAND:
            return False
        if not cards:
            if target.kind is TargetKind.PREPARED:
                return own_area.take_back_group(self.store, target.number)
            return self._refuse(Refusal("nothing_selected"), target)
        return self._give(cards, target, exact=False)

    def pull(self, card: Card, number: int, to: Target | None = None) -> bool:
        """Take a card out of a meld of the table into the hand, wherever it was dragged."""
        return self._do(Pull(card, number), to or Target(TargetKind.MELD, number))

    def _give(self, cards: Sequence[Card], target: Target, *, exact: bool) -> bool:
        view = self._own_view()
        if view is None or not cards:
            return self._refuse(Refusal("nothing_selected" if view else "no_game"), target)
        return self._carry_out(self._outcome(view, cards, target, exact=exact), target)

    def _carry_out(self, outcome: Outcome, target: Target | None) -> bool:
        if isinstance(outcome, Refusal):
            return self._refuse(outcome, target)
        if isinstance(outcome, Choice):
            self._ask_which(outcome, target)
            return False
        if isinstance(outcome, PreparedGroup):
            own_area.prepare(self.store, outcome, target)
            return True
        return self._do(outcome, target)

    def _ask_which(self, choice: Choice, target: Target | None) -> None:
        view = self.store.view

        def choose(index: int | None) -> None:
            """Go on with the option that was chosen, unless the table has changed since."""
            if index is not None and self.store.view is view:
                self._carry_out(choice.outcomes[index], target)

        self.joker_choice.emit(list(choice.options), choose)

    # --- actions -------------------------------------------------------------------------

    def perform(self, action: Action) -> bool:
        """Do an action of the person before the screen: a hint, say, that is followed."""
        return self._do(action, None)

    def draw(self) -> bool:
        """Draw from the stock."""
        return self._do(Draw(), Target(TargetKind.STOCK))

    def take(self) -> bool:
        """Take the top card of the discard pile."""
        return self._do(Take(), Target(TargetKind.DISCARD))

    def put_back(self) -> bool:
        """Put the taken discard back."""
        return self._do(PutBack(), Target(TargetKind.DISCARD))

    def discard_selection(self) -> bool:
        """Discard the selected card."""
        return self._give(self.store.selected(), Target(TargetKind.DISCARD), exact=False)

    def lay_selection(self) -> bool:
        """Lay the selected cards as a meld, or prepare them before the opening."""
        return self._give(self.store.selected(), Target(TargetKind.OWN_AREA), exact=False)

    def open_hand(self) -> bool:
        """Lay what is prepared, or the best opening when nothing is."""
        return self.open_prepared() if self.store.prepared.groups else self.open_best()

    def open_prepared(self) -> bool:
        """Open with what is prepared."""
        action = self.store.prepared.action
        if action is None:
            return self._refuse(Refusal("nothing_prepared"), Target(TargetKind.OWN_AREA))
        return self._do(action, Target(TargetKind.OWN_AREA))

    def open_best(self) -> bool:
        """Open with the lay that counts most."""
        action = self.store.prepared.best_action
        if action is None:
            view = self.store.view
            opened = view is not None and view.seat >= 0 and view.opened[view.seat]
            code = "already_opened" if opened else "no_opening"
            return self._refuse(Refusal(code), Target(TargetKind.OWN_AREA))
        return self._do(action, Target(TargetKind.OWN_AREA))

    def carte(self) -> bool:
        """Say "carte" for the person who has it to say, whoever has the turn."""
        match = self._loop.match
        seat = None if match is None else match.deal.carte_due
        if seat not in self._loop.humans:
            return self._refuse(Refusal("nothing_to_announce"))
        return self._act(Carte(), seat, None)

    def undo(self) -> bool:
        """Take back the last action of this turn."""
        if self._loop.human is None:
            return self._refuse(Refusal("nothing_to_undo"))
        return self._try(self._undo)

    def _undo(self) -> None:
        action = self._loop.undo()
        view = self.store.view
        if isinstance(action, Lay) and view is not None and not view.opened[view.seat]:
            own_area.prepare_again(self.store, view, action)

    def redo(self) -> bool:
        """Do again what was taken back last."""
        if self._loop.human is None:
            return self._refuse(Refusal("nothing_to_redo"))
        return self._try(self._loop.redo)

    def hint(self) -> bool:
        """Ask for the move that a good player would make; :attr:`hint_ready` brings it."""
        match = self._loop.match
        if match is None or not self.can_hint:
            return self._refuse(Refusal("not_your_turn"))
        seat = match.deal.carte_due if self.can_carte else self._loop.human
        assert seat is not None
        view = match.view(seat)
        if self.can_carte:  # there is nothing to think about, and a computer seat may be thinking
            from rami_desktop.bots.hint import advice_for  # not wanted for the first frame

            self._on_hint(advice_for(view, Carte()))
        else:
            self._hints.ask(view, self._loop.thinking_budget)
        return True

    def _on_hint(self, advice: Advice | None) -> None:
        if advice is None:
            stuck = self.can_undo and bool(self._own_debts())
            self._refuse(Refusal("hint_undo" if stuck else "no_hint"))
        elif isinstance(advice.action, Carte) or self._may(advice.action):
            self.hint_ready.emit(advice)

    def _own_debts(self) -> tuple[Debt, ...]:
        view = self._own_view()
        return () if view is None or not view.is_mine else view.debts

    # --- the way to the engine -----------------------------------------------------------

    def _do(self, action: Action, target: Target | None) -> bool:
        view = self._own_view()
        if view is None:
            return self._refuse(Refusal("no_game"), target)
        return self._act(action, view.seat, target)

    def _act(self, action: Action, seat: int | None, target: Target | None) -> bool:
        assert seat is not None
        if self._loop.paused:
            return self._refuse(Refusal("paused"), target)
        return self._try(lambda: self._loop.act(action, seat), target)

    def _try(self, do: Callable[[], object], target: Target | None = None) -> bool:
        """Do something that the rules may refuse, and the disk."""
        try:
            do()
        except StorageError as error:
            self.trouble.emit(error, lambda: self._try(do, target))
            return False
        except RamiError as error:
            return self._refuse(Refusal.of(error), target)
        return True

    def _refuse(self, refusal: Refusal, target: Target | None = None) -> bool:
        self.refused.emit(refusal.code, refusal.params, target)
        return False
