"""The rules of a rule set, to read, to search and to print."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QShortcut,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rules import Rules
from rami_desktop.ui.card_texts import card_name, list_text
from rami_desktop.ui.rule_examples import Example, examples
from rami_desktop.ui.rules_paragraphs import Paragraph
from rami_desktop.ui.rules_texts import Section, rules_sections
from rami_desktop.ui.screens.parts import Page, button, button_row, call, label, page_layout
from rami_desktop.ui.screens.rule_sets import ORDER, rule_set_lines, rule_set_name
from rami_desktop.ui.table.card_images import CardImages, image_name
from rami_desktop.ui.tokens import (
    CARD_HEIGHT,
    CARD_WIDTH,
    INDEX_STRIP,
    SPACE_L,
    SPACE_M,
    SPACE_S,
    TEXT,
    TEXT_LARGE,
    TEXT_SMALL,
)
from rami_desktop.ui.why import INSTEAD

#: Lines longer than this are hard to read.
WIDEST = 820
#: Width of a card in an example, and of the search field at least.
CARD, SEARCH = 46, 190
#: Pixels that are shown above a paragraph that somebody was sent to.
ABOVE = 80
#: What a field needs beside its text: its ends, and the place of the button that clears it.
SEARCH_AIR = 52
#: Without ``pre-wrap`` Qt's rich text would make a plain blank of a narrow no-break space.
STYLE = f"font-size:{TEXT}px; white-space:pre-wrap"
SMALL = f"font-size:{TEXT_SMALL}px; white-space:pre-wrap"


class RulesPage(Page):
    """Shows one rule set at a time; house rules are shown when a match is played by them."""

    back_wanted = Signal()

    def __init__(self, images: CardImages | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._images = CardImages() if images is None else images
        self._house_rules: Rules | None = None
        self._topics: dict[str, str] = {}
        self.title = label("title")
        self.choice = QComboBox()
        for name in ORDER:
            self.choice.addItem("", name)
        self.choice.currentIndexChanged.connect(self._show_text)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search_anew)
        self.search.returnPressed.connect(self._search_on)
        self.found = label("small")
        self.text = QTextBrowser()
        self.text.setMaximumWidth(WIDEST)
        self.text.document().setDocumentMargin(SPACE_L)
        self.back_button = button()
        self.back_button.clicked.connect(self.back_wanted)
        self.print_button = button()
        self.print_button.clicked.connect(self.print_rules)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addSpacing(SPACE_M)
        head.addWidget(self.choice)
        head.addStretch(1)
        head.addWidget(self.found)
        head.addSpacing(SPACE_S)
        head.addWidget(self.search)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.text, 100)
        middle.addStretch(1)
        box = page_layout(self)
        box.addLayout(head)
        box.addLayout(middle, 1)
        box.addLayout(button_row(self.print_button, leading=self.back_button))
        self._find_key = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        self._find_key.activated.connect(self.search.setFocus)
        self._print_key = QShortcut(QKeySequence(QKeySequence.StandardKey.Print), self)
        self._print_key.activated.connect(self.print_rules)
        self.retranslate()

    # --- what is shown ---------------------------------------------------------------------

    @property
    def rules(self) -> Rules | None:
        """The rules that are shown."""
        name = self.choice.currentData()
        return PRESETS[name] if name else self._house_rules

    def show_rules(self, rules: Rules | None, topic: str = "") -> None:
        """Show the rules of a match, or those last looked at.

        :param topic: the paragraph to begin with.
        """
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
        self.search.clear()
        self._show_text()
        flags = Qt.TextInteractionFlag.TextBrowserInteraction
        if QAccessible.isActive():  # a screen reader reads line by line where the cursor goes
            flags |= Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.text.setTextInteractionFlags(flags)
        self.text.setAccessibleDescription("")
        self.show_topic(topic)
        self.text.setFocus()

    def show_topic(self, topic: str) -> bool:
        """Go to the paragraph about a topic and mark it.

        :returns: whether the rules say anything about it.
        """
        if topic not in self._topics:
            topic = INSTEAD.get(topic, "")
        sentence = self._topics.get(topic)
        if sentence is None:
            return False
        cursor = self.text.document().find(sentence[:60])
        if cursor.isNull():
            self._mark([])
            return True
        self._mark([self._whole(cursor)])
        # A screen reader says the paragraph, and goes on from where the cursor is.
        self.text.setAccessibleDescription(sentence)
        start = QTextCursor(cursor)
        start.setPosition(cursor.selectionStart())
        self.text.setTextCursor(start)
        self.text.scrollToAnchor(topic)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() - ABOVE)
        return True

    @staticmethod
    def _whole(cursor: QTextCursor) -> QTextCursor:
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _show_text(self) -> None:
        rules = self.rules
        if rules is None:
            return
        name = self.choice.currentData()
        self.text.setExtraSelections([])
        self._topics.clear()
        document = self.text.document()
        document.clear()
        parts = []
        if name:
            lines = "<br>".join(escape(line) for line in rule_set_lines(name))
            parts.append(f'<p style="{STYLE}">{lines}</p>')
        for section in rules_sections(rules):
            if section.sentences:
                parts += self._section(section)
                shown = examples(rules, section.key)
                if shown:
                    parts.append(self._pictures(section.key, shown))
        self.text.setHtml("".join(parts))
        self._search_anew()

    def _section(self, section: Section) -> list[str]:
        heading = escape(section.title)
        parts = [f'<h3 style="font-size:{TEXT_LARGE}px">{heading}</h3><ul>']
        for sentence in section.sentences:
            topic = sentence.topic if isinstance(sentence, Paragraph) else ""
            if topic:
                self._topics[topic] = str(sentence)
            anchor = f'<a name="{topic}"></a>' if topic else ""
            item = f"{anchor}{escape(sentence)}"
            parts.append(f'<li style="margin-bottom:4px; {STYLE}">{item}</li>')
        parts.append("</ul>")
        return parts

    def _pictures(self, key: str, shown: list[Example]) -> str:
        """Return a table of examples; their pictures become part of the document."""
        cells = []
        for index, example in enumerate(shown):
            url = QUrl(f"cards:{key}/{index}")
            picture = self._picture(example)
            kind = QTextDocument.ResourceType.ImageResource
            self.text.document().addResource(kind.value, url, picture)
            names = " / ".join(list_text(map(card_name, meld)) for meld in example.melds)
            ratio = picture.devicePixelRatio()
            width, height = round(picture.width() / ratio), round(picture.height() / ratio)
            image = (
                f'<img src="{url.toString()}" width="{width}" height="{height}" '
                f'alt="{escape(names)}">'
            )
            caption = f'<span style="{SMALL}">{escape(example.caption)}</span>'
            cells.append(f'<td style="padding:6px 12px">{image}<br>{caption}</td>')
        rows = ["".join(cells[at : at + 3]) for at in range(0, len(cells), 3)]
        return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"

    def _picture(self, example: Example) -> QPixmap:
        ratio = self.devicePixelRatioF()
        step, gap = max(CARD * INDEX_STRIP, CARD * 0.42), CARD * 0.5
        widths = [CARD + step * (len(meld) - 1) for meld in example.melds]
        width = sum(widths) + gap * (len(widths) - 1) + 6
        height = CARD * CARD_HEIGHT / CARD_WIDTH + 6
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        left = 2.0
        for meld, wide in zip(example.melds, widths, strict=True):
            for place, card in enumerate(meld):
                image = self._images.image(image_name(card), CARD, ratio)
                at = QPointF(left + place * step - image.margin, 2 - image.margin)
                painter.drawPixmap(at, image.pixmap)
            left += wide + gap
        painter.end()
        return picture

    # --- searching ---------------------------------------------------------------------------

    def _matches(self) -> list[QTextCursor]:
        words, document = self.search.text().strip(), self.text.document()
        found: list[QTextCursor] = []
        if not words:
            return found
        cursor = document.find(words)
        while not cursor.isNull():
            found.append(cursor)
            cursor = document.find(words, cursor)
        return found

    def _search_anew(self) -> None:
        """Mark every place that holds the words, and go to the first."""
        found = self._matches()
        self._mark(found)
        if not self.search.text().strip():
            self.found.setText("")
            return
        self.found.setText(self.tr("%n place(s)", "", len(found)) if found else self.tr("nowhere"))
        if found:
            self._go(found[0])

    def _search_on(self) -> None:
        """Go to the next place, from the last one back to the first."""
        found = self._matches()
        here = self.text.textCursor().position()
        if found:
            self._go(next((one for one in found if one.position() > here), found[0]))

    def _go(self, place: QTextCursor) -> None:
        cursor = QTextCursor(place)
        cursor.setPosition(place.position())
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()

    def _mark(self, places: list[QTextCursor]) -> None:
        palette = self.text.palette()
        marks = []
        for place in places:
            mark = QTextEdit.ExtraSelection()
            look = QTextCharFormat()
            look.setBackground(palette.highlight())
            look.setForeground(palette.highlightedText())
            mark.format = look
            mark.cursor = place
            marks.append(mark)
        self.text.setExtraSelections(marks)

    # --- printing ------------------------------------------------------------------------------

    def print_rules(self) -> None:
        """Let a printer be chosen and print the page; a PDF is one of the choices."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.document_name())
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(self.tr("Print the rules"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.text.document().print_(printer))
        QDialog.open(dialog)

    def document_name(self) -> str:
        """Return what the printed page is called."""
        return self.tr("{name}: rules").format(name=self.choice.currentText())

    # --- the page itself -------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._find_key.setEnabled(True)
        self._print_key.setEnabled(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._find_key.setEnabled(False)
        self._print_key.setEnabled(False)

    def _fit(self) -> None:
        """Give the search field the room that its own words need."""
        wanted = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setFixedWidth(max(SEARCH, wanted + SEARCH_AIR))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rules"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.back_button.setText(self.tr("Back"))
        self.print_button.setText(self.tr("Print…"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self._fit()
        self.search.setAccessibleName(self.tr("Search the rules"))
        call(self.choice, self.tr("Rule set"))
        for index in range(self.choice.count()):
            name = self.choice.itemData(index)
            text = rule_set_name(name) if name else self.tr("House rules")
            self.choice.setItemText(index, text)
        self._show_text()
