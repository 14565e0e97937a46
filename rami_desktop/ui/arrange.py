"""Which meld a handful of cards is meant to be, whatever the order they were picked up in."""

from __future__ import annotations

from collections.abc import Sequence

from rami_desktop.engine.actions import Lay
from rami_desktop.engine.cards import JOKER_KIND, Card, format_cards
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.melds import Meld, find_melds, read_meld
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.view import SeatView


def arrangements(cards: Sequence[Card], rules: Rules) -> list[Meld]:
    """Return every meld that uses exactly these cards, none when they make no meld."""
    plain = [card.plain for card in cards]
    if len(plain) < 3:
        return []
    return [meld for meld in find_melds(plain, rules) if len(meld.cards) == len(plain)]


def fitting(melds: Sequence[Meld], free_view: SeatView) -> list[Meld]:
    """Keep the melds that could be laid alone on this table; all when none could.

    :param free_view: the view with everything but the table itself left aside.
    """
    allowed = [meld for meld in melds if free_view.is_legal(Lay((meld.cards,)))]
    return allowed or list(melds)


def why_no_meld(cards: Sequence[Card], rules: Rules) -> IllegalActionError:
    """Return why cards make no meld, judged in the order in which a person would lay them."""
    refusals = []
    for ordered in _orders(cards):
        try:
            read_meld(ordered, rules)
        except IllegalActionError as error:
            refusals.append(error)
    # A wrong number of jokers is a closer miss than cards that do not belong together.
    return min(
        refusals,
        key=lambda error: (error.code == "not_a_meld", error.params.get("reason") == _GAP),
        default=IllegalActionError("not_a_meld", reason="mixed", cards=format_cards(cards)),
    )


_GAP = "not_consecutive"


def _orders(cards: Sequence[Card]) -> list[list[Card]]:
    """Return the orders of some cards that a run may have, jokers put in the gaps.

    These are the ace low, the ace high, and the way around the ace that leaves out the widest
    gap.
    """
    naturals = sorted((c for c in cards if c.face != JOKER_KIND), key=lambda c: (c.rank, c))
    jokers = [card.plain for card in cards if card.face == JOKER_KIND]
    low = [(int(card.rank), card.plain) for card in naturals]
    high = sorted((rank + 13 if rank == 1 else rank, card) for rank, card in low)
    gaps = [place - low[index - 1][0] if index else 0 for index, (place, _) in enumerate(low)]
    cut = gaps.index(max(gaps)) if gaps else 0
    around = [*low[cut:], *((rank + 13, card) for rank, card in low[:cut])]
    return [_with_jokers(placed, jokers) for placed in (low, high, around)]


def _with_jokers(placed: list[tuple[int, Card]], jokers: list[Card]) -> list[Card]:
    spare = list(jokers)
    ordered: list[Card] = []
    for index, (place, card) in enumerate(placed):
        gap = place - placed[index - 1][0] - 1 if index else 0
        ordered += [spare.pop() for _ in range(min(max(gap, 0), len(spare)))]
        ordered.append(card)
    room = max(14 - placed[-1][0], 0) if placed else len(spare)
    return [*spare[room:], *ordered, *spare[:room]]
