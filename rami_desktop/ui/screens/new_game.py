"""Choosing the rules and the players of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.engine.presets import DEFAULT_PRESET, PRESETS, preset
from rami_desktop.ui.players import (
    COMPUTER_NAMES,
    LEVELS,
    default_name,
    level_name,
    seats_for,
)
from rami_desktop.ui.screens.parts import (
    Page,
    TextButton,
    button,
    button_row,
    label,
    page_layout,
    scrolled,
)
from rami_desktop.ui.screens.rule_sets import ORDER, rule_set_lines, rule_set_name
from rami_desktop.ui.tokens import SPACE_L, SPACE_S, SPACE_XL

#: The longest name that still fits on a seat's sign.
LONGEST_NAME = 20
PLAYERS_COLUMN = 320


@dataclass(frozen=True, slots=True)
class GameChoice:
    """What was chosen for a match.

    :ivar rules: the name of the rule set.
    :ivar name: what the person calls himself; may be empty.
    :ivar levels: the level of each computer seat.
    """

    rules: str = DEFAULT_PRESET
    name: str = ""
    levels: tuple[str, ...] = ("intermédiaire", "intermédiaire")

    def playable(self) -> GameChoice:
        """Return this choice with as many seats as its rules allow, and known names only."""
        known = self.rules if self.rules in PRESETS else DEFAULT_PRESET
        levels = [level if level in LEVELS else LEVELS[1] for level in self.levels]
        rules = preset(known)
        missing = max(0, rules.min_players - 1 - len(levels))
        levels += [LEVELS[1]] * missing
        return GameChoice(known, self.name[:LONGEST_NAME], tuple(levels[: rules.max_players - 1]))


class NewGamePage(Page):
    """Rule sets as cards at the left, the players at the right."""

    start_wanted = Signal(object)
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("title")
        self.rules_title = label("section")
        self.cards: dict[str, TextButton] = {}
        self._group = QButtonGroup(self)
        cards = QWidget()
        cards_box = QVBoxLayout(cards)
        cards_box.setContentsMargins(0, 0, SPACE_S, 0)
        cards_box.setSpacing(SPACE_S)
        for name in ORDER:
            card = TextButton("choice", 3)
            card.setCheckable(True)
            card.clicked.connect(self._rules_chosen)
            self._group.addButton(card)
            self.cards[name] = card
            cards_box.addWidget(card)
        cards_box.addStretch(1)

        left = QVBoxLayout()
        left.setSpacing(SPACE_S)
        left.addWidget(self.rules_title)
        left.addWidget(scrolled(cards), 1)

        columns = QHBoxLayout()
        columns.setSpacing(SPACE_XL)
        columns.addLayout(left, 1)
        columns.addWidget(self._players_column())

        self.back_button = button()
        self.back_button.clicked.connect(self.back_wanted)
        self.start_button = button("primary")
        self.start_button.clicked.connect(lambda: self.start_wanted.emit(self.choice()))
        box = page_layout(self)
        box.addWidget(self.title)
        box.addLayout(columns, 1)
        box.addLayout(button_row(self.start_button, leading=self.back_button))
        self.show_choice(GameChoice())

    def _players_column(self) -> QWidget:
        self.players_title = label("section")
        self.name_label = label()
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_label.setBuddy(self.name_edit)
        self.count_label = label()
        self.count_box = QSpinBox()
        self.count_label.setBuddy(self.count_box)
        self.count_box.valueChanged.connect(self._show_seats)
        self.level_labels = []
        self.level_boxes = []
        grid = QGridLayout()
        grid.setSpacing(SPACE_S)
        grid.addWidget(self.name_label, 0, 0)
        grid.addWidget(self.name_edit, 0, 1)
        grid.addWidget(self.count_label, 1, 0)
        grid.addWidget(self.count_box, 1, 1)
        for row in range(len(COMPUTER_NAMES)):
            name, levels = label("muted"), QComboBox()
            for level in LEVELS:
                levels.addItem("", level)
            name.setBuddy(levels)
            grid.addWidget(name, row + 2, 0)
            grid.addWidget(levels, row + 2, 1)
            self.level_labels.append(name)
            self.level_boxes.append(levels)
        grid.setColumnStretch(1, 1)
        column = QWidget()
        column.setFixedWidth(PLAYERS_COLUMN)
        box = QVBoxLayout(column)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(SPACE_S)
        box.addWidget(self.players_title)
        box.addLayout(grid)
        box.addSpacing(SPACE_L)
        box.addStretch(1)
        self.name_edit.textChanged.connect(self._show_seats)
        return column

    def chosen_rules(self) -> str:
        """Return the name of the rule set that is chosen."""
        return next(name for name, card in self.cards.items() if card.isChecked())

    def choice(self) -> GameChoice:
        """Return what is chosen now."""
        levels = [box.currentData() for box in self.level_boxes[: self.count_box.value()]]
        return GameChoice(self.chosen_rules(), self.name_edit.text().strip(), tuple(levels))

    def show_choice(self, choice: GameChoice) -> None:
        """Show a choice, made playable."""
        choice = choice.playable()
        self.cards[choice.rules].setChecked(True)
        self.name_edit.setText(choice.name)
        self._rules_chosen()
        self.count_box.setValue(len(choice.levels))
        fill = choice.levels[-1] if choice.levels else LEVELS[1]
        self._choose_levels([*choice.levels, *[fill] * len(self.level_boxes)])
        self.retranslate()

    def _choose_levels(self, levels: Sequence[str]) -> None:
        for box, level in zip(self.level_boxes, levels, strict=False):
            box.setCurrentIndex(LEVELS.index(level))

    def _rules_chosen(self) -> None:
        rules = preset(self.chosen_rules())
        self.count_box.setRange(rules.min_players - 1, rules.max_players - 1)
        self._show_seats()

    def _show_seats(self) -> None:
        seats = seats_for(self.name_edit.text(), [LEVELS[0]] * len(self.level_boxes))[1:]
        for row, (name, levels) in enumerate(zip(self.level_labels, self.level_boxes, strict=True)):
            name.setText(seats[row].name)
            levels.setAccessibleName(seats[row].name)
            for part in (name, levels):
                part.setVisible(row < self.count_box.value())

    def retranslate(self) -> None:
        self.title.setText(self.tr("New game"))
        self.rules_title.setText(self.tr("Rules"))
        self.players_title.setText(self.tr("Players"))
        self.name_label.setText(self.tr("Your &name"))
        self.name_edit.setPlaceholderText(default_name())
        self.count_label.setText(self.tr("&Computer players"))
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Deal the cards"))
        for name, card in self.cards.items():
            card.say(rule_set_name(name), *rule_set_lines(name))
        for box in self.level_boxes:
            for index, level in enumerate(LEVELS):
                box.setItemText(index, level_name(level))
        self._show_seats()
