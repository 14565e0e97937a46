"""Words beside the piles: how far the opening is, and what is still owed to the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from rami_desktop.engine.view import SeatView
from rami_desktop.ui import tokens
from rami_desktop.ui.card_texts import cards_text
from rami_desktop.ui.models.prepared import OpeningCounter
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.items import Group, Line, Panel, Paragraph, text_width
from rami_desktop.ui.tokens import TableColours

translate = QCoreApplication.translate


class OpeningPanel(Group):
    """The counter of the opening: points of the prepared melds, what is missing, the best."""

    def __init__(self) -> None:
        super().__init__()
        self._panel = Panel(parent=self)
        self._title = Line(self)
        self._points = Line(self)
        self._track = Panel(parent=self)
        self._bar = Panel(parent=self)
        self._lines = [Line(self) for _ in range(3)]

    def texts(self) -> list[str]:
        """Return what it says, for screen readers and tests."""
        return [line.full for line in (self._title, self._points, *self._lines) if line.full]

    def show_counter(self, store: TableStore, box: Box, colours: TableColours, text: float) -> None:
        """Show the counter of a store in a box, or nothing when it does not matter."""
        view = store.view
        shown = (
            view is not None
            and view.seat >= 0
            and not view.over
            and not view.opened[view.seat]
            and bool(view.hand)
        )
        self.setVisible(shown)
        if not shown or view is None:
            return
        counter = store.prepared.counter
        small = tokens.TEXT_SMALL * text
        rows = self._rows(counter, bool(store.prepared.groups), view)
        big = tokens.TEXT_TITLE * text * 0.9
        pad = 10 * text
        line = small * 1.42
        height = 2 * pad + big * 1.2 + 7 * text + len(rows) * line
        if height > box.h:
            pad = max(4 * text, pad - (height - box.h) / 2)
            height = 2 * pad + big * 1.2 + 7 * text + len(rows) * line
        points = translate("Table", "{points} of {needed}").format(
            points=QLocale().toString(counter.points), needed=QLocale().toString(counter.needed)
        )
        title = translate("Table", "Opening")
        title_width = text_width(title, small)
        wide = max(
            [text_width(points, big, bold=True) + title_width + 3 * pad]
            + [text_width(words, small, bold) + 2 * pad + 2 for words, bold in rows]
        )
        width = min(box.w, max(wide, 190 * text))
        place = Box(box.right - width, box.cy - height / 2, width, height)
        self._panel.radius = tokens.RADIUS * text
        self._panel.set_state(tuple(place))
        self._panel.dress(colours.zone, colours.zone_line)
        inner = place.grown(-pad)
        first = Box(inner.x, inner.y, inner.w, big * 1.2)
        # A longer language gets smaller letters, not one text over the other.
        beside = max(0.4 * inner.w, inner.w - title_width - pad)
        points_width = min(beside, text_width(points, big, bold=True))
        left = first._replace(w=inner.w - points_width - pad)
        self._title.put(title, left, small, colours.muted, fit=True)
        self._points.put(
            points,
            Box(inner.right - points_width, first.y, points_width, first.h),
            big,
            colours.text,
            bold=True,
            align=Qt.AlignmentFlag.AlignRight,
            fit=True,
        )
        self._show_bar(counter, Box(inner.x, first.bottom, inner.w, 4 * text), colours)
        y = first.bottom + 7 * text
        for item, row in zip(self._lines, [*rows, ("", False)][: len(self._lines)], strict=False):
            words, strong = row
            item.setVisible(bool(words))
            item.put(
                words,
                Box(inner.x, y, inner.w, line),
                small,
                colours.turn if strong else colours.muted,
                bold=strong,
                fit=True,
            )
            y += line
        for item in self._lines[len(rows) :]:
            item.setVisible(False)
            item.put("", inner, small, colours.muted)

    def _show_bar(self, counter: OpeningCounter, box: Box, colours: TableColours) -> None:
        part = min(1.0, counter.points / counter.needed) if counter.needed else 1.0
        for panel, width, fill in (
            (self._track, box.w, colours.zone_line),
            (self._bar, box.w * part, colours.turn),
        ):
            panel.radius = box.h / 2
            panel.set_state((box.x, box.y, width, box.h))
            panel.dress(fill, None)
        self._bar.setVisible(part > 0)

    @staticmethod
    def _rows(counter: OpeningCounter, prepared: bool, view: SeatView) -> list[tuple[str, bool]]:
        rows: list[tuple[str, bool]] = []
        if counter.opens:
            rows.append((translate("Table", "Ready: you can open"), True))
        elif counter.missing:
            rows.append((translate("Table", "%n point(s) missing", "", counter.missing), False))
        elif prepared:
            rows.append((translate("Table", "Enough points"), False))
        if counter.needs_clean_run:
            rows.append(
                (translate("Table", "Clean run: ready"), False)
                if counter.has_clean_run
                else (translate("Table", "Clean run: missing"), False)
            )
        if counter.best is None:
            rows.append((translate("Table", "Best in hand: no meld yet"), False))
        elif counter.best_opens and not counter.opens:
            rows.append((translate("Table", "Best in hand: %n, opens", "", counter.best), True))
        else:
            rows.append((translate("Table", "Best in hand: %n", "", counter.best), False))
        return rows


class OwedPanel(Group):
    """What must still be laid in this turn, beside the discard pile."""

    def __init__(self) -> None:
        super().__init__()
        self._panel = Panel(parent=self)
        self._title = Paragraph(self)
        self._cards = Paragraph(self)
        self._hint = Paragraph(self)

    def texts(self) -> list[str]:
        """Return what it says, for screen readers and tests."""
        if not self.isVisible():
            return []
        items = (self._title, self._cards, self._hint)
        return [item.toPlainText() for item in items if item.toPlainText()]

    def show_owed(self, store: TableStore, box: Box, colours: TableColours, text: float) -> None:
        """Show what the viewer owes, or nothing."""
        pile, view = store.piles.discard, store.view
        owed = pile.owed if pile is not None else ()
        self.setVisible(bool(owed))
        if not owed or view is None:
            return
        pad = 10 * text
        width = min(box.w, 230 * text) - 2 * pad
        small = tokens.TEXT_SMALL * text
        heights = [
            self._title.put(translate("Table", "Still to be laid:"), width, small, colours.on_owed),
            self._cards.put(
                cards_text(owed), width, tokens.TEXT_LARGE * text, colours.on_owed, bold=True
            ),
            self._hint.put(
                translate("Table", "or put it back") if view.may_put_back else "",
                width,
                small,
                colours.on_owed,
            )
            if view.may_put_back
            else 0.0,
        ]
        self._hint.setVisible(view.may_put_back)
        if not view.may_put_back:
            self._hint.setPlainText("")
        lines = (self._title, self._cards, self._hint)
        width = min(width, max(line.document().idealWidth() for line in lines) + 1)
        height = sum(heights) + 2 * pad
        place = Box(box.x, box.cy - height / 2, width + 2 * pad, height)
        self._panel.radius = tokens.RADIUS * text
        self._panel.set_state(tuple(place))
        self._panel.dress(colours.owed, None)
        y = place.y + pad
        for item, tall in zip((self._title, self._cards, self._hint), heights, strict=True):
            item.setPos(place.x + pad, y)
            y += tall
