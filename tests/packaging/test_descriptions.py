"""The files that describe the program to systems agree with it and with each other."""

from __future__ import annotations

import importlib
import plistlib
import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest

import rami_desktop
from rami_desktop.storage.library import SUFFIX
from rami_desktop.ui import app

from .conftest import ROOT


@pytest.fixture
def project() -> ModuleType:
    return importlib.import_module("project")


@pytest.fixture
def check() -> ModuleType:
    return importlib.import_module("check")


def test_all_descriptions_are_as_they_should_be(check: ModuleType) -> None:
    check.files()


def test_names_and_version_are_those_of_the_program(project: ModuleType) -> None:
    assert rami_desktop.__version__ == project.VERSION
    assert project.APP_ID == app.DESKTOP_FILE
    assert project.COMMAND == app.APP_ID
    assert project.SUFFIX == SUFFIX
    assert project.ROOT == ROOT


def test_the_changelog_gives_the_release_notes(project: ModuleType) -> None:
    releases = project.releases()
    assert releases[0].version == project.VERSION
    assert all(release.notes for release in releases)
    assert not any("\n" in note for release in releases for note in release.notes)
    marked = "`simulate` is **new**, see [the README](README.md)"
    assert project._plain(marked) == "simulate is new, see the README"


def test_where_the_project_is_not_known_no_address_is_told(
    project: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "SITE", "")
    text = project.fill("linux/metainfo.xml.in")
    assert "screenshot" not in text and "<url" not in text
    monkeypatch.setattr(project, "SITE", "https://example.org/rami")
    text = project.fill("linux/metainfo.xml.in")
    assert f"https://example.org/rami/raw/v{project.VERSION}/docs/images/table.png" in text


def test_the_property_list_can_be_written(project: ModuleType) -> None:
    said = plistlib.loads(plistlib.dumps(project.property_list()))
    assert said["CFBundleVersion"] == rami_desktop.__version__
    assert said["CFBundleDocumentTypes"] and not said["NSRequiresAquaSystemAppearance"]


@pytest.mark.parametrize(
    ("found", "instead"),
    [
        (r"AppId=\{\{[^}]+\}", "AppId=Rami {#Version}"),
        ("PrivilegesRequired=lowest", "PrivilegesRequired=admin"),
        (r"LicenseFile=\S+", r"LicenseFile=..\\nowhere.txt"),
        (r"\{app\}\\rami-desktop.exe,0", r"{app}\\rami.exe,0"),
        (r"Classes\\\.rami\"", r'Classes\\.other"'),
        ("#ifndef Bundle", "#ifndef Folder"),
        (r"\[Icons\]", '[UninstallDelete]\nType: files; Name: "{localappdata}"\n[Icons]'),
        ("Tasks: desktopicon", "Tasks: another"),
    ],
)
def test_a_fault_in_the_installer_script_is_found(
    check: ModuleType, scripts: Path, found: str, instead: str
) -> None:
    script = (scripts / "windows" / "rami.iss").read_text(encoding="utf-8")
    check.installer(script)
    broken = re.sub(found, instead, script)
    if "Bundle" in found:
        broken = broken.replace("#define Bundle", "#define Folder")
    if ".rami" in instead or "other" in instead:
        broken = broken.replace("Classes\\.rami", "Classes\\.other")
    assert broken != script
    with pytest.raises(check.Wrong):
        check.installer(broken)


@pytest.mark.parametrize(
    ("found", "instead"),
    [("Icon=.*", "Icon=rami"), ("Exec=.*", "Exec=rami"), (r"Comment\[fr\]=.*\n", "")],
)
def test_a_fault_in_the_desktop_file_is_found(
    check: ModuleType, project: ModuleType, found: str, instead: str
) -> None:
    text = project.fill("linux/desktop.in")
    with pytest.raises(check.Wrong):
        check.desktop_file(re.sub(found, instead, text))


def test_without_the_validators_less_is_checked_and_said(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    check.files()
    assert "appstreamcli is not installed" in capsys.readouterr().out


def test_a_tag_must_be_the_version_and_dated(
    check: ModuleType, project: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(check.Wrong):
        check.tag("v99.0.0")
    date = project.today()
    monkeypatch.setattr(
        project, "releases", lambda: [project.Release(project.VERSION, date, ("new",))]
    )
    check.tag(f"v{project.VERSION}")
    monkeypatch.setattr(
        project, "releases", lambda: [project.Release(project.VERSION, None, ("new",))]
    )
    with pytest.raises(check.Wrong):
        check.tag(f"v{project.VERSION}")


@pytest.mark.parametrize(
    ("system", "needed"),
    [
        ("linux", ("rami-desktop_1_amd64.deb", "rami-desktop-1-linux-x86_64.tar.xz")),
        ("windows", ("rami-desktop-1-windows-setup.exe",)),
        ("macos", ("rami-desktop-1-macos-arm64.dmg",)),
    ],
)
def test_a_release_holds_what_the_readme_promises(
    check: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    system: str,
    needed: tuple[str, ...],
) -> None:
    monkeypatch.setattr(check.build, "SYSTEM", system)
    for name in (*needed, "SHA256SUMS"):
        with pytest.raises(check.Wrong, match="lacks"):
            check.results(tmp_path)
        (tmp_path / name).touch()
    check.results(tmp_path)
