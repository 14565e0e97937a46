"""The guided first deal: it explains, lets nothing go astray, and can be left at any step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rami_desktop.engine.cards import pack, parse_cards
from rami_desktop.engine.match import Match
from rami_desktop.engine.rng import Rng
from rami_desktop.ui.card_texts import SUIT_SYMBOLS
from rami_desktop.ui.language import LanguageSwitch
from rami_desktop.ui.lesson.script import (
    PUPIL,
    RIVAL,
    RULES,
    STEPS,
    ScriptedBot,
    Step,
    advice,
    goes_along,
    stacked_pack,
    step_of,
)
from rami_desktop.ui.lesson.texts import step_words
from rami_desktop.ui.screens.lesson_page import LessonPage
from rami_desktop.ui.states import HUMAN_STATES, State

from .windows import Windows

KEY = Qt.Key


def lesson() -> Match:
    return Match(RULES, 2, 0, first_dealer=RIVAL, order=stacked_pack())


def test_the_pack_is_whole() -> None:
    assert sorted(stacked_pack()) == sorted(pack(2))


def test_the_script_goes_out_in_three_turns() -> None:
    match, bot, steps = lesson(), ScriptedBot(), []
    while not match.deal.over:
        seat = match.deal.turn
        view = match.view(seat)
        action = bot.choose(view, Rng(1))
        if seat == PUPIL:
            steps.append(step_of(view))
            assert goes_along(view, action, [])
        match.apply(action, seat)
    assert match.deal.result is not None and match.deal.result.winner == PUPIL
    by_engine = [
        step for step in STEPS if step not in (Step.SORT, Step.CLEAN_RUN, Step.OPEN, Step.DONE)
    ]
    assert steps == by_engine
    assert step_of(match.view(PUPIL)) is Step.DONE


def test_every_step_is_told_in_whole_sentences() -> None:
    view = lesson().view(PUPIL)
    told = [step_words(step, view) for step in STEPS]
    assert len({words.title for words in told}) == len(STEPS)
    for words in told:
        assert words.why.endswith(".") and words.task.endswith(".")
        assert "{" not in words.why + words.task


def test_who_hears_the_lesson_hears_names_of_cards() -> None:
    view = lesson().view(PUPIL)
    shown = [step_words(step, view) for step in STEPS]
    heard = [step_words(step, view, aloud=True) for step in STEPS]
    assert any(sign in words.task for words in shown for sign in SUIT_SYMBOLS)
    assert not [words for words in heard if set(SUIT_SYMBOLS) & set(words.why + words.task)]
    lay = heard[STEPS.index(Step.PREPARE)].task
    assert "king of hearts, king of diamonds, king of spades" in lay


class Pupil:
    """Does the lesson with keys and clicks."""

    def __init__(self, qtbot: QtBot, page: LessonPage) -> None:
        self.qtbot = qtbot
        self.page = page

    @property
    def step(self) -> Step:
        return self.page.controller.step

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.page.view, key)

    def ready(self) -> None:
        ready = {*HUMAN_STATES, State.DEAL_OVER, State.MATCH_OVER}
        self.qtbot.waitUntil(lambda: self.page.controller.state in ready, timeout=20_000)

    def select(self, text: str) -> None:
        store = self.page.store
        left = [row.card for row in store.hand.rows]
        chosen = []
        for card in parse_cards(text):
            found = next(other for other in left if other.kind == card.kind)
            left.remove(found)
            chosen.append(found)
        store.select_cards(chosen)

    def do(self, step: Step) -> None:
        """Do what a step asks for."""
        self.ready()
        assert self.step is step
        assert self.page.title.text() == step_words(step, self.page.store.view).title
        getattr(self, f"do_{step.name.lower()}")()

    def do_draw(self) -> None:
        self.key(KEY.Key_D)

    do_draw_again = do_draw

    def do_sort(self) -> None:
        self.key(KEY.Key_3)

    def do_prepare(self) -> None:
        self.select("KS KH KD")
        self.key(KEY.Key_L)

    def do_clean_run(self) -> None:
        self.select("6H 7H 8H")
        self.key(KEY.Key_L)

    def do_open(self) -> None:
        self.key(KEY.Key_O)

    def do_discard(self) -> None:
        self.select("8D")
        self.key(KEY.Key_X)

    def do_take(self) -> None:
        self.key(KEY.Key_T)

    def do_lay_off(self) -> None:
        self.page.controller.perform(self.advice())

    do_swap = do_lay_off

    def do_use_joker(self) -> None:
        self.select("QS QC *")
        self.key(KEY.Key_L)

    def do_discard_again(self) -> None:
        self.select("10C")
        self.key(KEY.Key_X)

    def do_last_meld(self) -> None:
        self.select("3S 3D 3C")
        self.key(KEY.Key_L)

    def do_go_out(self) -> None:
        self.select("AC")
        self.key(KEY.Key_X)

    def advice(self):
        found = advice(self.page.store.view, self.step)
        assert found is not None
        return found


def begin(windows: Windows) -> Pupil:
    window = windows.open()
    windows.qtbot.mouseClick(window.start_page.lesson_button, Qt.MouseButton.LeftButton)
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    return Pupil(windows.qtbot, page)


def test_the_whole_lesson(windows: Windows) -> None:
    pupil = begin(windows)
    for step in STEPS[:-1]:
        pupil.do(step)
        assert pupil.page.scene.mismatches() == []
    pupil.ready()
    page = pupil.page
    assert pupil.step is Step.DONE
    assert page.play_button.isVisible() and not page.show_button.isVisible()
    assert page.progress.value() == page.progress.maximum()
    page.play_button.click()
    window = page.window()
    assert window.pages.currentWidget() is window.table_page
    assert window.controller.match is not None


@pytest.mark.parametrize("left_at", [step for step in STEPS[1:-1] if step is not Step.SORT])
def test_the_lesson_is_taken_up_where_it_was_left(windows: Windows, left_at: Step) -> None:
    pupil = begin(windows)
    for step in STEPS[: STEPS.index(left_at)]:
        pupil.do(step)
    pupil.ready()
    assert pupil.step is left_at
    pupil.page.leave_button.click()
    assert pupil.page.window().pages.currentWidget() is pupil.page.window().start_page
    windows.close()
    pupil = begin(windows)
    pupil.ready()
    # What was only prepared is in the hand again, and the hand is as it was dealt.
    before_opening = {Step.PREPARE, Step.CLEAN_RUN, Step.OPEN}
    expected = Step.SORT if left_at in before_opening else left_at
    assert pupil.step is expected
    for step in STEPS[STEPS.index(expected) : -1]:
        pupil.do(step)
    pupil.ready()
    assert pupil.step is Step.DONE


def test_what_leads_astray_is_refused_in_words(windows: Windows) -> None:
    pupil = begin(windows)
    page = pupil.page
    pupil.ready()
    pupil.key(KEY.Key_T)
    assert "first do what the lesson says" in page.scene.bubble.words
    pupil.do(Step.DRAW)
    pupil.select("QS")
    pupil.key(KEY.Key_X)
    assert page.scene.bubble.words.startswith("Keep Q♠")
    assert page.controller.state is State.HUMAN_PLAY
    pupil.select("10C")
    pupil.key(KEY.Key_X)
    assert "first do what the lesson says" in page.scene.bubble.words


def test_undo_goes_back_a_step(windows: Windows) -> None:
    pupil = begin(windows)
    for step in STEPS[: STEPS.index(Step.DISCARD)]:
        pupil.do(step)
    assert pupil.step is Step.DISCARD
    pupil.key(KEY.Key_U)
    assert pupil.step is Step.OPEN


def test_the_way_is_shown(windows: Windows) -> None:
    pupil = begin(windows)
    pupil.ready()
    pupil.page.show_button.click()
    assert pupil.page.scene.hints.count > 0
    for step in STEPS[: STEPS.index(Step.PREPARE)]:
        pupil.do(step)
    pupil.page.show_button.click()
    assert pupil.page.scene.hints.count >= 1


def test_the_lesson_can_begin_again(windows: Windows) -> None:
    pupil = begin(windows)
    for step in STEPS[: STEPS.index(Step.TAKE)]:
        pupil.do(step)
    pupil.page.again_button.click()
    pupil.ready()
    assert pupil.step is Step.DRAW


def test_a_damaged_lesson_begins_anew(windows: Windows) -> None:
    pupil = begin(windows)
    pupil.do(Step.DRAW)
    pupil.page.leave_button.click()
    (windows.directory / "lesson.rami").write_text("{", encoding="utf-8")
    windows.close()
    pupil = begin(windows)
    pupil.ready()
    assert pupil.step is Step.DRAW


def test_the_lesson_is_in_the_language(windows: Windows) -> None:
    pupil = begin(windows)
    pupil.ready()
    languages = windows.languages
    languages.use("fr")
    windows.qtbot.waitUntil(lambda: pupil.page.title.text() == "Piochez une carte")
    assert pupil.page.counter.text() == "Étape 1 sur 14"
    assert pupil.page.leave_button.text() == "Quitter la leçon"
    for step in STEPS[:4]:
        getattr(pupil, f"do_{step.name.lower()}")()
    assert "51" in pupil.page.title.text()


def test_french_words_are_whole(qapp: QApplication) -> None:
    languages = LanguageSwitch(qapp)
    languages.use("fr")
    try:
        told = [step_words(step, lesson().view(PUPIL)) for step in STEPS]
        english = {"the", "and", "your", "you", "card"}
        for words in told:
            assert not english & set(f"{words.title} {words.why} {words.task}".lower().split())
    finally:
        languages.close()
        QLocale.setDefault(QLocale.c())


def test_nothing_of_the_lesson_is_counted_as_a_match(windows: Windows) -> None:
    pupil = begin(windows)
    pupil.do(Step.DRAW)
    pupil.page.leave_button.click()
    window = pupil.page.window()
    assert window.desk.library.running() == []
    assert not window.start_page.continue_button.isVisible()
