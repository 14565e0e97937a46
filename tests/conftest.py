"""What all tests share: no screen needed, no file of the user touched, no thread left behind."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Sentences are compared in English, whatever the desktop speaks.
os.environ["LC_ALL"] = "C.UTF-8"
if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine makes single examples slow without anything being wrong; a machine that checks
# submissions must find the same examples each time.
settings.register_profile(
    "rami", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("ci", settings.get_profile("rami"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "rami")


@pytest.fixture(scope="session")
def data_directories(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return names of directories that are not there yet; most tests never need theirs."""
    base = tmp_path_factory.mktemp("data")
    return (base / f"rami-{number}" for number in count(1))


@pytest.fixture(autouse=True)
def own_data_directory(data_directories: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a data directory of its own."""
    directory = next(data_directories)
    monkeypatch.setenv("RAMI_DATA_DIR", str(directory))
    return directory


@pytest.fixture(autouse=True, scope="session")
def quick_disk() -> Iterator[None]:
    """Do not wait for the disk: no test can see what is there after a power cut.

    Whether it is waited for at all, the tests of files see by letting it fail.
    """

    def look_at(descriptor: int) -> None:
        os.fstat(descriptor)

    with pytest.MonkeyPatch.context() as patch:
        for name in ("fsync", "fdatasync"):
            if hasattr(os, name):
                patch.setattr(os, name, look_at)
        yield


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    """Fail a test that leaves a running Python thread behind."""
    before = set(threading.enumerate())
    yield
    left = [
        thread
        for thread in threading.enumerate()
        # A QThread that once ran Python code stays listed as a dummy; Qt ends those itself.
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]
    assert not left, f"threads left running: {left}"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Let ``-n auto`` use each processor, but no more than four: a window takes its memory."""
    return min(4, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Free the windows of a test, when everything that used them is done with it.

    Qt looks through all widgets there are whenever colours or the language change: what earlier
    tests leave behind makes later ones slow, five times and more after some hundred.
    """
    try:
        return (yield)
    finally:
        if "PySide6.QtWidgets" in sys.modules:
            _free_windows()
        if nextitem is None or nextitem.path != item.path:
            # Scenes and stores hold each other; Python finds out when it looks for such rings.
            gc.collect()


def _free_windows() -> None:
    """Delete what has no parent, and what was to be deleted as soon as events are looked at."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if not isinstance(QCoreApplication.instance(), QApplication):
        return
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None:
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
