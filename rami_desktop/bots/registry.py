"""The players by the names of their levels."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

from rami_desktop.bots.base import Bot

if TYPE_CHECKING:
    from rami_desktop.bots.lookahead.race import Effort

#: The levels from the weakest to the strongest.
LEVELS = ("débutant", "intermédiaire", "confirmé", "expert")

_ENGLISH = ("beginner", "intermediate", "advanced", "expert")


def _plain(name: str) -> str:
    """Return a name without accents, in lower case."""
    parts = unicodedata.normalize("NFKD", name.strip())
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


_BY_NAME = {
    _plain(name): level
    for names in (LEVELS, _ENGLISH)
    for name, level in zip(names, LEVELS, strict=True)
}


def level_named(name: str) -> str:
    """Return the level that a name means.

    >>> level_named("Confirme"), level_named("advanced")
    ('confirmé', 'confirmé')

    :raises ValueError: when there is no such level.
    """
    try:
        return _BY_NAME[_plain(name)]
    except KeyError:
        raise ValueError(f"no level {name!r}") from None


def make_bot(
    level: str, effort: Effort | None = None, pause: Callable[[], object] | None = None
) -> Bot:
    """Return a player of a level.

    :param effort: how hard an expert thinks; by default as its strength was measured.
    :param pause: called again and again while an expert thinks; may make it wait.

    :raises ValueError: when there is no such level.
    """
    name = level_named(level)
    # The names are wanted long before anybody plays: players load when one is made.
    if name == LEVELS[-1]:
        from rami_desktop.bots.expert import ExpertBot

        return ExpertBot(effort, pause)
    from rami_desktop.bots.sound import SoundBot
    from rami_desktop.bots.style import ADVANCED, BEGINNER, INTERMEDIATE

    styles = dict(zip(LEVELS, (BEGINNER, INTERMEDIATE, ADVANCED), strict=False))
    return SoundBot(styles[name])
