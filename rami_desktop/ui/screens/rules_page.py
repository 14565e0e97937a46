"""The rules of a rule set, to read."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QTextBrowser, QWidget

from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules
from rami_desktop.ui.rules_texts import rules_sections
from rami_desktop.ui.screens.parts import Page, button, button_row, label, page_layout
from rami_desktop.ui.screens.rule_sets import ORDER, rule_set_lines, rule_set_name
from rami_desktop.ui.tokens import SPACE_L, SPACE_M, TEXT, TEXT_LARGE

#: Lines longer than this are hard to read.
WIDEST = 820


class RulesPage(Page):
    """Shows one rule set at a time; house rules are shown when a match is played by them."""

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house_rules: Rules | None = None
        self.title = label("title")
        self.choice = QComboBox()
        for name in ORDER:
            self.choice.addItem("", name)
        self.choice.currentIndexChanged.connect(self._show_text)
        self.text = QTextBrowser()
        self.text.setMaximumWidth(WIDEST)
        self.text.document().setDocumentMargin(SPACE_L)
        self.back_button = button()
        self.back_button.clicked.connect(self.back_wanted)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addSpacing(SPACE_M)
        head.addWidget(self.choice)
        head.addStretch(1)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.text, 100)
        middle.addStretch(1)
        box = page_layout(self)
        box.addLayout(head)
        box.addLayout(middle, 1)
        box.addLayout(button_row(leading=self.back_button))
        self.retranslate()

    def show_rules(self, rules: Rules | None) -> None:
        """Show the rules of a match, or those last looked at."""
        house = self.choice.findData("")
        if house >= 0:
            self.choice.removeItem(house)
        self._house_rules = None
        if rules is not None:
            name = next((name for name, known in PRESETS.items() if known == rules), "")
            if not name:
                self._house_rules = rules
                self.choice.addItem(self.tr("House rules"), "")
            self.choice.setCurrentIndex(self.choice.findData(name))
        self._show_text()
        self.text.setFocus()

    def _show_text(self) -> None:
        name = self.choice.currentData()
        rules = PRESETS[name] if name else self._house_rules
        if rules is None:
            return
        parts = []
        if name:
            lines = "<br>".join(escape(line) for line in rule_set_lines(name))
            parts.append(f'<p style="font-size:{TEXT}px">{lines}</p>')
        for section in rules_sections(rules):
            if section.sentences:
                heading = escape(section.title)
                parts.append(f'<h3 style="font-size:{TEXT_LARGE}px">{heading}</h3><ul>')
                parts += [
                    f'<li style="margin-bottom:4px; font-size:{TEXT}px">{escape(sentence)}</li>'
                    for sentence in section.sentences
                ]
                parts.append("</ul>")
        self.text.setHtml("".join(parts))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rules"))
        self.back_button.setText(self.tr("Back"))
        self.choice.setAccessibleName(self.tr("Rule set"))
        for index in range(self.choice.count()):
            name = self.choice.itemData(index)
            text = rule_set_name(name) if name else self.tr("House rules")
            self.choice.setItemText(index, text)
        self._show_text()
