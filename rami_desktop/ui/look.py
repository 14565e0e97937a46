"""Carries the settings to what they change: application, table, cards, texts, pace."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from rami_desktop.storage.settings import Settings
from rami_desktop.ui import tokens
from rami_desktop.ui.card_texts import RankLetters, set_rank_letters
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.pace import Pace
from rami_desktop.ui.table.card_images import CardImages, DeckStyle
from rami_desktop.ui.table.scene import TableScene
from rami_desktop.ui.theme import apply_theme

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
        scene: TableScene,
        controller: TurnController,
    ) -> None:
        self._settings = settings
        self._languages = languages
        self._store = store
        self._scene = scene
        self._controller = controller
        self.images = CardImages()
        self._apply: dict[str, Callable[[], None]] = {
            "language": self._language,
            "index_letters": self._cards,
            "four_colours": self._cards,
            "large_index": self._cards,
            "card_back": self._cards,
            "theme": self._colours,
            "table_colour": self._colours,
            "pace": self._pace,
            "animations": self._pace,
        }

    @property
    def pace_factor(self) -> float:
        """What every time of the table is multiplied by."""
        return tokens.PACES[self._settings["pace"]]

    def apply(self, name: str) -> None:
        """Let a setting take effect.  :raises KeyError: when it is not one of the look."""
        self._apply[name]()

    def apply_all(self) -> None:
        """Let all settings take effect."""
        for change in dict.fromkeys(self._apply.values()):
            change()

    def follow_system(self) -> None:
        """The desktop became light or dark: follow it where the player wants that."""
        if self._settings["theme"] == "system":
            self._colours()

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
        self._scene.set_deck(style)
        self.images.set_style(style)
        self._store.retranslate()

    def _colours(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        palette = apply_theme(application, self._settings["theme"])
        theme = "dark" if palette.dark else "light"
        self._scene.set_theme(theme, self._settings["table_colour"])

    def _pace(self) -> None:
        name = self._settings["pace"]
        self._controller.set_pace(Pace.named(name))
        self._scene.set_pace(name, self._settings["animations"])
