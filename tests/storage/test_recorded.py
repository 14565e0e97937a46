"""A match that is written down goes on exactly where it was left."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rami_desktop.engine.actions import Add, Carte, Discard, Draw
from rami_desktop.engine.cards import Card, format_cards
from rami_desktop.engine.errors import IllegalActionError, RulesError
from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage import journal, replay
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.journal import Journal, read_journal
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.replay import read_match, replay_deal
from tests.storage.matches import RULES, SEATS, condition, new_match, play


@pytest.mark.parametrize("steps", [0, 1, 2, 7, 30, 60, 100, 10_000])
def test_loading_gives_the_same_match(tmp_path: Path, steps: int) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, steps)
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == condition(match)
        play(again)
        assert again.over
    with RecordedMatch.load(match.path) as finished:
        assert finished.result == again.result
        assert finished.number == 3


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_rule_set_and_stopping_after_each_action(tmp_path: Path, name: str) -> None:
    with new_match(tmp_path / "m.rami", 5, PRESETS[name]) as match:
        pass
    for _ in range(40):
        with RecordedMatch.load(match.path) as again:
            play(again, 1)
            expected = condition(again)
        with RecordedMatch.load(match.path) as once_more:
            assert condition(once_more) == expected


def test_what_was_taken_back_can_be_done_again_after_loading(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        while not match.can_redo:
            play(match, 1, seed=4)
            if match.can_undo:
                match.undo()
    with RecordedMatch.load(match.path) as again:
        assert again.can_redo
        match.match.redo()
        again.redo()
        assert condition(again) == condition(match)


def test_a_discarded_second_copy_may_come_back_as_the_first(tmp_path: Path) -> None:
    """The notation does not tell copies apart, and loading must not mind."""
    for seed in range(20):
        with new_match(tmp_path / f"{seed}.rami", seed) as match:
            kinds = [card.kind for card in match.deal.hand]
            twin = next((card for card in match.deal.hand if kinds.count(card.kind) == 2), None)
            if twin is None:
                continue
            second = max(card for card in match.deal.hand if card.kind == twin.kind)
            match.apply(Discard(second), match.deal.turn)
            play(match, 20)
            with RecordedMatch.load(match.path) as again:
                assert condition(again) == condition(match)


def test_a_refused_action_is_not_written(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        size = match.path.stat().st_size
        for action, seat in [(Draw(), 9), (Carte(), None), (Add((Card(0),), 99), None)]:
            with pytest.raises(IllegalActionError):
                match.apply(action, seat)
        with pytest.raises(IllegalActionError, match="nothing_to_undo"):
            match.undo()
        with pytest.raises(IllegalActionError, match="nothing_to_redo"):
            match.redo()
        with pytest.raises(IllegalActionError, match="deal_not_over"):
            match.next_deal()
        assert match.path.stat().st_size == size


def test_too_many_seats_leave_no_file(tmp_path: Path) -> None:
    with pytest.raises(RulesError):
        RecordedMatch.create(tmp_path / "m.rami", RULES, SEATS * 2, 1)
    assert not list(tmp_path.iterdir())


def test_an_action_that_fails_inside_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 10)
        before = match.path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(match.match, "apply", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                play(match, 1)
        assert match.path.read_bytes() == before
        play(match, 5)
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == condition(match)


def test_the_same_seed_writes_the_same_deals(tmp_path: Path) -> None:
    with new_match(tmp_path / "a.rami", 3) as one, new_match(tmp_path / "b.rami", 3) as other:
        assert one.order == other.order
        assert one.commitment == other.commitment
    with new_match(tmp_path / "c.rami", 4) as third:
        assert third.order != one.order


def test_the_commitment_can_be_checked_by_hand(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        text = f"{match.salt} {format_cards(match.order)}"
        assert match.commitment == hashlib.sha256(text.encode()).hexdigest()
        before = match.commitment
        play(match)
        assert match.number == 3
        assert match.commitment != before
    start = read_match(match.path).deals[0].start
    assert (start["commitment"], len(start["order"].split())) == (before, 108)


def test_an_earlier_deal_can_be_replayed_alone(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match)
    file = read_match(match.path)
    for index, result in enumerate(match.results):
        assert replay_deal(file, index).results == match.results[: index + 1]
        assert match.results[index] == result
    assert replay.begin_deal(file, 1).number == 2


def test_dealing_that_changed_since_falls_back_on_the_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 120)
    real = replay.deal_cards
    monkeypatch.setattr(
        replay,
        "deal_cards",
        lambda rules, players, dealer, order, **more: real(
            rules, players, dealer, order[::-1], **more
        ),
    )
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == condition(match)


def test_a_save_under_another_name_is_the_same_match(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 50)
        match.save_as(tmp_path / "copy.rami")
        match.save_as(match.path)
        assert match.path.read_bytes() == (tmp_path / "copy.rami").read_bytes()
        play(match, 5)
        with RecordedMatch.load(tmp_path / "copy.rami") as copy:
            play(copy, 5, seed=1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.rami", "m.rami"]


def test_a_deal_whose_end_was_not_noted_is_closed_on_loading(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, one_deal=True)
        expected = condition(match)
    lines = match.path.read_bytes().splitlines(keepends=True)
    assert b'"type":"done"' in lines[-1]
    match.path.write_bytes(b"".join(lines[:-1]))
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == expected
        again.next_deal()
        play(again, 10)
    with RecordedMatch.load(match.path) as once_more:
        assert condition(once_more) == condition(again)


def _forge(path: Path, number: int, old: bytes, new: bytes) -> None:
    """Change a line and make all checksums fit again."""
    contents = read_journal(path)
    record = contents.records[number]
    changed = json.dumps(record).encode().replace(old, new)
    assert changed != json.dumps(record).encode()
    contents.records[number] = json.loads(changed)
    Journal.create(path, contents.header, *contents.records).close()


def test_actions_that_lead_elsewhere_are_refused(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 40, one_deal=True)
    file = read_match(match.path)
    draws = [line for line, step in enumerate(file.deals[0].steps, 1) if step.get("do") == "draw"]
    _forge(match.path, draws[0], b'"draw"', b'"back"')
    with pytest.raises(StorageError) as refused:
        RecordedMatch.load(match.path)
    assert refused.value.code == "does_not_replay"
    assert refused.value.params["line"] == draws[0] + 2


def test_another_state_than_the_one_noted_is_refused(tmp_path: Path) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 40, one_deal=True)
    noted = read_match(match.path).deals[0].steps[0]["state"].encode()
    _forge(match.path, 1, noted, noted[::-1])
    with pytest.raises(StorageError, match="does_not_replay"):
        RecordedMatch.load(match.path)


PLAYER = """
import sys
from pathlib import Path
from tests.storage.matches import new_match, play
match = new_match(Path(sys.argv[1]), int(sys.argv[2]))
while not match.over:
    play(match, 1)
    print(match.number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a process is killed by SIGKILL here")
@pytest.mark.parametrize("lines", [1, 5, 33, 90])
def test_killing_the_program_loses_nothing_that_was_shown(tmp_path: Path, lines: int) -> None:
    path = tmp_path / "m.rami"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(lines)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    ) as child:
        assert child.stdout is not None
        for _ in range(lines):
            child.stdout.readline()
        os.kill(child.pid, signal.SIGKILL)
        shown = lines + len(child.stdout.read().splitlines())
    file = read_match(path)
    actions = [step for deal in file.deals for step in deal.steps if step["type"] == replay.ACTION]
    assert len(actions) + len(file.deals) - 1 >= shown
    with RecordedMatch.load(path) as match:
        play(match)
        assert match.over


def refuse(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_lenient_match_goes_on_without_its_disk_and_is_written_when_that_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 10)
        on_disk = match.path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(journal, "_write_all", refuse)
            with pytest.raises(StorageError, match="disk_full"):
                play(match, 1)
            match.lenient = True
            play(match, one_deal=True)
            match.next_deal()
            play(match, 5)
            assert match.path.read_bytes() == on_disk
            assert not match.saved and match.lenient
            held = match.as_file()
            assert len(held.deals) == match.number == 2
            kept = [sorted(card.kind for card in hand) for hand in replay_deal(held, 1).deal.hands]
            assert kept == [sorted(card.kind for card in hand) for hand in match.deal.hands]
        play(match, 1)
        assert match.saved and not match.lenient
        with monkeypatch.context() as patch:
            patch.setattr(journal, "_write_all", refuse)
            with pytest.raises(StorageError, match="disk_full"):  # it is asked anew
                play(match, 1)
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == condition(match)


def test_an_action_that_goes_wrong_while_the_disk_refuses_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_match(tmp_path / "m.rami") as match:
        play(match, 10)
        with monkeypatch.context() as patch:
            patch.setattr(journal, "_write_all", refuse)
            match.lenient = True
            play(match, 3)
            waiting = list(match._unsaved)
            patch.setattr(type(match.match), "apply", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                play(match, 1)
            assert match._unsaved == waiting


@pytest.mark.parametrize("room", [True, False])
def test_what_waits_is_written_at_the_latest_when_the_match_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: bool
) -> None:
    match = new_match(tmp_path / "m.rami")
    play(match, 10)
    before = condition(match)
    with monkeypatch.context() as patch:
        patch.setattr(journal, "_write_all", refuse)
        match.lenient = True
        play(match, 5)
        if not room:
            match.close()
    match.close()
    match.close()
    assert match.saved is room
    with RecordedMatch.load(match.path) as again:
        assert condition(again) == (condition(match) if room else before)
