"""Making rules of one's own: every field, what it is for, and what the rule sets say."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.presets import PRESETS, preset_of
from rami_desktop.engine.rules import FIELD_INFOS, Rules
from rami_desktop.storage.rule_sets import LONGEST_NAME, OwnRules, clean_name
from rami_desktop.ui.field_texts import field_text, rules_text
from rami_desktop.ui.house_texts import (
    GROUPS,
    all_sets_text,
    field_sentence,
    group_text,
    value_text,
)
from rami_desktop.ui.screens.field_editors import make_editor
from rami_desktop.ui.screens.parts import (
    Page,
    button,
    button_row,
    frame,
    label,
    page_layout,
    restyle,
    scrolled,
)
from rami_desktop.ui.screens.rule_sets import ORDER, rule_set_name
from rami_desktop.ui.tokens import SPACE_L, SPACE_M, SPACE_S, SPACE_XS

#: Pixels of an editor at least; the longest word of any of them sets the width of all.
EDITOR = 250


class FieldRow(QWidget):
    """A field: name, sentence, editor, what the rule sets say, and why it cannot be so."""

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.card = frame("field")
        self.name = label("strong", wrap=True)
        self.sentence = label("muted", wrap=True)
        self.presets = QLabel()
        self.presets.setProperty("role", "small")
        self.presets.setTextFormat(Qt.TextFormat.RichText)
        self.presets.setWordWrap(True)
        self.trouble = label("danger", wrap=True)
        self.trouble.hide()
        self.editor = make_editor(field)
        grid = QGridLayout(self.card)
        grid.setContentsMargins(SPACE_M, SPACE_S, SPACE_M, SPACE_S)
        grid.setHorizontalSpacing(SPACE_L)
        grid.setVerticalSpacing(SPACE_XS)
        grid.addWidget(self.name, 0, 0)
        grid.addWidget(self.sentence, 1, 0)
        grid.addWidget(self.presets, 2, 0, 1, 2)
        grid.addWidget(self.editor, 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.trouble, 3, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.card)

    def compare(self, base: str) -> bool:
        """Show what the rule sets say; return whether the value differs from the base's."""
        value = self.editor.value()
        value = tuple(value) if isinstance(value, list) else value
        kept = getattr(PRESETS[base], self.field)
        differs = bool(value != kept or type(value) is not type(kept))
        self.card.setProperty("differs", differs)
        restyle(self.card)
        self.name.setText(f"● {field_text(self.field)}" if differs else field_text(self.field))
        self.presets.setText(_presets_line(self.field, base))
        return differs

    def refuse(self, reason: str) -> None:
        """Say why the value cannot be played; nothing for an empty text."""
        self.trouble.setText(reason)
        self.trouble.setVisible(bool(reason))

    def retranslate(self) -> None:
        self.sentence.setText(field_sentence(self.field))
        self.editor.retranslate(field_text(self.field))
        self.editor.setToolTip(field_sentence(self.field))


def _presets_line(field: str, base: str) -> str:
    """Return each value with the rule sets that have it, that of the base in bold."""
    groups: dict[Any, list[str]] = {}
    for name in ORDER:
        groups.setdefault(getattr(PRESETS[name], field), []).append(name)
    parts = []
    for value, names in groups.items():
        every = len(names) == len(ORDER)
        listed = all_sets_text() if every else ", ".join(map(rule_set_name, names))
        text = f"{value_text(field, value)} ({listed})"
        parts.append(f"<b>{text}</b>" if base in names else text)
    return " &nbsp;|&nbsp; ".join(parts)


class HouseRulesPage(Page):
    """The editor of a rule set."""

    back_wanted = Signal()
    #: Name and :class:`Rules` that are to be kept and played.
    save_wanted = Signal(str, object)
    export_wanted = Signal(str, object)
    import_wanted = Signal()
    #: The :class:`OwnRules` that is to go.
    delete_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules: Rules | None = None
        self._own: OwnRules | None = None
        self._begun: tuple[Rules | None, str] = (None, "")
        self._showing = False
        self.title = label("title")
        self.name_label, self.base_label = label(), label()
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.textChanged.connect(self._check)
        self.name_label.setBuddy(self.name_edit)
        self.base = QComboBox()
        for name in ORDER:
            self.base.addItem("", name)
        self.base_label.setBuddy(self.base)
        self.base.activated.connect(self._start_from)
        self.only = QCheckBox()
        self.only.toggled.connect(self._check)
        self.rows = {field: FieldRow(field) for field in FIELD_INFOS}
        self.headings = {group: label("section") for group in GROUPS}
        fields = QWidget()
        self._fill(fields)
        self._scroll = scrolled(fields)
        self.count = label("muted")
        self.trouble = label("danger", wrap=True)
        self.back_button, self.import_button = button(), button()
        self.export_button, self.delete_button = button(), button()
        self.save_button = button("primary")
        self.back_button.clicked.connect(self.back_wanted)
        self.import_button.clicked.connect(self.import_wanted)
        self.export_button.clicked.connect(lambda: self._send(self.export_wanted))
        self.delete_button.clicked.connect(lambda: self.delete_wanted.emit(self._own))
        self.save_button.clicked.connect(lambda: self._send(self.save_wanted))
        box = page_layout(self)
        box.addLayout(self._head())
        box.addWidget(self._scroll, 1)
        box.addWidget(self.trouble)
        row = button_row(
            self.import_button, self.export_button, self.delete_button, self.save_button,
            leading=self.back_button,
        )  # fmt: skip
        box.addLayout(row)
        self.retranslate()

    def _fill(self, fields: QWidget) -> None:
        column = QVBoxLayout(fields)
        column.setContentsMargins(0, 0, SPACE_S, 0)
        column.setSpacing(SPACE_S)
        for group in GROUPS:
            column.addWidget(self.headings[group])
            for field, row in self.rows.items():
                if FIELD_INFOS[field].group == group:
                    column.addWidget(row)
                    row.editor.changed.connect(self._check)
        column.addStretch(1)

    def _head(self) -> QVBoxLayout:
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.title)
        first.addStretch(1)
        first.addWidget(self.name_label)
        first.addWidget(self.name_edit, 1)
        second.addWidget(self.base_label)
        second.addWidget(self.base)
        second.addSpacing(SPACE_L)
        second.addWidget(self.only)
        second.addStretch(1)
        second.addWidget(self.count)
        head = QVBoxLayout()
        head.setSpacing(SPACE_S)
        head.addLayout(first)
        head.addLayout(second)
        return head

    # --- what is edited ------------------------------------------------------------------

    def show_rules(self, rules: Rules, base: str, own: OwnRules | None = None) -> None:
        """Begin with these rules.

        :param base: the preset with which they are compared.
        :param own: the rule set of one's own that is changed, if it is one.
        """
        self._own = own
        self.base.setCurrentIndex(self.base.findData(base))
        self.name_edit.setText(own.name if own else "")
        self._show_values(rules)
        self.delete_button.setVisible(own is not None)
        self._begun = (rules, self.name_edit.text())
        self._scroll.verticalScrollBar().setValue(0)
        self.name_edit.setFocus()

    @property
    def changed(self) -> bool:
        """Whether leaving would lose something."""
        return (self.rules, self.name_edit.text()) != self._begun

    def _show_values(self, rules: Rules) -> None:
        self._showing = True
        for field, row in self.rows.items():
            row.editor.show_value(getattr(rules, field))
        self._showing = False
        self._check()

    def _start_from(self) -> None:
        """Take the values of the preset that was chosen to compare with."""
        self._show_values(PRESETS[self.base.currentData()])

    def _check(self) -> None:
        """Look whether the rules can be played, and show where not and what differs."""
        if self._showing:
            return
        values = {field: row.editor.value() for field, row in self.rows.items()}
        wrong, reason = "", ""
        try:
            self.rules = Rules().changed(**values)
        except RulesError as error:
            self.rules = None
            wrong, reason = error.field, rules_text(error.params)
        base, differing = self.base.currentData(), 0
        for field, row in self.rows.items():
            differs = row.compare(base)
            differing += differs
            row.refuse(reason if field == wrong else "")
            row.setVisible(differs or field == wrong or not self.only.isChecked())
        self._tell(differing, reason)

    def _tell(self, differing: int, reason: str) -> None:
        for group, heading in self.headings.items():
            rows = [row for field, row in self.rows.items() if FIELD_INFOS[field].group == group]
            heading.setVisible(any(not row.isHidden() for row in rows))
        self.count.setText(self.tr("%n rule(s) different", "", differing))
        named = bool(clean_name(self.name_edit.text()))
        same = self.rules is not None and preset_of(self.rules) is not None
        if not reason and not named and not same:
            reason = self.tr("Give these rules a name to keep and play them.")
        self.trouble.setText(reason)
        self.trouble.setVisible(bool(reason))
        self.save_button.setEnabled(self.rules is not None and (named or same))
        self.export_button.setEnabled(self.rules is not None and named)

    def _send(self, signal: Any) -> None:
        if self.rules is not None:
            signal.emit(clean_name(self.name_edit.text()), self.rules)

    def retranslate(self) -> None:
        self.title.setText(self.tr("House rules"))
        self.name_label.setText(self.tr("&Name"))
        self.name_edit.setPlaceholderText(self.tr("as in: At Grandmother’s"))
        self.base_label.setText(self.tr("&Start from"))
        self.only.setText(self.tr("&Only what is different"))
        self.back_button.setText(self.tr("Back"))
        self.import_button.setText(self.tr("&Import…"))
        self.export_button.setText(self.tr("&Export…"))
        self.delete_button.setText(self.tr("&Delete"))
        self.save_button.setText(self.tr("Keep and use"))
        for index, name in enumerate(ORDER):
            self.base.setItemText(index, rule_set_name(name))
        for group, heading in self.headings.items():
            heading.setText(group_text(group))
        for row in self.rows.values():
            row.retranslate()
        width = max(row.editor.sizeHint().width() for row in self.rows.values())
        for row in self.rows.values():
            row.editor.setFixedWidth(max(EDITOR, width))
        self._check()
