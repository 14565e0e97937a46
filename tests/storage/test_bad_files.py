"""A sample of the bad files and refusals that ``benchmarks/bad_files.py`` tries in full."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

if sys.platform == "win32":
    pytest.skip("limits and permissions of POSIX", allow_module_level=True)

from benchmarks import bad_files

#: Of how many tries one is made.
SAMPLES = {
    "changed_bytes": 97,
    "cuts": 89,
    "random_bytes": 20,
    "blanks": 10,
    "changed_settings": 11,
    "changed_rules": 11,
    "changed_history": 151,
    "full_disk": 7,
}


@pytest.mark.parametrize("check", bad_files.CHECKS, ids=lambda check: check.__name__)
def test_bad_files_are_refused_and_stay_as_they_were(check) -> None:
    # Not pytest's own directory: nobody else may look into that, as one of the checks must.
    with TemporaryDirectory(prefix="rami-bad-") as directory:
        Path(directory).chmod(0o755)
        check(Path(directory), SAMPLES.get(check.__name__, 1))
