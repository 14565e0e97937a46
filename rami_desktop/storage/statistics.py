"""What the history tells: counts by person, rule set and opponents, and every mark."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from rami_desktop.engine.errors import RamiError
from rami_desktop.engine.presets import make_rules
from rami_desktop.engine.rules import Rules
from rami_desktop.storage.history import History
from rami_desktop.storage.seats import HUMAN


@dataclass(frozen=True, slots=True)
class Choice:
    """Whose matches are counted, and which; an empty text leaves a question open.

    :ivar name: the person.
    :ivar rules: a key as :func:`~rami_desktop.engine.presets.rules_key` gives it.
    :ivar opponents: a key as :func:`.history.opponents_key` gives it.
    """

    name: str
    rules: str = ""
    opponents: str = ""


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts of one person.

    :ivar points: all points marked together.
    :ivar rami_secs: deals won by going out at once before anybody else had opened.
    :ivar best_streak: the most deals won one after the other.
    :ivar best_match_streak: the most matches won one after the other.
    """

    matches: int = 0
    matches_won: int = 0
    deals: int = 0
    deals_won: int = 0
    points: int = 0
    rami_secs: int = 0
    best_streak: int = 0
    best_match_streak: int = 0

    @property
    def average(self) -> float:
        """Points for each deal."""
        return self.points / self.deals if self.deals else 0.0


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One match of a person, in the order in which they were played.

    :ivar ended: when it ended, as an ISO date and time.
    :ivar deals_won: how many of its ``deals`` the person won.
    """

    ended: str
    rules: str
    opponents: str
    total: int
    won: bool
    deals: int
    deals_won: int


@dataclass(frozen=True, slots=True)
class Mark:
    """What a seat marked in a deal.

    :ivar ended: when the match ended, as an ISO date and time.
    :ivar match: the name of its file.
    :ivar rules: a key as :func:`~rami_desktop.engine.presets.rules_key` gives it.
    :ivar players: how many sat at the table.
    :ivar seat: the number of the seat, from 1 like that of the deal.
    :ivar hand_points: what the cards left in the hand counted.
    :ivar total: what the seat marked in the whole match.

    The others are 1 or 0: whether the seat won the deal, the stock ran out, the winner went out at
    once, nobody else had opened then, and whether the seat won the match.
    """

    ended: str
    match: str
    rules: str
    players: int
    deal: int
    seat: int
    name: str
    kind: str
    level: str
    points: int
    hand_points: int
    won_deal: int
    blocked: int
    at_once: int
    rami_sec: int
    total: int
    won_match: int


_WHERE = """
    FROM seats JOIN matches ON matches.id = seats.match
    WHERE seats.kind = 'human' AND seats.name = :name
    AND :rules IN ('', matches.rules) AND :opponents IN ('', seats.opponents)
"""


class Statistics:
    """Answers questions about a history, which it brings up to date first."""

    def __init__(self, history: History) -> None:
        """Take in what the history lacks.

        :raises StorageError: when it can be neither read nor made.
        """
        self.history = history
        history.update()

    def people(self) -> list[str]:
        """Return who has played, the one with the most matches first."""
        return self._column(
            "SELECT name FROM seats WHERE kind = ? GROUP BY name ORDER BY COUNT(*) DESC, name",
            (HUMAN,),
        )

    def rule_sets(self, name: str) -> list[str]:
        """Return the keys of the rules that a person has played by, the most played first."""
        return self._column(
            "SELECT rules FROM seats JOIN matches ON id = match WHERE kind = ? AND name = ? "
            "GROUP BY rules ORDER BY COUNT(*) DESC, rules",
            (HUMAN, name),
        )

    def opponents(self, name: str) -> list[str]:
        """Return the keys of those whom a person has played against, most often first."""
        return self._column(
            "SELECT opponents FROM seats WHERE kind = ? AND name = ? "
            "GROUP BY opponents ORDER BY COUNT(*) DESC, opponents",
            (HUMAN, name),
        )

    def _column(self, question: str, values: Sequence[str]) -> list[str]:
        rows = self.history.read(lambda connection: connection.execute(question, values).fetchall())
        return [text for (text,) in rows]

    def summary(self, choice: Choice) -> Summary:
        """Return the counts of a person."""
        return self.history.read(lambda connection: _summary(connection, choice))

    def matches(self, choice: Choice) -> list[PlayedMatch]:
        """Return a person's matches, the oldest first."""
        question = f"""
            SELECT ended, rules, opponents, total, won,
                (SELECT COUNT(*) FROM deals WHERE deals.match = seats.match),
                (SELECT COUNT(*) FROM deals WHERE deals.match = seats.match AND winner = seat)
            {_WHERE} ORDER BY matches.id"""
        rows = self.history.read(
            lambda connection: connection.execute(question, _values(choice)).fetchall()
        )
        return [
            PlayedMatch(ended, rules, others, total, bool(won), deals, deals_won)
            for ended, rules, others, total, won, deals, deals_won in rows
        ]

    def marks(self) -> list[Mark]:
        """Return everything: what each seat marked in each deal of each match."""
        rows = self.history.read(lambda connection: connection.execute(_MARKS).fetchall())
        return [Mark(*row) for row in rows]


def _values(choice: Choice) -> dict[str, str]:
    return {"name": choice.name, "rules": choice.rules, "opponents": choice.opponents}


def _summary(connection: sqlite3.Connection, choice: Choice) -> Summary:
    values = _values(choice)
    won = [bool(row[0]) for row in connection.execute(
        f"SELECT won {_WHERE} ORDER BY matches.id", values
    )]  # fmt: skip
    deals = connection.execute(
        f"""
        SELECT deals.winner = seats.seat, deals.rami_sec, marks.points
        {
            _WHERE.replace(
                "WHERE",
                '''
            JOIN deals ON deals.match = seats.match
            JOIN marks ON marks.match = seats.match AND marks.number = deals.number
                AND marks.seat = seats.seat
            WHERE''',
                1,
            )
        }
        ORDER BY matches.id, deals.number""",
        values,
    ).fetchall()
    deals_won = [bool(mine) for mine, _sec, _points in deals]
    return Summary(
        matches=len(won),
        matches_won=sum(won),
        deals=len(deals),
        deals_won=sum(deals_won),
        points=sum(points for _mine, _sec, points in deals),
        rami_secs=sum(bool(mine and sec) for mine, sec, _points in deals),
        best_streak=longest_streak(deals_won),
        best_match_streak=longest_streak(won),
    )


def longest_streak(won: Sequence[bool]) -> int:
    """Return the most wins one after the other.

    >>> longest_streak([True, False, True, True])
    2
    """
    best = run = 0
    for one in won:
        run = run + 1 if one else 0
        best = max(best, run)
    return best


def rules_of(key: str) -> Rules | None:
    """Return the rules that a key names, ``None`` when this program does not know them."""
    try:
        return make_rules(json.loads(key))
    except (ValueError, RamiError):
        return None


def opponents_of(key: str) -> list[tuple[str, str]]:
    """Return (kind, name or level) of each opponent that a key names."""
    return [(kind, name) for kind, name in json.loads(key)]


_MARKS = """
    SELECT matches.ended, matches.file, matches.rules, matches.players, deals.number,
        seats.seat + 1, seats.name, seats.kind, seats.level, marks.points, marks.hand_points,
        COALESCE(deals.winner = seats.seat, 0), deals.blocked, deals.at_once, deals.rami_sec,
        seats.total, seats.won
    FROM matches JOIN deals ON deals.match = matches.id
    JOIN marks ON marks.match = matches.id AND marks.number = deals.number
    JOIN seats ON seats.match = matches.id AND seats.seat = marks.seat
    ORDER BY matches.id, deals.number, seats.seat
"""
