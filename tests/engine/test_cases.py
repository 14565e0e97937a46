"""Positions with the right answers, settled by the referee."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rami_desktop.engine.referee import run

DATA = Path(__file__).parent.parent / "data"


def load() -> list[Any]:
    cases = []
    for name in ("cases.json", "more_cases.json"):
        for case in json.loads((DATA / name).read_text(encoding="utf-8")):
            cases.append(pytest.param(case, id=f"{name[:-5]}: {case['name']}"))
    return cases


def as_multisets(hands: list[str]) -> list[list[str]]:
    return [sorted(hand.split()) for hand in hands]


def assert_contains(answer: Any, expected: Any) -> None:
    """Compare only what is named in ``expected``."""
    if isinstance(expected, dict):
        assert isinstance(answer, dict), answer
        for key, value in expected.items():
            if key == "hands":
                assert as_multisets(answer[key]) == as_multisets(value)
            else:
                assert_contains(answer[key], value)
    else:
        assert answer == expected


@pytest.mark.parametrize("case", load())
def test_case(case: dict[str, Any]) -> None:
    answer = run(case["scenario"])
    expected = dict(case["expect"])
    if "steps" in expected:
        steps = [step["ok"] or step["error"] for step in answer["steps"]]
        assert steps == expected.pop("steps")
    for step, detail in zip(answer.get("steps", []), expected.pop("details", []), strict=False):
        if detail is not None:
            assert_contains(step["detail"], detail)
    if "melds" in expected:
        assert [meld["cards"] for meld in answer["state"]["melds"]] == expected.pop("melds")
    assert_contains(answer, expected)
