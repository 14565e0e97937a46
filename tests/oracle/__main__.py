"""``python -m tests.oracle FILE``: settle the scenarios of a file (``-``: standard input)."""

from __future__ import annotations

import json
import sys

from .referee import referee


def main() -> None:
    """Print what the referee says, one object or a list."""
    if sys.argv[1] == "-":
        given = json.load(sys.stdin)
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            given = json.load(file)
    many = isinstance(given, list)
    result = [referee(scenario) for scenario in given] if many else referee(given)
    print(json.dumps(result, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
