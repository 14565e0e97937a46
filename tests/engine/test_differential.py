"""Two referees written apart from the same rules must say the same of random positions."""

from __future__ import annotations

import random

import pytest

from rami_desktop.engine.referee import judge
from tests.oracle.compare import differences
from tests.oracle.positions import scenario
from tests.oracle.referee import referee


@pytest.mark.parametrize("block", range(8))
def test_random_positions(block: int) -> None:
    for seed in range(block * 60, (block + 1) * 60):
        position = scenario(random.Random(seed))
        assert list(differences(position, referee(position), judge(position))) == [], seed
