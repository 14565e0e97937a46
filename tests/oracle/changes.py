"""Changes of melds that lie on the table: lay off, swap, pull, split (rules 18 to 21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .cards import JOKER, is_joker, rank_of, stands_for, suit_of
from .errors import Refusal
from .melds import (
    Meld,
    NaturalCount,
    card_at,
    check_burnt,
    check_jokers,
    place_of_first,
    points_of,
    set_of,
)
from .rules import Rules

JOKER_ERRORS = ("too_many_jokers", "too_few_naturals", "adjacent_jokers", "joker_not_burnt")


def _fillings(places: Sequence[str], tokens: Sequence[str]) -> Iterator[list[str]]:
    """Give all ways to put the tokens on the places, each token used once."""
    if not places:
        yield []
        return
    for token in sorted(set(tokens)):
        if token == JOKER or stands_for(token) == places[0]:
            rest = list(tokens)
            rest.remove(token)
            card = JOKER + places[0] if is_joker(token) else token
            for filling in _fillings(places[1:], rest):
                yield [card, *filling]


def _ways(meld: Meld, tokens: Sequence[str], rules: Rules) -> list[tuple[Meld, int]]:
    """Give all runs that the cards make of this one, each with the number of cards put below."""
    suit = suit_of(meld.cards[0])
    first, length = place_of_first(meld.cards), len(meld.cards)
    found: list[tuple[Meld, int]] = []
    if length + len(tokens) > rules.longest_run():
        return found
    for below in range(len(tokens), -1, -1):
        above = len(tokens) - below
        if not rules.circular_runs and (first - below < 1 or first + length + above - 1 > 14):
            continue
        numbers = [*range(first - below, first)]
        numbers += range(first + length, first + length + above)
        for filling in _fillings([card_at(number, suit) for number in numbers], tokens):
            cards = (*filling[:below], *meld.cards, *filling[below:])
            way = (replace(meld, cards=cards), below)
            if way not in found:
                found.append(way)
    return found


def _extend_run(
    meld: Meld, tokens: Sequence[str], rules: Rules, on_table: NaturalCount, decks: int
) -> tuple[Meld, int]:
    ways = _ways(meld, tokens, rules)
    if not ways:
        raise Refusal("does_not_fit")
    valid, errors = [], []
    for way, below in ways:
        new = way.cards[:below] + way.cards[below + len(meld.cards) :]
        try:
            check_jokers(way, rules)
            check_burnt(new, on_table, rules, decks)
        except Refusal as refusal:
            errors.append(refusal)
        else:
            valid.append((way, below))
    if not valid:
        raise min(errors, key=lambda refusal: JOKER_ERRORS.index(refusal.code))
    if len(valid) > 1 and JOKER in tokens:
        raise Refusal("ambiguous_joker")
    way, below = valid[0]
    new_places = [*range(below), *range(below + len(meld.cards), len(way.cards))]
    return way, sum(points_of(way, index, rules) for index in new_places)


def _extend_set(meld: Meld, tokens: Sequence[str], rules: Rules) -> tuple[Meld, int]:
    rank = rank_of(meld.cards[0])
    fixed = meld.naturals() + [stands_for(token) for token in tokens if token != JOKER]
    wrong_rank = any(rank_of(card) != rank for card in fixed)
    if wrong_rank or len(set(fixed)) < len(fixed) or len(meld.cards) + len(tokens) > 4:
        raise Refusal("does_not_fit")
    result = set_of([*meld.cards, *tokens], meld.owner)
    check_jokers(result, rules)
    jokers = sum(is_joker(token) for token in tokens)
    points = points_of(result, 0, rules) * (len(tokens) - jokers)
    if jokers:
        points += points_of(result, len(result.cards) - 1, rules) * jokers
    return result, points


def extend(
    meld: Meld, tokens: Sequence[str], rules: Rules, on_table: NaturalCount, decks: int
) -> tuple[Meld, int]:
    """Lay off (rule 18): the new meld, and the points of the newly laid cards (rule 15).

    ``on_table`` counts the natural cards in melds after the action (rule 14).
    """
    if meld.form == "set":
        return _extend_set(meld, tokens, rules)
    return _extend_run(meld, tokens, rules, on_table, decks)


def check_rival(meld: Meld, tokens: Sequence[str], seat: int, rules: Rules) -> None:
    """Rule 18: no joker on a rival's clean run, unless the rules allow it."""
    joker = any(is_joker(token) for token in tokens)
    rivals = meld.is_clean_run() and meld.owner != seat
    if joker and rivals and not rules.joker_on_rival_clean_run:
        raise Refusal("joker_on_rival_clean_run")


def swap(meld: Meld, card: str, rules: Rules) -> Meld:
    """Swap (rule 19): the natural card takes the joker's place."""
    if meld.jokers() == 0:
        raise Refusal("no_joker_to_swap")
    cards = list(meld.cards)
    if meld.form == "run":
        if is_joker(card) or JOKER + card not in cards:
            raise Refusal("not_the_jokers_card")
        cards[cards.index(JOKER + card)] = card
        return replace(meld, cards=tuple(cards))
    if rules.swap_in_set == "never":
        raise Refusal("no_joker_to_swap")
    if rules.swap_in_set == "four_only" and len(cards) == 3:
        raise Refusal("joker_in_set_of_three")
    if card not in meld.missing():
        raise Refusal("not_the_jokers_card")
    cards.remove(JOKER)
    return set_of([*cards, card], meld.owner)


def pull(meld: Meld, card: str, rules: Rules) -> Meld:
    """Pull (rule 20): the meld without one natural card, an end card if it is a run."""
    if is_joker(card) or card not in meld.cards:
        raise Refusal("may_not_pull")
    cards = list(meld.cards)
    if meld.form == "run" and card not in (cards[0], cards[-1]):
        raise Refusal("would_break_meld")
    if len(cards) <= 3:
        raise Refusal("would_break_meld")
    cards.remove(card)  # a run with both aces gives its low one
    rest = replace(meld, cards=tuple(cards))
    try:
        check_jokers(rest, rules)
    except Refusal:
        raise Refusal("would_break_meld") from None
    return rest


def split(meld: Meld, card: str, rules: Rules) -> tuple[Meld, Meld]:
    """Split (rule 21): two runs of three or more, each with its own copy of the card."""
    if meld.form != "run" or is_joker(card) or card not in meld.cards:
        raise Refusal("may_not_split")
    for place, there in enumerate(meld.cards):
        if there == card and place >= 2 and len(meld.cards) - place >= 3:
            lower = replace(meld, cards=meld.cards[: place + 1])
            upper = replace(meld, cards=meld.cards[place:])
            try:
                check_jokers(lower, rules)
                check_jokers(upper, rules)
            except Refusal:
                continue
            return lower, upper
    raise Refusal("may_not_split")
