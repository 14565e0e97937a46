"""Settings, rule sets and the history, changed byte by byte."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

from benchmarks.checking import Outcome, expect
from benchmarks.refusals import new_match, step
from rami_desktop.engine.errors import RulesError
from rami_desktop.engine.presets import PRESETS
from rami_desktop.engine.rng import Rng
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.history import History
from rami_desktop.storage.library import Library
from rami_desktop.storage.rule_sets import SUFFIX, RuleSets, read_rule_set, write_rule_set
from rami_desktop.storage.settings import OPTIONS, Settings
from rami_desktop.storage.statistics import Choice, Statistics, opponents_of, rules_of
from rami_desktop.ui.game_choice import GameChoice

#: The database is mostly room that is not used; of so many of its bytes one is changed.
HISTORY_STRIDE = 7


def _spoilt(content: bytes, every: int) -> Iterator[bytes]:
    """Yield a file with each byte changed in turn, then cut at each length."""
    random_ = random.Random(3)
    for place in range(0, len(content), every):
        other = (content[place] + random_.randrange(1, 256)) % 256
        yield content[:place] + bytes([other]) + content[place + 1 :]
    for length in range(0, len(content), every):
        yield content[:length]


def changed_settings(directory: Path, every: int = 1) -> Outcome:
    """Read settings of which a byte is another; what can be used of them is written again."""
    path = directory / "settings.json"
    choice = GameChoice.usual(levels=("expert", "débutant"))
    Settings(path, {"last_game": choice.to_dict(), "player_name": "Zoé"}).save()
    tried = refused = 0
    for content in _spoilt(path.read_bytes(), every):
        path.write_bytes(content)
        settings, notice = Settings.load(path)
        good = all(OPTIONS[name].accepts(value) for name, value in settings.items())
        expect(good, "a value that is none was taken")
        if settings["last_game"]:
            GameChoice.from_dict(settings["last_game"]).playable()
        kept = [other for other in directory.iterdir() if other != path]
        if notice is not None and notice.code == "settings_unreadable":
            expect([one.read_bytes() for one in kept] == [content], "the file was not kept")
            refused += 1
        else:
            expect(not kept, f"{kept} is there")
        settings.save()
        expect(Settings.load(path)[1] is None, "what was written again cannot be read")
        for one in kept:
            one.unlink()
        tried += 1
    return Outcome(tried, refused)


def changed_rules(directory: Path, every: int = 1) -> Outcome:
    """Read and take over rule sets of which a byte is another."""
    path = directory / f"rules{SUFFIX}"
    write_rule_set(path, "Chez nous, à l’été", PRESETS["rami51"].changed(opening_points=40))
    tried = refused = 0
    for content in [*_spoilt(path.read_bytes(), every), *_odd_names(path)]:
        path.write_bytes(content)
        sets = RuleSets(directory / "data")
        tried += 1
        try:
            own = sets.take_over(path)
        except (StorageError, RulesError):
            refused += 1
        else:
            assert own.path is not None
            expect(read_rule_set(own.path).rules == own.rules, "other rules were kept")
            expect([one.name for one in sets.all()] == [own.name], "another name was kept")
            sets.delete(own)
        expect(path.read_bytes() == content, "the file was changed")
    return Outcome(tried, refused)


def _odd_names(path: Path) -> Iterator[bytes]:
    """Yield the rule set under names that some system does not take."""
    values = json.loads(path.read_bytes())
    for name in ("\ud800", "\0", "CON", "..", "a/b", "木" * 500, "\u202e", "x" * 5000, "🂡"):
        yield json.dumps({**values, "name": name}).encode()


def changed_history(directory: Path, every: int = 1) -> Outcome:
    """Ask a history of which a byte is another; the matches themselves are never touched."""
    library, rng = Library(directory), Rng(1)
    match = new_match(library, people=1)
    while not match.over:
        step(match, rng)
    filed = library.file_finished(match)
    before, history = filed.read_bytes(), History(library)
    Statistics(history)
    content = history.path.read_bytes()
    tried = refused = 0
    for spoilt in _spoilt(content, every * HISTORY_STRIDE):
        history.path.write_bytes(spoilt)
        tried += 1
        try:
            statistics = Statistics(history)
            for person in statistics.people():
                statistics.summary(Choice(person))
                statistics.matches(Choice(person))
                for key in statistics.rule_sets(person):
                    rules_of(key)
                for key in statistics.opponents(person):
                    opponents_of(key)
            statistics.marks()
        except StorageError as error:
            expect(error.code in ("newer_version", "cannot_read", "damaged"), f"{error}")
            expect(history.path.read_bytes() == spoilt, "a history that was refused was changed")
            refused += 1
        expect(filed.read_bytes() == before, "a match was changed")
    return Outcome(tried, refused)
