"""What a pointer does: pressing, clicking, dragging and dropping, turned into intents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.actions import Pull
from rami_desktop.engine.cards import Card
from rami_desktop.ui import tokens
from rami_desktop.ui.card_texts import card_name, card_text
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.states import State
from rami_desktop.ui.table.drag import Drag, DragHand, without_index
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.targets import Target, TargetKind

translate = QCoreApplication.translate

_HAND = Target(TargetKind.HAND)
_DISCARD = Target(TargetKind.DISCARD)
_PILES = {
    ZoneKind.STOCK: Target(TargetKind.STOCK),
    ZoneKind.DISCARD: _DISCARD,
}


@dataclass(slots=True)
class _Press:
    """A button that is down and has not moved far yet."""

    x: float
    y: float
    spot: CardSpot | None
    double: bool


class Gestures:
    """The state of the pointer over a scene.

    :ivar picked: a card of a meld that the next click on the hand pulls.
    :ivar ask_discard: called with a card before it is discarded, and with what discards it;
        ``None`` while a discard is not to be asked about.
    """

    def __init__(self, scene: TableScene, drag_distance: float) -> None:
        """Begin with nothing pressed.

        :param drag_distance: how far the pointer moves before a press becomes a drag.
        """
        self._scene = scene
        self._distance = drag_distance
        self._press: _Press | None = None
        self._hand = DragHand(scene)
        self.picked: CardSpot | None = None
        self.ask_discard: Callable[[Card, Callable[[], object]], None] | None = None
        scene.shown.connect(self._on_shown)
        scene.controller.state_changed.connect(self._on_shown)

    # --- what the view calls ---------------------------------------------------------------

    @property
    def dragging(self) -> bool:
        """Whether cards are on the pointer."""
        return self._hand.drag is not None

    @property
    def pressed(self) -> int | None:
        """The number of the card of one's own hand that is being pressed."""
        spot = None if self._press is None else self._press.spot
        return spot.id if spot is not None and self._is_own(spot) else None

    def press(self, x: float, y: float, *, double: bool = False) -> None:
        """A button or finger went down."""
        if self.dragging:
            return
        scene = self._scene
        scene.complete()
        scene.hush()
        self._press = None
        if scene.choice.boxes:
            scene.choice.choose(scene.choice.option_at(x, y))
        else:
            self._press = _Press(x, y, scene.card_at(x, y), double)

    def move(self, x: float, y: float) -> None:
        """The pointer moved with the button down."""
        press = self._press
        if self.dragging:
            self._hand.follow(x, y)
        elif (
            press is not None
            and press.spot is not None
            and max(abs(x - press.x), abs(y - press.y)) >= self._distance
        ):
            self._press = None
            self._begin_drag(press.spot, press.x, press.y)
            self._hand.follow(x, y)

    def release(self, x: float, y: float) -> None:
        """The button or finger went up."""
        press, self._press = self._press, None
        if self.dragging:
            self._hand.follow(x, y)
            self._drop()
        elif press is not None:
            self._click(press)

    def cancel(self) -> None:
        """Let go of everything; cards glide back and nothing has changed."""
        self._press = None
        self._let_go()
        if self.picked is not None:
            self.picked = None
            self._light_selection()

    def usable(self, x: float, y: float) -> bool:
        """Return whether a press at a point would do anything."""
        spot = self._scene.card_at(x, y)
        if spot is not None and self._is_own(spot):
            return True
        target = without_index(self._scene.target_at(x, y))
        return target is not None and target in self._scene.lights.lit

    # --- clicking --------------------------------------------------------------------------

    def _click(self, press: _Press) -> None:
        scene, spot = self._scene, press.spot
        target = scene.target_at(press.x, press.y)
        if self.picked is not None:
            self._click_with_picked(target)
        elif spot is not None and self._is_own(spot):
            # A second click of a double click leaves the card selected: nobody means "nothing".
            scene.store.select(spot.id, True if press.double else None)
        elif target is None or target.kind is TargetKind.HAND:
            scene.store.clear_selection()
        else:
            self.activate(target, spot)

    def activate(self, target: Target, spot: CardSpot | None = None) -> bool:
        """Do what a click on a place means, with what is selected.

        :param spot: the card of the place that was clicked, if one was.
        """
        controller = self._scene.controller
        selected = self._scene.store.selected()
        if not selected:
            if target.kind is TargetKind.MELD:
                return self._pick(spot)
            if target.kind is TargetKind.OWN_AREA:
                return False
        else:
            return self._ask_first(selected, target, lambda: controller.activate(target))
        return controller.activate(target)

    def discard(self) -> bool:
        """Discard the selected card."""
        controller = self._scene.controller
        selected = self._scene.store.selected()
        return self._ask_first(selected, _DISCARD, controller.discard_selection)

    def _ask_first(self, cards: Sequence[Card], target: Target, give: Callable[[], bool]) -> bool:
        """Give cards to a place; a discard is asked about first, where that is wished.

        :returns: whether they were given now.
        """
        controller = self._scene.controller
        if (
            self.ask_discard is None
            or target.kind is not TargetKind.DISCARD
            or controller.state is not State.HUMAN_PLAY
            or len(cards) != 1
            or _DISCARD not in controller.targets_for(cards)
        ):
            return give()
        self.ask_discard(cards[0], give)
        return False

    def _is_own(self, spot: CardSpot) -> bool:
        zone = spot.zone
        return zone.kind is ZoneKind.HAND and zone.number == self._scene.store.viewer

    # --- pulling a card out of a meld ------------------------------------------------------

    def _may_pull(self, spot: CardSpot) -> bool:
        view = self._scene.store.view
        if view is None or spot.face is None or spot.zone.kind is not ZoneKind.MELD:
            return False
        return view.is_mine and view.is_legal(Pull(spot.face.plain, spot.zone.number))

    def _pick(self, spot: CardSpot | None) -> bool:
        """Take aim at a card of a meld, to pull it with the next click on the hand."""
        if spot is None or not self._may_pull(spot):
            return False
        self.picked = spot
        self._light_selection()
        return True

    def pick_next(self, number: int) -> None:
        """Pick the next card of a meld that may be pulled, or none after the last."""
        spots = [
            spot
            for spot in self._scene.store.spots()
            if spot.zone.kind is ZoneKind.MELD
            and spot.zone.number == number
            and self._may_pull(spot)
        ]
        order: list[CardSpot | None] = [*spots, None]
        current = self.picked if self.picked in spots else None
        self.picked = picked = order[(order.index(current) + 1) % len(order)]
        self._light_selection()
        if picked is None or picked.face is None:
            self._scene.hush()
        else:
            text = translate("Table", "Enter takes {card} into your hand.")
            words = text.format(card=card_text(picked.face))
            heard = text.format(card=card_name(picked.face))
            self._scene.say(words, Target(TargetKind.MELD, number), spoken=heard)

    def _click_with_picked(self, target: Target | None) -> None:
        spot, self.picked = self.picked, None
        if spot is not None and target is not None and target.kind is TargetKind.HAND:
            self._pull(spot)
        self._light_selection()

    def pull_picked(self) -> bool:
        """Pull the card that was picked, if there is one."""
        spot, self.picked = self.picked, None
        return spot is not None and self._pull(spot)

    def _pull(self, spot: CardSpot) -> bool:
        assert spot.face is not None
        target = Target(TargetKind.MELD, spot.zone.number, spot.index)
        return self._scene.controller.pull(spot.face.plain, spot.zone.number, target)

    # --- dragging --------------------------------------------------------------------------

    def _begin_drag(self, spot: CardSpot, x: float, y: float) -> None:
        taken = self._taken_with(spot)
        cards = [other.face for other in taken if other.face is not None]
        if taken and self._hand.begin(spot, taken, self._targets(spot, cards), x, y):
            self.picked = None

    def _taken_with(self, spot: CardSpot) -> list[CardSpot]:
        """Return the cards that are dragged with one: the selection, or a whole group."""
        spots = self._scene.store.spots()
        kind = spot.zone.kind
        if kind is ZoneKind.HAND:
            if self._is_own(spot) and spot.selected:
                return [other for other in spots if other.selected]
            return [spot] if self._is_own(spot) else []
        if kind is ZoneKind.PREPARED:
            return [other for other in spots if other.zone == spot.zone]
        if kind in _PILES:
            usable = self._scene.controller.targets_for(())
            return [spot] if _PILES[kind] in usable else []
        return [spot] if self._scene.store.viewer >= 0 else []

    def _targets(self, spot: CardSpot, cards: Sequence[Card]) -> frozenset[Target]:
        if spot.zone.kind in _PILES:
            return frozenset({_HAND})
        if spot.zone.kind is ZoneKind.MELD:
            return frozenset({_HAND}) if self._may_pull(spot) else frozenset()
        return self._scene.controller.targets_for(cards)

    def _drop(self) -> None:
        drag = self._hand.let_go()
        if drag is not None and drag.over is not None:
            self._deliver(drag, drag.over)
        self._send_home()

    def _deliver(self, drag: Drag, target: Target) -> None:
        controller = self._scene.controller
        kind = drag.source.zone.kind
        if kind in _PILES or kind is ZoneKind.MELD:
            if target.kind is not TargetKind.HAND:
                return
            if kind is ZoneKind.STOCK:
                controller.draw()
            elif kind is ZoneKind.DISCARD:
                controller.take()
            else:
                self._pull(drag.source)
        elif not _stays(drag.source, target):
            self._ask_first(drag.cards, target, lambda: controller.drop(drag.cards, target))

    def _let_go(self) -> None:
        if self._hand.let_go() is not None:
            self._send_home()

    def _send_home(self) -> None:
        scene = self._scene
        scene.cards.send_home(tokens.GLIDE_BACK * scene.own_pace)
        self._light_selection()

    # --- the table changes -----------------------------------------------------------------

    def _on_shown(self) -> None:
        """The table changed, maybe under the hand of somebody who drags."""
        drag = self._hand.drag
        if drag is None:
            self._light_selection()
            return
        spots = {spot.id: spot for spot in self._scene.store.spots()}
        source = spots.get(drag.source.id)
        gone = any(number not in spots for number in drag.numbers)
        if gone or source is None or source.zone != drag.source.zone:
            self._let_go()
        else:
            self._hand.renew(source, self._targets(source, drag.cards))

    def _light_selection(self) -> None:
        """Light what a click would use now: the places for the selection, and the piles."""
        scene = self._scene
        if self.dragging:
            return
        if self.picked is not None and not self._still_there(self.picked):
            self.picked = None
        if self.picked is not None:
            meld = Target(TargetKind.MELD, self.picked.zone.number)
            scene.light(frozenset({_HAND, meld}), None)
        elif scene.store.view is None or scene.store.viewer < 0:
            scene.lights.clear()
        else:
            controller = scene.controller
            targets = controller.targets_for(scene.store.selected()) | controller.targets_for(())
            scene.light(targets - {_HAND}, None)

    def _still_there(self, spot: CardSpot) -> bool:
        return spot in self._scene.store.spots() and self._may_pull(spot)


def _stays(spot: CardSpot, target: Target) -> bool:
    """Return whether a prepared group was put down where it lay already."""
    if spot.zone.kind is not ZoneKind.PREPARED:
        return False
    itself = Target(TargetKind.PREPARED, spot.zone.number)
    return target.kind is TargetKind.OWN_AREA or without_index(target) == itself
