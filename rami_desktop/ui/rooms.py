"""The pages beside the match: house rules, saved matches, replays, statistics, fair deals.

Each is made when it is first wanted, so that none of them costs anything at the start.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QInputDialog, QLineEdit, QMessageBox, QStackedWidget, QWidget

from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.presets import preset_of
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.files import copy_file
from rami_desktop.storage.rule_sets import OwnRules, write_rule_set
from rami_desktop.storage.stepper import Stepper
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.house_texts import nearest_preset
from rami_desktop.ui.messages import rules_text
from rami_desktop.ui.screens.boxes import ask_for_copy, ask_for_match, ask_yes
from rami_desktop.ui.screens.file_boxes import ask_for_rules, ask_for_table, ask_where_to_export
from rami_desktop.ui.screens.rule_sets import rules_name
from rami_desktop.ui.storage_texts import storage_text

if TYPE_CHECKING:
    from rami_desktop.storage.recorded import RecordedMatch
    from rami_desktop.storage.saved import Entry
    from rami_desktop.ui.desk import MatchDesk
    from rami_desktop.ui.look import Look
    from rami_desktop.ui.screens.house_rules import HouseRulesPage
    from rami_desktop.ui.screens.lesson_page import LessonPage
    from rami_desktop.ui.screens.matches_page import MatchesPage
    from rami_desktop.ui.screens.replay_page import ReplayPage
    from rami_desktop.ui.screens.statistics_page import StatisticsPage

#: Letters that the field for the name of a saved match shows.
NAME_WIDTH = 40
#: Does something with files; says why when that fails, and gives ``None`` then.
Guard = Callable[[Callable[[], Any]], Any]


class Rooms(QObject):
    """Opens the pages and does with files what they ask for.

    ``left`` tells that a page is to be left for the start page; ``chosen`` brings a
    :class:`GameChoice` whose rules were made or changed.
    """

    left = Signal()
    quick_wanted = Signal()
    chosen = Signal(object)
    #: What makes the :class:`RecordedMatch` that is to be played.
    play_wanted = Signal(object)

    def __init__(
        self,
        desk: MatchDesk,
        pages: QStackedWidget,
        *,
        look: Look,
        show: Callable[[QWidget], None],
        guarded: Guard,
        message: Callable[..., object],
    ) -> None:
        super().__init__(pages)
        self._desk = desk
        self._pages = pages
        self._look = look
        self._show = show
        self._guarded = guarded
        self._message = message
        self._choice = GameChoice.usual()
        self._house: HouseRulesPage | None = None
        self._matches: MatchesPage | None = None
        self._replay: ReplayPage | None = None
        self._statistics: StatisticsPage | None = None
        self._from_matches = False
        self._lesson: LessonPage | None = None

    # --- house rules ---------------------------------------------------------------------

    @property
    def house_page(self) -> HouseRulesPage:
        """The editor of house rules."""
        if self._house is None:
            from rami_desktop.ui.screens.house_rules import HouseRulesPage

            page = self._house = HouseRulesPage()
            page.back_wanted.connect(self._leave_rules)
            page.save_wanted.connect(self._keep_rules)
            page.delete_wanted.connect(self._ask_to_delete_rules)
            page.export_wanted.connect(self._export_rules)
            page.import_wanted.connect(self._import_rules)
            self._pages.addWidget(page)
        return self._house

    def own_rules(self) -> list[OwnRules]:
        """Return the rule sets of one's own."""
        return self._guarded(self._desk.rule_sets.all) or []

    def show_house_rules(self, choice: GameChoice) -> None:
        """Let the rules of a choice be changed; its players are kept."""
        self._choice = choice
        own = self._desk.rule_sets.find(choice.title) if choice.title else None
        base = preset_of(choice.rules) or nearest_preset(choice.rules)
        self.house_page.show_rules(choice.rules, base, own)
        self._show(self.house_page)

    def _keep_rules(self, name: str, rules: Rules) -> None:
        title = ""
        if name and preset_of(rules) is None:
            saved = self._guarded(lambda: self._desk.rule_sets.save(name, rules))
            if saved is None:
                return
            title = saved.name
        self.chosen.emit(GameChoice(rules, self._choice.seats, title).playable())

    def _leave_rules(self) -> None:
        """Go back to the choice; what was changed and not kept is asked for."""
        if not self.house_page.changed:
            self.chosen.emit(self._choice)
            return

        def answered(yes: bool) -> None:
            if yes:
                self.chosen.emit(self._choice)

        text = self.tr("Go back without keeping what you changed?")
        ask_yes(self._pages, text, self.tr("Go back"), answered, for_good=True)

    def _ask_to_delete_rules(self, own: OwnRules) -> None:
        def answered(yes: bool) -> None:
            if yes:
                self._guarded(lambda: self._desk.rule_sets.delete(own))
                self.chosen.emit(replace(self._choice, rules=GameChoice.usual().rules, title=""))

        text = self.tr("Delete the rules “{name}”? Matches played by them stay.")
        ask_yes(self._pages, text.format(name=own.name), self.tr("Delete"), answered, for_good=True)

    def _export_rules(self, name: str, rules: Rules) -> None:
        path = ask_where_to_export(self._pages, name)
        if path is not None:
            self._guarded(lambda: write_rule_set(path, name, rules))

    def _import_rules(self) -> None:
        path = ask_for_rules(self._pages)
        if path is not None:
            self.take_over_rules(path)

    def take_over_rules(self, path: Path) -> None:
        """Keep a rule set from a file, and show it."""
        try:
            own = self._guarded(lambda: self._desk.rule_sets.take_over(path))
        except RulesError as error:
            self._message(rules_text(error.params), QMessageBox.Icon.Warning)
            return
        if own is not None:
            choice = GameChoice(own.rules, self._choice.seats, own.name)
            self.show_house_rules(choice)

    # --- the guided first deal -----------------------------------------------------------

    @property
    def lesson_page(self) -> LessonPage:
        """The table at which the game is learned."""
        if self._lesson is None:
            from rami_desktop.ui.screens.lesson_page import LessonPage

            page = self._lesson = LessonPage(self._desk.library.home)
            self._look.dress(page.scene)
            page.back_wanted.connect(self.left)
            page.play_wanted.connect(self.quick_wanted)
            self._pages.addWidget(page)
        return self._lesson

    def show_lesson(self) -> None:
        """Begin the guided deal, or go on with it."""
        self._show(self.lesson_page)
        if self._guarded(self.lesson_page.begin) is None:
            self.left.emit()

    # --- matches and replays -------------------------------------------------------------

    @property
    def matches_page(self) -> MatchesPage:
        """The list of matches."""
        if self._matches is None:
            from rami_desktop.ui.screens.matches_page import MatchesPage

            page = self._matches = MatchesPage(self._desk.title_of)
            page.back_wanted.connect(self.left)
            page.open_wanted.connect(self._open_entry)
            page.replay_wanted.connect(lambda entry: self.show_replay(entry.path, listed=True))
            page.export_wanted.connect(self._export_entry)
            page.delete_wanted.connect(self._ask_to_delete)
            page.import_wanted.connect(self._import_match)
            self._pages.addWidget(page)
        return self._matches

    def show_matches(self) -> None:
        """List the matches."""
        saved = self._desk.saved
        entries = self._guarded(saved.all) or []
        self.matches_page.show_entries(entries, len(saved.unreadable))
        self._show(self.matches_page)

    def _open_entry(self, entry: Entry) -> None:
        """Go on with a match; one that was saved under a name stays as it is."""
        if entry.name:
            self.play_wanted.emit(lambda: self._desk.open_file(entry.path))
        else:
            self.play_wanted.emit(lambda: self._desk.resume(entry.path))

    def _export_entry(self, entry: Entry) -> None:
        path = ask_for_copy(self._pages, entry.name or entry.path.stem)
        if path is not None:
            self._guarded(lambda: copy_file(entry.path, path))

    def _ask_to_delete(self, entry: Entry) -> None:
        def answered(yes: bool) -> None:
            if yes:
                self._guarded(lambda: self._desk.saved.delete(entry.path))
                self.show_matches()

        text = self.tr("Delete this match? It cannot be brought back.")
        ask_yes(self._pages, text, self.tr("Delete"), answered, for_good=True)

    def _import_match(self) -> None:
        path = ask_for_match(self._pages)
        if path is not None and self._guarded(lambda: self._desk.saved.take_over(path)):
            self.show_matches()

    @property
    def replay_page(self) -> ReplayPage:
        """The table on which matches are seen again."""
        if self._replay is None:
            from rami_desktop.ui.screens.replay_page import ReplayPage

            page = self._replay = ReplayPage(self._desk.title_of)
            self._look.dress(page.scene)
            page.back_wanted.connect(self._leave_replay)
            page.play_on_wanted.connect(
                lambda stepper: self.play_wanted.emit(lambda: self._desk.play_on(stepper))
            )
            page.failed.connect(self._say_failure)
            self._pages.addWidget(page)
        return self._replay

    def show_replay(self, path: Path, *, listed: bool = False) -> None:
        """Show a match again.

        :param listed: whether it was chosen from the list, to which the way leads back then.
        """
        stepper = self._guarded(lambda: Stepper(path, self._desk.file_of(path)))
        if stepper is not None:
            self._from_matches = listed
            self._show(self.replay_page)
            self.replay_page.show_match(stepper)

    def _leave_replay(self) -> None:
        if self._from_matches:
            self.show_matches()
        else:
            self.left.emit()

    def _say_failure(self, error: StorageError) -> None:
        self._message(storage_text(error), QMessageBox.Icon.Warning)

    def save_copy(self, match: RecordedMatch) -> None:
        """Write a copy of a match to a file that is asked for."""
        path = ask_for_copy(self._pages, rules_name(match.rules, self._desk.title_of(match.rules)))
        if path is not None:
            self._guarded(lambda: match.save_as(path))

    def name_dialog(self, match: RecordedMatch, parent: QWidget) -> QDialog:
        """Return the question under what name a match is to be kept."""
        dialog = QInputDialog(parent)
        dialog.setWindowTitle(self.tr("Save under a name"))
        dialog.setLabelText(self.tr("Name"))
        dialog.setTextValue(self.tr("{rules}, deal {number}").format(
            rules=rules_name(match.rules, self._desk.title_of(match.rules)), number=match.number
        ))  # fmt: skip
        dialog.textValueSelected.connect(lambda name: self._ask_to_save(match, name))
        # Wide enough for the name that is proposed, and for the title.
        edit = dialog.findChild(QLineEdit)
        assert edit is not None
        edit.setMinimumWidth(edit.fontMetrics().averageCharWidth() * NAME_WIDTH)
        return dialog

    def _ask_to_save(self, match: RecordedMatch, name: str) -> None:
        """Save a match under a name; what has that name already is replaced only if wanted."""
        try:
            path = self._desk.saved.path_for(name)
        except ValueError:
            self._message(self.tr("The match was not saved: it needs a name."))
            return

        def answered(yes: bool) -> None:
            if yes:
                self._guarded(lambda: self._desk.saved.save(match, name))

        if path.exists():
            text = self.tr("A match is saved as “{name}” already. Replace it with this one?")
            yes = self.tr("Replace")
            ask_yes(self._pages, text.format(name=path.stem), yes, answered, for_good=True)
        else:
            answered(True)

    def fair_dialog(self, match: RecordedMatch, parent: QWidget) -> QDialog | None:
        """Return what was promised about the deals of a match, and what they were."""
        from rami_desktop.ui.screens.fair_page import FairDialog

        file = self._guarded(match.as_file)
        return None if file is None else FairDialog(file, parent)

    # --- statistics ----------------------------------------------------------------------

    @property
    def statistics_page(self) -> StatisticsPage:
        """What was played and won."""
        if self._statistics is None:
            from rami_desktop.ui.screens.statistics_page import StatisticsPage

            page = self._statistics = StatisticsPage(self._desk.title_of)
            page.back_wanted.connect(self.left)
            page.export_wanted.connect(self._export_statistics)
            page.reset_wanted.connect(self._ask_to_reset)
            self._pages.addWidget(page)
        return self._statistics

    def show_statistics(self) -> None:
        """Show what was played and won."""
        page = self.statistics_page
        if self._guarded(lambda: page.show_history(self._desk.history)):
            self._show(page)

    def _export_statistics(self) -> None:
        path = ask_for_table(self._pages)
        if path is not None:
            self._guarded(lambda: self.statistics_page.export(path))

    def _ask_to_reset(self) -> None:
        def answered(yes: bool) -> None:
            if yes:
                self._guarded(self._desk.history.reset)
                self.show_statistics()

        text = self.tr("Begin the statistics anew? The matches stay and can be watched still.")
        ask_yes(self._pages, text, self.tr("Begin anew"), answered, for_good=True)
