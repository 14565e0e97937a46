"""Rule sets of one's own: named, kept, sent and received."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.rule_sets import (
    LONGEST_NAME,
    SUFFIX,
    RuleSets,
    read_rule_set,
    write_rule_set,
)

HOUSE = PRESETS["classique"].changed(joker_hand=35, at_once_factor=[2, 1.5], turn_seconds=90)


@pytest.fixture
def sets(tmp_path: Path) -> RuleSets:
    return RuleSets(tmp_path / "data")


def test_there_are_none_at_first(sets: RuleSets) -> None:
    assert sets.all() == []
    assert sets.find("Chez nous") is None
    assert not sets.directory.exists()


def test_a_rule_set_is_kept_by_its_name(sets: RuleSets) -> None:
    saved = sets.save("  Chez   nous ", HOUSE)
    assert saved.name == "Chez nous"
    assert sets.all() == [saved]
    assert sets.find("CHEZ NOUS") == saved
    changed = sets.save("chez nous", PRESETS["rami40"])
    assert changed.path == saved.path
    assert [one.rules for one in sets.all()] == [PRESETS["rami40"]]


@pytest.mark.parametrize("name", ["木", "../../etc/passwd", "a" * 99, "CON", "A/B:C*?"])
def test_any_name_will_do(sets: RuleSets, name: str) -> None:
    saved = sets.save(name, HOUSE)
    assert saved.path is not None and saved.path.parent == sets.directory
    assert saved.name == name[:LONGEST_NAME]
    assert sets.find(name) == saved


def test_two_names_with_the_same_letters_are_two_rule_sets(sets: RuleSets) -> None:
    sets.save("été", HOUSE)
    sets.save("ete", PRESETS["rami40"])
    assert [one.name for one in sets.all()] == ["ete", "été"]


def test_a_name_is_needed(sets: RuleSets) -> None:
    with pytest.raises(ValueError, match="name"):
        sets.save("  ", HOUSE)


def test_a_rule_set_goes(sets: RuleSets) -> None:
    saved = sets.save("Chez nous", HOUSE)
    sets.delete(saved)
    sets.delete(saved)
    assert sets.all() == []


def test_sent_and_received(sets: RuleSets, tmp_path: Path) -> None:
    sent = tmp_path / f"sent{SUFFIX}"
    write_rule_set(sent, "Chez nous", HOUSE)
    assert sets.take_over(sent).rules == HOUSE
    assert len(sets.all()) == len([sets.take_over(sent)]) == 1
    write_rule_set(sent, "Chez nous", PRESETS["rami40"])
    assert sets.take_over(sent).name == "Chez nous 2"
    assert sets.find("Chez nous") is not None
    assert [one.rules for one in sets.all()] == [HOUSE, PRESETS["rami40"]]


GOOD = {"format": "rami-desktop rules", "version": 1, "name": "X", "rules": {"hand_size": 10}}


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_rules"),
        (b"[1]", "not_rules"),
        (b"{" * 9999, "not_rules"),
        (b" " * 100_000, "not_rules"),
        (json.dumps({**GOOD, "format": "other"}).encode(), "not_rules"),
        (json.dumps({**GOOD, "name": 7}).encode(), "not_rules"),
        (json.dumps({**GOOD, "name": " "}).encode(), "not_rules"),
        (json.dumps({**GOOD, "name": "half a character \ud800"}).encode(), "not_rules"),
        (json.dumps({**GOOD, "rules": "rami51"}).encode(), "not_rules"),
        (json.dumps({**GOOD, "version": 2}).encode(), "newer_version"),
    ],
)
def test_other_files_are_refused_and_stay(sets: RuleSets, content: bytes, code: str) -> None:
    sets.directory.mkdir(parents=True)
    path = sets.directory / f"odd{SUFFIX}"
    path.write_bytes(content)
    with pytest.raises(StorageError, match=code):
        read_rule_set(path)
    assert sets.all() == []
    assert path.read_bytes() == content


def test_rules_that_cannot_be_played_name_the_field(tmp_path: Path) -> None:
    path = tmp_path / "odd"
    path.write_text(json.dumps({**GOOD, "rules": {"hand_size": 99}}), encoding="utf-8")
    with pytest.raises(RulesError) as refused:
        read_rule_set(path)
    assert refused.value.field == "hand_size"
    path.write_text(json.dumps(GOOD), encoding="utf-8")
    assert read_rule_set(path).rules.hand_size == 10


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="not_found"):
        read_rule_set(tmp_path / "nowhere")
