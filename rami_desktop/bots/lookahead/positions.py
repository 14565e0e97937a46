"""Play-outs that begin where a seat's view, or its imagined turn, ends."""

from __future__ import annotations

from rami_desktop.bots.lookahead.deal import LAYS_AT_ONCE, LightDeal
from rami_desktop.bots.lookahead.rules import light_rules
from rami_desktop.bots.lookahead.table import LightTable
from rami_desktop.bots.position import Imagined
from rami_desktop.engine.cards import KIND_MASK, Card
from rami_desktop.engine.solver_pricing import packed_hand
from rami_desktop.engine.view import SeatView

_ENDLESS = 99


def light_deal(view: SeatView, position: Imagined) -> LightDeal:
    """Return a deal with a seat's own cards and the table as imagined; the rest is missing."""
    rules = view.rules
    light = light_rules(rules)
    deal = LightDeal()
    deal.light = light
    deal.players = view.players
    threes = rules.swap_in_set == "any_missing_suit"
    deal.table = LightTable.of(position.melds.values(), light.longest, threes)
    deal.hands = [0] * view.players
    deal.hands[view.seat] = packed_hand(position.hand)
    deal.counts = list(view.counts)
    deal.counts[view.seat] = len(position.hand)
    deal.opened = list(position.opened)
    deal.stock = []
    deal.pile = [card & KIND_MASK for card in view.discard]
    deal.turn = view.seat
    deal.patience = [LAYS_AT_ONCE] * view.players
    deal.renewals = _ENDLESS if rules.reshuffles is None else rules.reshuffles - view.reshuffled
    return deal


def after_discard(view: SeatView, position: Imagined, card: Card) -> LightDeal:
    """Return the deal after a turn that ends with a discard."""
    deal = light_deal(view, position)
    seat = view.seat
    deal.hands[seat] -= packed_hand((card,))
    deal.counts[seat] -= 1
    deal.pile.append(card & KIND_MASK)
    deal.turn = (seat + 1) % view.players
    return deal
