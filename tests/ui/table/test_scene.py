"""The scene shows what the models hold, whatever happens while cards move."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from rami_desktop.bots.hint import Advice, Reason
from rami_desktop.engine.actions import Discard, Draw, Lay, Take
from rami_desktop.engine.melds import find_melds
from rami_desktop.engine.presets import PRESETS, make_rules
from rami_desktop.ui.models.spots import ZoneKind
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.table.card_images import DeckStyle
from rami_desktop.ui.table.hint_marks import neighbours
from rami_desktop.ui.targets import Target, TargetKind
from tests.ui.table.conftest import MakeTable, Table
from tests.ui.tables import SeatedMatch

HANDS = [
    "4H 5H 6H 9S 9H 9D KC 2C",
    "7S 7D 8C 9C 10D JD QS KS",
]
MELDS = [
    {"owner": 1, "cards": "3D 4D 5D *6D"},
    {"owner": 0, "cards": "QH QD QC"},
    {"owner": 1, "cards": "5S 6S 7S 8S 9S"},
]


def act(table: Table, action, seat: int | None = None) -> None:
    """Do an action and show it, as the controller does."""
    match, store = table.match, table.store
    seat = match.deal.turn if seat is None else seat
    events = match.apply(action, seat)
    store.commit(match.view(store.viewer), tuple(e.seen_by(store.viewer) for e in events))


def random_action(match: SeatedMatch, chance: random.Random):
    """Return something that the seat to move may do, laying where it can, or ``None``."""
    due = match.deal.carte_due
    seat = match.deal.turn if due is None else due
    view = match.view(seat)
    legal = list(view.legal_actions())
    if not legal:
        return None, seat
    lays = [a for a in legal if not isinstance(a, Discard | Draw | Take)]
    return chance.choice(lays if lays and chance.random() < 0.8 else legal), seat


@pytest.mark.parametrize("pace", ("at_once", "normal"))
@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_it_shows_the_models_through_random_deals(
    make_table: MakeTable, rules: str, pace: str
) -> None:
    chance = random.Random(f"{rules} {pace}")
    table = make_table("hcc", pace=pace, rules=rules, hands=["2C", "3C", "4C"])
    table.controller.stop()
    match = SeatedMatch(make_rules(rules), "hcc", seed=chance.randrange(1000))
    table.match = match
    table.store.begin(match.seats)
    view = match.view(0)
    table.store.commit(view, view.events)
    for step in range(160):
        if match.deal.over:
            break
        action, seat = random_action(match, chance)
        # Sometimes the next thing happens while the last is still moving.
        if chance.random() < 0.6:
            table.scene.complete()
        if action is None:  # it owes what it cannot lay, and has to take something back
            match.undo()
            table.store.commit(match.view(0))
            continue
        act(table, action, seat)
        if chance.random() < 0.2 and table.hand():
            table.store.select(chance.choice(table.hand()).id)
        if step % 7 == 0:
            table.view.resize(chance.randrange(900, 1500), chance.randrange(650, 1000))
        if step % 3 == 0:
            table.scene.complete()
            assert table.scene.mismatches() == []
    table.scene.complete()
    assert table.scene.mismatches() == []


def test_a_lay_and_a_lay_off_end_where_the_models_say(make_table: MakeTable) -> None:
    table = make_table(
        "hc",
        pace="normal",
        hands=HANDS,
        melds=MELDS,
        opened=[True, True],
        phase="play",
        discard="8H",
    )
    view = table.match.view(0)
    laid = next(m for m in find_melds(view.hand, view.rules) if str(m) == "4H 5H 6H")
    numbers = {spot.id for spot in table.hand() if str(spot.face) in ("4H", "5H", "6H")}
    items = {number: table.scene.cards.item(number) for number in numbers}
    act(table, Lay((laid.cards,)))
    assert table.scene.busy
    assert any("moves" in text for text in table.scene.mismatches())
    table.check()
    # The same items: none was made anew.
    assert all(table.scene.cards.item(number) is item for number, item in items.items())


def test_the_controller_is_told_while_cards_move(make_table: MakeTable) -> None:
    table = make_table("hc", pace="normal", hands=HANDS, turn=0)
    assert not table.controller.animating
    table.controller.draw()
    assert table.controller.animating
    table.scene.complete()
    assert not table.controller.animating
    table.check()


def test_animation_ends_by_itself(make_table: MakeTable, qtbot) -> None:
    table = make_table("hc", pace="fast", hands=HANDS, turn=0)
    table.controller.draw()
    qtbot.waitUntil(lambda: not table.scene.busy, timeout=5000)
    table.check()


def test_a_hidden_card_turns_over_on_its_way(make_table: MakeTable) -> None:
    table = make_table("hc", pace="normal", hands=HANDS, turn=0)
    top = [s for s in table.store.spots() if s.zone.kind is ZoneKind.STOCK][-1]
    item = table.scene.cards.item(top.id)
    table.controller.draw()
    assert item.name == "back"
    assert item.wanted != "back"
    table.check()
    assert item.name == item.wanted


def test_a_deal_is_dealt_from_the_stock(make_table: MakeTable, qtbot) -> None:
    table = make_table("hc", pace="normal", hands=HANDS)
    match = SeatedMatch(make_rules("rami51"), "hc", seed=3)
    table.controller.start(match)
    table.match = match
    assert table.scene.busy
    items = [table.scene.cards.item(spot.id) for spot in table.hand()]
    assert sum(item.isVisible() for item in items) <= 1
    assert all(item.name == "back" for item in items)
    table.check()
    assert all(item.isVisible() and item.name != "back" for item in items)


def test_an_undo_glides_back(make_table: MakeTable) -> None:
    table = make_table("hc", pace="normal", hands=HANDS, turn=0, discard="8H")
    table.controller.draw()
    table.scene.complete()
    table.store.sort_hand("rank")
    table.check()


def test_the_owed_card_glows(make_table: MakeTable) -> None:
    table = make_table("hc", hands=HANDS, melds=MELDS, opened=[True, True], turn=0, discard="QS")
    assert table.controller.take()
    table.check()
    owed = [spot for spot in table.hand() if spot.owed]
    assert [str(spot.face) for spot in owed] == ["QS"]
    assert table.scene.furniture.owed.isVisible()
    assert any("Q♠" in text for text in table.scene.furniture.owed.texts())
    table.controller.put_back()
    table.check()
    assert not table.scene.furniture.owed.isVisible()


def test_the_counter_follows_the_prepared_melds(make_table: MakeTable) -> None:
    table = make_table("hc", hands=HANDS, turn=0, phase="play")
    panel = table.scene.furniture.opening
    assert panel.isVisible()
    before = panel.texts()
    for text in ("9S", "9H", "9D"):
        table.store.select(table.card(text).id)
    assert table.controller.activate(Target(TargetKind.OWN_AREA))
    table.check()
    assert panel.texts() != before
    assert any("27" in text for text in panel.texts())


def test_resizing_while_cards_move(make_table: MakeTable, qtbot) -> None:
    table = make_table("hc", pace="normal", hands=HANDS, turn=0)
    table.controller.draw()
    assert table.scene.busy
    table.view.resize(1024, 700)
    assert table.scene.layout.size == (1024, 700)
    table.check()
    # Blurred at first, drawn anew when the window rests.
    widths = {
        table.scene.cards.place_of(spot).width: table.scene.cards.item(spot.id)
        for spot in table.store.spots()
    }
    qtbot.waitUntil(lambda: all(item.raster == width for width, item in widths.items()))
    table.check()


def test_deck_theme_and_language_change_at_once(make_table: MakeTable) -> None:
    table = make_table("hc", hands=HANDS, turn=0)
    item = table.scene.cards.item(table.card("KC").id)
    king = item.pixmap().toImage()
    table.scene.set_deck(DeckStyle(language="fr"))
    assert item.pixmap().toImage() != king
    felt = table.view.backgroundBrush()
    table.scene.set_theme("dark", "blue")
    assert table.view.backgroundBrush() != felt
    QCoreApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange))
    table.check()


def test_no_match_no_cards(make_table: MakeTable) -> None:
    table = make_table("hc", hands=HANDS)
    table.controller.stop()
    table.store.begin(())
    assert len(table.scene.cards) == 0
    assert table.scene.mismatches() == []


def test_another_viewer_sees_another_table(make_table: MakeTable) -> None:
    table = make_table("hh", hands=HANDS, melds=MELDS, opened=[True, True])
    match = table.match
    for seat in (1, 0):
        table.store.commit(match.view(seat))
        assert table.scene.below == seat
        assert table.scene.mismatches() == []
        faces = [spot.face for spot in table.hand()]
        assert None not in faces


def test_seconds_and_thinking_show_on_the_plates(make_table: MakeTable) -> None:
    table = make_table("hc", hands=HANDS)
    plate = table.scene.furniture.plate(0)
    table.store.set_seconds(0, 30)
    assert plate.row.seconds_left == 30
    table.store.set_thinking(1)
    assert table.scene.furniture.plate(1).row.thinking


def test_a_hint_marks_what_it_means(make_table: MakeTable) -> None:
    table = make_table("hc", hands=HANDS, melds=MELDS, opened=[True, True], phase="play")
    king = table.card("KC").face
    reason = Reason.of("alone", card=king, cost=10)
    table.scene.show_hint(Advice(Discard(king), reason))
    assert table.scene.hints.count > 0
    assert "K♣" in table.scene.bubble.words
    assert "10 point" in table.scene.bubble.words
    table.store.select(table.card("KC").id)
    assert table.scene.hints.count == 0
    assert table.scene.bubble.words == ""


def test_a_hint_rings_neighbours_together_and_waits_while_a_card_is_held(
    make_table: MakeTable,
) -> None:
    table = make_table("hc", hands=HANDS, melds=MELDS, opened=[True, True], phase="play")
    hand = table.hand()
    near, far = neighbours(hand[:3]), neighbours([hand[0], hand[2]])
    assert [len(group) for group in near] == [3]
    assert [len(group) for group in far] == [1, 1]
    table.lift(hand[0])
    table.scene.show_hint(Advice(Discard(hand[1].face), Reason.of("end_turn")))
    assert table.scene.hints.count == 0
    table.key(Qt.Key.Key_Escape)
    table.check()


def test_what_happened_can_be_replayed(make_table: MakeTable, qtbot) -> None:
    table = make_table("hc", pace="fast", hands=HANDS, turn=1, discard="8H", dealer=0)
    qtbot.waitUntil(lambda: table.controller.state.name == "HUMAN_DRAW", timeout=8000)
    table.check()
    replay = table.scene.replay
    assert replay.possible
    lit = table.scene.lights.lit
    assert table.scene.show_replay()
    assert table.controller.animating
    assert lit and not table.scene.lights.lit
    qtbot.waitUntil(lambda: not replay.running, timeout=8000)
    assert table.scene.lights.lit == lit
    table.check()
    # A key in the middle ends it.
    assert table.scene.show_replay()
    table.scene.complete()
    assert not replay.running
    table.check()
    assert not table.controller.animating


def test_nothing_to_replay_in_an_empty_store(qapp) -> None:
    from rami_desktop.ui.controller import TurnController
    from rami_desktop.ui.table.scene import TableScene

    store = TableStore()
    scene = TableScene(store, TurnController(store))
    assert not scene.show_replay()


def test_names_are_of_one_size_and_so_are_captions(make_table: MakeTable) -> None:
    table = make_table("hc", hands=HANDS, discard="8H", size=(776, 590))
    furniture, store = table.scene.furniture, table.store
    sizes = []
    for name in ("Bo", "Maximilienne-Antoinette"):
        store.seats.change(1, name=name)
        furniture.show_rows(0, table.scene.colours)
        both = {furniture.plate(seat).name_size for seat in (0, 1)}
        assert len(both) == 1
        sizes += both
    assert sizes[1] < sizes[0]
    stock, discard = furniture.captions
    assert stock.font().pixelSize() == discard.font().pixelSize()
