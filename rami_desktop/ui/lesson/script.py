"""What happens in the guided deal: the pack, the steps, and the moves of both seats.

How far the pupil has come is read off the deal itself, so that a lesson that was left can be
taken up again where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from itertools import chain

from rami_desktop.engine.actions import Action, Add, Discard, Draw, Lay, Swap, Take
from rami_desktop.engine.cards import Card, pack, parse_cards
from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardsLaidOff,
    DiscardTaken,
    Event,
    JokerSwapped,
    MeldLaid,
)
from rami_desktop.engine.presets import preset
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView

PUPIL, RIVAL = 0, 1
#: Rami 51, begun with a card turned up, so that there is a discard from the first turn on.
RULES = preset("rami51").changed(
    start="upcard", hand_size=13, cut=False, first_dealer="random", announce_carte="automatic"
)

_HAND = "7H QS AC KH 5C 3S KD 6H 10C QC KS 8D 3D"
_RIVAL = "4C JD 9H 2S 10D * AD 6C 7S KD QD 4H 9C"
_UPCARD = "7C"
#: The pupil's first card, the rival's two, and the pupil's last.
_DRAWS = "8H 8S 5D 3C"

_SET, _RUN = "KH KD KS", "6H 7H 8H"
_RIVALS_MELDS = ("10D JD QD KD", "4C *5C 6C")
_LAST_SET = "3S 3D 3C"
#: Cards of the pupil that no step needs.
_SPARE = "10C 8D AC"
#: What the rival discards: the card that the pupil takes, then one that nobody wants.
_RIVAL_DISCARDS = "9H 5D"


class Step(Enum):
    """What the pupil learns, in order."""

    DRAW = auto()
    SORT = auto()
    PREPARE = auto()
    CLEAN_RUN = auto()
    OPEN = auto()
    DISCARD = auto()
    TAKE = auto()
    LAY_OFF = auto()
    SWAP = auto()
    USE_JOKER = auto()
    DISCARD_AGAIN = auto()
    DRAW_AGAIN = auto()
    LAST_MELD = auto()
    GO_OUT = auto()
    DONE = auto()


STEPS = tuple(Step)


def cards(text: str) -> tuple[Card, ...]:
    """Return cards without copy numbers."""
    return tuple(parse_cards(text))


def stacked_pack() -> tuple[Card, ...]:
    """Return the pack as it is dealt: two hands in turn, the card turned up, the stock."""
    hands = zip(cards(_HAND), cards(_RIVAL), strict=True)
    wanted = [*chain.from_iterable(hands), *cards(_UPCARD), *cards(_DRAWS)]
    left = list(pack(RULES.decks_for(2)))
    order = []
    for card in wanted:
        found = next(other for other in left if other.kind == card.kind)
        left.remove(found)
        order.append(found)
    return (*order, *left)


def _kinds(some: Sequence[Card]) -> list[int]:
    return sorted(card.plain.kind for card in some)


def _own(view: SeatView, kind: type[Event]) -> list[Event]:
    return [e for e in view.events if isinstance(e, kind) and e.seat == PUPIL]


def step_of(
    view: SeatView, prepared: Sequence[Sequence[Card]] = (), *, sorted_hand: bool = True
) -> Step:
    """Return the step that the pupil is at.

    :param prepared: the groups laid out before the opening.
    :param sorted_hand: whether the hand has been put in order.
    """
    if view.over:
        return Step.DONE
    discards = len(_own(view, CardDiscarded))
    if discards == 0:
        return _opening_step(view, prepared, sorted_hand)
    if discards == 1:
        return _table_step(view)
    if len(_own(view, CardDrawn)) < 2:
        return Step.DRAW_AGAIN
    return Step.LAST_MELD if len(_own(view, MeldLaid)) < 4 else Step.GO_OUT


def _opening_step(view: SeatView, prepared: Sequence[Sequence[Card]], sorted_hand: bool) -> Step:
    if not _own(view, CardDrawn):
        return Step.DRAW
    if view.opened[PUPIL]:
        return Step.DISCARD
    groups = [_kinds(group) for group in prepared]
    if not groups and not sorted_hand:
        return Step.SORT
    if _kinds(cards(_SET)) not in groups:
        return Step.PREPARE
    return Step.OPEN if _kinds(cards(_RUN)) in groups else Step.CLEAN_RUN


def _table_step(view: SeatView) -> Step:
    if not _own(view, DiscardTaken):
        return Step.TAKE
    if not _own(view, CardsLaidOff):
        return Step.LAY_OFF
    if not _own(view, JokerSwapped):
        return Step.SWAP
    return Step.USE_JOKER if len(_own(view, MeldLaid)) < 3 else Step.DISCARD_AGAIN


def advice(view: SeatView, step: Step) -> Action | None:
    """Return the move that a step asks for, ``None`` when it asks for none of the engine's."""
    moves: dict[Step, Action] = {
        Step.DRAW: Draw(),
        Step.PREPARE: Lay((cards(_SET),)),
        Step.CLEAN_RUN: Lay((cards(_RUN),)),
        Step.OPEN: Lay((cards(_SET), cards(_RUN))),
        Step.TAKE: Take(),
        Step.LAY_OFF: Add(cards("9H"), _run_of(view, cards("8H")[0])),
        Step.SWAP: Swap(cards("5C")[0], _run_of(view, cards("6C")[0])),
        Step.USE_JOKER: Lay((cards("QS QC *"),)),
        Step.DRAW_AGAIN: Draw(),
        Step.LAST_MELD: Lay((cards(_LAST_SET),)),
    }
    if step in (Step.DISCARD, Step.DISCARD_AGAIN, Step.GO_OUT):
        held = {card.kind for card in view.hand}
        spare = [card for card in cards(_SPARE) if card.kind in held]
        return Discard(spare[0]) if spare else None
    return moves.get(step)


def _run_of(view: SeatView, card: Card) -> int:
    """Return the number of the run on the table that holds a card, 0 when none does."""
    for number, table in view.melds.items():
        if table.meld.is_run and any(other.kind == card.kind for other in table.meld.cards):
            return number
    return 0


def needed(card: Card) -> bool:
    """Return whether the pupil will need a card in a later step."""
    return card.plain.kind not in _kinds(cards(_SPARE))


def goes_along(view: SeatView, action: Action, prepared: Sequence[Sequence[Card]]) -> bool:
    """Return whether an action leaves the lesson on its way."""
    step = step_of(view, prepared)
    if isinstance(action, Discard):
        return step in (Step.DISCARD, Step.DISCARD_AGAIN, Step.GO_OUT)
    if isinstance(action, Lay):
        laid = [_kinds(meld) for meld in action.melds]
        if not view.opened[PUPIL]:
            return sorted(laid) == sorted([_kinds(cards(_SET)), _kinds(cards(_RUN))])
        wanted = advice(view, step)
        return isinstance(wanted, Lay) and laid == [_kinds(meld) for meld in wanted.melds]
    if isinstance(action, Add):
        return step is Step.LAY_OFF and _kinds(action.cards) == _kinds(cards("9H"))
    wanted = advice(view, step)
    if isinstance(action, Swap):
        return isinstance(wanted, Swap) and action.card.plain.kind == wanted.card.kind
    return type(action) is type(wanted)


class ScriptedBot:
    """Plays the rival's part; in the pupil's place it knows what comes next."""

    def choose(self, view: SeatView, rng: Rng) -> Action:
        """Return the next move of the script."""
        if view.seat == PUPIL:
            return advice(view, _next_move(view)) or Discard(view.hand[0])
        if view.phase == "draw":
            return Draw()
        if not view.opened[RIVAL]:
            return Lay(tuple(cards(meld) for meld in _RIVALS_MELDS))
        held = {card.kind: card for card in view.hand}
        wanted = [card.kind for card in cards(_RIVAL_DISCARDS) if card.kind in held]
        return Discard(held[wanted[0]] if wanted else view.hand[0])


def _next_move(view: SeatView) -> Step:
    """Return the step whose move the engine can be asked for."""
    step = step_of(view)
    return Step.OPEN if step in (Step.PREPARE, Step.CLEAN_RUN) else step
