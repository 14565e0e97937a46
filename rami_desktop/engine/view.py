"""What one seat may see, and nothing else: hidden cards do not exist in a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rami_desktop.engine import legal
from rami_desktop.engine.actions import Action, Carte
from rami_desktop.engine.cards import Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.events import DealResult, Event
from rami_desktop.engine.legality import Debt
from rami_desktop.engine.melds import TableMeld
from rami_desktop.engine.rules import Rules

if TYPE_CHECKING:
    from rami_desktop.engine.deal import Deal


@dataclass(frozen=True, slots=True)
class SeatView:
    """A deal as seen from ``seat``; also a :class:`~.legality.Position` in one's own turn.

    :ivar seat: the seat whose view this is.
    :ivar players: how many seats there are.
    :ivar hand: one's own cards, in the order in which they came.
    :ivar counts: the number of cards in each hand.
    :ivar discard: the discard pile, top card last.
    :ivar melds: the melds on the table by number.
    :ivar debts: what the seat to move still owes to the table.
    :ivar drawn: the card that came into one's hand at the start of this turn, if still known.
    :ivar taken: the discard taken in this turn by the seat to move, if not put back.
    :ivar refused: the discard put back in this turn.
    :ivar carte_due: the seat that has still to announce its last card.
    :ivar laid_now: numbers of the melds that did not lie there before this turn.
    :ivar began_opened: whether the seat to move had opened before this turn.
    :ivar forfeited: seats that lost the multiplier for going out at once.
    :ivar events: what this seat witnessed in this deal, in order.
    :ivar hands: every hand, once the deal is over; empty before.
    """

    rules: Rules
    decks: int
    players: int
    seat: int
    number: int
    dealer: int
    turn: int
    phase: str
    over: bool
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    stock_count: int
    discard: tuple[Card, ...]
    melds: Mapping[int, TableMeld]
    opened: tuple[bool, ...]
    scores: tuple[int, ...]
    reshuffled: int
    debts: tuple[Debt, ...]
    drawn: Card | None
    taken: Card | None
    may_put_back: bool
    refused: Card | None
    carte_due: int | None
    laid_now: frozenset[int]
    began_opened: bool
    jokers_laid: int
    forfeited: tuple[bool, ...]
    events: tuple[Event, ...]
    result: DealResult | None = None
    hands: tuple[tuple[Card, ...], ...] = ()

    @classmethod
    def of(cls, deal: Deal, seat: int) -> SeatView:
        """Return what ``seat`` may see of a deal.

        :raises IndexError: when there is no such seat.
        """
        mine = seat == deal.turn
        over = deal.result is not None
        return cls(
            rules=deal.rules,
            decks=deal.decks,
            players=deal.players,
            seat=seat,
            number=deal.number,
            dealer=deal.dealer,
            turn=deal.turn,
            phase=deal.phase,
            over=over,
            hand=tuple(deal.hands[seat]),
            counts=tuple(map(len, deal.hands)),
            stock_count=len(deal.stock),
            discard=tuple(deal.discard),
            melds=deal.melds.copy(),
            opened=tuple(deal.opened),
            scores=deal.scores,
            reshuffled=deal.reshuffled,
            debts=deal.debts,
            drawn=deal.drawn if mine or deal.taken is not None else None,
            taken=deal.taken,
            may_put_back=deal.may_put_back and mine,
            refused=deal.refused,
            carte_due=deal.carte_due,
            laid_now=frozenset(deal.laid_now),
            began_opened=deal.began_opened,
            jokers_laid=deal.jokers_laid,
            forfeited=tuple(deal.forfeited),
            events=tuple(deal.logs[seat]),
            result=deal.result,
            hands=tuple(map(tuple, deal.hands)) if over else (),
        )

    @property
    def top_discard(self) -> Card | None:
        """The card that could be taken from the discard pile."""
        return self.discard[-1] if self.discard else None

    @property
    def is_mine(self) -> bool:
        """Whether it is this seat's turn."""
        return not self.over and self.turn == self.seat

    @property
    def may_act(self) -> bool:
        """Whether this seat can do anything now, be it only to announce its last card."""
        return self.is_mine or (not self.over and self.carte_due == self.seat)

    def check(self, action: Action) -> None:
        """Refuse an action of this seat that is not allowed now.

        :raises IllegalActionError: with the reason.
        """
        legal.check(self, action, self.seat)

    def is_legal(self, action: Action) -> bool:
        """Return whether this seat may do this now."""
        try:
            self.check(action)
        except IllegalActionError:
            return False
        return True

    def legal_actions(self) -> Iterator[Action]:
        """Yield the elementary actions open to this seat, in a fixed order."""
        if self.is_mine:
            for action in legal.legal_actions(self):
                if not isinstance(action, Carte):  # only the seat before may announce now
                    yield action
        elif self.may_act:
            yield Carte()
