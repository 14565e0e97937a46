"""Nothing is shown before it is on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.crash import texts
from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage import journal as journal_module
from rami_desktop.storage.replay import read_match, replay_deal
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.game_choice import GameChoice

from .windows import Windows, play_deal

SEATS = (
    SeatInfo("Zoé", HUMAN),
    SeatInfo("Léo", COMPUTER, "débutant"),
    SeatInfo("Odette", COMPUTER, "intermédiaire"),
)


def test_the_journal_is_ahead_of_everything_that_is_shown(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At each change the journal is read anew, up to where the system was asked to sync it."""
    window, qtbot = windows.open(), windows.qtbot
    synced = 0
    sync = journal_module.sync_file

    def watched(descriptor: int) -> None:
        nonlocal synced
        sync(descriptor)
        match = window.controller.match
        if match is not None:
            synced = match.path.stat().st_size

    monkeypatch.setattr(journal_module, "sync_file", watched)
    checked = 0

    def look(_events: object) -> None:
        nonlocal checked
        match, view = window.controller.match, window.store.view
        if match is None or view is None:
            return
        if checked:
            assert match.path.stat().st_size == synced
        copy = Path(windows.directory) / "copy.rami"
        copy.write_bytes(match.path.read_bytes())
        kept = replay_deal(read_match(copy), view.number - 1).deal
        seen = texts(view.events)
        assert texts(kept.logs[0])[: len(seen)] == seen
        checked += 1

    window.begin(GameChoice(PRESETS["dix_manches"], SEATS), 5)
    window.store.committed.connect(look)
    play_deal(qtbot, window, actions=8)
    window.controller.undo()
    play_deal(qtbot, window)
    window.next_deal()
    play_deal(qtbot, window, actions=3)
    assert checked > 30
