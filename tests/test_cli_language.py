"""The command line in French: every text has its French form, and only then is it used."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rami_desktop
from rami_desktop import cli, cli_texts
from rami_desktop.cli_french import _ARGPARSE, FRENCH
from rami_desktop.cli_language import VARIABLES, say, speaks_french

SOURCES = Path(rami_desktop.__file__).parent
LOADS_NO_QT = "import sys, rami_desktop.cli; sys.exit(any('PySide' in m for m in sys.modules))"


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, LANG="fr_FR.UTF-8")


def speak(monkeypatch: pytest.MonkeyPatch, **variables: str) -> None:
    for name in (*VARIABLES, "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


def used() -> set[str]:
    """Return every text that the command line asks to be told in the user's language."""
    found = set(cli_texts._RULES.values()) | set(cli_texts._STORAGE.values())
    found |= {cli_texts.WINDOW_HELP, cli_texts.SIMULATE_HELP, cli_texts.REFEREE_HELP}
    found.add(cli_texts._USAGE)
    for name in ("cli", "cli_texts"):
        for node in ast.walk(ast.parse((SOURCES / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                text = node.args[0]
                if isinstance(text, ast.Constant):
                    found.add(text.value)
            if isinstance(node, ast.Tuple) and isinstance(node.elts[-1], ast.Lambda):
                heading = node.elts[0]
                assert isinstance(heading, ast.Constant)
                found.add(heading.value)
    return found


SYSTEM = {
    "No such file or directory",
    "Permission denied",
    "Is a directory",
    "No space left on device",
}


def test_every_text_has_its_french_form_and_no_other_is_kept():
    assert used() - set(FRENCH) == set()
    assert set(FRENCH) - used() - set(_ARGPARSE) - SYSTEM == set()


def places(text: str) -> set[str]:
    return set(re.findall(r"\{\w+(?:!r)?\}|%\(\w+\)[sr]|%[sr]", text))


@pytest.mark.parametrize("english", FRENCH, ids=lambda text: text[:30])
def test_french_says_the_same_values_and_is_well_set(english):
    text = FRENCH[english]
    assert places(text) == places(english) - ({"%(type)s"} if english in _ARGPARSE else set())
    words = re.sub(r"https?:\S+|--?\w[\w-]*|\w+:N|\{[^}]*\}", "x", text)
    assert not re.search(r"[^\u202f][;:!?»](?!\w)|«[^\u202f]", words), words
    assert "'" not in text


@pytest.mark.parametrize(
    ("variables", "wanted"),
    [
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({"LANG": "fr_CA"}, True),
        ({"LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, False),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, True),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:en"}, True),
        ({"LANG": "C", "LANGUAGE": "fr"}, False),
        ({}, sys.platform == "win32" and speaks_french()),
    ],
)
def test_the_language_is_that_of_the_system(monkeypatch, variables, wanted):
    speak(monkeypatch, **variables)
    assert speaks_french() == wanted
    assert (say("per deal") == "par manche") == wanted


def test_help_is_french(french, capsys):
    for arguments in (["--help"], ["simulate", "--help"], ["referee", "--help"]):
        with pytest.raises(SystemExit) as left:
            cli.main(arguments)
        assert left.value.code == 0
        text = capsys.readouterr().out
        assert text.startswith("emploi\u202f: rami-desktop")
        for word in (" the ", " and ", "show ", "usage", "default", "arguments:", "options:"):
            assert word not in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no-such.rami"], "rami-desktop: il n’y a pas de fichier no-such.rami.\n"),
        (["simulate", "--wat"], "rami-desktop: arguments inconnus\u202f: --wat.\n"),
        (["referee"], "rami-desktop: il manque\u202f: FICHIER.\n"),
        (
            ["simulate", "--deals", "x"],
            "rami-desktop: argument --deals\u202f: 'x' n’est pas un nombre entier de 1 à "
            "10000000.\n",
        ),
        (
            ["simulate", "--seats", "expert"],
            "rami-desktop: la règle rami51 se joue de 2 à 8 joueurs, pas à 1.\n",
        ),
    ],
)
def test_mistakes_are_told_in_french(french, capsys, arguments, sentence):
    assert cli.main(arguments) == cli.BAD_INPUT
    assert capsys.readouterr().err == sentence


def test_the_language_needs_no_qt():
    environment = {**os.environ, "LC_ALL": "fr_FR.UTF-8"}
    assert subprocess.run([sys.executable, "-c", LOADS_NO_QT], env=environment).returncode == 0
