"""Each underlined letter means one thing: on a page, and in the menus above it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from .test_rooms import finish
from .windows import Windows

_MARKED = re.compile(r"&([^&\s])")


def letter(text: str) -> str:
    found = _MARKED.search(text.replace("&&", ""))
    return found[1].lower() if found else ""


def marked(page: QWidget) -> list[tuple[str, str]]:
    """Return the letters of what a page shows, each with the text that it stands in."""
    texts = [one.text() for one in page.findChildren(QAbstractButton) if one.isVisibleTo(page)]
    labels = [one for one in page.findChildren(QLabel) if one.isVisibleTo(page)]
    texts += [one.text() for one in labels if one.buddy() is not None]
    return [(letter(text), text) for text in texts if letter(text)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_letter_stands_twice(windows: Windows, language: str) -> None:
    path, _match = finish(windows.directory, 1)
    window = windows.open(language=language)
    window.show_new_game()
    window.rooms.show_house_rules(window.desk.last_choice())
    window.rooms.show_matches()
    window.rooms.show_replay(path)
    window.rooms.show_statistics()
    window.show_rules()
    menus = [(letter(action.text()), action.text()) for action in window.menuBar().actions()]
    assert all(menu for menu, _text in menus)
    pages = [window.pages.widget(index) for index in range(window.pages.count())]
    assert len(pages) > 6
    for page in pages:
        window._show(page)
        letters = [*menus, *marked(page)]
        twice = [pair for pair in letters if [one for one, _text in letters].count(pair[0]) > 1]
        assert not twice, f"{type(page).__name__}: {twice}"
