"""What is worked out once for a rule set and asked for very often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from rami_desktop.engine.rules import Rules

T = TypeVar("T")


class ByRules(Generic[T]):
    """Keeps what a function makes of rules, for a bounded number of rule sets.

    It is found by the identity of the rules first, which costs next to nothing, and by their
    value after that: rules that were read from a file or came from another process are new.
    """

    __slots__ = ("_by_identity", "_by_value", "_emptied", "_make", "_most")

    def __init__(
        self, make: Callable[[Rules], T], most: int, emptied: Callable[[], object] | None = None
    ) -> None:
        """Keep nothing yet.

        :param most: rule sets that are kept; when there are more, all are forgotten.
        :param emptied: called when all were forgotten.
        """
        self._make = make
        self._most = most
        self._emptied = emptied
        self._by_identity: dict[int, tuple[Rules, T]] = {}
        self._by_value: dict[Rules, T] = {}

    def get(self, rules: Rules) -> T:
        """Return what was made of these rules, or of others that are equal."""
        known = self._by_identity.get(id(rules))
        if known is not None and known[0] is rules:
            return known[1]
        made = self._by_value.get(rules)
        if made is None:
            if len(self._by_value) >= self._most:
                self._by_identity.clear()
                self._by_value.clear()
                if self._emptied is not None:
                    self._emptied()
            made = self._by_value[rules] = self._make(rules)
        if len(self._by_identity) >= self._most:
            self._by_identity.clear()
        # The entry holds these very rules, so that their identity is not given to others.
        self._by_identity[id(rules)] = rules, made
        return made
