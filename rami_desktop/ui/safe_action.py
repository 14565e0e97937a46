"""What is done for a computer seat that gave no usable answer."""

from __future__ import annotations

from collections.abc import Iterator

from rami_desktop.engine.actions import Action, Carte, Discard, Draw, PutBack, Timeout
from rami_desktop.engine.melds import hand_points
from rami_desktop.engine.view import SeatView


def safe_action(view: SeatView) -> Action:
    """Return the first plain action that is allowed: draw, then discard the heaviest card."""
    return next((a for a in _plain_actions(view) if view.is_legal(a)), Timeout())


def _plain_actions(view: SeatView) -> Iterator[Action]:
    yield Carte()
    yield Draw()
    yield from map(Discard, sorted(view.hand, key=lambda c: -hand_points(c, view.rules)))
    yield PutBack()
