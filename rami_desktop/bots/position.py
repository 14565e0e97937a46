"""Positions that a player imagines: its own view, and what its own actions make of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rami_desktop.engine.actions import LayOff
from rami_desktop.engine.cards import PLAIN_MASK, Card, card_of
from rami_desktop.engine.laying import Plan
from rami_desktop.engine.legality import ANYWHERE, OR_DISCARD, PLAY, Debt
from rami_desktop.engine.meld_changes import layoffs
from rami_desktop.engine.melds import TableMeld
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.view import SeatView


class Imagined(NamedTuple):
    """A position in one's own turn; the attributes are those of a view.

    A named tuple, because a player makes several of them for each decision.
    """

    rules: Rules
    decks: int
    over: bool
    turn: int
    phase: str
    hand: tuple[Card, ...]
    melds: Mapping[int, TableMeld]
    opened: tuple[bool, ...]
    debts: tuple[Debt, ...]
    taken: Card | None
    may_put_back: bool
    refused: Card | None
    stock_count: int
    top_discard: Card | None
    carte_due: int | None
    laid_now: frozenset[int]
    least_rival: int

    @classmethod
    def of(cls, view: SeatView) -> Imagined:
        """Return a view as a position."""
        rivals = [count for seat, count in enumerate(view.counts) if seat != view.seat]
        return cls(
            view.rules,
            view.decks,
            view.over,
            view.turn,
            view.phase,
            view.hand,
            view.melds,
            view.opened,
            view.debts,
            view.taken,
            view.may_put_back,
            view.refused,
            view.stock_count,
            view.top_discard,
            view.carte_due,
            view.laid_now,
            min(rivals, default=0),
        )

    @property
    def has_opened(self) -> bool:
        """Whether the seat to move has opened."""
        return self.opened[self.turn]

    @property
    def may_discard(self) -> bool:
        """Whether some card could be discarded now."""
        if not self.hand:
            return False
        if self.debts and not (len(self.debts) == 1 and self.debts[0].use == OR_DISCARD):
            return False
        return self.rules.final_discard != "forbidden" or len(self.hand) > 1

    def took(self, card: Card) -> Imagined:
        """Return the position after taking the discard ``card``."""
        return self._replace(
            phase=PLAY,
            hand=(*self.hand, card),
            taken=card,
            may_put_back=True,
            debts=(Debt(card.kind, ANYWHERE),),
            top_discard=None,
        )

    def after(self, plan: Plan) -> Imagined:
        """Return the position after an action whose effect was planned."""
        hand = list(self.hand)
        for card in plan.used:
            hand.remove(card_of(card & PLAIN_MASK))
        if plan.gained is not None:
            hand.append(plan.gained)
        opened = self.opened
        if plan.points is not None:
            opened = tuple(o or seat == self.turn for seat, o in enumerate(opened))
        return self._replace(
            hand=tuple(hand),
            melds={**self.melds, **{meld.number: meld for meld in plan.melds}},
            opened=opened,
            debts=plan.debts,
            may_put_back=False,
            laid_now=self.laid_now.union(plan.new_numbers),
        )

    def with_laid_off(self, part: LayOff) -> Imagined:
        """Return the position with natural cards laid off that fit, asking nothing else."""
        table = self.melds[part.number]
        after = TableMeld(table.number, table.owner, layoffs(table.meld, part.cards, self.rules)[0])
        hand = tuple(card for card in self.hand if card not in part.cards)
        return self._replace(hand=hand, melds={**self.melds, part.number: after})
