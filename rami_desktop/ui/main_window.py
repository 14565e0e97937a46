"""The window: its pages, its menus, and the way from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from rami_desktop.storage.library import Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.settings import Settings
from rami_desktop.ui.actions import ActionTable
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.counting import Counting
from rami_desktop.ui.desk import MatchDesk, Unfinished
from rami_desktop.ui.dialogs import Dialogs
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.garbage import search_again, spare_what_stays
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.later_pages import LaterPages, WithLaterPages
from rami_desktop.ui.look import Look
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.offers import match_offer, quick_offer, window_title
from rami_desktop.ui.rooms import Rooms
from rami_desktop.ui.screen_room import fill_screen, place_of, restore_place, room_for
from rami_desktop.ui.screens.boxes import ask_for_match
from rami_desktop.ui.screens.start import StartPage
from rami_desktop.ui.sounds import Sounds
from rami_desktop.ui.states import State
from rami_desktop.ui.unkept import Unkept

#: The smallest window on which everything is legible without scrolling, and the usual one.
LEAST_SIZE, USUAL_SIZE = (1024, 700), (1280, 800)
#: Milliseconds after which what the first frame does not need is loaded.
AFTER_FIRST_FRAME = 250
#: States in which somebody is to act, and the match can stand still.
TURN_STATES = frozenset(
    {State.DEALING, State.HUMAN_DRAW, State.HUMAN_PLAY, State.BOT_THINKING, State.CURTAIN}
)


class MainWindow(QMainWindow, WithLaterPages):
    """One match at a time, played at the table page."""

    def __init__(self, settings: Settings, languages: LanguageSwitch, library: Library) -> None:
        super().__init__()
        self.settings = settings
        self.dialogs = Dialogs(self, settings, self._pause)
        self.guarded = self.dialogs.guarded
        self.desk = MatchDesk(library, settings, self.dialogs.keep_settings)
        self._unfinished: Unfinished | None = None
        self._match: RecordedMatch | None = None
        self._leaving = False
        self._back_to: QWidget | None = None
        self.store = TableStore(self)
        self.controller = TurnController(self.store, parent=self)
        self.unkept = Unkept(library, self.dialogs, self.controller)
        self.actions_table = ActionTable(self)
        self.sounds = Sounds(self.store, self.controller, self)
        self.look = Look(settings, languages, self.store, self.controller, self.sounds)
        # Before the pages: a style sheet that comes later is worked out for each widget again.
        self.look.apply_all()
        self.start_page = StartPage(self.look.images)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start_page)
        self.later = LaterPages(self)
        self.setCentralWidget(self.pages)
        self.rooms = Rooms(
            self.desk,
            self.pages,
            look=self.look,
            show=self._show,
            guarded=self.guarded,
            message=self.dialogs.message,
        )
        self.counting = Counting(
            self.controller,
            self.store,
            self.later,
            show=self._show,
            pace=lambda: self.look.pace_factor,
        )
        self.setMinimumSize(QSize(*LEAST_SIZE).boundedTo(room_for(self)))
        self.resize(*USUAL_SIZE)
        self._after_first_frame = QTimer(self, singleShot=True, interval=AFTER_FIRST_FRAME)
        self._after_first_frame.timeout.connect(search_again)
        self._after_first_frame.timeout.connect(self.later.make_table)
        self._after_first_frame.timeout.connect(self.sounds.prepare)
        self.actions_table.fill(self.menuBar())
        self.addActions(list(self.actions_table))
        self._connect()
        self._title()
        restore_place(self, settings["window_geometry"])
        self.look.watch_system()
        self.show_start()

    # --- building ------------------------------------------------------------------------

    def _connect(self) -> None:
        actions = self.actions_table
        actions["side_panel"].setChecked(True)
        actions.connect_all(
            {
                "new": self.show_new_game,
                "quick": self.quick_game,
                "open_file": self.ask_for_file,
                "save_named": self._ask_for_name,
                "save_copy": self.ask_where_to_save,
                "matches": lambda: self._visit(self.rooms.show_matches),
                "statistics": lambda: self._visit(self.rooms.show_statistics),
                "fair": self._show_fair_deal,
                "start_page": self.leave_table,
                "settings": self.show_settings,
                "quit": self.close,
                "count": self.counting.show_count,
                "next_deal": self.next_deal,
                "replay": lambda: self.scene.show_replay(),
                "full_screen": lambda on: fill_screen(self, on),
                "lesson": lambda: self._visit(self.rooms.show_lesson),
                "rules": self.show_rules,
                "why": lambda: self.scene.ask_why(),
                "keys": lambda: self.dialogs.show_keys(self.actions_table),
                "about": self.dialogs.show_about,
            }
        )
        start = self.start_page
        start.continue_wanted.connect(self.resume)
        start.quick_wanted.connect(self.quick_game)
        start.new_wanted.connect(self.show_new_game)
        start.open_wanted.connect(self.ask_for_file)
        start.lesson_wanted.connect(lambda: self._visit(self.rooms.show_lesson))
        start.rules_wanted.connect(self.show_rules)
        start.settings_wanted.connect(self.show_settings)
        start.quit_wanted.connect(self.close)
        self.rooms.left.connect(self.show_start)
        self.rooms.chosen.connect(self.show_new_game)
        self.rooms.play_wanted.connect(self._play)
        self.rooms.quick_wanted.connect(self.quick_game)
        start.matches_wanted.connect(lambda: self._visit(self.rooms.show_matches))
        start.statistics_wanted.connect(lambda: self._visit(self.rooms.show_statistics))
        self.controller.state_changed.connect(lambda _state: self._enable_actions())
        self.unkept.changed.connect(self._title)
        self.unkept.went_on.connect(self._tell_fair)
        self.controller.match_over.connect(lambda _result: self._enable_actions())
        self.pages.currentChanged.connect(lambda _index: self._enable_actions())

    # --- pages ---------------------------------------------------------------------------

    def _show(self, page: QWidget) -> None:
        self.counting.wait_no_more()
        self.pages.setCurrentWidget(page)
        self._pause(False)
        self._title()

    def show_start(self) -> None:
        """Show the start page with what can be continued."""
        self._unfinished = self.guarded(self.desk.unfinished)
        self.dialogs.warn_all(self.desk.troubles)
        self._say_offers()
        self._show(self.start_page)

    def _say_offers(self) -> None:
        found = self._unfinished
        self.start_page.offer(
            "" if found is None else match_offer(found), quick_offer(self.desk.last_choice())
        )

    def show_new_game(self, choice: GameChoice | None = None) -> None:
        """Let rules and players be chosen, beginning with a choice or that of last time."""
        self.new_page.show_own(self.rooms.own_rules())
        self.new_page.show_choice(choice or self.desk.last_choice())
        self._show(self.new_page)

    def show_rules(self, topic: str = "") -> None:
        """Show the rules: those of the match that is played, if there is one.

        :param topic: the paragraph to begin with.
        """
        if self.pages.currentWidget() is not self.rules_page:
            self._back_to = self.pages.currentWidget()
        self._show(self.rules_page)
        rules = None if self._match is None else self._match.rules
        self.rules_page.show_rules(rules, topic)

    def leave_rules(self) -> None:
        """Go back to where the rules were opened."""
        self._show(self._back_to or self.start_page)

    def show_table(self) -> None:
        """Show the table as it is."""
        self._show(self.table_page)

    # --- the match -----------------------------------------------------------------------

    def begin(self, choice: GameChoice, seed: int | None = None) -> None:
        """Begin a match of what was chosen; it is what a quick game plays from now on."""
        self._play(lambda: self.desk.begin_chosen(choice, seed))

    def quick_game(self) -> None:
        """Begin a match of the last choice."""
        self._play(lambda: self.desk.begin(self.desk.last_choice()))

    def resume(self) -> None:
        """Go on with the match that the start page offers."""
        found = self._unfinished
        if found is not None:
            self._play(lambda: self.desk.resume(found.path))

    def play_again(self) -> None:
        """Begin a match of the same seats and rules."""
        match = self._match
        if match is not None:
            self._play(lambda: self.desk.again(match))

    def open_match_file(self, path: Path) -> None:
        """Go on with a match from a file; one that is over is shown again."""
        entry = self.guarded(lambda: self.desk.saved.look_at(path))
        if entry is not None and entry.over:
            self._visit(lambda: self.rooms.show_replay(path))
        elif entry is not None:
            self._play(lambda: self.desk.open_file(path))

    def _visit(self, enter: Callable[[], None]) -> None:
        """Leave the table, where the match waits, for a page beside it."""
        self._put_away()
        enter()

    def watch(self) -> None:
        """Show the match that has just ended again."""
        path = self._put_away()
        if path is not None:
            self.rooms.show_replay(path)

    def _play(self, make: Callable[[], RecordedMatch]) -> None:
        """Leave the match on the table, which is kept, and sit down at another."""
        match = self.unkept.made(make, self._play)
        if match is None:
            return
        self._put_away()
        self._match = match
        spare_what_stays()
        # The page first: cards are dealt onto a table that has its size.
        self._show(self.table_page)
        self.controller.start(match)
        self.dialogs.warn_all(self.desk.troubles)
        self._title()
        self._tell_fair()
        self.view.paint_deal()

    def _put_away(self) -> Path | None:
        """Close the match; return where its file is now."""
        match, self._match = self._match, None
        self.controller.stop()
        return None if match is None else self.desk.put_away(match)

    def leave_table(self) -> None:
        """Go to the start page; the match waits."""
        self._put_away()
        self.show_start()

    def go_on_from_disk(self, again: bool) -> None:
        """Take the match on the table from the disk anew, after the program went wrong.

        What the disk refused before is not forgotten.

        :param again: it went wrong just before, too; then the match waits on the start page.
        """
        match = self._match
        if match is None or match.over or again:
            self.leave_table()
            return
        self._put_away()
        self._play(lambda: self.desk.resume(match.path))

    def next_deal(self) -> None:
        """Deal again."""
        self._show(self.table_page)
        self.controller.next_deal()
        self._tell_fair()
        self.view.paint_deal()

    def _tell_fair(self) -> None:
        """Show what is promised about the deal, before anybody has played a card."""
        if self._match is not None:
            self.table_page.panel.show_commitment(self._match.commitment)

    # --- files ---------------------------------------------------------------------------

    def ask_for_file(self) -> None:
        """Let a saved match be chosen and go on with it."""
        path = ask_for_match(self)
        if path is not None:
            self.open_match_file(path)

    def ask_where_to_save(self) -> None:
        """Write a copy of the match to a file."""
        if self._match is not None:
            self.rooms.save_copy(self._match)

    def _ask_for_name(self) -> None:
        """Keep the match as it stands under a name."""
        if self._match is not None:
            self.dialogs.run(self.rooms.name_dialog(self._match, self))

    def _show_fair_deal(self) -> None:
        """Show what was promised before the deal."""
        dialog = None if self._match is None else self.rooms.fair_dialog(self._match, self)
        if dialog is not None:
            self.dialogs.run(dialog)

    # --- dialogs -------------------------------------------------------------------------

    def show_settings(self) -> None:
        """Let the settings be changed; each takes effect at once."""
        self.dialogs.show_settings(self.look.apply)

    def _pause(self, dialog_open: bool) -> None:
        """Let the match stand still unless the table is before the player."""
        away = dialog_open or not self.later.is_table(self.pages.currentWidget())
        self.controller.set_paused(away and self.controller.state in TURN_STATES)
        self.later.refresh_table()

    # --- the window itself ---------------------------------------------------------------

    def _enable_actions(self) -> None:
        page, match = self.pages.currentWidget(), self._match
        over = match is not None and match.deal.over
        at_table = self.later.is_table(page)
        on_count = at_table or self.later.is_deal(page)
        self.actions_table.enable(
            {
                "save_named": match is not None,
                "save_copy": match is not None,
                "fair": match is not None,
                "start_page": page is not self.start_page,
                "next_deal": over and on_count and match is not None and not match.over,
                "count": over and at_table,
                "replay": at_table and match is not None,
                "why": at_table and match is not None,
                "side_panel": at_table,
            }
        )

    def _title(self) -> None:
        """Name the rules that are played; nothing of a hand ever stands in a title."""
        self.setWindowTitle(window_title(self.desk, self._match))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            # Before the pages: they show what actions and models say.
            self.actions_table.retranslate()
            self.store.retranslate()
            self._title()
            self._say_offers()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_table["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._put_away()
        if not (self._leaving or self.desk.write_waiting()):
            event.ignore()
            self.show_start()
            self.unkept.ask_to_quit(self.desk.write_waiting, self._quit_all_the_same)
            return
        self.settings.change(window_geometry=place_of(self))
        self.settings.keep()
        super().closeEvent(event)

    def _quit_all_the_same(self) -> None:
        self._leaving = True
        self.close()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._after_first_frame.start()
