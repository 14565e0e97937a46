"""Levels by name."""

from __future__ import annotations

import pytest

from rami_desktop.bots.registry import LEVELS, level_named, make_bot


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("débutant", "débutant"),
        ("Debutant", "débutant"),
        (" INTERMÉDIAIRE ", "intermédiaire"),
        ("intermediaire", "intermédiaire"),
        ("confirmé", "confirmé"),  # the accent as a character of its own
        ("beginner", "débutant"),
        ("Intermediate", "intermédiaire"),
        ("advanced", "confirmé"),
        ("EXPERT", "expert"),
    ],
)
def test_names_without_accents_and_in_english(name: str, level: str) -> None:
    assert level_named(name) == level
    assert level in LEVELS
    make_bot(name)


@pytest.mark.parametrize("name", ["", "master", "expert,expert", "déb utant"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError):
        level_named(name)
    with pytest.raises(ValueError):
        make_bot(name)
