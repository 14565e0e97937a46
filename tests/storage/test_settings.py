"""Settings: kept, checked one by one, and never in the way."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from rami_desktop.storage import paths
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.settings import FORMAT, LONGEST_FILE, OPTIONS, Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_defaults_fit_their_own_options() -> None:
    assert all(option.accepts(option.default) for option in OPTIONS.values())


def test_what_was_changed_is_there_again(path: Path) -> None:
    settings, notice = Settings.load(path)
    assert notice is None
    assert dict(settings) == {name: option.default for name, option in OPTIONS.items()}
    settings.change(language="fr", volume=0, four_colours=True, last_game={"rules": "rami40"})
    settings.save()
    again, notice = Settings.load(path)
    assert notice is None
    assert dict(again) == dict(settings)
    again.reset()
    assert again["language"] == "system"


@pytest.mark.parametrize(
    "values",
    [
        {"language": "de"},
        {"volume": 101},
        {"volume": True},
        {"four_colours": 1},
        {"pace": None},
        {"last_game": []},
        {"player_name": "half a character \ud800"},
    ],
)
def test_wrong_values_are_refused(path: Path, values: dict[str, object]) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError):
        settings.change(theme="dark", **values)
    assert settings["theme"] == "system"


def test_an_unknown_setting_is_refused(path: Path) -> None:
    with pytest.raises(KeyError):
        Settings(path).change(nonsense=1)


def test_single_wrong_values_fall_back_and_are_named(path: Path) -> None:
    path.parent.mkdir()
    saved = {"format": FORMAT, "version": 1, "language": "fr", "pace": "warp", "volume": "loud"}
    path.write_text(json.dumps(saved))
    settings, notice = Settings.load(path)
    assert notice is not None
    assert notice.code == "settings_partly_reset"
    assert notice.params == {"names": ["pace", "volume"]}
    assert (settings["language"], settings["pace"], settings["volume"]) == ("fr", "normal", 60)


def test_what_another_version_keeps_there_stays(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"format": FORMAT, "version": 7, "cheering": "loud"}))
    settings, notice = Settings.load(path)
    assert notice is None
    settings.change(language="fr")
    settings.save()
    assert json.loads(path.read_text())["cheering"] == "loud"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"format":"something else"}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b" " * (LONGEST_FILE + 10),
    ],
)
def test_a_damaged_file_is_kept_and_the_defaults_hold(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    for expected in ("settings.damaged.json", "settings.damaged-2.json"):
        path.write_bytes(content)
        settings, notice = Settings.load(path)
        assert settings["language"] == "system"
        assert notice is not None
        assert notice.code == "settings_unreadable"
        assert Path(notice.params["kept"]).name == expected
        assert (path.parent / expected).read_bytes() == content
    settings.save()
    assert Settings.load(path)[1] is None


def test_a_settings_file_that_is_a_directory(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "something").write_text("of somebody")
    settings, notice = Settings.load(path)
    assert notice is not None
    assert notice.code == "settings_unreadable"
    assert (Path(notice.params["kept"]) / "something").read_text() == "of somebody"
    settings.save()
    assert Settings.load(path)[1] is None


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("")
    settings, notice = Settings.load(folder / "settings.json")
    assert notice is None
    with pytest.raises(StorageError):
        settings.save()
    settings.change(pace="fast")
    refused = settings.keep()
    assert refused is not None and refused.code == "not_a_folder"
    assert settings["pace"] == "fast"
    folder.unlink()
    assert settings.keep() is None
    assert Settings.load(settings.path)[0]["pace"] == "fast"


def test_settings_that_may_not_be_read_are_kept_and_not_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_text("whatever it was")

    def refuse(*_args: object, **_more: object) -> object:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("builtins.open", refuse)
        settings, notice = Settings.load(path)
    assert notice is not None
    settings.save()
    assert Path(notice.params["kept"]).read_text() == "whatever it was"


def test_paths_follow_the_override(own_data_directory: Path) -> None:
    assert paths.data_dir() == own_data_directory
    assert paths.settings_file().parent == paths.lock_file().parent == own_data_directory


def test_paths_without_the_override(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAMI_DATA_DIR")
    for path in (paths.data_dir(), paths.settings_file()):
        assert "rami-desktop" in str(path)
        assert path.is_absolute()


def test_a_dialog_begins_in_a_directory_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = tmp_path / "Documents"
    monkeypatch.setattr(paths.platformdirs, "user_documents_dir", lambda: str(documents))
    monkeypatch.setattr(paths.Path, "home", lambda: tmp_path)
    assert paths.documents_dir() == tmp_path
    documents.mkdir()
    assert paths.documents_dir() == documents
