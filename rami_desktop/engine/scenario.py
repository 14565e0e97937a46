"""Positions as JSON objects: reading, printing, and a position's full text form.

The short form is what people write and the referee prints.  The full form adds ``memory``,
what the seats remember of the turn, so that a deal read back goes on in exactly the same way.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from rami_desktop.engine.cards import (
    JOKER_KIND,
    Card,
    copies_of,
    format_cards,
    parse_cards,
)
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.errors import IllegalActionError, ParseError, PositionError
from rami_desktop.engine.events import DealResult
from rami_desktop.engine.legality import ANYWHERE, DRAW, PLAY, Debt
from rami_desktop.engine.melds import TableMeld, read_meld
from rami_desktop.engine.notation import format_action, parse_action
from rami_desktop.engine.presets import make_rules, preset_of
from rami_desktop.engine.rng import Rng
from rami_desktop.engine.rules import Rules


class _Copies:
    """Gives equal cards of a position their copy numbers, and counts them."""

    def __init__(self, decks: int) -> None:
        self.decks = decks
        self.used: dict[int, int] = {}

    def number(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        numbered = []
        for card in cards:
            kind = card.kind
            copy = self.used.get(kind, 0)
            if copy >= copies_of(kind, self.decks):
                raise PositionError("too_many_copies", card=str(card.plain))
            self.used[kind] = copy + 1
            copied = Card.from_kind(kind, copy)
            numbered.append(copied.standing_for(card.stands_for))
        return tuple(numbered)


def _cards(scenario: Mapping[str, Any], key: str) -> tuple[Card, ...]:
    value = scenario.get(key, "")
    if not isinstance(value, str):
        raise ParseError(key)
    return parse_cards(value)


def _whole(scenario: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    value = scenario.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ParseError(key)
    if not low <= value <= high:
        raise PositionError("out_of_range", key=key, low=low, high=high)
    return value


def _per_seat(
    scenario: Mapping[str, Any], key: str, kind: type, default: Any, seats: int
) -> list[Any]:
    value = scenario.get(key, [default] * seats)
    if not isinstance(value, list) or any(type(entry) is not kind for entry in value):
        raise ParseError(key)
    if len(value) != seats:
        raise PositionError("not_one_per_seat", key=key, seats=seats)
    return value


def read_scenario(scenario: Any) -> Deal:
    """Build the deal of a scenario's position (its actions are not played).

    :raises RulesError: when the rules are missing or cannot be played.
    :raises ParseError: when a card cannot be read, or a value is of the wrong JSON type.
    :raises PositionError: when the position cannot occur.
    """
    if not isinstance(scenario, Mapping):
        raise ParseError("scenario")
    rules = make_rules(scenario.get("rules"))
    texts = scenario.get("hands")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise ParseError("hands")
    seats = len(texts)
    if not rules.min_players <= seats <= rules.max_players:
        raise PositionError("seats", seats=seats, low=rules.min_players, high=rules.max_players)
    copies = _Copies(rules.decks_for(seats))
    hands = [copies.number([card.plain for card in parse_cards(text)]) for text in texts]
    stock = copies.number([card.plain for card in _cards(scenario, "stock")])
    discard = copies.number([card.plain for card in _cards(scenario, "discard")])
    phase = scenario.get("phase", DRAW)
    if phase not in (DRAW, PLAY):
        raise ParseError("phase")
    deal = Deal(
        rules,
        hands,
        stock,
        discard=discard,
        dealer=_whole(scenario, "dealer", 0, 0, seats - 1),
        turn=_whole(scenario, "turn", 0, 0, seats - 1),
        phase=phase,
        melds=_read_melds(scenario, rules, seats, copies),
        opened=_per_seat(scenario, "opened", bool, False, seats),
        scores=_per_seat(scenario, "scores", int, 0, seats),
        number=_whole(scenario, "deal", 1, 1, 1_000_000),
        reshuffled=_whole(scenario, "reshuffled", 0, 0, 1_000_000),
        rng=Rng(_whole(scenario, "seed", 0, -(1 << 256), 1 << 256)),
    )
    _read_owed(scenario, deal)
    if "memory" in scenario:
        _recall(deal, scenario["memory"])
    return deal


def _read_melds(
    scenario: Mapping[str, Any], rules: Rules, seats: int, copies: _Copies
) -> list[TableMeld]:
    entries = scenario.get("melds", [])
    if not isinstance(entries, list):
        raise ParseError("melds")
    table = []
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, Mapping) or not isinstance(entry.get("cards"), str):
            raise ParseError("melds")
        owner = _whole(entry, "owner", 0, 0, seats - 1)
        cards = copies.number(parse_cards(entry["cards"]))
        try:
            meld = read_meld(cards, rules)
        except IllegalActionError as error:
            raise PositionError("not_a_meld", number=number, why=error.code) from None
        table.append(TableMeld(_whole(entry, "number", number, number, number), owner, meld))
    return table


def _read_owed(scenario: Mapping[str, Any], deal: Deal) -> None:
    """Take over what is owed: a natural card as a taken discard, a joker as a freed one."""
    owed = _cards(scenario, "owed")
    held = [card.kind for card in deal.hand]
    debts = []
    for card in owed:
        if card.kind not in held or deal.phase != PLAY:
            raise PositionError("owed_card_not_in_hand", card=str(card))
        held.remove(card.kind)
        use = deal.rules.freed_joker if card.kind == JOKER_KIND else ANYWHERE
        debts.append(Debt(card.kind, use))
    deal.debts = tuple(debts)


def position(deal: Deal, rules: Any = None) -> dict[str, Any]:
    """Return a deal's position in a scenario's short form.

    :param rules: how to write the rules; by default a preset's name or all fields.
    """
    if rules is None:
        rules = preset_of(deal.rules) or deal.rules.to_dict()
    return {
        "rules": rules,
        "dealer": deal.dealer,
        "turn": deal.turn,
        "phase": deal.phase,
        "hands": [format_cards(hand) for hand in deal.hands],
        "stock": format_cards(reversed(deal.stock)),
        "discard": format_cards(deal.discard),
        "melds": [
            {"number": table.number, "owner": table.owner, "cards": str(table.meld)}
            for table in deal.melds.values()
        ],
        "opened": list(deal.opened),
        "scores": list(deal.scores),
        "deal": deal.number,
        "reshuffled": deal.reshuffled,
        "seed": deal.rng.seed,
        "owed": format_cards(Card.from_kind(debt.kind) for debt in deal.debts),
    }


def full_position(deal: Deal) -> dict[str, Any]:
    """Return a deal's full text form, from which :func:`read_scenario` builds its equal."""
    return {**position(deal), "memory": _memory(deal)}


def deal_hash(deal: Deal) -> str:
    """Return a short fingerprint of everything that decides how a deal can go on.

    The order of the cards in a hand decides nothing and does not count.
    """
    text = json.dumps(_canonical(full_position(deal)), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _canonical(form: dict[str, Any]) -> dict[str, Any]:
    hands = [" ".join(sorted(hand.split())) for hand in form["hands"]]
    start = form["memory"]["turn_start"]
    memory = {**form["memory"], "turn_start": None if start is None else _canonical(start)}
    return {**form, "hands": hands, "memory": memory}


def _text(card: Card | None) -> str:
    return "" if card is None else str(card)


def _memory(deal: Deal) -> dict[str, Any]:
    start = deal.turn_start
    return {
        "random": deal.rng.position,
        "drawn": _text(deal.drawn),
        "taken": _text(deal.taken),
        "refused": _text(deal.refused),
        "may_put_back": deal.may_put_back,
        "debts": [[str(Card.from_kind(debt.kind)), debt.use] for debt in deal.debts],
        "carte_due": deal.carte_due,
        "laid_now": sorted(deal.laid_now),
        "began_opened": deal.began_opened,
        "jokers_laid": deal.jokers_laid,
        "helped": deal.helped,
        "forfeited": list(deal.forfeited),
        "actions": [format_action(action) for action in deal.actions],
        "turn_start": None if start is None else full_position(start),
        "result": None if deal.result is None else _result_to_json(deal.result),
    }


def _result_to_json(result: DealResult) -> dict[str, Any]:
    values = {name: getattr(result, name) for name in DealResult.__slots__}
    return {**values, "hand_points": list(result.hand_points), "points": list(result.points)}


def _recall(deal: Deal, memory: Any) -> None:
    """Set what the short form leaves out.

    :raises PositionError: when ``memory`` is not of the form that :func:`full_position` gives.
    """
    try:
        deal.rng.position = memory["random"]
        deal.drawn = _held(deal.hand, memory["drawn"])
        deal.taken = _held(deal.hand, memory["taken"])
        deal.refused = _held(deal.discard, memory["refused"])
        deal.may_put_back = memory["may_put_back"]
        deal.debts = tuple(Debt(Card.parse(card).kind, use) for card, use in memory["debts"])
        deal.carte_due = memory["carte_due"]
        deal.laid_now = set(memory["laid_now"])
        deal.began_opened = memory["began_opened"]
        deal.jokers_laid = memory["jokers_laid"]
        deal.helped = memory["helped"]
        deal.forfeited = list(memory["forfeited"])
        deal.actions = [parse_action(text) for text in memory["actions"]]
        start, result = memory["turn_start"], memory["result"]
        deal.turn_start = None if start is None else read_scenario(start)
        if result is not None:
            points, counts = tuple(result["points"]), tuple(result["hand_points"])
            deal.result = DealResult(**{**result, "points": points, "hand_points": counts})
    except (KeyError, TypeError, ValueError, ParseError):
        raise PositionError("memory") from None


def _held(cards: Sequence[Card], text: str) -> Card | None:
    """Return the last card of a zone that a text means; one already gone keeps its kind."""
    if not text:
        return None
    wanted = Card.parse(text)
    return next((card for card in reversed(cards) if card.kind == wanted.kind), wanted)
