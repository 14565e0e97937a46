"""The floors of the house: imports only go down, and only the window knows Qt."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rami_desktop

ROOT = Path(rami_desktop.__file__).parent

#: What each floor may import of this package; a floor may always import itself.
MAY_IMPORT = {
    "engine": set(),
    "bots": {"engine"},
    "storage": {"engine"},
    "ui": {"engine", "bots", "storage"},
}

LOAD_ALL = """
import importlib, pkgutil, sys
import rami_desktop.{floor} as floor
for found in pkgutil.walk_packages(floor.__path__, floor.__name__ + "."):
    importlib.import_module(found.name)
print("\\n".join(sorted(sys.modules)))
"""


def modules_after_loading(floor: str) -> set[str]:
    """Load every module of a floor in a fresh interpreter and return all that got loaded."""
    done = subprocess.run(
        [sys.executable, "-c", LOAD_ALL.format(floor=floor)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT.parent,
    )
    return set(done.stdout.split())


def imported_names(source: Path) -> Iterator[str]:
    """Yield the dotted names that a file imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("floor", ["engine", "bots", "storage"])
def test_loading_a_floor_below_the_window_loads_no_qt(floor: str) -> None:
    loaded = modules_after_loading(floor)
    assert f"rami_desktop.{floor}" in loaded
    assert not {name for name in loaded if name.startswith(("PySide6", "shiboken6"))}


def test_loading_the_command_line_loads_no_qt() -> None:
    code = "import sys, rami_desktop.cli; print([m for m in sys.modules if 'PySide6' in m])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT.parent
    )
    assert done.stdout.strip() == "[]"


def test_bots_know_nothing_of_deals_and_matches() -> None:
    """What a computer seat could look into, it cannot even name."""
    loaded = modules_after_loading("bots")
    assert not loaded & {"rami_desktop.engine.deal", "rami_desktop.engine.match"}


@pytest.mark.parametrize("floor", sorted(MAY_IMPORT))
def test_imports_only_go_down(floor: str) -> None:
    allowed = MAY_IMPORT[floor] | {floor}
    wrong = []
    for source in sorted((ROOT / floor).rglob("*.py")):
        for name in imported_names(source):
            parts = name.split(".")
            if parts[0] != "rami_desktop" or len(parts) < 2:
                continue
            is_floor = (ROOT / parts[1]).is_dir() or (ROOT / f"{parts[1]}.py").is_file()
            if is_floor and parts[1] not in allowed:
                wrong.append(f"{source.relative_to(ROOT)}: {name}")
    assert not wrong
