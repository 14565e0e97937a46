"""Exhaustive search over all sets of disjoint melds of one hand.

The hand is gone through card by card: each natural card either stays in hand or is laid in one
of the melds that contain it. Every meld holds a natural card (rule 13), so nothing is missed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from .cards import JOKER, in_order, is_joker, kind, stands_for
from .melds import Meld, NaturalCount, hand_points, meld_points
from .rules import Rules

Result = tuple[int, list[str]] | None


@dataclass(frozen=True)
class Choice:
    """One way to use some cards: of melds of the same cards only the best is kept."""

    cards: tuple[str, ...]  # as in the hand, sorted
    clean: bool
    burnt: frozenset[str]  # what its jokers stand for, where rule 14 asks
    points: int
    printed: str


@dataclass(frozen=True)
class Node:
    """Where the search stands."""

    rest: tuple[str, ...]  # cards not yet decided on, sorted, jokers last
    left: int = 0  # cards left in hand, counted up to two
    kept: tuple[str, ...] = ()  # cards left in hand that some joker may need on the table
    burnt: frozenset[str] = frozenset()  # cards that jokers of laid runs stand for
    laid: bool = False
    clean: bool = False
    has_needed: bool = False


def _choices(
    hand: Counter[str], melds: dict[str, Meld], rules: Rules, table: NaturalCount, decks: int
) -> list[Choice]:
    best: dict[tuple[object, ...], Choice] = {}
    for printed, meld in melds.items():
        burnt = frozenset(
            stands_for(card)
            for card in meld.cards
            if rules.run_joker_burnt and meld.form == "run" and is_joker(card)
        )
        if any(table[card] + hand[card] < decks for card in burnt):
            continue
        cards = tuple(in_order(kind(card) for card in meld.cards))
        choice = Choice(cards, meld.is_clean_run(), burnt, meld_points(meld, rules), printed)
        key = (cards, choice.clean, burnt)
        if key not in best or best[key].points < choice.points:
            best[key] = choice
    return list(best.values())


class _Search:
    def __init__(
        self, hand: list[str], melds: dict[str, Meld], rules: Rules, table: NaturalCount,
        decks: int, opening: bool, needed_card: str | None,
    ) -> None:  # fmt: skip
        self.rules, self.opening, self.needed_card = rules, opening, needed_card
        self.hand = Counter(hand)
        self.table, self.decks = table, decks
        self.memo: dict[Node, Result] = {}
        choices = _choices(self.hand, melds, rules, table, decks)
        self.watched = {card for choice in choices for card in choice.burnt}
        self.with_card: dict[str, list[Choice]] = {card: [] for card in self.hand}
        for choice in choices:
            for card in set(choice.cards):
                self.with_card[card].append(choice)

    def value_left(self, card: str) -> int:
        return 0 if self.opening else -hand_points(card, self.rules)

    def best(self, node: Node) -> Result:
        if node not in self.memo:
            self.memo[node] = self._best(node)
        return self.memo[node]

    def _best(self, node: Node) -> Result:
        if not node.rest or node.rest[0] == JOKER:
            return self._end(node)
        card = node.rest[0]
        kept = (*node.kept, card) if card in self.watched else node.kept
        rest = node.rest[1:]
        found = self.best(replace(node, rest=rest, left=min(2, node.left + 1), kept=kept))
        if found is not None:
            found = found[0] + self.value_left(card), found[1]
        for choice in self.with_card[card]:
            remaining = Counter(node.rest)
            remaining.subtract(choice.cards)
            if min(remaining.values()) < 0:
                continue
            below = self.best(
                replace(
                    node,
                    rest=tuple(in_order(remaining.elements())),
                    burnt=node.burnt | choice.burnt,
                    laid=True,
                    clean=node.clean or choice.clean,
                    has_needed=node.has_needed or self.needed_card in choice.cards,
                )
            )
            if below is not None:
                gain = choice.points if self.opening else 0
                if found is None or below[0] + gain > found[0]:
                    found = below[0] + gain, [choice.printed, *below[1]]
        return found

    def _end(self, node: Node) -> Result:
        """Only jokers are undecided: they stay in hand; is the whole lay allowed?"""
        for card in node.burnt:  # rule 14
            laid = self.hand[card] - node.kept.count(card)
            if self.table[card] + laid < self.decks:
                return None
        if self.opening:
            left = node.left + len(node.rest)
            if not node.laid or (left == 0 and self.rules.final_discard == "required"):
                return None
            waived = not self.rules.at_once_needs_opening and left <= 1  # rule 17
            if self.rules.opening_clean_run and not node.clean and not waived:
                return None
            if self.needed_card is not None and not node.has_needed:
                return None
        return sum(self.value_left(card) for card in node.rest), []


def best_lay(
    hand: list[str],
    melds: dict[str, Meld],
    rules: Rules,
    table: NaturalCount,
    decks: int,
    opening: bool,
    needed_card: str | None = None,
) -> Result:
    """Search one hand.

    With ``opening`` the most points that one opening action can lay (the threshold left aside),
    else minus the fewest points that can be left in hand.
    """
    search = _Search(hand, melds, rules, table, decks, opening, needed_card)
    return search.best(Node(tuple(in_order(hand))))
