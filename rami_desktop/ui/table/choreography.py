"""Which card moves when: events turned into waits and durations.  Plain values, no Qt.

The choreography only decides how cards travel.  Where they end is decided by the spots alone,
so that a move that is missing here cannot leave a wrong table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPenalty,
    CardPulled,
    CardsLaidOff,
    DealOver,
    DealStarted,
    DiscardPutBack,
    DiscardTaken,
    Event,
    JokerSwapped,
    MeldLaid,
    RunSplit,
    StockRenewed,
)
from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot, Zone, ZoneKind

Spots = Mapping[int, CardSpot]

STOCK = Zone(ZoneKind.STOCK)
DISCARD = Zone(ZoneKind.DISCARD)


@dataclass(frozen=True, slots=True)
class Cue:
    """How one card travels.

    :ivar wait: milliseconds before it leaves.
    :ivar duration: milliseconds on its way.
    :ivar origin: the zone from which a card comes that was not on the table before.
    :ivar flies: whether it passes above the other cards.
    """

    wait: float
    duration: float
    origin: Zone | None = None
    flies: bool = True


@dataclass(slots=True)
class Score:
    """The cues of one commit.

    :ivar cues: by card number; a card without a cue shifts at once.
    :ivar gather: whether the cards that leave the discard pile glide to the stock.
    """

    cues: dict[int, Cue] = field(default_factory=dict)
    gather: bool = False


def compose(
    events: Sequence[Event],
    before: Spots,
    after: Spots,
    viewer: int,
    pace: float,
    own_pace: float,
) -> Score:
    """Return the cues for what happened.

    :param viewer: the seat whose own moves are shown quickly.
    :param pace: what the times of other seats' moves are multiplied by; zero moves at once.
    :param own_pace: the same for the viewer's moves.
    """
    return _Composer(before, after, viewer, pace, own_pace).compose(events)


class _Composer:
    def __init__(
        self, before: Spots, after: Spots, viewer: int, pace: float, own_pace: float
    ) -> None:
        self.before, self.after = before, after
        self.viewer, self.pace, self.own_pace = viewer, pace, own_pace
        self.time = 0.0
        self.score = Score()

    def compose(self, events: Sequence[Event]) -> Score:
        for event in events:
            self._event(event)
        for number, spot in self.after.items():
            old = self.before.get(number)
            if old is not None and old.zone != spot.zone and number not in self.score.cues:
                self.score.cues[number] = Cue(0.0, tokens.OWN_MOVE * self.own_pace)
        return self.score

    def _event(self, event: Event) -> None:
        if isinstance(event, DealStarted):
            self._deal(event)
        elif isinstance(event, CardDrawn):
            self._send(self._arrivals(event.seat, STOCK)[:1], event.seat, STOCK)
        elif isinstance(event, CardPenalty):
            count = len(event.cards)
            self._send(self._arrivals(event.seat, STOCK)[:count], event.seat, STOCK)
        elif isinstance(event, DiscardTaken):
            self._send(self._arrivals(event.seat, DISCARD)[:1], event.seat)
        elif isinstance(event, CardPulled):
            self._send(self._from_meld(event.seat), event.seat)
        elif isinstance(event, MeldLaid | CardsLaidOff):
            self._send(self._new_in(Zone(ZoneKind.MELD, event.number)), event.seat)
        elif isinstance(event, JokerSwapped):
            self._send(self._new_in(Zone(ZoneKind.MELD, event.number)), event.seat)
            self._send(self._from_meld(event.seat), event.seat)
        elif isinstance(event, RunSplit):
            moved = self._new_in(Zone(ZoneKind.MELD, event.upper_number))
            self._send(moved, event.seat)
        elif isinstance(event, CardDiscarded | DiscardPutBack):
            self._send(self._new_in(DISCARD), event.seat)
        elif isinstance(event, StockRenewed):
            self.score.gather = True
        elif isinstance(event, DealOver):
            self._reveal()

    # --- which cards -----------------------------------------------------------------------

    def _in_zone(self, zone: Zone) -> list[int]:
        return [number for number, spot in self.after.items() if spot.zone == zone]

    def _new_in(self, zone: Zone) -> list[int]:
        return [
            number
            for number in self._in_zone(zone)
            if number not in self.score.cues
            and (number not in self.before or self.before[number].zone != zone)
        ]

    def _arrivals(self, seat: int, origin: Zone) -> list[int]:
        """Return the new cards of a hand that came from a pile; from the stock, unseen ones too."""
        fresh = self._new_in(Zone(ZoneKind.HAND, seat))
        if seat == self.viewer:
            fresh += [
                number
                for number, spot in self.after.items()
                if spot.zone.kind is ZoneKind.PREPARED
                and number not in fresh
                and number not in self.score.cues
                and (number not in self.before or self.before[number].zone == origin)
            ]
        return [
            number
            for number in fresh
            if (number not in self.before and origin == STOCK)
            or (number in self.before and self.before[number].zone == origin)
        ]

    def _from_meld(self, seat: int) -> list[int]:
        return [
            number
            for number in self._new_in(Zone(ZoneKind.HAND, seat))
            if number in self.before and self.before[number].zone.kind is ZoneKind.MELD
        ]

    # --- when ------------------------------------------------------------------------------

    def _send(self, numbers: Iterable[int], seat: int, origin: Zone | None = None) -> None:
        """Let some cards leave one after the other, after what was sent before."""
        own = seat == self.viewer
        pace = self.own_pace if own else self.pace
        duration = (tokens.OWN_MOVE if own else tokens.MOVE) * pace
        stagger = (tokens.STAGGER / 2 if own else tokens.STAGGER) * pace
        sent = False
        for place, number in enumerate(numbers):
            known = number in self.before
            wait = self.time + place * stagger
            self.score.cues[number] = Cue(wait, duration, None if known else origin)
            sent = True
        if sent:
            self.time += (tokens.STAGGER if own else tokens.STAGGER_MELD) * pace

    def _deal(self, event: DealStarted) -> None:
        """Deal from the stock, one card to each seat in turn, from the dealer's left."""
        hands: dict[int, list[int]] = {}
        for number, spot in self.after.items():
            if spot.zone.kind is ZoneKind.HAND:
                hands.setdefault(spot.zone.number, []).append(number)
        players = max(hands, default=0) + 1
        turns = [(event.seat + 1 + step) % players for step in range(players)]
        longest = max((len(hand) for hand in hands.values()), default=0)
        order = [
            hands[seat][turn]
            for turn in range(longest)
            for seat in turns
            if turn < len(hands.get(seat, ()))
        ]
        total, flight = tokens.DEAL_TOTAL * self.own_pace, tokens.DEAL_CARD * self.own_pace
        step = (total - flight) / max(1, len(order) - 1)
        for place, number in enumerate(order):
            self.score.cues[number] = Cue(place * step, flight, STOCK)
        for number in self._in_zone(DISCARD):
            self.score.cues[number] = Cue(total, flight, STOCK)
        self.time = total

    def _reveal(self) -> None:
        """Turn over the hands at the end of a deal, card by card."""
        turned = [
            number
            for number, spot in self.after.items()
            if spot.zone.kind is ZoneKind.HAND
            and spot.face is not None
            and number in self.before
            and self.before[number].face is None
        ]
        for place, number in enumerate(turned):
            wait = self.time + place * tokens.STAGGER / 3 * self.pace
            self.score.cues[number] = Cue(wait, tokens.MOVE * self.pace)
