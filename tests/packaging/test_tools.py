"""What packing needs from a machine: found, fetched as the file that is known, or told missing."""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stand-ins are shell scripts")


@pytest.fixture
def tools() -> ModuleType:
    return importlib.import_module("tools")


@pytest.fixture
def windows_installer(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name in ("ISCC", "ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    return importlib.import_module("windows_installer")


@pytest.fixture
def stand_ins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in front of the path; what is written there is called first."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


def program(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_inno_setup_is_found_where_it_installs_itself(
    windows_installer: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert windows_installer.compiler() is None
    own = program(tmp_path / "user" / "Programs" / "Inno Setup 6" / "ISCC.exe", "")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "user"))
    assert windows_installer.compiler() == own
    newer = program(tmp_path / "all" / "Inno Setup 7" / "ISCC.exe", "")
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path / "all"))
    assert windows_installer.compiler() == newer
    monkeypatch.setenv("ISCC", str(own))
    assert windows_installer.compiler() == own
    monkeypatch.setenv("ISCC", str(tmp_path / "nowhere.exe"))
    assert windows_installer.compiler() is None


def test_without_inno_setup_a_notice_says_so(
    windows_installer: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert windows_installer.make(tmp_path, tmp_path) is None
    assert "Inno Setup is not installed" in capsys.readouterr().err


def test_the_installer_is_what_the_script_makes_of_version_bundle_and_place(
    windows_installer: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = importlib.import_module("project")
    name = f"rami-desktop-{project.VERSION}-windows-setup.exe"
    script = (project.HERE / "windows" / "rami.iss").read_text(encoding="utf-8")
    made = name.removesuffix(".exe").replace(project.VERSION, "{#Version}")
    assert f"OutputBaseFilename={made}\n" in script
    said = tmp_path / "said"
    compiler = program(tmp_path / "ISCC.exe", f'echo "$@" > {said}; touch {tmp_path / name}')
    monkeypatch.setenv("ISCC", str(compiler))
    assert windows_installer.make(tmp_path / "bundle", tmp_path) == tmp_path / name
    told = said.read_text(encoding="utf-8")
    for part in (f"/DVersion={project.VERSION}", f"/DBundle={tmp_path / 'bundle'}", "rami.iss"):
        assert part in told
    program(compiler, "exit 2")
    with pytest.raises(SystemExit, match="did not make"):
        windows_installer.make(tmp_path / "bundle", tmp_path)


def test_inno_setup_is_installed_where_it_is_missing(
    tools: ModuleType,
    windows_installer: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path / "all"))
    compiler = tmp_path / "all" / "Inno Setup 6" / "ISCC.exe"
    program(tmp_path / "bin" / "choco", "exit 1")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}/bin{os.pathsep}/usr/bin")
    with pytest.raises(SystemExit, match="Inno Setup is not installed"):
        tools.install_inno_setup()
    program(tmp_path / "bin" / "choco", f'mkdir -p "{compiler.parent}"; touch "{compiler}"')
    tools.install_inno_setup()
    assert str(compiler) in capsys.readouterr().out


def test_only_the_file_that_is_known_is_fetched(
    tools: ModuleType, tmp_path: Path, stand_ins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = replace(tools.APPIMAGE[0], sha256=hashlib.sha256(b"tool\n").hexdigest())
    folder = tmp_path / "tools"
    program(stand_ins / "gh", f'echo tool > "{folder / known.file}"')
    fetched = tools.fetch(known, folder)
    assert fetched == folder / known.file and os.access(fetched, os.X_OK)
    program(stand_ins / "gh", f'echo other > "{folder / known.file}"')
    with pytest.raises(SystemExit, match="not the file that is known"):
        tools.fetch(known, folder)
    assert not fetched.exists()
    program(stand_ins / "gh", "exit 1")
    assert tools.fetch(known, folder) is None
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert tools.fetch(known, folder) is None


def test_an_appimage_is_packed_with_what_was_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = importlib.import_module("build")
    project = importlib.import_module("project")
    linux_packages = importlib.import_module("linux_packages")
    monkeypatch.setattr(project, "TOOLS", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert linux_packages._appimagetool() == ("/usr/bin/appimagetool", [])
    runtime = program(tmp_path / f"runtime-{build.MACHINE}", "")
    assert linux_packages._appimagetool() == ("/usr/bin/appimagetool", [])
    fetched = program(tmp_path / f"appimagetool-{build.MACHINE}.AppImage", "")
    assert linux_packages._appimagetool() == (str(fetched), ["--runtime-file", str(runtime)])


def test_where_the_flatpak_cannot_be_built_it_is_said_why(
    tmp_path: Path, stand_ins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = importlib.import_module("project")
    linux_packages = importlib.import_module("linux_packages")
    manifest = tmp_path / "manifest.json"
    manifest.write_text(project.fill("linux/flatpak.json.in"), encoding="utf-8")
    monkeypatch.setenv("PATH", f"{stand_ins}{os.pathsep}{tmp_path}")
    assert linux_packages._lacking_for_flatpak(manifest) == "flatpak is not installed"
    program(stand_ins / "flatpak", "exit 1")
    program(stand_ins / "flatpak-builder", "")
    assert "flatpak install org.freedesktop.Sdk//" in linux_packages._lacking_for_flatpak(manifest)
    program(stand_ins / "flatpak", "")
    assert linux_packages._lacking_for_flatpak(manifest) == ""


@pytest.mark.parametrize("identity", ["", "Developer ID Application: Somebody"])
def test_a_disk_image_is_signed_by_somebody_or_says_that_it_is_not(
    identity: str, tmp_path: Path, scripts: Path, stand_ins: Path
) -> None:
    said = tmp_path / "said"
    for name in ("codesign", "xcrun"):
        program(stand_ins / name, f'echo "{name} $*" >> {said}')
    # Busy at first, as on machines of build services.
    program(
        stand_ins / "hdiutil",
        f'echo "hdiutil $*" >> {said}; test "$(grep -c ^hdiutil {said})" -gt 1',
    )
    program(stand_ins / "sleep", "")
    (tmp_path / "Rami.app").mkdir()
    environment = {"PATH": os.environ["PATH"]}
    if identity:
        environment |= {"MACOS_IDENTITY": identity, "MACOS_NOTARY_PROFILE": "rami"}
    done = subprocess.run(
        ["bash", str(scripts / "macos" / "disk_image.sh"), str(tmp_path), "1.2.3"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    calls = said.read_text(encoding="utf-8").splitlines()
    assert sum(call.startswith("hdiutil create") for call in calls) == 2
    assert ("notice" in done.stdout) == (not identity)
    assert any("notarytool submit" in call for call in calls) == bool(identity)
    signing = next(n for n, call in enumerate(calls) if call.startswith("codesign --force"))
    verifying = next(n for n, call in enumerate(calls) if "codesign --verify" in call)
    assert signing < verifying
    assert (f"--sign {identity or '-'} " in calls[signing]) and "Rami.app" in calls[signing]
    assert done.stdout.splitlines()[-1].endswith(".dmg")


def test_without_a_certificate_nothing_is_signed_and_nothing_fails(scripts: Path) -> None:
    done = subprocess.run(
        ["bash", str(scripts / "macos" / "keychain.sh")],
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("notice: ") and not done.stderr


def test_the_gate_installs_the_same_tools(tools: ModuleType) -> None:
    gate = (Path(__file__).parents[2] / ".ci" / "run").read_text(encoding="utf-8")
    missing = [name for name in tools.TOOLS.split() if name not in gate.split()]
    assert missing == []
