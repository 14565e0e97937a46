"""Tables for the tests of the window: matches without files, positions, and a check of spots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester

from rami_desktop.engine.cards import Card, parse_cards
from rami_desktop.engine.deal import Deal
from rami_desktop.engine.match import Match
from rami_desktop.engine.presets import make_rules
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.scenario import read_scenario
from rami_desktop.engine.view import SeatView
from rami_desktop.storage.seats import COMPUTER, HUMAN, SeatInfo
from rami_desktop.ui.models.spots import CardSpot, ZoneKind
from rami_desktop.ui.models.store import TableStore

NAMES = ("Anna", "Bruno", "Chloé", "David", "Emma", "Fred", "Gaby", "Hugo")


def seats_of(kinds: str) -> tuple[SeatInfo, ...]:
    """Return seats from a text: ``h`` for a person, ``c`` for a computer seat."""
    return tuple(
        SeatInfo(name, HUMAN if kind == "h" else COMPUTER, "" if kind == "h" else "débutant")
        for name, kind in zip(NAMES, kinds, strict=False)
    )


class SeatedMatch(Match):
    """A match with people at it and no journal: what the window sees of a recorded match.

    :ivar saved: all of it counts as kept, as where the disk takes everything.
    """

    saved = True

    def __init__(self, rules: Rules, kinds: str, seed: int = 1, **settled: Any) -> None:
        self.seats = seats_of(kinds)
        super().__init__(rules, len(kinds), seed, **settled)


def match_at(kinds: str, **scenario: Any) -> SeatedMatch:
    """Return a match whose deal stands at a scenario's position."""
    scenario.setdefault("rules", "rami51")
    match = SeatedMatch(make_rules(scenario["rules"]), kinds)
    match.deal = deal_at(**scenario)
    match.number = match.deal.number
    match.dealer = match.deal.dealer
    return match


def deal_at(**scenario: Any) -> Deal:
    """Return the deal of a scenario; the stock has ten cards unless it is given."""
    scenario.setdefault("rules", "rami51")
    scenario.setdefault("stock", "2C 3C 4C 5C 6C 7C 8C 9C 10C JC")
    return read_scenario(scenario)


def held(view: SeatView, text: str) -> list[Card]:
    """Return the cards of a hand that a text means, copies in the order of the hand."""
    left = list(view.hand)
    found = []
    for card in parse_cards(text):
        match = next(c for c in left if c.kind == card.kind)
        left.remove(match)
        found.append(match)
    return found


class SpotCheck(QObject):
    """Checks after each change that the store shows exactly its view, and how cards move."""

    def __init__(self, store: TableStore) -> None:
        super().__init__(store)
        self.store = store
        self.checks = 0
        self._faces: dict[int, Card] = {}
        models = (store.hand, store.melds, store.piles, store.seats, store.scores, store.log)
        # The testers speak up with warnings, which fail a test.
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        self.testers = [QAbstractItemModelTester(model, mode) for model in models]
        store.committed.connect(self._after_commit)
        store.changed.connect(self._after_change)

    def _after_commit(self, _events: object) -> None:
        self.check()

    def _after_change(self) -> None:
        self.check()

    def check(self) -> None:
        """Compare all spots with the view.  :raises AssertionError: when they differ."""
        view = self.store.view
        if view is None:
            assert self.store.spots() == ()
            return
        self.checks += 1
        spots = self.store.spots()
        assert len({spot.id for spot in spots}) == len(spots)
        zones: dict[tuple[ZoneKind, int], list[CardSpot]] = {}
        for spot in spots:
            zones.setdefault((spot.zone.kind, spot.zone.number), []).append(spot)
        for shown in zones.values():
            assert [spot.index for spot in shown] == list(range(len(shown)))
        assert len(zones.pop((ZoneKind.STOCK, 0), [])) == min(3, view.stock_count)
        discard = zones.pop((ZoneKind.DISCARD, 0), [])
        assert [spot.face for spot in discard] == list(view.discard[-3:])
        self._check_hands(view, zones)
        for number, table in view.melds.items():
            shown = zones.pop((ZoneKind.MELD, number))
            assert tuple(spot.face for spot in shown) == table.meld.cards
        assert not zones, zones
        self._check_rows(view)
        self._check_identity(spots)

    def _check_hands(
        self, view: SeatView, zones: dict[tuple[ZoneKind, int], list[CardSpot]]
    ) -> None:
        own = []
        for index, group in enumerate(self.store.prepared.groups):
            shown = zones.pop((ZoneKind.PREPARED, index))
            assert tuple(spot.face for spot in shown) == group.cards
            own += list(group.plain)
        for seat in range(view.players):
            shown = zones.pop((ZoneKind.HAND, seat), [])
            faces = [spot.face for spot in shown]
            if seat == view.seat:
                assert Counter([*faces, *own]) == Counter(view.hand)
            elif view.hands:
                assert Counter(faces) == Counter(view.hands[seat])
            else:
                assert faces == [None] * view.counts[seat]

    def _check_rows(self, view: SeatView) -> None:
        store = self.store
        own = [spot for spot in store.spots() if spot.zone.kind is ZoneKind.HAND]
        own = [spot for spot in own if spot.zone.number == view.seat]
        assert [(row.id, row.card) for row in store.hand.rows] == [(s.id, s.face) for s in own]
        assert [row.number for row in store.melds.rows] == sorted(view.melds)
        assert store.piles.stock is not None and store.piles.discard is not None
        assert store.piles.stock.count == view.stock_count
        assert store.piles.discard.top == view.top_discard
        assert [row.card_count for row in store.seats.rows] == list(view.counts)

    def _check_identity(self, spots: Sequence[CardSpot]) -> None:
        """A number that showed a face never shows another one."""
        for spot in spots:
            if spot.face is not None:
                assert self._faces.setdefault(spot.id, spot.face.plain) == spot.face.plain
