"""Shows an advised action on the cards and places that it concerns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rami_desktop.engine.actions import (
    Action,
    Add,
    Carte,
    Discard,
    Draw,
    Lay,
    Pull,
    PutBack,
    Split,
    Swap,
    Take,
)
from rami_desktop.engine.cards import Card
from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.table.boxes import Box, around
from rami_desktop.ui.table.card_layer import Z_OVER
from rami_desktop.ui.table.items import Panel
from rami_desktop.ui.table.layout import hit_boxes
from rami_desktop.ui.table.places import exists
from rami_desktop.ui.targets import Target, TargetKind

if TYPE_CHECKING:
    from rami_desktop.ui.table.scene import TableScene


def concerned(action: Action) -> tuple[Sequence[Card], Target]:
    """Return the cards of the hand that an action uses, and the place where it happens."""
    if isinstance(action, Draw):
        return (), Target(TargetKind.STOCK)
    if isinstance(action, Take):
        return (), Target(TargetKind.DISCARD)
    if isinstance(action, PutBack):
        return (), Target(TargetKind.DISCARD)
    if isinstance(action, Discard):
        return (action.card,), Target(TargetKind.DISCARD)
    if isinstance(action, Lay):
        new = [card for meld in action.melds for card in meld]
        added = [card for layoff in action.layoffs for card in layoff.cards]
        return (*new, *added), Target(TargetKind.OWN_AREA)
    if isinstance(action, Add):
        return action.cards, Target(TargetKind.MELD, action.number)
    if isinstance(action, Swap | Split):
        return (action.card,), Target(TargetKind.MELD, action.number)
    if isinstance(action, Pull):
        return (), Target(TargetKind.MELD, action.number)
    assert isinstance(action, Carte)
    return (), Target(TargetKind.HAND)


def neighbours(spots: Sequence[CardSpot]) -> list[list[CardSpot]]:
    """Divide cards, in the order of the store, into groups side by side and equally high."""
    groups: list[list[CardSpot]] = []
    for spot in spots:
        last = groups[-1][-1] if groups else None
        if (
            last is not None
            and (last.zone, last.selected) == (spot.zone, spot.selected)
            and last.index + 1 == spot.index
        ):
            groups[-1].append(spot)
        else:
            groups.append([spot])
    return groups


class HintMarks:
    """Rings on cards and around a place."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._rings: list[Panel] = []

    @property
    def count(self) -> int:
        """How many rings are shown."""
        return len(self._rings)

    def show(self, action: Action, scene: TableScene) -> Target:
        """Mark what an action concerns and return the place where it happens."""
        self.clear()
        cards, target = concerned(action)
        numbers = {scene.number_of(card.plain) for card in cards}
        spots = [spot for spot in scene.store.spots() if spot.id in numbers]
        for group in neighbours(spots):
            self._ring(around([self._shown(spot) for spot in group]))
        if target.kind is not TargetKind.HAND and exists(scene.layout, target):
            self._ring(scene.target_box(target))
        return target

    def _shown(self, spot: CardSpot) -> Box:
        """Return the part of a card that no other covers."""
        layout, zone = self._scene.layout, spot.zone
        if zone.kind is ZoneKind.HAND:
            box = hit_boxes(layout.hand)[spot.index]
            return box.moved(0, -layout.lift) if spot.selected else box
        if zone.kind is ZoneKind.PREPARED:
            return hit_boxes(layout.prepared[zone.number])[spot.index]
        return self._scene.cards.box_of(spot)

    def _ring(self, box: Box) -> None:
        """Draw a ring that stands out from paper and from cloth."""
        colours, unit = self._scene.colours, self._scene.layout.unit
        width = max(2.0, 2.5 * unit)
        for grow, colour in ((1.5 * width, colours.bubble_line), (0.5 * width, colours.turn)):
            item = Panel(tokens.RADIUS * unit)
            item.set_state(tuple(box.grown(grow)))
            item.dress(None, colour, width)
            item.setZValue(Z_OVER)
            self._scene.addItem(item)
            self._rings.append(item)

    def clear(self) -> None:
        """Mark nothing."""
        for ring in self._rings:
            self._scene.removeItem(ring)
        self._rings = []
