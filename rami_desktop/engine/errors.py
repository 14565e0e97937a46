"""What can go wrong in the engine, each with a stable code and typed parameters.

The codes are those of the text notation; sentences for people are made from them elsewhere.
"""

from __future__ import annotations

from typing import Any


class RamiError(Exception):
    """Base of all errors of the engine.

    :ivar code: a stable word that names the reason.
    :ivar params: what a sentence about it needs (JSON values only).
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}({inside})" if inside else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.params)


def _rebuild(kind: type[RamiError], code: str, params: dict[str, Any]) -> RamiError:
    """Make an error again after it travelled through a pickle (threads, processes)."""
    error = kind.__new__(kind)
    RamiError.__init__(error, code, **params)
    return error


class InvalidActionError(RamiError):
    """A text or an object that is no action at all: it cannot be read."""


class ParseError(InvalidActionError):
    """A text that does not follow the notation (code ``parse_error``)."""

    def __init__(self, text: str) -> None:
        super().__init__("parse_error", text=text)


class IllegalActionError(RamiError):
    """An action that can be read but is against the rules now."""


class RulesError(RamiError):
    """A rule set that cannot be played (code ``bad_rules``, parameter ``field``)."""

    def __init__(self, field: str, reason: str, **params: Any) -> None:
        super().__init__("bad_rules", field=field, reason=reason, **params)

    @property
    def field(self) -> str:
        """The field of the rules that is wrong."""
        return str(self.params["field"])


class PositionError(RamiError):
    """A position that cannot occur (code ``impossible_position``)."""

    def __init__(self, reason: str, **params: Any) -> None:
        super().__init__("impossible_position", reason=reason, **params)
