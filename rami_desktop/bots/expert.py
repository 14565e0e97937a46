"""The strongest player: compares what it could do by playing the deal on in its mind.

It starts from what an attentive player would do, and asks by play-outs, with the same hidden
cards for all candidates:

- whether the discard that could be laid is better left where it lies,
- whether to open now, or to wait and go out at once,
- whether to lay what can be laid, or to hold it back: melds and lay-offs on the table give the
  rivals places too, cards in hand are counted when somebody else goes out,
- which of the least useful cards to throw away.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rami_desktop.bots import keeping, turns
from rami_desktop.bots.lookahead.deal import LightDeal
from rami_desktop.bots.lookahead.positions import after_discard, light_deal
from rami_desktop.bots.lookahead.race import Effort, Race
from rami_desktop.bots.position import Imagined
from rami_desktop.bots.sound import SoundBot, wants_discard
from rami_desktop.bots.style import ATTENTIVE
from rami_desktop.engine.actions import Action, Discard, Draw, Take
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.legality import DRAW
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView

#: How many discards are compared.
_DISCARDS = 3
#: Lays of one turn that are imagined at most.
_MOST_LAYS = 24
#: A seat that holds melds back does so until it can go out.
_NEVER_MIND = 0


class ExpertBot:
    """Plays each decision from its view alone and remembers nothing between two of them."""

    def __init__(
        self, effort: Effort | None = None, pause: Callable[[], object] | None = None
    ) -> None:
        """Prepare a player.

        :param pause: called again and again while it thinks; may make it wait.
        """
        self._effort = Effort() if effort is None else effort
        self._pause = pause
        self._sound = SoundBot(ATTENTIVE)

    def choose(self, view: SeatView, rng: Rng) -> Action:
        """Return an action that is legal now."""
        action = self._own_choice(view, rng)
        if action is not None and view.is_legal(action):
            return action
        return self._sound.choose(view, rng)

    def _own_choice(self, view: SeatView, rng: Rng) -> Action | None:
        """Return what comes out best, ``None`` where there is nothing to compare."""
        if view.carte_due == view.seat:
            return None
        if view.phase == DRAW:
            return self._draw(view, rng)
        position = Imagined.of(view)
        if view.debts or not position.may_discard:
            return None
        laid = _all_laid(position)
        if laid is position:
            return self._discard(view, position, rng)
        if len(laid.hand) <= 1 or (view.laid_now and view.began_opened):
            return None
        return self._lay_or_wait(view, position, laid, rng)

    def _draw(self, view: SeatView, rng: Rng) -> Action | None:
        if not view.is_legal(Draw()):
            return None
        if not wants_discard(view):
            return Draw()
        take = light_deal(view, Imagined.of(view))
        draw = take.copy()
        draw.must_draw = True
        return Draw() if self._race(view, [take, draw], rng) else Take()

    def _discard(self, view: SeatView, position: Imagined, rng: Rng) -> Action | None:
        """Compare discards where nothing can be laid."""
        cards = _least_useful(view, position)
        if not cards:
            return None
        ways = [after_discard(view, position, card) for card in cards]
        return Discard(cards[self._race(view, ways, rng)])

    def _lay_or_wait(
        self, view: SeatView, position: Imagined, laid: Imagined, rng: Rng
    ) -> Action | None:
        """Return a discard where it is better to lay nothing more in this turn."""
        if not laid.may_discard:
            return None
        cards = _least_useful(view, laid)
        if not cards:
            return None
        ways = [after_discard(view, laid, card) for card in cards]
        held = [card for card in cards if card in view.hand]
        for card in held:
            way = after_discard(view, position, card)
            if position.has_opened:
                way.patience[view.seat] = _NEVER_MIND
            else:
                way.withheld = view.seat
            ways.append(way)
        best = self._race(view, ways, rng) - len(cards)
        return None if best < 0 else Discard(held[best])

    def _race(self, view: SeatView, ways: list[LightDeal], rng: Rng) -> int:
        actual = light_deal(view, Imagined.of(view))
        return Race(view, actual, self._effort, Random(rng.below(1 << 30)), self._pause).best(ways)


def _least_useful(view: SeatView, position: Imagined) -> list[Card]:
    """Return the natural cards that are worth least, the least useful first."""
    ranked = keeping.discards(view, position, ATTENTIVE)
    return [card for _, card in ranked if card & KIND_MASK != JOKER_KIND][:_DISCARDS]


def _all_laid(position: Imagined) -> Imagined:
    """Return the position after everything that can be laid has been laid."""
    for _ in range(_MOST_LAYS):
        action = turns.next_lay(position)
        after = None if action is None else turns.imagine(position, action)
        if after is None:
            break
        position = after
    return position
