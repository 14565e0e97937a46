"""Choosing files other than matches: rule sets and tables of statistics."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from rami_desktop.storage import rule_sets
from rami_desktop.storage.paths import documents_dir

_translate = QCoreApplication.translate

CSV = ".csv"


def _rules_filter() -> str:
    kinds = _translate("Files", "Rule sets of Rami (*{suffix})")
    return kinds.format(suffix=rule_sets.SUFFIX)


def ask_for_rules(parent: QWidget) -> Path | None:
    """Let a file with a rule set be chosen; ``None`` when none was."""
    title = _translate("Files", "Import a rule set")
    start = str(documents_dir())
    name, _filter = QFileDialog.getOpenFileName(parent, title, start, _rules_filter())
    return Path(name) if name else None


def ask_where_to_export(parent: QWidget, proposed: str) -> Path | None:
    """Let a file for a rule set be chosen; ``None`` when none was."""
    title = _translate("Files", "Export the rule set")
    return _ask_to_save(parent, title, proposed, rule_sets.SUFFIX, _rules_filter())


def ask_for_table(parent: QWidget) -> Path | None:
    """Let a file for the statistics be chosen; ``None`` when none was."""
    title = _translate("Files", "Export the statistics")
    kinds = _translate("Files", "Tables (*{suffix})").format(suffix=CSV)
    return _ask_to_save(parent, title, "rami", CSV, kinds)


def _ask_to_save(
    parent: QWidget, title: str, proposed: str, suffix: str, kinds: str
) -> Path | None:
    safe = "".join("-" if sign in '/\\:*?"<>|' else sign for sign in proposed)
    start = str(documents_dir() / f"{safe}{suffix}")
    name, _filter = QFileDialog.getSaveFileName(parent, title, start, kinds)
    path = Path(name)
    if not name:
        return None
    return path if path.suffix else path.with_suffix(suffix)
