"""An opening that is taken back after the match was left and gone on with."""

from __future__ import annotations

from rami_desktop.bots.registry import make_bot
from rami_desktop.engine.actions import Lay
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.main_window import MainWindow

from .windows import Windows, wait_for_turn

RULES = PRESETS["dix_manches"].changed(opening_points=0, opening_clean_run=False)
CHOICE = GameChoice(RULES, (SeatInfo("Anna", HUMAN), SeatInfo("Luc", COMPUTER, "débutant")))


def open_with_second_copies(windows: Windows, window: MainWindow) -> Lay:
    """Play until the person has opened with a card whose equal is not in the hand."""
    bot, rng = make_bot("confirmé"), Rng(5)
    for seed in range(40):
        window.begin(CHOICE, seed)
        while True:
            wait_for_turn(windows.qtbot, window)
            view = window.store.view
            assert view is not None
            if view.over or view.opened[view.seat]:
                break
            action = bot.choose(view, rng)
            assert window.controller.perform(action)
            if isinstance(action, Lay):
                if any(card.copy for meld in action.melds for card in meld if not card.is_joker):
                    return action
                break
    raise AssertionError("nobody opened with a card of the second deck")


def test_its_melds_lie_ready_again(windows: Windows) -> None:
    window = windows.open()
    action = open_with_second_copies(windows, window)
    window.leave_table()
    window.resume()
    wait_for_turn(windows.qtbot, window)
    assert window.controller.can_undo
    assert window.controller.undo()
    prepared = {card for group in window.store.prepared.groups for card in group.plain}
    assert prepared == {card.plain for meld in action.melds for card in meld}
    shown = [spot for spot in window.store.spots() if spot.face is not None]
    assert prepared <= {spot.face.plain for spot in shown if spot.face is not None}
    assert window.scene.mismatches() == []
