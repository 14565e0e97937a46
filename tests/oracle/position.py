"""A position: reading a scenario, printing it, and what is remembered within a turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from .cards import JOKER, in_order, kind, parse_cards, parse_token
from .errors import Refusal
from .melds import Meld, NaturalCount, naturals_on, read_meld
from .rules import Rules, read_rules

# Where a card that is owed may go: only a new meld; any meld; any meld or the discard pile.
NEW_MELD, ANY_MELD, MELD_OR_DISCARD = "new_meld", "lay", "lay_or_discard"
STRICTNESS = (NEW_MELD, ANY_MELD, MELD_OR_DISCARD)


@dataclass
class Turn:
    """What is remembered of the turn so far."""

    began_opened: bool
    owed: list[tuple[str, str]] = field(default_factory=list)  # (card, where it may go)
    drawn: str | None = None  # from the stock
    took: str | None = None  # from the discard pile, not put back
    may_put_back: bool = False  # the last accepted action was the take
    put_back: bool = False
    jokers_laid: int = 0
    new_melds: set[int] = field(default_factory=set)  # indices of melds laid in this turn
    helped_by_table: bool = False  # laid off on a meld that lay there before


@dataclass
class Position:
    """Everything that the rules look at."""

    rules: Rules
    rules_as_given: Any
    dealer: int
    turn: int
    phase: str
    hands: list[list[str]]
    stock: list[str]  # top first
    discard: list[str]  # top last
    melds: list[Meld]  # number - 1 is the index
    opened: list[bool]
    scores: list[int]
    deal: int
    reshuffled: int
    seed: int | None
    now: Turn
    forfeited: set[int] = field(default_factory=set)  # lost the at-once factor in this deal
    must_announce: int | None = None  # the seat that has not said "carte" yet
    deal_over: dict[str, Any] | None = None
    match_over: dict[str, Any] | None = None
    turn_start: Position | None = None  # before drawing, or where the scenario begins
    safe: Position | None = None  # latest point after drawing with nothing owed

    @property
    def hand(self) -> list[str]:
        """The hand of the seat to move."""
        return self.hands[self.turn]

    @property
    def decks(self) -> int:
        """Packs in play."""
        return self.rules.decks_for(len(self.hands))

    def on_table(self) -> NaturalCount:
        """Count the natural cards in melds."""
        return naturals_on(self.melds)

    def owed_cards(self) -> list[str]:
        """List the cards still owed to the table."""
        return in_order(card for card, _ in self.now.owed)

    def copied(self) -> Position:
        """Copy, sharing the memory of earlier points of the turn (they are never changed)."""
        now = replace(self.now, owed=list(self.now.owed), new_melds=set(self.now.new_melds))
        return replace(
            self,
            hands=[list(hand) for hand in self.hands],
            stock=list(self.stock),
            discard=list(self.discard),
            melds=list(self.melds),
            opened=list(self.opened),
            scores=list(self.scores),
            forfeited=set(self.forfeited),
            now=now,
        )

    def remember(self) -> None:
        """Rule 24: note the points of the turn that the clock can go back to."""
        if self.deal_over is not None:
            return
        if self.phase == "draw":
            self.turn_start, self.safe = self.copied(), None
        elif not self.now.owed and not self.only_card_must_be_laid():
            self.safe = self.copied()

    def only_card_must_be_laid(self) -> bool:
        """Rule 10, forbidden: the last card cannot be discarded."""
        return self.rules.final_discard == "forbidden" and len(self.hand) == 1


def _integer(value: object, key: str) -> int:
    if type(value) is not int:
        raise Refusal("parse_error", key=key)
    return value


def _list(value: object, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise Refusal("parse_error", key=key)
    return value


def _read_melds(given: object, rules: Rules, seats: int) -> list[Meld]:
    melds = []
    for entry in _list(given, "melds"):
        if not isinstance(entry, dict) or not isinstance(entry.get("cards"), str):
            raise Refusal("parse_error", key="melds")
        owner = _integer(entry.get("owner"), "owner")
        tokens = [parse_token(word) for word in entry["cards"].split()]
        if not 0 <= owner < seats:
            raise Refusal("impossible_position", key="owner")
        try:
            melds.append(read_meld(tokens, rules, owner))
        except Refusal as refusal:
            raise Refusal("impossible_position", key="melds", reason=refusal.code) from None
    return melds


def _check_copies(position: Position) -> None:
    """No card may stand more often than the pack has it (notation.md)."""
    count = Counter(position.stock + position.discard)
    for hand in position.hands:
        count.update(hand)
    for meld in position.melds:
        count.update(kind(card) for card in meld.cards)
    for card, number in count.items():
        if number > position.decks * (2 if card == JOKER else 1):
            raise Refusal("impossible_position", card=card)


def read_scenario(scenario: object) -> Position:
    """Read a scenario (notation.md) or refuse it."""
    if not isinstance(scenario, dict) or "rules" not in scenario or "hands" not in scenario:
        raise Refusal("parse_error")
    rules = read_rules(scenario["rules"])
    hands = [parse_cards(text) for text in _list(scenario["hands"], "hands")]
    seats = len(hands)
    turn = _integer(scenario.get("turn", 0), "turn")
    opened = _list(scenario.get("opened", [False] * seats), "opened")
    scores = _list(scenario.get("scores", [0] * seats), "scores")
    phase = scenario.get("phase", "draw")
    if phase not in ("draw", "play") or any(type(flag) is not bool for flag in opened):
        raise Refusal("parse_error", key="phase or opened")
    seed = scenario.get("seed")
    position = Position(
        rules=rules,
        rules_as_given=scenario["rules"],
        dealer=_integer(scenario.get("dealer", 0), "dealer"),
        turn=turn,
        phase=phase,
        hands=hands,
        stock=parse_cards(scenario.get("stock", "")),
        discard=parse_cards(scenario.get("discard", "")),
        melds=_read_melds(scenario.get("melds", []), rules, seats),
        opened=list(opened),
        scores=[_integer(score, "scores") for score in scores],
        deal=_integer(scenario.get("deal", 1), "deal"),
        reshuffled=_integer(scenario.get("reshuffled", 0), "reshuffled"),
        seed=None if seed is None else _integer(seed, "seed"),
        now=Turn(began_opened=False),
    )
    if not rules.min_players <= seats <= rules.max_players:
        raise Refusal("impossible_position", key="hands")
    if not (0 <= position.dealer < seats and 0 <= turn < seats):
        raise Refusal("impossible_position", key="dealer or turn")
    if len(opened) != seats or len(scores) != seats:
        raise Refusal("impossible_position", key="opened or scores")
    if position.deal < 1 or position.reshuffled < 0 or any(not hand for hand in hands):
        raise Refusal("impossible_position", key="deal, reshuffled or an empty hand")
    _check_copies(position)
    position.now = Turn(began_opened=opened[turn])
    position.turn_start = position.copied()
    position.remember()
    return position


def print_state(position: Position) -> dict[str, Any]:
    """Print the position in the scenario's own form (notation.md)."""
    state: dict[str, Any] = {
        "rules": position.rules_as_given,
        "dealer": position.dealer,
        "turn": position.turn,
        "phase": position.phase,
        "hands": [" ".join(hand) for hand in position.hands],
        "stock": " ".join(position.stock),
        "discard": " ".join(position.discard),
        "melds": [
            {"number": index + 1, "owner": meld.owner, "cards": meld.printed()}
            for index, meld in enumerate(position.melds)
        ],
        "opened": list(position.opened),
        "scores": list(position.scores),
        "deal": position.deal,
        "reshuffled": position.reshuffled,
        "owed": " ".join(position.owed_cards()),
    }
    if position.seed is not None:
        state["seed"] = position.seed
    return state
