"""What a player of the program is."""

from __future__ import annotations

from typing import Protocol

from rami_desktop.engine.actions import Action
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.view import SeatView


class Bot(Protocol):
    """A player.  For the same view and generator it always does the same."""

    def choose(self, view: SeatView, rng: Rng) -> Action:
        """Return an action that is legal now.

        :param view: what the seat sees; ``view.may_act`` holds.
        :param rng: the only source of chance.
        """
        ...
