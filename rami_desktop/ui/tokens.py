"""The design in numbers: colours, sizes, type and motion.  Nothing else in ``ui`` names one.

Colours are ``#rrggbb``, or ``#aarrggbb`` where something shows through, as Qt reads them.
Sizes are device-independent pixels at the smallest window (1024 x 700); the table multiplies
them by its own unit.  Times are milliseconds at the normal pace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# --- Windows and pages -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of pages, dialogs and bars in one theme.

    :ivar window: what lies behind everything.
    :ivar surface: cards, lists and fields on it.
    :ivar raised: buttons and what is under the pointer.
    :ivar accent: the one colour that says "here", with ``on_accent`` for text on it.
    """

    dark: bool
    window: str
    surface: str
    raised: str
    border: str
    text: str
    muted: str
    accent: str
    on_accent: str
    focus: str
    danger: str
    warning: str
    shadow: str


LIGHT: Final = Palette(
    dark=False,
    window="#f4f1e8",
    surface="#fffdf7",
    raised="#ebe6d8",
    border="#cfc8b6",
    text="#20281f",
    muted="#5b6357",
    accent="#1f6b4f",
    on_accent="#ffffff",
    focus="#1d5fa8",
    danger="#a8231c",
    warning="#8a5300",
    shadow="#40000000",
)

DARK: Final = Palette(
    dark=True,
    window="#171c1a",
    surface="#202725",
    raised="#2b3431",
    border="#43504b",
    text="#eef1ea",
    muted="#a9b4ac",
    accent="#5fc39a",
    on_accent="#0d1a14",
    focus="#8cc2ff",
    danger="#ff8f85",
    warning="#f2b84b",
    shadow="#80000000",
)

PALETTES: Final = {"light": LIGHT, "dark": DARK}

#: High contrast: no colour but for what means something, every edge drawn.
CONTRAST_PALETTES: Final = {
    "light": Palette(
        dark=False,
        window="#ffffff",
        surface="#ffffff",
        raised="#ffffff",
        border="#000000",
        text="#000000",
        muted="#4a4a4a",
        accent="#00308f",
        on_accent="#ffffff",
        focus="#b00000",
        danger="#960000",
        warning="#5a3a00",
        shadow="#00000000",
    ),
    "dark": Palette(
        dark=True,
        window="#000000",
        surface="#000000",
        raised="#000000",
        border="#ffffff",
        text="#ffffff",
        muted="#b8b8b8",
        accent="#ffff00",
        on_accent="#000000",
        focus="#00ffff",
        danger="#ffa8a8",
        warning="#ffd75e",
        shadow="#00000000",
    ),
}

# --- The table ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableColours:
    """The colours of the table in one theme.

    :ivar felt: the cloth in the middle, ``felt_edge`` at the rim.
    :ivar zone: the ground of a place for melds, ``zone_line`` its border.
    :ivar text: writing on the cloth, ``muted`` for what matters less.
    :ivar plate: the sign of a seat, with ``plate_text`` and ``plate_muted`` on it.
    :ivar turn: whose turn it is, what is selected, and where a card may go.
    :ivar owed: what is still owed to the table.
    :ivar bubble: words beside a place, with ``bubble_text`` in it.
    :ivar focus: the ring of the keyboard.
    """

    felt: str
    felt_edge: str
    zone: str
    zone_line: str
    text: str
    muted: str
    plate: str
    plate_line: str
    plate_text: str
    plate_muted: str
    turn: str
    on_turn: str
    target_tint: str
    owed: str
    on_owed: str
    bubble: str
    bubble_line: str
    bubble_text: str
    focus: str
    alarm: str
    on_alarm: str


def _table(
    felt: str, felt_edge: str, muted: str, *, dark: bool, plate: str = "", plate_muted: str = ""
) -> TableColours:
    return TableColours(
        felt=felt,
        felt_edge=felt_edge,
        zone="#1a000000" if not dark else "#26000000",
        zone_line="#30ffffff" if not dark else "#26ffffff",
        text="#ffffff",
        muted=muted,
        plate=plate or ("#1b2420" if dark else "#fbf7ec"),
        plate_line="#3d4a44" if dark else "#d9d0ba",
        plate_text="#f1f4ef" if dark else "#1f2822",
        plate_muted=plate_muted or ("#aebab2" if dark else "#5a6259"),
        turn="#ffd75e",
        on_turn="#241a00",
        target_tint="#40ffd75e",
        owed="#ffb072",
        on_owed="#2b1200",
        bubble="#fffdf6" if not dark else "#f3efe3",
        bubble_line="#241a00",
        bubble_text="#1f2822",
        focus="#ffffff",
        alarm="#b3261e" if not dark else "#ff8f85",
        on_alarm="#ffffff" if not dark else "#2b0500",
    )


#: The table in high contrast, whatever the theme.
CONTRAST_TABLE: Final = TableColours(
    felt="#000000",
    felt_edge="#000000",
    zone="#ff000000",
    zone_line="#ffffff",
    text="#ffffff",
    muted="#ffffff",
    plate="#000000",
    plate_line="#ffffff",
    plate_text="#ffffff",
    plate_muted="#ffffff",
    turn="#ffff00",
    on_turn="#000000",
    target_tint="#60ffff00",
    owed="#ffb000",
    on_owed="#000000",
    bubble="#ffffff",
    bubble_line="#000000",
    bubble_text="#000000",
    focus="#00ffff",
    alarm="#ffffff",
    on_alarm="#000000",
)

#: Table colours by name, then by theme.
TABLES: Final = {
    "green": {
        "light": _table("#27664a", "#1d4f39", "#d6e9de", dark=False),
        "dark": _table("#1c4433", "#12301f", "#b9cfc3", dark=True),
    },
    "blue": {
        "light": _table("#2f5f86", "#244b6c", "#d6e5f2", dark=False),
        "dark": _table("#1c3a54", "#12283c", "#b6cadb", dark=True, plate="#19222b"),
    },
    "plum": {
        "light": _table("#703c58", "#592d45", "#f2dde8", dark=False),
        "dark": _table("#472839", "#301925", "#d9c0cd", dark=True, plate="#261b21"),
    },
}

#: Colours that a seat may have, by name: the disc behind its picture or initial.
SEAT_COLOURS: Final = {
    "teal": "#1f7a78",
    "brick": "#b4482f",
    "indigo": "#4a52a5",
    "olive": "#6a7324",
    "rose": "#b03a68",
    "ochre": "#96650d",
    "slate": "#50616f",
    "violet": "#7c4796",
}
ON_SEAT: Final = "#ffffff"

# --- Space -------------------------------------------------------------------------------

#: Steps of space between things.
SPACE_XS: Final = 4
SPACE_S: Final = 8
SPACE_M: Final = 12
SPACE_L: Final = 20
SPACE_XL: Final = 32
RADIUS: Final = 8
RADIUS_L: Final = 14
#: The smallest side of anything that can be clicked or touched.
HIT: Final = 24
#: The comfortable height of a button.
BUTTON: Final = 40
#: The widest content of a page; what a larger window has beside it stays empty on both sides.
WIDEST_PAGE: Final = 1240

#: Width and height of a card in its own drawing.
CARD_WIDTH: Final = 180
CARD_HEIGHT: Final = 252
#: The part of a card's width, from its left edge, that holds its index (large faces too).
INDEX_STRIP: Final = 0.28
#: The least height of a card in one's own hand.
LEAST_HAND_CARD: Final = 56
#: How far a selected card rises, as a part of its height.
LIFT: Final = 0.13
#: The soft shadow of a card, as a part of its width.
SHADOW: Final = 0.035

# --- Type --------------------------------------------------------------------------------

TEXT_SMALL: Final = 13
TEXT: Final = 15
TEXT_LARGE: Final = 18
TEXT_TITLE: Final = 26
TEXT_DISPLAY: Final = 40

# --- Motion ------------------------------------------------------------------------------

#: Pace of rivals by name: every time of the table is multiplied by it.
PACES: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "at_once": 0.0}

#: All cards of a deal, from the first that leaves the stock to the last that lies.
DEAL_TOTAL: Final = 1500
#: One card on its way in a deal.
DEAL_CARD: Final = 260
#: A card of a rival from one place to another.
MOVE: Final = 420
#: A card of one's own after a gesture.
OWN_MOVE: Final = 190
#: A card that glides back after a drop that changed nothing.
GLIDE_BACK: Final = 240
#: Making room: cards that shift beside others, a plate that follows its column.
SHIFT: Final = 180
#: From one card to the next when several move in one action, and from meld to meld.
STAGGER: Final = 70
STAGGER_MELD: Final = 260
#: Cards of a group gathering under the pointer.
GATHER: Final = 130
#: How long words beside a place stay; a second more for each 15 characters.
BUBBLE_STAY: Final = 3500
BUBBLE_PER_CHARACTER: Final = 65
#: Sentences for a screen reader that come within this time are one announcement.
SPOKEN_TOGETHER: Final = 40
#: How long a screen reader speaks, for each character, before the next announcement may come.
SPOKEN_PER_CHARACTER: Final = 50
#: How long something is known to screen readers after it has gone.
SPOKEN_OF: Final = 3000
#: After the last resize until cards are drawn anew at their size.
RESIZE_REST: Final = 140
#: From one step of a replay to the next, with and without motion.
REPLAY_REST: Final = 350
REPLAY_STILL: Final = 900
#: Seconds at which the clock of a turn begins to warn.
CLOCK_WARNS: Final = 10
