"""Melds laid out in one's own area before opening; nothing of it is binding."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from rami_desktop.engine.actions import Lay, LayOff
from rami_desktop.engine.cards import Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.laying import opening_needed
from rami_desktop.engine.legality import PLAY, naturals_on_table
from rami_desktop.engine.meld_changes import layoffs
from rami_desktop.engine.melds import Meld, card_points, meld_points
from rami_desktop.engine.view import SeatView

if TYPE_CHECKING:
    from rami_desktop.engine.solver import Layout


@dataclass(frozen=True, slots=True)
class PreparedGroup:
    """Cards laid out together.

    :ivar cards: the cards in printed order, jokers spelled where they stand for one card.
    :ivar meld: the meld that they make, or that they would make of the one on the table.
    :ivar number: the number of the meld on the table that they would be laid off on, else
        ``None``.
    """

    cards: tuple[Card, ...]
    meld: Meld
    number: int | None = None

    @property
    def plain(self) -> tuple[Card, ...]:
        """The cards as they are in the hand."""
        return tuple(card.plain for card in self.cards)


@dataclass(frozen=True, slots=True)
class OpeningCounter:
    """How far the prepared melds are from an opening.

    :ivar points: what they count together.
    :ivar needed: what an opening must count now.
    :ivar missing: the points still missing, never below zero.
    :ivar needs_clean_run: whether an opening must hold a clean run.
    :ivar has_clean_run: whether the prepared melds hold one.
    :ivar opens: whether laying them now would open.
    :ivar refusal: the code and the parameters of why they do not open; ``None`` when they do,
        or when nothing is prepared.
    :ivar best: the most points that the hand could open with, ``None`` when it has no melds.
    :ivar best_opens: whether that best lay would open now.
    """

    points: int = 0
    needed: int = 0
    missing: int = 0
    needs_clean_run: bool = False
    has_clean_run: bool = False
    opens: bool = False
    refusal: tuple[str, dict[str, Any]] | None = None
    best: int | None = None
    best_opens: bool = False


class PreparedMelds(QObject):
    """The groups that the viewer has laid out, and what they come to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._groups: tuple[PreparedGroup, ...] = ()
        self._counter: OpeningCounter | None = None
        self._best: tuple[Layout, ...] = ()
        self._best_key: object = None

    @property
    def groups(self) -> tuple[PreparedGroup, ...]:
        """The groups, in the order in which they were laid out."""
        return self._groups

    @property
    def cards(self) -> frozenset[Card]:
        """All cards laid out, as they are in the hand."""
        return frozenset(card for group in self._groups for card in group.plain)

    @property
    def action(self) -> Lay | None:
        """The action that lays everything prepared, ``None`` when nothing is."""
        if not self._groups:
            return None
        new = tuple(group.cards for group in self._groups if group.number is None)
        added = tuple(LayOff(g.cards, g.number) for g in self._groups if g.number is not None)
        return Lay(new, added)

    @property
    def counter(self) -> OpeningCounter:
        """What the groups come to, and what the hand could come to at best."""
        if self._counter is None:
            self._counter = self._count()
        return self._counter

    @property
    def best(self) -> Layout | None:
        """The lay of the whole hand that counts most, ``None`` when it holds no opening."""
        layouts = self._layouts()
        return layouts[0] if layouts else None

    @property
    def best_action(self) -> Lay | None:
        """The best lay that opens now, else the one that counts most.

        One that pays what is owed comes first, one that lets the hand go out comes last.
        """
        view = self._view
        if view is None:
            return None
        lays = [Lay(tuple(meld.cards for meld in layout.melds)) for layout in self._layouts()]
        if view.is_mine and view.debts:
            owed = view.debts[0].kind
            lays.sort(key=lambda lay: all(c.kind != owed for meld in lay.melds for c in meld))
        return next((lay for lay in lays if view.is_legal(lay)), lays[0] if lays else None)

    def set_view(self, view: SeatView | None, groups: Sequence[PreparedGroup]) -> None:
        """Look at another position; groups whose cards are gone fall apart."""
        self._view = view
        self._counter = None
        if view is None or not view.hand or view.over or view.opened[view.seat]:
            self._groups = ()
            return
        held = set(view.hand)
        kept = (group for group in groups if held.issuperset(group.plain))
        self._groups = tuple(group for group in kept if _still_fits(group, view))

    def add(self, group: PreparedGroup) -> int:
        """Lay out a group, taking its cards out of others, and return its index."""
        self.remove(group.plain)
        self._groups = (*self._groups, group)
        return len(self._groups) - 1

    def replace(self, index: int, group: PreparedGroup) -> None:
        """Put a group in the place of another, taking its cards out of the rest."""
        old = self._groups[index]
        rest = [g for g in self._groups if g is old or not set(g.plain) & set(group.plain)]
        self._groups = tuple(group if g is old else g for g in rest)
        self._counter = None

    def remove(self, cards: Collection[Card]) -> None:
        """Take back every group that holds one of these cards."""
        taken = {card.plain for card in cards}
        self._groups = tuple(group for group in self._groups if not taken & set(group.plain))
        self._counter = None

    def clear(self) -> None:
        """Take everything back into the hand."""
        self._groups = ()
        self._counter = None

    def _layouts(self) -> tuple[Layout, ...]:
        """The lays worth offering, the one that counts most first."""
        view = self._view
        if view is None or not view.hand or view.opened[view.seat] or view.over:
            return ()
        debts = view.debts if view.is_mine else ()
        # The melds on the table matter for jokers alone, and only where those must be burnt.
        table = tuple(view.melds.values()) if view.rules.run_joker_burnt else ()
        key = (frozenset(view.hand), debts, table)
        if key != self._best_key:
            self._best = _best_layouts(view)
            self._best_key = key
        return self._best

    def _count(self) -> OpeningCounter:
        view = self._view
        if view is None or not view.hand or view.over or view.opened[view.seat]:
            return OpeningCounter()
        points = sum(_points(group, view) for group in self._groups)
        needed = opening_needed(view if view.is_mine else replace(view, taken=None))
        best = self.best_action
        return OpeningCounter(
            points=points,
            needed=needed,
            missing=max(needed - points, 0),
            needs_clean_run=view.rules.opening_clean_run,
            has_clean_run=any(g.number is None and g.meld.is_clean_run for g in self._groups),
            opens=self.action is not None and view.is_legal(self.action),
            refusal=self._refusal(view),
            best=None if self.best is None else self.best.points,
            best_opens=best is not None and view.is_legal(best),
        )

    def _refusal(self, view: SeatView) -> tuple[str, dict[str, Any]] | None:
        """Return why the groups do not open, whether or not it is the seat's turn already."""
        if self.action is None:
            return None
        acting = view if view.is_mine and view.phase == PLAY else _in_play(view)
        try:
            acting.check(self.action)
        except IllegalActionError as error:
            return error.code, error.params
        return None


def _in_play(view: SeatView) -> SeatView:
    taken = view.taken if view.is_mine else None
    debts = view.debts if view.is_mine else ()
    return replace(view, turn=view.seat, phase=PLAY, taken=taken, debts=debts)


def _still_fits(group: PreparedGroup, view: SeatView) -> bool:
    """Whether the meld that a prepared lay-off belongs to is still as it was."""
    if group.number is None:
        return True
    table = view.melds.get(group.number)
    if table is None:
        return False
    return any(m == group.meld for m in layoffs(table.meld, group.cards, view.rules))


def _points(group: PreparedGroup, view: SeatView) -> int:
    if group.number is None:
        return meld_points(group.meld, view.rules)
    cards = group.meld.cards
    return sum(card_points(group.meld, cards.index(card), view.rules) for card in group.cards)


def _best_layouts(view: SeatView) -> tuple[Layout, ...]:
    from rami_desktop.engine.solver import best_opening  # not wanted for the first frame

    hand, rules, decks = view.hand, view.rules, view.decks
    on_table = naturals_on_table(view)
    found = [best_opening(hand, rules, decks=decks, on_table=on_table)]
    if view.is_mine and view.debts:
        owed = view.debts[0].kind
        found.append(best_opening(hand, rules, decks=decks, on_table=on_table, must_use=owed))
    found.append(best_opening(hand, rules, decks=decks, on_table=on_table, go_out=True))
    return tuple(layout for layout in found if layout is not None)
