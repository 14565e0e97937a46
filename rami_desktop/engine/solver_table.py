"""Best plays with the table: new melds and lay-offs together, exactly.

These answer for the seat to move in a position (a deal or a seat's view).  Swaps, pulls and
splits are not looked at: try one, and ask again for the position after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rami_desktop.engine.actions import Action, Add, Lay, LayOff
from rami_desktop.engine.cards import JOKER_KIND, KIND_MASK, PLAIN_MASK, Card
from rami_desktop.engine.legality import ANYWHERE, NEW_MELD, Debt, Position
from rami_desktop.engine.melds import Meld, TableMeld, hand_points
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver import GOING_OUT, search_for, spell_out
from rami_desktop.engine.solver_layoffs import NO_SPREAD, Spread, spreads
from rami_desktop.engine.solver_limits import (
    Limits,
    best_all_laid,
    best_within,
    count_cards,
)
from rami_desktop.engine.solver_pricing import (
    GO_OUT,
    LEAST_LEFT,
    OPENING,
    UNITS,
    held,
    kinds_in,
    opening_points,
    packed_hand,
    without_count,
)
from rami_desktop.engine.solver_search import Found

_NO_MELDS = Found(0, (), ())


@dataclass(frozen=True, slots=True)
class TablePlay:
    """New melds and lay-offs that can be laid in one turn.

    :ivar points: points left in hand (rule 25), or the opening points of all that is laid
        for :func:`best_table_opening`.
    :ivar melds: new melds, made of the hand's own cards.
    :ivar layoffs: cards for melds on the table, jokers of runs spelled.
    :ivar left: the cards that stay in hand, in the hand's order.
    :ivar actions: the same as actions, in an order in which they can be done.
    """

    points: int
    melds: tuple[Meld, ...]
    layoffs: tuple[LayOff, ...]
    left: tuple[Card, ...]
    actions: tuple[Action, ...]


def best_table_play(
    position: Position, *, keep: int | None = None, go_out: bool = False
) -> TablePlay | None:
    """Return the new melds and lay-offs that leave the fewest points, for an opened seat.

    What is owed (taken, freed and pulled cards) is laid as it must be; ``None`` when that
    cannot be done in this way, or going out cannot.  Whether the seat has opened, and
    whether it has drawn, is not looked at.

    :param keep: cards that stay in hand at least; by default one where the final discard is
        required, else none.
    :param go_out: only plays after which the seat can go out in this turn (rule 10): one card
        left where the final discard is required, none where it is forbidden, else either.
    """
    question = _Question.about(position, keep)
    anywhere, in_melds = _owed(position.debts)
    if go_out:
        return question.going_out(anywhere, in_melds)
    return question.least_left(anywhere, in_melds)


def best_table_opening(
    position: Position,
    *,
    must_use: int | None = None,
    keep: int | None = None,
    go_out: bool = False,
) -> TablePlay | None:
    """Return the opening with the most points, lay-offs among it where the rules allow.

    As :func:`~.solver.best_opening`, the threshold left aside; under ``taken_in_opening`` a
    card that was taken in this turn is part of it.  ``None`` when there is no such opening.

    :param must_use: a kind (0..52) that must be among the cards laid.
    :param keep: see :func:`best_table_play`.
    :param go_out: see :func:`best_table_play`.
    """
    must: Counter[int] = Counter()
    if position.rules.taken_in_opening and position.taken is not None:
        must[position.taken.kind] = 1
    if must_use is not None:
        must[must_use] = 1
    return _Question.about(position, keep).opening(must, go_out)


def can_lay(position: Position, card: Card) -> bool:
    """Return whether an opened seat that takes ``card`` could lay it in this turn (rule 5).

    Counted are new melds and lay-offs, together with any cards of the hand; not swaps and
    splits, which ``is_legal`` tells of one by one.

    :param card: a card that is not in the hand, such as the top discard.
    """
    question = _Question.about(position, None, card)
    return question.least_left(Counter({card.kind: 1}), Counter()) is not None


def _owed(debts: Sequence[Debt]) -> tuple[Counter[int], Counter[int]]:
    """Return what must be laid anywhere, and what in new melds, by kind (rules 5, 19, 20)."""
    anywhere: Counter[int] = Counter()
    in_melds: Counter[int] = Counter()
    for debt in debts:
        (in_melds if debt.use == NEW_MELD else anywhere)[debt.kind] += 1
    # A freed joker that may be discarded can end the turn instead.
    if any(debt.use not in (NEW_MELD, ANYWHERE) for debt in debts):
        anywhere[JOKER_KIND] -= 1
    return anywhere, in_melds


@dataclass(frozen=True, slots=True)
class _Question:
    """What a position says that matters here.

    :ivar burnt: natural copies that rule 14 asks for, 0 where it does not hold.
    """

    rules: Rules
    hand: tuple[Card, ...]
    packed: int
    melds: tuple[TableMeld, ...]
    seat: int
    keep: int
    burnt: int

    @classmethod
    def about(cls, position: Position, keep: int | None, taken: Card | None = None) -> _Question:
        rules = position.rules
        hand = (*position.hand, *([] if taken is None else [taken]))
        if keep is None:
            keep = rules.kept_cards
        return cls(
            rules=rules,
            hand=hand,
            packed=packed_hand(hand),
            melds=tuple(position.melds[number] for number in sorted(position.melds)),
            seat=position.turn,
            keep=keep,
            burnt=position.decks if rules.run_joker_burnt else 0,
        )

    def least_left(self, anywhere: Counter[int], in_melds: Counter[int]) -> TablePlay | None:
        """Return the play that leaves the fewest points."""
        search = search_for(self.rules, LEAST_LEFT)
        most = search.best(self.packed)
        ceiling = most.value if most else 0
        best: tuple[Spread, Found] | None = None
        floor = -1
        for spread in self._spreads(self.packed, LEAST_LEFT):
            if spread.value + ceiling <= floor:
                break
            rest = self.packed - spread.packed
            if count_cards(rest) < self.keep:
                continue
            limits = self._limits(spread, False, anywhere, in_melds)
            if spread.value > floor and not limits.must:
                best, floor = (spread, _NO_MELDS), spread.value
            found = best_within(search, rest, limits, max(floor - spread.value, 0))
            if found is not None:
                best, floor = (spread, found), spread.value + found.value
        return self._play(*best) if best else None

    def going_out(self, anywhere: Counter[int], in_melds: Counter[int]) -> TablePlay | None:
        """Return the play that goes out and leaves the fewest points."""
        drops = [(0, 0)] if 0 in self._lefts() else []
        if 1 in self._lefts():
            for kind in kinds_in(self.packed):
                drops.append((hand_points(Card.from_kind(kind), self.rules), UNITS[kind]))
        search = search_for(self.rules, GO_OUT)
        for _, drop in sorted(drops):
            hand = self.packed - drop
            for spread in self._spreads(hand, OPENING):
                rest = hand - spread.packed
                limits = self._limits(spread, False, anywhere, in_melds)
                if rest:
                    found = best_all_laid(search, rest, limits)
                else:
                    found = None if limits.must else _NO_MELDS
                if found is not None:
                    return self._play(spread, found)
        return None

    def opening(self, must: Counter[int], go_out: bool) -> TablePlay | None:
        """Return the opening with the most points."""
        rules = self.rules
        clean = rules.opening_clean_run
        excused = not rules.at_once_needs_opening
        best = None if go_out else self._opening(must, clean)
        if go_out:
            best = self._opening_at_once(must, clean and not excused, self._lefts(), None)
        elif clean and excused:
            lefts = [left for left in (0, 1) if left >= self.keep]
            best = self._opening_at_once(must, False, lefts, best)
        return self._play(*best, opening=True) if best else None

    def _opening(self, must: Counter[int], clean: bool) -> tuple[Spread, Found] | None:
        search = search_for(self.rules, OPENING)
        most = search.best(self.packed)
        best: tuple[Spread, Found] | None = None
        floor = 0
        for spread in self._opening_spreads():
            if most is None or spread.value + most.value <= floor:
                break
            rest = self.packed - spread.packed
            limits = self._limits(spread, clean, must)
            found = best_within(search, rest, limits, max(floor - spread.value, 0))
            if found is not None:
                best, floor = (spread, found), spread.value + found.value
        return best

    def _opening_at_once(
        self,
        must: Counter[int],
        clean: bool,
        lefts: Sequence[int],
        best: tuple[Spread, Found] | None,
    ) -> tuple[Spread, Found] | None:
        """Return the best opening that leaves at most one card, or ``best`` if that is better."""
        search = search_for(self.rules, GO_OUT)
        floor = best[0].value + best[1].value if best else -1
        for spread in self._opening_spreads():
            rest = self.packed - spread.packed
            limits = self._limits(spread, clean, must)
            for left in lefts:
                hands = [rest - UNITS[kind] for kind in kinds_in(rest)] if left else [rest]
                for hand in hands:
                    found = best_all_laid(search, hand, limits, floor - spread.value)
                    if found is not None and found.value:
                        best = spread, found
                        floor = spread.value + without_count(found.value)
        return best

    def _lefts(self) -> list[int]:
        """Return how many cards may be left to go out (rule 10)."""
        return [left for left in GOING_OUT[self.rules.final_discard] if left >= self.keep]

    def _spreads(self, hand: int, objective: int) -> list[Spread]:
        pricing = search_for(self.rules, objective).pricing
        return spreads(hand, self.melds, self.seat, self.rules, pricing)

    def _opening_spreads(self) -> list[Spread]:
        if not self.rules.opening_layoffs:
            return [NO_SPREAD]
        return self._spreads(self.packed, OPENING)

    def _limits(
        self,
        spread: Spread,
        clean: bool,
        anywhere: Counter[int],
        in_melds: Counter[int] | None = None,
    ) -> Limits:
        """Return what the new melds beside some lay-offs must meet."""
        if not anywhere and not in_melds and not self.burnt:
            return Limits(clean, keep=self.keep)
        must = Counter(in_melds or {})
        for kind, count in anywhere.items():
            must[kind] += max(0, count - held(spread.packed, kind))
        on_table: Counter[int] | None = None
        if self.burnt:
            on_table = self._on_table()
            on_table.update(card.kind for group in spread.groups for card in group.cards)
            for kind in spread.stands:
                must[kind] = max(must[kind], self.burnt - on_table[kind])
        wanted = tuple(sorted((kind, count) for kind, count in must.items() if count > 0))
        return Limits(clean, wanted, self.keep, self.burnt, on_table)

    def _on_table(self) -> Counter[int]:
        """Return the cards on the table by kind."""
        return Counter(card.kind for table in self.melds for card in table.meld.cards)

    def _play(self, spread: Spread, found: Found, opening: bool = False) -> TablePlay:
        """Return the play with the hand's own cards."""
        melds, rest = spell_out(self.hand, found)
        left = list(rest)
        parts = []
        for group in spread.groups:
            cards = []
            for card in group.cards:
                own = min(held for held in left if held & KIND_MASK == card.kind)
                left.remove(own)
                cards.append(Card(own | card & ~PLAIN_MASK))
            parts.append(LayOff(tuple(cards), group.number))
        if opening:
            points = opening_points(spread.value) + opening_points(found.value)
        else:
            points = sum(hand_points(card, self.rules) for card in left)
        actions = self._actions(melds, parts, opening)
        return TablePlay(points, melds, tuple(parts), tuple(left), actions)

    def _actions(
        self, melds: Sequence[Meld], parts: Sequence[LayOff], opening: bool
    ) -> tuple[Action, ...]:
        """Return a play as actions in an order that rule 14 allows."""
        lay = Lay(tuple(meld.cards for meld in melds))
        steps = [_Step(part, part.cards, part.cards) for part in parts]
        if melds:
            cards = [card for meld in melds for card in meld.cards]
            in_runs = [card for meld in melds if meld.is_run for card in meld.cards]
            steps.insert(0, _Step(lay, cards, in_runs))
        if self.burnt:
            steps = self._burnt_first(steps)
        layoffs = [step.what for step in steps if isinstance(step.what, LayOff)]
        if opening:
            return (Lay(lay.melds, tuple(layoffs)),)
        return tuple(
            Add(step.what.cards, step.what.number) if isinstance(step.what, LayOff) else step.what
            for step in steps
        )

    def _burnt_first(self, steps: Sequence[_Step]) -> list[_Step]:
        """Sort so that what burns a card comes before the joker that stands for it."""
        table = self._on_table()
        waiting, done = list(steps), []
        while waiting:
            for step in waiting:
                after = table + Counter(card.kind for card in step.cards)
                stands = [card.stands_for for card in step.in_runs if card.is_joker]
                if all(kind is None or after[kind] >= self.burnt for kind in stands):
                    break
            else:
                step = waiting[0]
            waiting.remove(step)
            done.append(step)
            table.update(card.kind for card in step.cards)
        return done


class _Step(NamedTuple):
    """A part of a play: what it is, its cards, and those whose jokers rule 14 looks at."""

    what: Lay | LayOff
    cards: Sequence[Card]
    in_runs: Sequence[Card]
