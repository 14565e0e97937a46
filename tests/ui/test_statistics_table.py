"""The statistics as a file that somebody opens in a spreadsheet."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from rami_desktop.engine.presets import PRESETS, rules_key
from rami_desktop.storage.statistics import Mark
from rami_desktop.ui.screens.rule_sets import no_title
from rami_desktop.ui.statistics_table import export, headings, rules_cells

HOUSE = PRESETS["dix_manches"].changed(
    hand_size=12, opening_points=40, match_end="deals:3", turn_seconds=60
)


def mark(rules: str, **changes: object) -> Mark:
    values = {
        "ended": "2026-11-30T11:33:00", "match": "match-000001.rami", "rules": rules, "players": 2,
        "deal": 1, "seat": 1, "name": "Zoé", "kind": "human", "level": "", "points": 12,
        "hand_points": 12, "won_deal": 0, "blocked": 1, "at_once": 0, "rami_sec": 0, "total": 20,
        "won_match": 1,
    }  # fmt: skip
    return Mark(**{**values, **changes})


def exported(path: Path, marks: list[Mark], separator: str) -> list[dict[str, str]]:
    export(path, marks, no_title)
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=separator))


def test_a_line_is_in_words(tmp_path: Path) -> None:
    computer = {"name": "Léo", "kind": "computer", "level": "confirmé", "seat": 2}
    rows = exported(tmp_path / "t.csv", [mark('"rami51"'), mark('"rami51"', **computer)], ",")
    assert rows[0] == {
        "Date": "2026-11-30 11:33", "Match": "match-000001", "Rules": "Rami 51", "House rules": "",
        "Players": "2", "Deal": "1", "Seat": "1", "Name": "Zoé", "Who plays": "person",
        "Points": "12", "Left in hand": "12", "Deal won": "0", "Stock ran out": "1",
        "Went out at once": "0", "Rami sec": "0", "Total of the match": "20", "Match won": "1",
    }  # fmt: skip
    assert (rows[1]["Name"], rows[1]["Who plays"]) == ("Léo", "advanced")


@pytest.mark.usefixtures("french")
def test_french_spreadsheets_get_french_words_and_semicolons(tmp_path: Path) -> None:
    (row,) = exported(tmp_path / "t.csv", [mark(rules_key(HOUSE))], ";")
    assert len(set(headings())) == len(headings()) == len(row)
    assert row["Règles"] == "Règles maison"
    assert row["Règles maison"].startswith("Comme Dix manches, sauf")


def test_house_rules_tell_only_what_is_different() -> None:
    name, different = rules_cells(rules_key(HOUSE), lambda _rules: "At Grandmother’s")
    assert name == "At Grandmother’s"
    assert different.startswith("As Ten deals, except: ")
    told = different.partition("except: ")[2].split(" · ")
    assert len(told) == 4 and "Cards in a hand: 12" in told
    assert rules_cells(rules_key(HOUSE), no_title)[0] == "House rules"
    assert rules_cells('"of a later program"', no_title) == ('"of a later program"', "")
