"""The table at which the game is learned: the same table, with a teacher beside it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QVBoxLayout, QWidget

from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.ui.actions import PLAY_MENU, ActionTable
from rami_desktop.ui.lesson.controller import LessonController, lesson_match, new_lesson
from rami_desktop.ui.lesson.script import PUPIL, RIVAL, STEPS, Step, advice
from rami_desktop.ui.lesson.texts import Words, step_words, waiting_words
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.screens.parts import Page, button, frame, label, scrolled
from rami_desktop.ui.screens.table_page import TablePage
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.table.view import TableView
from rami_desktop.ui.tokens import SPACE_L, SPACE_M, SPACE_S

#: The file in which the lesson waits, and the width of the teacher's panel.
FILE = "lesson.rami"
TEACHER = 300
#: Actions that a lesson has no use for.
_ELSEWHERE = frozenset({"reveal", "count", "next_deal", "fair", "replay"})


class LessonPage(Page):
    """A deal in which every step is explained and then done."""

    back_wanted = Signal()
    play_wanted = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = folder / FILE
        self._match: RecordedMatch | None = None
        self._said: Words | None = None
        self.store = TableStore(self)
        # The hand comes as it is dealt: putting it in order is one of the steps.
        self.store.deal_sort = ""
        self.controller = LessonController(self.store, self)
        self.scene = TableScene(self.store, self.controller, self)
        self.view = TableView(self.scene)
        self._actions = ActionTable(self)
        self._own_keys()
        self.table = TablePage(self.store, self.controller, self._actions, self.view)
        self.table.panel.hide()
        # Here the teacher says what is expected.
        self.table.bar.prompt.hide()
        self.table.upper.addWidget(self._teacher())
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        self.store.committed.connect(self.refresh)
        self.store.changed.connect(self.refresh)
        self.controller.state_changed.connect(self.refresh)
        self.retranslate()

    def _own_keys(self) -> None:
        """Give the page the keys of the table; those of the window's table rest meanwhile."""
        for spec, action in self._actions.in_menu(PLAY_MENU):
            if spec.name in _ELSEWHERE:
                action.setEnabled(False)
            else:
                self.addAction(action)

    def _teacher(self) -> QFrame:
        panel = frame("panel")
        panel.setFixedWidth(TEACHER)
        self.progress = QProgressBar()
        self.progress.setRange(0, len(STEPS) - 1)
        self.progress.setTextVisible(False)
        self.counter = label("small")
        self.title = label("title", wrap=True)
        self.why = label("", wrap=True)
        self.task = label("lead", wrap=True)
        self.show_button, self.again_button = button(), button()
        self.play_button, self.leave_button = button("primary"), button()
        self.show_button.clicked.connect(self.show_how)
        self.again_button.clicked.connect(self.begin_again)
        self.play_button.clicked.connect(self.play_wanted)
        self.leave_button.clicked.connect(self.back_wanted)
        words = QWidget()
        said = QVBoxLayout(words)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(SPACE_S)
        for part in (self.counter, self.progress, self.title, self.why):
            said.addWidget(part)
        said.addSpacing(SPACE_L)
        said.addWidget(self.task)
        said.addWidget(self.show_button)
        said.addStretch(1)
        box = QVBoxLayout(panel)
        box.setContentsMargins(SPACE_M, SPACE_M, SPACE_M, SPACE_M)
        box.setSpacing(SPACE_S)
        box.addWidget(scrolled(words), 1)
        for one in (self.play_button, self.again_button, self.leave_button):
            box.addWidget(one)
        return panel

    # --- the deal ----------------------------------------------------------------------------

    def begin(self) -> bool:
        """Go on with the lesson where it was left, or begin it.

        :raises StorageError: when it cannot be written.
        """
        return self._start(lesson_match(self._file))

    def begin_again(self) -> None:
        """Begin the lesson anew."""
        self.leave()
        self._start(new_lesson(self._file))

    def _start(self, match: RecordedMatch) -> bool:
        self.leave()
        self._match = match
        match.lenient = True  # a full disk is no reason to stop learning
        self.controller.start(match)
        self.view.setFocus()
        self.refresh()
        return True

    def leave(self) -> None:
        """Let the lesson wait on disk."""
        self.controller.stop()
        if self._match is not None:
            self._match.close()
            self._match = None

    def show_how(self) -> None:
        """Mark the cards and the place that the step is about."""
        view = self.store.view
        action = None if view is None else advice(view, self.controller.step)
        if action is not None:
            self.scene.complete()
            self.scene.hints.show(action, self.scene)

    def refresh(self) -> None:
        """Say what the step is about, and what is to be done."""
        view = self.store.view
        if view is None:
            return
        step = self.controller.step
        waits = not view.over and view.turn != PUPIL
        words = waiting_words(self.store.names[RIVAL]) if waits else step_words(step, view)
        number = STEPS.index(step)
        done = step is Step.DONE
        self.progress.setValue(number)
        self.counter.setText(
            ""
            if done
            else self.tr("Step {number} of {count}").format(number=number + 1, count=len(STEPS) - 1)
        )
        self.title.setText(words.title)
        self.why.setText(words.why)
        self.task.setText(words.task)
        self.show_button.setVisible(not done and advice(view, step) is not None)
        self.show_button.setEnabled(view.may_act and not waits)
        self.play_button.setVisible(done)
        if words != self._said:
            self._said = words
            heard = words if waits else step_words(step, view, aloud=True)
            self.view.announcer.say(f"{heard.title}. {heard.why} {heard.task}")

    def retranslate(self) -> None:
        self._actions.retranslate()
        self.store.retranslate()
        self.progress.setAccessibleName(self.tr("How far the lesson is"))
        self.show_button.setText(self.tr("Show me"))
        self.again_button.setText(self.tr("Begin again"))
        self.play_button.setText(self.tr("Play a game"))
        self.leave_button.setText(self.tr("Leave the lesson"))
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.leave()
