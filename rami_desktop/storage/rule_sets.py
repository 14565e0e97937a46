"""Rule sets of one's own: each a small JSON file with a name.

They live in ``rules`` below the data directory; exporting one writes the same file elsewhere::

    {"format": "rami-desktop rules", "version": 1, "name": "Chez nous", "rules": {…}}
"""

from __future__ import annotations

import json
import os
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.presets import make_rules
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.errors import StorageError, system_error
from rami_desktop.storage.files import ensure_directory, free_name, write_whole
from rami_desktop.storage.seats import is_writable

FORMAT = "rami-desktop rules"
VERSION = 1
SUFFIX = ".rami-rules"
LONGEST_FILE = 1 << 16
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class OwnRules:
    """A rule set that somebody made.

    :ivar path: its file, where it has one.
    """

    name: str
    rules: Rules
    path: Path | None = None


class RuleSets:
    """The rule sets of a data directory."""

    def __init__(self, directory: Path) -> None:
        """:param directory: the data directory, which is made when something is saved."""
        self.directory = directory / "rules"

    def all(self) -> list[OwnRules]:
        """Return every rule set that can be read, by name; others stay as they are.

        :raises StorageError: when the directory cannot be read.
        """
        found = []
        for path in self._files():
            try:
                found.append(read_rule_set(path))
            except (StorageError, RulesError):
                continue
        return sorted(found, key=lambda one: (one.name.casefold(), str(one.path)))

    def find(self, name: str) -> OwnRules | None:
        """Return the rule set of a name."""
        wanted = clean_name(name).casefold()
        return next((one for one in self.all() if one.name.casefold() == wanted), None)

    def save(self, name: str, rules: Rules) -> OwnRules:
        """Keep rules under a name, in the place of those that had it.

        :raises ValueError: when the name is empty.
        :raises StorageError: when they cannot be written; what was there is then unchanged.
        """
        name = clean_name(name)
        if not name:
            raise ValueError("a rule set needs a name")
        old = self.find(name)
        directory = ensure_directory(self.directory)
        path = old.path if old else None
        path = path or free_name(directory / f"rules-{_slug(name)}{SUFFIX}")
        write_rule_set(path, name, rules)
        return OwnRules(name, rules, path)

    def delete(self, own: OwnRules) -> None:
        """Remove a rule set.  :raises StorageError: when that is refused."""
        if own.path is not None:
            try:
                own.path.unlink(missing_ok=True)
            except OSError as error:
                raise system_error(error, own.path, writing=True) from error

    def take_over(self, path: Path) -> OwnRules:
        """Keep a rule set from a file elsewhere; one of the same name and other rules stays.

        :raises StorageError: when it is no rule set or cannot be written.
        :raises RulesError: when its rules cannot be played.
        """
        given = read_rule_set(path)
        name, number = given.name, 2
        while (old := self.find(name)) is not None and old.rules != given.rules:
            name = f"{given.name[: LONGEST_NAME - 4]} {number}"
            number += 1
        return self.save(name, given.rules)

    def _files(self) -> list[Path]:
        try:
            return sorted(path for path in self.directory.iterdir() if path.suffix == SUFFIX)
        except (FileNotFoundError, NotADirectoryError):
            return []
        except OSError as error:
            raise system_error(error, self.directory, writing=False) from error


def clean_name(name: str) -> str:
    """Return a name on one line, no longer than is shown."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def _slug(name: str) -> str:
    """Return letters and digits of a name that every file system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    letters = "".join(letter if letter.isalnum() else "-" for letter in plain.lower())
    return "-".join(filter(None, letters.split("-"))) or "rules"


def write_rule_set(path: Path, name: str, rules: Rules) -> None:
    """Write a rule set to a file anywhere.  :raises StorageError: when that is refused."""
    values = {"format": FORMAT, "version": VERSION, "name": name, "rules": rules.to_dict()}
    write_whole(path, f"{json.dumps(values, indent=2, ensure_ascii=False)}\n".encode())


def read_rule_set(path: Path) -> OwnRules:
    """Read a rule set.

    :raises StorageError: when it cannot be read or is something else.
    :raises RulesError: when its rules cannot be played; it names the field.
    """
    try:
        with open(path, "rb") as file:
            content = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise system_error(error, path, writing=False) from error
    values = _json(path, content)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise StorageError("not_rules", path)
    version, name, rules = (values.get(key) for key in ("version", "name", "rules"))
    if type(version) is int and version > VERSION:
        raise StorageError("newer_version", path, version=version, known=VERSION)
    if not isinstance(name, str) or not isinstance(rules, dict):
        raise StorageError("not_rules", path)
    if not clean_name(name) or not is_writable(name):
        raise StorageError("not_rules", path)
    return OwnRules(clean_name(name), make_rules(rules), path)


def _json(path: str | os.PathLike[str], content: bytes) -> Any:
    if len(content) > LONGEST_FILE:
        raise StorageError("not_rules", path)
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise StorageError("not_rules", path) from error
