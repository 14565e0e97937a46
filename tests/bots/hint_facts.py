"""Whether what a reason states is true, worked out in another way than the reason itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any

from rami_desktop.bots import turns
from rami_desktop.bots.hint import Reason
from rami_desktop.bots.position import Imagined
from rami_desktop.engine import solver
from rami_desktop.engine.actions import Action, Add, Discard, Lay, Split, Swap, Take
from rami_desktop.engine.cards import JOKER_KIND, Card
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.events import Opened
from rami_desktop.engine.meld_changes import layoffs
from rami_desktop.engine.melds import Meld, read_meld
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scoring import count_hand
from rami_desktop.engine.view import SeatView

KEEPING = ("keep_run", "keep_set", "need_run", "fewer_run", "fewer_set", "rather_run", "rather_set")


def as_meld(cards: Iterable[Card], rules: Rules) -> Meld | None:
    """Return the meld that some cards make in any order, ``None`` when they make none."""
    return _as_meld(tuple(cards), rules)


@lru_cache(maxsize=100_000)
def _as_meld(cards: tuple[Card, ...], rules: Rules) -> Meld | None:
    for order in permutations(cards):
        try:
            return read_meld(order, rules)
        except IllegalActionError:
            continue
    return None


def unseen_of(view: SeatView) -> Counter[int]:
    left = Counter({kind: view.decks for kind in range(52)})
    left.subtract(card.kind for card in (*view.hand, *view.discard))
    left.subtract(card.kind for table in view.melds.values() for card in table.meld.cards)
    assert min(left[kind] for kind in range(52)) >= 0
    return left


def completing(pair: Iterable[Card], rules: Rules) -> set[int]:
    pair = tuple(pair)
    return {k for k in range(52) if as_meld((*pair, Card.from_kind(k, 2)), rules) is not None}


class Facts:
    """Checks the parameters of one reason."""

    def __init__(self, deal: Deal, seat: int, action: Action, reason: Reason) -> None:
        self.deal, self.seat, self.action, self.reason = deal, seat, action, reason
        self.view = deal.view(seat)
        self.rules = deal.rules
        self.p: dict[str, Any] = dict(reason.params)
        self.hand = Counter(card.kind for card in self.view.hand)
        self.left = unseen_of(self.view)

    def check(self) -> None:
        code, p = self.reason.code, self.p
        if "cost" in p:
            self._cost()
        if code in KEEPING:
            self._kept(code.endswith("run"))
        if "meld" in p:
            assert p["meld"] in [table.meld.cards for table in self._melds_after()]
        if code == "rest":
            self._stays_in_melds()
        special = None if code == "rest" else getattr(self, f"_{code}", None)
        if special is not None:
            special()
        if code.startswith(("out", "take_out")):
            self._goes_out()

    def _melds_after(self) -> list[Any]:
        """The melds on the table, and those that the action and openings leave there."""
        deal = self.deal.copy()
        found = [*self.view.melds.values()]
        deal.apply(self.action, self.seat)
        found += deal.melds.values()
        if self.reason.code == "take_open_lay_off":
            for lay in turns.openings(Imagined.of(deal.view(self.seat))):
                after = turns.imagine(Imagined.of(deal.view(self.seat)), lay)
                found += after.melds.values() if after else ()
        return found

    def _after(self) -> Deal:
        deal = self.deal.copy()
        deal.apply(self.action, self.seat)
        return deal

    # --- discards ------------------------------------------------------------------------

    @property
    def _thrown(self) -> Card:
        assert isinstance(self.action, Discard)
        return self.action.card

    def _rest(self) -> list[Card]:
        rest = list(self.view.hand)
        rest.remove(next(card for card in rest if card.kind == self._thrown.kind))
        return rest

    def _cost(self) -> None:
        opened = self.view.opened[self.seat]
        flat = self.rules.scoring == "losers_pay" and self.rules.unopened_points is not None
        real = 0 if flat and not opened else count_hand([self._thrown], self.rules)
        assert self.p["cost"] == real

    def _kept(self, is_run: bool) -> None:
        kept, wanted = self.p["kept"], {card.kind for card in self.p["wanted"]}
        rest = Counter(card.kind for card in self._rest())
        assert all(rest[card.kind] for card in kept)
        whole = completing(kept, self.rules)
        assert wanted == {kind for kind in whole if self.left[kind] > 0} and wanted
        assert self.p["count"] == sum(self.left[kind] for kind in wanted)
        meld = as_meld((*kept, Card.from_kind(min(wanted), 2)), self.rules)
        assert meld is not None and meld.is_run == is_run
        assert sum(rest.values()) + 1 >= 3 + self.rules.kept_cards

    def _idle(self) -> None:
        """Nothing held or still to be seen makes the discard part of a meld."""
        rest = self._rest()
        for two in combinations(rest, 2):
            assert as_meld((self._thrown, *two), self.rules) is None
        for one in rest:
            if not one.is_joker and one.kind != self._thrown.kind:
                live = completing((self._thrown, one), self.rules)
                assert not any(self.left[kind] > 0 for kind in live)

    def _keep_run(self) -> None:
        self._idle()

    _keep_set = _keep_run

    def _alone(self) -> None:
        self._idle()
        for one in self._rest():
            if not one.is_joker and one.kind != self._thrown.kind:
                assert not completing((self._thrown, one), self.rules)

    def _dead(self) -> None:
        self._idle()
        (partner,) = self.p["partner"]
        whole = completing((self._thrown, partner), self.rules)
        assert whole and all(self.left[kind] == 0 for kind in whole)
        assert self.hand[partner.kind]

    def _need_run(self) -> None:
        assert self.rules.opening_clean_run and not self.view.opened[self.seat]
        assert not has_clean_run(self.view.hand, self.rules)

    def _fewer_run(self) -> None:
        assert self._thrown.kind in {card.kind for card in self.p["partner"]}
        whole = completing(self.p["partner"], self.rules)
        assert self.p["fewer"] == sum(self.left[kind] for kind in whole) < self.p["count"]

    _fewer_set = _fewer_run

    def _least(self) -> None:
        assert self.p["count"] == self._helpers(self._thrown)
        layout = solver.least_left(
            self._rest(), self.rules, decks=self.view.decks, on_table=self._on_table()
        )
        loose = [card for card in layout.left if not card.is_joker]
        assert all(self._helpers(card) >= self.p["count"] for card in loose)

    def _on_table(self) -> Counter[int]:
        cards = [card for table in self.view.melds.values() for card in table.meld.cards]
        return Counter(card.kind for card in cards if not card.is_joker)

    def _helpers(self, card: Card) -> int:
        kinds: set[int] = set()
        for one in self.view.hand:
            if not one.is_joker and one.kind != card.kind:
                kinds |= completing((card, one), self.rules)
        return sum(max(0, self.left[kind]) for kind in kinds)

    def _second_copy(self) -> None:
        assert self.hand[self._thrown.kind] >= 2 and not self._thrown.is_joker

    def _heavy(self) -> None:
        assert self.p["points"] == count_hand([self._thrown], self.rules)

    def _next_takes(self) -> None:
        self._fits_table()
        assert self.view.opened[(self.seat + 1) % self.view.players]

    def _for_table(self) -> None:
        self._fits_table()
        assert not self.view.opened[self.seat]

    def _fits_table(self) -> None:
        (kept,) = self.p["kept"]
        assert kept in self._rest()
        melds = [table.meld for table in self.view.melds.values()]
        meld = next(meld for meld in melds if meld.cards == self.p["meld"])
        assert layoffs(meld, (kept,), self.rules)

    def _stays_in_melds(self) -> None:
        kept = Counter(card.kind for card in self.p["kept"])
        assert kept and not kept - Counter(card.kind for card in self._rest())

    def _hold_open(self) -> None:
        view = self.view
        legal = [lay for lay in turns.openings(Imagined.of(view)) if view.is_legal(lay)]
        assert legal and self.p["points"] > 0

    _hold_at_once = _hold_open

    def _hold_meld(self) -> None:
        assert self.view.is_legal(Lay((self.p["cards"],)))

    # --- the draw ------------------------------------------------------------------------

    def _draw_first(self) -> None:
        assert not self.view.discard

    def _draw_one_card(self) -> None:
        assert len(self.view.hand) == 1 and not self.view.is_legal(Take())

    def _draw_refused(self) -> None:
        assert self.view.refused == self.p["card"]

    def _draw_no_clean_run(self) -> None:
        assert self.rules.opening_clean_run
        assert not has_clean_run((*self.view.hand, self.p["card"]), self.rules)

    def _draw_not_enough(self) -> None:
        taken = self.deal.copy()
        taken.apply(Take(), self.seat)
        self._falls_short(taken.view(self.seat))

    def _put_back_not_enough(self) -> None:
        self._falls_short(self.view)

    def _falls_short(self, view: SeatView) -> None:
        after_take = self.rules.take_opening_points
        assert self.p["needed"] == (after_take or self.rules.opening_points)
        assert self.p["points"] < self.p["needed"]
        if not view.rules.opening_layoffs and not any(card.is_joker for card in view.hand):
            layouts = solver.all_layouts(view.hand, self.rules)
            clean = self.rules.opening_clean_run
            fit = [
                layout.points
                for layout in layouts
                if len(layout.left) >= self.rules.kept_cards
                and (not clean or any(meld.is_clean_run for meld in layout.melds))
            ]
            assert max(fit, default=0) == self.p["points"]

    def _draw_no_use(self) -> None:
        taken = self.deal.copy()
        taken.apply(Take(), self.seat)
        kind = self.p["card"].kind
        for action in taken.legal_actions():
            if isinstance(action, Add | Lay | Swap | Split):
                parts = action.melds[0] if isinstance(action, Lay) else cards_of(action)
                assert kind not in {card.kind for card in parts}

    def _take_meld(self) -> None:
        assert self._after().is_legal(Lay((self.p["cards"],)))
        assert self.p["card"].kind in {card.kind for card in self.p["cards"]}

    def _take_lay_off(self) -> None:
        card = self.p["card"]
        if not card.is_joker:
            self._after_take(lambda number: Add((card,), number))
            return
        after, meld = self._after(), self.p["meld"]
        adds = [action for action in after.legal_actions() if isinstance(action, Add)]
        on = [add for add in adds if after.melds[add.number].meld.cards == meld]
        assert any(add.cards[0].is_joker for add in on)

    def _take_swap(self) -> None:
        self._after_take(lambda number: Swap(self.p["card"], number))

    def _take_split(self) -> None:
        self._after_take(lambda number: Split(self.p["card"], number))

    def _after_take(self, make: Callable[[int], Action]) -> None:
        after = self._after()
        numbers = [n for n, t in after.melds.items() if t.meld.cards == self.p["meld"]]
        assert any(after.is_legal(make(number)) for number in numbers)

    def _take_open(self) -> None:
        view = self._after().view(self.seat)
        kind = self.p["card"].kind
        found = []
        for lay in turns.openings(Imagined.of(view)):
            used = {card.kind for meld in lay.melds for card in meld}
            if view.is_legal(lay) and kind in used:
                after = self._after()
                found += [e.points for e in after.apply(lay) if isinstance(e, Opened)]
        assert self.p["points"] in found and self.p["points"] >= self.p["needed"]

    # --- laying --------------------------------------------------------------------------

    def _goes_out(self) -> None:
        if self.reason.code == "take_out":
            return
        deal = self._after()
        if not deal.over:
            (last,) = deal.hands[self.seat]
            deal.apply(Discard(last), self.seat)
        assert deal.result is not None and deal.result.winner == self.seat
        result = deal.result
        assert result.factor == self.p.get("factor", 1)
        if self.reason.code == "out_sec":
            assert result.rami_sec
        if self.reason.code == "out_flat":
            assert self.p["points"] == self.rules.at_once_flat

    def _open(self) -> None:
        opened = [e for e in self.deal.copy().apply(self.action) if isinstance(e, Opened)]
        assert [event.points for event in opened] == [self.p["points"]]
        assert self.p["points"] >= self.p["needed"]

    _open_taken = _open

    def _open_clean(self) -> None:
        self._open()
        meld = as_meld(self.p["run"], self.rules)
        assert meld is not None and meld.is_clean_run

    def _lay_melds(self) -> None:
        before = count_hand(self.view.hand, self.rules)
        assert before - count_hand(self._after().hands[self.seat], self.rules) == self.p["points"]

    _lay_off = _lay_off_joker = _split = _lay_melds

    def _lay_taken(self) -> None:
        assert self.view.taken is not None and self.view.taken.kind == self.p["card"].kind

    def _lay_freed(self) -> None:
        assert any(debt.kind == JOKER_KIND for debt in self.view.debts)

    def _swap_meld(self) -> None:
        assert self._after().is_legal(Lay((self.p["cards"],)))

    _pull_meld = _swap_meld

    def _carte(self) -> None:
        assert self.p["count"] == self.rules.carte_penalty > 0


def cards_of(action: Add | Swap | Split) -> tuple[Card, ...]:
    return action.cards if isinstance(action, Add) else (action.card,)


def has_clean_run(cards: Iterable[Card], rules: Rules) -> bool:
    naturals = sorted({card.kind for card in cards if not card.is_joker})
    for three in combinations(naturals, 3):
        if len({kind // 13 for kind in three}) == 1:
            meld = as_meld(map(Card.from_kind, three), rules)
            if meld is not None:
                return True
    return False
