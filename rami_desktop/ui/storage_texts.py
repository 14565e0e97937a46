"""What went wrong with a file, in a sentence that says what the player can do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from rami_desktop.storage.errors import StorageError

_translate = QCoreApplication.translate


def storage_text(error: StorageError) -> str:
    """Return the sentence for a file that cannot be read, written or understood."""
    name = error.path.name
    texts = {
        "not_found": _translate("Storage", "There is no file “{name}”."),
        "not_allowed": _translate("Storage", "The system does not give access to “{path}”."),
        "disk_full": _translate(
            "Storage", "The disk is full: “{name}” could not be written. Free some space."
        ),
        "cannot_read": _translate("Storage", "“{name}” could not be read ({reason})."),
        "cannot_write": _translate("Storage", "“{name}” could not be written ({reason})."),
        "not_a_match": _translate("Storage", "“{name}” is not a saved match of Rami."),
        "not_rules": _translate("Storage", "“{name}” is no rule set of Rami."),
        "damaged": _translate(
            "Storage", "“{name}” is damaged in line {line}; it was left as it is."
        ),
        "newer_version": _translate(
            "Storage",
            "“{name}” was written by a newer version of Rami; it was left as it is. "
            "Install the new version to open it.",
        ),
        "does_not_replay": _translate(
            "Storage", "“{name}” holds moves that the rules do not allow (line {line})."
        ),
        "not_over": _translate("Storage", "The match in “{name}” is not over yet."),
        "already_running": _translate(
            "Storage",
            "Rami is running already with the same matches. Go to its window, or close it first.",
        ),
    }
    return texts[error.code].format(**{**error.params, "name": name, "path": str(error.path)})


def notice_text(code: str, params: dict[str, Any]) -> str:
    """Return what is to be said about settings that could not be read as they were."""
    texts = {
        "settings_unreadable": _translate(
            "Storage", "The settings could not be read; they are as at the first start."
        ),
        "settings_partly_reset": _translate(
            "Storage", "Some settings could not be read; these are as at the first start."
        ),
    }
    if "kept" not in params:
        return texts[code]
    kept = _translate("Storage", "The old file is kept as “{name}”.")
    return f"{texts[code]} {kept.format(name=Path(params['kept']).name)}"
