"""What the start page says about the match to continue and about the quick game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.ui.desk import MatchDesk, Unfinished, rivals
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.screens.rule_sets import rules_name

_translate = QCoreApplication.translate


def names_text(names: Sequence[str]) -> str:
    """Return names as the language lists them: ``Colette, Marcel and Odette``."""
    return QLocale().createSeparatedList(list(names))


def window_title(desk: MatchDesk, match: RecordedMatch | None) -> str:
    """Return what the window is called while a match is on the table, or none."""
    if match is None:
        return "Rami"
    name = rules_name(match.rules, desk.title_of(match.rules))
    if not desk.library.is_kept(match):
        name = _translate("Offers", "{rules} (not kept)").format(rules=name)
    return f"{name} – Rami"


def match_offer(found: Unfinished) -> str:
    """Return what match would be continued."""
    return _translate("Offers", "{rules}, deal {deal}, with {names}").format(
        rules=rules_name(found.rules, found.title),
        deal=found.deal,
        names=names_text(rivals(found.seats)),
    )


def quick_offer(choice: GameChoice) -> str:
    """Return what a quick game would be."""
    return _translate("Offers", "{rules}, with {names}").format(
        rules=rules_name(choice.rules, choice.title), names=names_text(rivals(choice.seats))
    )
