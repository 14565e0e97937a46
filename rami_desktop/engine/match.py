"""A match: deals in a row, the dealer, the totals, and undo within a turn (rules 1 to 3, 29)."""

from __future__ import annotations

from collections.abc import Sequence

from rami_desktop.engine.actions import Action
from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.dealing import HighCardRound, deal_cards, draw_for_deal, shuffled_pack
from rami_desktop.engine.errors import IllegalActionError, RulesError
from rami_desktop.engine.events import DealResult, Event
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import MatchResult, match_result
from rami_desktop.engine.view import SeatView


class Match:
    """A match in progress.

    :ivar deal: the deal being played.
    :ivar number: its number, from 1.
    :ivar dealer: the seat that deals it.
    :ivar order: the pack as it was dealt, top card first.
    :ivar totals: what each seat has marked so far.
    :ivar results: how the finished deals ended.
    :ivar result: how the match ended, ``None`` while it goes on.
    :ivar first_dealer_draw: the rounds of the draw for the first deal, if there was one.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: int,
        *,
        first_dealer: int | None = None,
        order: Sequence[Card] | None = None,
    ) -> None:
        """Begin a match and deal its first deal.

        :param players: the number of seats.
        :param seed: decides every shuffle; secret seeds should hold at least 128 random bits.
        :param first_dealer: who deals first, when that is settled already.
        :param order: the pack of the first deal, when that is settled already.
        :raises RulesError: when the rules do not allow that many seats.
        """
        if not rules.min_players <= players <= rules.max_players:
            field = "min_players" if players < rules.min_players else "max_players"
            low, high = rules.min_players, rules.max_players
            raise RulesError(field, "seats", seats=players, low=low, high=high)
        self.rules = rules
        self.players = players
        self.seed = seed
        self.decks = rules.decks_for(players)
        self._rng = Rng(seed)
        self.first_dealer_draw: tuple[HighCardRound, ...] = ()
        if first_dealer is None:
            first_dealer = self._settle_first_dealer()
        self.dealer = first_dealer % players
        self.number = 1
        self.totals: tuple[int, ...] = (0,) * players
        self.results: list[DealResult] = []
        self.result: MatchResult | None = None
        self._redo: list[Action] = []
        self._begin_deal(order)

    def _settle_first_dealer(self) -> int:
        rng = self._rng.fork("first dealer")
        if self.rules.first_dealer == "random":
            return rng.below(self.players)
        dealer, self.first_dealer_draw = draw_for_deal(rng, self.players, self.decks)
        return dealer

    def _begin_deal(self, order: Sequence[Card] | None) -> None:
        if order is None:
            rng = self._rng.fork(f"deal {self.number}")
            order = shuffled_pack(rng, self.decks, self.rules.cut)
        elif sorted(order) != sorted(pack(self.decks)):
            raise ValueError("the order is not a whole pack")
        self.order = tuple(order)
        self._redo.clear()
        self.deal: Deal = deal_cards(
            self.rules,
            self.players,
            self.dealer,
            self.order,
            number=self.number,
            scores=self.totals,
            rng=self._rng.fork(f"reshuffle {self.number}"),
        )

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action in the deal; at the end of the deal the totals are brought up to date.

        :raises IllegalActionError: when the rules refuse it; then nothing has changed.
        """
        events = self.deal.apply(action, seat)
        self._redo.clear()
        result = self.deal.result
        if result is not None:
            self.results.append(result)
            self.totals = tuple(t + p for t, p in zip(self.totals, result.points, strict=True))
            self.result = match_result(self.rules, self.totals, self.number)
        return events

    def view(self, seat: int) -> SeatView:
        """Return what a seat may see of the deal."""
        return self.deal.view(seat)

    def next_deal(self, order: Sequence[Card] | None = None) -> None:
        """Deal again; the deal passes clockwise (rule 2).

        :param order: the pack as dealt, when that is settled already.
        :raises IllegalActionError: ``deal_not_over`` while the deal goes on, ``match_over``
            after the last one.
        """
        if self.over:
            raise IllegalActionError("match_over")
        if not self.deal.over:
            raise IllegalActionError("deal_not_over")
        self.dealer = (self.dealer + 1) % self.players
        self.number += 1
        self._begin_deal(order)

    @property
    def can_undo(self) -> bool:
        """Whether the seat to move can take back its last action (never across its draw)."""
        return self.deal.undoable > 0

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back can be done again."""
        return bool(self._redo)

    def undo(self) -> Action:
        """Take back the last action of this turn and return it.

        :raises IllegalActionError: ``nothing_to_undo``.
        """
        if not self.can_undo:
            raise IllegalActionError("nothing_to_undo")
        action = self.deal.actions[-1]
        self.deal = self.deal.undone_to(len(self.deal.actions) - 1)
        self._redo.append(action)
        return action

    def redo(self) -> tuple[Event, ...]:
        """Do again what was taken back last.

        :raises IllegalActionError: ``nothing_to_redo``.
        """
        if not self._redo:
            raise IllegalActionError("nothing_to_redo")
        action = self._redo.pop()
        return self.deal.apply(action)
