"""The workflows of the hosting service: readable, and made of what runs here as well."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from .conftest import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values()
    return [step for job in jobs for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_readable_and_runs_scripts_that_are_there(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    # YAML reads the bare word “on” as true.
    assert {"name", True, "jobs", "permissions"} <= workflow.keys()
    for job in workflow["jobs"].values():
        assert {"runs-on", "steps"} <= job.keys()
    for step in steps(path):
        assert ("uses" in step) != ("run" in step)
        for script in re.findall(r"(?:packaging|\.ci)/[\w./]+", step.get("run", "")):
            assert (ROOT / script).is_file(), script


def test_there_is_one_for_changes_and_one_for_releases() -> None:
    assert [path.stem for path in WORKFLOWS] == ["check", "release"]


def test_changes_are_checked_on_all_systems_with_the_oldest_and_newest_python() -> None:
    workflow = yaml.safe_load((WORKFLOWS[0]).read_text(encoding="utf-8"))
    matrix = workflow["jobs"]["check"]["strategy"]["matrix"]
    assert [name.split("-")[0] for name in matrix["system"]] == ["ubuntu", "windows", "macos"]
    oldest = re.search(
        r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert oldest is not None and oldest[1] == matrix["python"][0]
    assert len(matrix["python"]) == 2
    assert any(step.get("run") == ".ci/run" for step in steps(WORKFLOWS[0]))


def test_a_release_is_built_tried_and_summed_up_on_all_systems() -> None:
    workflow = yaml.safe_load((WORKFLOWS[1]).read_text(encoding="utf-8"))
    systems = workflow["jobs"]["build"]["strategy"]["matrix"]["system"]
    # Macs of both kinds: what is built on one does not run on the other.
    assert [name.split("-")[0] for name in systems] == ["ubuntu", "windows", "macos", "macos"]
    stored = next(step for step in steps(WORKFLOWS[1]) if "upload-artifact" in step.get("uses", ""))
    assert stored["with"]["name"] == "${{ matrix.system }}"  # or one replaces the other
    assert workflow[True] == {"push": {"tags": ["v*"]}}
    script = (ROOT / "packaging" / "make_all.sh").read_text(encoding="utf-8")
    runs = [step.get("run", "") for step in steps(WORKFLOWS[1])]
    # What packs is seen to before anything is packed, and what is promised must be there.
    assert runs.index("python packaging/tools.py --release") < runs.index(
        "packaging/make_all.sh build dist complete"
    )
    for part in ("build.py bundle", "try_it.py", "sums.py", "check.py results"):
        assert f"packaging/{part.split()[0]}" in script
