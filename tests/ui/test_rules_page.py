"""The rules as a page: pictures, searching, printing, and the way there from a refusal."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rami_desktop.engine.cards import Card
from rami_desktop.engine.melds import read_meld
from rami_desktop.engine.presets import PRESETS
from rami_desktop.ui.game_choice import GameChoice
from rami_desktop.ui.messages import ENGINE_SENTENCES, MELD_REASONS
from rami_desktop.ui.rule_examples import Example, examples
from rami_desktop.ui.rules_paragraphs import Paragraph
from rami_desktop.ui.rules_texts import rules_sections
from rami_desktop.ui.screens.rules_page import RulesPage
from rami_desktop.ui.why import INSTEAD, TOPICS, topic_of

from .windows import Windows, wait_for_turn

#: Codes about the moment, which no rule explains.
NO_RULE = {
    "parse_error",
    "bad_rules",
    "impossible_position",
    "not_your_turn",
    "deal_over",
    "empty_discard",
    "card_not_in_hand",
    "no_such_meld",
    "ambiguous_joker",
    "nothing_to_undo",
    "nothing_to_redo",
    "deal_not_over",
    "match_over",
}


@pytest.fixture
def page(qtbot: QtBot) -> RulesPage:
    made = RulesPage()
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def topics(name: str) -> set[str]:
    return {
        sentence.topic
        for section in rules_sections(PRESETS[name])
        for sentence in section.sentences
        if isinstance(sentence, Paragraph)
    }


def test_every_refusal_that_a_rule_explains_has_its_paragraph() -> None:
    explained = set(TOPICS) | {"not_a_meld", "too_many_jokers", "no_opening"}
    assert set(ENGINE_SENTENCES) - explained == NO_RULE
    for code in ENGINE_SENTENCES:
        assert bool(topic_of(code, {})) == (code not in NO_RULE)
    for reason in MELD_REASONS:
        assert topic_of("not_a_meld", {"reason": reason}) in ("set", "run", "ace")


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_has_a_paragraph_for_every_topic(page: RulesPage, name: str) -> None:
    wanted = {*TOPICS.values(), "set", "run", "ace", "jokers_run", "jokers_set"}
    told = topics(name)
    for topic in wanted:
        assert topic in told or INSTEAD.get(topic) in told, topic
        page.show_rules(PRESETS[name], topic)
        assert len(page.text.extraSelections()) == 1, topic
        marks = page.text.extraSelections()  # the list holds the cursors
        marked = marks[0].cursor.selectedText()
        assert page.text.textCursor().block().text() == marked, "a reader begins there"
        assert page.text.accessibleDescription() == marked


def test_a_paragraph_is_gone_to_and_marked(page: RulesPage) -> None:
    page.show_rules(PRESETS["rami51"], "clean_run")
    selections = page.text.extraSelections()
    marked = selections[0].cursor.selectedText()
    assert "clean run" in marked
    assert page.text.verticalScrollBar().value() > 0
    page.show_rules(PRESETS["rami51"])
    assert not page.text.extraSelections()
    assert not page.show_topic("nothing of the kind")


@pytest.mark.parametrize("name", PRESETS)
def test_examples_are_melds_of_the_rule_set(name: str) -> None:
    rules = PRESETS[name]
    assert len(examples(rules, "melds")) >= 4
    for section in ("melds", "opening"):
        for example in examples(rules, section):
            for meld in example.melds:
                read_meld(meld, rules)
    opening = examples(rules, "opening")[0]
    assert any(char.isdigit() for char in opening.caption) or "%n" not in opening.caption
    assert not any(card.is_joker for meld in opening.melds for card in meld)
    assert examples(rules, "counting") == []


def test_examples_follow_the_fields() -> None:
    rules = PRESETS["classique"]

    def captions(**changes: object) -> list[str]:
        changed = rules.changed(**changes)
        shown: list[Example] = [*examples(changed, "melds"), *examples(changed, "table")]
        return [example.caption for example in shown]

    assert "An ace in the middle" in captions(circular_runs=True)
    assert "An ace in the middle" not in captions(circular_runs=False)
    assert "The nine can be taken out" not in captions(pull=False)
    assert "A joker in a set" not in captions(max_jokers_set=0)
    low, high = (
        examples(rules.changed(opening_points=points), "opening")[0] for points in (20, 120)
    )
    assert len(high.melds) > len(low.melds)


def test_pictures_stand_in_the_text(page: RulesPage) -> None:
    page.show_rules(PRESETS["rami51"])
    html = page.text.toHtml()
    assert html.count("<img") == sum(
        len(examples(PRESETS["rami51"], section.key))
        for section in rules_sections(PRESETS["rami51"])
    )
    picture = page._picture(Example(((Card.parse("7H"), Card.parse("8H")),), ""))
    image = picture.toImage()
    colours = {image.pixelColor(x, 30).rgba() for x in range(0, image.width(), 3)}
    assert len(colours) > 3


def test_words_are_searched(page: RulesPage) -> None:
    page.show_rules(PRESETS["rami51"])
    page.search.setText("joker")
    found = page.text.extraSelections()
    assert len(found) > 5
    assert {selection.cursor.selectedText().casefold() for selection in found} == {"joker"}
    assert page.found.text() == f"{len(found)} place(s)"
    places = []
    for _ in range(len(found) + 1):
        places.append(page.text.textCursor().position())
        QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert places[0] == places[-1]
    assert places[:-1] == sorted(set(places))
    page.search.setText("canasta")
    assert page.found.text() == "nowhere"
    assert not page.text.extraSelections()
    page.search.clear()
    assert page.found.text() == ""


def test_the_page_is_printed(page: RulesPage, tmp_path: Path) -> None:
    page.show_rules(PRESETS["rami51"])
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))
    page.text.document().print_(printer)
    content = (tmp_path / "rules.pdf").read_bytes()
    assert content.startswith(b"%PDF") and len(content) > 10_000
    assert page.document_name() == "Rami 51: rules"


def test_a_refusal_leads_to_its_paragraph(windows: Windows) -> None:
    window, qtbot = windows.open(), windows.qtbot
    window.begin(GameChoice.usual("rami51", "Anna", ("expert",)), 3)
    wait_for_turn(qtbot, window)
    window.controller.draw()
    window.scene.complete()
    spots = [row for row in window.store.hand.rows][:3]
    window.store.select_cards([row.card for row in spots])
    window.controller.lay_selection()
    bubble = window.scene.bubble
    assert bubble.words and bubble.topic
    link = bubble._link_box
    assert link is not None
    point = window.view.mapFromScene(link.cx, link.cy)
    qtbot.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.pages.currentWidget() is window.rules_page
    assert len(window.rules_page.text.extraSelections()) == 1
    assert window.controller.paused
    window.rules_page.back_button.click()
    assert window.pages.currentWidget() is window.table_page
    assert len(window.store.selected()) == 3

    window.controller.lay_selection()
    qtbot.keyClick(window.view, Qt.Key.Key_W)
    assert window.pages.currentWidget() is window.rules_page
    assert len(window.rules_page.text.extraSelections()) == 1


def test_what_no_rule_explains_has_no_link(windows: Windows) -> None:
    window = windows.open()
    window.begin(GameChoice.usual("rami51", "Anna", ("expert",)), 3)
    wait_for_turn(windows.qtbot, window)
    window.controller.redo()
    assert window.scene.bubble.words
    assert window.scene.bubble.topic == "" and window.scene.bubble._link_box is None
