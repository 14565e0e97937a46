"""Cards on the pointer: where they are while they are dragged, and what they are aimed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rami_desktop.engine.cards import Card
from rami_desktop.ui import tokens
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.card_item import CardItem
from rami_desktop.ui.table.card_layer import Z_HELD
from rami_desktop.ui.table.motion import State, ease_out
from rami_desktop.ui.table.places import exists
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.targets import Target, TargetKind

#: How much of a card shows in a group that is dragged, as a part of its width.
_FAN = 0.32
#: The part of a card that must lie over a lit place, when the pointer itself does not.
_OVERLAP = 0.4
#: Zones whose cards can be put into another place of the hand.
_SORTABLE = (ZoneKind.HAND, ZoneKind.PREPARED)


def without_index(target: Target | None) -> Target | None:
    """Return a place without its index, as lit places are named."""
    return None if target is None else Target(target.kind, target.number)


@dataclass(slots=True)
class Drag:
    """Cards on the pointer.

    :ivar source: where the card lay by which they are held.
    :ivar numbers: their numbers, from left to right.
    :ivar cards: those of them that have a face, as they were in hand or meld.
    :ivar targets: the places that would take them.
    :ivar offsets: of each card's middle from the pointer.
    :ivar lags: how far each card was from there when the drag began.
    :ivar behind: the part of these lags that is left.
    :ivar over: the place that they are aimed at.
    """

    source: CardSpot
    numbers: list[int]
    cards: list[Card]
    targets: frozenset[Target]
    offsets: dict[int, tuple[float, float]]
    lags: dict[int, tuple[float, float]]
    x: float
    y: float
    behind: float = 1.0
    over: Target | None = None


@dataclass(eq=False)
class _Gathering:
    """Lets the cards of a group catch up with the pointer; its state is what is still missing."""

    follow: Callable[[float], None]
    part: float = field(default=1.0)

    def state(self) -> State:
        return (self.part,)

    def set_state(self, state: State) -> None:
        self.part = state[0]
        self.follow(self.part)


class DragHand:
    """Holds the cards that are dragged over a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._drag: Drag | None = None
        self._gathering: _Gathering | None = None

    @property
    def drag(self) -> Drag | None:
        """What is being dragged."""
        return self._drag

    def begin(
        self,
        source: CardSpot,
        taken: Sequence[CardSpot],
        targets: frozenset[Target],
        x: float,
        y: float,
    ) -> bool:
        """Take cards up.

        :param source: the one under the pointer.
        :param taken: all that are dragged, itself among them.
        :returns: whether there is anything in the hand now.
        """
        items = [self._scene.cards.item(spot.id) for spot in taken]
        held: list[CardItem] = [item for item in items if item is not None]
        if not held or len(held) != len(taken):
            return False
        numbers = [item.number for item in held]
        grip = numbers.index(source.id)
        width = held[grip].state()[2]
        grip_x, grip_y = held[grip].state()[0] - x, held[grip].state()[1] - y
        offsets = {
            number: (grip_x + (place - grip) * _FAN * width, grip_y)
            for place, number in enumerate(numbers)
        }
        lags = {
            item.number: (
                item.state()[0] - x - offsets[item.number][0],
                item.state()[1] - y - offsets[item.number][1],
            )
            for item in held
        }
        cards = [spot.face for spot in taken if spot.face is not None]
        self._drag = Drag(source, numbers, cards, targets, offsets, lags, x, y)
        self._take_up(held)
        return True

    def _take_up(self, held: Sequence[CardItem]) -> None:
        scene = self._scene
        scene.cards.held = {item.number for item in held}
        for place, item in enumerate(held):
            scene.mover.hold(item)
            item.setZValue(Z_HELD + place * 0.01)
        self._gathering = _Gathering(self._catch_up)
        scene.mover.move(self._gathering, (0.0,), tokens.GATHER * scene.own_pace, easing=ease_out)

    def _catch_up(self, part: float) -> None:
        if self._drag is not None:
            self._drag.behind = part
            self._put(self._drag)

    def _put(self, drag: Drag) -> None:
        for number in drag.numbers:
            item = self._scene.cards.item(number)
            if item is None:
                continue
            dx, dy = drag.offsets[number]
            lag_x, lag_y = drag.lags[number]
            _, _, width, turn = item.state()
            x = drag.x + dx + lag_x * drag.behind
            y = drag.y + dy + lag_y * drag.behind
            item.set_state((x, y, width, turn))

    def follow(self, x: float, y: float) -> None:
        """The pointer moved."""
        drag = self._drag
        if drag is not None:
            drag.x, drag.y = x, y
            self._put(drag)
            drag.over = self._aim(drag)
            self._light(drag)

    def renew(self, source: CardSpot, targets: frozenset[Target]) -> None:
        """The table changed while the cards are held."""
        drag = self._drag
        if drag is not None:
            drag.source, drag.targets = source, targets
            self.follow(drag.x, drag.y)

    def let_go(self) -> Drag | None:
        """Take the cards off the pointer; they are still where it left them."""
        drag, self._drag = self._drag, None
        if drag is not None:
            if self._gathering is not None:
                self._scene.mover.hold(self._gathering)
                self._gathering = None
            self._scene.cards.held = set()
            self._scene.lights.clear()
        return drag

    def _light(self, drag: Drag) -> None:
        over = without_index(drag.over)
        self._scene.light(drag.targets, over if over in drag.targets else None)
        self._scene.lights.show_gap(self._gap_box(drag), self._scene.colours)

    def _gap_box(self, drag: Drag) -> Box | None:
        """Return where the line is drawn that shows the gap in the hand."""
        over, layout = drag.over, self._scene.layout
        if over is None or over.kind is not TargetKind.HAND or not layout.hand:
            return None
        if drag.source.zone.kind not in _SORTABLE:
            return None
        gap = min(over.index, len(layout.hand))
        last = layout.hand[-1]
        x = layout.hand[gap].x if gap < len(layout.hand) else last.right
        width = max(6.0, 6 * layout.unit)
        return Box(x - width / 2, last.y - layout.lift / 2, width, last.h + layout.lift / 2)

    def _aim(self, drag: Drag) -> Target | None:
        """Return the place that is meant: under the pointer, or lit and mostly covered."""
        scene = self._scene
        under = scene.target_at(drag.x, drag.y)
        if under is not None and without_index(under) in drag.targets:
            return under
        item = scene.cards.item(drag.source.id)
        if item is None:
            return under
        box = item.box
        best, most = under, _OVERLAP * box.w * box.h
        for target in drag.targets:
            if target.kind is TargetKind.HAND or not exists(scene.layout, target):
                continue
            shared = scene.target_box(target).shared(box)
            if shared > most:
                best, most = target, shared
        return best
