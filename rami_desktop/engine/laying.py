"""What laying, laying off, swapping, pulling and splitting do: the rules of the table.

Each ``plan_…`` function reads a position and returns a :class:`Plan`, the whole effect of an
action on cards and melds, or raises; nothing can be half done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rami_desktop.engine.actions import Action, Add, Lay, LayOff, Pull, Split, Swap
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, PLAIN_MASK, Card, format_cards
from rami_desktop.engine.errors import IllegalActionError, ParseError
from rami_desktop.engine.events import (
    CardPulled,
    CardsLaidOff,
    Event,
    JokerSwapped,
    MeldLaid,
    Opened,
    RunSplit,
)
from rami_desktop.engine.legality import (
    ANYWHERE,
    NEW_MELD,
    OR_DISCARD,
    Debt,
    Position,
    check_play,
    from_hand,
)
from rami_desktop.engine.meld_changes import layoffs, pulled, split, swap_index, swapped
from rami_desktop.engine.melds import (
    Meld,
    TableMeld,
    card_points,
    check_jokers,
    meld_points,
    read_meld,
)


@dataclass(slots=True)
class Plan:
    """The effect of a lay, lay-off, swap, pull or split.

    :ivar used: cards that leave the hand.
    :ivar gained: a card that comes into the hand.
    :ivar melds: melds that are new or changed.
    :ivar debts: what is owed afterwards.
    :ivar points: opening points when this opens, else ``None``.
    :ivar new_numbers: numbers of melds that did not lie there before the turn.
    :ivar helped: whether a card went to a meld that lay there before the turn.
    """

    used: list[Card]
    debts: tuple[Debt, ...]
    gained: Card | None = None
    melds: list[TableMeld] = field(default_factory=list)
    points: int | None = None
    new_numbers: list[int] = field(default_factory=list)
    helped: bool = False
    events: list[Event] = field(default_factory=list)


def _pay(debts: tuple[Debt, ...], cards: Iterable[Card], uses: tuple[str, ...]) -> tuple[Debt, ...]:
    """Strike out what these cards pay, looking for the uses in their order."""
    if not debts:
        return debts
    left = list(debts)
    for card in cards:
        kind = card & KIND_MASK
        for use in uses:
            if (kind, use) in left:
                left.remove(Debt(kind, use))
                break
    return tuple(left)


_IN_NEW_MELD = (NEW_MELD, ANYWHERE, OR_DISCARD)
_ON_TABLE = (OR_DISCARD, ANYWHERE)


def _check_reserved(position: Position, used: Sequence[Card]) -> None:
    """Refuse to use outside a new meld what is owed to one (rules 19 and 20)."""
    for debt in position.debts:
        if debt.use != NEW_MELD:
            continue
        kind = debt.kind
        reserved = sum(d.kind == kind and d.use == NEW_MELD for d in position.debts)
        held = sum(card & KIND_MASK == kind for card in position.hand)
        spent = sum(card & KIND_MASK == kind for card in used)
        if spent and held - spent < reserved:
            raise IllegalActionError("must_be_in_new_meld", card=str(Card.from_kind(kind)))


def _check_keeps_discard(position: Position, used: int) -> None:
    if len(position.hand) - used < position.rules.kept_cards:
        raise IllegalActionError("must_keep_discard")


def _meld_numbered(position: Position, number: int) -> TableMeld:
    try:
        return position.melds[number]
    except KeyError:
        raise IllegalActionError("no_such_meld", number=number) from None


def _check_opened(position: Position) -> None:
    if not position.opened[position.turn]:
        raise IllegalActionError("not_opened")


def _new_cards(before: Meld, after: Meld) -> tuple[Card, ...]:
    """Return the cards of ``after`` that ``before`` does not hold, as they are printed."""
    old = {card & PLAIN_MASK for card in before.cards}
    return tuple(card for card in after.cards if card & PLAIN_MASK not in old)


def _check_burnt(
    position: Position, changed: Mapping[int, Meld], new: Sequence[Meld], placed: Iterable[Card]
) -> None:
    """Refuse a joker of a run whose natural copies are not all on the table (rule 14)."""
    if not position.rules.run_joker_burnt:
        return
    wanted = {card.face for card in placed if card.is_joker}
    if not wanted:
        return
    counts = dict.fromkeys(wanted, 0)
    on_table = [changed.get(number, tm.meld) for number, tm in position.melds.items()]
    for meld in (*on_table, *new):
        for card in meld.cards:
            kind = card & KIND_MASK
            if kind in counts:
                counts[kind] += 1
    for kind in sorted(wanted):
        if counts[kind] < position.decks:
            raise IllegalActionError("joker_not_burnt", card=str(Card.from_kind(kind)))


def _laid_off(
    position: Position,
    table_meld: TableMeld,
    meld: Meld,
    cards: Sequence[Card],
    changed: Mapping[int, Meld],
    new: Sequence[Meld],
) -> Meld:
    """Return what a meld becomes when cards are laid off on it (rule 18)."""
    rules = position.rules
    results = layoffs(meld, cards, rules)
    if not results:
        raise IllegalActionError(
            "does_not_fit", cards=format_cards(cards), number=table_meld.number
        )
    with_joker = any(card & KIND_MASK == JOKER_KIND for card in cards)
    if not with_joker:
        return results[0]
    valid = []
    refusal: IllegalActionError | None = None
    for result in results:
        try:
            check_jokers(result, rules)
            if result.is_run:
                after = {**changed, table_meld.number: result}
                _check_burnt(position, after, new, _new_cards(meld, result))
            valid.append(result)
        except IllegalActionError as error:
            refusal = refusal or error
    if not valid:
        assert refusal is not None
        raise refusal
    if len(valid) > 1 and any(card.face == JOKER_KIND for card in cards):
        raise IllegalActionError(
            "ambiguous_joker", places=[format_cards(_new_cards(meld, m)) for m in valid]
        )
    rivals = table_meld.owner != position.turn
    if rivals and meld.is_clean_run and not rules.joker_on_rival_clean_run:
        raise IllegalActionError("joker_on_rival_clean_run", number=table_meld.number)
    return valid[0]


def plan_lay(position: Position, action: Lay) -> Plan:
    """Return the effect of laying new melds (rules 8, 12 to 17)."""
    check_play(position)
    rules = position.rules
    opened = position.opened[position.turn]
    if not opened and (not action.melds or (action.layoffs and not rules.opening_layoffs)):
        raise IllegalActionError("not_opened")
    if not action.melds:
        raise ParseError("lay")
    for part in action.layoffs:
        _meld_numbered(position, part.number)
    in_melds = [card for cards in action.melds for card in cards]
    in_layoffs = [card for part in action.layoffs for card in part.cards]
    used = from_hand(position.hand, in_melds + in_layoffs)
    debts = _pay(position.debts, used[: len(in_melds)], _IN_NEW_MELD)
    if in_layoffs:
        _check_reserved(position, used[len(in_melds) :])
        debts = _pay(debts, used[len(in_melds) :], _ON_TABLE)
    supply = iter(used)
    new = [read_meld([next(supply) for _ in cards], rules) for cards in action.melds]
    changed: dict[int, Meld] = {}
    layoff_points = 0
    events: list[Event] = []
    seat = position.turn
    for part in action.layoffs:
        table_meld = position.melds[part.number]
        before = changed.get(part.number, table_meld.meld)
        after = _laid_off(
            position, table_meld, before, [next(supply) for _ in part.cards], changed, new
        )
        placed = _new_cards(before, after)
        layoff_points += sum(card_points(after, after.cards.index(card), rules) for card in placed)
        changed[part.number] = after
        events.append(CardsLaidOff(seat, part.number, placed, after))
    _check_burnt(position, changed, new, [c for meld in new if meld.is_run for c in meld.cards])
    points = sum(meld_points(meld, rules) for meld in new) + layoff_points
    if not opened:
        _check_opening(position, new, points, used)
    _check_keeps_discard(position, len(used))
    first = len(position.melds) + 1
    numbers = list(range(first, first + len(new)))
    table = [TableMeld(n, position.melds[n].owner, m) for n, m in changed.items()]
    table += [TableMeld(n, seat, m) for n, m in zip(numbers, new, strict=True)]
    laid: list[Event] = [] if opened else [Opened(seat, points)]
    laid += [MeldLaid(seat, n, m) for n, m in zip(numbers, new, strict=True)]
    return Plan(
        used=used,
        debts=debts,
        melds=table,
        points=None if opened else points,
        new_numbers=numbers,
        helped=any(number not in position.laid_now for number in changed),
        events=laid + events,
    )


def _check_opening(
    position: Position, new: Sequence[Meld], points: int, used: Sequence[Card]
) -> None:
    """Refuse a first lay that does not open (rules 5, 15 and 17)."""
    rules = position.rules
    left = len(position.hand) - len(used)
    if rules.at_once_needs_opening or left > 1:
        needed = opening_needed(position)
        free = rules.opening_free_if_left is not None and left <= rules.opening_free_if_left
        if points < needed and not free:
            raise IllegalActionError("opening_too_low", points=points, needed=needed)
        if rules.opening_clean_run and not any(meld.is_clean_run for meld in new):
            raise IllegalActionError("no_clean_run")
    if rules.taken_in_opening and position.taken is not None:
        kind = position.taken.kind
        if all(card & KIND_MASK != kind for card in used):
            raise IllegalActionError("taken_card_not_in_opening", card=str(position.taken))


def opening_needed(position: Position) -> int:
    """Return the points that the seat to move needs to open now (rules 5 and 15)."""
    rules = position.rules
    if rules.take_opening_points is not None and position.taken is not None:
        return rules.take_opening_points
    return rules.opening_points


def plan_add(position: Position, action: Add | LayOff) -> Plan:
    """Return the effect of a lay-off (rule 18)."""
    check_play(position)
    _check_opened(position)
    table_meld = _meld_numbered(position, action.number)
    if not action.cards:
        raise ParseError("add")
    used = from_hand(position.hand, action.cards)
    _check_reserved(position, used)
    after = _laid_off(position, table_meld, table_meld.meld, used, {}, ())
    _check_keeps_discard(position, len(used))
    placed = _new_cards(table_meld.meld, after)
    return Plan(
        used=used,
        debts=_pay(position.debts, used, _ON_TABLE),
        melds=[TableMeld(action.number, table_meld.owner, after)],
        helped=action.number not in position.laid_now,
        events=[CardsLaidOff(position.turn, action.number, placed, after)],
    )


def plan_swap(position: Position, action: Swap) -> Plan:
    """Return the effect of swapping a joker (rule 19)."""
    check_play(position)
    _check_opened(position)
    table_meld = _meld_numbered(position, action.number)
    (card,) = used = from_hand(position.hand, (action.card,))
    _check_reserved(position, used)
    index = swap_index(table_meld.meld, card.kind, position.rules)
    joker = table_meld.meld.cards[index].plain
    after = swapped(table_meld.meld, index, card)
    debts = _pay(position.debts, used, _ON_TABLE)
    return Plan(
        used=used,
        gained=joker,
        debts=(*debts, Debt(JOKER_KIND, position.rules.freed_joker)),
        melds=[TableMeld(action.number, table_meld.owner, after)],
        events=[JokerSwapped(position.turn, action.number, card, joker, after)],
    )


def plan_pull(position: Position, action: Pull) -> Plan:
    """Return the effect of pulling a card out of a meld (rule 20)."""
    check_play(position)
    if not position.rules.pull:
        raise IllegalActionError("may_not_pull", card=str(action.card))
    _check_opened(position)
    table_meld = _meld_numbered(position, action.number)
    meld = table_meld.meld
    kind = action.card & KIND_MASK
    indices = [i for i, card in enumerate(meld.cards) if card & KIND_MASK == kind]
    if kind == JOKER_KIND or not indices:
        raise IllegalActionError("may_not_pull", card=str(action.card))
    exact = [i for i in indices if meld.cards[i] == action.card]
    index = (exact or indices)[0]
    after = pulled(meld, index, position.rules)
    card = meld.cards[index]
    return Plan(
        used=[],
        gained=card,
        debts=(*position.debts, Debt(kind, NEW_MELD)),
        melds=[TableMeld(action.number, table_meld.owner, after)],
        events=[CardPulled(position.turn, action.number, card, after)],
    )


def plan_split(position: Position, action: Split) -> Plan:
    """Return the effect of splitting a run (rule 21)."""
    check_play(position)
    if not position.rules.split_runs:
        raise IllegalActionError("may_not_split", card=str(action.card))
    _check_opened(position)
    table_meld = _meld_numbered(position, action.number)
    (card,) = used = from_hand(position.hand, (action.card,))
    _check_reserved(position, used)
    lower, upper = split(table_meld.meld, card, position.rules)
    _check_keeps_discard(position, 1)
    number = len(position.melds) + 1
    owner = table_meld.owner
    return Plan(
        used=used,
        debts=_pay(position.debts, used, _ON_TABLE),
        melds=[TableMeld(action.number, owner, lower), TableMeld(number, owner, upper)],
        new_numbers=[number] if action.number in position.laid_now else [],
        events=[RunSplit(position.turn, action.number, number, card, lower, upper)],
    )


#: What works out the effect of each action on cards and melds.
PLANS: Mapping[type[Action], Callable[[Any, Any], Plan]] = {
    Lay: plan_lay,
    Add: plan_add,
    Swap: plan_swap,
    Pull: plan_pull,
    Split: plan_split,
}
