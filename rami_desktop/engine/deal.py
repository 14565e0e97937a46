"""The state of one deal, and the one way to change it: :meth:`Deal.apply`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rami_desktop.engine import clock, legal, legality
from rami_desktop.engine.actions import (
    Action,
    Carte,
    Discard,
    Draw,
    PutBack,
    Take,
    Timeout,
)
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, PLAIN_MASK, Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPenalty,
    CarteDue,
    CarteSaid,
    DealOver,
    DealResult,
    DiscardPutBack,
    DiscardTaken,
    Event,
    StockRenewed,
    TurnStarted,
)
from rami_desktop.engine.laying import PLANS, Plan
from rami_desktop.engine.legality import ANYWHERE, DRAW, PLAY, Debt
from rami_desktop.engine.melds import TableMeld
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import Ending, score_deal
from rami_desktop.engine.view import SeatView


class Deal:
    """One deal.  Read its attributes freely; change it only through :meth:`apply`.

    :ivar hands: the cards of each seat, in the order in which they came.
    :ivar stock: the stock, **top card last**.
    :ivar discard: the discard pile, top card last.
    :ivar melds: the melds on the table by number.
    :ivar result: how the deal ended, ``None`` before.
    """

    __slots__ = (
        "actions", "began_opened", "carte_due", "dealer", "debts", "decks", "discard", "drawn",
        "forfeited", "hand", "hands", "helped", "jokers_laid", "laid_now", "logs", "may_put_back",
        "melds", "number", "opened", "phase", "players", "refused", "reshuffled", "result", "rng",
        "rules", "scores", "stock", "taken", "turn", "turn_start",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
        *,
        discard: Sequence[Card] = (),
        dealer: int = 0,
        turn: int = 0,
        phase: str = DRAW,
        melds: Sequence[TableMeld] = (),
        opened: Sequence[bool] | None = None,
        scores: Sequence[int] | None = None,
        number: int = 1,
        reshuffled: int = 0,
        rng: Rng | None = None,
    ) -> None:
        """Set up a position; :func:`deal_cards` and ``notation`` are the usual ways.

        :param stock: the stock with its **top card first**.
        """
        self.rules = rules
        self.players = len(hands)
        self.decks = rules.decks_for(self.players)
        self.hands = [list(hand) for hand in hands]
        self.stock = list(reversed(stock))
        self.discard = list(discard)
        self.dealer = dealer
        self.turn = turn
        self.phase = phase
        self.melds = {meld.number: meld for meld in melds}
        self.opened = list(opened) if opened is not None else [False] * self.players
        self.scores = tuple(scores) if scores is not None else (0,) * self.players
        self.number = number
        self.reshuffled = reshuffled
        self.rng = rng or Rng(0)
        self.forfeited = [False] * self.players
        self.carte_due: int | None = None
        self.result: DealResult | None = None
        self.logs: list[list[Event]] = [[] for _ in range(self.players)]
        self._begin_turn(turn, phase)

    def _begin_turn(self, seat: int, phase: str) -> None:
        self.turn = seat
        self.phase = phase
        self.hand = self.hands[seat]
        self.debts: tuple[Debt, ...] = ()
        self.drawn: Card | None = None
        self.taken: Card | None = None
        self.may_put_back = False
        self.refused: Card | None = None
        self.laid_now: set[int] = set()
        self.began_opened = self.opened[seat]
        self.jokers_laid = 0
        self.helped = False
        self.actions: list[Action] = []
        self.turn_start: Deal | None = None

    def copy(self) -> Deal:
        """Return an independent copy of this deal."""
        other = Deal.__new__(Deal)
        for name in Deal.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands = [hand.copy() for hand in self.hands]
        other.hand = other.hands[self.turn]
        other.stock = self.stock.copy()
        other.discard = self.discard.copy()
        other.melds = self.melds.copy()
        other.opened = self.opened.copy()
        other.forfeited = self.forfeited.copy()
        other.laid_now = self.laid_now.copy()
        other.actions = self.actions.copy()
        other.rng = self.rng.copy()
        other.logs = [log.copy() for log in self.logs]
        return other

    def _become(self, other: Deal) -> None:
        for name in Deal.__slots__:
            setattr(self, name, getattr(other, name))

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.result is not None

    @property
    def stock_count(self) -> int:
        """The number of cards in the stock."""
        return len(self.stock)

    @property
    def top_discard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.discard[-1] if self.discard else None

    def check(self, action: Action, seat: int | None = None) -> None:
        """Refuse an action that :meth:`apply` would refuse.

        :raises IllegalActionError: with the reason.
        """
        if type(action) is Timeout:
            self.copy().apply(action, seat)
        else:
            legal.check(self, action, seat)

    def is_legal(self, action: Action, seat: int | None = None) -> bool:
        """Return whether :meth:`apply` would accept an action."""
        try:
            self.check(action, seat)
        except IllegalActionError:
            return False
        return True

    def legal_actions(self) -> Iterator[Action]:
        """Yield the elementary actions that :meth:`apply` would accept, in a fixed order."""
        return legal.legal_actions(self)

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action and return what happened.

        :param seat: who acts; when given, it must be that seat's turn.
        :raises IllegalActionError: when the rules refuse it; then nothing has changed.
        """
        legal.check_seat(self, action, seat)
        kind = type(action)
        events: list[Event] = []
        if kind is Timeout:
            self._become(clock.timed_out(self, events))
            return tuple(events)
        # Plans and checks come first: past this line nothing can be refused any more.
        if kind in PLANS:
            plan = PLANS[kind](self, action)
            self._remember_start()
            self._carry_out(plan, events)
        elif kind is Discard:
            card = legality.check_discard(self, action.card)  # type: ignore[attr-defined]
            self._remember_start()
            self._discard(card, events)
        else:
            legal.check(self, action)
            if kind is not Carte:  # said by the seat before, it belongs to no turn
                self._remember_start()
            _SIMPLE[kind](self, events)
        if kind is not Discard and kind is not Carte and not self.over:
            self.actions.append(action)
        self.record(events)
        return tuple(events)

    def record(self, events: Sequence[Event]) -> None:
        """Add events to what each seat witnessed, as far as it saw them."""
        for event in events:
            if type(event) is CardDrawn or type(event) is CardPenalty:
                for seat, log in enumerate(self.logs):
                    log.append(event.seen_by(seat))
            else:
                for log in self.logs:
                    log.append(event)

    def _remember_start(self) -> None:
        """Keep the position before a turn's first action: undo and the clock go back to it."""
        if self.turn_start is None:
            self.turn_start = self.copy()

    def _carte_penalty(self, events: list[Event]) -> None:
        """Let the seat that forgot to announce its last card draw (rule 23)."""
        seat, self.carte_due = self.carte_due, None
        if seat is None:
            return
        count = min(self.rules.carte_penalty, len(self.stock) - 1)
        if count > 0:
            cards = tuple(self.stock.pop() for _ in range(count))
            self.hands[seat].extend(cards)
            events.append(CardPenalty(seat, cards))

    def _draw(self, events: list[Event]) -> None:
        self._carte_penalty(events)
        card = self.stock.pop()
        self.hand.append(card)
        self.phase = PLAY
        self.drawn = card
        events.append(CardDrawn(self.turn, card))

    def _take(self, events: list[Event]) -> None:
        self._carte_penalty(events)
        card = self.discard.pop()
        self.hand.append(card)
        self.phase = PLAY
        self.drawn = self.taken = card
        self.may_put_back = True
        self.debts = (Debt(card.kind, ANYWHERE),)
        events.append(DiscardTaken(self.turn, card))

    def _put_back(self, events: list[Event]) -> None:
        card = self.taken
        assert card is not None
        self.hand.remove(card)
        self.discard.append(card)
        self.phase = DRAW
        self.drawn = self.taken = None
        self.may_put_back = False
        self.refused = card
        self.debts = ()
        if self.rules.put_back == "forfeits_rami_sec":
            self.forfeited[self.turn] = True
        events.append(DiscardPutBack(self.turn, card))

    def _say_carte(self, events: list[Event]) -> None:
        assert self.carte_due is not None
        events.append(CarteSaid(self.carte_due, automatic=False))
        self.carte_due = None

    def _carry_out(self, plan: Plan, events: list[Event]) -> None:
        for card in plan.used:
            self.hand.remove(Card(card & PLAIN_MASK))
            self.jokers_laid += card & KIND_MASK == JOKER_KIND
        if plan.gained is not None:
            self.hand.append(plan.gained)
        for meld in plan.melds:
            self.melds[meld.number] = meld
        self.laid_now.update(plan.new_numbers)
        self.debts = plan.debts
        self.may_put_back = False
        self.helped |= plan.helped
        if plan.points is not None:
            self.opened[self.turn] = True
        events.extend(plan.events)
        if not self.hand:
            self._finish(self.turn, joker_last=False, events=events)

    def _discard(self, card: Card, events: list[Event]) -> None:
        seat = self.turn
        self.hand.remove(card)
        self.discard.append(card)
        events.append(CardDiscarded(seat, card))
        if not self.hand:
            self._finish(seat, joker_last=card.is_joker, events=events)
            return
        if len(self.hand) == 1:
            if self.rules.announce_carte == "automatic":
                events.append(CarteSaid(seat, automatic=True))
            elif self.rules.announce_carte == "required":
                self.carte_due = seat
                events.append(CarteDue(seat))
        self._begin_turn((seat + 1) % self.players, DRAW)
        if not self.stock and not self._renew_stock(events):
            self._finish(None, joker_last=False, events=events)
            return
        events.append(TurnStarted(self.turn))

    def discard_by_clock(self, card: Card) -> tuple[Event, ...]:
        """Discard a card of the hand whatever it is, as only the clock may (rule 24)."""
        events: list[Event] = []
        self._discard(card, events)
        self.record(events)
        return tuple(events)

    def _renew_stock(self, events: list[Event]) -> bool:
        """Shuffle the discard pile but its top into a new stock (rule 22)."""
        limit = self.rules.reshuffles
        if len(self.discard) < 2 or (limit is not None and self.reshuffled >= limit):
            return False
        self.stock = self.discard[:-1]
        self.discard = self.discard[-1:]
        self.rng.shuffle(self.stock)
        self.reshuffled += 1
        events.append(StockRenewed(self.turn, len(self.stock)))
        return True

    def _finish(self, winner: int | None, *, joker_last: bool, events: list[Event]) -> None:
        ending = Ending(
            winner,
            at_once=winner is not None and not self.began_opened,
            jokers_laid=self.jokers_laid,
            joker_last=joker_last,
            helped=self.helped,
            forfeited=winner is not None and self.forfeited[winner],
        )
        self.result = score_deal(self.rules, self.hands, self.opened, self.number, ending)
        self.debts = ()
        self.carte_due = None
        self.may_put_back = False
        hands = tuple(tuple(hand) for hand in self.hands)
        seat = self.turn if winner is None else winner
        events.append(DealOver(seat, self.result, hands))

    @property
    def undoable(self) -> int:
        """How many actions of this turn can be undone: those after the draw (never across it)."""
        if self.over or self.phase == DRAW:
            return 0
        drew = 0
        for index, action in enumerate(self.actions, 1):
            if isinstance(action, Draw | Take | PutBack):
                drew = index
        return len(self.actions) - drew

    def undone_to(self, count: int) -> Deal:
        """Return this turn after its first ``count`` actions, as a new deal."""
        if self.turn_start is None or count >= len(self.actions):
            return self.copy()
        earlier = self.turn_start.copy()
        for action in self.actions[:count]:
            earlier.apply(action)
        return earlier

    def view(self, seat: int) -> SeatView:
        """Return exactly what a seat may see.

        :raises IndexError: when there is no such seat.
        """
        return SeatView.of(self, seat)


_SIMPLE: dict[type[Action], Callable[[Deal, list[Event]], None]] = {
    Draw: Deal._draw,
    Take: Deal._take,
    PutBack: Deal._put_back,
    Carte: Deal._say_carte,
}
