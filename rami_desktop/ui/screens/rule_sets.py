"""The names of the rule sets, and in three lines what is special about each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from rami_desktop.engine.presets import PRESETS, preset_of
from rami_desktop.engine.rules import Rules
from rami_desktop.ui.field_texts import field_text
from rami_desktop.ui.house_texts import differences, nearest_preset, value_text

translate = QCoreApplication.translate

#: So many differences are told in words, the others counted.
TOLD = 3

#: The order in which they are offered: what most families know comes first.
ORDER = ("rami51", "rami40", "classique", "dix_manches", "quatorze")
assert set(ORDER) == set(PRESETS)


def rule_set_name(name: str) -> str:
    """Return what a rule set is called."""
    names = {
        "rami51": translate("RuleSets", "Rami 51"),
        "rami40": translate("RuleSets", "Rami 40"),
        "classique": translate("RuleSets", "Classic Rami"),
        "dix_manches": translate("RuleSets", "Ten deals"),
        "quatorze": translate("RuleSets", "The Fourteen"),
    }
    return names[name]


#: Tells what somebody called rules; empty for those of nobody's own.
TitleOf = Callable[[Rules], str]


def no_title(_rules: Rules) -> str:
    """Where nobody has called rules anything."""
    return ""


def rules_name(rules: Rules, title: str = "") -> str:
    """Return what rules are called: the name of their rule set, or house rules.

    :param title: what somebody called them.
    """
    name = preset_of(rules)
    return rule_set_name(name) if name else title or translate("RuleSets", "House rules")


def rule_set_lines(name: str) -> tuple[str, str, str]:
    """Return three lines that say what is special about a rule set."""
    lines = {
        "rami51": (
            translate("RuleSets", "14 cards, opening with 51 points and a clean run."),
            translate("RuleSets", "A joker won from a meld may even be discarded."),
            translate("RuleSets", "A single deal; up to 8 at the table."),
        ),
        "rami40": (
            translate("RuleSets", "13 cards, opening with 40 points, even without a clean run."),
            translate("RuleSets", "Several jokers in a meld, and the last discard is optional."),
            translate("RuleSets", "The winner collects the points of all the others."),
        ),
        "classique": (
            translate("RuleSets", "13 cards, opening with 51 points; cards added elsewhere count."),
            translate("RuleSets", "Cards may be taken out of melds, and runs divided."),
            translate("RuleSets", "“Carte!” must be said. The match ends at 100 points."),
        ),
        "dix_manches": (
            translate("RuleSets", "14 cards, opening with 51 points and a clean run."),
            translate("RuleSets", "A joker won from a meld must go into a new meld."),
            translate("RuleSets", "Ten deals; the fewest points win the match."),
        ),
        "quatorze": (
            translate("RuleSets", "The Lebanese game: 14 cards, 51 points, 71 after a taken card."),
            translate("RuleSets", "In a run a joker only replaces a card that is used up."),
            translate("RuleSets", "The fewer jokers you go out with, the more the others pay."),
        ),
    }
    return lines[name]


def difference_lines(rules: Rules) -> tuple[str, str, str]:
    """Return three lines that say in what rules differ from the nearest rule set."""
    base = nearest_preset(rules)
    names = differences(rules, PRESETS[base])
    told = [
        translate("RuleSets", "{rule}: {value}").format(
            rule=field_text(name), value=value_text(name, getattr(rules, name))
        )
        for name in names[:TOLD]
    ]
    if len(names) > TOLD:
        told.append(translate("RuleSets", "%n more", "", len(names) - TOLD))
    if not names:
        return (translate("RuleSets", "As {rules}.").format(rules=rule_set_name(base)), "", "")
    first = translate("RuleSets", "As {rules}, except:").format(rules=rule_set_name(base))
    return (first, " · ".join(told), "")
