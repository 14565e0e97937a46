"""What went wrong with a file, in a sentence that says what the player can do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.library import Recovered
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import turns_begun

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
        "not_a_folder": _translate(
            "Storage", "“{path}” cannot be used: a file stands where a folder has to be."
        ),
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
        "deal_in_play": _translate(
            "Storage",
            "“{name}” cannot be watched yet: its first deal is still being played, "
            "and would show the cards of the others.",
        ),
        "already_running": _translate(
            "Storage",
            "Rami is running already with the same matches. Go to its window, or close it first.",
        ),
    }
    return texts[error.code].format(**{**error.params, "name": name, "path": str(error.path)})


def recovered_text(error: StorageError, saved: Recovered) -> str:
    """Return what was wrong with a match, what of it is saved, and where the old file is."""
    kept = _translate(
        "Storage",
        "Everything before that is saved and can be continued: deal {deal}, turn {turn}.",
    )
    where = _translate("Storage", "The damaged file is kept as it was:\n{path}")
    told = kept.format(deal=saved.deals, turn=saved.turns)
    return f"{damage_text(error)} {told}\n\n{where.format(path=saved.aside)}"


def torn_text(match: RecordedMatch, name: str = "") -> str:
    """Return what is said of a match whose file ended in the middle of a line.

    :param name: the file's name, where it is not that of the match.
    """
    text = _translate(
        "Storage",
        "The end of “{name}” was cut off, as when the power fails. Everything before is there: "
        "the match goes on in deal {deal}, turn {turn}.",
    )
    turn = turns_begun(match.match)
    return text.format(name=name or match.path.name, deal=match.number, turn=turn)


def damage_text(error: StorageError) -> str:
    """Return what is wrong with the file of a match of which something can be saved."""
    if error.code != "damaged":
        return storage_text(error)
    text = _translate("Storage", "“{name}” is damaged in line {line}.")
    return text.format(name=error.path.name, line=error.params["line"])


def unkept_text(error: StorageError) -> str:
    """Return what is said at the start when the data directory cannot be used."""
    said = _translate(
        "Storage",
        "You can play all the same, but what you play is gone when the program ends. "
        "“Save a copy…” in the menu keeps a match in another folder.",
    )
    return f"{storage_text(error)}\n\n{said}"


def unkept_settings_text(error: StorageError) -> str:
    """Return what is said when settings were changed and cannot be written."""
    said = _translate("Storage", "The settings hold until the program ends.")
    return f"{storage_text(error)} {said}"


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
