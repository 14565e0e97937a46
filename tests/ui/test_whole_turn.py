"""A whole turn of a person in every rule set, pressed, dragged and dropped in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from rami_desktop.engine.presets import PRESETS
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.models.spots import ZoneKind
from rami_desktop.ui.screens.action_bar import ActionButton
from rami_desktop.ui.states import State
from rami_desktop.ui.targets import Target, TargetKind
from tests.ui.table.conftest import DISCARD, OWN_AREA, STOCK, Table
from tests.ui.tables import SeatedMatch, match_at

from .windows import Windows

HAND = "8S AD 7S AC 9H 6S AH 2C 4C KD 5D"
RIVALS_RUN = {"owner": 1, "cards": "6H 7H 8H"}


class WindowTable(Table):
    """The table in a main window, under a hand that presses and drags."""

    def __init__(self, window: MainWindow, match: SeatedMatch) -> None:
        self.window = window
        self.match = match
        self.store = window.store
        self.controller = window.controller
        self.scene = window.scene
        self.view = window.view
        self.refusals: list[tuple[str, object, object]] = []
        self.controller.refused.connect(lambda *said: self.refusals.append(said))
        self.controller.start(match)
        window.pages.setCurrentWidget(window.table_page)
        QCoreApplication.processEvents()
        self.sit_down()

    def button(self, name: str) -> ActionButton:
        """Return the button of an action in the bar under the table."""
        action = self.window.actions_table[name]
        buttons = self.window.table_page.findChildren(ActionButton)
        return next(button for button in buttons if button._action is action)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_whole_turn(name: str, windows: Windows) -> None:
    qtbot = windows.qtbot
    match = match_at(
        "hc",
        rules=name,
        hands=[HAND, "QS QC 3D"],
        stock="3S 5C 6C 7C 8C",
        discard="JD",
        melds=[RIVALS_RUN],
        opened=[False, True],
    )
    table = WindowTable(windows.open(), match)
    qtbot.waitUntil(lambda: table.controller.state is State.HUMAN_DRAW)

    table.click(STOCK)
    assert table.controller.state is State.HUMAN_PLAY
    assert "3S" in table.texts()

    # Two cards are no meld: the drop is refused in words, and nothing moves.
    for text in ("2C", "5D"):
        table.click(text)
    table.drag("2C", OWN_AREA)
    assert table.refusals[-1][0] == "not_a_meld"
    assert len(match.view(0).hand) == 12 and not table.store.prepared.groups
    for text in ("2C", "5D"):
        table.click(text)

    # The opening: a run dragged as a group, a set laid by select and click.
    for text in ("8S", "7S", "6S"):
        table.click(text)
    table.drag("7S", OWN_AREA)
    for text in ("AD", "AC", "AH"):
        table.click(text)
    table.click(OWN_AREA)
    assert [str(group.meld) for group in table.store.prepared.groups] == ["6S 7S 8S", "AH AD AC"]
    assert not match.deal.opened[0]
    assert table.button("open").isEnabled()
    qtbot.mouseClick(table.button("open"), Qt.MouseButton.LeftButton)
    assert match.deal.opened[0]
    assert [str(meld.meld) for meld in match.deal.melds.values()][1:] == ["6S 7S 8S", "AH AD AC"]

    # A lay-off that does not fit is refused beside the meld, one that fits is laid.
    run = Target(TargetKind.MELD, 1)
    table.drag("KD", run)
    assert table.refusals[-1][0] == "does_not_fit"
    assert table.scene.bubble.isVisible()
    table.drag("9H", run)
    assert str(match.deal.melds[1].meld) == "6H 7H 8H 9H"

    table.check()
    before = len(match.deal.discard)
    table.drag("KD", DISCARD)
    qtbot.waitUntil(lambda: len(match.deal.discard) > before)
    assert str(match.deal.discard[before]) == "KD"
    qtbot.waitUntil(
        lambda: table.controller.state in (State.HUMAN_DRAW, State.DEAL_OVER, State.MATCH_OVER)
    )
    table.check()
    assert not [spot for spot in table.store.spots() if spot.zone.kind is ZoneKind.PREPARED]
