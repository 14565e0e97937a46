"""Languages: which there are, which one to begin with, and the switch at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from rami_desktop.ui import resources

#: Codes and names of the languages, each named in itself.
LANGUAGES = {"en": "English", "fr": "Français"}
SOURCE_LANGUAGE = "en"


def system_language() -> str:
    """Return the first language that the user prefers and the program knows."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


class LanguageSwitch(QObject):
    """Holds the translators of an application.

    Widgets hear of a switch through Qt's LanguageChange event; ``changed`` is for the rest.
    """

    changed = Signal(str)

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._translators: list[QTranslator] = []
        self.current = ""

    def use(self, choice: str) -> None:
        """Switch to a language, or to that of the system for an empty or unknown choice."""
        code = choice if choice in LANGUAGES else system_language()
        if code == self.current:
            return
        self.current = code
        # Numbers and dates first: widgets that hear of the new language already ask for them.
        QLocale.setDefault(_locale(code))
        old = self._translators
        self._translators = _load(code)
        for translator in self._translators:
            translator.setParent(self)
            self._application.installTranslator(translator)
        self._remove(old)
        self.changed.emit(code)

    def close(self) -> None:
        """Give the application back its source texts."""
        self._remove(self._translators)
        self._translators = []
        self.current = ""

    def _remove(self, translators: list[QTranslator]) -> None:
        for translator in translators:
            self._application.removeTranslator(translator)
            translator.deleteLater()


def _locale(code: str) -> QLocale:
    """Return the user's own locale when it speaks the language, else the language's usual one."""
    system = QLocale.system()
    return system if system.name().startswith(code) else QLocale(code)


def _load(code: str) -> list[QTranslator]:
    """Return the translators of a language: Qt's own texts, then ours on top."""
    found = []
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name in (f"{qt_folder}/qtbase_{code}.qm", str(resources.translation(f"rami_{code}"))):
        translator = QTranslator()
        if translator.load(name):
            found.append(translator)
    return found
