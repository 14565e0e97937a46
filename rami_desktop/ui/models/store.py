"""The one source of what the window shows: a view, turned into models and card spots."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from rami_desktop.engine.cards import Card
from rami_desktop.engine.events import DealResult, DealStarted, Event
from rami_desktop.engine.view import SeatView
from rami_desktop.ui.free_view import SPECTATOR
from rami_desktop.ui.models.hand import HandModel, HandRow
from rami_desktop.ui.models.hand_sort import sorted_hand
from rami_desktop.ui.models.log import LogModel
from rami_desktop.ui.models.melds import MeldModel, MeldRow
from rami_desktop.ui.models.order import HandOrder
from rami_desktop.ui.models.piles import PileModel, PileRow
from rami_desktop.ui.models.prepared import PreparedGroup, PreparedMelds
from rami_desktop.ui.models.scores import ScoreModel
from rami_desktop.ui.models.seats import SeatModel, SeatRow
from rami_desktop.ui.models.shown import arrived_cards, owed_cards, seat_row
from rami_desktop.ui.models.spots import CardSpot, Zone, ZoneKind
from rami_desktop.ui.models.tracker import PILE_SHOWN, CardTracker
from rami_desktop.ui.telling import NOBODY

if TYPE_CHECKING:
    from rami_desktop.storage.seats import SeatInfo


@dataclass(slots=True)
class _Own:
    """What belongs to one seat alone and to the window, not to the game."""

    order: HandOrder = field(default_factory=HandOrder)
    groups: tuple[PreparedGroup, ...] = ()
    moved: set[Card] = field(default_factory=set)


class TableStore(QObject):
    """Models of what one seat sees, and the window's own state of it.

    The window's own state is the selection, the order of the hand and the prepared melds.

    :ivar view: the view that is shown, ``None`` while there is no match.
    :ivar deal_sort: how a hand is sorted when it is dealt: ``suit``, ``rank``, ``melds``, or
        empty for the order in which the cards came.
    """

    #: A tuple of events, sent when all models are up to date.
    committed = Signal(object)
    #: Selection, order of the hand or prepared melds changed, the game did not.
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hand = HandModel(self)
        self.melds = MeldModel(self)
        self.piles = PileModel(self)
        self.seats = SeatModel(self)
        self.scores = ScoreModel(self)
        self.log = LogModel(self)
        self.prepared = PreparedMelds(self)
        self.view: SeatView | None = None
        self.deal_sort = "suit"
        self._infos: tuple[SeatInfo, ...] = ()
        self._results: tuple[DealResult, ...] = ()
        self._tracker = CardTracker()
        self._own: dict[int, _Own] = {}
        self._selected: set[Card] = set()
        self._spots: tuple[CardSpot, ...] | None = None

    @property
    def viewer(self) -> int:
        """The seat whose view is shown, -1 for a spectator's."""
        return SPECTATOR if self.view is None else self.view.seat

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat."""
        return tuple(info.name for info in self._infos)

    @property
    def you(self) -> int:
        """The seat that sentences speak to: the only person's, else ``NOBODY``."""
        people = [seat for seat, info in enumerate(self._infos) if info.kind == "human"]
        return people[0] if len(people) == 1 else NOBODY

    @property
    def infos(self) -> tuple[SeatInfo, ...]:
        """Who sits at the table."""
        return self._infos

    def begin(self, infos: Sequence[SeatInfo]) -> None:
        """Set a table for these seats; nothing is on it yet."""
        self._infos = tuple(infos)
        self._results = ()
        self._tracker.clear()
        self._own = {}
        self._selected = set()
        self.view = None
        self.prepared.set_view(None, ())
        self.hand.sync([])
        self.melds.sync([])
        self.piles.sync([])
        self.seats.sync([self._empty_seat(seat, info) for seat, info in enumerate(infos)])
        self.scores.set_names(self.names)
        self.log.set_names(self.names, self.you)
        self._spots = None
        self.committed.emit(())

    @staticmethod
    def _empty_seat(seat: int, info: SeatInfo) -> SeatRow:
        return SeatRow(seat, info.name, info.colour, info.picture, info.kind, info.level)

    def set_results(self, results: Sequence[DealResult]) -> None:
        """Take over the results of the finished deals; shown with the next commit."""
        self._results = tuple(results)

    def commit(self, view: SeatView, events: Sequence[Event] = ()) -> None:
        """Show a view.

        :param events: what led from the view shown before to this one, as its seat saw it.
        """
        fresh = self.view is None or self.view.number != view.number
        fresh = fresh or any(isinstance(event, DealStarted) for event in events)
        if fresh or view.seat != self.viewer:
            self._selected = set()
        if fresh:
            self._own = {}
        self._tracker.update(view, events)
        self.view = view
        own = self._own_state()
        self._take_in_hand(own, view, events, sort=fresh or not own.order.sorted(view.hand))
        self.prepared.set_view(view, own.groups)
        own.groups = self.prepared.groups
        self._selected &= set(view.hand) - self.prepared.cards
        self._sync()
        self.committed.emit(tuple(events))

    def _own_state(self) -> _Own:
        return self._own.setdefault(self.viewer, _Own())

    def _take_in_hand(
        self, own: _Own, view: SeatView, events: Sequence[Event], *, sort: bool
    ) -> None:
        arrived = arrived_cards(view.seat, events)
        own.order.update(view.hand, arrived)
        own.moved -= arrived
        if sort and self.deal_sort and view.hand:
            own.order.arrange(sorted_hand(view, self.deal_sort))

    def _sync(self) -> None:
        view = self.view
        assert view is not None
        self.hand.sync(self._hand_rows(view))
        self.melds.sync(
            [
                MeldRow(
                    number,
                    table.owner,
                    table.meld,
                    tuple(self._tracker.number(card) for card in table.meld.cards),
                    number in view.laid_now,
                )
                for number, table in sorted(view.melds.items())
            ]
        )
        self.piles.sync(self._pile_rows(view))
        totals = [sum(r.points[row.seat] for r in self._results) for row in self.seats.rows]
        rows = zip(self.seats.rows, totals, strict=True)
        self.seats.sync([seat_row(view, row, total) for row, total in rows])
        self.scores.set_results(self._results)
        self.log.set_events(view.number, view.events)
        self._spots = None

    def _hand_rows(self, view: SeatView) -> list[HandRow]:
        own = self._own_state()
        laid_out = self.prepared.cards
        owed = owed_cards(view)
        drawn = view.drawn if view.is_mine and view.drawn not in own.moved else None
        return [
            HandRow(
                self._tracker.number(card),
                card,
                card in self._selected,
                card in owed,
                card == drawn,
            )
            for card in own.order.sorted(view.hand)
            if card not in laid_out
        ]

    def _pile_rows(self, view: SeatView) -> list[PileRow]:
        shown = view.discard[-PILE_SHOWN:]
        ids = tuple(self._tracker.number(card) for card in shown)
        owed = tuple(sorted(owed_cards(view)))
        return [
            PileRow(ZoneKind.STOCK, view.stock_count, None, self._tracker.stock),
            PileRow(ZoneKind.DISCARD, len(view.discard), view.top_discard, ids, owed),
        ]

    def spots(self) -> tuple[CardSpot, ...]:
        """Return every card that the scene should show, bottom to top inside each zone."""
        if self._spots is None:
            self._spots = () if self.view is None else tuple(self._all_spots(self.view))
        return self._spots

    def _all_spots(self, view: SeatView) -> list[CardSpot]:
        number = self._tracker.number
        spots = [
            CardSpot(id_, None, Zone(ZoneKind.STOCK), index)
            for index, id_ in enumerate(self._tracker.stock)
        ]
        spots += [
            CardSpot(number(card), card, Zone(ZoneKind.DISCARD), index)
            for index, card in enumerate(view.discard[-PILE_SHOWN:])
        ]
        for seat in range(view.players):
            spots += self._hand_spots(view, seat)
        for row in self.melds.rows:
            zone = Zone(ZoneKind.MELD, row.number)
            spots += [
                CardSpot(id_, card, zone, index)
                for index, (id_, card) in enumerate(zip(row.ids, row.meld.cards, strict=True))
            ]
        owed = owed_cards(view)
        for place, group in enumerate(self.prepared.groups):
            zone = Zone(ZoneKind.PREPARED, place)
            spots += [
                CardSpot(number(card), card, zone, index, owed=card.plain in owed)
                for index, card in enumerate(group.cards)
            ]
        return spots

    def _hand_spots(self, view: SeatView, seat: int) -> list[CardSpot]:
        zone = Zone(ZoneKind.HAND, seat)
        if seat == view.seat:
            return [
                CardSpot(row.id, row.card, zone, index, row.selected, row.owed, row.drawn)
                for index, row in enumerate(self.hand.rows)
            ]
        if view.hands:
            return [
                CardSpot(self._tracker.number(card), card, zone, index)
                for index, card in enumerate(sorted(view.hands[seat], key=lambda c: (c.kind, c)))
            ]
        return [
            CardSpot(id_, None, zone, index) for index, id_ in enumerate(self._tracker.hand(seat))
        ]

    def card(self, card_id: int) -> Card | None:
        """Return the card of one's own hand with a number, prepared or not, else ``None``."""
        if self.view is None:
            return None
        return next((c for c in self.view.hand if self._tracker.number(c) == card_id), None)

    def card_id(self, card: Card) -> int | None:
        """Return the number of a card that can be seen, else ``None``."""
        try:
            return self._tracker.number(card)
        except KeyError:
            return None

    def select(self, card_id: int, on: bool | None = None) -> None:
        """Select a card of the hand, unselect it, or with ``None`` the one or the other."""
        card = next((row.card for row in self.hand.rows if row.id == card_id), None)
        if card is None:
            return
        wanted = card not in self._selected if on is None else on
        if wanted != (card in self._selected):
            self._selected ^= {card}
            self._own_change()

    def select_cards(self, cards: Collection[Card]) -> None:
        """Select exactly these cards of the hand."""
        shown = {row.card for row in self.hand.rows}
        wanted = {card.plain for card in cards} & shown
        if wanted != self._selected:
            self._selected = wanted
            self._own_change()

    def clear_selection(self) -> None:
        """Unselect everything."""
        self.select_cards(())

    def selected(self) -> tuple[Card, ...]:
        """Return the selected cards in the order of the hand."""
        return tuple(row.card for row in self.hand.rows if row.selected)

    def move_in_hand(self, ids: Collection[int], index: int) -> None:
        """Move cards of the hand together to a gap.

        :param index: the gap, from 0 to the number of cards shown, counted as they lie now.
        """
        shown = [row.card for row in self.hand.rows]
        moved = {row.card for row in self.hand.rows if row.id in ids}
        if not moved:
            return
        own = self._own_state()
        own.order.move(shown, moved, index)
        own.moved |= moved
        self._own_change()

    def sort_hand(self, by: str) -> None:
        """Sort the hand by ``suit``, ``rank`` or ``melds``."""
        if self.view is None or not self.view.hand:
            return
        own = self._own_state()
        own.order.arrange(sorted_hand(self.view, by))
        own.moved |= set(self.view.hand)
        self._own_change()

    def prepare(self, group: PreparedGroup, index: int | None = None) -> None:
        """Lay a group out, as a new one or in the place of the one at ``index``."""
        if index is None:
            self.prepared.add(group)
        else:
            self.prepared.replace(index, group)
        self._groups_changed()

    def unprepare(self, cards: Collection[Card]) -> None:
        """Take every prepared group that holds one of these cards back into the hand."""
        self.prepared.remove(cards)
        self._groups_changed()

    def clear_prepared(self) -> None:
        """Take all prepared groups back into the hand."""
        self.prepared.clear()
        self._groups_changed()

    def _groups_changed(self) -> None:
        self._own_state().groups = self.prepared.groups
        self._selected -= self.prepared.cards
        self._own_change()

    def _own_change(self) -> None:
        if self.view is not None:
            self.hand.sync(self._hand_rows(self.view))
        self._spots = None
        self.changed.emit()

    def set_thinking(self, seat: int | None) -> None:
        """Mark the seat that is thinking, and no other."""
        for row in self.seats.rows:
            if row.thinking != (row.seat == seat):
                self.seats.change(row.seat, thinking=row.seat == seat)

    def set_seconds(self, seat: int, seconds: int | None) -> None:
        """Show what the clock of a seat says, ``None`` for no clock."""
        self.seats.change(seat, seconds_left=seconds)

    def retranslate(self) -> None:
        """Let every model be read again in the language that is set now."""
        for model in (self.hand, self.melds, self.piles, self.seats, self.log, self.scores):
            model.refresh()
