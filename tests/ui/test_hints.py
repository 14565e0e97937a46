"""The key H at the real window, and the sentences of hints in both languages."""

from __future__ import annotations

import secrets
import string
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from rami_desktop.bots.hint import CODES, Advice, Reason, Value
from rami_desktop.engine.actions import Carte, Discard
from rami_desktop.engine.cards import Card, parse_cards
from rami_desktop.engine.presets import PRESETS
from rami_desktop.ui.event_texts import action_text
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.hint_texts import HINT_SENTENCES, advice_text, reason_text
from rami_desktop.ui.hint_words import Params
from rami_desktop.ui.main_window import MainWindow
from rami_desktop.ui.states import HUMAN_STATES, State
from rami_desktop.ui.table.word_place import covered

from .sentences import is_whole
from .typist import Typist
from .windows import PATIENCE, Windows

KEY = Qt.Key
VALUES: dict[str, Value] = {
    "card": Card.parse("KC"),
    "cards": parse_cards("9H 10H JH"),
    "meld": parse_cards("5C 6C 7C"),
    "run": parse_cards("2D 3D 4D"),
    "kept": parse_cards("7H 8H"),
    "wanted": parse_cards("6H 9H"),
    "partner": parse_cards("QS"),
    "count": 4,
    "fewer": 23,
    "points": 67,
    "needed": 151,
    "cost": 89,
    "factor": 1.5,
}
#: What stands in a sentence only as what is missing of another number.
DIFFERENCES = {"draw_not_enough", "put_back_not_enough"}


def reason_of(code: str, **changes: Value) -> Reason:
    return Reason.of(code, **{name: {**VALUES, **changes}[name] for name in CODES[code]})


def test_every_code_has_its_sentences() -> None:
    assert set(HINT_SENTENCES) == set(CODES)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("code", CODES)
def test_the_sentence_of_a_code_says_exactly_its_parameters(
    code: str, language: str, request: pytest.FixtureRequest
) -> None:
    if language == "fr":
        request.getfixturevalue("french")
    text = reason_text(reason_of(code))
    assert is_whole(text), text
    for name in CODES[code]:
        changed: Value = 33 if isinstance(VALUES[name], int | float) else parse_cards("AS 2S 3S")
        if isinstance(VALUES[name], Card):
            changed = Card.parse("AS")
        assert reason_text(reason_of(code, **{name: changed})) != text, name


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize("code", CODES)
def test_one_and_many_are_told_apart_in_french(code: str) -> None:
    numbers = [name for name in ("count", "points", "cost") if name in CODES[code]]
    for number in (1, 2):
        changes: dict[str, Value] = dict.fromkeys(numbers, number)
        if code in DIFFERENCES:
            changes = {"points": 51 - number, "needed": 51}
        words = reason_text(reason_of(code, **changes)).split()
        for before, after in pairwise(words):
            noun = after.strip(".,:;!()\u202f")
            if before in ("1", "2") and noun.rstrip("s") in ("point", "carte"):
                assert noun.endswith("s") == (before == "2")


@pytest.mark.usefixtures("french")
def test_the_example_in_french() -> None:
    king = Card.parse("KC")
    reason = reason_of("keep_run", cost=10)
    what, why = advice_text(Advice(Discard(king), reason))
    assert what == "Défaussez R♣."
    assert why == (
        "Gardez 7♥ 8♥\u202f: 4 cartes peuvent encore en faire une suite (6♥ 9♥). "
        "Rien ne va avec R♣, qui compterait 10 points dans votre main."
    )


def test_cards_are_named_for_those_who_listen() -> None:
    for code in CODES:
        text = reason_text(reason_of(code), aloud=True)
        assert not set(text) & set("♠♥♦♣"), text
    assert action_text(Discard(Card.parse("KC")), aloud=True) == "Discard king of clubs."


@pytest.mark.usefixtures("marked")
def test_hints_go_through_translation() -> None:
    for code in CODES:
        assert reason_text(reason_of(code)).startswith("[Messages:")


def test_no_sentence_names_what_its_code_does_not_have() -> None:
    for code in CODES:
        params = Params(reason_of(code).params, aloud=False)
        for text in HINT_SENTENCES[code](params):
            names = {name for _, name, _, _ in string.Formatter().parse(text) if name}
            assert names <= set(CODES[code])


# --- the key H -----------------------------------------------------------------------------------


def begin(windows: Windows, rules: str, monkeypatch: pytest.MonkeyPatch, seed: int) -> MainWindow:
    monkeypatch.setattr(secrets, "randbits", lambda _bits: seed)
    choice = GameChoice.usual(rules, "Anna", ("expert", "débutant"))
    window = windows.open(last_game=choice.to_dict())
    Typist(window).key(KEY.Key_Return)  # the quick game has the keyboard
    return window


@pytest.mark.parametrize("rules", PRESETS)
def test_a_deal_by_following_hints(
    windows: Windows, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begin(windows, rules, monkeypatch, 29)
    typist, qtbot, controller, scene = (
        Typist(window),
        windows.qtbot,
        window.controller,
        window.scene,
    )
    said: list[str] = []
    scene.said.connect(said.append)
    given: list[Advice] = []
    controller.hint_ready.connect(given.append)
    ready = {*HUMAN_STATES, State.DEAL_OVER, State.MATCH_OVER}
    for _ in range(400):
        qtbot.waitUntil(lambda: controller.state in ready or controller.can_carte, timeout=PATIENCE)
        if controller.state in (State.DEAL_OVER, State.MATCH_OVER):
            break
        given.clear()
        typist.key(KEY.Key_H)
        qtbot.waitUntil(lambda: bool(given), timeout=PATIENCE)
        (advice,) = given
        what, why = advice_text(advice)
        assert scene.bubble.words == f"{what} {why}"
        assert said[-1] == scene.bubble.spoken == " ".join(advice_text(advice, aloud=True))
        assert scene.hints.count or isinstance(advice.action, Carte)
        stands_well(window)
        follow(window, typist, advice)
        if controller.state in HUMAN_STATES:
            assert scene.hints.count == 0 and what not in scene.bubble.words
    assert controller.state in (State.DEAL_OVER, State.MATCH_OVER)


def follow(window: MainWindow, typist: Typist, advice: Advice) -> None:
    """Do with keys what is advised."""
    if isinstance(advice.action, Carte):
        typist.key(KEY.Key_C)
        assert not window.controller.can_carte
        return
    before = window.store.view
    assert before is not None
    typist.do(advice.action)
    after = window.store.view
    assert after is not None
    assert len(after.events) > len(before.events) or after.over


def stands_well(window: MainWindow) -> None:
    """The words lie on the table, and on no card of one's own hand."""
    scene = window.scene
    assert scene.layout.view_box.holds(scene.bubble.box)
    assert all(scene.bubble.box.shared(card) < 1 for card in scene.layout.hand)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_a_hint_covers_nothing_at_the_beginning(
    windows: Windows, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    window = begin(windows, "rami51", monkeypatch, 11)
    window.resize(*size)
    qtbot, scene = windows.qtbot, window.scene
    qtbot.waitUntil(lambda: window.controller.state in HUMAN_STATES, timeout=PATIENCE)
    Typist(window).key(KEY.Key_H)
    qtbot.waitUntil(lambda: bool(scene.bubble.words), timeout=PATIENCE)
    assert covered(scene.layout, scene.bubble.box, scene.furniture.panels) == 0


def test_a_hint_goes_when_it_is_waved_away(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begin(windows, "rami51", monkeypatch, 11)
    qtbot, scene, typist = windows.qtbot, window.scene, Typist(window)
    qtbot.waitUntil(lambda: window.controller.state in HUMAN_STATES, timeout=PATIENCE)
    for go in (
        lambda: typist.key(KEY.Key_Escape),
        lambda: window.resize(1100, 760),
        lambda: scene.retranslate(),
    ):
        typist.key(KEY.Key_H)
        qtbot.waitUntil(lambda: bool(scene.hints.count), timeout=PATIENCE)
        go()
        QCoreApplication.processEvents()
        assert scene.hints.count == 0 and not scene.bubble.words
