"""Fair deals: what was promised before a deal, what it was, and how anybody checks it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.engine.cards import parse_cards
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.fair import commitment
from rami_desktop.storage.replay import DealFile, MatchFile, begin_deal
from rami_desktop.ui.screens.parts import button, label
from rami_desktop.ui.tokens import SPACE_L, SPACE_M, SPACE_S

SIZE = (760, 560)
LINES = 5


def check_line(deal: DealFile) -> str:
    """Return the line for a shell that prints the commitment of a deal."""
    return f"printf '%s' '{deal.start['salt']} {deal.start['order']}' | sha256sum"


def is_fair(file: MatchFile, index: int) -> bool:
    """Return whether a deal keeps what was promised and was dealt from that order."""
    start = file.deals[index].start
    try:
        order = parse_cards(start["order"])
        promised = bool(commitment(order, start["salt"]) == start["commitment"])
        begin_deal(file, index)
    except (StorageError, ValueError, LookupError):
        return False
    return promised


class FairDialog(QDialog):
    """The deals of a match; of the one that goes on only what everybody may know."""

    checked = Signal(bool)

    def __init__(self, file: MatchFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self.resize(*SIZE)
        self.intro = label("", wrap=True)
        self.deal_label = label()
        self.deals = QComboBox()
        self.deal_label.setBuddy(self.deals)
        self.promised_label, self.salt_label, self.order_label = label(), label(), label()
        self.promised, self.salt = self._value(), self._value()
        self.order = self._text()
        self.how = label("muted", wrap=True)
        self.line = self._text()
        self.copy_button, self.check_button = button(), button("primary")
        self.copy_button.clicked.connect(self._copy)
        self.check_button.clicked.connect(self.check)
        self.verdict = label("strong", wrap=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        with QSignalBlocker(self.deals):
            self.deals.addItems([""] * len(file.deals))
            self.deals.setCurrentIndex(len(file.deals) - 1)
        self.deals.currentIndexChanged.connect(lambda _index: self._show())
        self.retranslate()

    @staticmethod
    def _value() -> QLabel:
        value = label("mono", wrap=True)
        value.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return value

    @staticmethod
    def _text() -> QPlainTextEdit:
        text = QPlainTextEdit()
        text.setReadOnly(True)
        text.setProperty("role", "mono")
        text.setTabChangesFocus(True)
        text.setFixedHeight(text.fontMetrics().lineSpacing() * LINES + 16)
        return text

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(SPACE_S)
        grid.setColumnStretch(1, 1)
        for row, (words, value) in enumerate(
            (
                (self.deal_label, self.deals),
                (self.promised_label, self.promised),
                (self.salt_label, self.salt),
                (self.order_label, self.order),
            )
        ):
            grid.addWidget(words, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
        actions = QHBoxLayout()
        actions.addWidget(self.verdict, 1)
        actions.addWidget(self.copy_button)
        actions.addWidget(self.check_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        box.setSpacing(SPACE_M)
        box.addWidget(self.intro)
        box.addLayout(grid)
        box.addWidget(self.how)
        box.addWidget(self.line)
        box.addLayout(actions)
        box.addStretch(1)
        box.addWidget(self.buttons)

    def _deal(self) -> DealFile:
        return self._file.deals[self.deals.currentIndex()]

    def _show(self) -> None:
        deal = self._deal()
        over = deal.done is not None
        self.promised.setText(deal.start["commitment"])
        self.salt.setText(deal.start["salt"] if over else self.tr("told after the deal"))
        self.order.setPlainText(deal.start["order"] if over else self.tr("told after the deal"))
        self.line.setPlainText(check_line(deal) if over else "")
        for part in (self.line, self.copy_button, self.check_button):
            part.setVisible(over)
        self.how.setText(self._how() if over else self._why_not())
        self.verdict.clear()
        self._make_room()

    def _make_room(self) -> None:
        """Be tall enough for all lines: a layout asks for too little where labels wrap."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.setMinimumHeight(layout.totalHeightForWidth(self.width()))

    def check(self) -> None:
        """Look whether the deal is what was promised, and say so."""
        fair = is_fair(self._file, self.deals.currentIndex())
        self.verdict.setText(
            self.tr("✓ The cards are those that were promised before the deal.")
            if fair
            else self.tr("✗ The cards are not those that were promised.")
        )
        self.checked.emit(fair)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line.toPlainText())

    def _how(self) -> str:
        return self.tr(
            "To check it without this program, put this line into a terminal (on Windows into "
            "Git Bash or WSL; on a Mac that has no sha256sum, shasum -a 256 does the same). "
            "What sha256sum prints must be the fingerprint that was shown "
            "before the deal. The cards stand in the order in which they were dealt, the first "
            "one first; S is ♠, H ♥, D ♦, C ♣ and * a joker."
        )

    def _why_not(self) -> str:
        return self.tr(
            "Note the fingerprint, or take a picture of it. When the deal is over, its salt and "
            "the order of the cards stand here, and everybody can check that nothing was changed."
        )

    def retranslate(self) -> None:
        """Say all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Fair deal"))
        self.intro.setText(
            self.tr(
                "The pack is shuffled before the deal, and its order settled by a fingerprint "
                "(SHA-256) of a secret salt and the cards. Nobody can change a card afterwards "
                "without another fingerprint; nobody can read the cards from it."
            )
        )
        self.deal_label.setText(self.tr("&Deal"))
        self.promised_label.setText(self.tr("Fingerprint"))
        self.salt_label.setText(self.tr("Salt"))
        self.order_label.setText(self.tr("Order of the cards"))
        self.order.setAccessibleName(self.order_label.text())
        self.line.setAccessibleName(self.tr("Line for a terminal"))
        self.copy_button.setText(self.tr("&Copy the line"))
        self.check_button.setText(self.tr("Chec&k"))
        with QSignalBlocker(self.deals):
            for index in range(self.deals.count()):
                self.deals.setItemText(index, self.tr("Deal {number}").format(number=index + 1))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
