"""The table through the interface that screen readers use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from shiboken6 import Shiboken

from rami_desktop.engine.cards import parse_cards
from rami_desktop.ui import tokens
from rami_desktop.ui.card_texts import card_name
from rami_desktop.ui.models.spots import ZoneKind
from rami_desktop.ui.table.accessible import TableAccess
from rami_desktop.ui.table.announcer import Announcer
from rami_desktop.ui.table.interfaces import TableInterface
from rami_desktop.ui.table.view import TableView
from rami_desktop.ui.targets import Target, TargetKind
from tests.ui.reader import CAN_LISTEN, listening
from tests.ui.table.conftest import DISCARD, OWN_AREA, STOCK, MakeTable, Table
from tests.ui.table.test_gestures import HANDS, MELDS, OPENED, PLAY

KEY = Qt.Key
Name, Description = QAccessible.Text.Name, QAccessible.Text.Description
Role = QAccessible.Role
PACK = parse_cards(
    " ".join(f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789XJQK").replace("X", "10")
)


class Heard:
    """What a reader would hear: kinds of events with the name of what they are about."""

    def __init__(self) -> None:
        self.events: list[tuple[QAccessible.Event, str]] = []
        self.said: list[str] = []

    def event(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append(event.message())
            return
        interface = event.accessibleInterface()
        self.events.append((event.type(), "" if interface is None else interface.text(Name)))

    def focused(self) -> list[str]:
        return [name for kind, name in self.events if kind == QAccessible.Event.Focus]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """Listen as a reader does, a fast one; where that cannot be done, to what Qt is given."""
    monkeypatch.setattr(tokens, "SPOKEN_PER_CHARACTER", 1)
    listener = Heard()
    if CAN_LISTEN:
        with listening(listener.event):
            yield listener
        return
    monkeypatch.setattr(TableAccess, "send", staticmethod(listener.event))
    monkeypatch.setattr(Announcer, "send", staticmethod(listener.event))
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    yield listener


def interface(table: Table) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None
    return found


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [parent.child(index) for index in range(parent.childCount())]


def everything(parent: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for child in children(parent):
        yield child
        yield from everything(child)


def called(table: Table, name: str) -> QAccessibleInterface:
    return next(one for one in everything(interface(table)) if one.text(Name) == name)


def all_words(table: Table) -> str:
    return "\n".join(
        one.text(kind) for one in everything(interface(table)) for kind in (Name, Description)
    )


def test_everything_on_the_table_has_a_name_a_role_and_a_place(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)
    whole = interface(table)
    assert whole.text(Name) == "The table"
    assert "F1" in whole.text(Description)
    parts = list(everything(whole))
    for part in parts:
        assert part.text(Name), part.role()
        assert part.role() != Role.NoRole
        assert part.isValid() and not part.state().invalid
        assert whole.rect().contains(part.rect()), part.text(Name)
    names = [part.text(Name) for part in children(whole)]
    assert "Anna, 9 card(s)" in names
    assert "Stock, 10 card(s)" in names
    assert "Place for your melds" in names
    assert "Your hand, 9 card(s)" in names
    spots = [spot for spot in table.store.spots() if spot.face is not None]
    cards = [spot for spot in spots if spot.zone.kind in (ZoneKind.HAND, ZoneKind.MELD)]
    assert len([part for part in parts if part.role() == Role.ListItem]) == len(cards)
    assert len([name for name in names if " in front of Bruno: " in name]) == 2
    assert "Your set: queen of hearts, queen of diamonds, queen of clubs" in names


def test_parents_and_children_know_one_another(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)

    def check(parent: QAccessibleInterface) -> None:
        for index, child in enumerate(children(parent)):
            assert child.parent().object() is parent.object()
            assert parent.indexOfChild(child) == index
            check(child)

    check(interface(table))
    assert interface(table).child(-1) is None
    assert interface(table).child(1000) is None


def test_a_card_says_what_it_is_whether_it_is_selected_and_where(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    spot = table.card("KC")
    count = len(table.hand())
    plain = f"king of clubs, {spot.index + 1} of {count}"
    card = called(table, plain)
    assert card.state().selectable and card.state().focusable and not card.state().selected
    table.store.select(spot.id, True)
    assert card.text(Name) == f"king of clubs, selected, {spot.index + 1} of {count}"
    assert card.state().selected
    table.store.clear_selection()
    assert card.text(Name) == plain and not card.state().selected


def test_names_are_in_the_language(make_table: MakeTable, french: None) -> None:
    table = make_table(hands=["QH 3C KC 5D", "2S 3S 4S 5S"])
    table.controller.draw()
    spot = table.card("QH")
    table.store.select(spot.id, True)
    assert called(table, f"dame de cœur, sélectionnée, {spot.index + 1} sur 5")
    king = table.card("KC")
    table.store.select(king.id, True)
    assert called(table, f"roi de trèfle, sélectionné, {king.index + 1} sur 5")
    assert called(table, "Pioche, 9 cartes")
    assert called(table, "Bruno, 4 cartes")


def test_a_card_just_drawn_and_a_card_owed_are_told(make_table: MakeTable) -> None:
    table = make_table(hands=HANDS, discard="9D", melds=MELDS, opened=[True, True])
    table.controller.take()
    taken = next(spot for spot in table.hand() if spot.owed)
    words = {part.text(Name): part.text(Description) for part in everything(interface(table))}
    name = f"nine of diamonds, {taken.index + 1} of {len(table.hand())}"
    assert words[name] == "must be laid in this turn"
    assert any("Still to be laid" in name for name in words)
    table.controller.put_back()
    table.controller.draw()
    drawn = next(spot for spot in table.hand() if spot.drawn)
    words = {part.text(Name): part.text(Description) for part in everything(interface(table))}
    name = f"{card_name(drawn.face)}, {drawn.index + 1} of {len(table.hand())}"
    assert words[name] == "just drawn"


def test_no_hidden_card_has_a_name(make_table: MakeTable) -> None:
    """Hands without a card in common: a name of a rival's card would give it away."""
    own, other = "AS 2S 3S 4S 5S", "AH 2H 3H 4H 5H"
    table = make_table("hh", hands=[own, other], discard="KC", stock="QD QC JD JC 10D 10C")
    seen = [card_name(card) for card in parse_cards(own + " KC")]
    hidden = [card_name(card) for card in parse_cards(other + " QD QC JD JC 10D 10C")]
    words = all_words(table)
    assert all(name in words for name in seen)
    assert not [name for name in hidden if name in words]
    for spot in table.store.spots():
        if spot.face is None:
            assert ("card", spot.id) not in table.view.access.facts()


def test_nothing_of_a_hand_is_told_behind_the_curtain(make_table: MakeTable, heard: Heard) -> None:
    own, other = "AS 2S 3S 4S 5S", "AH 2H 3H 4H 5H"
    table = make_table("hh", hands=[own, other], discard="KC", stock="QD QC JD JC 10D 10C")
    table.controller.draw()
    table.controller.drop([table.card("AS").face], DISCARD)
    table.scene.complete()
    hidden = {card_name(card) for card in PACK} - {"ace of spades", "king of clubs"}
    words = all_words(table)
    assert not [name for name in hidden if name in words]
    table.sit_down()
    words = all_words(table)
    assert "five of hearts" in words and "five of spades" not in words
    # The drawn card was told to who drew it, before the cards were passed on.
    drawn = [said for said in heard.said if "You have drawn" in said]
    assert len(drawn) == 1
    others = [said for said in heard.said if said not in drawn]
    assert not [name for name in hidden if any(name in said for said in others)]


def test_the_focus_is_told_when_it_moves(make_table: MakeTable, heard: Heard, qtbot) -> None:
    table = make_table(**PLAY)
    table.view.activateWindow()
    table.view.setFocus()
    qtbot.waitUntil(table.view.hasFocus)
    table.key(KEY.Key_Home)
    first = table.hand()[0]
    name = f"{card_name(first.face)}, 1 of {len(table.hand())}"
    qtbot.waitUntil(lambda: heard.focused()[-1:] == [name])
    assert interface(table).focusChild().text(Name) == name
    assert called(table, name).state().focused
    table.key(KEY.Key_Right)
    second = table.hand()[1]
    name = f"{card_name(second.face)}, 2 of {len(table.hand())}"
    qtbot.waitUntil(lambda: heard.focused()[-1:] == [name])
    focused = [one for one in everything(interface(table)) if one.state().focused]
    assert [one.text(Name) for one in focused] == [name]
    heard.events.clear()
    table.key(KEY.Key_Space)
    words = f"{card_name(second.face)}, selected, 2 of {len(table.hand())}"
    assert heard.events[:2] == [
        (QAccessible.Event.SelectionAdd, words),
        (QAccessible.Event.NameChanged, words),
    ]
    heard.events.clear()
    table.key(KEY.Key_Space)
    assert heard.events[0] == (QAccessible.Event.SelectionRemove, name)


def test_every_stop_of_the_keyboard_is_a_part(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)
    stops = set(table.view.keyboard.stops())
    told = {facts.stop for facts in table.view.access.facts().values()} - {None}
    assert told == stops


def test_piles_and_melds_are_named_when_the_keyboard_is_at_them(make_table: MakeTable) -> None:
    table = make_table(rules="classique", **OPENED)
    access = table.view.access
    expected = {
        STOCK: "Stock, 10 card(s)",
        OWN_AREA: "Place for your melds",
        Target(TargetKind.MELD, 3): "Run in front of Bruno: five of spades, ",
    }
    for stop, words in expected.items():
        table.view.keyboard.at = stop
        table.view.keyboard.set_active(True)
        told = [facts.name for facts in access.facts().values() if facts.focused]
        assert len(told) == 1
        assert told[0].startswith(words)


def silence(heard: Heard, qtbot) -> None:
    """Let what was to be said be said, and forget it."""
    qtbot.waitUntil(lambda: bool(heard.said))
    heard.said.clear()


def test_what_happens_is_announced_in_words(make_table: MakeTable, heard: Heard, qtbot) -> None:
    """What belongs together is one announcement: some readers drop a second one."""
    table = make_table(hands=HANDS, melds=MELDS, opened=[True, True], discard="8H")
    silence(heard, qtbot)
    table.controller.draw()
    drawn = next(spot for spot in table.hand() if spot.drawn)
    words = f"You have drawn: {card_name(drawn.face)}. Lay what you like, then discard a card."
    qtbot.waitUntil(lambda: heard.said == [words])
    heard.said.clear()
    table.controller.drop([table.card("KC").face], DISCARD)
    qtbot.waitUntil(lambda: bool(heard.said))
    assert heard.said[0].startswith("You discard king of clubs.")


def test_the_others_are_told_when_the_last_words_have_been_spoken(
    make_table: MakeTable, heard: Heard, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader breaks off for what comes next: their moves come together, and none is lost."""
    table = make_table(**PLAY)
    silence(heard, qtbot)
    monkeypatch.setattr(tokens, "SPOKEN_PER_CHARACTER", 20)
    announcer = table.view.announcer
    announcer.say("You discard eight of clubs.", soon=True)
    qtbot.waitUntil(lambda: len(heard.said) == 1)
    announcer.say("Bruno draws from the stock.")
    announcer.say("Bruno discards two of hearts.")
    assert announcer._timer.remainingTime() > 5 * tokens.SPOKEN_TOGETHER
    qtbot.waitUntil(lambda: len(heard.said) == 2)
    assert heard.said[1] == "Bruno draws from the stock. Bruno discards two of hearts."
    announcer.say("Bruno draws from the stock.")
    announcer.say("The stock is empty.", at_once=True)
    qtbot.waitUntil(lambda: len(heard.said) == 3, timeout=10 * tokens.SPOKEN_TOGETHER)
    assert heard.said[2] == "Bruno draws from the stock. The stock is empty."


def test_what_the_others_did_can_be_heard_again(make_table, heard: Heard, qtbot) -> None:
    table = make_table("hc", hands=["2C 4C 6C 8C 10D", "AS KH 5D 9S 2H"], stock="3D 7H JC QS 6D")
    table.controller.draw()
    table.controller.drop([table.card("8C").face], DISCARD)
    qtbot.waitUntil(lambda: table.controller.state.name == "HUMAN_DRAW")
    qtbot.waitUntil(lambda: any("Your turn" in said for said in heard.said))
    heard.said.clear()
    table.scene.show_replay()
    qtbot.waitUntil(lambda: bool(heard.said))
    assert heard.said[0].startswith("Bruno ") and " discards " in heard.said[0]
    assert "You " not in heard.said[0]


def test_a_refusal_is_announced(make_table: MakeTable, heard: Heard, qtbot) -> None:
    table = make_table(**PLAY)
    silence(heard, qtbot)
    table.controller.lay_selection()
    qtbot.waitUntil(lambda: heard.said == ["Select cards of your hand first."])
    assert called(table, "Select cards of your hand first.").role() == Role.AlertMessage


def test_rivals_are_announced_without_their_cards(make_table, heard: Heard, qtbot) -> None:
    table = make_table("hc", hands=["2C 4C 6C 8C 10D", "AS KH 5D 9S 2H"], stock="3D 7H JC QS 6D")
    table.controller.draw()
    heard.said.clear()
    table.controller.drop([table.card("8C").face], DISCARD)
    qtbot.waitUntil(lambda: table.controller.state.name == "HUMAN_DRAW")
    qtbot.waitUntil(lambda: any("Bruno discards" in said for said in heard.said))
    words = " ".join(heard.said)
    rival = words[words.index("Bruno") : words.index("Your turn")]
    top = card_name(table.store.piles.discard.top)
    assert [name for name in map(card_name, PACK) if name in rival] == [top]


def test_a_refusal_names_its_cards(make_table: MakeTable, heard: Heard, qtbot) -> None:
    """On the table stand signs, which a reader would spell."""
    table = make_table(hands=HANDS, discard="9D", melds=MELDS, opened=[True, True])
    table.controller.take()
    qtbot.waitUntil(lambda: any("You take nine of diamonds" in said for said in heard.said))
    heard.said.clear()
    table.controller.drop([table.card("KC").face], DISCARD)
    qtbot.waitUntil(lambda: bool(heard.said))
    assert heard.said == ["First lay what you owe the table: nine of diamonds."]
    assert table.scene.bubble.words == "First lay what you owe the table: 9♦."
    assert table.scene.bubble.spoken == heard.said[0]


def test_what_is_prepared_and_what_it_counts_is_announced(make_table, heard, qtbot) -> None:
    table = make_table(hands=["7D 8D 9D KC 2C 4H", HANDS[1]], phase="play")
    silence(heard, qtbot)
    for text in ("7D", "8D", "9D"):
        table.store.select(table.card(text).id, True)
    table.controller.lay_selection()
    qtbot.waitUntil(lambda: bool(heard.said))
    assert heard.said[-1].startswith(
        "Prepared: seven of diamonds, eight of diamonds, nine of diamonds. Opening: 24 of 51. "
    )
    table.store.clear_prepared()
    qtbot.waitUntil(lambda: "Taken back into the hand." in heard.said[-1])


def test_what_is_taken_back_is_announced(make_table: MakeTable, heard: Heard, qtbot) -> None:
    table = make_table(rules="classique", **OPENED)
    silence(heard, qtbot)
    for text in ("4H", "5H", "6H"):
        table.store.select(table.card(text).id, True)
    assert table.controller.lay_selection()
    qtbot.waitUntil(lambda: any("You lay the run" in said for said in heard.said))
    assert table.controller.undo()
    qtbot.waitUntil(lambda: "Taken back." in heard.said)


def test_a_card_that_would_be_pulled_is_announced(make_table, heard: Heard, qtbot) -> None:
    table = make_table(rules="classique", **OPENED)
    number = table.store.melds.rows[2].number  # five to nine of spades: its ends may be taken
    silence(heard, qtbot)
    table.view.keyboard.press_at(Target(TargetKind.MELD, number))
    qtbot.waitUntil(lambda: bool(heard.said))
    assert heard.said[0].startswith("Enter takes ") and "into your hand" in table.scene.bubble.words


def test_the_focus_is_told_once(make_table: MakeTable, heard: Heard, qtbot) -> None:
    """Whatever the others do, a reader does not name the same card again and again."""
    table = make_table(**PLAY)
    table.view.activateWindow()
    table.view.setFocus()
    qtbot.waitUntil(table.view.hasFocus)
    table.key(KEY.Key_Home)
    qtbot.waitUntil(lambda: any(" 1 of " in name for name in heard.focused()))
    table.scene.shown.emit()
    table.scene.refresh()
    heard.events.clear()
    table.store.move_in_hand([table.hand()[0].id], 3)
    (renamed,) = [name for kind, name in heard.events if kind == QAccessible.Event.NameChanged]
    assert ", 3 of " in renamed, "a card that is moved tells its new place"
    assert heard.focused() == []
    table.key(KEY.Key_Right)
    qtbot.waitUntil(lambda: len(heard.focused()) == 1)


def test_a_card_at_hand_is_not_named_again_when_one_is_drawn(make_table, heard, qtbot) -> None:
    table = make_table(hands=HANDS, discard="8H")
    table.view.activateWindow()
    table.view.setFocus()
    qtbot.waitUntil(table.view.hasFocus)
    table.key(KEY.Key_Home)
    qtbot.waitUntil(lambda: any(" 1 of 9" in name for name in heard.focused()))
    heard.events.clear()
    table.controller.draw()
    qtbot.waitUntil(lambda: any("You have drawn" in said for said in heard.said))
    assert not [event for event in heard.events if " of 10" in event[1]]


def test_a_reader_can_do_what_keys_do(make_table: MakeTable, heard: Heard, qtbot) -> None:
    table = make_table(hands=HANDS, discard="8H")
    press, focus = (
        QAccessibleActionInterface.pressAction(),
        QAccessibleActionInterface.setFocusAction(),
    )
    stock = next(one for one in everything(interface(table)) if one.text(Name).startswith("Stock"))
    assert stock.actionInterface().actionNames() == [press, focus]
    stock.actionInterface().doAction(press)
    assert table.controller.state.name == "HUMAN_PLAY"
    spot = table.card("KC")
    card = called(table, f"king of clubs, {spot.index + 1} of {len(table.hand())}")
    card.actionInterface().doAction(focus)
    assert table.view.keyboard.at == spot.id
    card.actionInterface().doAction(press)
    assert card.state().selected
    seat = called(table, "Bruno, 9 card(s)")
    assert seat.actionInterface() is None and seat.valueInterface() is None
    table.scene.ask_why()
    table.controller.draw()
    bubble = next(one for one in everything(interface(table)) if one.role() == Role.AlertMessage)
    with qtbot.waitSignal(table.scene.why_wanted) as wanted:
        bubble.actionInterface().doAction(press)
    assert wanted.args == [table.scene.bubble.topic]


def test_a_pile_tells_its_new_name_when_the_keyboard_goes(make_table, heard, qtbot) -> None:
    table = make_table(hands=HANDS, discard="8H")
    table.view.activateWindow()
    table.view.setFocus()
    stocks = "Stock, 10 card(s)", "Stock, 9 card(s)"
    table.view.keyboard.go_to(STOCK)
    qtbot.waitUntil(lambda: heard.focused()[-1:] == [stocks[0]])

    def renamed() -> list[str]:
        return [name for kind, name in heard.events if kind == QAccessible.Event.NameChanged]

    table.controller.draw()
    assert not [name for name in renamed() if name in stocks]
    table.key(KEY.Key_Down)
    qtbot.waitUntil(lambda: stocks[1] in renamed())


def test_how_things_stand_is_said(make_table: MakeTable, heard: Heard, qtbot) -> None:
    table = make_table(hands=HANDS, discard="8H")
    silence(heard, qtbot)
    table.view.say_standing()
    qtbot.waitUntil(lambda: bool(heard.said))
    words = heard.said[0]
    assert words == table.scene.bubble.spoken == table.scene.bubble.words.replace("\n", " ")
    assert words.startswith("Your turn: draw a card, or take the discard. Opening: 0 of 51. 51")
    assert "Discard pile, on top: eight of hearts." in words
    assert "Bruno, 9 card(s): not opened, 0 point(s)." in words


def test_the_question_about_a_joker_can_be_heard(
    make_table: MakeTable, heard: Heard, qtbot
) -> None:
    hands = ["7D 8D * KC 2C 4H 5H", HANDS[1]]
    table = make_table(rules="classique", **{**PLAY, "hands": hands})
    table.view.activateWindow()
    table.view.setFocus()
    for text in ("7D", "8D", "*"):
        table.click(text)
    heard.events.clear()
    table.controller.lay_selection()
    qtbot.waitUntil(lambda: any("choice 1 of 2" in name for name in heard.focused()))
    asked = called(table, "What does the joker stand for?")
    assert asked.childCount() == 2
    assert asked.child(0).state().selected and not asked.child(1).state().selected
    table.key(KEY.Key_Right)
    assert asked.child(1).state().selected and not asked.child(0).state().selected
    assert "choice 2 of 2" in asked.child(1).text(Name)


def test_a_table_that_is_taken_down_says_nothing(make_table: MakeTable) -> None:
    """Qt tells readers that it goes while only half of it is there still."""
    view = TableView(make_table(**PLAY).scene)
    gone = TableInterface(view)
    assert gone.text(Name) == "The table" and gone.childCount()
    Shiboken.delete(view)
    assert [gone.text(kind) for kind in (Name, Description)] == ["", ""]
    assert gone.childCount() == 0 and gone.child(0) is None
    assert gone.childAt(10, 10) is None and gone.focusChild() is None


def test_a_part_that_is_gone_says_nothing(make_table: MakeTable, qtbot) -> None:
    table = make_table(**PLAY)
    spot = table.card("KC")
    card = called(table, f"king of clubs, {spot.index + 1} of {len(table.hand())}")
    part = card.object()
    table.controller.drop([spot.face], DISCARD)
    if part.facts is not None:  # the card lies on the discard pile, or went on
        assert part.facts.parent is None or part.facts.parent[0] != "hand"
    assert card.text(Name) == "" or "clubs" not in card.text(Name)
    if part.facts is None:  # a reader that was at it finds its way from there
        assert card.parent().text(Name).startswith("Your hand") and card.isValid()
        assert card.state().invisible and card.actionInterface() is None


def test_nothing_is_made_before_a_reader_asks(make_table: MakeTable) -> None:
    table = make_table(**PLAY)
    assert not QAccessible.isActive()
    table.key(KEY.Key_Home)
    table.key(KEY.Key_Space)
    access = table.view.access
    assert not access._parts and not access._facts
