"""Everything that can be done with a menu, a button or a key, in one table.

The menus, the bar under the table and the list of keys (F1) are all made from it, so that none
of them can promise what another does not keep.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

MATCH_MENU = "match"
PLAY_MENU = "play"
VIEW_MENU = "view"
HELP_MENU = "help"
MENUS = (MATCH_MENU, PLAY_MENU, VIEW_MENU, HELP_MENU)


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One thing that can be done.

    :ivar name: its stable name; the texts stand in :func:`ActionTable.retranslate`.
    :ivar menu: the menu that shows it.
    :ivar keys: its keys, the one that menus show first.
    :ivar new_group: whether a line stands above it in the menu.
    :ivar checkable: whether it is switched on and off.
    :ivar at_times: whether it is only shown while it can be done.
    :ivar role: where macOS wants it.
    """

    name: str
    menu: str
    keys: tuple[str, ...] = ()
    new_group: bool = False
    checkable: bool = False
    at_times: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


SPECS = (
    ActionSpec("new", MATCH_MENU, ("Ctrl+N",)),
    ActionSpec("quick", MATCH_MENU, ("Ctrl+G",)),
    ActionSpec("open_file", MATCH_MENU, ("Ctrl+O",)),
    ActionSpec("save_named", MATCH_MENU, ("Ctrl+S",)),
    ActionSpec("save_copy", MATCH_MENU, ("Ctrl+Shift+S",)),
    ActionSpec("matches", MATCH_MENU, ("Ctrl+M",), new_group=True),
    ActionSpec("statistics", MATCH_MENU, ("Ctrl+T",)),
    ActionSpec("start_page", MATCH_MENU, ("Ctrl+W",), new_group=True),
    ActionSpec(
        "settings", MATCH_MENU, ("Ctrl+,",), new_group=True, role=QAction.MenuRole.PreferencesRole
    ),
    ActionSpec("quit", MATCH_MENU, ("Ctrl+Q",), new_group=True, role=QAction.MenuRole.QuitRole),
    ActionSpec("draw", PLAY_MENU, ("D",)),
    ActionSpec("take", PLAY_MENU, ("T",)),
    ActionSpec("put_back", PLAY_MENU, ("B",)),
    ActionSpec("lay", PLAY_MENU, ("L",), new_group=True),
    ActionSpec("open", PLAY_MENU, ("O",)),
    ActionSpec("discard", PLAY_MENU, ("X",)),
    ActionSpec("carte", PLAY_MENU, ("C",), at_times=True),
    ActionSpec("undo", PLAY_MENU, ("Ctrl+Z", "U"), new_group=True),
    ActionSpec("redo", PLAY_MENU, ("Ctrl+Shift+Z", "Ctrl+Y")),
    ActionSpec("hint", PLAY_MENU, ("H",)),
    ActionSpec("replay", PLAY_MENU, ("R",)),
    ActionSpec("standing", PLAY_MENU, ("S",)),
    ActionSpec("sort_suit", PLAY_MENU, ("1",), new_group=True),
    ActionSpec("sort_rank", PLAY_MENU, ("2",)),
    ActionSpec("sort_melds", PLAY_MENU, ("3",)),
    ActionSpec("reveal", PLAY_MENU, ("M",), new_group=True, at_times=True),
    ActionSpec("count", PLAY_MENU, ("K",)),
    ActionSpec("next_deal", PLAY_MENU, ("N",)),
    ActionSpec("fair", PLAY_MENU, ("F",), new_group=True),
    ActionSpec("side_panel", VIEW_MENU, ("F9",), checkable=True),
    ActionSpec("full_screen", VIEW_MENU, ("F11",), checkable=True),
    ActionSpec("lesson", HELP_MENU, ("F3",)),
    ActionSpec("rules", HELP_MENU, ("F2",)),
    ActionSpec("why", HELP_MENU, ("W",)),
    ActionSpec("keys", HELP_MENU, ("F1",)),
    ActionSpec("about", HELP_MENU, new_group=True, role=QAction.MenuRole.AboutRole),
)


class ActionTable(QObject):
    """The actions of one window: made once, told in the language of the moment."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        for spec in SPECS:
            action = QAction(self)
            action.setObjectName(spec.name)
            action.setCheckable(spec.checkable)
            action.setMenuRole(spec.role)
            action.setShortcuts([QKeySequence(key) for key in spec.keys])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            # Nothing can be played before there is a table that says so.
            action.setEnabled(spec.menu != PLAY_MENU)
            action.setVisible(not spec.at_times)
            self._actions[spec.name] = action
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def in_menu(self, menu: str) -> Iterator[tuple[ActionSpec, QAction]]:
        """Yield what a menu holds, in its order."""
        for spec in SPECS:
            if spec.menu == menu:
                yield spec, self._actions[spec.name]

    def fill(self, bar: QMenuBar) -> None:
        """Add the menus with all that they hold to a bar."""
        for menu, title in self.menu_titles().items():
            shown = self._menus[menu] = bar.addMenu(title)
            shown.setToolTipsVisible(True)
            for spec, action in self.in_menu(menu):
                if spec.new_group:
                    shown.addSeparator()
                shown.addAction(action)

    def connect_all(self, slots: Mapping[str, Callable[..., object]]) -> None:
        """Connect actions by name; a switch gets its new state, the others nothing.

        :raises KeyError: when there is no action of that name.
        """
        for name, slot in slots.items():
            action = self._actions[name]
            if action.isCheckable():
                action.toggled.connect(slot)
            else:
                action.triggered.connect(lambda _checked=False, run=slot: run())

    def enable(self, states: Mapping[str, bool]) -> None:
        """Enable or disable actions by name."""
        for name, state in states.items():
            self._actions[name].setEnabled(state)

    def menu_titles(self) -> dict[str, str]:
        """Return the titles of the menus."""
        return {
            MATCH_MENU: self.tr("&Match"),
            PLAY_MENU: self.tr("&Play"),
            VIEW_MENU: self.tr("&View"),
            HELP_MENU: self.tr("&Help"),
        }

    def retranslate(self) -> None:
        """Say all texts anew; a tip says in a sentence what the action does."""
        texts = {
            "new": (self.tr("&New game…"), self.tr("Choose the rules and the players.")),
            "quick": (
                self.tr("Quick &game"),
                self.tr("Start at once with the rules and players of last time."),
            ),
            "open_file": (self.tr("&Open…"), self.tr("Go on with a match saved in a file.")),
            "save_named": (
                self.tr("Save &under a name…"),
                self.tr("Keep this match as it stands in the list of matches."),
            ),
            "matches": (
                self.tr("&Matches and replays…"),
                self.tr("Go on with a match, or watch it again."),
            ),
            "statistics": (self.tr("Stat&istics…"), self.tr("What was played and won.")),
            "fair": (
                self.tr("&Fair deal…"),
                self.tr("See what was promised before the deal, and check it afterwards."),
            ),
            "save_copy": (
                self.tr("&Save a copy…"),
                self.tr("Write this match to a file, to keep it or send it to somebody."),
            ),
            "start_page": (
                self.tr("Back to the start &page"),
                self.tr("Leave the table; the match waits there."),
            ),
            "settings": (
                self.tr("Se&ttings…"),
                self.tr("Language, pace, cards and colours."),
            ),
            "quit": (self.tr("&Quit"), self.tr("Close the program; the match is kept.")),
            "draw": (self.tr("&Draw"), self.tr("Draw the top card of the stock.")),
            "take": (
                self.tr("&Take the discard"),
                self.tr("Take the top card of the discard pile; it must be laid in this turn."),
            ),
            "put_back": (
                self.tr("Put &back"),
                self.tr("Put the taken discard back and draw from the stock instead."),
            ),
            "lay": (
                self.tr("&Lay"),
                self.tr("Lay the selected cards in front of you as a meld."),
            ),
            "open": (
                self.tr("&Open"),
                self.tr("Lay the prepared melds, or the best opening that the hand holds."),
            ),
            "discard": (
                self.tr("D&iscard"),
                self.tr("Discard the selected card, which ends your turn."),
            ),
            "carte": (
                self.tr("&Carte!"),
                self.tr("Announce your last card before the next player draws."),
            ),
            "undo": (
                self.tr("&Undo"),
                self.tr("Take back the last step of this turn; what was drawn stays drawn."),
            ),
            "redo": (self.tr("&Redo"), self.tr("Do again what was taken back.")),
            "hint": (self.tr("&Hint"), self.tr("Show a good move and why it is one.")),
            "replay": (
                self.tr("&What happened"),
                self.tr("Show again what the others did since your last turn."),
            ),
            "standing": (
                self.tr("How thin&gs stand"),
                self.tr("Say whose turn it is, what lies on the piles, and how the others stand."),
            ),
            "sort_suit": (self.tr("Sort by &suit"), self.tr("Arrange the hand suit by suit.")),
            "sort_rank": (self.tr("Sort by ran&k"), self.tr("Arrange the hand by rank.")),
            "sort_melds": (
                self.tr("Sort by &melds"),
                self.tr("Put together what belongs together."),
            ),
            "reveal": (
                self.tr("It’s m&e"),
                self.tr("Show the hand of the player whose turn it is."),
            ),
            "count": (
                self.tr("Cou&nt"),
                self.tr("Show how the deal was counted."),
            ),
            "next_deal": (self.tr("Ne&xt deal"), self.tr("Deal again.")),
            "side_panel": (
                self.tr("&Scores and log"),
                self.tr("Show or hide the panel beside the table."),
            ),
            "full_screen": (self.tr("&Full screen"), self.tr("Let the table fill the screen.")),
            "rules": (self.tr("&Rules"), self.tr("Read the rules of the five rule sets.")),
            "lesson": (
                self.tr("&How to play"),
                self.tr("Learn the game in a guided first deal."),
            ),
            "why": (
                self.tr("&Why not?"),
                self.tr("Open the rules at what was refused last."),
            ),
            "keys": (self.tr("&Keys"), self.tr("List all keys.")),
            "about": (self.tr("&About Rami"), self.tr("Version and licence.")),
        }
        for name, action in self._actions.items():
            text, tip = texts[name]
            action.setText(text)
            action.setToolTip(tip)
            action.setStatusTip(tip)
        for menu, title in self.menu_titles().items():
            if menu in self._menus:
                self._menus[menu].setTitle(title)
