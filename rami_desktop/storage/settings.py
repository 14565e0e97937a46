"""The player's settings: one table of options, kept as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import ensure_directory, free_name, write_whole
from rami_desktop.storage.seats import is_writable

FORMAT = "rami-desktop settings"
VERSION = 1
#: A file longer than this many bytes holds no settings of ours.
LONGEST_FILE = 1 << 20


@dataclass(frozen=True, slots=True)
class Option:
    """One setting.

    :ivar default: its value until somebody changes it; its type is the type of the option.
    :ivar choices: the only values allowed, where there are any.
    :ivar low: the least whole number allowed.
    :ivar high: the greatest whole number allowed.
    """

    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def accepts(self, value: Any) -> bool:
        """Return whether a value may be given to this option."""
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return value in self.choices
        if isinstance(value, str):
            return is_writable(value)
        return (
            not isinstance(value, int)
            or isinstance(value, bool)
            or (self.low <= value <= self.high)
        )


#: Every setting there is.  ``last_game`` holds what a quick game repeats: the keys ``rules``
#: (a preset's name or all fields) and ``seats`` (a list as in a match file).
OPTIONS: Mapping[str, Option] = {
    "language": Option("system", ("system", "en", "fr")),
    "index_letters": Option("language", ("language", "en", "fr")),
    "theme": Option("system", ("system", "light", "dark")),
    "table_colour": Option("green", ("green", "blue", "plum")),
    "card_back": Option("blue", ("blue", "red", "green")),
    "scale": Option("100", ("100", "125", "150", "175", "200", "250", "300")),
    "high_contrast": Option(False),
    "four_colours": Option(False),
    "large_index": Option(False),
    "animations": Option(True),
    "pace": Option("normal", ("slow", "normal", "fast", "at_once")),
    "sounds": Option(True),
    "volume": Option(60, low=0, high=100),
    "confirm_discard": Option(False),
    "expert_seconds": Option(1, low=1, high=30),
    "player_name": Option(""),
    "last_game": Option({}),
    "last_match": Option(""),
    "window_geometry": Option(""),
    "window_state": Option(""),
}


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the settings that the player should hear.

    ``settings_unreadable`` (the file was kept as ``kept``, or could not be read for
    ``reason``) or ``settings_partly_reset`` (``names``).
    """

    code: str
    params: dict[str, Any]


class Settings(Mapping[str, Any]):
    """The settings, read like a dictionary.

    >>> settings = Settings(Path("settings.json"))
    >>> settings["pace"]
    'normal'
    >>> settings.change(pace="fast")
    >>> settings["pace"]
    'fast'
    """

    def __init__(self, path: Path, values: Mapping[str, Any] | None = None) -> None:
        self.path = path
        self._values = {name: option.default for name, option in OPTIONS.items()}
        # What another version of the program keeps here goes through unread.
        self._others: dict[str, Any] = {}
        self._values.update(values or {})

    @classmethod
    def load(cls, path: Path) -> tuple[Settings, Notice | None]:
        """Read the settings; what is missing or damaged is as it is at first.

        A file that cannot be understood is kept under another name.  This never raises.
        """
        settings = cls(path)
        try:
            with open(path, "rb") as file:
                content = file.read(LONGEST_FILE + 1)
        except (FileNotFoundError, NotADirectoryError):
            return settings, None
        except OSError:
            # It may hold everything still, and saving would replace it.
            return settings, Notice("settings_unreadable", _keep_aside(path))
        saved = _read(content)
        if saved is None:
            return settings, Notice("settings_unreadable", _keep_aside(path))
        wrong = []
        for name, value in saved.items():
            option = OPTIONS.get(name)
            if option is None:
                settings._others[name] = value
            elif option.accepts(value):
                settings._values[name] = value
            else:
                wrong.append(name)
        return settings, Notice("settings_partly_reset", {"names": wrong}) if wrong else None

    def change(self, **values: Any) -> None:
        """Change settings; :meth:`save` writes them.

        :raises KeyError: when there is no setting of a name.
        :raises ValueError: when a value is not allowed; then nothing has changed.
        """
        for name, value in values.items():
            if not OPTIONS[name].accepts(value):
                raise ValueError(f"{name} cannot be {value!r}")
        self._values.update(values)

    def reset(self) -> None:
        """Make all settings what they are at first."""
        self._values = {name: option.default for name, option in OPTIONS.items()}

    def save(self) -> None:
        """Write the settings.

        :raises StorageError: when they cannot be written; the old file is then unchanged.
        """
        ensure_directory(self.path.parent)
        values = {"format": FORMAT, "version": VERSION, **self._others, **self._values}
        text = json.dumps(values, indent=2, ensure_ascii=True)
        write_whole(self.path, f"{text}\n".encode())

    def keep(self) -> StorageError | None:
        """Write the settings if that can be done, and return why not; they hold in any case."""
        try:
            self.save()
        except StorageError as error:
            return error
        return None

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def _read(content: bytes) -> dict[str, Any] | None:
    """Return the values in a settings file, ``None`` when it is something else."""
    if len(content) > LONGEST_FILE:
        return None
    try:
        values = json.loads(content)
    except (ValueError, RecursionError):
        return None
    if not isinstance(values, dict) or values.pop("format", None) != FORMAT:
        return None
    values.pop("version", None)
    return values


def _keep_aside(path: Path) -> dict[str, Any]:
    """Give a damaged file another name, so that saving does not overwrite it."""
    kept = free_name(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    try:
        path.rename(kept)
    except OSError as error:
        return {"reason": system_error(error, path, writing=True).code}
    return {"kept": str(kept)}


__all__ = ["OPTIONS", "Notice", "Option", "Settings", "StorageError"]
