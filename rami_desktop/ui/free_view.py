"""Views that leave something aside: what a spectator sees, and what a table would take."""

from __future__ import annotations

from dataclasses import replace

from rami_desktop.engine.legality import PLAY
from rami_desktop.engine.view import SeatView

#: The seat number of somebody who looks on and has no hand.
SPECTATOR = -1


def spectator_view(view: SeatView) -> SeatView:
    """Return what anybody in the room may see: any seat's view without what is its own."""
    return replace(
        view,
        seat=SPECTATOR,
        hand=(),
        drawn=view.taken,
        may_put_back=False,
        events=tuple(event.seen_by(SPECTATOR) for event in view.events),
    )


def free_view(view: SeatView) -> SeatView:
    """Return the view as if its seat, opened already, were in the middle of its turn.

    With it the engine answers whether cards fit somewhere on the table, whatever the seat may
    do at this moment; prepared melds are judged in this way.
    """
    return replace(
        view,
        turn=view.seat,
        phase=PLAY,
        over=False,
        debts=(),
        opened=tuple(opened or seat == view.seat for seat, opened in enumerate(view.opened)),
    )
