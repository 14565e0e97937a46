"""The pages of the window that its first frame does without, each made when it is first wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from rami_desktop.ui.main_window import MainWindow
    from rami_desktop.ui.screens.deal_over import DealOverPage
    from rami_desktop.ui.screens.match_over import MatchOverPage
    from rami_desktop.ui.screens.new_game import NewGamePage
    from rami_desktop.ui.screens.rules_page import RulesPage
    from rami_desktop.ui.screens.table_page import TablePage
    from rami_desktop.ui.table.scene import TableScene
    from rami_desktop.ui.table.view import TableView


class LaterPages:
    """Makes the pages of a window and joins them to it.

    The rules alone, with their examples, took a fifth of the time until the start page was seen,
    and the table another.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    # --- the table -----------------------------------------------------------------------

    @cached_property
    def scene(self) -> TableScene:
        """What lies on the table."""
        from rami_desktop.ui.table.scene import TableScene

        window = self._window
        scene = TableScene(window.store, window.controller, window)
        window.look.dress(scene)
        scene.why_wanted.connect(window.show_rules)
        return scene

    @cached_property
    def table(self) -> TablePage:
        """Where a match is played."""
        from rami_desktop.ui.screens.table_page import TablePage
        from rami_desktop.ui.table.view import TableView

        window, view = self._window, TableView(self.scene)
        view.gestures.ask_discard = window.dialogs.ask_discard
        page = TablePage(window.store, window.controller, window.actions_table, view)
        page.panel.fair_button.clicked.connect(window.actions_table["fair"].trigger)
        window.pages.addWidget(page)
        return page

    def make_table(self) -> None:
        """Make the table while nobody waits for it, unless it is there."""
        _ = self.table

    def is_table(self, page: QWidget | None) -> bool:
        """Return whether a page is the table, which may not be there."""
        return page is not None and page is vars(self).get("table")

    def refresh_table(self) -> None:
        """Let the table say anew what is expected, if it is there."""
        if "table" in vars(self):
            self.table.refresh()

    # --- pages ---------------------------------------------------------------------------

    @cached_property
    def new(self) -> NewGamePage:
        """Where rules and players are chosen."""
        from rami_desktop.ui.screens.new_game import NewGamePage

        window, page = self._window, NewGamePage()
        page.start_wanted.connect(window.begin)
        page.back_wanted.connect(window.show_start)
        page.house_wanted.connect(window.rooms.show_house_rules)
        window.pages.addWidget(page)
        return page

    @cached_property
    def deal(self) -> DealOverPage:
        """How a deal was counted."""
        from rami_desktop.ui.screens.deal_over import DealOverPage

        window = self._window
        page = DealOverPage(window.look.images, window.store.scores)
        page.next_wanted.connect(window.next_deal)
        page.result_wanted.connect(window.counting.show_result)
        page.table_wanted.connect(window.show_table)
        window.pages.addWidget(page)
        return page

    def is_deal(self, page: QWidget | None) -> bool:
        """Return whether a page is the one with the count of a deal, which may not be there."""
        return page is not None and page is vars(self).get("deal")

    @cached_property
    def match(self) -> MatchOverPage:
        """How a match ended."""
        from rami_desktop.ui.screens.match_over import MatchOverPage

        window, page = self._window, MatchOverPage()
        page.replay_wanted.connect(window.watch)
        page.again_wanted.connect(window.play_again)
        page.start_wanted.connect(window.leave_table)
        page.table_wanted.connect(window.counting.show_count)
        window.pages.addWidget(page)
        return page

    @cached_property
    def rules(self) -> RulesPage:
        """The rules, to read."""
        from rami_desktop.ui.screens.rules_page import RulesPage

        window = self._window
        page = RulesPage(window.look.images)
        page.back_wanted.connect(window.leave_rules)
        window.pages.addWidget(page)
        return page


class WithLaterPages:
    """A window that has such pages.

    :ivar later: makes them.
    """

    later: LaterPages

    @property
    def scene(self) -> TableScene:
        """What lies on the table."""
        return self.later.scene

    @property
    def view(self) -> TableView:
        """The table as a widget."""
        return self.later.table.view

    @property
    def table_page(self) -> TablePage:
        """Where a match is played."""
        return self.later.table

    @property
    def new_page(self) -> NewGamePage:
        """Where rules and players are chosen."""
        return self.later.new

    @property
    def deal_page(self) -> DealOverPage:
        """How a deal was counted."""
        return self.later.deal

    @property
    def match_page(self) -> MatchOverPage:
        """How a match ended."""
        return self.later.match

    @property
    def rules_page(self) -> RulesPage:
        """The rules, to read."""
        return self.later.rules
