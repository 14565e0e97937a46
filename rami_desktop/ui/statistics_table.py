"""The statistics as a table for a spreadsheet, in the words and signs of the language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from rami_desktop.engine.presets import PRESETS, preset_of
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.seats import HUMAN
from rami_desktop.storage.statistics import Mark, rules_of
from rami_desktop.storage.tables import Cell, write_table
from rami_desktop.ui.field_texts import field_text
from rami_desktop.ui.house_texts import differences, nearest_preset, value_text
from rami_desktop.ui.players import level_name
from rami_desktop.ui.screens.rule_sets import TitleOf, rule_set_name, rules_name

_translate = QCoreApplication.translate


def export(path: Path, marks: Sequence[Mark], title_of: TitleOf) -> None:
    """Write a line for each seat in each deal.

    :param title_of: tells what own rules are called.
    :raises StorageError: when it cannot be written.
    """
    names = {key: rules_cells(key, title_of) for key in {mark.rules for mark in marks}}
    separator = ";" if QLocale().decimalPoint() == "," else ","
    write_table(path, headings(), [_row(mark, names[mark.rules]) for mark in marks], separator)


def headings() -> tuple[str, ...]:
    """Return what stands over the columns."""
    return (
        _translate("Sheet", "Date"),
        _translate("Sheet", "Match"),
        _translate("Sheet", "Rules"),
        _translate("Sheet", "House rules"),
        _translate("Sheet", "Players"),
        _translate("Sheet", "Deal"),
        _translate("Sheet", "Seat"),
        _translate("Sheet", "Name"),
        _translate("Sheet", "Who plays"),
        _translate("Sheet", "Points"),
        _translate("Sheet", "Left in hand"),
        _translate("Sheet", "Deal won"),
        _translate("Sheet", "Stock ran out"),
        _translate("Sheet", "Went out at once"),
        _translate("Sheet", "Rami sec"),
        _translate("Sheet", "Total of the match"),
        _translate("Sheet", "Match won"),
    )


def rules_cells(key: str, title_of: TitleOf) -> tuple[str, str]:
    """Return what rules are called and, of house rules, what is different in them.

    :param key: as the history keeps them.
    """
    rules = rules_of(key)
    if rules is None:
        return key, ""
    return rules_name(rules, title_of(rules)), _different(rules)


def _different(rules: Rules) -> str:
    if preset_of(rules):
        return ""
    base = nearest_preset(rules)
    told = [
        _translate("RuleSets", "{rule}: {value}").format(
            rule=field_text(name), value=value_text(name, getattr(rules, name))
        )
        for name in differences(rules, PRESETS[base])
    ]
    first = _translate("RuleSets", "As {rules}, except:").format(rules=rule_set_name(base))
    return f"{first} {' · '.join(told)}"


def _row(mark: Mark, rules: tuple[str, str]) -> tuple[Cell, ...]:
    who = _translate("Sheet", "person") if mark.kind == HUMAN else level_name(mark.level)
    return (
        _moment(mark.ended), mark.match.partition(".")[0], *rules, mark.players, mark.deal,
        mark.seat, mark.name, who, mark.points, mark.hand_points, mark.won_deal, mark.blocked,
        mark.at_once, mark.rami_sec, mark.total, mark.won_match,
    )  # fmt: skip


def _moment(stamp: str) -> str:
    """Return a moment as spreadsheets of all languages read it; what is none stays."""
    moment = QDateTime.fromString(stamp, Qt.DateFormat.ISODate)
    return moment.toLocalTime().toString("yyyy-MM-dd HH:mm") if moment.isValid() else stamp
