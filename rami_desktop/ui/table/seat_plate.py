"""The sign of a seat: picture, name, cards, points, turn, and what else is to be known."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsPathItem

from rami_desktop.ui import tokens
from rami_desktop.ui.models.seats import CARTE_DUE, CARTE_SAID, SeatRow
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.items import (
    NO_PEN,
    Group,
    Line,
    Panel,
    arc,
    pen,
    polygon,
    rect,
    rounded,
    text_width,
)
from rami_desktop.ui.table.motion import State
from rami_desktop.ui.table.seat_pictures import picture_path
from rami_desktop.ui.table.shape import PlateParts
from rami_desktop.ui.tokens import TableColours

translate = QCoreApplication.translate


def seat_colour(row: SeatRow) -> str:
    """Return the colour of a seat: its own choice, or one by its place."""
    names = list(tokens.SEAT_COLOURS)
    name = row.colour if row.colour in tokens.SEAT_COLOURS else names[row.seat % len(names)]
    return tokens.SEAT_COLOURS[name]


def initial(name: str) -> str:
    """Return the letter that stands for a name."""
    return next((letter for letter in name if letter.isalnum()), "?").upper()


class SeatPlate(Group):
    """A plate.  Its state is (x, y) of its upper left corner."""

    def __init__(self) -> None:
        super().__init__()
        self._panel = Panel(parent=self)
        self._arrow = QGraphicsPathItem(self)
        self._disc = QGraphicsEllipseItem(self)
        self._clock = QGraphicsPathItem(self)
        self._picture = QGraphicsPathItem(self)
        self._letter = Line(self)
        self._name = Line(self)
        self._status = Line(self)
        self._count = Line(self)
        self._badge = QGraphicsPathItem(self)
        self._tick = QGraphicsPathItem(self)
        self._dealer = QGraphicsEllipseItem(self)
        self._dealer_letter = Line(self)
        self._tag = Panel(parent=self)
        self._tag_text = Line(self)
        self.row: SeatRow | None = None

    @property
    def name_size(self) -> int:
        """The size of the type of the name, in pixels."""
        return self._name.font().pixelSize()

    def state(self) -> State:
        return (self.x(), self.y())

    def set_state(self, state: State) -> None:
        self.setPos(round(state[0]), round(state[1]))

    def show_seat(
        self,
        row: SeatRow,
        parts: PlateParts,
        colours: TableColours,
        text: float,
        *,
        above: bool,
        turn_seconds: int | None = None,
        name_size: float = tokens.TEXT,
    ) -> None:
        """Show a seat in a plate of the layout's measures.

        :param text: what type sizes are multiplied by.
        :param above: whether the plate is at the upper edge, the table below it.
        :param turn_seconds: what the clock of a turn begins with.
        :param name_size: the size of names in which all at the table fit.
        """
        self.row = row
        box = parts.box
        dx, dy = -box.x, -box.y
        whole = box.moved(dx, dy)
        self._panel.radius = tokens.RADIUS * text
        self._panel.set_state(whole)
        line = colours.turn if row.is_turn else colours.plate_line
        self._panel.dress(colours.plate, line, 3 * text if row.is_turn else 1)
        self._show_arrow(row, whole, colours, text, above)
        self._show_disc(row, parts.disc.moved(dx, dy), colours, text, turn_seconds)
        self._show_words(row, parts, dx, dy, colours, text, name_size)
        self.setToolTip(self._tip(row))

    def _show_arrow(
        self, row: SeatRow, whole: Box, colours: TableColours, text: float, above: bool
    ) -> None:
        self._arrow.setVisible(row.is_turn)
        size = 8 * text
        base, tip = (whole.bottom, size) if above else (0.0, -size)
        self._arrow.setPath(
            polygon([(whole.cx - size, base), (whole.cx + size, base), (whole.cx, base + tip)])
        )
        self._arrow.setPen(NO_PEN)
        self._arrow.setBrush(QColor(colours.turn))

    def _show_disc(
        self,
        row: SeatRow,
        disc: Box,
        colours: TableColours,
        text: float,
        turn_seconds: int | None,
    ) -> None:
        self._disc.setRect(rect(disc))
        self._disc.setPen(NO_PEN)
        self._disc.setBrush(QColor(seat_colour(row)))
        picture = picture_path(row.picture, disc.grown(-0.2 * disc.w))
        self._picture.setVisible(picture is not None)
        if picture is not None:
            self._picture.setPath(picture)
            self._picture.setPen(NO_PEN)
            self._picture.setBrush(QColor(tokens.ON_SEAT))
        seconds = row.seconds_left
        warned = seconds is not None and seconds <= tokens.CLOCK_WARNS
        self._letter.setVisible(picture is None or warned)
        if warned:
            self._disc.setBrush(QColor(colours.alarm))
            self._picture.setVisible(False)
        letter = str(seconds) if warned else initial(row.name)
        ink = colours.on_alarm if warned else tokens.ON_SEAT
        self._letter.put(
            letter, disc, 0.5 * disc.h, ink, bold=True, align=Qt.AlignmentFlag.AlignHCenter
        )
        self._clock.setVisible(seconds is not None)
        if seconds is not None:
            width = 4 * text
            part = seconds / max(seconds, turn_seconds or 1, 1)
            self._clock.setPath(arc(disc.grown(width / 2 - 1), part))
            self._clock.setPen(pen(colours.plate_text if warned else colours.turn, width))
        self._show_badges(row, disc, colours, text)

    def _show_badges(self, row: SeatRow, disc: Box, colours: TableColours, text: float) -> None:
        """Put the tick of an opened seat and the dealer's letter at the disc's corners."""
        side = max(12.0, 0.36 * disc.h)
        badge = Box(disc.right - 0.72 * side, disc.bottom - 0.8 * side, side, side)
        for item in (self._badge, self._tick):
            item.setVisible(row.opened)
        self._badge.setPath(rounded(badge, side / 2))
        self._badge.setPen(pen(colours.plate, 1.5 * text))
        self._badge.setBrush(QColor(colours.turn))
        tick = QPainterPath(QPointF(badge.x + 0.27 * side, badge.y + 0.52 * side))
        tick.lineTo(badge.x + 0.44 * side, badge.y + 0.68 * side)
        tick.lineTo(badge.x + 0.74 * side, badge.y + 0.34 * side)
        self._tick.setPath(tick)
        self._tick.setPen(pen(colours.on_turn, 0.13 * side))
        dealer = Box(disc.right - 0.72 * side, disc.y - 0.2 * side, side, side)
        self._dealer.setVisible(row.is_dealer)
        self._dealer_letter.setVisible(row.is_dealer)
        self._dealer.setRect(rect(dealer))
        self._dealer.setPen(pen(colours.plate, 1.5 * text))
        self._dealer.setBrush(QColor(colours.plate_text))
        self._dealer_letter.put(
            translate("Table", "D", "one letter that marks the dealer"),
            dealer,
            0.68 * side,
            colours.plate,
            bold=True,
            align=Qt.AlignmentFlag.AlignHCenter,
        )

    def _show_words(
        self,
        row: SeatRow,
        parts: PlateParts,
        dx: float,
        dy: float,
        colours: TableColours,
        text: float,
        name_size: float,
    ) -> None:
        name, status = parts.name.moved(dx, dy), parts.status.moved(dx, dy)
        self._name.put(row.name, name, name_size, colours.plate_text, bold=True, fit=True)
        tag = self._tag_words(row)
        self._tag.setVisible(bool(tag))
        self._tag_text.setVisible(bool(tag))
        self._status.setVisible(not tag)
        size = tokens.TEXT_SMALL * text
        if tag:
            wide = min(status.w, text_width(tag, size, bold=True) + 14 * text)
            pill = Box(status.x, status.y + 1, wide, status.h - 2)
            self._tag.radius = pill.h / 2
            self._tag.set_state(pill)
            self._tag.dress(colours.alarm, None)
            self._tag_text.put(
                tag,
                pill,
                size,
                colours.on_alarm,
                bold=True,
                align=Qt.AlignmentFlag.AlignHCenter,
                fit=True,
            )
        words = self._status_words(row, status.w, size)
        self._status.put(words, status, size, colours.plate_muted, fit=True)
        counted = parts.backs.w > 0
        self._count.setVisible(counted)
        if counted:
            self._count.put(
                str(row.card_count),
                parts.count.moved(dx, dy),
                tokens.TEXT * text,
                colours.plate_text,
                bold=True,
            )

    @staticmethod
    def _tip(row: SeatRow) -> str:
        """Return everything that a plate tells, in words."""
        opened = translate("Table", "opened") if row.opened else translate("Table", "not opened")
        lines = [
            row.name,
            translate("Table", "%n card(s)", "", row.card_count),
            opened,
            translate("Table", "%n point(s)", "", row.total),
        ]
        if row.is_dealer:
            lines.append(translate("Table", "dealer"))
        return "\n".join(lines)

    @staticmethod
    def _tag_words(row: SeatRow) -> str:
        if row.carte in (CARTE_DUE, CARTE_SAID) and not row.is_viewer:
            if row.carte == CARTE_SAID:
                return translate("Table", "One card!")
            return ""
        if row.carte == CARTE_DUE:
            return translate("Table", "Say “carte”!")
        return translate("Table", "One card!") if row.carte == CARTE_SAID else ""

    @staticmethod
    def _status_words(row: SeatRow, room: float, size: float) -> str:
        """Return the second line: the longest of its forms that has room."""
        if row.thinking:
            return translate("Table", "thinking…")
        points = translate("Table", "%n point(s)", "", row.total)
        opened = translate("Table", "opened") if row.opened else translate("Table", "not opened")
        long = translate("Table", "{state} · {points}").format(state=opened, points=points)
        return long if text_width(long, size) <= room else points
