"""Who sits where in a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

HUMAN = "human"
COMPUTER = "computer"


def is_writable(text: str) -> bool:
    """Whether a text can be written to a file; half a character, which JSON allows, cannot."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat.

    :ivar name: what the player is called.
    :ivar kind: ``human`` or ``computer``.
    :ivar level: the level of a computer seat, empty for a human.
    :ivar colour: name of the seat's colour, empty for the table's choice.
    :ivar picture: name of the seat's picture, empty for none.
    """

    name: str
    kind: str
    level: str = ""
    colour: str = ""
    picture: str = ""

    def __post_init__(self) -> None:
        if self.kind not in (HUMAN, COMPUTER):
            raise ValueError(f"no kind of seat: {self.kind!r}")

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.kind == HUMAN

    def to_dict(self) -> dict[str, str]:
        """Return the seat as JSON values."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> SeatInfo:
        """Read a seat; keys of later versions are passed over.

        :raises ValueError: when a value is missing or no text.
        """
        texts = {}
        for name in ("name", "kind", "level", "colour", "picture"):
            text = values.get(name, "")
            if not isinstance(text, str) or not is_writable(text):
                raise ValueError(f"{name} is no text")
            texts[name] = text
        return cls(**texts)
