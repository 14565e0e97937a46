"""Setting up, deals in a row, and undo inside the turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rami_desktop.engine.actions import Discard, Draw, PutBack, Take, Timeout
from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.dealing import deal_cards
from rami_desktop.engine.errors import IllegalActionError, RulesError
from rami_desktop.engine.events import DealStarted, TurnStarted
from rami_desktop.engine.match import Match
from rami_desktop.engine.notation import parse_action
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.scenario import deal_hash, full_position, read_scenario
from tests.engine.play import random_action

EASY = {"opening_points": 0, "opening_clean_run": False}


def play_deal(match: Match, random_: random.Random) -> None:
    while not match.deal.over:
        match.apply(random_action(match.deal, random_))


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    order = pack(2)
    deal = deal_cards(PRESETS["classique"], 3, 1, order)
    assert deal.hands[2][:2] == [order[0], order[3]]
    assert deal.hands[0][0] == order[1]
    assert deal.hands[1][0] == order[2]
    assert [len(hand) for hand in deal.hands] == [13, 14, 13]
    assert deal.hands[1][-1] == order[39]
    assert list(reversed(deal.stock)) == list(order[40:])


@pytest.mark.parametrize(
    ("name", "first", "phase", "discards", "extra"),
    [
        ("classique", 0, "play", 0, 1),
        ("rami51", 0, "draw", 0, 0),
        ("rami40", 1, "draw", 1, 0),
    ],
)
def test_starts(name: str, first: int, phase: str, discards: int, extra: int) -> None:
    match = Match(PRESETS[name], 3, seed=5, first_dealer=0)
    deal = match.deal
    assert (deal.turn, deal.phase, len(deal.discard)) == (first, phase, discards)
    assert len(deal.hands[0]) == match.rules.hand_size + extra
    started, turn = deal.view(2).events
    assert isinstance(started, DealStarted) and started.seat == 0
    assert turn == TurnStarted(first)


def test_the_same_seed_deals_the_same() -> None:
    one, other = (Match(PRESETS["rami51"], 4, seed=9) for _ in range(2))
    assert one.order == other.order and one.dealer == other.dealer
    assert one.order != Match(PRESETS["rami51"], 4, seed=10).order
    assert one.first_dealer_draw == other.first_dealer_draw != ()


def test_first_dealers_are_drawn_fairly() -> None:
    counts = Counter(Match(PRESETS["classique"], 3, seed).dealer for seed in range(300))
    assert set(counts) == {0, 1, 2}
    assert min(counts.values()) > 60


def test_the_deal_passes_clockwise_and_totals_add_up() -> None:
    rules = PRESETS["dix_manches"].changed(match_end="deals:3", **EASY)
    match = Match(rules, 3, seed=1, first_dealer=2)
    random_ = random.Random(1)
    dealers = []
    for number in (1, 2, 3):
        dealers.append(match.dealer)
        assert match.number == number
        assert match.deal.scores == match.totals
        with pytest.raises(IllegalActionError, match="deal_not_over"):
            match.next_deal()
        play_deal(match, random_)
        if number < 3:
            assert match.result is None
            match.next_deal()
    assert dealers == [2, 0, 1]
    assert match.over and match.result is not None
    assert match.totals == tuple(sum(r.points[s] for r in match.results) for s in range(3))
    assert match.result.totals == match.totals
    with pytest.raises(IllegalActionError, match="match_over"):
        match.next_deal()


def test_seats_must_fit_the_rules() -> None:
    with pytest.raises(RulesError) as caught:
        Match(PRESETS["classique"], 6, seed=1)
    assert caught.value.field == "max_players"
    with pytest.raises(RulesError):
        Match(PRESETS["classique"], 1, seed=1)


def test_an_order_must_be_a_whole_pack() -> None:
    with pytest.raises(ValueError, match="whole pack"):
        Match(PRESETS["classique"], 2, seed=1, order=pack(2)[:-1])


def scenario_match(scenario: dict[str, object]) -> Match:
    match = Match(PRESETS["rami51"], 2, seed=1, first_dealer=0)
    match.deal = read_scenario(scenario)
    return match


TABLE = {
    "rules": "rami51",
    "hands": ["5H 6H 7H 9D 9S 9C 2C 3D", "4D KS"],
    "discard": "7D",
    "stock": "9C KD 2S",
    "opened": [True, True],
}


def test_undo_and_redo_inside_the_turn() -> None:
    match = scenario_match(TABLE)
    match.apply(parse_action("draw"))
    assert not match.can_undo
    with pytest.raises(IllegalActionError, match="nothing_to_undo"):
        match.undo()
    hashes = [deal_hash(match.deal)]
    for text in ("lay 5H 6H 7H", "lay 9D 9S 9C"):
        match.apply(parse_action(text))
        hashes.append(deal_hash(match.deal))
    assert match.undo() == parse_action("lay 9D 9S 9C")
    assert deal_hash(match.deal) == hashes[1]
    match.undo()
    assert deal_hash(match.deal) == hashes[0]
    assert not match.can_undo and match.can_redo
    match.redo()
    match.redo()
    assert deal_hash(match.deal) == hashes[2]
    with pytest.raises(IllegalActionError, match="nothing_to_redo"):
        match.redo()
    match.undo()
    match.apply(parse_action("discard 2C"))
    assert not match.can_redo and not match.can_undo


def test_undo_stops_at_a_taken_card() -> None:
    match = scenario_match({**TABLE, "discard": "9H"})
    match.apply(Take())
    assert not match.can_undo
    match.apply(parse_action("lay 9H 9S 9C"))
    match.undo()
    assert match.deal.may_put_back
    match.apply(PutBack())
    match.apply(Draw())
    assert not match.can_undo


def test_carte_said_before_the_next_draw_survives_undo() -> None:
    match = scenario_match(
        {**TABLE, "rules": "classique", "hands": ["5H 9C", "4D 4S 4C 2S"], "phase": "play"}
    )
    for text in ("discard 5H", "carte", "draw", "lay 4D 4S 4C"):
        match.apply(parse_action(text))
    match.undo()
    assert [len(hand) for hand in match.deal.hands] == [1, 5]


def test_not_your_turn() -> None:
    match = scenario_match(TABLE)
    with pytest.raises(IllegalActionError, match="not_your_turn"):
        match.apply(Draw(), seat=1)
    with pytest.raises(IllegalActionError, match="nothing_to_announce"):
        match.apply(parse_action("carte"), seat=1)
    match.apply(Draw(), seat=0)


def test_the_clock_takes_back_only_what_owes_something() -> None:
    match = scenario_match(
        {
            **TABLE,
            "hands": ["5H 6H 7H 9D 2C 3D", "4D KS"],
            "melds": [{"owner": 1, "cards": "8D *9D 10D"}],
        }
    )
    for text in ("draw", "lay 5H 6H 7H", "swap 9D > #1"):
        match.apply(parse_action(text))
    events = match.apply(Timeout())
    deal = match.deal
    assert [str(table.meld) for table in deal.melds.values()] == ["8D *9D 10D", "5H 6H 7H"]
    assert sorted(map(str, deal.hands[0])) == ["2C", "3D", "9D"]
    assert deal.discard[-1].kind == Card.parse("9C").kind
    assert deal.view(1).events[-len(events) :] == events


def test_full_positions_are_read_back_in_the_middle_of_a_turn() -> None:
    match = scenario_match({**TABLE, "discard": "9H"})
    for text in ("take", "lay 5H 6H 7H"):
        match.apply(parse_action(text))
    again = read_scenario(full_position(match.deal))
    for deal in (match.deal, again):
        with pytest.raises(IllegalActionError, match="must_lay_owed"):
            deal.apply(Discard(Card.parse("2C")))
        assert deal.undoable == 1
        deal.apply(Timeout())
    assert deal_hash(match.deal) == deal_hash(again)
