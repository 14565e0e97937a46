"""The translations hold what the sources use, whole and well formed, and are compiled."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from rami_desktop.ui.actions import MENUS, ActionTable

FOLDER = Path(__file__).resolve().parents[1] / "i18n"


@pytest.fixture(scope="module")
def updater() -> ModuleType:
    spec = importlib.util.spec_from_file_location("i18n_update", FOLDER / "update.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@dataclass(frozen=True)
class Message:
    context: str
    source: str
    forms: tuple[str, ...]
    finished: bool
    plural: bool

    def __str__(self) -> str:
        return f"{self.context}: {self.source}"


def messages(code: str) -> Iterator[Message]:
    root = ET.parse(FOLDER / f"rami_{code}.ts").getroot()
    for context in root.iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            plural = entry.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.findall("numerusform")]
            yield Message(
                context.findtext("name", ""),
                entry.findtext("source", ""),
                tuple(forms) if plural else (translation.text or "",),
                translation.get("type") is None,
                plural,
            )


FRENCH = list(messages("fr"))
ENGLISH = list(messages("en"))


def test_the_files_hold_what_the_sources_use(updater: ModuleType, tmp_path: Path) -> None:
    for code in updater.LANGUAGES:
        shutil.copy(FOLDER / f"rami_{code}.ts", tmp_path)
    updater.update(tmp_path)
    for code in updater.LANGUAGES:
        fresh = (tmp_path / f"rami_{code}.ts").read_text(encoding="utf-8")
        kept = (FOLDER / f"rami_{code}.ts").read_text(encoding="utf-8")
        assert fresh == kept, "run python i18n/update.py and translate what is new"


def test_what_is_compiled_is_what_is_written(updater: ModuleType, tmp_path: Path) -> None:
    for code in updater.LANGUAGES:
        shutil.copy(FOLDER / f"rami_{code}.ts", tmp_path)
    updater.compile_all(tmp_path)
    for code in updater.LANGUAGES:
        fresh = (tmp_path / f"rami_{code}.qm").read_bytes()
        assert fresh == (FOLDER / f"rami_{code}.qm").read_bytes(), "run python i18n/update.py"


def test_every_message_is_whole() -> None:
    wrong = [str(found) for found in (*FRENCH, *ENGLISH) if not is_whole(found)]
    assert not wrong


def is_whole(found: Message) -> bool:
    """Return whether a message is translated, with the same places for values in it."""
    return (
        found.finished
        and len(found.forms) == (2 if found.plural else 1)
        and all(form.strip() or not found.source.strip() for form in found.forms)
        and all(places(form) == places(found.source) for form in found.forms)
        and all(form.count("&") == found.source.count("&") for form in found.forms)
        and all(form.count("\n") == found.source.count("\n") for form in found.forms)
    )


def places(text: str) -> set[str]:
    """Return the places for values in a text."""
    return set(re.findall(r"%n|%\d|\{\w*\}", text))


def test_english_holds_the_plurals_only() -> None:
    assert {found.source for found in ENGLISH} == {f.source for f in FRENCH if f.plural}
    for found in ENGLISH:
        assert all("(s)" not in form for form in found.forms)


def test_french_is_set_as_french_is_set() -> None:
    """A narrow no-break space before double signs and inside guillemets; no other quotes."""
    wrong = [form for found in FRENCH for form in found.forms if not is_well_set(form)]
    assert not wrong


def is_well_set(text: str) -> bool:
    """Return whether a French text follows the rules for its signs."""
    words = re.sub(r"\{\w*\}|\(\*\{suffix\}\)", "x", text)
    spaced = not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", words)
    return spaced and not re.search("['\"“”]", words)


#: Before an ace or before Anna these would lose a letter, or become another word before a king.
ELIDED = re.compile(
    r"\b(?:de|que|du|le|la|au|jusque|puisque)\s"
    r"\{(?:card|cards|kept|partner|meld|run|name|names|added)\}"
)


def test_french_elides_nothing_before_a_card_or_a_name() -> None:
    """Nobody says "se défausse de as de cœur"; the sentence must go round it."""
    assert ELIDED.search("Le temps de {name} est écoulé.")
    wrong = [form for found in messages("fr") for form in found.forms if ELIDED.search(form)]
    assert wrong == []


def test_no_two_entries_of_a_menu_share_their_letter(qapp: QApplication) -> None:
    parent = QObject()
    table = ActionTable(parent)
    translated = {found.source: found.forms[0] for found in FRENCH if not found.plural}
    for tell in (str, lambda text: translated[text]):
        titles = [letter(tell(title)) for title in table.menu_titles().values()]
        assert len(titles) == len(set(titles))
        for menu in MENUS:
            letters = [letter(tell(action.text())) for _spec, action in table.in_menu(menu)]
            assert len(letters) == len(set(letters)), (menu, sorted(letters))


def letter(text: str) -> str:
    """Return the letter after the ``&``."""
    found = re.search(r"&(\w)", text)
    assert found is not None, text
    return found[1].casefold()
