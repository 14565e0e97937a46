"""Choosing the rules and the players of a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from rami_desktop.engine.presets import PRESETS, preset_of
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.rule_sets import OwnRules
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.screens.parts import (
    Page,
    TextButton,
    button,
    button_row,
    label,
    page_layout,
    scrolled,
)
from rami_desktop.ui.screens.rule_sets import (
    ORDER,
    difference_lines,
    rule_set_lines,
    rule_set_name,
    rules_name,
)
from rami_desktop.ui.screens.seats_editor import SeatsEditor
from rami_desktop.ui.tokens import SPACE_L, SPACE_S, SPACE_XL

__all__ = ["GameChoice", "NewGamePage"]

#: Pixels that the players need at least, and what stands beside their rows: a bar to scroll.
PLAYERS_COLUMN, BESIDE = 536, 20


class NewGamePage(Page):
    """Rule sets as cards at the left, the players at the right."""

    start_wanted = Signal(object)
    back_wanted = Signal()
    #: The :class:`GameChoice` from whose rules new ones are to be made.
    house_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("title")
        self.rules_title = label("section")
        #: The cards of the rule sets: by the name of a preset, or ``own:`` and one's own name.
        self.cards: dict[str, TextButton] = {}
        self._own: dict[str, OwnRules] = {}
        self._group = QButtonGroup(self)
        for name in ORDER:
            self._add_card(name)
        cards = QWidget()
        self._cards_box = QVBoxLayout(cards)
        self._cards_box.setContentsMargins(0, 0, SPACE_S, 0)
        self._cards_box.setSpacing(SPACE_S)
        self.house_button = button()
        self.house_button.clicked.connect(lambda: self.house_wanted.emit(self.choice()))
        self._scroll = scrolled(cards)

        columns = QHBoxLayout()
        columns.setSpacing(SPACE_XL)
        columns.addLayout(self._rules_column(self._scroll), 1)
        columns.addWidget(self._players_column())

        self.back_button = button()
        self.back_button.clicked.connect(self.back_wanted)
        self.start_button = button("primary")
        self.start_button.clicked.connect(lambda: self.start_wanted.emit(self.choice()))
        box = page_layout(self)
        box.addWidget(self.title)
        box.addLayout(columns, 1)
        box.addLayout(button_row(self.start_button, leading=self.back_button))
        self._fill_cards()
        self.show_choice(GameChoice.usual())

    def _rules_column(self, cards: QScrollArea) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(SPACE_S)
        column.addWidget(self.rules_title)
        column.addWidget(cards, 1)
        column.addWidget(self.house_button)
        return column

    def _players_column(self) -> QWidget:
        self.players_title = label("section")
        self.seats = SeatsEditor()
        self.seats.changed.connect(self._fit)
        seats = QWidget()
        seats_box = QVBoxLayout(seats)
        seats_box.setContentsMargins(0, 0, SPACE_S, 0)
        seats_box.addWidget(self.seats)
        seats_box.addStretch(1)
        column = self._players = QWidget()
        box = QVBoxLayout(column)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(SPACE_S)
        box.addWidget(self.players_title)
        box.addWidget(scrolled(seats), 1)
        box.addSpacing(SPACE_L)
        return column

    # --- the rule sets -------------------------------------------------------------------

    def _add_card(self, key: str) -> None:
        card = TextButton("choice", 3)
        card.setCheckable(True)
        card.clicked.connect(self._rules_chosen)
        self._group.addButton(card)
        self.cards[key] = card

    def show_own(self, own: Sequence[OwnRules]) -> None:
        """Offer these rule sets of one's own, above the others."""
        chosen = self.chosen_key()
        for key in self._own:
            card = self.cards.pop(key)
            self._group.removeButton(card)
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self._own = {f"own:{one.name}": one for one in own}
        for key in self._own:
            self._add_card(key)
        self._fill_cards()
        self._choose(chosen)
        self.retranslate()

    def _fill_cards(self) -> None:
        while self._cards_box.takeAt(0) is not None:
            pass
        for key in (*self._own, *ORDER):
            self._cards_box.addWidget(self.cards[key])
        self._cards_box.addStretch(1)

    def chosen_key(self) -> str:
        """Return the key of the card that is chosen."""
        return next((key for key, card in self.cards.items() if card.isChecked()), ORDER[0])

    def _rules(self, key: str) -> tuple[Rules, str]:
        own = self._own.get(key)
        return (PRESETS[key], "") if own is None else (own.rules, own.name)

    def _choose(self, key: str) -> None:
        card = self.cards.get(key, self.cards[ORDER[0]])
        card.setChecked(True)
        self._rules_chosen()
        # Where the card lies is known when the layout has been done.
        QTimer.singleShot(0, card, lambda: self._scroll.ensureWidgetVisible(card))

    # --- the choice ----------------------------------------------------------------------

    def choice(self) -> GameChoice:
        """Return what is chosen now."""
        rules, title = self._rules(self.chosen_key())
        return GameChoice(rules, self.seats.seats(), title).playable()

    def show_choice(self, choice: GameChoice) -> None:
        """Show a choice, made playable; rules that are offered no more give way to others."""
        choice = choice.playable()
        self.seats.show_seats(choice.seats)
        self._choose(self._key_of(choice))
        self.retranslate()
        self.start_button.setFocus()

    def _key_of(self, choice: GameChoice) -> str:
        own = self._own.get(f"own:{choice.title}")
        if own is not None and own.rules == choice.rules:
            return f"own:{choice.title}"
        same = (key for key, one in self._own.items() if one.rules == choice.rules)
        return preset_of(choice.rules) or next(same, ORDER[0])

    def _rules_chosen(self) -> None:
        rules, _title = self._rules(self.chosen_key())
        self.seats.set_limits(rules.min_players, rules.max_players)

    def retranslate(self) -> None:
        self.title.setText(self.tr("New game"))
        self.rules_title.setText(self.tr("Rules"))
        self.players_title.setText(self.tr("Players"))
        self.house_button.setText(self.tr("House r&ules…"))
        self.house_button.setToolTip(
            self.tr("Change any rule of the set chosen above, and keep it under a name.")
        )
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Deal the cards"))
        for key in ORDER:
            self.cards[key].say(rule_set_name(key), *rule_set_lines(key))
        for key, own in self._own.items():
            self.cards[key].say(rules_name(own.rules, own.name), *difference_lines(own.rules))
        self.seats.retranslate()
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        # Only now the style has given the rows the letters that they are written with.
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._players.setFixedWidth(max(PLAYERS_COLUMN, self.seats.fit() + BESIDE))
