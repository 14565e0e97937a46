"""The way from the last discard to the count, and from the last count to the result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from rami_desktop.engine.events import DealResult
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.later_pages import LaterPages
from rami_desktop.ui.models.store import TableStore

#: Milliseconds in which the last discard can be seen before the count covers the table.
BEFORE_COUNT = 1400
#: Milliseconds after which is looked again whether the cards have come to rest.
UNTIL_AT_REST = 100


class Counting(QObject):
    """Shows how a deal ended, and how the match did."""

    def __init__(
        self,
        controller: TurnController,
        store: TableStore,
        pages: LaterPages,
        *,
        show: Callable[[QWidget], None],
        pace: Callable[[], float],
    ) -> None:
        """Serve two pages.

        :param pages: makes them when they are wanted.
        :param show: brings a page before the player.
        :param pace: tells how long everything takes, as a factor.
        """
        super().__init__(controller)
        self._controller = controller
        self._store = store
        self._pages = pages
        self._show = show
        self._pace = pace
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.show_count)
        controller.deal_over.connect(self._on_deal_over)

    def _on_deal_over(self, _result: DealResult) -> None:
        self._timer.start(round(BEFORE_COUNT * self._pace()))

    def wait_no_more(self) -> None:
        """Let the count come only when it is asked for."""
        self._timer.stop()

    def show_count(self) -> None:
        """Show how the deal was counted, when its cards have come to rest."""
        view, match = self._store.view, self._controller.match
        if view is None or match is None or not match.deal.over:
            return
        if self._controller.animating:
            self._timer.start(UNTIL_AT_REST)
            return
        self._pages.deal.show_deal(
            view,
            self._store.names,
            match.totals,
            match.result,
            self._store.you,
            match.results,
            [info.colour for info in match.seats],
        )
        self._show(self._pages.deal)

    def show_result(self) -> None:
        """Show how the match ended."""
        from rami_desktop.ui.screens.deal_over import total_lines  # not for the first frame

        match = self._controller.match
        if match is not None and match.result is not None:
            names, you = self._store.names, self._store.you
            lines = total_lines(match.results, names, [info.colour for info in match.seats])
            self._pages.match.show_match(match.result, match.rules, names, you, lines)
            self._show(self._pages.match)
