"""What a play-out needs to know of the rules, looked up once."""

from __future__ import annotations

from dataclasses import dataclass

from rami_desktop.bots.lookahead.discards import Discards, Habits
from rami_desktop.engine.by_rules import ByRules
from rami_desktop.engine.cards import JOKER_KIND, Card
from rami_desktop.engine.melds import hand_points
from rami_desktop.engine.rules import Rules
from rami_desktop.engine.solver import search_for
from rami_desktop.engine.solver_limits import Limits
from rami_desktop.engine.solver_pricing import LEAST_LEFT, OPENING
from rami_desktop.engine.solver_search import Search


@dataclass(frozen=True, slots=True)
class LightRules:
    """The rules of a play-out.

    :ivar points: what a card left in hand counts, by kind (0..52).
    :ivar most_points: what a card counts at most in an opening, by kind (0..51).
    :ivar discards: what every seat throws away.
    :ivar keep: cards that a lay must leave in hand.
    :ivar must_lay_last: whether the last card may not be discarded.
    :ivar needed: points of an opening.
    :ivar needed_taken: points of an opening with a card that was taken.
    :ivar longest: most cards in a run.
    """

    rules: Rules
    points: tuple[int, ...]
    most_points: tuple[int, ...]
    discards: Discards
    keep: int
    must_lay_last: bool
    needed: int
    needed_taken: int
    clean: bool
    longest: int
    opening: Search
    least_left: Search
    opening_limits: Limits
    lay_limits: Limits


def _worked_out(rules: Rules) -> LightRules:
    # Burnt jokers (rule 14) are so rare that a play-out does without jokers in runs there.
    melds = rules.changed(max_jokers_run=0) if rules.run_joker_burnt else rules
    keep = rules.kept_cards
    taken = rules.take_opening_points
    points = tuple(hand_points(Card(kind), rules) for kind in range(JOKER_KIND + 1))
    ace = max(rules.ace_low, rules.ace_high, rules.ace_set)
    return LightRules(
        rules=rules,
        points=points,
        most_points=tuple(points[kind] if kind % 13 else ace for kind in range(JOKER_KIND)),
        discards=Discards(Habits(), points),
        keep=keep,
        must_lay_last=rules.final_discard == "forbidden",
        needed=rules.opening_points,
        needed_taken=rules.opening_points if taken is None else taken,
        clean=rules.opening_clean_run,
        longest=rules.longest_run,
        opening=search_for(melds, OPENING),
        least_left=search_for(melds, LEAST_LEFT),
        opening_limits=Limits(rules.opening_clean_run, (), keep),
        lay_limits=Limits(keep=keep),
    )


#: What a play-out needs of some rules.
light_rules = ByRules(_worked_out, 16).get
