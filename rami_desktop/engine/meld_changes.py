"""How a meld may change on the table: lay-off, swap, pull and split (rules 18 to 21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rami_desktop.engine.cards import JOKER_KIND, Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.melds import Meld, check_jokers, make_run, make_set
from rami_desktop.engine.rules import Rules


def run_places(meld: Meld, added: int, rules: Rules) -> Iterator[tuple[int, int]]:
    """Yield how many cards may go to the low and to the high end when ``added`` are laid off.

    The low end comes first: there goes an ace that fits a run from two to king at both.
    """
    if len(meld.cards) + added > rules.longest_run:
        return
    for low in range(added, -1, -1):
        high = added - low
        if rules.circular_runs or (meld.start - low >= 1 and meld.end + high <= 14):
            yield low, high


def end_kinds(meld: Meld, rules: Rules) -> list[int]:
    """Return the kinds that would lengthen a run by one card, the low end first."""
    return [
        meld.kind_at(meld.start - 1 if low else meld.end + 1)
        for low, _high in run_places(meld, 1, rules)
    ]


def layoffs(meld: Meld, cards: Sequence[Card], rules: Rules) -> list[Meld]:
    """Return every meld that laying off exactly these cards on a meld can give (rule 18).

    Joker limits are not looked at here; see :func:`check_jokers`.
    """
    if not meld.is_run:
        return _set_layoffs(meld, cards)
    results = []
    for low, high in run_places(meld, len(cards), rules):
        places = [meld.start - low + i for i in range(low)]
        places += [meld.end + 1 + i for i in range(high)]
        filled = _fill([meld.kind_at(place) for place in places], cards)
        if filled is not None:
            start = meld.start - low
            if start < 1:  # only a circular run can grow below its ace
                start += 13
            ordered = (*filled[:low], *meld.cards, *filled[low:])
            results.append(make_run(meld.suit, start, ordered))
    return results


def _fill(kinds: list[int], cards: Sequence[Card]) -> list[Card] | None:
    """Put each card at the kind that it shows, and plain jokers in the places left."""
    slots: list[Card | None] = [None] * len(kinds)
    jokers = []
    for card in cards:
        if card.face == JOKER_KIND:
            jokers.append(card)
            continue
        index = next((i for i, k in enumerate(kinds) if k == card.face and slots[i] is None), None)
        if index is None:
            return None
        slots[index] = card
    spare = iter(jokers)
    return [next(spare) if slot is None else slot for slot in slots]


def _set_layoffs(meld: Meld, cards: Sequence[Card]) -> list[Meld]:
    if len(meld.cards) + len(cards) > 4:
        return []
    faces = [card.face for card in cards if card.face != JOKER_KIND]
    missing = {suit * 13 + meld.start - 1 for suit in meld.missing_suits}
    if len(set(faces)) < len(faces) or not set(faces) <= missing:
        return []
    return [make_set(meld.start, (*meld.cards, *cards))]


def swap_index(meld: Meld, kind: int, rules: Rules) -> int:
    """Return the index of the joker that a natural card of ``kind`` may replace (rule 19).

    :raises IllegalActionError: ``no_joker_to_swap``, ``joker_in_set_of_three`` or
        ``not_the_jokers_card``.
    """
    jokers = [index for index, card in enumerate(meld.cards) if card.is_joker]
    if not jokers or (not meld.is_run and rules.swap_in_set == "never"):
        raise IllegalActionError("no_joker_to_swap")
    if meld.is_run:
        for index in jokers:
            if meld.cards[index].face == kind:
                return index
        raise IllegalActionError("not_the_jokers_card", card=str(Card.from_kind(kind)))
    if rules.swap_in_set == "four_only" and len(meld.cards) < 4:
        raise IllegalActionError("joker_in_set_of_three")
    if kind % 13 + 1 != meld.start or kind // 13 not in meld.missing_suits or kind == JOKER_KIND:
        raise IllegalActionError("not_the_jokers_card", card=str(Card.from_kind(kind)))
    return jokers[0]


def swapped(meld: Meld, index: int, card: Card) -> Meld:
    """Return the meld with the joker at ``index`` replaced by a natural card."""
    cards = (*meld.cards[:index], card, *meld.cards[index + 1 :])
    return make_run(meld.suit, meld.start, cards) if meld.is_run else make_set(meld.start, cards)


def pulled(meld: Meld, index: int, rules: Rules) -> Meld:
    """Return the meld without the natural card at ``index`` (rule 20).

    :raises IllegalActionError: ``would_break_meld`` when what remains is no meld.
    """
    rest = (*meld.cards[:index], *meld.cards[index + 1 :])
    inner = meld.is_run and 0 < index < len(meld.cards) - 1
    if len(rest) < 3 or inner:
        raise IllegalActionError("would_break_meld", card=str(meld.cards[index]))
    if meld.is_run:
        start = meld.start + (index == 0)
        result = make_run(meld.suit, start - 13 if start > 13 else start, rest)
    else:
        result = make_set(meld.start, rest)
    try:
        check_jokers(result, rules)
    except IllegalActionError:
        raise IllegalActionError("would_break_meld", card=str(meld.cards[index])) from None
    return result


def split(meld: Meld, card: Card, rules: Rules) -> tuple[Meld, Meld]:
    """Return the two runs into which a second copy of an inner card divides a run (rule 21).

    :raises IllegalActionError: ``may_not_split`` when the run has no such place.
    """
    if meld.is_run and not card.is_joker:
        for index, held in enumerate(meld.cards):
            if held.kind != card.kind or index < 2 or index > len(meld.cards) - 3:
                continue
            upper_start = (meld.start + index - 1) % 13 + 1
            lower = make_run(meld.suit, meld.start, meld.cards[: index + 1])
            upper = make_run(meld.suit, upper_start, (card, *meld.cards[index + 1 :]))
            try:
                check_jokers(lower, rules)
                check_jokers(upper, rules)
            except IllegalActionError:
                break
            return lower, upper
    raise IllegalActionError("may_not_split", card=str(card))
