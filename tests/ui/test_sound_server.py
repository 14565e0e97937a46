"""QtMultimedia is only loaded where something may play a sound."""

from __future__ import annotations

from pathlib import Path

import pytest

from rami_desktop.ui.sound_server import may_play

SILENT = {"PATH": "", "HOME": "", "XDG_RUNTIME_DIR": ""}


@pytest.fixture
def silent(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody on a computer without sound."""
    return {name: str(tmp_path / name) for name in SILENT}


def at(path: Path, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_computer_without_sound_is_told(silent: dict[str, str], tmp_path: Path) -> None:
    at(tmp_path / "etc/pulse/client.conf", "; default-server =\n# autospawn = yes\n")
    assert not may_play(silent, "linux", tmp_path)
    assert not may_play({}, "linux", tmp_path)


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_nothing_is_asked(system: str, silent: dict[str, str], tmp_path: Path) -> None:
    assert may_play(silent, system, tmp_path)


def test_a_server_that_a_variable_names(silent: dict[str, str], tmp_path: Path) -> None:
    assert may_play({**silent, "PULSE_SERVER": "tcp:elsewhere"}, "linux", tmp_path)


@pytest.mark.parametrize(
    "sign",
    [
        "XDG_RUNTIME_DIR/pulse/native",
        "XDG_RUNTIME_DIR/pipewire-0",
        "run/pulse/native",
        "dev/snd/controlC0",
    ],
)
def test_sockets_and_sound_cards(sign: str, silent: dict[str, str], tmp_path: Path) -> None:
    at(tmp_path / sign)
    assert may_play(silent, "linux", tmp_path)


@pytest.mark.parametrize(
    "file",
    ["etc/pulse/client.conf", "etc/pulse/client.conf.d/a.conf", "HOME/.config/pulse/client.conf"],
)
def test_a_server_that_a_file_names(file: str, silent: dict[str, str], tmp_path: Path) -> None:
    at(tmp_path / file, "# ours\n  default-server = there\n")
    assert may_play(silent, "linux", tmp_path)


def test_a_server_that_begins_when_it_is_wanted(silent: dict[str, str], tmp_path: Path) -> None:
    program = tmp_path / "PATH" / "pulseaudio"
    at(program, "#!/bin/sh\n")
    program.chmod(0o755)
    assert may_play(silent, "linux", tmp_path)


def test_what_may_not_be_looked_at_counts_as_there(
    silent: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Path.exists

    def refuse(path: Path) -> bool:
        if path.is_relative_to(tmp_path / "closed"):
            raise PermissionError(path)
        return usual(path)

    monkeypatch.setattr(Path, "exists", refuse)
    closed = {**silent, "XDG_RUNTIME_DIR": str(tmp_path / "closed")}
    assert may_play(closed, "linux", tmp_path)
    assert not may_play(silent, "linux", tmp_path)
