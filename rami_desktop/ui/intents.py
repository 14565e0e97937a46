"""What a gesture may mean, as engine actions in the order in which they are tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rami_desktop.engine.actions import Action, Add, Discard, Lay, PutBack, Split, Swap
from rami_desktop.engine.cards import Card
from rami_desktop.engine.errors import IllegalActionError, RamiError
from rami_desktop.engine.meld_changes import layoffs
from rami_desktop.engine.melds import Meld, TableMeld
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.arrange import arrangements, fitting, why_no_meld
from rami_desktop.ui.free_view import free_view
from rami_desktop.ui.models.prepared import PreparedGroup
from rami_desktop.ui.targets import Target, TargetKind


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a gesture does nothing: a code and its parameters, as ``messages`` knows them."""

    code: str
    params: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, error: RamiError) -> Refusal:
        """Return the refusal that an error of the engine stands for."""
        return cls(error.code, error.params)


@dataclass(frozen=True, slots=True)
class Choice:
    """Several things that a gesture may mean; the person has to say which.

    :ivar options: the melds to choose from, each as it would lie.
    :ivar outcomes: for each option the action or the prepared group that it stands for.
    """

    options: tuple[Meld, ...]
    outcomes: tuple[Action | PreparedGroup, ...]


#: Refusals that come before the question whether the cards make a meld at all.
_BEFORE_MELDS = frozenset({"deal_over", "not_your_turn", "must_draw_first"})

Outcome = Action | PreparedGroup | Choice | Refusal


def intent(
    view: SeatView,
    groups: Sequence[PreparedGroup],
    cards: Sequence[Card],
    target: Target,
    *,
    exact: bool,
) -> Outcome:
    """Return what cards of the hand mean on a target.

    :param groups: what is prepared.
    :param exact: whether the place inside a meld was meant, too.
    """
    kind = target.kind
    plain = [card.plain for card in cards]
    if kind is TargetKind.STOCK:
        return Refusal("stock_takes_no_cards")
    if kind is TargetKind.DISCARD:
        return discard_intent(view, plain)
    opened = view.opened[view.seat]
    if kind is TargetKind.OWN_AREA or (kind is TargetKind.PREPARED and opened):
        return lay_intent(view, plain) if opened else prepare_intent(view, plain)
    if kind is TargetKind.PREPARED:
        return group_intent(view, groups, plain, target.number)
    if opened or not view.rules.opening_layoffs:
        return meld_intent(view, plain, target.number, target.index if exact else None)
    same = (group for group in groups if group.number == target.number)
    return _with_prepared(view, next(same, None), plain, target.number)


def group_intent(
    view: SeatView, groups: Sequence[PreparedGroup], cards: Sequence[Card], index: int
) -> Outcome:
    """Return what a prepared group becomes with more cards."""
    if not 0 <= index < len(groups):
        return prepare_intent(view, cards)
    group = groups[index]
    if group.number is not None:
        return _with_prepared(view, group, cards, group.number)
    return prepare_intent(view, [*group.plain, *_others(group, cards)])


def _with_prepared(
    view: SeatView, group: PreparedGroup | None, cards: Sequence[Card], number: int
) -> Outcome:
    """Return the lay-off that cards make with what is prepared for the same meld already."""
    if group is None:
        return prepare_layoff_intent(view, cards, number)
    more = _others(group, cards)
    outcome = prepare_layoff_intent(view, [*group.cards, *more], number)
    if isinstance(outcome, Refusal):  # what a prepared joker stood for may have to change
        return prepare_layoff_intent(view, [*group.plain, *more], number)
    return outcome


def _others(group: PreparedGroup, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card not in group.plain]


def first_legal(view: SeatView, candidates: Sequence[Action], meant: int = 0) -> Outcome:
    """Return the first action that the rules allow, else why the one ``meant`` is refused."""
    refusals = []
    for action in candidates:
        try:
            view.check(action)
        except IllegalActionError as error:
            refusals.append(Refusal.of(error))
        else:
            return action
    return refusals[meant]


def discard_intent(view: SeatView, cards: Sequence[Card]) -> Outcome:
    """Return what cards dropped on the discard pile mean."""
    if len(cards) != 1:
        return Refusal("one_card_to_discard")
    candidates: list[Action] = [Discard(cards[0])]
    if cards[0].plain == view.taken:
        candidates.append(PutBack())
    return first_legal(view, candidates)


def lay_intent(view: SeatView, cards: Sequence[Card]) -> Outcome:
    """Return what cards laid down in one's own area by a seat that has opened mean."""
    melds = arrangements(cards, view.rules)
    if not melds:
        outcome = first_legal(view, [Lay((tuple(card.plain for card in cards),))])
        if isinstance(outcome, Refusal) and outcome.code not in _BEFORE_MELDS:
            return Refusal.of(why_no_meld(cards, view.rules))
        return outcome
    legal = [meld for meld in melds if view.is_legal(Lay((meld.cards,)))]
    if not legal:
        return first_legal(view, [Lay((meld.cards,)) for meld in melds])
    actions = tuple(Lay((meld.cards,)) for meld in legal)
    return actions[0] if len(legal) == 1 else Choice(tuple(legal), actions)


def prepare_intent(view: SeatView, cards: Sequence[Card]) -> Outcome:
    """Return the group that cards laid out before the opening make."""
    melds = fitting(arrangements(cards, view.rules), free_view(view))
    groups = [PreparedGroup(meld.cards, meld) for meld in melds]
    if not groups:
        return Refusal.of(why_no_meld(cards, view.rules))
    return groups[0] if len(groups) == 1 else Choice(tuple(melds), tuple(groups))


def prepare_layoff_intent(view: SeatView, cards: Sequence[Card], number: int) -> Outcome:
    """Return the lay-off on a meld of the table that cards prepare as part of an opening."""
    table = view.melds.get(number)
    if table is None:
        return Refusal("no_such_meld", {"number": number})
    if not view.rules.opening_layoffs:
        return Refusal("not_opened")
    outcome = add_intent(free_view(view), cards, number)
    if isinstance(outcome, Choice):
        groups = tuple(_prepared(option, table) for option in outcome.options)
        return Choice(outcome.options, groups)
    if isinstance(outcome, Add):
        return _prepared(layoffs(table.meld, outcome.cards, view.rules)[0], table)
    return outcome


def _prepared(after: Meld, table: TableMeld) -> PreparedGroup:
    return PreparedGroup(added_cards(table.meld, after), after, table.number)


def meld_intent(view: SeatView, cards: Sequence[Card], number: int, index: int | None) -> Outcome:
    """Return what cards dropped on a meld of the table mean, for a seat that has opened.

    :param index: the card of the meld that they were dropped on, -1 before the first and the
        length after the last; ``None`` when the meld was meant as a whole.
    """
    table = view.melds.get(number)
    if table is None or len(cards) != 1 or cards[0].is_joker:
        return add_intent(view, cards, number, index)
    card = cards[0]
    meld = table.meld
    candidates: list[Action] = [Add((card,), number), Swap(card, number), Split(card, number)]
    if index is not None and 0 <= index < len(meld.cards):
        if meld.cards[index].is_joker:
            candidates = [Swap(card, number), Add((card,), number), Split(card, number)]
            # A card that a set cannot hold at all was not meant for its joker.
            of_the_set = card.kind % 13 + 1 == meld.start and card.suit in meld.missing_suits
            return first_legal(view, candidates, meant=0 if meld.is_run or of_the_set else 1)
        elif 0 < index < len(meld.cards) - 1:
            candidates = [Split(card, number), Add((card,), number), Swap(card, number)]
            # An inner card is a large place to hit: who misses an end means the lay-off.
            inner_twin = meld.cards[index].kind == card.kind
            return first_legal(view, candidates, meant=0 if inner_twin else 1)
    return first_legal(view, candidates)


def add_intent(
    view: SeatView, cards: Sequence[Card], number: int, index: int | None = None
) -> Outcome:
    """Return the lay-off that cards dropped on a meld mean."""
    outcome = first_legal(view, [Add(tuple(cards), number)])
    if not isinstance(outcome, Refusal) or outcome.code != "ambiguous_joker":
        return outcome
    table = view.melds[number]
    options = []
    actions = []
    for after in layoffs(table.meld, cards, view.rules):
        action = Add(added_cards(table.meld, after), number)
        if view.is_legal(action):
            options.append(after)
            actions.append(action)
    if len(cards) == 1 and index is not None:
        # A joker dropped at one end says by its place what it stands for.
        at_low_end = index <= 0
        if at_low_end or index >= len(table.meld.cards) - 1:
            first = table.meld.cards[0]
            for after, action in zip(options, actions, strict=True):
                if (after.cards[0].plain != first.plain) == at_low_end:
                    return action
    return Choice(tuple(options), tuple(actions))


def added_cards(before: Meld, after: Meld) -> tuple[Card, ...]:
    """Return the cards of a grown meld that were not in it, jokers spelled out."""
    old = {card.plain for card in before.cards}
    return tuple(card for card in after.cards if card.plain not in old)
