"""Helpers for random legal play: random house rules, random moves, and what must always hold."""

from __future__ import annotations

import random
from collections import Counter

from rami_desktop.engine.actions import Action, Lay, LayOff, Timeout
from rami_desktop.engine.cards import Card, pack
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.dealing import deal_cards, shuffled_pack
from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.melds import find_melds
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import FIELD_INFOS, Rules

ACTION_BOUND = 4000


def random_value(name: str, random_: random.Random) -> object:
    """Return some value of a field's domain."""
    info = FIELD_INFOS[name]
    if name == "at_once_factor":
        return random_.choice([[2], [2, 1.5, 1], [3, 2], [1.5]])
    if name == "at_once_joker_factor":
        return random_.choice([None, 3, 4, 1.5])
    if name == "match_end":
        return random_.choice(["deals:1", "deals:3", "points:100"])
    values = list(info.choices)
    if info.low is not None and info.high is not None:
        values += [info.low, random_.randint(info.low, min(info.high, info.low + 60))]
    if info.optional:
        values.append(None)
    return random_.choice(values)


def house_rules(random_: random.Random, changes: int = 8) -> Rules:
    """Return a preset with some fields changed to other values of their domain."""
    base = PRESETS[random_.choice(sorted(PRESETS))]
    for name in random_.sample(sorted(FIELD_INFOS), changes):
        try:
            base = base.changed(**{name: random_value(name, random_)})
        except RulesError:
            continue
    return base


def new_deal(rules: Rules, players: int, seed: int, easy: bool = False) -> Deal:
    """Deal a shuffled pack; ``easy`` lets everybody open at once, so that more happens."""
    if easy:
        rules = rules.changed(opening_points=0, opening_clean_run=False)
    rng = Rng(seed)
    order = shuffled_pack(rng, rules.decks_for(players), rules.cut)
    return deal_cards(rules, players, seed % players, order, rng=rng.fork("reshuffle"))


def all_cards(deal: Deal) -> Counter[Card]:
    """Count every card of a deal, wherever it lies."""
    counter: Counter[Card] = Counter()
    for zone in (*deal.hands, deal.stock, deal.discard):
        counter.update(zone)
    for table in deal.melds.values():
        counter.update(card.plain for card in table.meld.cards)
    return counter


def assert_whole_pack(deal: Deal) -> None:
    """Every card of the pack is there exactly once."""
    assert all_cards(deal) == Counter(pack(deal.decks))


def random_opening(deal: Deal, random_: random.Random) -> Action | None:
    """Return a lay of several melds (and lay-offs) put together at random."""
    left = list(deal.hand)
    melds: list[tuple[Card, ...]] = []
    candidates = list(find_melds(deal.hand, deal.rules))
    random_.shuffle(candidates)
    for meld in candidates:
        cards = [card.plain for card in meld.cards]
        if all(card in left for card in cards):
            for card in cards:
                left.remove(card)
            melds.append(meld.cards)
    layoffs = ()
    if deal.melds and left and random_.random() < 0.3:
        card = random_.choice(left)
        layoffs = (LayOff((card,), random_.choice(sorted(deal.melds))),)
    return Lay(tuple(melds), layoffs) if melds else None


def random_action(deal: Deal, random_: random.Random) -> Action:
    """Return a random accepted action; a stuck seat is freed by the clock."""
    if random_.random() < 0.5 and deal.phase == "play" and not deal.opened[deal.turn]:
        action = random_opening(deal, random_)
        if action is not None and deal.is_legal(action):
            return action
    actions = list(deal.legal_actions())
    if not actions:
        return Timeout()
    names = [type(action).__name__ for action in actions]
    if names[0] == "Carte" and random_.random() < 0.8:
        return actions[0]
    # Pulled cards often cannot be laid: pulling at every turn would never end a deal.
    if random_.random() < 0.9 and set(names) - {"Pull"}:
        kept = [index for index, name in enumerate(names) if name != "Pull"]
        actions, names = [actions[i] for i in kept], [names[i] for i in kept]
    lays = [a for a, name in zip(actions, names, strict=True) if name not in ("Discard", "Take")]
    return random_.choice(lays if lays and random_.random() < 0.6 else actions)
