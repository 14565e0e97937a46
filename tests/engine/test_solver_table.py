"""Best plays with the table against brute force: every order of lays and lay-offs is tried."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_desktop.engine.actions import Add, Draw, Lay, Take
from rami_desktop.engine.cards import Card, pack, parse_cards
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.events import Opened
from rami_desktop.engine.legality import DRAW, OR_DISCARD, PLAY
from rami_desktop.engine.melds import (
    TableMeld,
    card_points,
    find_melds,
    hand_points,
    meld_points,
    read_meld,
)
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver_table import (
    TablePlay,
    best_table_opening,
    best_table_play,
    can_lay,
)
from tests.engine.test_solver import HANDS, RULE_SETS, decks_of

#: More positions than this and a hand is left out; nearly all have fewer.
MOST = 3000
LEFTS = {"required": (1,), "optional": (0, 1), "forbidden": (0,)}


def some_position(rng: random.Random, rules: Rules, size: int) -> Deal:
    """A seat with a few cards, most of them near the melds on the table, at its draw."""
    rules = rules.changed(opening_points=0, take_opening_points=None)
    supply = list(pack(decks_of(rules)))
    melds: list[TableMeld] = []
    for _ in range(rng.randint(1, 3)):
        rng.shuffle(supply)
        jokers = [card for card in supply if card.is_joker][: rng.choice((0, 0, 1, 2))]
        naturals = [card for card in supply if not card.is_joker][:26]
        found = list(find_melds(naturals + jokers, rules))
        if found:
            meld = rng.choice(found)
            supply = [card for card in supply if card not in {c.plain for c in meld.cards}]
            melds.append(TableMeld(len(melds) + 1, rng.randrange(2), meld))
    near = {52}
    for card in (card for table in melds for card in table.meld.cards if card.face < 52):
        near |= {card.face // 13 * 13 + (card.face % 13 + step) % 13 for step in (-2, -1, 1, 2)}
        near |= {suit * 13 + card.face % 13 for suit in range(4)}
    rng.shuffle(supply)
    supply.sort(key=lambda card: card.kind not in near or rng.random() < 0.3)
    hand, rest = supply[:size], supply[size:]
    rng.shuffle(rest)
    top = next((card for card in rest if card.kind in near), rest[0])
    rest.remove(top)
    return Deal(
        rules,
        [hand, rest[:5]],
        rest[6:],
        discard=[rest[5], top],
        melds=melds,
        opened=[True, True],
        phase=DRAW,
    )


@dataclass(frozen=True)
class State:
    """A position that can be reached, and what the opening has come to."""

    deal: Deal
    points: int = 0
    clean: bool = False
    melds: int = 0


def reachable(start: Deal, opening: bool) -> list[State] | None:
    """Everything that lays and lay-offs lead to; ``None`` when that is too much.

    For an opening, lay-offs go only on melds that lay there before.
    """
    found: dict[object, State] = {}
    waiting = [State(start)]
    while waiting:
        state = waiting.pop()
        deal = state.deal
        table = tuple(str(table.meld) for table in deal.melds.values())
        hand = tuple(sorted(card.kind for card in deal.hand))
        key = (hand, table, deal.debts, state.points, state.clean)
        if key in found:
            continue
        found[key] = state
        if len(found) > MOST:
            return None
        for action in () if deal.over else deal.legal_actions():
            if isinstance(action, Add) and opening and action.number not in start.melds:
                continue
            if isinstance(action, Lay | Add):
                after = deal.copy()
                after.apply(action)
                waiting.append(_next_state(state, after, action))
    return list(found.values())


def _next_state(state: State, after: Deal, action: Lay | Add) -> State:
    if isinstance(action, Lay):
        meld = after.melds[len(after.melds)].meld
        points = state.points + meld_points(meld, after.rules)
        return State(after, points, state.clean or meld.is_clean_run, state.melds + 1)
    old = {card.plain for card in state.deal.melds[action.number].meld.cards}
    meld = after.melds[action.number].meld
    added = [index for index, card in enumerate(meld.cards) if card.plain not in old]
    points = state.points + sum(card_points(meld, index, after.rules) for index in added)
    return State(after, points, state.clean, state.melds)


def left_points(deal: Deal) -> int:
    return sum(hand_points(card, deal.rules) for card in deal.hand)


def paid(deal: Deal) -> bool:
    return not deal.debts or (len(deal.debts) == 1 and deal.debts[0].use == OR_DISCARD)


def check_play(deal: Deal) -> None:
    """The best play leaves what brute force finds, and the engine accepts it."""
    states = reachable(deal, opening=False)
    if states is None:
        return
    rules = deal.rules
    keep = rules.final_discard == "required"
    ends = [s.deal for s in states if paid(s.deal) and len(s.deal.hand) >= keep]
    out = [end for end in ends if len(end.hand) in LEFTS[rules.final_discard]]
    for go_out, which in ((False, ends), (True, out)):
        play = best_table_play(deal, go_out=go_out)
        expected = min(map(left_points, which), default=None)
        assert (None if play is None else play.points) == expected
        if play is not None:
            after = deal.copy()
            for action in play.actions:
                after.apply(action)
            assert Counter(after.hand) == Counter(play.left)
            assert left_points(after) == play.points


def check_opening(deal: Deal) -> None:
    """The best opening counts what brute force finds, and the engine accepts it."""
    rules = deal.rules
    deal.debts = ()
    states = reachable(deal, opening=True)
    if states is None:
        return
    size = len(deal.hand)
    taken = deal.taken if rules.taken_in_opening else None
    held = Counter(card.kind for card in deal.hand)
    for go_out in (False, True):
        best = None
        for state in states:
            hand = state.deal.hand
            left = len(hand)
            if not state.melds or left < (rules.final_discard == "required"):
                continue
            if not rules.opening_layoffs and laid_off(deal, state.deal):
                continue
            if go_out and left not in LEFTS[rules.final_discard]:
                continue
            asked = rules.at_once_needs_opening or left > 1
            if rules.opening_clean_run and asked and not state.clean:
                continue
            if taken is not None and held[taken.kind] == sum(c.kind == taken.kind for c in hand):
                continue
            worth = (state.points, -left_points(state.deal), left - size)
            best = worth if best is None else max(best, worth)
        unopened = deal.copy()
        unopened.opened = [False, False]
        play = best_table_opening(unopened, go_out=go_out)
        assert (play is None) == (best is None)
        if play is not None and best is not None:
            left_over = sum(hand_points(card, rules) for card in play.left)
            assert (play.points, -left_over) == best[:2]
            check_opens(unopened, play)


def laid_off(before: Deal, after: Deal) -> bool:
    return any(after.melds[number] != table for number, table in before.melds.items())


def check_opens(deal: Deal, play: TablePlay) -> None:
    events = [event for action in play.actions for event in deal.apply(action)]
    assert [event.points for event in events if isinstance(event, Opened)] == [play.points]
    assert Counter(deal.hand) == Counter(play.left)


@pytest.mark.parametrize("name", RULE_SETS)
def test_equals_brute_force(name: str) -> None:
    rng = random.Random(name)
    for _ in range(HANDS):
        deal = some_position(rng, RULE_SETS[name], rng.randint(2, 7))
        if rng.random() < 0.5:
            deal.apply(Draw())
            check_play(deal)
            continue
        card = deal.top_discard
        assert card is not None
        possible = can_lay(deal, card)
        if not deal.is_legal(Take()):
            continue
        deal.apply(Take())
        check_play(deal)
        assert possible == (best_table_play(deal) is not None)


@pytest.mark.parametrize("name", [n for n in RULE_SETS if not RULE_SETS[n].circular_runs])
@pytest.mark.parametrize("layoffs", [False, True])
def test_openings_equal_brute_force(name: str, layoffs: bool) -> None:
    rng = random.Random(name)
    rules = RULE_SETS[name].changed(opening_layoffs=layoffs)
    for _ in range(HANDS // 2):
        deal = some_position(rng, rules, rng.randint(4, 8))
        deal.apply(Take() if rng.random() < 0.5 else Draw())
        check_opening(deal)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(PRESETS)))
def test_order_plays_no_part(rng: random.Random, name: str) -> None:
    deal = some_position(rng, PRESETS[name], 8)
    deal.apply(Draw())
    first = best_table_play(deal)
    rng.shuffle(deal.hand)
    second = best_table_play(deal)
    assert first is not None
    assert second is not None
    assert (first.melds, first.layoffs) == (second.melds, second.layoffs)


def table(rules: Rules, hand: str, *melds: str) -> Deal:
    """A seat to play with a hand and its own melds on the table."""
    laid = [
        TableMeld(number, 0, read_meld(parse_cards(meld), rules))
        for number, meld in enumerate(melds, 1)
    ]
    cards = [parse_cards(hand), parse_cards("2C 3C")]
    return Deal(rules, cards, parse_cards("4C 5C"), melds=laid, opened=[True, True], phase=PLAY)


def test_a_card_goes_where_it_is_needed() -> None:
    # The eight fits the set and the run; the run takes the nine behind it.
    deal = table(PRESETS["rami51"], "8H 9H 8C KD", "5H 6H 7H", "8S 8D 8H")
    play = best_table_play(deal)
    assert play is not None
    assert play.points == 10
    assert play.left == (Card.parse("KD"),)
    assert [[str(card) for card in part.cards] for part in play.layoffs] == [["8H", "9H"], ["8C"]]
    assert best_table_play(deal, go_out=True) is not None


def test_nothing_to_lay() -> None:
    play = best_table_play(table(PRESETS["rami51"], "2S KD", "5H 6H 7H"))
    assert play is not None
    assert (play.melds, play.layoffs, play.actions) == ((), (), ())
    assert not can_lay(table(PRESETS["rami51"], "2S KD", "5H 6H 7H"), Card.parse("9H"))
    assert can_lay(table(PRESETS["rami51"], "8H KD", "5H 6H 7H"), Card.parse("9H"))
