"""What lies at a point of the table, and where a place is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.table.boxes import Box, around
from rami_desktop.ui.table.shape import MeldShape, TableLayout, TableShape
from rami_desktop.ui.targets import Target, TargetKind


class Boxes(Protocol):
    """Knows in which box a spot's card lies."""

    def box_of(self, spot: CardSpot) -> Box:
        """Return the box."""


def shape_of(
    spots: Sequence[CardSpot],
    owners: Mapping[int, int],
    players: int,
    below: int,
    size: tuple[float, float],
) -> TableShape:
    """Return what the layout needs to know of some spots.

    :param owners: the seat in front of which each meld lies.
    :param below: the seat at the lower edge.
    """
    counts = [0] * players
    melds: dict[int, int] = {}
    prepared: dict[int, int] = {}
    apart = []
    opened = False
    for spot in spots:
        kind, number = spot.zone.kind, spot.zone.number
        if kind is ZoneKind.HAND:
            counts[number] += 1
            opened = opened or (number != below and spot.face is not None)
            if number == below and spot.drawn and spot.index > 0:
                apart.append(spot.index)
        elif kind is ZoneKind.MELD:
            melds[number] = melds.get(number, 0) + 1
        elif kind is ZoneKind.PREPARED:
            prepared[number] = prepared.get(number, 0) + 1
    return TableShape(
        width=size[0],
        height=size[1],
        players=players,
        viewer=below,
        hand=counts[below],
        apart=tuple(apart),
        counts=tuple(counts),
        open_hands=opened,
        melds=tuple(
            MeldShape(number, owners.get(number, below), count)
            for number, count in sorted(melds.items())
        ),
        prepared=tuple(count for _, count in sorted(prepared.items())),
    )


_DEPTH = {
    ZoneKind.STOCK: 0,
    ZoneKind.DISCARD: 1,
    ZoneKind.MELD: 2,
    ZoneKind.PREPARED: 3,
    ZoneKind.HAND: 4,
}


def card_at(cards: Boxes, spots: Sequence[CardSpot], x: float, y: float) -> CardSpot | None:
    """Return the topmost card at a point, by where the cards lie when nothing moves."""
    best: CardSpot | None = None
    for spot in spots:
        if not cards.box_of(spot).at_least(tokens.HIT).contains(x, y):
            continue
        if best is None or (_DEPTH[spot.zone.kind], spot.index) >= (
            _DEPTH[best.zone.kind],
            best.index,
        ):
            best = spot
    return best


def exists(layout: TableLayout, target: Target) -> bool:
    """Return whether a place is on the table now."""
    if target.kind is TargetKind.MELD:
        return target.number in layout.melds
    if target.kind is TargetKind.PREPARED:
        return 0 <= target.number < len(layout.prepared)
    return bool(layout.stock)


def target_box(layout: TableLayout, target: Target) -> Box:
    """Return the box of a place that is on the table."""
    margin = 3 * layout.unit
    if target.kind is TargetKind.STOCK:
        return layout.stock_box.grown(margin)
    if target.kind is TargetKind.DISCARD:
        return layout.discard_box.grown(margin)
    if target.kind is TargetKind.MELD:
        return around(layout.melds[target.number]).grown(margin).at_least(tokens.HIT)
    if target.kind is TargetKind.PREPARED:
        return around(layout.prepared[target.number]).grown(margin).at_least(tokens.HIT)
    if target.kind is TargetKind.OWN_AREA:
        return layout.own_area
    return layout.hand_area.grown(-margin)


def target_at(layout: TableLayout, has_hand: bool, x: float, y: float) -> Target | None:
    """Return the place at a point; inside an area the meld or group that lies there."""
    for number in layout.melds:
        if target_box(layout, Target(TargetKind.MELD, number)).contains(x, y):
            return Target(TargetKind.MELD, number, layout.meld_index(number, x))
    for index in range(len(layout.prepared)):
        if target_box(layout, Target(TargetKind.PREPARED, index)).contains(x, y):
            return Target(TargetKind.PREPARED, index)
    for kind, label in (
        (TargetKind.STOCK, layout.stock_label),
        (TargetKind.DISCARD, layout.discard_label),
    ):
        box = target_box(layout, Target(kind))
        if box.contains(x, y) or label.contains(x, y):
            return Target(kind)
    if not has_hand:
        return None
    if layout.hand_area.contains(x, y):
        return Target(TargetKind.HAND, 0, layout.hand_gap(x))
    if layout.own_area.contains(x, y):
        return Target(TargetKind.OWN_AREA)
    return None
