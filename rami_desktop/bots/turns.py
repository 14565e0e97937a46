"""What to lay next, never beginning what cannot be brought to an end in the same turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rami_desktop.bots import places
from rami_desktop.bots.position import Imagined
from rami_desktop.engine import legal, solver
from rami_desktop.engine.actions import Action, Lay, LayOff, Swap
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.laying import PLANS, opening_needed
from rami_desktop.engine.legality import NEW_MELD, OR_DISCARD, naturals_on_table
from rami_desktop.engine.melds import Meld

#: How many actions deep a plan for what is owed may go.
DEPTH = 6
#: How many positions the last search for a way out may look at.
NODES = 400
#: A rival with this many cards or fewer may end the deal at any time: jokers count then.
DANGER = 2


def next_lay(position: Imagined, depth: int = DEPTH) -> Action | None:
    """Return the next action of a sound turn, or ``None`` when it is time to discard.

    After the action the turn can be ended within the rules; should the position owe something
    that cannot be paid, ``None`` is all there is.
    """
    if depth <= 0:
        return None
    for action in _candidates(position):
        after = imagine(position, action)
        if after is not None and _is_worth_it(action, after, depth) and can_end(after, depth):
            return action
    return None


def imagine(position: Imagined, action: Action) -> Imagined | None:
    """Return the position after a lay, lay-off, swap, pull or split; ``None`` if refused."""
    try:
        plan = PLANS[type(action)](position, action)
    except IllegalActionError:
        return None
    return position.after(plan)


def can_end(position: Imagined, depth: int = DEPTH) -> bool:
    """Return whether the turn can be brought to an end from here."""
    return not position.hand or position.may_discard or next_lay(position, depth - 1) is not None


def way_out(position: Imagined) -> Action | None:
    """Return the first step of any way to end the turn, found by trying everything."""
    nodes = NODES

    def search(place: Imagined, depth: int) -> Action | None:
        nonlocal nodes
        for action in legal.legal_actions(place):
            if type(action) not in PLANS:
                continue
            nodes -= 1
            after = imagine(place, action)
            if nodes < 0 or after is None:
                continue
            if not after.hand or after.may_discard:
                return action
            if depth > 1 and search(after, depth - 1) is not None:
                return action
        return None

    return search(position, 4)


def _candidates(position: Imagined) -> Iterator[Action]:
    if not position.has_opened:
        yield from openings(position)
    elif position.debts:
        for debt in position.debts:
            yield from places.uses_of(position, debt.kind, debt.use == NEW_MELD)
    else:
        kinds = {card & KIND_MASK for card in position.hand}
        yield from places.swaps(position, kinds)
        yield from _new_melds(position)
        yield from places.lay_offs(position, kinds)
        yield from places.splits(position, kinds)
        yield from places.pulls(position)
        if _spends_jokers(position):
            yield from places.joker_lay_offs(position)


def _is_worth_it(action: Action, after: Imagined, depth: int) -> bool:
    """Return whether a swap gets a joker that can be used: thrown away it only helps a rival."""
    if not isinstance(action, Swap) or not after.hand:
        return True
    if any(debt.use != OR_DISCARD for debt in after.debts):
        return True  # that it can be used is asked for anyway
    return len(after.hand) == 1 or next_lay(after, depth - 1) is not None


def _spends_jokers(position: Imagined) -> bool:
    """Return whether jokers should be laid off: to go out, or before they are counted."""
    jokers = sum(card & KIND_MASK == JOKER_KIND for card in position.hand)
    return len(position.hand) - jokers <= 1 or position.least_rival <= DANGER


def _on_table(position: Imagined) -> dict[int, int]:
    # Only burnt jokers depend on the table; without them the search need not be told.
    return naturals_on_table(position) if position.rules.run_joker_burnt else {}


def _lay(melds: Sequence[Meld], layoffs: tuple[LayOff, ...] = ()) -> Lay:
    return Lay(tuple(meld.cards for meld in melds), layoffs)


def _new_melds(position: Imagined) -> Iterator[Lay]:
    """Yield the melds that leave the fewest points in hand, together and one by one."""
    if len(position.hand) < 3:
        return
    keep = position.rules.kept_cards
    layout = solver.least_left(
        position.hand,
        position.rules,
        decks=position.decks,
        on_table=_on_table(position),
        keep=keep,
    )
    if layout.melds:
        yield _lay(layout.melds)
        if len(layout.melds) > 1:
            for meld in layout.melds:
                yield _lay((meld,))


def openings(position: Imagined) -> Iterator[Lay]:
    """Yield openings, the best first; one that lets the seat go out comes before all others."""
    rules = position.rules
    taken = None if position.taken is None else position.taken.kind
    must_use = taken if rules.taken_in_opening else None
    best = _best_opening(position, must_use)
    needed = opening_needed(position)
    reaches = best is not None and best.points >= needed
    easier = not rules.at_once_needs_opening or rules.opening_free_if_left is not None
    if reaches or easier:
        out = _best_opening(position, must_use, go_out=True)
        if out is not None:
            yield _lay(out.melds)
    if best is not None:
        yield _lay(best.melds)
        if rules.opening_layoffs and best.points < needed:
            yield from _helped_openings(position, best)
    if taken is not None and must_use is None:
        using = _best_opening(position, taken)
        if using is not None:
            yield _lay(using.melds)
            if rules.opening_layoffs and using.points < needed:
                yield from _helped_openings(position, using)
    if rules.opening_free_if_left:
        least = solver.least_left(
            position.hand,
            rules,
            decks=position.decks,
            on_table=_on_table(position),
            keep=rules.kept_cards,
        )
        yield _lay(least.melds)


def _best_opening(
    position: Imagined, must_use: int | None, *, go_out: bool = False
) -> solver.Layout | None:
    return solver.best_opening(
        position.hand,
        position.rules,
        decks=position.decks,
        on_table=_on_table(position),
        must_use=must_use,
        go_out=go_out,
    )


def _helped_openings(position: Imagined, best: solver.Layout) -> Iterator[Lay]:
    """Yield openings that reach the threshold with cards laid off on the table (rule 15)."""
    left = list(best.left)
    keep = position.rules.kept_cards
    grown = position
    parts: list[LayOff] = []
    while len(left) > keep:
        part = _lay_off_of(grown, left)
        if part is None:
            return
        parts.append(part)
        left.remove(part.cards[0])
        yield _lay(best.melds, tuple(parts))
        grown = grown.with_laid_off(part)


def _lay_off_of(position: Imagined, left: Sequence[Card]) -> LayOff | None:
    """Return the lay-off of a natural card that counts most."""
    kinds = {card & KIND_MASK for card in left}
    for add in places.lay_offs(position, kinds):
        card = next(card for card in left if card & KIND_MASK == add.cards[0] & KIND_MASK)
        return LayOff((card,), add.number)
    return None
