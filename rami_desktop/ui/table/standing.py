"""How things stand at the table, in words: for those who cannot see it at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_desktop.ui.prompts import prompt_text
from rami_desktop.ui.table import spoken

if TYPE_CHECKING:
    from rami_desktop.ui.table.view import TableView

#: What is told, in this order; the rest of the table is found with the arrow keys.
_KINDS = ("counter", "discard", "stock", "seat")


def standing_texts(view: TableView) -> list[str]:
    """Return what is expected, how far the opening is, what lies on the piles, and the seats.

    One text for each of them.
    """
    scene = view.table
    facts = view.access.facts()
    told = sorted((_KINDS.index(kind), number) for kind, number in facts if kind in _KINDS)
    parts = [(_KINDS[kind], facts[_KINDS[kind], number]) for kind, number in told]
    sentences = [
        part.name if kind == "counter" else spoken.with_facts(part.name, part.description)
        for kind, part in parts
    ]
    prompt = prompt_text(scene.store, scene.controller, aloud=True)
    return [text for text in (prompt, *sentences) if text]
