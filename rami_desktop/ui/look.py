"""Carries the settings to what they change: application, table, cards, texts, pace, sounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from rami_desktop.storage.settings import Settings
from rami_desktop.ui import tokens
from rami_desktop.ui.card_texts import RankLetters, set_rank_letters
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import Pace
from rami_desktop.ui.sounds import Sounds
from rami_desktop.ui.system_wishes import (
    system_allows_motion,
    system_wants_contrast,
    when_contrast_changes,
    when_motion_changes,
)
from rami_desktop.ui.table.card_images import CardImages, DeckStyle
from rami_desktop.ui.theme import apply_theme, palette_for

if TYPE_CHECKING:
    from rami_desktop.ui.table.scene import TableScene

LETTERS = {"en": RankLetters.ENGLISH, "fr": RankLetters.FRENCH}


class Look:
    """Applies single settings, or all of them at the start.

    :ivar images: the pictures of the cards on pages; the table has its own at its own sizes.
    """

    def __init__(
        self,
        settings: Settings,
        languages: LanguageSwitch,
        store: TableStore,
        controller: TurnController,
        sounds: Sounds,
    ) -> None:
        self._settings = settings
        self._languages = languages
        self._store = store
        self._scenes: list[TableScene] = []
        self._controller = controller
        self._sounds = sounds
        self.images = CardImages()
        self._apply: dict[str, Callable[[], None]] = {
            "language": self._language,
            "index_letters": self._cards,
            "four_colours": self._cards,
            "large_index": self._cards,
            "card_back": self._cards,
            "theme": self._colours,
            "table_colour": self._colours,
            "high_contrast": self._colours,
            "pace": self._pace,
            "animations": self._pace,
            "expert_seconds": self._thinking,
            "sounds": self._hearing,
            "volume": self._hearing,
        }

    @property
    def pace_factor(self) -> float:
        """What every time of the table is multiplied by."""
        return tokens.PACES[self._settings["pace"]]

    def dress(self, scene: TableScene) -> None:
        """Let a table look as the settings say, now and after each change."""
        self._scenes.append(scene)
        scene.set_deck(self.images.style)
        self._colour(scene)
        self._hurry(scene)

    def apply(self, name: str) -> None:
        """Let a setting take effect; those that are asked when they matter need nothing."""
        change = self._apply.get(name)
        if change is not None:
            change()

    def apply_all(self) -> None:
        """Let all settings take effect."""
        for change in dict.fromkeys(self._apply.values()):
            change()

    def watch_system(self) -> None:
        """Follow the desktop when it becomes light, dark or rich in contrast, where wanted."""
        # The method itself, not a lambda: the application would hold the window until the end.
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.follow_system)
        when_contrast_changes(self.follow_system)
        when_motion_changes(self.follow_motion)

    def follow_system(self) -> None:
        """The desktop became light, dark or rich in contrast; see :meth:`follow_motion`."""
        if self._is_there():
            self._colours()

    def follow_motion(self) -> None:
        """The desktop has said whether things may move; the window may have gone since."""
        if self._is_there():
            self._pace()

    def _is_there(self) -> bool:
        """Return whether what wears the look still stands; Python may free it after Qt."""
        return all(map(Shiboken.isValid, (self._controller, *self._scenes)))

    def _language(self) -> None:
        # The letters first: what is written in the new language uses them already.
        self._letters()
        self._languages.use(self._settings["language"])
        self._cards()

    def _letters(self) -> str:
        """Set the letters of the court cards in texts, and return those of the drawings."""
        chosen = self._settings["index_letters"]
        set_rank_letters(LETTERS.get(chosen, RankLetters.LANGUAGE))
        return chosen if chosen in LETTERS else self._languages.current

    def _cards(self) -> None:
        style = DeckStyle(
            colours="four" if self._settings["four_colours"] else "two",
            language=self._letters(),
            index="large" if self._settings["large_index"] else "normal",
            back=self._settings["card_back"],
        )
        for scene in self._scenes:
            scene.set_deck(style)
        self.images.set_style(style)
        self._store.retranslate()

    def _colours(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        apply_theme(application, self._settings["theme"], self._contrast)
        for scene in self._scenes:
            self._colour(scene)

    @property
    def _contrast(self) -> bool:
        return self._settings["high_contrast"] or system_wants_contrast()

    def _colour(self, scene: TableScene) -> None:
        dark = palette_for(self._settings["theme"], self._contrast).dark
        theme = "dark" if dark else "light"
        scene.set_theme(theme, self._settings["table_colour"], self._contrast)

    def _pace(self) -> None:
        self._controller.set_pace(Pace.named(self._settings["pace"]))
        for scene in self._scenes:
            self._hurry(scene)

    def _hurry(self, scene: TableScene) -> None:
        moves = self._settings["animations"] and system_allows_motion()
        scene.set_pace(self._settings["pace"], moves)

    def _thinking(self) -> None:
        self._controller.set_expert_seconds(self._settings["expert_seconds"])

    def _hearing(self) -> None:
        self._sounds.volume = self._settings["volume"]
        self._sounds.set_on(self._settings["sounds"])
