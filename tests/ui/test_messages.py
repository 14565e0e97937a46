"""Every code has a sentence that takes its parameters; every sentence can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rami_desktop
from rami_desktop.engine.cards import parse_cards
from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.presets import make_rules
from rami_desktop.engine.rules import FIELD_INFOS
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.settings import Settings
from rami_desktop.ui.card_texts import RankLetters, card_name, card_text, set_rank_letters
from rami_desktop.ui.field_texts import RULE_REASONS, field_text
from rami_desktop.ui.messages import (
    ENGINE_SENTENCES,
    MELD_REASONS,
    WINDOW_SENTENCES,
    error_text,
    refusal_text,
)
from rami_desktop.ui.storage_texts import notice_text

from .sentences import is_whole

SOURCES = Path(rami_desktop.__file__).parent

#: The codes of the text notation.
CODES = (
    "parse_error",
    "bad_rules",
    "impossible_position",
    "not_your_turn",
    "deal_over",
    "must_draw_first",
    "already_drawn",
    "empty_discard",
    "empty_stock",
    "one_card_may_not_take",
    "nothing_to_put_back",
    "may_not_take_again",
    "card_not_in_hand",
    "no_such_meld",
    "not_a_meld",
    "too_many_jokers",
    "too_few_naturals",
    "adjacent_jokers",
    "joker_not_burnt",
    "ambiguous_joker",
    "not_opened",
    "opening_too_low",
    "no_clean_run",
    "taken_card_not_in_opening",
    "does_not_fit",
    "joker_on_rival_clean_run",
    "no_joker_to_swap",
    "joker_in_set_of_three",
    "not_the_jokers_card",
    "may_not_pull",
    "would_break_meld",
    "may_not_split",
    "must_lay_owed",
    "must_be_in_new_meld",
    "must_keep_discard",
    "must_lay_last_card",
    "nothing_to_announce",
)
REASONS = "too_short too_long mixed duplicate_suit not_consecutive ace_in_middle duplicate_card"

#: What the engine gives along with a code.
PARAMS: dict[str, dict[str, Any]] = {
    "parse_error": {"text": "lay {x}"},
    "bad_rules": {"field": "hand_size", "reason": "out_of_range", "value": 3, "low": 7, "high": 15},
    "impossible_position": {"reason": "too_many_copies", "card": "7H"},
    "may_not_take_again": {"card": "7H"},
    "card_not_in_hand": {"card": "7H"},
    "no_such_meld": {"number": 3},
    "not_a_meld": {"reason": "mixed", "cards": "7H 8S 9D"},
    "too_many_jokers": {"most": 1, "run": True},
    "too_few_naturals": {"least": 2},
    "joker_not_burnt": {"card": "7H"},
    "ambiguous_joker": {"places": ["*4H", "*8H"]},
    "opening_too_low": {"points": 39, "needed": 51},
    "taken_card_not_in_opening": {"card": "7H"},
    "does_not_fit": {"cards": "7H *", "number": 3},
    "joker_on_rival_clean_run": {"number": 3},
    "not_the_jokers_card": {"card": "7H"},
    "may_not_pull": {"card": "7H"},
    "would_break_meld": {"card": "7H"},
    "may_not_split": {"card": "7H"},
    "must_lay_owed": {"cards": "7H *"},
    "must_be_in_new_meld": {"card": "7H"},
    "lesson_needs_card": {"card": "7H"},
    "bot_failed": {"name": "Bruno", "why": "{x}"},
    "bot_late": {"name": "Bruno", "why": ""},
}


@pytest.fixture
def letters() -> Iterator[None]:
    yield
    set_rank_letters(RankLetters.LANGUAGE)


@pytest.mark.parametrize("code", [*CODES, "nothing_to_undo", "nothing_to_redo", *WINDOW_SENTENCES])
def test_every_code_has_a_whole_sentence(code):
    sentence = refusal_text(code, PARAMS.get(code, {}))
    assert is_whole(sentence.replace("lay {x}", "")), sentence


def test_the_list_of_codes_is_that_of_the_notation():
    window_only = {"nothing_to_undo", "nothing_to_redo", "deal_not_over", "match_over"}
    assert set(ENGINE_SENTENCES) == set(CODES) | window_only
    assert set(MELD_REASONS) == set(REASONS.split())


@pytest.mark.parametrize("reason", REASONS.split())
def test_every_reason_why_cards_make_no_meld_has_a_sentence_of_its_own(reason):
    sentence = refusal_text("not_a_meld", {"reason": reason, "cards": "7H 8H"})
    assert is_whole(sentence)
    assert sentence != refusal_text("not_a_meld", {"reason": "another"})


def test_numbers_and_cards_stand_in_the_sentences():
    assert refusal_text("opening_too_low", {"points": 39, "needed": 51}) == (
        "12 point(s) missing to open: these melds count 39, an opening needs 51."
    )
    assert refusal_text("must_lay_owed", {"cards": "7H *"}) == (
        "First lay what you owe the table: 7♥ joker."
    )
    assert "run" in refusal_text("too_many_jokers", {"most": 1, "run": True})
    assert "set" in refusal_text("too_many_jokers", {"most": 2, "run": False})
    assert "cannot occur" in refusal_text("impossible_position", {"reason": "phase"})


def raised(kind: str, position: int) -> set[str]:
    """Return the literal arguments at a position of every call of an error's class."""
    found = set()
    for source in (SOURCES / "engine").glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == kind:
                argument = node.args[position] if len(node.args) > position else None
                if isinstance(argument, ast.Constant):
                    found.add(argument.value)
    return found


def test_every_code_that_the_engine_raises_has_a_sentence():
    codes = raised("IllegalActionError", 0)
    assert codes and codes <= set(ENGINE_SENTENCES)


def test_every_reason_against_a_rule_set_has_a_sentence():
    reasons = raised("RulesError", 1)
    assert reasons and reasons <= RULE_REASONS


def test_every_refusal_of_the_window_has_a_sentence():
    used = set()
    for source in (SOURCES / "ui").rglob("*.py"):
        used |= set(re.findall(r'Refusal\(\s*"(\w+)"', source.read_text(encoding="utf-8")))
    assert used <= set(ENGINE_SENTENCES) | set(WINDOW_SENTENCES)
    assert len(used) > 5


BAD_RULES = [
    {"min_players": None},
    {"decks": 5},
    {"hand_size": "many"},
    {"hand_size": 99},
    {"at_once_factor": [0]},
    {"match_end": "never"},
    {"min_players": 5, "max_players": 4},
    {"hand_size": 15, "max_players": 8, "decks": 2},
    {"opening_free_if_left": 1},
    {"last_deal_factor": 3},
    {"joker_colour": "red"},
    {"preset": "belote"},
    7,
]


@pytest.mark.parametrize("source", BAD_RULES, ids=str)
def test_a_rule_set_that_cannot_be_played_is_refused_in_words(source):
    with pytest.raises(RulesError) as refused:
        make_rules(source)
    assert is_whole(error_text(refused.value)), error_text(refused.value)


def test_other_trouble_with_rules_still_makes_a_sentence():
    seats = {"field": "max_players", "reason": "seats", "seats": 9, "low": 2, "high": 8}
    assert refusal_text("bad_rules", seats) == "These rules are for 2 to 8 players, not for 9."
    assert "Longest run" in refusal_text("bad_rules", {"field": "run_max", "reason": "odd"})


def test_every_field_of_the_rules_has_a_name():
    names = [field_text(field) for field in FIELD_INFOS]
    assert len(set(names)) == len(names)
    assert not set(names) & set(FIELD_INFOS)
    assert field_text("joker_colour") == "joker_colour"


def test_trouble_with_a_file_is_told_in_the_words_for_files(tmp_path):
    error = StorageError("disk_full", tmp_path / "match.rami")
    assert "match.rami" in error_text(error)
    with pytest.raises(KeyError):
        refusal_text("no_such_code")


def test_settings_that_could_not_be_read_are_told_without_names_of_the_program(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("torn", encoding="utf-8")
    _settings, notice = Settings.load(path)
    assert notice_text(notice.code, notice.params) == (
        "The settings could not be read; they are as at the first start. "
        "The old file is kept as “settings.damaged.json”."
    )
    Settings(path).save()
    path.write_text(path.read_text(encoding="utf-8").replace('"normal"', '"breakneck"'), "utf-8")
    _settings, notice = Settings.load(path)
    assert notice_text(notice.code, notice.params) == (
        "Some settings could not be read; these are as at the first start."
    )


# --- cards -----------------------------------------------------------------------------------


def test_cards_are_written_with_the_letters_chosen(letters):
    cards = parse_cards("AS 10H JD QC KH *")
    assert [card_text(card) for card in cards] == ["A♠", "10♥", "J♦", "Q♣", "K♥", "joker"]
    set_rank_letters(RankLetters.FRENCH)
    assert [card_text(card) for card in cards] == ["A♠", "10♥", "V♦", "D♣", "R♥", "joker"]
    assert card_text(parse_cards("*KH")[0]) == "joker (R♥)"
    set_rank_letters(RankLetters.ENGLISH)
    assert card_text(cards[3]) == "Q♣"


def test_cards_are_spoken_in_words():
    spoken = [card_name(card) for card in parse_cards("7H AS * *QD 3C")]
    assert spoken == [
        "seven of hearts",
        "ace of spades",
        "joker",
        "joker standing for the queen of diamonds",
        "three of clubs",
    ]


# --- translation ---------------------------------------------------------------------------------


def test_everything_that_is_said_goes_through_translation(marked):
    texts = [refusal_text(code, PARAMS.get(code, {})) for code in (*CODES, *WINDOW_SENTENCES)]
    texts += [field_text(field) for field in FIELD_INFOS]
    texts += [card_name(card) for card in parse_cards("7H *")]
    for text in texts:
        assert text.startswith("[Messages:"), text


TEXT_FILES = (
    "messages",
    "field_texts",
    "event_texts",
    "card_texts",
    "hint_texts",
    "hint_discard_texts",
)


@pytest.mark.parametrize("name", TEXT_FILES)
def test_every_text_to_translate_is_written_out(name):
    """Qt's tools find literal texts only, in the context that they are looked up in."""
    tree = ast.parse((SOURCES / "ui" / f"{name}.py").read_text(encoding="utf-8"))
    calls = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_translate"
    ]
    assert calls
    for call in calls:
        context, source, *more = call.args
        assert isinstance(context, ast.Constant) and context.value == "Messages"
        assert isinstance(source, ast.Constant) and isinstance(source.value, str)
        assert all(isinstance(argument, ast.Constant) for argument in more[:1])
        assert ("%n" in source.value) == (len(call.args) == 4), source.value
        assert not call.keywords
