"""What the README tells people to type and to open is there and does what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rami_desktop
from rami_desktop.cli import main

ROOT = Path(rami_desktop.__file__).parents[1]


@pytest.fixture
def readme() -> str:
    path = ROOT / "README.md"
    if not path.is_file():
        pytest.skip("only a checkout has a README")
    return path.read_text(encoding="utf-8")


def test_the_position_is_settled(
    readme: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"<!-- settle a position -->\n```sh\necho '(.+)' > position.json\n", readme)
    assert found is not None
    position = tmp_path / "position.json"
    position.write_text(found[1], encoding="utf-8")
    assert main(["referee", str(position)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [step["ok"] for step in told["steps"]] == [True]
    assert told["state"]["opened"] == [True, False]
    assert len(told["state"]["melds"]) == 2


def test_what_is_linked_is_there(readme: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", readme)
    # The hosting service keeps releases two levels above the files.
    own = [link for link in links if not link.startswith(("https://", "../../releases/"))]
    assert "docs/images/table.png" in own
    assert [link for link in own if not (ROOT / link).exists()] == []
