"""The first page: what can be done now, the likeliest first."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from rami_desktop.engine.cards import parse_cards
from rami_desktop.ui.scale import limit_text
from rami_desktop.ui.screens.card_fan import CardFan
from rami_desktop.ui.screens.parts import Page, TextButton, centred, label, page_layout, restyle
from rami_desktop.ui.table.card_images import CardImages
from rami_desktop.ui.tokens import SPACE_M, SPACE_S

COLUMN = 440
#: A clean run, and a joker for the next one.
FAN = "10H JH QH KH *"


class StartPage(Page):
    """Offers to continue, a quick game, a new game, and the rest."""

    continue_wanted = Signal()
    quick_wanted = Signal()
    new_wanted = Signal()
    open_wanted = Signal()
    matches_wanted = Signal()
    lesson_wanted = Signal()
    rules_wanted = Signal()
    statistics_wanted = Signal()
    settings_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, images: CardImages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unfinished = ""
        self._quick = ""
        self.title = label("display")
        self.lead = label("muted", wrap=True)
        self.continue_button = TextButton("start", 1)
        self.quick_button = TextButton("start", 1)
        self.new_button = TextButton("start", 0)
        self.open_button = TextButton("start", 0)
        self.matches_button = TextButton("start", 0)
        self.lesson_button = TextButton("start", 0)
        self.rules_button = TextButton("start", 0)
        self.statistics_button = TextButton("start", 0)
        self.settings_button = TextButton("start", 0)
        self.quit_button = TextButton("start", 0)
        column = QWidget()
        box = QVBoxLayout(column)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(SPACE_S)
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.lead)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(CardFan(parse_cards(FAN), images))
        box.addLayout(head)
        box.addSpacing(SPACE_M)
        for button, signal in (
            (self.continue_button, self.continue_wanted),
            (self.quick_button, self.quick_wanted),
            (self.new_button, self.new_wanted),
            (self.open_button, self.open_wanted),
            (self.matches_button, self.matches_wanted),
            (self.lesson_button, self.lesson_wanted),
            (self.rules_button, self.rules_wanted),
            (self.statistics_button, self.statistics_wanted),
            (self.settings_button, self.settings_wanted),
            (self.quit_button, self.quit_wanted),
        ):
            button.clicked.connect(signal)
        for button in (
            self.continue_button,
            self.quick_button,
            self.new_button,
            self.lesson_button,
        ):
            box.addWidget(button)
        pairs = QGridLayout()
        pairs.setSpacing(SPACE_S)
        for index, button in enumerate(
            (
                self.open_button,
                self.matches_button,
                self.rules_button,
                self.statistics_button,
                self.settings_button,
                self.quit_button,
            )
        ):
            pairs.addWidget(button, index // 2, index % 2)
        box.addLayout(pairs)
        page = page_layout(self)
        self.scale_note = label("muted", wrap=True)
        box.addWidget(self.scale_note)
        page.addStretch(1)
        page.addLayout(centred(column, COLUMN))
        page.addStretch(2)
        self.offer("", "")

    def offer(self, unfinished: str, quick: str) -> None:
        """Say what would be continued (nothing when empty) and what a quick game is."""
        self._unfinished = unfinished
        self._quick = quick
        self.continue_button.setVisible(bool(unfinished))
        leading = self.continue_button if unfinished else self.quick_button
        for button in (self.continue_button, self.quick_button):
            button.setProperty("leading", button is leading)
            for part in (button, button.title, *button.lines):
                restyle(part)
        leading.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rami"))
        self.lead.setText(self.tr("The French card game, as families play it."))
        self.continue_button.say(self.tr("Continue"), self._unfinished)
        self.quick_button.say(self.tr("Quick game"), self._quick)
        self.new_button.say(self.tr("New game…"))
        self.open_button.say(self.tr("Open…"))
        self.matches_button.say(self.tr("Replays…"))
        self.lesson_button.say(self.tr("How to play"))
        self.rules_button.say(self.tr("Rules"))
        self.statistics_button.say(self.tr("Statistics"))
        self.settings_button.say(self.tr("Settings…"))
        self.quit_button.say(self.tr("Quit"))
        self.scale_note.setText(limit_text())
        self.scale_note.setVisible(bool(limit_text()))
