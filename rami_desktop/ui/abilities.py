"""What the person before the screen can do now: for buttons, keys, and lit targets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rami_desktop.engine.actions import Action, Draw, PutBack, Take
from rami_desktop.engine.cards import Card
from rami_desktop.engine.view import SeatView
from rami_desktop.ui import intents
from rami_desktop.ui.intents import Outcome, Refusal
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.targets import Target, TargetKind
from rami_desktop.ui.turn_loop import TurnLoop


class Abilities(QObject):
    """Questions about the person's turn; asking changes nothing."""

    def __init__(self, store: TableStore, loop: TurnLoop, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self._loop = loop

    def targets_for(self, cards: Sequence[Card]) -> frozenset[Target]:
        """Return the places that would take these cards now.

        Without cards: the piles that a click would draw or take from.
        """
        view = self._own_view()
        if view is None:
            return frozenset()
        if not cards:
            piles = {TargetKind.STOCK: Draw(), TargetKind.DISCARD: Take()}
            return frozenset(Target(kind) for kind, action in piles.items() if self._may(action))
        found = {Target(TargetKind.HAND)}
        places = [Target(TargetKind.DISCARD), Target(TargetKind.OWN_AREA)]
        places += [Target(TargetKind.MELD, number) for number in view.melds]
        groups = range(len(self.store.prepared.groups))
        places += [Target(TargetKind.PREPARED, index) for index in groups]
        for target in places:
            if not isinstance(self._outcome(view, cards, target, exact=False), Refusal):
                found.add(target)
        return frozenset(found)

    @property
    def can_draw(self) -> bool:
        """Whether the person may draw from the stock."""
        return self._may(Draw())

    @property
    def can_take(self) -> bool:
        """Whether the person may take the discard."""
        return self._may(Take())

    @property
    def can_put_back(self) -> bool:
        """Whether the person may put a taken discard back."""
        return self._may(PutBack())

    @property
    def can_undo(self) -> bool:
        """Whether the person may take back an action."""
        match = self._loop.match
        return self._loop.human is not None and match is not None and match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether the person may do again what was taken back."""
        match = self._loop.match
        return self._loop.human is not None and match is not None and match.can_redo

    @property
    def can_open(self) -> bool:
        """Whether "open" would open: with what is prepared, or with the best lay."""
        counter = self.store.prepared.counter
        ready = counter.opens if self.store.prepared.groups else counter.best_opens
        return self._loop.human is not None and ready

    @property
    def can_carte(self) -> bool:
        """Whether a person has to say "carte" now."""
        match = self._loop.match
        return match is not None and match.deal.carte_due in self._loop.humans

    @property
    def can_lay(self) -> bool:
        """Whether the selected cards make a meld that can be laid or prepared now."""
        return self._would(self.store.selected(), Target(TargetKind.OWN_AREA))

    @property
    def can_discard(self) -> bool:
        """Whether the selected card can be discarded now."""
        return self._would(self.store.selected(), Target(TargetKind.DISCARD))

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be asked for."""
        return self._loop.human is not None or self.can_carte

    def _would(self, cards: Sequence[Card], target: Target) -> bool:
        view = self._own_view()
        if view is None or not cards:
            return False
        return not isinstance(self._outcome(view, cards, target, exact=False), Refusal)

    def _outcome(
        self, view: SeatView, cards: Sequence[Card], target: Target, *, exact: bool
    ) -> Outcome:
        return intents.intent(view, self.store.prepared.groups, cards, target, exact=exact)

    def _own_view(self) -> SeatView | None:
        """The view of the person before the screen, ``None`` when there is none."""
        view = self.store.view
        return None if view is None or view.seat < 0 or view.over else view

    def _may(self, action: Action) -> bool:
        view = self._own_view()
        return view is not None and self._loop.human == view.seat and view.is_legal(action)
