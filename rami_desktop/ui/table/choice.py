"""Asks which of several melds is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from rami_desktop.engine.melds import Meld
from rami_desktop.ui import tokens
from rami_desktop.ui.card_texts import cards_text
from rami_desktop.ui.table.boxes import Box
from rami_desktop.ui.table.card_images import CardImage, image_name
from rami_desktop.ui.table.card_layer import Z_BUBBLE
from rami_desktop.ui.table.items import Group, Line, Panel, Paragraph
from rami_desktop.ui.table.overlays import beside
from rami_desktop.ui.tokens import TableColours


class ChoiceBubble(Group):
    """Asks which of several melds is meant, by showing them.

    :ivar focus: the option that Enter would choose.
    :ivar words: the question.
    :ivar melds: the options.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._ground = Panel(parent=self)
        self._title = Paragraph(self)
        self._options: list[Panel] = []
        self._boxes: list[Box] = []
        self._pictures: list[QGraphicsPixmapItem] = []
        self._captions: list[Line] = []
        self._answer: Callable[[int | None], None] | None = None
        self.focus = 0
        self.words = ""
        self.melds: tuple[Meld, ...] = ()
        self.setZValue(Z_BUBBLE + 1)
        self.setVisible(False)
        scene.addItem(self)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Where the options are, none while nothing is asked."""
        return tuple(self._boxes) if self.isVisible() else ()

    def ask(
        self,
        title: str,
        melds: Sequence[Meld],
        answer: Callable[[int | None], None],
        place: Box,
        whole: Box,
        picture: Callable[[str, float], CardImage],
        card: float,
        colours: TableColours,
        text: float,
    ) -> None:
        """Ask.

        :param answer: called once with the index of what was chosen, or ``None``.
        :param card: the width of a card in it.
        """
        self.dismiss()
        self._answer = answer
        self.words, self.melds = title, tuple(melds)
        pad, step = 11 * text, 0.42 * card
        size = tokens.TEXT * text
        line = 1.5 * size if any(map(joker_text, melds)) else 0.0
        height = card * tokens.CARD_HEIGHT / tokens.CARD_WIDTH + 2 * pad + line
        widths = [card + step * (len(meld.cards) - 1) + 2 * pad for meld in melds]
        title_height = self._title.put(title, 4 * card, size, colours.bubble_text, bold=True)
        least = self._title.document().idealWidth() + 1
        beside_another = sum(widths) + pad * (len(widths) - 1)
        in_row = beside_another + 4 * pad < whole.w
        wide = max(beside_another if in_row else max(widths), least)
        rows = 1 if in_row else len(melds)
        tall = 2 * pad + title_height + rows * (height + pad)
        box = beside(place, wide + 2 * pad, tall, 14 * text, whole)
        box = box._replace(y=max(whole.y + pad, min(box.y, whole.bottom - box.h - pad)))
        self._ground.radius = tokens.RADIUS * text
        self._ground.set_state(tuple(box))
        self._ground.dress(colours.bubble, colours.bubble_line, 1.2 * text)
        self._title.setPos(box.x + pad, box.y + pad)
        x = box.cx - beside_another / 2 if in_row else box.x + pad
        y = box.y + 2 * pad + title_height
        for meld, width in zip(melds, widths, strict=True):
            option = Box(x, y, width if in_row else wide, height)
            self._add_option(option, meld, picture, card, step, pad)
            below = Box(option.x, option.bottom - pad - line + 2 * text, option.w, line)
            self._add_caption(below, meld, size, colours)
            if in_row:
                x += width + pad
            else:
                y += height + pad
        self.focus = 0
        self.show_focus(colours, text)
        self.setVisible(True)

    def _add_option(
        self,
        box: Box,
        meld: Meld,
        picture: Callable[[str, float], CardImage],
        card: float,
        step: float,
        pad: float,
    ) -> None:
        panel = Panel(tokens.RADIUS, self)
        panel.set_state(tuple(box))
        self._options.append(panel)
        self._boxes.append(box)
        x = box.cx - (card + step * (len(meld.cards) - 1)) / 2
        for index, face in enumerate(meld.cards):
            image = picture(image_name(face), card)
            item = QGraphicsPixmapItem(image.pixmap, self)
            item.setPos(round(x + index * step - image.margin), round(box.y + pad - image.margin))
            self._pictures.append(item)

    def _add_caption(self, box: Box, meld: Meld, size: float, colours: TableColours) -> None:
        """Say below an option what its joker stands for."""
        words = joker_text(meld)
        if words:
            caption = Line(self)
            caption.put(
                words, box, size, colours.bubble_text, align=Qt.AlignmentFlag.AlignHCenter, fit=True
            )
            self._captions.append(caption)

    @property
    def captions(self) -> tuple[str, ...]:
        """What stands below the options."""
        return tuple(caption.full for caption in self._captions)

    def show_focus(self, colours: TableColours, text: float) -> None:
        """Show which option Enter would choose."""
        for index, panel in enumerate(self._options):
            chosen = index == self.focus
            panel.dress(
                colours.target_tint if chosen else None,
                colours.bubble_line if chosen else colours.plate_line,
                (2.5 if chosen else 1.0) * text,
            )

    def option_at(self, x: float, y: float) -> int | None:
        """Return the option at a point."""
        return next((i for i, box in enumerate(self.boxes) if box.contains(x, y)), None)

    def choose(self, index: int | None) -> None:
        """Answer and disappear."""
        answer, self._answer = self._answer, None
        self._clear()
        if answer is not None:
            answer(index)

    def dismiss(self) -> None:
        """Choose none of them."""
        self.choose(None)

    def _clear(self) -> None:
        self.setVisible(False)
        for item in (*self._options, *self._pictures, *self._captions):
            item.scene().removeItem(item)
        self._options, self._pictures, self._captions, self._boxes = [], [], [], []


def joker_text(meld: Meld) -> str:
    """Return what the jokers of a meld stand for, nothing where that is open."""
    jokers = [card for card in meld.cards if card.is_joker and card.stands_for is not None]
    return cards_text(jokers)
