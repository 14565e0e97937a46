"""Gestures with melds: preparing, opening, laying, laying off, swapping, splitting, pulling."""

from __future__ import annotations

import pytest

from rami_desktop.ui.targets import Target, TargetKind

from .played import HAND, OWN, on_meld

OPENED = {"opened": [True, True], "phase": "play"}
RUN = {"owner": 1, "cards": "4H 5H 6H 7H 8H"}


# --- before the opening --------------------------------------------------------------------------

OPENING = "8S 7S 6S AD AC AH 4D 9C"


def test_before_opening_a_meld_is_only_prepared(play):
    table = play(hands=[OPENING, "KD QD"], phase="play")
    assert OWN in table.controller.targets_for(table.cards("8S 6S 7S"))
    assert OWN not in table.controller.targets_for(table.cards("8S 6S"))
    assert table.drop("8S 6S 7S", OWN)
    assert table.groups() == ["6S 7S 8S"] and table.melds() == []
    assert table.hand() == "AD AC AH 4D 9C"
    assert not table.controller.can_open
    assert not table.controller.open_hand()
    assert table.refusals == [("opening_too_low", {"points": 21, "needed": 51}, OWN)]


def test_what_is_prepared_opens_with_one_click(play):
    table = play(hands=[OPENING, "KD QD"], phase="play")
    table.select("7S 8S 6S")
    assert table.controller.can_lay and table.controller.lay_selection()
    table.select("AC AD AH")
    assert table.controller.activate(OWN)
    assert table.controller.can_open and table.controller.open_prepared()
    assert table.melds() == ["6S 7S 8S", "AH AD AC"]
    assert table.groups() == [] and table.hand() == "4D 9C"
    assert not table.controller.open_best()
    assert table.code() == "already_opened"


def test_without_anything_prepared_the_best_opening_is_laid(play):
    table = play(hands=[OPENING, "KD QD"], phase="play")
    assert table.store.prepared.counter.best == 54
    assert not table.controller.open_prepared()
    assert table.code() == "nothing_prepared"
    assert table.controller.can_open and table.controller.open_hand()
    assert table.melds() == ["6S 7S 8S", "AH AD AC"]


def test_a_hand_with_nothing_to_open_with_says_so(play):
    table = play(hands=["KD 2S 4C", "KD QD"], phase="play")
    assert not table.controller.can_open
    assert not table.controller.open_hand()
    assert table.code() == "no_opening"


def test_melds_can_be_prepared_while_others_play(play):
    table = play(hands=[OPENING, "KD QD"], turn=1, phase="play")
    assert table.drop("8S 6S 7S", OWN)
    assert table.groups() == ["6S 7S 8S"]
    assert not table.controller.open_prepared()
    assert table.code() == "not_your_turn"


def test_a_prepared_group_takes_more_cards_and_goes_back(play):
    table = play(hands=["9S 8S 7S 6S AD AC AH 4D", "KD QD"], phase="play")
    table.drop("8S 6S 7S", OWN)
    group = Target(TargetKind.PREPARED, 0)
    assert group in table.controller.targets_for(table.cards("9S"))
    assert group not in table.controller.targets_for(table.cards("4D"))
    assert table.drop("9S", group)
    assert table.groups() == ["6S 7S 8S 9S"]
    assert not table.drop("4D", group)
    assert table.code() == "not_a_meld"
    assert table.drop("7S", Target(TargetKind.HAND, 0, 0))
    assert table.groups() == [] and table.hand().startswith("7S ")
    table.drop("8S 6S 7S", OWN)
    assert table.controller.activate(group)
    assert table.groups() == []
    assert not table.controller.activate(group)
    assert table.drop("8S 6S 7S", group)
    assert table.groups() == ["6S 7S 8S"]


def test_cards_that_make_no_meld_are_refused_with_the_reason(play):
    table = play(hands=["8S 7S 6S 9H 9D 9H 2C", "KD QD"], phase="play")
    assert not table.drop("9H 9D 9H", OWN)
    code, params, target = table.refusals.pop()
    assert (code, params["reason"], target) == ("not_a_meld", "duplicate_suit", OWN)


def test_a_lay_off_is_prepared_where_it_counts_for_the_opening(play):
    table = play(
        rules="classique",
        hands=["9S 8S 7S 6S JH 9H 10H KD 2C", "KD QD"],
        phase="play",
        opened=[False, True],
        melds=[RUN],
    )
    assert on_meld(1) in table.controller.targets_for(table.cards("9H"))
    assert table.drop("6S 7S 8S 9S", OWN)
    assert table.drop("9H", on_meld(1, 5))
    assert table.groups()[1] == "4H 5H 6H 7H 8H 9H"
    assert table.drop("JH 10H", on_meld(1, 5))
    assert table.groups()[1:] == ["4H 5H 6H 7H 8H 9H 10H JH"]
    assert table.store.prepared.counter.points == 59
    assert table.controller.open_hand()
    assert table.melds() == ["4H 5H 6H 7H 8H 9H 10H JH", "6S 7S 8S 9S"]


def test_elsewhere_a_lay_off_has_to_wait_for_the_opening(play):
    table = play(hands=["9H 2S 3C", "KD QD"], phase="play", opened=[False, True], melds=[RUN])
    assert on_meld(1) not in table.controller.targets_for(table.cards("9H"))
    assert not table.drop("9H", on_meld(1, 5))
    assert table.code() == "not_opened"


def test_undoing_the_opening_lays_the_melds_out_again(play):
    table = play(hands=[OPENING, "KD QD"], phase="play")
    table.drop("8S 6S 7S", OWN)
    table.drop("AC AD AH", OWN)
    before = table.hand()
    assert table.controller.open_hand() and table.controller.can_undo
    assert table.controller.undo()
    assert table.melds() == [] and table.groups() == ["6S 7S 8S", "AH AD AC"]
    assert table.hand() == before and table.controller.can_redo
    assert table.controller.redo()
    assert table.melds() == ["6S 7S 8S", "AH AD AC"] and table.groups() == []


@pytest.mark.parametrize("stands_for", ["10S", "AS"])
def test_a_joker_of_an_undone_opening_stands_again_for_what_it_did(play, stands_for: str):
    table = play(hands=["JS QS KS * 6H 7H 8H 2C 3D", "KD QD"], phase="play")
    table.drop("6H 7H 8H", OWN)
    table.drop("JS QS KS *", OWN)
    melds, choose = table.choices.pop()
    choose(next(i for i, meld in enumerate(melds) if f"*{stands_for}" in str(meld)))
    before = table.groups()
    assert f"*{stands_for}" in before[1]
    assert table.controller.open_hand()
    assert table.melds() == before
    assert table.controller.undo()
    assert table.groups() == before
    assert table.controller.redo()
    assert table.melds() == before


# --- after the opening ---------------------------------------------------------------------------


def test_after_opening_a_meld_is_laid_at_once(play):
    table = play(hands=["8S 9D 7S 6S 2C", "KD QD"], **OPENED)
    assert OWN in table.controller.targets_for(table.cards("8S 6S 7S"))
    assert table.drop("8S 6S 7S", OWN)
    assert table.melds() == ["6S 7S 8S"] and table.groups() == []
    assert table.controller.undo() and table.melds() == [] and table.groups() == []


def test_the_last_card_is_kept_for_the_discard(play):
    table = play(hands=["8S 7S 6S", "KD QD"], **OPENED)
    assert OWN not in table.controller.targets_for(table.cards("8S 6S 7S"))
    assert not table.drop("8S 6S 7S", OWN)
    assert table.code() == "must_keep_discard"


def test_laying_before_drawing_is_refused_for_that_reason(play):
    table = play(hands=["8S 7S 6S 2C", "KD QD"], opened=[True, True])
    assert not table.drop("8S 6S 2C", OWN)
    assert table.code() == "must_draw_first"


@pytest.mark.parametrize("index", [-1, 0, 2, 4, 5])
def test_a_card_dropped_anywhere_on_a_run_is_laid_off_at_its_end(play, index):
    table = play(hands=["9H 2S 3C", "KD QD"], melds=[RUN], **OPENED)
    assert on_meld(1) in table.controller.targets_for(table.cards("9H"))
    assert table.drop("9H", on_meld(1, index))
    assert table.melds() == ["4H 5H 6H 7H 8H 9H"]


def test_a_card_that_does_not_fit_is_refused_as_a_lay_off(play):
    table = play(hands=["JH 2S 3C", "KD QD"], melds=[RUN], **OPENED)
    for index in (-1, 2, 5):
        assert not table.drop("JH", on_meld(1, index))
        assert table.code() == "does_not_fit"
    assert not table.drop("JH", on_meld(7))
    assert table.code() == "no_such_meld"


@pytest.mark.parametrize("index", [2, -1, 5])
def test_a_second_copy_of_an_inner_card_splits_the_run(play, index):
    table = play(hands=["6H 2S 3C", "KD QD"], melds=[RUN], **OPENED)
    assert on_meld(1) in table.controller.targets_for(table.cards("6H"))
    assert table.drop("6H", on_meld(1, index))
    assert table.melds() == ["4H 5H 6H", "6H 7H 8H"]


def test_where_runs_are_not_split_its_twin_is_told_so(play):
    table = play(rules="dix_manches", hands=["6H 2S 3C", "KD QD"], melds=[RUN], **OPENED)
    assert not table.drop("6H", on_meld(1, 2))
    assert table.code() == "may_not_split"
    assert not table.drop("6H", on_meld(1, 1))
    assert table.code() == "does_not_fit"


def test_a_card_dropped_on_the_joker_takes_its_place(play):
    table = play(hands=["6H 2S 3C", "KD QD"], melds=[{"owner": 1, "cards": "5H * 7H"}], **OPENED)
    assert table.drop("6H", on_meld(1, 1))
    assert table.melds() == ["5H 6H 7H"] and table.hand() == "2S 3C *"
    assert [row.owed for row in table.store.hand.rows] == [False, False, True]


def test_a_swap_is_also_found_when_the_card_was_dropped_beside_the_joker(play):
    table = play(hands=["6H 2S 3C", "KD QD"], melds=[{"owner": 1, "cards": "5H * 7H"}], **OPENED)
    assert table.drop("6H", on_meld(1, 2))
    assert table.melds() == ["5H 6H 7H"]


def test_a_wrong_card_on_a_joker_is_refused_as_a_swap(play):
    table = play(
        hands=["JH 2S 9C", "KD QD"],
        melds=[{"owner": 1, "cards": "5H * 7H"}, {"owner": 1, "cards": "9S 9H *"}],
        **OPENED,
    )
    assert not table.drop("JH", on_meld(1, 1))
    assert table.code() == "not_the_jokers_card"
    assert table.drop("9C", on_meld(2, 2))
    assert table.melds()[1] == "9S 9H 9C *9D"


@pytest.mark.parametrize(
    ("card", "code"), [("3C", "does_not_fit"), ("7S", "does_not_fit"), ("7D", None)]
)
def test_a_card_that_the_set_cannot_hold_was_not_meant_for_its_joker(play, card, code):
    melds = [{"owner": 1, "cards": "7S 7C *"}]
    table = play(hands=["3C 7S 7D KH 2D", "KD QD"], melds=melds, **OPENED)
    assert table.drop(card, on_meld(1, 2)) == (code is None)
    assert code is None or table.code() == code


def test_the_place_of_a_joker_says_what_it_stands_for(play):
    for index, meld in ((-1, "*4H 5H 6H 7H"), (0, "*4H 5H 6H 7H"), (3, "5H 6H 7H *8H")):
        table = play(
            hands=["* 2S 3C", "KD QD"], melds=[{"owner": 0, "cards": "5H 6H 7H"}], **OPENED
        )
        assert table.drop("*", on_meld(1, index))
        assert table.melds() == [meld]


def test_a_joker_that_fits_two_places_asks_which(play):
    table = play(hands=["* 2S 3C", "KD QD"], melds=[{"owner": 0, "cards": "5H 6H 7H"}], **OPENED)
    table.select("*")
    assert not table.controller.activate(on_meld(1))
    assert table.refusals == []
    options, choose = table.choices.pop()
    assert [str(meld) for meld in options] == ["*4H 5H 6H 7H", "5H 6H 7H *8H"]
    choose(None)
    assert table.melds() == ["5H 6H 7H"]
    choose(0)
    assert table.melds() == ["*4H 5H 6H 7H"]
    choose(1)
    assert table.melds() == ["*4H 5H 6H 7H"] and table.refusals == []


def test_a_new_meld_with_a_joker_at_either_end_asks_which(play):
    table = play(hands=["* 6H 5H 2S 3C", "KD QD"], **OPENED)
    assert not table.drop("* 6H 5H", OWN)
    options, choose = table.choices.pop()
    assert {str(meld) for meld in options} == {"*4H 5H 6H", "5H 6H *7H"}
    choose(0)
    assert table.melds() == [str(options[0])]


def test_a_prepared_meld_with_a_joker_at_either_end_asks_too(play):
    table = play(hands=["* 6H 5H 2S 3C", "KD QD"], phase="play")
    assert not table.drop("* 6H 5H", OWN)
    options, choose = table.choices.pop()
    choose(1)
    assert table.groups() == [str(options[1])]


def test_a_prepared_lay_off_of_a_joker_asks_once(play):
    table = play(
        rules="classique",
        hands=["* 9H 2S 3C", "KD QD"],
        phase="play",
        opened=[False, True],
        melds=[{"owner": 0, "cards": "6H 7H 8H"}],
    )
    table.drop("9H", on_meld(1))
    assert not table.drop("*", on_meld(1))
    options, choose = table.choices.pop()
    assert {str(meld) for meld in options} == {"*5H 6H 7H 8H 9H", "6H 7H 8H 9H *10H"}
    choose(0)
    assert table.choices == [] and table.groups() == [str(options[0])]


def test_several_cards_are_laid_off_together(play):
    table = play(hands=["10H 3H 9H 3C", "KD QD"], melds=[RUN], **OPENED)
    assert table.drop("10H 3H 9H", on_meld(1))
    assert table.melds() == ["3H 4H 5H 6H 7H 8H 9H 10H"]


def test_a_selection_is_laid_off_by_a_click_on_the_meld(play):
    table = play(hands=["10H 9H 2S 3C", "KD QD"], melds=[RUN], **OPENED)
    assert not table.controller.activate(on_meld(1))
    assert table.code() == "nothing_selected"
    table.select("9H 10H")
    assert table.controller.activate(on_meld(1))
    assert table.melds() == ["4H 5H 6H 7H 8H 9H 10H"]


def test_a_card_is_pulled_out_of_a_meld_where_that_is_played(play):
    table = play(rules="classique", hands=["2S 3C", "KD QD"], melds=[RUN], **OPENED)
    eight = table.match.deal.melds[1].meld.cards[-1]
    assert table.controller.pull(eight, 1, HAND)
    assert table.melds() == ["4H 5H 6H 7H"] and table.hand() == "2S 3C 8H"
    assert [row.owed for row in table.store.hand.rows] == [False, False, True]
    inner = table.match.deal.melds[1].meld.cards[1]
    assert not table.controller.pull(inner, 1)
    assert table.refusals.pop() == ("would_break_meld", {"card": "5H"}, on_meld(1))


def test_elsewhere_a_pull_is_refused(play):
    table = play(hands=["2S 3C", "KD QD"], melds=[RUN], **OPENED)
    assert not table.controller.pull(table.match.deal.melds[1].meld.cards[0], 1, OWN)
    assert table.code() == "may_not_pull"
