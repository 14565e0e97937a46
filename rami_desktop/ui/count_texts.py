"""Why a seat marks what it marks at the end of a deal, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from rami_desktop.engine.events import DealResult
from rami_desktop.engine.rules import Rules

_translate = QCoreApplication.translate


def number_text(value: int | float) -> str:
    """Return a number as the language writes it: ``1.5`` or ``1,5``."""
    locale = QLocale()
    return locale.toString(value) if isinstance(value, int) else locale.toString(value, "g", 6)


def count_text(result: DealResult, rules: Rules, seat: int, opened: bool, last: bool) -> str:
    """Return how the points of a seat came about.

    :param opened: whether the seat had opened.
    :param last: whether this was the last deal of a match of so many deals.
    """
    parts = [_basis(result, rules, seat, opened)]
    if result.points[seat] and not result.blocked:
        parts.append(_at_once(result))
    if result.points[seat] and last and rules.last_deal_factor > 1:
        parts.append(
            _translate("Count", "The last deal counts {factor} times.").format(
                factor=number_text(rules.last_deal_factor)
            )
        )
    return " ".join(filter(None, parts))


def _basis(result: DealResult, rules: Rules, seat: int, opened: bool) -> str:
    collects = rules.scoring == "winner_collects"
    held = result.hand_points[seat]
    if seat == result.winner:
        if result.blocked:
            return _translate(
                "Count", "Lightest hand with %n point(s): collects the differences.", "", held
            )
        if collects:
            return _translate("Count", "Out: collects what the others hold.")
        return _translate("Count", "Out.")
    if collects or (result.blocked and rules.blocked == "lightest_wins"):
        return _translate("Count", "Holds %n point(s).", "", held)
    if not opened and rules.unopened_points is not None:
        return _translate(
            "Count", "Not opened: %n point(s), whatever the hand holds.", "", rules.unopened_points
        )
    return _translate("Count", "Holds %n point(s).", "", held)


def _at_once(result: DealResult) -> str:
    if result.factor == 1:
        return ""
    factor = number_text(result.factor)
    if result.rami_sec:
        return _translate("Count", "Times {factor} for the rami sec.").format(factor=factor)
    return _translate("Count", "Times {factor} for going out at once.").format(factor=factor)
