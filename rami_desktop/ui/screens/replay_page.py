"""A match seen again: step by step, deal by deal, with all hands open or only one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.engine.rules import Rules
from rami_desktop.engine.view import SeatView
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.stepper import Place, Stepper
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.screens.parts import Page, button, call, frame, label
from rami_desktop.ui.screens.rule_sets import TitleOf, no_title, rules_name
from rami_desktop.ui.screens.side_panel import SidePanel
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.table.view import TableView
from rami_desktop.ui.tokens import SPACE_M, SPACE_S

#: Milliseconds from one step to the next, beside the time that the cards need.
REST = 650

Result = TypeVar("Result")


class ReplayPage(Page):
    """The table of a match that is over or goes on, at a moment that is chosen here."""

    back_wanted = Signal()
    #: The :class:`Stepper` at the moment from which a new match is to begin.
    play_on_wanted = Signal(object)
    #: The :class:`StorageError` that ended the way through the file.
    failed = Signal(object)

    def __init__(self, title_of: TitleOf = no_title, parent: QWidget | None = None) -> None:
        """Make the page.  :param title_of: tells what own rules are called."""
        super().__init__(parent)
        self._title_of = title_of
        self.stepper: Stepper | None = None
        self.store = TableStore(self)
        self.scene = TableScene(self.store, TurnController(self.store, parent=self), self)
        self.view = TableView(self.scene)
        # Nothing can be done with the cards here; the keys belong to the way through the match.
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.panel = SidePanel(self.store)
        self._timer = QTimer(self, interval=REST)
        self._timer.timeout.connect(self._play_step)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.panel)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._head())
        box.addLayout(middle, 1)
        box.addWidget(self._controls())
        # What is clicked does its work and leaves the arrow keys to the slider.
        for part in (*self.findChildren(QAbstractButton), self.deal_box, self.seat_box):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def _head(self) -> QWidget:
        self.back_button = button()
        self.back_button.clicked.connect(self.back_wanted)
        self.title = label("section")
        self.deal_box, self.seat_box = QComboBox(), QComboBox()
        self.deal_box.activated.connect(lambda index: self.go(Place(index, 0)))
        self.seat_box.activated.connect(lambda _index: self.show_moment())
        self.all_hands = QCheckBox()
        self.all_hands.toggled.connect(lambda _on: self.show_moment())
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(SPACE_M, SPACE_S, SPACE_M, SPACE_S)
        row.setSpacing(SPACE_M)
        row.addWidget(self.back_button)
        row.addWidget(self.title, 1)
        for part in (self.deal_box, self.seat_box, self.all_hands):
            row.addWidget(part)
        return head

    def _controls(self) -> QWidget:
        self.first_button, self.back_step = button(), button()
        self.play_button, self.next_step, self.last_button = button("primary"), button(), button()
        self.first_button.clicked.connect(lambda: self._go_in_deal(0))
        self.back_step.clicked.connect(self.step_back)
        self.play_button.clicked.connect(self.toggle_play)
        self.next_step.clicked.connect(self.step_forward)
        self.last_button.clicked.connect(lambda: self._go_in_deal(1 << 30))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self._slid)
        self.moment = label("muted")
        self.play_on_button = button()
        self.play_on_button.clicked.connect(lambda: self.play_on_wanted.emit(self.stepper))
        bar = frame("bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(SPACE_M, SPACE_S, SPACE_M, SPACE_S)
        row.setSpacing(SPACE_S)
        for part in (self.first_button, self.back_step, self.play_button, self.next_step):
            row.addWidget(part)
        row.addWidget(self.last_button)
        row.addWidget(self.slider, 1)
        row.addWidget(self.moment)
        row.addWidget(self.play_on_button)
        return bar

    # --- the match -----------------------------------------------------------------------

    def show_match(self, stepper: Stepper) -> None:
        """Begin at the first deal of a match, seen by its first person."""
        self._timer.stop()
        self.stepper = stepper
        seats = stepper.file.seats
        self._say_rules(stepper.file.rules)
        with QSignalBlocker(self.seat_box):
            self.seat_box.clear()
            for seat in seats:
                self.seat_box.addItem(seat.name)
            people = [index for index, seat in enumerate(seats) if seat.is_human]
            self.seat_box.setCurrentIndex(people[0] if people else 0)
        with QSignalBlocker(self.all_hands):
            self.all_hands.setChecked(not people)
        self._fill_deals()
        self.show_moment()
        self.slider.setFocus()

    def _say_rules(self, rules: Rules) -> None:
        self.title.setText(rules_name(rules, self._title_of(rules)))

    def _fill_deals(self) -> None:
        if self.stepper is None:
            return
        with QSignalBlocker(self.deal_box):
            self.deal_box.clear()
            for number in range(1, self.stepper.deals + 1):
                self.deal_box.addItem(self.tr("Deal {number}").format(number=number))

    def seen(self) -> SeatView:
        """Return what is to be seen at this moment by the seat that was chosen."""
        assert self.stepper is not None
        match = self.stepper.match
        # Who still plays the deal sees what can be seen at the table.
        person = self.stepper.person_playing
        view = match.view(self.seat_box.currentIndex() if person is None else person)
        if not self.all_hands.isChecked() or view.over or person is not None:
            return view
        return replace(view, hands=tuple(map(tuple, match.deal.hands)))

    def show_moment(self) -> None:
        """Show the moment at once, wherever it was come from."""
        if self.stepper is None:
            return
        self.store.begin(self.stepper.file.seats)
        self.store.set_results(self.stepper.match.results)
        self.store.commit(self.seen())
        self.scene.complete()
        self._tell()

    def _tell(self) -> None:
        stepper = self.stepper
        assert stepper is not None
        place, steps = stepper.place, stepper.steps(stepper.place.deal)
        with QSignalBlocker(self.slider), QSignalBlocker(self.deal_box):
            self.slider.setRange(0, steps)
            self.slider.setValue(place.step)
            self.deal_box.setCurrentIndex(place.deal)
        person = stepper.person_playing
        self.all_hands.setEnabled(person is None)
        self.seat_box.setEnabled(person is None)
        if person is not None:
            with QSignalBlocker(self.seat_box), QSignalBlocker(self.all_hands):
                self.seat_box.setCurrentIndex(person)
                self.all_hands.setChecked(False)
        self.moment.setText(self.tr("{step} of {steps}").format(step=place.step, steps=steps))
        self.back_step.setEnabled(place != Place(0, 0))
        self.first_button.setEnabled(place.step > 0)
        self.last_button.setEnabled(place.step < steps)
        for part in (self.next_step, self.play_button):
            part.setEnabled(not stepper.at_end)
        self.play_on_button.setEnabled(stepper.can_play_on)

    # --- the way through it --------------------------------------------------------------

    def go(self, place: Place) -> None:
        """Go to a moment."""
        if self.stepper is not None and self._went(place):
            self.show_moment()

    def _go_in_deal(self, step: int) -> None:
        self.pause()
        if self.stepper is not None:
            self.go(Place(self.stepper.place.deal, step))

    def _slid(self, step: int) -> None:
        assert self.stepper is not None
        self.pause()
        if step == self.stepper.place.step + 1:
            self._forward()
        else:
            self._go_in_deal(step)

    def step_back(self) -> None:
        """Go back by one step."""
        self.pause()
        if self._tried(Stepper.back) is not None:
            self.show_moment()

    def step_forward(self) -> None:
        """Go on by one step."""
        self.pause()
        self._forward()

    def _forward(self) -> None:
        stepper = self.stepper
        if stepper is None or stepper.at_end:
            return
        self.scene.complete()
        deal, seat = stepper.place.deal, self.seat_box.currentIndex()
        happened = self._tried(Stepper.forward)
        if happened is None:
            return
        if stepper.place.deal != deal:
            self.show_moment()
            return
        self.store.set_results(stepper.match.results)
        shown = self.all_hands.isChecked()
        events = [event if shown else event.seen_by(seat) for event in happened]
        self.store.commit(self.seen(), events)
        self._tell()

    def _tried(self, do: Callable[[Stepper], Result]) -> Result | None:
        """Do something with the file; when it does not replay, stop, tell, return ``None``."""
        assert self.stepper is not None
        try:
            return do(self.stepper)
        except StorageError as error:
            self.pause()
            self.failed.emit(error)
            return None

    def _went(self, place: Place) -> bool:
        """Go to a moment; return whether the way there could be gone."""
        return self._tried(lambda stepper: stepper.go(place)) is not None

    # --- playing -------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the match goes on by itself."""
        return self._timer.isActive()

    def toggle_play(self) -> None:
        """Let the match go on by itself, or stand still."""
        if self.playing:
            self.pause()
        else:
            self._timer.start()
            self._say_play()

    def pause(self) -> None:
        """Let the match stand still."""
        self._timer.stop()
        self._say_play()

    def _play_step(self) -> None:
        if self.scene.busy:
            return
        if self.stepper is None or self.stepper.at_end:
            self.pause()
        else:
            self._forward()

    def _say_play(self) -> None:
        self.play_button.setText(self.tr("Pause") if self.playing else self.tr("Play"))

    # --- the page ------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.toggle_play()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.panel.fit(event.size().width())
        super().resizeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        super().hideEvent(event)

    def retranslate(self) -> None:
        self.back_button.setText(self.tr("Back"))
        self.all_hands.setText(self.tr("&All hands"))
        call(self.deal_box, self.tr("Deal"))
        call(self.seat_box, self.tr("Seen by"))
        self.seat_box.setToolTip(self.tr("Whose hand lies below."))
        self.slider.setAccessibleName(self.tr("Moment of the deal"))
        self.play_on_button.setText(self.tr("Play &on from here"))
        self.play_on_button.setToolTip(
            self.tr("Begin a new match at this moment; it does not count in the statistics.")
        )
        for part, sign, tip in (
            (self.first_button, "|◀", self.tr("To the beginning of the deal")),
            (self.back_step, "◀", self.tr("One step back (left arrow)")),
            (self.next_step, "▶", self.tr("One step on (right arrow)")),
            (self.last_button, "▶|", self.tr("To the end of the deal")),
        ):
            part.setText(sign)
            part.setToolTip(tip)
            part.setAccessibleName(tip)
        self._say_play()
        self.store.retranslate()
        self._fill_deals()
        if self.stepper is not None:
            self._say_rules(self.stepper.file.rules)
            self._tell()
