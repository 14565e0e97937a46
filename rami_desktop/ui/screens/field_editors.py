"""One editor for each kind of field of the rules; all have a value and tell of its change."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from rami_desktop.engine.rules import field_info
from rami_desktop.ui.count_texts import number_text
from rami_desktop.ui.house_texts import none_text, value_text
from rami_desktop.ui.screens.parts import call, number_box
from rami_desktop.ui.tokens import SPACE_XS

MOST_FACTOR = 100.0
MOST_IN_MATCH = 1_000_000


class FieldEditor(QWidget):
    """Edits one field.  A value need not be one that can be played."""

    changed = Signal()

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SPACE_XS)

    def value(self) -> Any:
        """Return the value as it is edited now."""
        raise NotImplementedError

    def show_value(self, value: Any) -> None:
        """Show a value."""
        raise NotImplementedError

    def retranslate(self, name: str) -> None:
        """Say the texts anew; ``name`` is what a screen reader calls the editor."""
        for part in self.findChildren(QWidget):
            if not part.accessibleName() or part.property("named"):
                part.setProperty("named", True)
                call(part, name)

    def _add(self, part: QWidget, stretch: int = 0) -> None:
        part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        part.installEventFilter(self)
        if isinstance(part, QComboBox):
            part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._row.addWidget(part, stretch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Whoever scrolls the page must not turn numbers on the way.
        astray = isinstance(watched, QWidget) and not watched.hasFocus()
        if astray and isinstance(event, QWheelEvent):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class ChoiceEditor(FieldEditor):
    """One of a few values."""

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        info = field_info(field)
        self._values = [*info.choices, *([None] if info.optional else [])]
        self.box = QComboBox()
        self.box.addItems([""] * len(self._values))
        self.box.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self._add(self.box, 1)

    def value(self) -> Any:
        return self._values[self.box.currentIndex()]

    def show_value(self, value: Any) -> None:
        same = [known == value and type(known) is type(value) for known in self._values]
        self.box.setCurrentIndex(same.index(True))

    def retranslate(self, name: str) -> None:
        for index, value in enumerate(self._values):
            self.box.setItemText(index, value_text(self.field, value))
        super().retranslate(name)


class NumberEditor(FieldEditor):
    """A whole number, or below the smallest one a word."""

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        info = field_info(field)
        assert info.low is not None and info.high is not None
        # At most one value is no number: none, or the one choice beside the numbers.
        self._words: list[Any] = [*info.choices, *([None] if info.optional else [])]
        self.box = number_box()
        self.box.setRange(info.low - len(self._words), info.high)
        self.box.setAccelerated(True)
        self.box.valueChanged.connect(lambda _value: self.changed.emit())
        self._add(self.box, 1)

    def value(self) -> Any:
        number = self.box.value()
        return self._words[0] if self._words and number == self.box.minimum() else number

    def show_value(self, value: Any) -> None:
        self.box.setValue(self.box.minimum() if value in self._words else value)

    def retranslate(self, name: str) -> None:
        if self._words:
            self.box.setSpecialValueText(value_text(self.field, self._words[0]))
        super().retranslate(name)


class FactorEditor(FieldEditor):
    """A multiplier, or none."""

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.box = QDoubleSpinBox()
        self.box.setRange(0.0, MOST_FACTOR)
        self.box.setSingleStep(0.5)
        self.box.setDecimals(2)
        self.box.valueChanged.connect(lambda _value: self.changed.emit())
        self._add(self.box, 1)

    def value(self) -> Any:
        number = self.box.value()
        if not number:
            return None
        return int(number) if number == int(number) else number

    def show_value(self, value: Any) -> None:
        self.box.setValue(value or 0.0)

    def retranslate(self, name: str) -> None:
        self.box.setLocale(QLocale())
        self.box.setSpecialValueText(none_text(self.field))
        super().retranslate(name)


class FactorsEditor(FieldEditor):
    """Several multipliers with blanks between them."""

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.edit = QLineEdit()
        self.edit.setMaxLength(60)
        self.edit.textChanged.connect(lambda _text: self.changed.emit())
        self._add(self.edit, 1)

    def value(self) -> Any:
        words = self.edit.text().replace(";", " ").replace("·", " ").split()
        return [_number(word) for word in words]

    def show_value(self, value: Any) -> None:
        self.edit.setText(" · ".join(map(number_text, value)))


def _number(word: str) -> Any:
    """Return a number as any of the languages writes it; what is none stays a text."""
    try:
        number = float(word.replace(",", "."))
    except ValueError:
        return word
    return int(number) if number == number // 1 else number


class MatchEndEditor(FieldEditor):
    """A number of deals, or of points."""

    KINDS = ("deals", "points")

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.number = number_box()
        self.number.setRange(1, MOST_IN_MATCH)
        self.number.setAccelerated(True)
        self.kind = QComboBox()
        self.kind.addItems([""] * len(self.KINDS))
        self.number.valueChanged.connect(lambda _value: self.changed.emit())
        self.kind.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self._add(self.number, 1)
        self._add(self.kind, 1)

    def value(self) -> Any:
        return f"{self.KINDS[self.kind.currentIndex()]}:{self.number.value()}"

    def show_value(self, value: Any) -> None:
        kind, _, number = value.partition(":")
        self.kind.setCurrentIndex(self.KINDS.index(kind))
        self.number.setValue(int(number))

    def retranslate(self, name: str) -> None:
        self.kind.setItemText(0, self.tr("deals"))
        self.kind.setItemText(1, self.tr("points"))
        super().retranslate(name)


_SPECIAL: dict[str, type[FieldEditor]] = {
    "at_once_factor": FactorsEditor,
    "at_once_joker_factor": FactorEditor,
    "match_end": MatchEndEditor,
}


def make_editor(field: str) -> FieldEditor:
    """Return an editor for a field."""
    if field in _SPECIAL:
        return _SPECIAL[field](field)
    return (ChoiceEditor if field_info(field).low is None else NumberEditor)(field)
