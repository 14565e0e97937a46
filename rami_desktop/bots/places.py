"""Where cards of a hand might go: quick looks that leave the verdict to the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rami_desktop.bots.position import Imagined
from rami_desktop.engine.actions import Action, Add, Lay, Pull, Split, Swap
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card
from rami_desktop.engine.meld_changes import end_kinds
from rami_desktop.engine.melds import Meld, find_melds, hand_points
from rami_desktop.engine.rules import Rules


def kinds_held(hand: Sequence[Card]) -> dict[int, Card]:
    """Return one card of each kind in a hand."""
    return {card & KIND_MASK: card for card in hand}


def fitting_kinds(meld: Meld, rules: Rules) -> Sequence[int]:
    """Return the natural kinds that could be laid off on a meld, one card at a time."""
    if meld.is_run:
        return end_kinds(meld, rules)
    if len(meld.cards) >= 4:
        return ()
    return [suit * 13 + meld.start - 1 for suit in meld.missing_suits]


def lay_offs(position: Imagined, kinds: Collection[int]) -> Iterator[Add]:
    """Yield lay-offs of single natural cards of some kinds, most points first."""
    held = kinds_held(position.hand)
    found = []
    for number, table in position.melds.items():
        for kind in fitting_kinds(table.meld, position.rules):
            if kind in kinds and kind in held:
                points = hand_points(held[kind], position.rules)
                found.append((-points, number, held[kind]))
    found.sort()
    for _, number, card in found:
        yield Add((card,), number)


def joker_lay_offs(position: Imagined) -> Iterator[Add]:
    """Yield lay-offs of a joker."""
    joker = kinds_held(position.hand).get(JOKER_KIND)
    if joker is None:
        return
    for number, table in position.melds.items():
        if not table.meld.is_run:
            if len(table.meld.cards) < 4:
                yield Add((joker,), number)
            continue
        for kind in dict.fromkeys(end_kinds(table.meld, position.rules)):
            yield Add((joker.standing_for(kind),), number)


def swaps(position: Imagined, kinds: Collection[int]) -> Iterator[Swap]:
    """Yield swaps of a joker for a natural card of some kinds."""
    held = kinds_held(position.hand)
    for number, table in position.melds.items():
        meld = table.meld
        for joker in meld.cards:
            if joker & KIND_MASK != JOKER_KIND:
                continue
            if joker.stands_for is not None:
                wanted: Sequence[int] = (joker.stands_for,)
            else:
                wanted = [suit * 13 + meld.start - 1 for suit in meld.missing_suits]
            for kind in wanted:
                if kind in kinds and kind in held:
                    yield Swap(held[kind], number)


def splits(position: Imagined, kinds: Collection[int]) -> Iterator[Split]:
    """Yield splits of runs by a natural card of some kinds."""
    if not position.rules.split_runs:
        return
    held = kinds_held(position.hand)
    for number, table in position.melds.items():
        meld = table.meld
        if not meld.is_run or len(meld.cards) < 5:
            continue
        for card in meld.cards[2:-2]:
            kind = card & KIND_MASK
            if kind in kinds and kind in held and kind != JOKER_KIND:
                yield Split(held[kind], number)


def pulls(position: Imagined) -> Iterator[Pull]:
    """Yield pulls of cards that could make a new meld with the hand."""
    rules = position.rules
    if not rules.pull or len(position.hand) < 2:
        return
    held = kinds_held(position.hand)
    for number, table in position.melds.items():
        meld = table.meld
        if len(meld.cards) < 4:
            continue
        movable = (meld.cards[0], meld.cards[-1]) if meld.is_run else meld.cards
        for card in movable:
            if card & KIND_MASK != JOKER_KIND and could_meld(card & KIND_MASK, held, rules):
                yield Pull(card, number)


def could_meld(kind: int, held: Collection[int], rules: Rules) -> bool:
    """Return whether a natural card might be part of a new meld with cards of a hand.

    :param held: the kinds in the hand, without regard to ``kind`` itself.
    """
    if kind == JOKER_KIND:
        return True
    joker = 0
    if JOKER_KIND in held and (rules.jokers_per_run > 0 or rules.jokers_per_set > 0):
        joker = 2 if rules.min_naturals == 1 else 1
    suit, rank = divmod(kind, 13)
    same = sum(other * 13 + rank in held for other in range(4) if other != suit)
    if same + joker >= 2:
        return True
    near = [
        suit * 13 + place % 13 in held if 0 <= place <= 13 or rules.circular_runs else False
        for place in range(rank - 2, rank + 3)
    ]
    if rank == 0:  # an ace may also follow the king
        high = [suit * 13 + 11 in held, suit * 13 + 12 in held]
        if sum(high) + joker >= 2:
            return True
    pairs = ((0, 1), (1, 3), (3, 4))
    return any(near[a] + near[b] + joker >= 2 for a, b in pairs)


def melds_with(position: Imagined, kind: int) -> list[Lay]:
    """Return lays of one meld that uses a card of ``kind``, most points in hand first."""
    rules = position.rules
    if not could_meld(kind, kinds_held(position.hand), rules):
        return []
    found = []
    for meld in find_melds(position.hand, rules):
        if any(card & KIND_MASK == kind for card in meld.cards):
            points = sum(hand_points(card, rules) for card in meld.cards)
            found.append((meld.jokers, -points, Lay((meld.cards,))))
    found.sort(key=lambda entry: entry[:2])
    return [lay for _, _, lay in found]


def uses_of(position: Imagined, kind: int, new_meld_only: bool) -> Iterator[Action]:
    """Yield actions that would use a card of ``kind`` for what is owed to the table."""
    yield from melds_with(position, kind)
    if new_meld_only:
        return
    if kind == JOKER_KIND:
        yield from joker_lay_offs(position)
        return
    yield from swaps(position, {kind})
    yield from lay_offs(position, {kind})
    yield from splits(position, {kind})
