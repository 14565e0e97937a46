"""Why just this card is discarded: what the others wait for, what it costs, whom it would help."""

from __future__ import annotations

from collections.abc import Sequence

from rami_desktop.bots import turns
from rami_desktop.bots.hint_counts import (
    Pair,
    helpers,
    meld_that_takes,
    pairs,
    pays_for_cards,
)
from rami_desktop.bots.hint_lays import out_reason, points_of
from rami_desktop.bots.hint_reason import Reason
from rami_desktop.bots.position import Imagined
from rami_desktop.bots.unseen import unseen
from rami_desktop.engine import solver
from rami_desktop.engine.actions import Discard, Lay
from rami_desktop.engine.cards import Card
from rami_desktop.engine.errors import IllegalActionError
from rami_desktop.engine.laying import plan_lay
from rami_desktop.engine.legality import from_hand, naturals_on_table
from rami_desktop.engine.melds import find_melds, hand_points
from rami_desktop.engine.scoring import Ending, at_once_counts, at_once_factor
from rami_desktop.engine.view import SeatView


def discard_reason(view: SeatView, action: Discard) -> Reason:
    """Return why a legal discard is a good one."""
    (card,) = from_hand(view.hand, (action.card,))
    if len(view.hand) == 1:
        return out_reason(view, (card,))
    if view.debts:
        return Reason.of("discard_freed")
    held_back = _held_back(view)
    return held_back or _Discard(view, card.plain).reason()


def _held_back(view: SeatView) -> Reason | None:
    """Return why nothing is laid although something could be."""
    position = Imagined.of(view)
    if position.has_opened:
        layout = _least_left(view, view.hand, view.rules.kept_cards)
        if layout.melds:
            lay = Lay(tuple(meld.cards for meld in layout.melds))
            if turns.imagine(position, lay) is not None:
                return Reason.of("hold_meld", cards=layout.melds[0].cards)
        return None
    for opening in turns.openings(position):
        try:
            points = plan_lay(position, opening).points
        except IllegalActionError:
            continue
        assert points is not None
        ending = Ending(view.seat, at_once=True, forfeited=view.forfeited[view.seat])
        rivals_opened = any(o for seat, o in enumerate(view.opened) if seat != view.seat)
        factor = at_once_factor(view.rules, ending)
        raised = at_once_counts(view.rules, ending, rivals_opened)
        if raised and view.rules.at_once_flat is None and factor > 1:
            return Reason.of("hold_at_once", points=points, factor=factor)
        return Reason.of("hold_open", points=points)
    return None


def _least_left(view: SeatView, hand: Sequence[Card], keep: int = 0) -> solver.Layout:
    on_table = naturals_on_table(view) if view.rules.run_joker_burnt else {}
    return solver.least_left(hand, view.rules, decks=view.decks, on_table=on_table, keep=keep)


class _Discard:
    """A discard and what the hand is like with it and without it."""

    def __init__(self, view: SeatView, card: Card) -> None:
        self.view, self.card, self.rules = view, card, view.rules
        rest = list(view.hand)
        rest.remove(card)
        self.rest = tuple(rest)
        self.points = hand_points(card, self.rules)
        self.pays = pays_for_cards(view)
        self.cost = self.points if self.pays else 0
        self.left = unseen(view)
        self.layout = _least_left(view, self.rest)
        #: Cards that are in no meld of the best arrangement of those that stay.
        self.loose = tuple(other for other in self.layout.left if not other.is_joker)
        self.melds = list(find_melds(view.hand, self.rules))
        self.all_pairs = pairs(view.hand, self.left, self.rules)
        self.own_pairs = [pair for pair in self.all_pairs if self._has(pair, card)]
        self.kept_pairs = []
        # With the next card the hand must hold a meld and what the rules keep for the discard.
        if len(self.rest) + 1 >= 3 + self.rules.kept_cards:
            live = pairs(self.loose, self.left, self.rules)
            self.kept_pairs = [pair for pair in live if pair.count > 0]

    def reason(self) -> Reason:
        """Return the most telling reason."""
        card = self.card
        if self._is_idle_copy():
            return Reason.of("second_copy", card=card, cost=self.cost)
        if not card.is_joker and self._is_idle(card):
            return self._idle_reason()
        return self._busy_reason()

    # --- a card that nothing goes with -------------------------------------------------------

    def _idle_reason(self) -> Reason:
        card, cost = self.card, self.cost
        for code in ("next_takes", "for_table"):
            instead = self._kept_for(code)
            if instead is not None:
                return instead
        if self.own_pairs:
            partner = max(self.own_pairs, key=lambda pair: pair.is_run)
            other = next(one for one in partner.cards if one.kind != card.kind)
            return Reason.of("dead", card=card, partner=(other,), cost=cost)
        best = self._best_pair(self.kept_pairs)
        if best is None:
            return Reason.of("alone", card=card, cost=cost)
        return Reason.of(
            "keep_run" if best.is_run else "keep_set",
            card=card,
            kept=best.cards,
            wanted=best.wanted_cards,
            count=best.count,
            cost=cost,
        )

    def _kept_for(self, code: str) -> Reason | None:
        """Return why an idle card that counts at least as much is kept rather than this one."""
        view = self.view
        following = view.opened[(view.seat + 1) % view.players]
        if code == "next_takes" and not following:
            return None
        if code == "for_table" and view.opened[view.seat]:
            return None
        if meld_that_takes(view, self.card.kind):
            return None
        for other in self.loose:
            heavier = hand_points(other, self.rules) >= self.points
            if other.kind != self.card.kind and heavier and self._is_idle(other):
                meld = meld_that_takes(view, other.kind)
                if meld:
                    return Reason.of(code, kept=(other,), meld=meld)
        return None

    # --- a card that might have become something ---------------------------------------------

    def _busy_reason(self) -> Reason:
        card, best = self.card, self._best_pair(self.kept_pairs)
        own = None if self._in_meld(card) else self._best_pair(self.own_pairs)
        run = self._best_pair([pair for pair in self.kept_pairs if pair.is_run])
        own_run = any(pair.is_run and pair.count for pair in self.own_pairs)
        if own is not None and run is not None and not own_run and self._lacks_clean_run():
            return Reason.of("need_run", kept=run.cards, wanted=run.wanted_cards, count=run.count)
        if own is not None and best is not None and best.count > own.count:
            return Reason.of(
                "fewer_run" if best.is_run else "fewer_set",
                kept=best.cards,
                wanted=best.wanted_cards,
                count=best.count,
                partner=own.cards,
                fewer=own.count,
            )
        if own is None and self._is_spare():
            return Reason.of("spare", card=card, cost=self.cost)
        others = [hand_points(other, self.rules) for other in self.loose]
        if self.pays and others and self.points >= max(others):
            return Reason.of("heavy", card=card, points=self.points)
        if own is not None and self._has_fewest_helpers():
            count = helpers(card, self.all_pairs, self.left)
            return Reason.of("least", card=card, count=count)
        if not self.pays and self.rules.opening_points and others and self.points <= min(others):
            return Reason.of("low", card=card)
        if best is None and self.layout.melds:
            kept = tuple(one for meld in self.layout.melds for one in meld.cards)
            return Reason.of("rest", kept=kept)
        if best is None:
            return Reason.of("end_turn")
        code = "rather_run" if best.is_run else "rather_set"
        return Reason.of(code, kept=best.cards, wanted=best.wanted_cards, count=best.count)

    def _is_spare(self) -> bool:
        """Return whether the best melds of the hand can do without the card."""
        if not self.layout.melds:
            return False
        hand = self.view.hand
        before = points_of(hand, self.rules) - _least_left(self.view, hand).points
        after = points_of(self.rest, self.rules) - self.layout.points
        return after >= before

    def _has_fewest_helpers(self) -> bool:
        """Return whether no loose card waits for fewer cards."""
        mine = helpers(self.card, self.all_pairs, self.left)
        others = [helpers(card, self.all_pairs, self.left) for card in self.loose]
        return bool(others) and mine <= min(others)

    def _lacks_clean_run(self) -> bool:
        opened = self.view.opened[self.view.seat]
        needs = self.rules.opening_clean_run and not opened
        return needs and not any(meld.is_clean_run for meld in self.melds)

    # --- what goes with what -----------------------------------------------------------------

    @staticmethod
    def _has(pair: Pair, card: Card) -> bool:
        return any(one.kind == card.kind for one in pair.cards)

    def _in_meld(self, card: Card) -> bool:
        return any(other.kind == card.kind for meld in self.melds for other in meld.cards)

    def _is_idle(self, card: Card) -> bool:
        """Return whether no held or unseen natural card makes a card part of a meld."""
        if self._in_meld(card):
            return False
        return not any(pair.count for pair in self.all_pairs if self._has(pair, card))

    def _is_idle_copy(self) -> bool:
        """Return whether another copy stays, and the best melds of the hand use no more of it."""
        card = self.card
        both_ends = card.kind % 13 == 0 and self.rules.longest_run == 14
        if card.is_joker or both_ends or all(other.kind != card.kind for other in self.rest):
            return False
        melds = _least_left(self.view, self.view.hand).melds
        used = sum(other.kind == card.kind for meld in melds for other in meld.cards)
        return used <= 1

    @staticmethod
    def _best_pair(found: Sequence[Pair]) -> Pair | None:
        return max(found, key=lambda pair: (pair.count, pair.is_run), default=None)
