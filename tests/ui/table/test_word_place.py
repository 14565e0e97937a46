"""Where words are said: on the table, next to their place, on no card where that can be."""

from __future__ import annotations

import pytest

from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.layout import compute
from rami_desktop.ui.table.places import target_box
from rami_desktop.ui.table.shape import MeldShape, TableLayout, TableShape
from rami_desktop.ui.table.word_place import covered, hint_box, refusal_box
from rami_desktop.ui.targets import Target, TargetKind

SIZES = ((776.0, 615.0), (1024.0, 715.0), (1560.0, 1000.0))
WORDS = (290.0, 96.0)
GAP = 14.0


def table(size: tuple[float, float], *, prepared: tuple[int, ...] = ()) -> TableLayout:
    """Return a table for three on which a rival has opened."""
    melds = (MeldShape(1, 2, 3), MeldShape(2, 2, 3))
    return compute(TableShape(*size, 3, 0, 12, counts=(12, 14, 8), melds=melds, prepared=prepared))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [hint_box, refusal_box])
def test_words_about_an_opening_lie_on_nothing_when_something_is_owed(size, place) -> None:
    layout = table(size, prepared=(3,))
    panels = [layout.counter, layout.owed]
    box = place(layout, layout.own_area, WORDS, GAP, panels)
    assert layout.view_box.holds(box)
    assert covered(layout, box, panels) == 0


@pytest.mark.parametrize("size", SIZES)
def test_words_stay_on_the_table_and_next_to_their_place(size) -> None:
    layout = table(size, prepared=(3, 3, 4))
    for target in (
        Target(TargetKind.STOCK),
        Target(TargetKind.DISCARD),
        Target(TargetKind.OWN_AREA),
        Target(TargetKind.HAND),
        Target(TargetKind.MELD, 1),
    ):
        place = target_box(layout, target)
        box = refusal_box(layout, place, WORDS, GAP, [layout.counter])
        assert layout.view_box.holds(box), target
        assert box.shared(place.grown(GAP + 1)) > 0, target


def test_words_lie_on_their_place_only_where_it_is_large() -> None:
    layout = table((1024.0, 715.0))
    pile = layout.discard_box
    box = refusal_box(layout, pile, WORDS, GAP)
    assert box.shared(pile) == 0
    assert box.shared(Box(*layout.view_box)) == pytest.approx(box.w * box.h)
