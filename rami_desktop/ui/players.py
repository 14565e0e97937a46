"""Who sits down at a new table: names and levels of the computer seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rami_desktop.bots.registry import LEVELS
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo

translate = QCoreApplication.translate

__all__ = [
    "COMPUTER_NAMES",
    "LEVELS",
    "default_name",
    "guest_name",
    "is_made_up",
    "level_name",
    "seats_for",
]

#: Names of people who gave none are tried up to this number.
MOST_GUESTS = 20
#: Names of the computer seats, in the order in which they sit down.
COMPUTER_NAMES = ("Colette", "Marcel", "Odette", "Gaspard", "Lucie", "Basile", "Simone")


def level_name(level: str) -> str:
    """Return what a level is called."""
    names = {
        "débutant": translate("Levels", "beginner"),
        "intermédiaire": translate("Levels", "intermediate"),
        "confirmé": translate("Levels", "advanced"),
        "expert": translate("Levels", "expert"),
    }
    return names.get(level, level)


def default_name() -> str:
    """Return what the person is called who gave no name."""
    return translate("Levels", "You")


def guest_name(number: int) -> str:
    """Return what a person is called who gave no name and is not alone at the table."""
    return translate("Levels", "Player {number}").format(number=number)


def is_made_up(name: str) -> bool:
    """Whether a person is called like this because nobody gave a name."""
    return name in (default_name(), *map(guest_name, range(1, MOST_GUESTS)))


def seats_for(name: str, levels: Sequence[str]) -> tuple[SeatInfo, ...]:
    """Return one human seat and a computer seat for each level, none named like the human."""
    own = name.strip() or default_name()
    others = [other for other in COMPUTER_NAMES if other.casefold() != own.casefold()]
    # Seven rivals and six names left over: the last one is told apart by a numeral.
    others += [f"{other} II" for other in others]
    return (
        SeatInfo(own, HUMAN),
        *(SeatInfo(rival, COMPUTER, level) for rival, level in zip(others, levels, strict=False)),
    )
