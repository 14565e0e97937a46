"""Random action texts for a scenario, mostly legal or nearly so."""

from __future__ import annotations

import random
from typing import Any

from .analyse import candidates, melds_of
from .cards import JOKER, NATURALS, in_order, rank_of, suit_of
from .errors import Refusal
from .melds import card_at, place_of_first
from .play import apply
from .position import Position, read_scenario
from .search import best_lay

NONSENSE = (
    "", "dance", "lay", "lay /", "draw 5H", "add > #1", "add 5H", "discard", "discard 1X",
    "swap 5H < #1", "pull 5H > #1", "split 5H > 1", "lay 5H 6H 7H /", "add 5H > #0",
    "add 5H > #99", "swap * > #1", "pull * < #1", "lay * * *", "lay * * * *", "lay 5H * *",
    "back", "carte", "draw", "take", "timeout",
)  # fmt: skip


def _by_verb(rng: random.Random, position: Position) -> str:
    """Choose a verb first, so that rare actions come as often as lays."""
    verbs: dict[str, list[str]] = {}
    for text in candidates(position):
        verbs.setdefault(text.split()[0], []).append(text)
    return rng.choice(verbs[rng.choice(sorted(verbs))])


def _accepted(position: Position, text: str) -> bool:
    try:
        apply(position, text)
    except Refusal:
        return False
    return True


def _likely(rng: random.Random, position: Position) -> str:
    """Give an elementary action that is mostly accepted, and that seldom ends the turn."""
    verbs: dict[str, list[str]] = {}
    for text in candidates(position):
        verbs.setdefault(text.split()[0], []).append(text)
    order = sorted(verbs, key=lambda verb: rng.random() + (verb == "discard"))
    for verb in order:
        for text in rng.sample(verbs[verb], min(40, len(verbs[verb]))):
            if verb not in ("back", "carte") and _accepted(position, text):
                return text
    return rng.choice(verbs[order[0]])


def _compound(rng: random.Random, position: Position) -> str:
    """Give the lay of several melds that the search finds, perhaps with a lay-off."""
    hand, rules = position.hand, position.rules
    melds = melds_of(hand, rules)
    opening = rng.random() < 0.7
    found = best_lay(hand, melds, rules, position.on_table(), position.decks, opening)
    parts = list(found[1]) if found else []
    if not parts:
        return _likely(rng, position)
    rng.shuffle(parts)
    if len(parts) > 1 and rng.random() < 0.2:
        parts.pop()
    adds = [text for text in candidates(position) if text.startswith("add ")]
    if adds and rng.random() < 0.5:
        parts += [text[4:] for text in rng.sample(adds, min(len(adds), rng.choice((1, 1, 2))))]
    return "lay " + " / ".join(parts)


def _long_add(rng: random.Random, position: Position) -> str:
    """Lay several cards off at once, jokers plain or spelled."""
    cards = rng.sample(position.hand, min(len(position.hand), rng.choice((2, 2, 3))))
    words = [card if card != JOKER or rng.random() < 0.5 else "*" + _card(rng) for card in cards]
    return f"add {' '.join(words)} > #{rng.randint(1, len(position.melds) + 1)}"


def _odd_lay(rng: random.Random, position: Position) -> str:
    """Lay cards of one suit or one rank of the hand, well or badly chosen and ordered."""
    model = rng.choice(position.hand)
    if model == JOKER:
        model = _card(rng)
    same = suit_of if rng.random() < 0.6 else rank_of
    cards = [card for card in position.hand if card == JOKER or same(card) == same(model)]
    if len(cards) < 3 and rng.random() < 0.9:
        return _likely(rng, position)
    cards = in_order(rng.sample(cards, min(len(cards), rng.choice((3, 3, 4, 5, 6)))))
    if JOKER in cards and rng.random() < 0.7:
        cards.remove(JOKER)
        spelled = JOKER + _card(rng) if rng.random() < 0.2 else JOKER
        cards.insert(rng.randrange(len(cards) + 1), spelled)
    turn = rng.randrange(len(cards) or 1)
    cards = cards[turn:] + cards[:turn] if rng.random() < 0.4 else cards
    if rng.random() < 0.3:
        cards.reverse()
    return "lay " + " ".join(cards)


def _joker_add(rng: random.Random, position: Position) -> str:
    """Lay a joker off at an end of a run, spelled."""
    runs = [number for number, meld in enumerate(position.melds) if meld.form == "run"]
    if not runs:
        return _long_add(rng, position)
    number = rng.choice(runs)
    cards = position.melds[number].cards
    suit, first = suit_of(cards[0]), place_of_first(cards)
    place = rng.choice((first - 1, first + len(cards)))
    return f"add *{card_at(place, suit)} > #{number + 1}"


def _card(rng: random.Random) -> str:
    return rng.choice(NATURALS)


def _mutated(rng: random.Random, position: Position) -> str:
    """Change one word of a nearly legal text."""
    words = _likely(rng, position).split()
    if len(words) == 1:
        return words[0]
    place = rng.randrange(1, len(words))
    roll = rng.random()
    if words[place].startswith("*"):
        words[place] = "*" if roll < 0.6 else "*" + _card(rng)
    elif words[place].startswith("#"):
        words[place] = f"#{rng.randint(1, len(position.melds) + 1)}"
    elif words[place] in "<>/":
        return " ".join(words)
    elif roll < 0.3:
        words[place] = "*"
    elif roll < 0.5 and (words[0] in ("lay", "add") or rng.random() < 0.1):
        words[place] = "*" + words[place]
    elif roll < 0.7:
        words[place] = rng.choice(position.hand or ["5H"])
    elif roll < 0.85 and words[0] == "lay":
        words[1:] = reversed(words[1:])
    elif roll < 0.95:
        words[place] = _card(rng).lower()
    else:
        del words[place]
    return " ".join(words)


def _text(rng: random.Random, position: Position) -> str:
    roll = rng.random()
    if position.phase == "draw" and roll < 0.8:
        return rng.choice(("draw",) * 8 + ("take",) * 6 + ("back", "carte", "timeout"))
    if roll < 0.05:
        return rng.choice(NONSENSE)
    if roll < 0.08:
        return rng.choice(("timeout", "back", "carte"))
    if position.phase == "draw" or not position.hand:
        return _by_verb(rng, position)
    if roll < 0.25:
        return _compound(rng, position)
    if roll < 0.32:
        wild = JOKER in position.hand and rng.random() < 0.6
        return _joker_add(rng, position) if wild else _long_add(rng, position)
    if roll < 0.37:
        return _odd_lay(rng, position)
    if roll < 0.55:
        return _mutated(rng, position)
    if roll < 0.6:
        return _by_verb(rng, position)
    return _likely(rng, position)


def random_actions(rng: random.Random, scenario: dict[str, Any]) -> list[str]:
    """Make the actions of a scenario by playing along."""
    position, actions = read_scenario(scenario), []
    for _ in range(rng.choice((1, 3, 6, 10, 15, 25))):
        text = _text(rng, position)
        try:
            after = apply(position, text)
        except Refusal:
            actions.append(text)
            continue
        if after.reshuffled > position.reshuffled and len(set(after.stock)) > 1:
            continue
        position = after
        actions.append(text)
        if position.deal_over is not None and rng.random() < 0.8:
            break
    return actions
