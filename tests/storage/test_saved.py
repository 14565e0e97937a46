"""Saved matches, and going through one step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from rami_desktop.engine.presets import PRESETS
from rami_desktop.storage.errors import StorageError
from rami_desktop.storage.history import History
from rami_desktop.storage.library import SUFFIX, Library
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.saved import FINISHED, RUNNING, SAVED, SavedMatches
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.storage.stepper import Place, Stepper
from tests.storage.matches import RULES, SEATS, condition, new_match, play


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A whole match with undone and redone steps in it."""
    with new_match(tmp_path / "played.rami") as match:
        play(match)
        return match.path


# --- saved matches -----------------------------------------------------------------------


def test_matches_are_listed_with_what_they_are(library: Library, tmp_path: Path) -> None:
    saved = SavedMatches(library)
    assert saved.all() == []
    with library.new_match(RULES, SEATS, 1) as running:
        play(running, 30)
        saved.save(running, "Noël chez mamie")
    done = library.new_match(RULES, SEATS, 2)
    play(done)
    library.file_finished(done)
    entries = saved.all()
    assert [entry.kind for entry in entries] == [SAVED, RUNNING, FINISHED]
    assert [entry.name for entry in entries] == ["Noël chez mamie", "", ""]
    assert [entry.over for entry in entries] == [False, False, True]
    assert entries[2].totals == done.totals
    assert entries[2].deals == 3
    assert entries[0].seats == SEATS
    assert saved.unreadable == []


def test_a_saved_match_stays_as_it_was_saved(library: Library) -> None:
    saved = SavedMatches(library)
    with library.new_match(RULES, SEATS, 1) as match:
        play(match, 20)
        before = condition(match)
        path = saved.save(match, "A")
        play(match, 20)
        assert condition(match) != before
        assert saved.save(match, "B") != path
    with RecordedMatch.load(path) as again:
        assert condition(again) == before


@pytest.mark.parametrize(
    ("name", "file"),
    [("Noël", "Noël"), ("a/b\\c:d", "a-b-c-d"), (" .. x . ", "x"), ("NUL", "NUL-"),
     ("x" * 99, "x" * 60), ("a\nb", "a-b"), ("木", "木")],
)  # fmt: skip
def test_any_name_makes_a_file(library: Library, name: str, file: str) -> None:
    path = SavedMatches(library).path_for(name)
    assert path == library.directory / "saved" / f"{file}{SUFFIX}"


@pytest.mark.parametrize("name", ["", "  ", "..."])
def test_no_name_is_refused(library: Library, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        SavedMatches(library).path_for(name)


def test_a_match_from_elsewhere_is_kept_beside_one_of_its_name(
    library: Library, played: Path
) -> None:
    saved = SavedMatches(library)
    paths = [saved.take_over(played), saved.take_over(played)]
    assert [path.stem for path in paths] == ["played", "played 2"]
    assert paths[0].read_bytes() == played.read_bytes()
    assert [entry.over for entry in saved.all()] == [True, True]
    saved.delete(paths[0])
    saved.delete(paths[0])
    assert len(saved.all()) == 1
    with pytest.raises(StorageError, match="not_found"):
        saved.take_over(paths[0])


def test_what_cannot_be_read_is_counted_and_left(library: Library, played: Path) -> None:
    saved = SavedMatches(library)
    saved.take_over(played)
    odd = saved.directory / f"odd{SUFFIX}"
    odd.write_bytes(b"Dear grandmother")
    (saved.directory / "notes.txt").write_bytes(b"no match at all")
    assert len(saved.all()) == 1
    assert saved.unreadable == [odd]
    assert odd.read_bytes() == b"Dear grandmother"


# --- what still is a secret ---------------------------------------------------------------


def test_a_deal_that_people_still_play_is_left_out(tmp_path: Path) -> None:
    people = tuple(SeatInfo(name, HUMAN) for name in ("Anna", "Luc"))
    path = tmp_path / "two.rami"
    rules = PRESETS["classique"]
    with RecordedMatch.create(path, rules, people, 4) as match:
        match.apply(next(iter(match.view(match.deal.turn).legal_actions())))
        with pytest.raises(StorageError) as caught:
            Stepper(path)
        assert caught.value.code == "deal_in_play"
        play(match, one_deal=True)
        match.next_deal()
        match.apply(next(iter(match.view(match.deal.turn).legal_actions())))
    stepper = Stepper(path)
    assert stepper.deals == 1
    assert stepper.person_playing is None


def test_a_single_person_may_look_again_at_the_deal_that_is_played(tmp_path: Path) -> None:
    seats = (SeatInfo("Luc", COMPUTER, "débutant"), SeatInfo("Anna", HUMAN))
    path = tmp_path / "one.rami"
    with RecordedMatch.create(path, PRESETS["classique"], seats, 4) as match:
        play(match, one_deal=True)
        assert Stepper(path).person_playing is None
        match.next_deal()
    stepper = Stepper(path)
    assert stepper.deals == 2
    stepper.go(Place(1, 0))
    assert stepper.person_playing == 1


# --- step by step ------------------------------------------------------------------------


def test_forward_through_the_whole_match(played: Path) -> None:
    stepper = Stepper(played)
    places, happened = [stepper.place], 0
    while not stepper.at_end:
        happened += len(stepper.forward())
        places.append(stepper.place)
    assert places == sorted(set(places))
    assert happened > 100
    assert stepper.forward() == ()
    with RecordedMatch.load(played) as match:
        assert stepper.match.result == match.result
        assert stepper.match.totals == match.totals
    assert not stepper.can_play_on


def test_back_through_the_whole_match_is_the_same_way(played: Path) -> None:
    stepper = Stepper(played)
    seen = {}
    while True:
        deal = stepper.match.deal
        seen[stepper.place] = (deal.turn, deal.phase, len(deal.stock), len(deal.melds))
        if stepper.at_end:
            break
        stepper.forward()
    while stepper.place != Place(0, 0):
        stepper.back()
        deal = stepper.match.deal
        assert seen.pop(stepper.place) == (
            deal.turn, deal.phase, len(deal.stock), len(deal.melds)
        )  # fmt: skip
    assert len(seen) == 1
    stepper.back()
    assert stepper.place == Place(0, 0)


def test_any_moment_can_be_gone_to(played: Path) -> None:
    stepper = Stepper(played)
    stepper.go(Place(1, 5))
    assert (stepper.match.number, stepper.place) == (2, Place(1, 5))
    stepper.go(Place(99, 99_999))
    assert stepper.at_end
    stepper.go(Place(-1, -1))
    assert stepper.place == Place(0, 0)


def kinds(one: RecordedMatch | Stepper) -> list[list[int]]:
    """The hands; which of two equal cards lies where makes no difference."""
    match = one.match
    return [sorted(card.kind for card in hand) for hand in match.deal.hands]


@pytest.mark.parametrize("place", [Place(0, 0), Place(0, 9), Place(1, 7), Place(1, 99_999)])
def test_playing_on_from_any_moment(library: Library, played: Path, place: Place) -> None:
    before = played.read_bytes()
    stepper = Stepper(played)
    stepper.go(place)
    assert stepper.can_play_on
    path = library.write_running(
        lambda path: stepper.play_on(path, 12345, "2030-01-01T00:00:00+00:00")
    )
    assert played.read_bytes() == before
    with RecordedMatch.load(path) as match:
        assert kinds(match) == kinds(stepper)
        assert match.totals == stepper.match.totals
        assert match.over is False
        number = match.number
        play(match, seed=5)
        assert match.over
        orders = Stepper(path).file.deals
        old = Stepper(played).file.deals
        if number < 3:  # the deals that follow are new ones
            assert orders[2].start["order"] != old[2].start["order"]
        library.file_finished(match)
    history = History(library)
    assert history.update() == 0


def test_a_step_that_leads_elsewhere_is_told(played: Path) -> None:
    stepper = Stepper(played)
    stepper.file.deals[0].steps[3] = {"type": "action", "seat": 0, "do": "discard 99"}
    stepper.go(Place(0, 3))
    with pytest.raises(StorageError, match="does_not_replay"):
        stepper.forward()
    assert stepper.place == Place(0, 3)
