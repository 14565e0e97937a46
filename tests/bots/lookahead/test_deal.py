"""Deals that are played on in one's mind: nothing is lost, nothing is invented."""

from __future__ import annotations

import random

import pytest

from rami_desktop.bots.lookahead.deal import LAYS_AT_ONCE, LightDeal
from rami_desktop.bots.lookahead.guess import Guesser, hidden_kinds
from rami_desktop.bots.lookahead.positions import after_discard, light_deal
from rami_desktop.bots.lookahead.table import LightTable
from rami_desktop.bots.lookahead.worth import WIN, hand_points, worth
from rami_desktop.bots.position import Imagined
from rami_desktop.bots.sound import SoundBot
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, Card, parse_cards
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.legality import PLAY
from rami_desktop.engine.meld_changes import end_kinds
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.engine.solver_limits import count_cards
from rami_desktop.engine.solver_pricing import packed_hand
from tests.bots.conformance import new_deal, seat_to_act

SEATS = (2, 3, 5)
cases = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in sorted(PRESETS) for players in SEATS]
)


def moments(name: str, players: int, seed: int, every: int) -> list[Deal]:
    """Positions of a deal among sound players in which somebody is to draw or to play."""
    deal, bot, found = new_deal(PRESETS[name], players, seed), SoundBot(), []
    step = 0
    while not deal.over:
        if step % every == 0 and deal.carte_due is None:
            found.append(deal.copy())
        seat = seat_to_act(deal)
        deal.apply(bot.choose(deal.view(seat), Rng(step)), seat)
        step += 1
    return found


def hidden(view) -> list[int]:
    return sorted(hidden_kinds(view))


@cases
def test_hidden_cards_are_those_that_nobody_showed(name: str, players: int) -> None:
    for deal in moments(name, players, 4, 5):
        seat = deal.turn
        view = deal.view(seat)
        rivals = [card for other, hand in enumerate(deal.hands) if other != seat for card in hand]
        assert hidden(view) == sorted(card & KIND_MASK for card in rivals + deal.stock)


@cases
def test_guesses_have_the_right_cards(name: str, players: int) -> None:
    for deal in moments(name, players, 5, 9):
        view = deal.view(deal.turn)
        actual = light_deal(view, Imagined.of(view))
        one, two = actual.copy(), actual.copy()
        draws = len(deal.stock) if deal.stock else 0
        Guesser(view, random.Random(1)).deal(actual, [one, two], draws)
        assert one.hands == two.hands
        assert one.stock == two.stock
        for seat, count in enumerate(view.counts):
            assert count_cards(one.hands[seat]) == count
        everything = list(one.stock)
        for seat, hand in enumerate(one.hands):
            if seat != view.seat:
                everything += spread(hand)
        assert sorted(everything) == hidden(view)


def spread(packed: int) -> list[int]:
    """The kinds of a packed hand, one for each card."""
    kinds = []
    for kind in range(JOKER_KIND + 1):
        unit = packed_hand((Card(kind),))
        mask = 3 * unit if kind < JOKER_KIND else -1
        count = (packed & mask) // unit if kind < JOKER_KIND else packed // unit
        kinds += [kind] * count
    return kinds


@cases
@pytest.mark.parametrize("patience", [LAYS_AT_ONCE, 0, 3])
def test_play_outs_end_and_keep_count(name: str, players: int, patience: int) -> None:
    for deal in moments(name, players, 6, 11):
        view = deal.view(deal.turn)
        actual = light_deal(view, Imagined.of(view))
        if deal.phase == PLAY:  # the turn ends with some discard
            card = next((card for card in view.hand if not card.is_joker), None)
            if card is None:
                continue
            actual = after_discard(view, Imagined.of(view), card)
        played = actual.copy()
        played.patience = [patience] * players
        Guesser(view, random.Random(2)).deal(actual, [played], 500)
        before = len(played.stock) + len(played.pile)
        turns = played.play(400)
        assert played.over or turns == 400
        assert [count_cards(hand) for hand in played.hands] == played.counts
        assert min(played.counts) >= 0
        assert len(played.stock) + len(played.pile) <= before + turns
        if played.winner is not None:
            assert played.counts[played.winner] == 0
            assert played.opened[played.winner]


def scenario(hands: list[str], **more) -> Deal:
    return read_scenario({
        "rules": "rami51",
        "hands": hands,
        "stock": "3C 7D JS 2S",
        "phase": "play",
        "opened": [True, True],
        **more,
    })  # fmt: skip


def one_turn(deal: Deal, patience: int) -> LightDeal:
    """Let seat 0 lay and discard in a play-out in which all cards are known."""
    view = deal.view(0)
    light = light_deal(view, Imagined.of(view))
    light.hands = [packed_hand(hand) for hand in deal.hands]
    light.patience = [patience] * 2
    light._finish_turn(0, light.hands[0])
    return light


def test_whoever_does_not_wait_lays() -> None:
    deal = scenario(["5H 6H 7H KS 2C", "4H 8H 9D 9C"])
    light = one_turn(deal, LAYS_AT_ONCE)
    assert light.counts[0] == 1
    assert light.table.fits == packed_hand(parse_cards("4H 8H"))


def test_whoever_waits_keeps_the_meld_and_throws_what_is_loose() -> None:
    deal = scenario(["5H 6H 7H KS 2C", "4H 8H 9D 9C"])
    light = one_turn(deal, 0)
    assert light.counts[0] == 4
    assert light.table.fits == 0
    assert packed_hand(parse_cards("5H 6H 7H")) & ~light.hands[0] == 0


def test_whoever_waits_goes_out_when_that_is_possible() -> None:
    deal = scenario(["5H 6H 7H KS", "4H 8H 9D 9C"])
    light = one_turn(deal, 0)
    assert light.winner == 0


def test_patience_ends_when_a_rival_who_has_opened_has_few_cards() -> None:
    deal = scenario(["5H 6H 7H KS 2C", "4H 8H"])
    assert one_turn(deal, 1).counts[0] == 4
    assert one_turn(deal, 2).counts[0] == 1
    deal = scenario(["5H 6H 7H KS 2C", "4H 8H"], opened=[True, False])
    assert one_turn(deal, 2).counts[0] == 4


def test_worth_is_what_the_rules_count() -> None:
    deal = scenario(["KS", "4H 8H 9D 9C"])
    light = one_turn(deal, LAYS_AT_ONCE)
    light.at_once = False
    assert light.winner == 0
    assert hand_points(light, 1) == 4 + 8 + 9 + 9
    assert worth(light, 0) == 30 + WIN
    assert worth(light, 1) == -30
    light.opened[1] = False
    assert worth(light, 0) == 100 + WIN


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_table_takes_what_the_engine_takes(name: str) -> None:
    rules = PRESETS[name]
    checked = 0
    for seed in range(6):
        for deal in moments(name, 2, seed, 7):
            if not deal.melds or rules.circular_runs:
                continue
            table = LightTable.of(deal.melds.values(), rules.longest_run, True)
            expected = set()
            for entry in deal.melds.values():
                if entry.meld.is_run:
                    expected |= set(end_kinds(entry.meld, rules))
                elif len(entry.meld.cards) < 4:
                    rank = entry.meld.start - 1
                    expected |= {suit * 13 + rank for suit in entry.meld.missing_suits}
            assert set(spread(table.fits)) == expected
            checked += 1
    assert checked > 5
