"""What pages are made of: a page that hears of a new language, labels by role, big buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rami_desktop.ui.tokens import BUTTON, SPACE_L, SPACE_M, SPACE_S, SPACE_XL, WIDEST_PAGE


class Page(QWidget):
    """A page of the window.  :meth:`retranslate` says its texts, then and at each switch."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def retranslate(self) -> None:
        """Say all texts in the language of the moment."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def label(role: str = "", *, wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """Return an empty label that looks as the style sheet says for its role."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def button(role: str = "", parent: QWidget | None = None) -> QPushButton:
    """Return an empty button that looks as the style sheet says for its role."""
    made = QPushButton(parent)
    if role:
        made.setProperty("role", role)
    made.setAutoDefault(True)
    return made


def number_box() -> QSpinBox:
    """Return a box for a number whose text begins where that of the other boxes does."""
    box = QSpinBox()
    # A style sheet has no say in where the editor inside such a box puts its text.
    box.lineEdit().setTextMargins(SPACE_S, 0, 0, 0)
    return box


def frame(role: str, parent: QWidget | None = None) -> QFrame:
    """Return a frame that looks as the style sheet says for its role."""
    made = QFrame(parent)
    made.setProperty("role", role)
    return made


def restyle(widget: QWidget) -> None:
    """Let the style sheet look again at a widget whose properties changed.

    One that has not been shown yet is looked at then.
    """
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def clear_layout(layout: QLayout) -> None:
    """Remove and delete everything in a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            clear_layout(inner)
        if (widget := item.widget()) is not None:
            # Hidden at once: the deletion itself waits for the event loop.
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


class ReadingArea(QScrollArea):
    """An area in which there is only something to read: a screen reader reads all of it.

    Labels have no keyboard, so that nobody would come to them otherwise.
    """

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setAccessibleName(self.words())
        super().focusInEvent(event)

    def words(self) -> str:
        """Return what stands in the area, in the order in which it was put there.

        A part with the property ``silent`` only heads what says its own name.
        """
        content = self.widget()
        assert content is not None
        told = []
        for part in content.findChildren(QWidget):
            words = part.accessibleName() or (part.text() if isinstance(part, QLabel) else "")
            if words and part.isVisibleTo(content) and not part.property("silent"):
                told.append(words)
        return "\n".join(told)


def scrolled(content: QWidget, *, reading: bool = False) -> QScrollArea:
    """Return a frameless area that lets ``content`` be taller than the window.

    :param reading: whether there is nothing in it to work with; then keys must reach the area
        itself, while elsewhere it follows what they reach inside it.
    """
    area = ReadingArea() if reading else QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.TabFocus if reading else Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area


def call(widget: QWidget, name: str) -> None:
    """Give a widget that stands without a label a name for screen readers.

    On Linux Qt tells the chosen entry as the name of a combo box; the description is heard, too.
    """
    widget.setAccessibleName(name)
    if isinstance(widget, QComboBox):
        widget.setAccessibleDescription(name)


def centred(content: QWidget, width: int) -> QHBoxLayout:
    """Return a row that keeps ``content`` in the middle and no wider than ``width`` pixels."""
    content.setMaximumWidth(width)
    content.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(content, 100)
    row.addStretch(1)
    return row


class TextButton(QPushButton):
    """A large button with a title and lines below it."""

    def __init__(self, role: str, lines: int, parent: QWidget | None = None) -> None:
        """Make the button.  :param lines: how many lines stand below the title."""
        super().__init__(parent)
        self.setProperty("role", role)
        self.setAutoDefault(True)
        # Higher than the hint where the width makes lines wrap, and never for mere room.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(BUTTON)
        box = QVBoxLayout(self)
        box.setContentsMargins(SPACE_L, SPACE_S, SPACE_L, SPACE_S)
        box.setSpacing(1)
        self.title = label("section")
        self.lines = [label("muted", wrap=True) for _ in range(lines)]
        for part in (self.title, *self.lines):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            box.addWidget(part)

    def say(self, title: str, *lines: str) -> None:
        """Set the texts; what a screen reader says is made from them."""
        self.title.setText(title)
        for part, text in zip(self.lines, lines, strict=True):
            part.setText(text)
            part.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(filter(None, lines)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.totalSizeHint()

    def hasHeightForWidth(self) -> bool:
        layout = self.layout()
        return layout is not None and layout.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.totalMinimumSize()


def button_row(*buttons: QWidget, leading: QAbstractButton | None = None) -> QHBoxLayout:
    """Return a row with ``leading`` at its left end and the other buttons at its right."""
    row = QHBoxLayout()
    row.setSpacing(SPACE_S)
    if leading is not None:
        row.addWidget(leading)
    row.addStretch(1)
    for one in buttons:
        row.addWidget(one)
    return row


def page_layout(page: QWidget) -> QVBoxLayout:
    """Return the layout of a page: its margins, and the width that eyes can follow."""
    around = QHBoxLayout(page)
    around.setContentsMargins(SPACE_XL, SPACE_L, SPACE_XL, SPACE_L)
    column = QWidget()
    column.setMaximumWidth(WIDEST_PAGE)
    # The empty sides get what is left when the column is as wide as it may be.
    around.addStretch(1)
    around.addWidget(column, 10_000)
    around.addStretch(1)
    box = QVBoxLayout(column)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(SPACE_M)
    return box
