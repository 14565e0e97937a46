"""Data files are found in a checkout, a wheel and a frozen bundle."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rami_desktop.ui import resources


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    resources.data_folder.cache_clear()
    yield
    resources.data_folder.cache_clear()


def test_in_a_checkout_or_wheel() -> None:
    assert (resources.asset("cards") / "manifest.json").is_file()
    assert resources.translation("rami_fr").name == "rami_fr.qm"


def test_in_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "rami_desktop"
    (package / "_data" / "assets").mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.asset("x.svg") == package / "_data" / "assets" / "x.svg"


def test_in_a_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundled = tmp_path / "bundle" / "rami_desktop" / "_data" / "assets"
    bundled.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "archive" / "rami_desktop")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    assert resources.data_folder("assets") == bundled


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "nowhere" / "rami_desktop")
    with pytest.raises(FileNotFoundError, match="assets"):
        resources.data_folder("assets")
