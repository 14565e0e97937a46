"""What must hold in every position of every rule set, tried on random legal play."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami_desktop.engine.actions import Add, Discard, Lay, Pull, Split, Swap, Timeout
from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.errors import RamiError
from rami_desktop.engine.notation import format_action, parse_action
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.scenario import deal_hash, full_position, read_scenario
from tests.engine.play import (
    ACTION_BOUND,
    assert_whole_pack,
    house_rules,
    new_deal,
    random_action,
)


def house_deal(random_: random.Random, seed: int) -> Deal:
    """Deal a pack under house rules, mostly such that everybody can open at once."""
    rules = house_rules(random_, changes=5)
    players = random_.randint(rules.min_players, rules.max_players)
    return new_deal(rules, players, seed, easy=random_.random() < 0.8)


def play_some(deal: Deal, random_: random.Random, steps: int) -> None:
    for _ in range(steps):
        if deal.over:
            return
        deal.apply(random_action(deal, random_))


def play_to_the_end(deal: Deal, random_: random.Random, bound: int = ACTION_BOUND) -> bool:
    """Play until the deal is over; return whether it was within ``bound`` actions."""
    for _ in range(bound):
        if deal.over:
            return True
        deal.apply(random_action(deal, random_))
    return deal.over


SEEDS = st.integers(0, 2**32)


@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_deal_ends_with_all_cards_there(name: str, players: int) -> None:
    for seed in range(6):
        random_ = random.Random(f"{name}{players}{seed}")
        easy = seed % 2 == 0
        deal = new_deal(PRESETS[name], players, seed, easy)
        assert_whole_pack(deal)
        # Seats that play at random may never reach 51 points: only then is there a bound.
        ended = play_to_the_end(deal, random_, ACTION_BOUND if easy else 300)
        assert ended or not easy
        assert_whole_pack(deal)


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_house_rules_play_to_the_end(seed: int) -> None:
    random_ = random.Random(seed)
    rules = house_rules(random_)
    players = random_.randint(rules.min_players, rules.max_players)
    deal = new_deal(rules, players, seed, easy=random_.random() < 0.5)
    play_to_the_end(deal, random_, bound=400)
    assert_whole_pack(deal)


def nonsense(deal: Deal, random_: random.Random) -> list[object]:
    """Return actions of every kind with cards and numbers picked blindly."""
    cards = list(pack(deal.decks))
    some = [random_.choice(deal.hand or cards), random_.choice(cards)]
    number = random_.randint(1, len(deal.melds) + 1)
    actions: list[object] = []
    for card in some:
        actions += [Discard(card), Add((card,), number), Swap(card, number)]
        actions += [Pull(card, number), Split(card, number)]
    actions.append(Lay((tuple(random_.sample(deal.hand, min(3, len(deal.hand)))),)))
    actions.append(Add(tuple(some), number))
    return actions


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_legal_actions_are_what_apply_accepts(seed: int) -> None:
    random_ = random.Random(seed)
    deal = house_deal(random_, seed)
    for _ in range(random_.randint(0, 120)):
        if deal.over or not list(deal.legal_actions()):
            break
        deal.apply(random_action(deal, random_))
    listed = list(deal.legal_actions())
    texts = [format_action(action, deal.rules) for action in listed]
    assert len(set(texts)) == len(texts)
    for action, text in zip(listed, texts, strict=True):
        deal.copy().apply(action)
        deal.copy().apply(parse_action(text))
    for action in nonsense(deal, random_):
        assert isinstance(action, Lay | Add | Swap | Pull | Split | Discard)
        before = full_position(deal)
        try:
            deal.check(action)
            accepted = True
        except RamiError:
            accepted = False
            with pytest.raises(RamiError):
                deal.apply(action)
            assert full_position(deal) == before
        single = not (isinstance(action, Add) and len(action.cards) > 1)
        joker = Card.joker().kind
        plain_joker = isinstance(action, Add) and any(c.face == joker for c in action.cards)
        if accepted and single and not plain_joker:
            after = deal.copy()
            after.apply(action)
            results = []
            for other in listed:
                copy = deal.copy()
                copy.apply(other)
                results.append(_table(copy))
            assert _table(after) in results


def _table(deal: Deal) -> tuple[object, ...]:
    """The position without who is who among equal cards."""
    hands = [sorted(card.kind for card in hand) for hand in deal.hands]
    melds = [str(table.meld) for table in deal.melds.values()]
    return hands, melds, [card.kind for card in deal.discard], deal.turn, deal.phase, deal.debts


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_text_form_and_undo_and_clock(seed: int) -> None:
    random_ = random.Random(seed)
    deal = house_deal(random_, seed)
    for _ in range(random_.randint(0, 80)):
        if deal.over or not list(deal.legal_actions()):
            break
        before = deal_hash(deal)
        undoable = deal.undoable
        deal.apply(random_action(deal, random_))
        if not deal.over and deal.undoable > undoable:
            assert deal_hash(deal.undone_to(len(deal.actions) - 1)) == before
        again = read_scenario(full_position(deal))
        assert full_position(again) == full_position(deal)
        if not deal.over:
            one, other = deal.copy(), again
            for copy in (one, other):
                copy.apply(Timeout())
            assert deal_hash(one) == deal_hash(other)


@given(SEEDS)
@settings(max_examples=40, deadline=None)
def test_views_hide_what_a_seat_may_not_see(seed: int) -> None:
    random_ = random.Random(seed)
    rules = PRESETS[random_.choice(sorted(PRESETS))]
    players = random_.randint(rules.min_players, rules.max_players)
    deal = new_deal(rules, players, seed, easy=True)
    play_some(deal, random_, random_.randint(0, 60))
    if deal.over:
        return
    seat = random_.randrange(players)
    view = deal.view(seat)
    hidden = [card for other, hand in enumerate(deal.hands) if other != seat for card in hand]
    hidden += deal.stock
    exchanged = deal.copy()
    supply = hidden.copy()
    random_.shuffle(supply)
    give = iter(supply)
    for other, hand in enumerate(exchanged.hands):
        if other != seat:
            hand[:] = [next(give) for _ in hand]
    exchanged.stock[:] = [next(give) for _ in exchanged.stock]
    assert exchanged.view(seat) == view
    if deal.turn == seat:
        assert list(view.legal_actions()) == [
            action for action in deal.legal_actions() if type(action).__name__ != "Carte"
        ]


def test_cards_are_interned_values() -> None:
    assert Card.parse("7h") is Card.parse("7H")
