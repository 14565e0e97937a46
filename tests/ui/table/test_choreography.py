"""Which card moves when."""

from __future__ import annotations

from rami_desktop.engine.cards import Card, parse_cards
from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealStarted,
    DiscardTaken,
    JokerSwapped,
    MeldLaid,
    StockRenewed,
)
from rami_desktop.engine.melds import read_meld
from rami_desktop.engine.presets import make_rules
from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot, Zone, ZoneKind
from rami_desktop.ui.table.choreography import STOCK, compose

RULES = make_rules("rami51")


def hand(seat: int) -> Zone:
    return Zone(ZoneKind.HAND, seat)


def table(*rows: tuple[Zone, list[int]], faces: dict[int, Card] | None = None):
    faces = faces or {}
    return {
        number: CardSpot(number, faces.get(number), zone, index)
        for zone, numbers in rows
        for index, number in enumerate(numbers)
    }


def test_a_deal_goes_round_from_the_dealers_left() -> None:
    after = table((STOCK, [90, 91, 92]), *((hand(s), [10 * s + 1, 10 * s + 2]) for s in range(3)))
    score = compose([DealStarted(1, 1, None)], {}, after, 0, 1.0, 1.0)
    order = sorted(score.cues, key=lambda number: score.cues[number].wait)
    assert order == [21, 1, 11, 22, 2, 12]
    assert all(score.cues[number].origin == STOCK for number in order)
    last = score.cues[order[-1]]
    assert last.wait + last.duration == tokens.DEAL_TOTAL


def test_a_drawn_card_comes_from_the_stock() -> None:
    before = table((STOCK, [1, 2, 3]), (hand(1), [5]))
    after = table((STOCK, [4, 1, 2]), (hand(1), [5, 3]))
    score = compose([CardDrawn(1, None)], before, after, 0, 1.0, 1.0)
    assert set(score.cues) == {3}
    assert score.cues[3].duration == tokens.MOVE


def test_own_moves_are_quick_and_have_their_own_pace() -> None:
    before = table((STOCK, [1, 2, 3]), (hand(0), [5]))
    after = table((STOCK, [4, 1, 2]), (hand(0), [5, 3]))
    score = compose([CardDrawn(0, Card.parse("7H"))], before, after, 0, 5.0, 0.5)
    assert score.cues[3].duration == tokens.OWN_MOVE / 2


def test_the_discard_is_taken_and_another_laid_after_it() -> None:
    pile = Zone(ZoneKind.DISCARD)
    before = table((pile, [1]), (hand(1), [5, 6]))
    after = table((pile, [5]), (hand(1), [6, 1]))
    events = [DiscardTaken(1, Card.parse("7H")), CardDiscarded(1, Card.parse("8H"))]
    score = compose(events, before, after, 0, 1.0, 1.0)
    assert score.cues[1].wait < score.cues[5].wait


def test_melds_are_laid_one_after_the_other() -> None:
    first, second = Zone(ZoneKind.MELD, 1), Zone(ZoneKind.MELD, 2)
    before = table((hand(1), [1, 2, 3, 4, 5, 6]))
    after = table((first, [1, 2, 3]), (second, [4, 5, 6]))
    melds = [read_meld(parse_cards(text), RULES) for text in ("4H 5H 6H", "9S 9H 9D")]
    events = [MeldLaid(1, 1, melds[0]), MeldLaid(1, 2, melds[1])]
    score = compose(events, before, after, 0, 1.0, 1.0)
    waits = [score.cues[number].wait for number in range(1, 7)]
    assert waits == sorted(waits)
    assert waits[3] - waits[0] == tokens.STAGGER_MELD


def test_a_swap_exchanges_two_cards() -> None:
    meld = Zone(ZoneKind.MELD, 1)
    before = table((meld, [1, 2, 3]), (hand(1), [4]))
    after = table((meld, [1, 4, 3]), (hand(1), [2]))
    event = JokerSwapped(
        1, 1, Card.parse("5H"), Card.joker(), read_meld(parse_cards("4H 5H 6H"), RULES)
    )
    assert set(compose([event], before, after, 0, 1.0, 1.0).cues) == {2, 4}


def test_what_no_event_explains_still_glides() -> None:
    before = table((Zone(ZoneKind.PREPARED), [1, 2, 3]))
    after = table((hand(0), [1, 2, 3]))
    score = compose([], before, after, 0, 1.0, 1.0)
    assert {cue.duration for cue in score.cues.values()} == {tokens.OWN_MOVE}


def test_a_renewed_stock_gathers_the_discards() -> None:
    assert compose([StockRenewed(0, 40)], {}, {}, 0, 1.0, 1.0).gather


def test_without_pace_nothing_takes_time() -> None:
    after = table((STOCK, [9]), (hand(0), [1, 2]), (hand(1), [3, 4]))
    score = compose([DealStarted(0, 1, None)], {}, after, 0, 0.0, 0.0)
    assert all(cue.wait == 0 and cue.duration == 0 for cue in score.cues.values())
