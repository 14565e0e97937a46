"""Where the program keeps its files.

``RAMI_DATA_DIR`` puts all of them into one directory: for portable use, and for tests.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP_NAME = "rami-desktop"
OVERRIDE = "RAMI_DATA_DIR"


def data_dir() -> Path:
    """Return the directory of the matches; it need not exist yet."""
    override = os.environ.get(OVERRIDE)
    if override:
        return Path(override)
    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def settings_file() -> Path:
    """Return the file of the settings; it need not exist yet."""
    override = os.environ.get(OVERRIDE)
    if override:
        return Path(override) / "settings.json"
    return Path(platformdirs.user_config_dir(APP_NAME, appauthor=False)) / "settings.json"


def lock_file() -> Path:
    """Return the file whose lock says that a program uses the data directory."""
    return data_dir() / "lock"


def documents_dir() -> Path:
    """Return the directory that a dialog for saving and opening proposes first; it is there."""
    documents = Path(platformdirs.user_documents_dir())
    return documents if documents.is_dir() else Path.home()
