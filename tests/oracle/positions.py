"""Random plausible scenarios for differential tests: ``scenario(random.Random(seed))``.

Hands are dense, the table holds melds of all kinds, and the actions are mostly nearly legal.
The texts are chosen by playing along with the oracle, so that a scenario goes through several
turns. A renewed stock would hang on the program's own shuffling, so an action that would shuffle
different cards is left out: two referees must agree on everything.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from .cards import JOKER, NATURALS, RANKS, SUITS, is_joker, kind, rank_of, stands_for
from .errors import Refusal
from .house_rules import random_rules
from .melds import Meld, card_at, place_of_first, read_meld
from .rules import Rules, read_rules
from .texts import random_actions


class Dealer:
    """Hands out cards of one pack."""

    def __init__(self, rng: random.Random, rules: Rules, seats: int) -> None:
        self.rng, self.rules = rng, rules
        decks = rules.decks_for(seats)
        self.pack = Counter({card: decks for card in NATURALS})
        self.pack[JOKER] = 2 * decks

    def get(self, cards: list[str]) -> bool:
        """Take the cards out of the pack, all or none."""
        wanted = Counter(cards)
        if wanted - self.pack:
            return False
        self.pack -= wanted
        return True

    def any_card(self) -> str:
        """Take a card at random."""
        cards = list(self.pack)
        card = self.rng.choices(cards, [self.pack[card] for card in cards])[0]
        self.get([card])
        return card

    def run_tokens(self, longest: int) -> list[str]:
        """Write a run, some of its cards as spelled jokers."""
        rng = self.rng
        length = min(rng.choice((3, 3, 3, 4, 4, 5, 5, 6, 8, 13)), longest)
        wraps = self.rules.circular_runs or rng.random() < 0.1
        last = 13 if wraps else 14 - length + 1
        first, suit = rng.randint(1, last), rng.choice(SUITS)
        chance = rng.choice((0, 0, 0.2, 0.4))
        cards = [card_at(first + step, suit) for step in range(length)]
        return [JOKER + card if rng.random() < chance else card for card in cards]

    def set_tokens(self) -> list[str]:
        """Write a set, some of its cards as plain jokers."""
        rng = self.rng
        rank, chance = rng.choice(RANKS), rng.choice((0, 0, 0.2, 0.4))
        suits = rng.sample(SUITS, rng.choice((3, 3, 4)))
        return [JOKER if rng.random() < chance else rank + suit for suit in suits]

    def table_meld(self, owner: int) -> Meld | None:
        """Lay a meld on the table, when the cards tried make one."""
        rng = self.rng
        tokens = self.run_tokens(14) if rng.random() < 0.6 else self.set_tokens()
        try:
            meld = read_meld(tokens, self.rules, owner)
        except Refusal:
            return None
        return meld if self.get([kind(token) for token in tokens]) else None

    def useful(self, meld: Meld) -> list[str]:
        """List cards that have to do with a meld: ends, missing suits, jokers, inner copies."""
        if meld.form == "set":
            return meld.missing()
        suit, first = stands_for(meld.cards[0])[-1], place_of_first(meld.cards)
        ends = [card_at(first + step, suit) for step in (-2, -1)]
        ends += [card_at(first + len(meld.cards) + step, suit) for step in (0, 1)]
        jokers = [stands_for(card) for card in meld.cards if is_joker(card)]
        return ends + jokers * 3 + [stands_for(card) for card in meld.cards[2:-2]]

    def hand(self, size: int, melds: list[Meld]) -> list[str]:
        """Deal a dense hand (fewer cards when the pack runs out)."""
        rng = self.rng
        cards: list[str] = []
        while len(cards) < size and self.pack:
            roll = rng.random()
            if roll < 0.35:
                tokens = self.run_tokens(5) if rng.random() < 0.6 else self.set_tokens()
                wanted = [kind(token) for token in tokens][: size - len(cards)]
                if rng.random() < 0.3:
                    wanted = wanted[:2]
            elif roll < 0.65 and melds:
                wanted = [rng.choice(self.useful(rng.choice(melds)) or [JOKER])]
            elif roll < 0.75 and cards:
                wanted = [rng.choice(cards)]
            elif roll < 0.85 and cards and cards[-1] != JOKER:
                wanted = [rank_of(cards[-1]) + rng.choice(SUITS)]
            elif roll < 0.9:
                wanted = [JOKER]
            else:
                wanted = [self.any_card()]
                self.pack.update(wanted)
            if self.get(wanted):
                cards += wanted
        rng.shuffle(cards)
        return cards


def _spoil(rng: random.Random, result: dict[str, Any]) -> None:
    """Make something of the scenario unreadable or impossible."""
    what = rng.randrange(7)
    if what == 0:
        result["hands"][0] += " 5H 5H 5H 5H"
    elif what == 1:
        result["hands"] = result["hands"][:1]
    elif what == 2:
        result["hands"][-1] += " 1X"
    elif what == 3:
        result["turn"] = len(result["hands"])
    elif what == 4:
        result["rules"] = {"preset": "rami51", "hand_size": 16}
    elif what == 5:
        result["rules"] = "poker"
    else:
        result["melds"] = [{"owner": 0, "cards": "5H 6H"}]


def scenario(rng: random.Random, analyse: float = 0.5, spoilt: float = 0.01) -> dict[str, Any]:
    """Make one scenario; ``analyse`` and ``spoilt`` are the shares of those."""
    given = random_rules(rng)
    rules = read_rules(given)
    seats = min(rules.max_players, max(rules.min_players, rng.choice((2, 2, 2, 3, 3, 4, 5, 6, 7))))
    dealer = Dealer(rng, rules, seats)
    turn = rng.randrange(seats)
    opened = [rng.random() < 0.6 for _ in range(seats)]
    owners = [seat for seat in range(seats) if opened[seat]]
    melds = []
    for _ in range(rng.choice((0, 2, 4, 6, 9)) if owners else 0):
        meld = dealer.table_meld(rng.choice(owners))
        if meld is not None:
            melds.append(meld)
        if dealer.pack.total() < 15 * seats + 14:
            break
    sizes = [rng.choice((1, 2, 3, 4, 5, 7, 9, 11, 14)) for _ in range(seats)]
    hands = [dealer.hand(size, melds) for size in sizes]
    piles = []
    for number in (rng.choice((0, 1, 2, 3, 5, 8, 12, 20)), rng.choice((0, 1, 1, 2, 3, 5))):
        piles.append(dealer.hand(number, melds if rng.random() < 0.7 else []))
    word, limit = rules.match_limit()
    result: dict[str, Any] = {
        "rules": given,
        "dealer": rng.randrange(seats),
        "turn": turn,
        "phase": rng.choice(("draw", "play")),
        "hands": [" ".join(hand) for hand in hands],
        "stock": " ".join(piles[0]),
        "discard": " ".join(piles[1]),
        "melds": [{"owner": meld.owner, "cards": meld.printed()} for meld in melds],
        "opened": opened,
        "scores": [rng.randint(0, 99) for _ in range(seats)],
        "deal": rng.choice((1, limit)) if word == "deals" else rng.randint(1, 9),
        "reshuffled": rng.choice((0, 0, 1, 2)),
        "seed": rng.randrange(1000),
    }
    result["actions"] = random_actions(rng, result)
    if rng.random() < spoilt:
        _spoil(rng, result)
    if rng.random() < analyse:
        result["analyse"] = True
    return result
