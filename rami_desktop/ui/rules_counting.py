"""The rules in words, second part: how a deal is counted, and going out at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.rules import Rules
from rami_desktop.ui.count_texts import number_text
from rami_desktop.ui.rules_paragraphs import kept

_translate = QCoreApplication.translate


def counting(rules: Rules) -> tuple[str, ...]:
    """Return how a deal is counted."""
    blocked = (
        _translate(
            "Rules", "In a blocked deal the lightest hand wins the differences to the others."
        )
        if rules.blocked == "lightest_wins"
        else _translate("Rules", "In a blocked deal everybody counts and nobody wins.")
    )
    unopened = rules.unopened_points if rules.scoring == "losers_pay" else None
    return kept(
        _translate("Rules", "The winner collects the points left in all other hands.")
        if rules.scoring == "winner_collects"
        else _translate("Rules", "The winner counts nothing, the others what their hands hold."),
        _translate("Rules", "Who has not opened counts %n point(s).", "", unopened)
        if unopened is not None
        else "",
        _translate(
            "Rules",
            "In the hand 2 to 10 count their face value, jack, queen and king 10, an ace {ace}, "
            "a joker {joker}.",
        ).format(ace=rules.ace_hand, joker=rules.joker_hand),
        blocked,
    )


def at_once(rules: Rules) -> tuple[str, ...]:
    """Return what laying the whole hand in one turn earns."""
    if rules.at_once == "off":
        return (_translate("Rules", "Laying the whole hand in one turn earns nothing special."),)
    when = (
        _translate(
            "Rules",
            "Who lays the whole hand in a single turn before any rival has opened goes out with "
            "a rami sec.",
        )
        if rules.at_once == "first_to_open"
        else _translate("Rules", "Who lays the whole hand in a single turn is paid more.")
    )
    return kept(
        when,
        *_factors(rules),
        ""
        if rules.at_once_layoffs
        else _translate("Rules", "It does not count when melds on the table helped."),
        ""
        if rules.at_once_needs_opening
        else _translate("Rules", "It needs neither the points of an opening nor a clean run."),
    )


def _factors(rules: Rules) -> tuple[str, ...]:
    if rules.at_once_flat is not None:
        text = _translate("Rules", "Every loser counts %n point(s).", "", rules.at_once_flat)
        return (text,)
    factors = rules.at_once_factor
    joker_last = (
        _translate(
            "Rules", "They are multiplied by {factor} when the last discard is a joker."
        ).format(factor=number_text(rules.at_once_joker_factor))
        if rules.at_once_joker_factor is not None
        else ""
    )
    if len(factors) == 1:
        usual = [
            _translate("Rules", "The points are multiplied by {factor}.").format(
                factor=number_text(factors[0])
            )
        ]
    else:
        usual = [
            _translate(
                "Rules",
                "With %n joker(s) laid in that turn the points are multiplied by {factor}.",
                "",
                jokers,
            ).format(factor=number_text(factor))
            for jokers, factor in enumerate(factors)
        ]
        usual.append(_translate("Rules", "More jokers than that count like the last number."))
    return kept(*usual, joker_last)
