"""Who sits where, as it is written down."""

from __future__ import annotations

import pytest

from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo


def test_a_seat_survives_its_text_form() -> None:
    seat = SeatInfo("Zoé", COMPUTER, "expert", "blue", "cat")
    assert SeatInfo.from_dict({**seat.to_dict(), "hat": "red"}) == seat
    assert not seat.is_human
    assert SeatInfo("Zoé", HUMAN).is_human


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"name": "A", "kind": "dog"},
        {"name": 1, "kind": HUMAN},
        {"name": "half a character \udc00", "kind": HUMAN},
    ],
)
def test_what_is_no_seat_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        SeatInfo.from_dict(values)
