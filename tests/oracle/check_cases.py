"""Run files of cases: ``python -m tests.oracle.check_cases FILE ...``.

A case holds when everything that ``expect`` names agrees: ``hands`` and ``owed`` as multisets of
cards, everything else literally.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from .referee import referee


def _cards(text: str) -> list[str]:
    return sorted(text.split())


def _differences(where: str, wanted: Any, got: Any) -> Iterator[str]:
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key, value in wanted.items():
            if key == "hands" and isinstance(value, list):
                same = [_cards(hand) for hand in value] == [_cards(h) for h in got[key]]
            elif key == "owed" and isinstance(value, str):
                same = _cards(value) == _cards(got[key])
            elif key not in got:
                same = False
            else:
                yield from _differences(f"{where}.{key}", value, got[key])
                continue
            if not same:
                yield f"{where}.{key}: expected {value!r}, got {got.get(key)!r}"
    elif wanted != got:
        yield f"{where}: expected {wanted!r}, got {got!r}"


def failures(case: dict[str, Any], result: dict[str, Any]) -> list[str]:
    """List what the result does not give as the case expects it."""
    expect = dict(case["expect"])
    found: list[str] = []
    if "error" in result and "error" not in expect:
        return [f"error {result['error']}: {result['detail']}"]
    if "steps" in expect:
        steps = [step["ok"] or step["error"] for step in result["steps"]]
        found += _differences("steps", expect.pop("steps"), steps)
    for index, detail in enumerate(expect.pop("details", [])):
        if detail is not None:
            got = result["steps"][index].get("detail")
            found += _differences(f"details[{index}]", detail, got)
    if "melds" in expect:
        melds = [meld["cards"] for meld in result["state"]["melds"]]
        found += _differences("melds", expect.pop("melds"), melds)
    found += _differences("", expect, result)
    return found


def main(paths: list[str]) -> int:
    """Check all cases of the files; 1 when one of them fails."""
    failed = total = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            cases = json.load(file)
        for case in cases:
            total += 1
            problems = failures(case, referee(case["scenario"]))
            failed += bool(problems)
            for problem in problems:
                print(f"{case['name']}: {problem}")
    print(f"{total} cases, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
