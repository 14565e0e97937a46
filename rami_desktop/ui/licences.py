"""What the program is made of and the licences of that, for the About dialog.

``assets/licences/shipped.json`` is the list; the packages carry it, and the build checks that
every library of a bundle is on it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape

from rami_desktop.ui.resources import asset

FOLDER = "licences"


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is shipped.

    :ivar licence: an SPDX licence expression.
    :ivar source: where its source is to be had.
    :ivar texts: the files with the full licences, in ``assets/licences``.
    :ivar files: patterns of the names of the files that it consists of in a bundle.
    """

    name: str
    licence: str
    copyright: str
    source: str
    texts: tuple[str, ...]
    files: tuple[str, ...]


def shipped() -> tuple[Part, ...]:
    """Return the parts, the program itself first."""
    rows = json.loads(asset(FOLDER, "shipped.json").read_text(encoding="utf-8"))
    return tuple(
        Part(
            row["name"],
            row["licence"],
            row["copyright"],
            row["source"],
            tuple(row["texts"]),
            tuple(row.get("files", ())),
        )
        for row in rows
    )


def full_text(name: str) -> str:
    """Return the wording of a licence."""
    return asset(FOLDER, name).read_text(encoding="utf-8")


def list_html() -> str:
    """Return all parts as rich text, each with links to its licences and its source."""
    rows = []
    for part in shipped():
        links = ", ".join(
            f'<a href="{escape(name)}">{escape(name.removesuffix(".txt"))}</a>'
            for name in part.texts
        )
        rows.append(
            f"<p><b>{escape(part.name)}</b> – {escape(part.licence)} ({links})<br>"
            f"{escape(part.copyright)}<br>"
            f'<a href="{escape(part.source)}">{escape(part.source)}</a></p>'
        )
    return "".join(rows)
