"""A player without foresight: lays all that it notices, keeps what may become a meld."""

from __future__ import annotations

from rami_desktop.bots import keeping, places, turns
from rami_desktop.bots.position import Imagined
from rami_desktop.bots.style import ATTENTIVE, Style
from rami_desktop.engine.actions import Action, Carte, Discard, Draw, PutBack, Take, Timeout
from rami_desktop.engine.cards import KIND_MASK
from rami_desktop.engine.legality import DRAW
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView


class SoundBot:
    """Plays each decision from its view alone and remembers nothing between two of them."""

    def __init__(self, style: Style = ATTENTIVE) -> None:
        self._style = style

    def choose(self, view: SeatView, rng: Rng) -> Action:
        """Return an action that is legal now."""
        if view.carte_due == view.seat:
            return Carte()
        if view.phase == DRAW:
            return self._draw(view, rng)
        position = Imagined.of(view)
        action = None
        if not position.may_discard or _notices(self._style.sees_lay, rng):
            action = turns.next_lay(position)
        if action is None:
            action = self._end_turn(view, position, rng)
        return action if view.is_legal(action) else self._any_way_on(view, position)

    def _draw(self, view: SeatView, rng: Rng) -> Action:
        if wants_discard(view) and _notices(self._style.sees_take, rng):
            return Take()
        if view.is_legal(Draw()):
            return Draw()
        return Take() if view.is_legal(Take()) else Timeout()

    def _end_turn(self, view: SeatView, position: Imagined, rng: Rng) -> Action:
        """Return a discard, or what gets rid of a debt that nobody planned."""
        if not position.may_discard:
            return PutBack()
        if view.debts:  # a freed joker that is of no use may go on the discard pile
            kind = view.debts[0].kind
            return Discard(next(card for card in view.hand if card & KIND_MASK == kind))
        ranked = keeping.discards(view, position, self._style)
        least = ranked[0][0]
        equal = [card for worth, card in ranked if worth == least]
        if self._style.among > 1:
            equal = [
                card for worth, card in ranked[: self._style.among] if worth < keeping.KEPT
            ] or equal
        return Discard(equal[rng.below(len(equal))] if len(equal) > 1 else equal[0])

    def _any_way_on(self, view: SeatView, position: Imagined) -> Action:
        """Return some legal action from a position that this player would not have entered."""
        if view.is_legal(PutBack()):
            return PutBack()
        action = turns.way_out(position)
        if action is not None and view.is_legal(action):
            return action
        # The clock takes back what is owed and discards: the rules' own way out.
        return Timeout()


def _notices(share: float, rng: Rng) -> bool:
    """Return whether something that happens with this frequency happens now."""
    return share >= 1 or rng.below(1000) < 1000 * share


def wants_discard(view: SeatView) -> bool:
    """Return whether the top discard can be laid, with a lawful end of the turn after it."""
    top = view.top_discard
    if top is None or not view.is_legal(Take()):
        return False
    position = Imagined.of(view)
    if not position.has_opened:
        helps = position.rules.opening_layoffs or not position.rules.taken_in_opening
        if not places.could_meld(top.kind, places.kinds_held(view.hand), view.rules) and not (
            helps and position.melds
        ):
            return False
    return turns.next_lay(position.took(top)) is not None
