"""Laying and changing melds (rules 8, 10, 15 to 21); the order of the checks is fixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from . import changes
from .cards import JOKER, kind
from .checks import find_meld, in_hand, keep_discard, must_be_open, must_play
from .debts import check_kept_for_new_melds, pay
from .errors import Refusal
from .melds import check_burnt, meld_points, read_meld
from .parsing import Action
from .position import NEW_MELD, Position
from .scoring import finish


def leave_hand(position: Position, new: Sequence[str], elsewhere: Sequence[str]) -> None:
    """Move cards to the table: pay debts, count jokers, end the deal when the hand is empty."""
    pay(position.now.owed, new, elsewhere)
    for card in [*new, *elsewhere]:
        position.hand.remove(card)
        position.now.jokers_laid += card == JOKER
    if not position.hand:
        finish(position, position.turn)


# Laying (rules 8, 10, 15 to 18)


def _points_needed(position: Position, left: int) -> int:
    """Points that an opening needs (rules 5, 15, 17)."""
    rules = position.rules
    if rules.opening_free_if_left is not None and left <= rules.opening_free_if_left:
        return 0
    if not rules.at_once_needs_opening and left <= 1:
        return 0
    if rules.take_opening_points is not None and position.now.took is not None:
        return rules.take_opening_points
    return rules.opening_points


def clean_run_needed(position: Position, left: int) -> bool:
    """Does an opening that leaves so many cards need a clean run (rules 15, 17)?"""
    if not position.rules.at_once_needs_opening and left <= 1:
        return False
    return position.rules.opening_clean_run


def lay(position: Position, action: Action) -> None:
    must_play(position)
    rules, seat = position.rules, position.turn
    opening = not position.opened[seat]
    if opening and action.layoffs and not rules.opening_layoffs:
        raise Refusal("not_opened")
    for _, number in action.layoffs:
        find_meld(position, number)
    new = [kind(token) for tokens in action.melds for token in tokens]
    elsewhere = [kind(token) for tokens, _ in action.layoffs for token in tokens]
    in_hand(position, new + elsewhere)
    check_kept_for_new_melds(position.hand, position.now.owed, new, elsewhere)
    on_table = position.on_table() + Counter(new + elsewhere)
    melds = [read_meld(tokens, rules, seat) for tokens in action.melds]
    for meld in melds:
        if meld.form == "run":
            check_burnt(meld.cards, on_table, rules, position.decks)
    points = sum(meld_points(meld, rules) for meld in melds)
    table = list(position.melds)
    for tokens, number in action.layoffs:
        table[number - 1], counted = changes.extend(
            table[number - 1], tokens, rules, on_table, position.decks
        )
        points += counted
    for tokens, number in action.layoffs:
        changes.check_rival(position.melds[number - 1], tokens, seat, rules)
    left = len(position.hand) - len(new) - len(elsewhere)
    if opening:
        needed = _points_needed(position, left)
        if points < needed:
            raise Refusal("opening_too_low", points=points, needed=needed)
        if clean_run_needed(position, left) and not any(meld.is_clean_run() for meld in melds):
            raise Refusal("no_clean_run")
        taken = position.owed_cards() if rules.taken_in_opening else []
        if any(card not in new + elsewhere for card in taken):
            raise Refusal("taken_card_not_in_opening")
    keep_discard(position, len(new) + len(elsewhere))
    for _, number in action.layoffs:
        _note_layoff(position, number)
    position.melds = table
    for meld in melds:
        position.now.new_melds.add(len(position.melds))
        position.melds.append(meld)
    position.opened[seat] = True
    leave_hand(position, new, elsewhere)


def _note_layoff(position: Position, number: int) -> None:
    if number - 1 not in position.now.new_melds:
        position.now.helped_by_table = True


def add(position: Position, action: Action) -> None:
    must_play(position)
    must_be_open(position)
    meld = find_meld(position, action.number)
    cards = [kind(token) for token in action.cards]
    in_hand(position, cards)
    check_kept_for_new_melds(position.hand, position.now.owed, [], cards)
    on_table = position.on_table() + Counter(cards)
    extended, _ = changes.extend(meld, action.cards, position.rules, on_table, position.decks)
    changes.check_rival(meld, action.cards, position.turn, position.rules)
    keep_discard(position, len(cards))
    position.melds[action.number - 1] = extended
    _note_layoff(position, action.number)
    leave_hand(position, [], cards)


# Swap, pull, split (rules 19 to 21)


def swap(position: Position, action: Action) -> None:
    must_play(position)
    must_be_open(position)
    meld = find_meld(position, action.number)
    (card,) = action.cards
    in_hand(position, [card])
    check_kept_for_new_melds(position.hand, position.now.owed, [], [card])
    position.melds[action.number - 1] = changes.swap(meld, card, position.rules)
    position.hand.append(JOKER)
    leave_hand(position, [], [card])
    position.now.owed.append((JOKER, position.rules.freed_joker))


def pull(position: Position, action: Action) -> None:
    must_play(position)
    if not position.rules.pull:
        raise Refusal("may_not_pull")
    must_be_open(position)
    meld = find_meld(position, action.number)
    (card,) = action.cards
    position.melds[action.number - 1] = changes.pull(meld, card, position.rules)
    position.hand.append(card)
    position.now.owed.append((card, NEW_MELD))


def split(position: Position, action: Action) -> None:
    must_play(position)
    if not position.rules.split_runs:
        raise Refusal("may_not_split")
    must_be_open(position)
    meld = find_meld(position, action.number)
    (card,) = action.cards
    in_hand(position, [card])
    check_kept_for_new_melds(position.hand, position.now.owed, [], [card])
    lower, upper = changes.split(meld, card, position.rules)
    keep_discard(position, 1)
    if action.number - 1 in position.now.new_melds:
        position.now.new_melds.add(len(position.melds))
    position.melds[action.number - 1] = lower
    position.melds.append(upper)
    leave_hand(position, [], [card])
