"""The referee: settles positions written as scenarios (see ``notation``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rami_desktop.engine import solver
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.errors import ParseError, RamiError
from rami_desktop.engine.legality import naturals_on_table
from rami_desktop.engine.notation import format_action, parse_action
from rami_desktop.engine.scenario import position, read_scenario
from rami_desktop.engine.scoring import match_result


def run(scenarios: Any) -> Any:
    """Return what the referee says of one scenario, or a list of that for a list."""
    if isinstance(scenarios, list):
        return [judge(scenario) for scenario in scenarios]
    return judge(scenarios)


def judge(scenario: Any) -> dict[str, Any]:
    """Play a scenario's actions and return the steps, the position and how it ended.

    A refused action changes nothing, and the next one is tried.  A scenario that cannot be
    read gives its error in place of a result; this never raises for bad input.
    """
    try:
        deal = read_scenario(scenario)
        actions = scenario.get("actions", [])
        if not isinstance(actions, list):
            raise ParseError("actions")
    except RamiError as error:
        return {"error": error.code, "detail": error.params}
    answer: dict[str, Any] = {
        "steps": [_step(deal, text) for text in actions],
        "state": position(deal, scenario["rules"]),
        "deal_over": _deal_over(deal),
        "match_over": _match_over(deal),
    }
    if scenario.get("analyse") is True:
        answer["analysis"] = analyse(deal)
    return answer


def _step(deal: Deal, text: Any) -> dict[str, Any]:
    try:
        deal.apply(parse_action(text))
    except RamiError as error:
        return {"action": text, "ok": False, "error": error.code, "detail": error.params}
    return {"action": text, "ok": True}


def _deal_over(deal: Deal) -> dict[str, Any] | None:
    result = deal.result
    if result is None:
        return None
    return {
        "winner": result.winner,
        "at_once": result.at_once,
        "rami_sec": result.rami_sec,
        "factor": result.factor,
        "points": list(result.points),
    }


def _match_over(deal: Deal) -> dict[str, Any] | None:
    if deal.result is None:
        return None
    totals = [t + p for t, p in zip(deal.scores, deal.result.points, strict=True)]
    over = match_result(deal.rules, totals, deal.number)
    return None if over is None else {"winners": list(over.winners), "totals": list(over.totals)}


def analyse(deal: Deal) -> dict[str, Any]:
    """Return the best opening, the least points left and the legal actions of the seat to move."""
    on_table = naturals_on_table(deal)
    taken = deal.taken if deal.rules.taken_in_opening else None
    owed = taken is not None and any(debt.kind == taken.kind for debt in deal.debts)
    must_use = taken.kind if taken is not None and owed else None
    opening = solver.best_opening(
        deal.hand, deal.rules, decks=deal.decks, on_table=on_table, must_use=must_use
    )
    least = solver.least_left(deal.hand, deal.rules, decks=deal.decks, on_table=on_table)
    return {
        "opening": None if opening is None else _layout(opening.points, opening.melds),
        "least_left": _layout(least.points, least.melds),
        "legal": sorted({format_action(action, deal.rules) for action in deal.legal_actions()}),
    }


def _layout(points: int, melds: Sequence[Any]) -> Mapping[str, Any]:
    return {"points": points, "melds": [str(meld) for meld in melds]}
