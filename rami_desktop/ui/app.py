"""The window command: looks whether a window can be shown, then shows it.

Qt is imported inside the functions: when it cannot be, a sentence says why.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from rami_desktop.ui import garbage
from rami_desktop.ui.display import Obstacle, display_obstacle, missing_library
from rami_desktop.ui.sources_unread import leave_sources_unread

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from rami_desktop.storage.errors import StorageError as Trouble
    from rami_desktop.storage.library import Library
    from rami_desktop.storage.lock import InstanceLock

APP_ID = "rami-desktop"
#: Names the desktop file, by which a desktop finds the icon of a window.
DESKTOP_FILE = "io.github.rami_desktop.RamiDesktop"
#: Seconds that a thread may keep Python to itself while others wait.  With Python's own 5 ms a
#: thinking computer seat costs the window one frame in ten.
SWITCH_INTERVAL = 0.0005
#: Exit status when no window can be shown or the data directory is in use.
FAILED = 2

#: Debian's packages for the libraries that a bare server lacks.
PACKAGES = (
    "libglib2.0-0 libegl1 libgl1 libdbus-1-3 libfontconfig1 libxkbcommon0 libxcb-cursor0 "
    "libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)


def run(file: Path | None = None) -> int:
    """Show the window until it is closed, and return the exit status.

    :param file: a saved match to open.
    """
    from rami_desktop.storage import paths
    from rami_desktop.ui.scale import chosen

    application = open_application(enlarged=chosen(paths.settings_file()))
    return FAILED if application is None else _run_window(application, file)


def open_application(*, offscreen: bool = False, enlarged: int = 100) -> QApplication | None:
    """Return the application, or ``None`` after saying on standard error why there is none.

    :param offscreen: go without a screen where there is none.
    :param enlarged: how large everything is to be, in percent of what the desktop says.
    """
    from rami_desktop.ui.scale import make_fitting

    garbage.put_off_search()  # until the window has been seen
    obstacle = display_obstacle()
    if obstacle is not None and offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        obstacle = None
    if obstacle is not None:
        _complain(obstacle)
        return None
    try:
        import PySide6  # noqa: F401

        leave_sources_unread()
        from PySide6 import QtGui, QtWidgets  # noqa: F401  (are they there at all?)
    except ImportError as error:
        _complain(Obstacle.LIBRARY_MISSING, str(error))
        return None
    missing = _missing_for_a_window()
    if missing:
        _complain(Obstacle.LIBRARY_MISSING, missing)
        return None
    return make_fitting(make_application, enlarged)


def make_application(arguments: list[str] | None = None) -> QApplication:
    """Return the one application, named and tuned, without any language or theme yet."""
    from PySide6.QtGui import QIcon

    from rami_desktop import __version__
    from rami_desktop.ui import resources
    from rami_desktop.ui.application import RamiApplication

    sys.setswitchinterval(SWITCH_INTERVAL)
    application = RamiApplication(arguments or [APP_ID])
    application.setStyle("Fusion")
    application.setApplicationName(APP_ID)
    application.setApplicationDisplayName("Rami")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(DESKTOP_FILE)
    icon = resources.data_folder("assets") / "icons" / "rami.svg"
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    return application


def _run_window(application: QApplication, file: Path | None) -> int:
    from rami_desktop.storage import paths
    from rami_desktop.storage.errors import StorageError
    from rami_desktop.storage.library import Library
    from rami_desktop.storage.lock import InstanceLock
    from rami_desktop.storage.settings import Settings
    from rami_desktop.ui.application import RamiApplication
    from rami_desktop.ui.crash import CrashGuard, crash_sentence
    from rami_desktop.ui.language import LanguageSwitch
    from rami_desktop.ui.main_window import MainWindow
    from rami_desktop.ui.screen_room import appear
    from rami_desktop.ui.screens import boxes
    from rami_desktop.ui.storage_texts import storage_text, unkept_text

    # Ctrl+C in a terminal ends the program at once; the match is on disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    settings, notice = Settings.load(paths.settings_file())
    languages = LanguageSwitch(application)
    languages.use(settings["language"])
    lock = InstanceLock(paths.lock_file())
    library = Library(paths.data_dir())
    try:
        unkept = _take(library, lock)
    except StorageError as error:
        boxes.warn_and_wait(storage_text(error))
        return FAILED
    guard = CrashGuard(paths.data_dir(), application)
    with ExitStack() as leaving:
        leaving.callback(lock.release)
        leaving.callback(library.close)
        try:
            window = MainWindow(settings, languages, library)
            appear(window)
            if unkept is not None:
                window.dialogs.warn_soon(unkept_text(unkept))
            if notice is not None:
                window.dialogs.tell(notice.code, notice.params)
            if file is not None:
                window.open_match_file(file)
        except Exception as error:
            traceback.print_exception(error)
            boxes.warn_and_wait(crash_sentence(guard.report(error)))
            return FAILED
        guard.recover, guard.show = window.go_on_from_disk, window.dialogs.say_failure
        if isinstance(application, RamiApplication):
            application.open_with(window.open_match_file)
        guard.install()
        try:
            return application.exec()
        finally:
            guard.remove()


def _take(library: Library, lock: InstanceLock) -> Trouble | None:
    """Take the data directory; where it cannot be used, another that lasts until the end.

    :returns: why it cannot be used.
    :raises StorageError: when another program uses it, or nothing can be written anywhere.
    """
    from rami_desktop.storage.errors import StorageError

    try:
        lock.acquire()
        library.check()
        return None
    except StorageError as error:
        if error.code == "already_running":
            raise
        refused = error
    library.use_spare(look_only=not lock.held)
    return refused


def _missing_for_a_window() -> str:
    """Return what a window on X would lack, or an empty text."""
    from PySide6.QtCore import QLibraryInfo

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    return missing_library(plugins / "platforms")


def _complain(obstacle: Obstacle, detail: str = "") -> None:
    """Say on standard error why there is no window."""
    print(obstacle_text(obstacle, detail, _translator()), file=sys.stderr)


def _translator() -> Callable[[str, str], str]:
    """Return what translates although there is no application yet, and maybe no Qt."""
    try:
        from PySide6.QtCore import QTranslator

        from rami_desktop.ui import resources
        from rami_desktop.ui.language import system_language

        translator = QTranslator()
        translator.load(str(resources.translation(f"rami_{system_language()}")))
    except (ImportError, FileNotFoundError):
        return lambda _context, text: text
    return lambda context, text: translator.translate(context, text) or text


def obstacle_text(obstacle: Obstacle, detail: str, translate: Callable[[str, str], str]) -> str:
    """Return the sentences that say why there is no window and what to do.

    :param detail: what the system said, for somebody who can do something with it.
    """
    if obstacle is Obstacle.NO_DISPLAY:
        return translate(
            "Startup",
            "rami-desktop needs a screen, and there is none here: neither DISPLAY nor "
            "WAYLAND_DISPLAY is set. Start it from a desktop, or with “xvfb-run rami-desktop”; "
            "“rami-desktop --help” lists what works without a screen.",
        )
    if obstacle is Obstacle.DISPLAY_UNREACHABLE:
        return translate(
            "Startup",
            "rami-desktop cannot reach the screen that DISPLAY or WAYLAND_DISPLAY names. Start it "
            "from a desktop, or correct the variable.",
        )
    return translate(
        "Startup",
        "rami-desktop cannot show a window because a library is missing ({detail}). On Debian and "
        "Ubuntu this helps: sudo apt-get install {packages}",
    ).format(detail=detail, packages=PACKAGES)
