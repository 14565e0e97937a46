"""Examples for the rules: cards with a line below them, as a rule set allows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.cards import Card, parse_cards
from rami_desktop.engine.melds import meld_points, read_meld
from rami_desktop.engine.rules import Rules

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Example:
    """Some melds that belong together, and what they show."""

    melds: tuple[tuple[Card, ...], ...]
    caption: str


def _example(text: str, caption: str) -> Example:
    return Example(tuple(tuple(parse_cards(meld)) for meld in text.split("/")), caption)


def examples(rules: Rules, section: str) -> list[Example]:
    """Return the examples for a section of the rules.

    :param section: the key of the section.
    """
    if section == "melds":
        return _melds(rules)
    if section == "opening":
        return [_opening(rules)]
    return _table(rules) if section == "table" else []


def _melds(rules: Rules) -> list[Example]:
    found = [
        _example("9S 9H 9D", _translate("Rules", "A set of three")),
        _example("KS KH KD KC", _translate("Rules", "A set of four")),
        _example("5H 6H 7H", _translate("Rules", "A run, and a clean one")),
        _example("AS 2S 3S/QD KD AD", _translate("Rules", "An ace at either end")),
    ]
    if rules.circular_runs:
        found.append(_example("KD AD 2D", _translate("Rules", "An ace in the middle")))
    if rules.jokers_per_run and rules.min_naturals <= 2 and not rules.run_joker_burnt:
        found.append(_example("5C *6C 7C", _translate("Rules", "A joker in a run")))
    if rules.jokers_per_set and rules.min_naturals <= 2:
        found.append(_example("8S 8H *", _translate("Rules", "A joker in a set")))
    return found


def _opening(rules: Rules) -> Example:
    melds = _enough(rules)
    points = sum(meld_points(read_meld(meld, rules), rules) for meld in melds)
    caption = _translate("Rules", "%n point(s): enough to open", "", points)
    return Example(tuple(melds), caption)


def _enough(rules: Rules) -> Sequence[tuple[Card, ...]]:
    """Return melds that open: a clean run, and sets until the points suffice."""
    wanted = ("5H 6H 7H 8H", "9S 9D 9C", "KS KH KC", "QS QD QC", "JS JH JC", "10H 10D 10C")
    melds: list[tuple[Card, ...]] = []
    for text in wanted:
        melds.append(tuple(parse_cards(text)))
        points = sum(meld_points(read_meld(meld, rules), rules) for meld in melds)
        if points >= rules.opening_points:
            break
    return melds


def _table(rules: Rules) -> list[Example]:
    found = [_example("5H 6H 7H/8H", _translate("Rules", "The eight can be added"))]
    if rules.jokers_per_run and rules.min_naturals <= 2:
        caption = _translate("Rules", "The six takes the joker’s place")
        found.append(_example("5C *6C 7C/6C", caption))
    if rules.split_runs:
        caption = _translate("Rules", "A second six makes two runs of it")
        found.append(_example("4S 5S 6S 7S 8S/6S", caption))
    if rules.pull:
        caption = _translate("Rules", "The nine can be taken out")
        found.append(_example("9D/10D JD QD", caption))
    return found
