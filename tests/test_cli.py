"""The command line: what it prints, and one sentence for whatever is wrong."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import types
from collections.abc import Sequence
from pathlib import Path

import pytest

from rami_desktop import __version__, cli
from rami_desktop.engine.presets import PRESETS

ROOT = Path(__file__).parents[1]
SCENARIO = {"rules": "rami51", "hands": ["KD 2C", "8S"], "stock": "4H", "actions": ["draw"]}


def run(*arguments: str) -> int:
    """Run the program in this process; leaving through argparse counts as its status."""
    try:
        return cli.main(arguments)
    except SystemExit as end:
        return int(end.code or 0)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the sentence with which the program refuses."""
    assert run(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rami-desktop: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    return err


def program(
    arguments: Sequence[str], *, data: bytes = b"", **more: object
) -> subprocess.CompletedProcess[bytes]:
    """Run the program as the system does."""
    command = [sys.executable, "-m", "rami_desktop", *arguments]
    return subprocess.run(
        command, input=data, capture_output=True, cwd=ROOT, timeout=60, check=False, **more
    )  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--rules", "belote"],
        ["simulate", "--rules", ""],
        ["simulate", "--rules", "a\0b"],
        ["simulate", "--rules", "."],
        ["simulate", "--seats", "expert,master"],
        ["simulate", "--seats", ""],
        ["simulate", "--seats", "expert,,expert"],
        ["simulate", "--seats", "expert"],
        ["simulate", "--seats", ",".join(["expert"] * 9)],
        ["simulate", "--seats"],
        ["simulate", "--deals", "0"],
        ["simulate", "--deals", "-3"],
        ["simulate", "--deals", "1e3"],
        ["simulate", "--deals", "١٢"],
        ["simulate", "--deals", "1_000"],
        ["simulate", "--deals", "9" * 5000],
        ["simulate", "--seed", "x"],
        ["simulate", "--seed", "1.5"],
        ["simulate", "--sead", "1"],
        ["simulate", "--js"],
        ["simulate", "extra"],
        ["simulate", "new\nline"],
        ["referee"],
        ["referee", "nowhere.json"],
        ["referee", "a\0b"],
        ["referee", "."],
        ["referee", "a", "b"],
        ["nowhere.rami"],
        ["."],
        ["a\0b"],
        ["a", "b"],
        ["--nonsense"],
        ["--smoke"],
        ["--smoke-test", "file"],
        ["\udcff"],
        ["Simulate"],
    ],
    ids=repr,
)
def test_bad_input_is_answered_by_one_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(capsys, *arguments)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", "not readable JSON"),
        ("{", "not readable JSON"),
        ("[1]", "holds no rule set"),
        ("null", "holds no rule set"),
        ('{"preset": "belote"}', "no rule set 'belote'"),
        ('{"preset": []}', "no rule set"),
        ('{"opening": 51}', "no field 'opening'"),
        ('{"opening_points": 151}', "opening_points must lie between 0 and 150"),
        ('{"opening_points": "51"}', "opening_points must be a whole number"),
        ('{"opening_points": null}', "opening_points must have a value"),
        ('{"decks": 4}', "decks cannot be 4, only 2, 3, auto"),
        ('{"match_end": "never"}', "match_end must read"),
        ('{"at_once_factor": [0]}', "at_once_factor must hold factors"),
        ('{"min_players": 4, "max_players": 3}', "min_players is 4"),
        ('{"hand_size": 15, "max_players": 8}', "hand_size is too much for 8 seats"),
        ('{"opening_free_if_left": 1}', "opening_free_if_left needs"),
        ('{"last_deal_factor": 10}', "last_deal_factor above 1 needs"),
    ],
)
def test_rules_that_cannot_be_played_are_refused_naming_the_field(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str, expected: str
) -> None:
    path = tmp_path / "rules.json"
    path.write_text(content)
    assert expected in refused(capsys, "simulate", "--rules", str(path))


def test_a_huge_rules_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_bytes(b" " * (1 << 21))
    assert "too long" in refused(capsys, "simulate", "--rules", str(path))


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--rules", "rami40", "--seats", "Expert,CONFIRME,beginner"]
    assert run(*arguments, "--deals", "2", "--seed", "5", "--swap", "--json") == 0
    out, err = capsys.readouterr()
    values = json.loads(out)
    assert err == ""
    assert (values["rules"], values["deals"], values["seed"]) == ("rami40", 6, 5)
    assert [seat["level"] for seat in values["seats"]] == ["expert", "confirmé", "débutant"]


def test_simulate_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "--deals", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:4] == ["level", "won", "%", "points"]
    assert [line.split()[0] for line in lines[1:3]] == ["intermédiaire"] * 2
    assert "2 deals of rami51, seed 1: 0 unfinished, 0 illegal actions" in lines[3]


def test_rules_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "house.json"
    path.write_text('{"preset": "rami51", "opening_points": 71, "pull": true}')
    assert run("simulate", "--rules", str(path), "--deals", "1", "--json") == 0
    assert json.loads(capsys.readouterr().out)["rules"] == str(path)
    path.write_text('"quatorze"')
    assert run("simulate", "--rules", str(path), "--deals", "1") == 0


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert run("simulate", "--deals", "3", "--json") == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 3
    shown = terminal.getvalue()
    assert "[" + "#" * 40 + "] 3/3" in shown
    assert shown.endswith("\r\x1b[K")


@pytest.mark.parametrize("help_of", [[], ["simulate"], ["referee"]])
def test_help(capsys: pytest.CaptureFixture[str], help_of: list[str]) -> None:
    assert run(*help_of, "--help") == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: rami-desktop")
    assert err == ""
    if help_of == ["simulate"]:
        assert "--jobs" in out
        assert all(name in out for name in PRESETS)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"rami-desktop {__version__}\n"


def test_referee_on_a_file_and_on_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(SCENARIO))
    done = program(["referee", str(path)])
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)
    assert answer["steps"] == [{"action": "draw", "ok": True}]
    many = program(["referee", "-"], data=json.dumps([SCENARIO, SCENARIO]).encode())
    assert json.loads(many.stdout) == [answer, answer]
    assert many.returncode == 0


@pytest.mark.parametrize(
    "content",
    ["{}", "[]", "1", "null", '"x"', "[[]]", '[{"rules": 5}]', '{"hands": []}', "[1e999, {}]"],
)
def test_what_is_wrong_inside_a_scenario_is_told_in_the_answer(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str
) -> None:
    path = tmp_path / "scenario.json"
    path.write_text(content)
    assert run("referee", str(path)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    answer = json.loads(out, parse_constant=pytest.fail)
    listed = answer if isinstance(answer, list) else [answer]
    assert all("error" in entry for entry in listed)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"{} {}", b"\xff\xfe", b"nul", b'"\xff"', b"NaN", b"[Infinity]", b"[" * 100_000],
)
def test_what_is_no_json_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "scenario.json"
    path.write_bytes(content)
    assert "not readable JSON" in refused(capsys, "referee", str(path))


def test_a_file_that_is_no_match_is_refused_without_a_window_in_a_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "_terminal_is_read", lambda: True)
    path = tmp_path / "letter.rami"
    path.write_text("Dear grandmother")
    assert "no saved match" in refused(capsys, str(path))
    path.write_text('{"format":"rami-desktop match","version":99}\n')
    assert "later version" in refused(capsys, str(path))
    path.write_text('{"format":"rami-desktop match","version":1}\n')
    assert "damaged" in refused(capsys, str(path))


def test_a_file_that_is_not_there_is_refused_without_a_window(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "missing.rami"
    assert "there is no file" in refused(capsys, str(missing))
    answer = program([str(missing)])
    assert answer.returncode == 2
    assert "PySide6" not in answer.stderr.decode()


def test_what_is_wrong_with_a_file_from_the_desktop_is_left_to_the_window(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path | None] = []
    fake_module(monkeypatch, "rami_desktop.ui.app", run=lambda path: opened.append(path) or 0)
    monkeypatch.setattr(cli, "_terminal_is_read", lambda: False)
    path = tmp_path / "letter.rami"
    path.write_text("Dear grandmother")
    assert run(str(path)) == 0
    assert opened == [path]


def fake_module(monkeypatch: pytest.MonkeyPatch, name: str, **functions: object) -> None:
    module = types.ModuleType(name)
    vars(module).update(functions)
    monkeypatch.setitem(sys.modules, name, module)


def test_the_window_opens_with_or_without_a_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path | None] = []
    fake_module(monkeypatch, "rami_desktop.ui.app", run=lambda path: opened.append(path) or 7)
    assert run() == 7
    match = ROOT / "tests" / "data" / "match-v1.rami"
    assert run(str(match)) == 7
    assert opened == [None, match]


def test_the_smoke_test_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_module(monkeypatch, "rami_desktop.ui.smoke", smoke_test=lambda: 5)
    assert run("--smoke-test") == 5


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "rami_desktop", "referee", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(json.dumps([SCENARIO] * 500).encode())
        child.stdin.close()
        assert child.stderr.read() == b""
        assert child.wait() == cli.PIPE_CLOSED


def test_interrupting_is_no_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rami_desktop.simulate.simulate", interrupt)
    assert run("simulate") == cli.INTERRUPTED
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_output_that_cannot_be_written() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rami_desktop", "simulate", "--deals", "1"],
            stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False,
        )  # fmt: skip
    assert done.returncode == cli.FAILED
    assert done.stderr.startswith(b"rami-desktop: the output cannot be written")
    assert done.stderr.count(b"\n") == 1


def test_accents_in_an_ascii_terminal() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = program(["simulate", "--deals", "1"], env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    done = program(["simulate", "--seats", "maître"], env=environment)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert program(["simulate", "--help"], env=environment).returncode == 0
