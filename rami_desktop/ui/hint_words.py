"""The parameters of a hint's reason, as numbers and as words of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rami_desktop.bots.hint import Value
from rami_desktop.engine.cards import Card
from rami_desktop.ui.card_texts import card_name, card_text, cards_text, list_text
from rami_desktop.ui.count_texts import number_text

#: Gives the sentences of a reason, one or two, with places for its parameters.
Sentences = Callable[["Params"], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Params:
    """The parameters of a reason, as numbers and as words.

    :ivar aloud: whether cards are named in full, not by their signs.
    """

    values: Mapping[str, Value]
    aloud: bool

    def number(self, name: str) -> int:
        """Return a whole number."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def words(self) -> dict[str, str]:
        """Return every parameter as it stands in a sentence."""
        return {name: self._word(value) for name, value in self.values.items()}

    def _word(self, value: Value) -> str:
        if isinstance(value, tuple):
            return list_text(map(card_name, value)) if self.aloud else cards_text(value)
        if isinstance(value, Card):
            return card_name(value) if self.aloud else card_text(value)
        return number_text(value)


def plain(sentence: Callable[[], str]) -> Callable[[Params], tuple[str, ...]]:
    """Return the sentence of a reason in which no word depends on a number."""
    return lambda params: (sentence(),)
