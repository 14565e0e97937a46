"""The one exception of the oracle: an error code of notation.md with its detail."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """An action, a rule set or a scenario is refused."""

    def __init__(self, code: str, **detail: Any) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
