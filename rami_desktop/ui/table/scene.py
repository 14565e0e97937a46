"""The scene of the table: shows what the store holds, and knows what lies where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from rami_desktop.engine.cards import Card
from rami_desktop.engine.events import Event
from rami_desktop.engine.melds import Meld
from rami_desktop.ui import tokens
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.messages import refusal_text
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.table import places
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.card_images import CardImages, DeckStyle
from rami_desktop.ui.table.card_layer import CardLayer
from rami_desktop.ui.table.choice import ChoiceBubble
from rami_desktop.ui.table.furniture import Furniture
from rami_desktop.ui.table.hint_marks import HintMarks
from rami_desktop.ui.table.layout import compute
from rami_desktop.ui.table.motion import Mover
from rami_desktop.ui.table.overlays import Bubble, FocusRing, TargetLights
from rami_desktop.ui.table.replay import Replay
from rami_desktop.ui.table.shape import TableLayout
from rami_desktop.ui.table.word_place import hint_box, hint_width, refusal_box
from rami_desktop.ui.targets import Target, TargetKind
from rami_desktop.ui.why import topic_of

if TYPE_CHECKING:
    from rami_desktop.bots.hint import Advice

translate = QCoreApplication.translate


class TableScene(QGraphicsScene):
    """Cards, seats and piles.

    When nothing moves, the scene shows exactly what :meth:`TableStore.spots` says;
    :meth:`mismatches` lists any difference.
    """

    #: The background changed: a brush in scene coordinates.
    felt_changed = Signal(object)
    #: Cards or places are where they were not before: the focus may have to follow.
    shown = Signal()
    #: Somebody wants to read why; the topic of the rules.
    why_wanted = Signal(str)
    #: Something was said beside a place: why not, or what to do.
    said = Signal(str)
    #: Somebody wants to be shown, or told, what the others did.
    replay_wanted = Signal()

    def __init__(
        self,
        store: TableStore,
        controller: TurnController,
        parent: QObject | None = None,
        images: CardImages | None = None,
    ) -> None:
        super().__init__(parent)
        # Items are few and most move: an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.store = store
        self.controller = controller
        self.images = images or CardImages()
        self.colours = tokens.TABLES["green"]["light"]
        self.pace = self.own_pace = 1.0
        self.layout = TableLayout((0.0, 0.0), 1.0, 1.0)
        self._ratio = 1.0
        self._below = 0
        self.mover = Mover(self)
        self.cards = CardLayer(self, self.images, self.mover)
        self.furniture = Furniture(self, store, self.mover)
        self.lights = TargetLights(self)
        self.bubble = Bubble(self)
        self.choice = ChoiceBubble(self)
        self.focus_ring = FocusRing(self)
        self.hints = HintMarks(self)
        self.replay = Replay(self)
        self._crisp = QTimer(self)
        self._crisp.setSingleShot(True)
        self._crisp.setInterval(tokens.RESIZE_REST)
        self._crisp.timeout.connect(self._sharpen)
        self.mover.started.connect(self.tell_animating)
        self.mover.settled.connect(self.tell_animating)
        store.committed.connect(self._on_committed)
        store.changed.connect(self._on_changed)
        store.seats.dataChanged.connect(self._on_seats)
        controller.refused.connect(self._on_refused)
        controller.joker_choice.connect(self._on_choice)
        controller.hint_ready.connect(self.show_hint)

    # --- look ------------------------------------------------------------------------------

    def set_theme(self, theme: str, table: str, high_contrast: bool = False) -> None:
        """Use the colours of a theme (``light``, ``dark``) and of a table, at once."""
        self.colours = tokens.TABLES.get(table, tokens.TABLES["green"])[theme]
        if high_contrast:
            self.colours = tokens.CONTRAST_TABLE
        self.felt_changed.emit(self.felt())
        self.refresh()

    def set_deck(self, style: DeckStyle) -> None:
        """Use other drawings of the cards, at once."""
        self.images.set_style(style)
        self.cards.refresh()

    def set_pace(self, name: str, animations: bool = True) -> None:
        """Set how fast cards move; without animations they are where they go at once."""
        self.complete()
        factor = tokens.PACES.get(name, 1.0)
        self.pace = factor if animations else 0.0
        self.own_pace = min(1.0, factor) if animations else 0.0

    def felt(self) -> QBrush:
        """Return the background: the cloth, a little darker towards the rim."""
        width, height = self.layout.size
        gradient = QRadialGradient(width / 2, height * 0.45, max(1.0, 0.72 * max(width, height)))
        gradient.setColorAt(0.0, QColor(self.colours.felt))
        gradient.setColorAt(0.35, QColor(self.colours.felt))
        gradient.setColorAt(1.0, QColor(self.colours.felt_edge))
        return QBrush(gradient)

    def retranslate(self) -> None:
        """Write all words anew: the language changed."""
        self.hush()
        self.choice.dismiss()
        self.refresh()

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Set everything for another size of the window, or another pixel ratio."""
        if (width, height) == self.layout.size and ratio == self._ratio:
            return
        self.complete()
        self.clear_hint()
        first = len(self.cards) == 0
        self._ratio = ratio
        self.cards.set_ratio(ratio)
        self.setSceneRect(0, 0, width, height)
        self.layout = TableLayout((width, height), 1.0, 1.0)
        if not first:
            self.cards.blur()
            self._crisp.start()
        self._show((), 0.0, 0.0)
        self.felt_changed.emit(self.felt())

    def _sharpen(self) -> None:
        self.cards.sharpen()

    # --- showing what the store holds ------------------------------------------------------

    @property
    def below(self) -> int:
        """The seat at the lower edge: the viewer, or who was it last."""
        return self._below

    def _on_committed(self, events: object) -> None:
        happened: Sequence[Event] = events if isinstance(events, tuple) else ()
        self.replay.stop()
        self.clear_hint()
        if self.choice.boxes:
            self.choice.dismiss()
        if any(event.seat == self.store.viewer for event in happened):
            self.bubble.hide_now()
        if self.replay.leaves_hand and not happened:
            # Nobody is to see the cards of another hand turn over.
            self.bubble.hide_now()
            self._show(happened, 0.0, 0.0)
            self.mover.complete()
        else:
            self._show(happened, self.pace, self.own_pace)
        self.replay.record(happened)

    def _on_changed(self) -> None:
        self.clear_hint()
        if not self.replay.running:
            self._show((), self.pace, self.own_pace)

    def _on_seats(self) -> None:
        self.furniture.show_rows(self._below, self.colours)

    def refresh(self) -> None:
        """Show everything anew without moving anything that is in its place."""
        self._show((), 0.0, 0.0)

    def _show(self, events: Sequence[Event], pace: float, own_pace: float) -> None:
        view = self.store.view
        if view is not None and view.seat >= 0:
            self._below = view.seat
        elif view is not None and self._below >= view.players:
            self._below = 0
        spots = self.store.spots()
        self.show_spots(spots, self._owners(), events, pace, own_pace)
        self.shown.emit()

    def _owners(self) -> dict[int, int]:
        return {row.number: row.owner for row in self.store.melds.rows}

    def show_spots(
        self,
        spots: Sequence[CardSpot],
        owners: Mapping[int, int],
        events: Sequence[Event],
        pace: float,
        own_pace: float,
    ) -> None:
        """Send the cards to some spots, those of the store or of a replay."""
        width, height = self.layout.size
        players = len(self.store.seats.rows)
        if players >= 2 and width > 0 and height > 0:
            shape = places.shape_of(spots, owners, players, self._below, (width, height))
            self.layout = compute(shape)
            self.cards.show(spots, self.layout, self._below, events, pace, own_pace)
        else:
            self.cards.show((), self.layout, self._below, (), 0.0, 0.0)
        self.cards.mark_owed(self.colours)
        self.furniture.show(self.layout, self._below, self.colours, tokens.SHIFT * own_pace)

    # --- motion ----------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self.mover.busy or self.replay.running

    @property
    def rivals_move(self) -> bool:
        """Whether more moves than the cards of the viewer's own hand."""
        if self.replay.running:
            return True
        for spot in self.store.spots():
            own = spot.zone.kind is ZoneKind.HAND and spot.zone.number == self.store.viewer
            item = None if own else self.cards.item(spot.id)
            if item is not None and self.mover.moves(item):
                return True
        return False

    def complete(self) -> None:
        """Bring everything that moves to its end, at once."""
        self.replay.stop()
        self.mover.complete()

    def show_replay(self) -> bool:
        """Show again what happened since the viewer's last turn; ``False`` when nothing did."""
        self.replay_wanted.emit()
        return self.replay.start()

    def tell_animating(self) -> None:
        """Tell the controller whether anything moves."""
        self.controller.set_animating(self.busy)

    def mismatches(self) -> list[str]:
        """Return in words every difference between the idle scene and the models."""
        found = self.cards.mismatches(self.store.spots())
        if self.busy:
            found.append("something still moves")
        return found

    # --- what lies where -------------------------------------------------------------------

    def card_at(self, x: float, y: float) -> CardSpot | None:
        """Return the topmost card at a point."""
        return places.card_at(self.cards, self.store.spots(), x, y)

    def target_at(self, x: float, y: float) -> Target | None:
        """Return the place at a point, its index included."""
        return places.target_at(self.layout, self._has_hand(), x, y)

    def target_box(self, target: Target) -> Box:
        """Return the box of a place."""
        return places.target_box(self.layout, target)

    def _has_hand(self) -> bool:
        return self.store.viewer >= 0

    # --- words and lights ------------------------------------------------------------------

    def light(self, targets: frozenset[Target], over: Target | None) -> None:
        """Light some places; ``over`` is the one under the pointer."""
        boxes = {
            target: self.target_box(target)
            for target in targets
            if places.exists(self.layout, target)
        }
        self.lights.light(boxes, over, self.colours, self.layout.unit)

    def say(
        self,
        words: str,
        target: Target | None,
        topic: str = "",
        spoken: str = "",
        wide: float = 300,
    ) -> None:
        """Say something beside a place, or above the hand.

        :param topic: the paragraph of the rules that says why.
        :param spoken: the words for those who hear them, where they are others.
        :param wide: how wide the words may be, before the type grows.
        """
        self.hints.clear()
        place = self.target_box(self._there(target))
        self.bubble.say(
            words,
            place,
            self.layout.view_box,
            self.colours,
            self.layout.text,
            lambda width, height, gap: refusal_box(
                self.layout, place, (width, height), gap, self.furniture.panels
            ),
            translate("Table", "Why? (W)") if topic else "",
            topic,
            spoken=spoken,
            wide=wide,
        )
        self.said.emit(spoken or words)

    def _there(self, target: Target | None) -> Target:
        """Return a place, or that of the hand when there is no such place now."""
        if target is None or not places.exists(self.layout, target):
            return Target(TargetKind.HAND)
        return target

    def _on_refused(self, code: str, params: Any, target: Target | None) -> None:
        words, spoken = refusal_text(code, params), refusal_text(code, params, aloud=True)
        self.say(words, target, topic_of(code, params or {}), spoken)

    def ask_why(self) -> None:
        """Open the rules at what was refused last, or at their beginning."""
        self.why_wanted.emit(self.bubble.topic)

    def _on_choice(self, options: Sequence[Meld], answer: Callable[[int | None], None]) -> None:
        self.complete()
        self.bubble.hide_now()
        card = max(56.0, 0.75 * (self.layout.hand[0].w if self.layout.hand else 60.0))

        def answered(index: int | None) -> None:
            answer(index)
            self.shown.emit()

        self.choice.ask(
            translate("Table", "What does the joker stand for?"),
            options,
            answered,
            self.layout.own_area,
            self.layout.view_box,
            lambda name, width: self.images.image(name, width, self._ratio),
            card,
            self.colours,
            self.layout.text,
        )
        self.shown.emit()

    def show_hint(self, advice: Advice) -> None:
        """Show an advised action on the cards, and say it and why until the next act.

        Nothing is shown while cards are dragged.
        """
        if self.cards.held:
            return
        self.complete()
        from rami_desktop.ui.hint_texts import advice_text  # not wanted for the first frame

        target = self.hints.show(advice.action, self)
        what, why = advice_text(advice)
        spoken = " ".join(advice_text(advice, aloud=True))
        place = self.target_box(self._there(target))
        self.bubble.say(
            why,
            place,
            self.layout.view_box,
            self.colours,
            self.layout.text,
            lambda width, height, gap: hint_box(
                self.layout, place, (width, height), gap, self.furniture.panels
            ),
            title=what,
            stays=True,
            widest=hint_width(self.layout),
            spoken=spoken,
        )
        self.said.emit(spoken)

    def clear_hint(self) -> None:
        """Take away a hint: its marks and its words."""
        if self.hints.count:
            self.hush()

    def hush(self) -> None:
        """Say nothing any more, and mark nothing."""
        self.hints.clear()
        self.bubble.hide_now()

    def number_of(self, card: Card) -> int | None:
        """Return the number of a card that can be seen, else ``None``."""
        return self.store.card_id(card)
