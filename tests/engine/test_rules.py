"""The rule sets are those of the table of presets, and what cannot be played is refused."""

from __future__ import annotations

import pytest

from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.presets import PRESETS, make_rules, preset_of
from rami_desktop.engine.rules import FIELD_INFOS, Rules

ORDER = ("classique", "dix_manches", "rami40", "rami51", "quatorze")

#: One line a field: its values in the order of ``ORDER``, one value for all where they agree.
TABLE = """
min_players: 2
max_players: 5 5 6 8 5
decks: 2 2 2 auto 2
hand_size: 13 14 13 14 14
start: dealer_discards upcard upcard dealer_draws dealer_discards
first_dealer: random random random high_card random
cut: yes yes no yes yes
opening_points: 51 51 40 51 51
opening_clean_run: yes yes no yes yes
opening_layoffs: yes no no no yes
opening_free_if_left: none none 1 none none
take_opening_points: none none none none 71
taken_in_opening: no no yes no no
put_back: free free free free forfeits_rami_sec
one_card_may_take: no yes yes no no
announce_carte: required off off required required
carte_penalty: 2 0 0 0 2
run_max: 14 13 13 13 14
circular_runs: no
max_jokers_run: 1 1 none 1 1
max_jokers_set: 1 1 2 1 1
min_naturals: 2
adjacent_jokers: no
run_joker_burnt: no no no no yes
joker_on_rival_clean_run: no yes yes yes no
swap_in_set: four_only four_only any_missing_suit four_only four_only
freed_joker: lay new_meld lay lay_or_discard lay
pull: yes no no no yes
split_runs: yes no no yes yes
final_discard: required required optional required required
reshuffles: none none 2 none none
blocked: all_count all_count lightest_wins all_count all_count
ace_low: 1 1 1 1 10
ace_high: 11 11 11 11 10
ace_set: 11 11 11 11 10
ace_hand: 11 11 11 11 10
joker_opening: replaced
joker_hand: 20
scoring: losers_pay losers_pay winner_collects losers_pay losers_pay
unopened_points: 100 100 none 100 100
at_once: any first_to_open any first_to_open any
at_once_factor: 2 2 2 2 2,1.5,1
at_once_joker_factor: 4 none none none none
at_once_flat: none
at_once_layoffs: yes
at_once_needs_opening: yes yes no yes yes
match_end: points:100 deals:10 deals:1 deals:1 points:100
match_winner: lowest lowest highest lowest lowest
last_deal_factor: 1
turn_seconds: none none 45 none none
"""


def as_text(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    words = {True: "yes", False: "no"} if isinstance(value, bool) else {None: "none"}
    return words.get(value, str(value))  # type: ignore[call-overload, no-any-return]


def test_presets_are_the_table() -> None:
    lines = [line.split(": ") for line in TABLE.strip().splitlines()]
    assert {name for name, _ in lines} == set(FIELD_INFOS)
    for name, text in lines:
        values = text.split()
        values = values * 5 if len(values) == 1 else values
        for preset, value in zip(ORDER, values, strict=True):
            assert as_text(getattr(PRESETS[preset], name)) == value, (preset, name)


def test_every_field_has_a_group_and_a_source() -> None:
    for name, info in FIELD_INFOS.items():
        assert info.group, name
        assert 1 <= int(info.source) <= 29, name


@pytest.mark.parametrize(
    ("source", "field"),
    [
        ({"preset": "rami51", "hand_size": 40}, "hand_size"),
        ({"preset": "rami51", "hand_size": "14"}, "hand_size"),
        ({"preset": "rami51", "hand_size": True}, "hand_size"),
        ({"preset": "rami51", "decks": 2, "hand_size": 15}, "hand_size"),
        ({"preset": "rami51", "decks": 4}, "decks"),
        ({"preset": "rami51", "min_players": 6, "max_players": 4}, "min_players"),
        ({"preset": "rami51", "opening_free_if_left": 1}, "opening_free_if_left"),
        ({"preset": "classique", "last_deal_factor": 1000}, "last_deal_factor"),
        ({"preset": "classique", "match_end": "points:0"}, "match_end"),
        ({"preset": "classique", "match_end": "rounds:3"}, "match_end"),
        ({"preset": "classique", "match_end": 3}, "match_end"),
        ({"preset": "classique", "turn_seconds": 20}, "turn_seconds"),
        ({"preset": "classique", "at_once_factor": []}, "at_once_factor"),
        ({"preset": "classique", "at_once_factor": [0]}, "at_once_factor"),
        ({"preset": "classique", "at_once_factor": ["2"]}, "at_once_factor"),
        ({"preset": "classique", "at_once_joker_factor": -1}, "at_once_joker_factor"),
        ({"preset": "classique", "pull": 1}, "pull"),
        ({"preset": "classique", "pull": None}, "pull"),
        ({"preset": "classique", "joker_opening": "nothing"}, "joker_opening"),
        ({"preset": "classique", "min_naturals": 0}, "min_naturals"),
        ({"preset": "classique", "colour": "green"}, "colour"),
        ({"preset": "bridge"}, "preset"),
        ({"preset": ["rami51"]}, "preset"),
        ("bridge", "preset"),
        (None, "preset"),
        (["rami51"], "preset"),
    ],
)
def test_unplayable_rules_name_the_field(source: object, field: str) -> None:
    with pytest.raises(RulesError) as caught:
        make_rules(source)
    assert caught.value.code == "bad_rules"
    assert caught.value.field == field


def test_rules_survive_json() -> None:
    for rules in PRESETS.values():
        assert make_rules(rules.to_dict()) == rules
        assert PRESETS[preset_of(rules) or ""] == rules


def test_house_rules_keep_the_rest() -> None:
    rules = make_rules({"preset": "rami51", "opening_points": 71, "at_once_factor": 3})
    assert rules.opening_points == 71
    assert rules.at_once_factor == (3,)
    assert rules.changed(opening_points=51, at_once_factor=[2]) == PRESETS["rami51"]
    assert preset_of(rules) is None


@pytest.mark.parametrize(("seats", "stock"), [(2, 81), (3, 68), (4, 55), (5, 42), (6, 29)])
def test_stock_after_the_deal_of_rami40(seats: int, stock: int) -> None:
    rules = PRESETS["rami40"]
    assert 54 * rules.decks_for(seats) - rules.cards_dealt(seats) == stock


def test_three_decks_from_six_seats() -> None:
    rules = PRESETS["rami51"]
    assert [rules.decks_for(seats) for seats in (2, 5, 6, 8)] == [2, 2, 3, 3]


def test_numbers_of_a_match() -> None:
    assert Rules().points_in_match == 100
    assert Rules().deals_in_match is None
    assert PRESETS["dix_manches"].deals_in_match == 10
