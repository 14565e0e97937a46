"""What every player of the program must be able to do, whatever its level."""

from __future__ import annotations

import random

from rami_desktop.bots.base import Bot
from rami_desktop.engine.actions import Action, Timeout
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.dealing import deal_cards, shuffled_pack
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules

#: More actions than any deal among sound players needs.
BOUND = 4000


def new_deal(rules: Rules, players: int, seed: int) -> Deal:
    rng = Rng(seed)
    order = shuffled_pack(rng, rules.decks_for(players), rules.cut)
    return deal_cards(rules, players, seed % players, order, rng=rng.fork("stock"))


def seat_to_act(deal: Deal) -> int:
    return deal.turn if deal.carte_due is None else deal.carte_due


def decide(bot: Bot, deal: Deal, seed: int = 0) -> Action:
    """Ask a player twice, and check that it says the same and that it may do it."""
    seat = seat_to_act(deal)
    view = deal.view(seat)
    action = bot.choose(view, Rng(seed))
    assert bot.choose(deal.view(seat), Rng(seed)) == action
    assert view.is_legal(action)
    assert view == deal.view(seat)
    return action


def play_out(bot: Bot, deal: Deal, *, clock_allowed: bool = False) -> int:
    """Play a deal to its end and return the number of actions.

    :param clock_allowed: whether a player may let the clock end a turn that it cannot end.
    """
    for done in range(BOUND):
        if deal.over:
            return done
        action = decide(bot, deal, done)
        assert clock_allowed or not isinstance(action, Timeout)
        deal.apply(action, seat_to_act(deal))
    return BOUND


def with_hidden_cards_exchanged(deal: Deal, seat: int, random_: random.Random) -> Deal:
    """Return the deal with rivals' hands and the stock dealt anew; ``seat`` sees no difference."""
    other = deal.copy()
    hands = [hand for number, hand in enumerate(other.hands) if number != seat]
    # A card that was taken from the discard pile in this turn is known to all.
    known = other.taken if other.turn != seat else None
    hidden = [card for hand in hands for card in hand if card is not known] + other.stock
    random_.shuffle(hidden)
    supply = iter(hidden)
    for hand in hands:
        hand[:] = [card if card is known else next(supply) for card in hand]
    other.stock[:] = list(supply)
    return other
