"""PySide does not read the source of what the program imports."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from rami_desktop.ui import sources_unread
from rami_desktop.ui.sources_unread import leave_sources_unread

LOADED = """
import linecache
from rami_desktop.ui.sources_unread import leave_sources_unread
import PySide6

assert leave_sources_unread()
import rami_desktop.ui.main_window
print([name for name in linecache.cache if "rami_desktop" in name])
"""


def test_no_source_of_the_program_is_read() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("module", [None, ModuleType("another")])
def test_a_pyside_that_does_not_ask_is_left_alone(
    module: ModuleType | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources_unread, "MODULE", "elsewhere.feature")
    if module is not None:
        monkeypatch.setitem(sys.modules, "elsewhere.feature", module)
    assert not leave_sources_unread()
    assert module is None or not hasattr(module, sources_unread.QUESTION)
