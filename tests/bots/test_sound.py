"""What a sound player does in positions where that is clear."""

from __future__ import annotations

from typing import Any

import pytest

from rami_desktop.bots.sound import SoundBot
from rami_desktop.engine.notation import format_action
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.scenario import read_scenario


def turn(rules: Any, hand: str, **more: Any) -> list[str]:
    """Let the player finish the turn of seat 0 and return what it did, as text."""
    scenario = {
        "rules": rules,
        "hands": [hand, "2S 5D 9C JH KS 8H"],
        "stock": "3C 7D JS",
        "phase": "play",
        "opened": [True, True],
        **more,
    }
    deal = read_scenario(scenario)
    done = []
    while not deal.over and deal.turn == 0 and len(done) < 30:
        action = SoundBot().choose(deal.view(0), Rng(1))
        deal.apply(action, 0)
        done.append(format_action(action, deal.rules))
    return done


UNOPENED = {"opened": [False, True]}


def test_opens_as_soon_as_it_can_with_the_best_opening() -> None:
    hand = "JH QH KH 7S 7H 7D 2C 4D 9S 9H 5C"
    assert turn("rami51", hand, **UNOPENED)[0] == "lay JH QH KH / 7S 7H 7D"


def test_does_not_open_below_the_threshold() -> None:
    hand = "2H 3H 4H 7S 7H 7D 2C 4D 9S JC 5C"
    (only,) = turn("rami51", hand, **UNOPENED)
    assert only.startswith("discard")


def test_takes_the_discard_when_it_opens() -> None:
    hand = "JH QH 7S 7H 7D 2C 4D 9S JC 5C"
    done = turn("rami51", hand, discard="KH", phase="draw", **UNOPENED)
    assert done[:2] == ["take", "lay JH QH KH / 7S 7H 7D"]


def test_leaves_the_discard_that_it_could_not_lay() -> None:
    hand = "JH QH 7S 7H 2C 4D 9S JC 5C"
    assert turn("rami51", hand, discard="KH", phase="draw", **UNOPENED)[0] == "draw"


def test_needs_more_after_a_take_where_the_rules_say_so() -> None:
    hand = "JH QH 7S 7H 7D 2C 4D 9S JC 5C"
    done = turn("quatorze", hand, discard="KH", phase="draw", **UNOPENED)
    assert done[0] == "draw"
    done = turn("quatorze", hand + " 7C", discard="KH", phase="draw", **UNOPENED)
    assert done[0] == "draw"
    done = turn("quatorze", hand + " 9H 9D", discard="KH", phase="draw", **UNOPENED)
    assert done[0] == "take"


def test_opens_with_the_help_of_the_table() -> None:
    hand = "5H 6H 7H 8S 8H 8D 9C 2C 4D JC"
    table = {"melds": [{"owner": 1, "cards": "10C JC QC"}]}
    done = turn("classique", hand, **UNOPENED, **table)
    assert done[0] == "lay 5H 6H 7H / 8S 8H 8D / 9C > #1"
    assert turn("rami51", hand, **UNOPENED, **table)[0].startswith("discard")


def test_goes_out_at_once_below_the_threshold_where_that_is_allowed() -> None:
    done = turn("rami40", "7S 7H 7D 4C 4D 4H KS", opened=[False, False])
    assert done == ["lay 4H 4D 4C / 7S 7H 7D", "discard KS"]


def test_lays_new_melds_and_lays_off() -> None:
    done = turn(
        "rami51",
        "4S 4H 4D 10C KD 2C",
        melds=[{"owner": 1, "cards": "7C 8C 9C"}],
    )
    assert done[:2] == ["lay 4S 4H 4D", "add 10C > #1"]
    assert len(done) == 3


def test_swaps_a_joker_that_it_can_use() -> None:
    table = [{"owner": 1, "cards": "7C 8C *9C"}, {"owner": 1, "cards": "2S 3S 4S"}]
    done = turn("rami51", "9C KD KH 5D 8H", melds=table)
    assert done[:2] == ["swap 9C > #1", "lay KH KD *"]


def test_leaves_a_joker_that_it_could_not_use() -> None:
    """Under these rules a freed joker must go into a new meld, and there is none to make."""
    table = [{"owner": 1, "cards": "6C 7C 8C *9C"}]
    assert turn("dix_manches", "9C KD 5D 8H", melds=table) == ["discard KD"]


def test_swaps_and_lays_the_joker_off_to_go_out() -> None:
    table = [{"owner": 1, "cards": "7C 8C *9C"}]
    assert turn("rami51", "9C 3H", melds=table) == ["swap 9C > #1", "add *6C > #1", "discard 3H"]


def test_pulls_a_card_for_a_new_meld() -> None:
    table = [{"owner": 1, "cards": "9S 9H 9D 9C"}]
    done = turn("classique", "10H JH 2C 5D KS", melds=table)
    assert done[:2] == ["pull 9H < #1", "lay 9H 10H JH"]


def test_splits_a_run() -> None:
    table = [{"owner": 1, "cards": "4C 5C 6C 7C 8C"}]
    assert turn("rami51", "6C KD 2H", melds=table)[0] == "split 6C > #1"


def test_announces_its_last_card_at_once() -> None:
    deal = read_scenario(
        {"rules": "rami51", "hands": ["KD 2H", "3S 4D"], "stock": "3C 7D", "phase": "play"}
    )
    deal.apply(SoundBot().choose(deal.view(0), Rng(1)), 0)
    action = SoundBot().choose(deal.view(0), Rng(1))
    assert format_action(action) == "carte"


@pytest.mark.parametrize("final", ["required", "optional", "forbidden"])
def test_the_end_is_within_each_rule_of_the_last_discard(final: str) -> None:
    rules = {"preset": "rami51", "final_discard": final}
    table = [{"owner": 1, "cards": "7C 8C 9C"}, {"owner": 1, "cards": "2S 3S 4S"}]
    done = turn(rules, "10C 5S", melds=table)
    if final == "required":
        assert [text.split()[0] for text in done] == ["add", "discard"]
    else:
        assert [text.split()[0] for text in done] == ["add", "add"]


def test_keeps_a_second_card_where_the_last_one_must_be_laid() -> None:
    rules = {"preset": "rami51", "final_discard": "forbidden"}
    table = [{"owner": 1, "cards": "7C 8C 9C"}]
    assert turn(rules, "10C KD", melds=table) == ["discard KD"]


def test_throws_the_card_that_goes_with_nothing() -> None:
    assert turn("rami51", "6H 7H 9S 9D KC", melds=[])[-1] == "discard KC"
    assert turn("rami51", "6H 7H QS 2D 2C", melds=[])[-1] == "discard QS"


def test_does_not_break_a_meld_that_it_cannot_lay_yet() -> None:
    hand = "2H 3H 4H 9S 9D 9C KC QD"
    for _ in range(3):
        (text,) = turn("rami51", hand, **UNOPENED)
        assert text in ("discard KC", "discard QD")


def test_keeps_jokers() -> None:
    assert turn("rami51", "* KC 4D", melds=[], **UNOPENED)[-1] != "discard *"


def test_lays_jokers_off_to_go_out() -> None:
    table = [{"owner": 1, "cards": "7C 8C 9C"}]
    done = turn("rami51", "* KD", melds=table)
    assert [text.split()[0] for text in done] == ["add", "discard"]


def test_does_not_give_a_rival_what_fits_the_table() -> None:
    table = [{"owner": 1, "cards": "7C 8C 9C"}]
    assert turn("rami51", "10C KD", melds=table, **UNOPENED)[-1] == "discard KD"


def test_frees_a_seat_that_somebody_else_left_in_debt() -> None:
    done = turn("rami51", "9C KD 5D 8H", owed="9C")
    assert done == ["timeout"]
