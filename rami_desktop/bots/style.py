"""What tells the three lower levels from one another: attention and habits.

All of them know the rules fully, and all see the same.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays.

    :ivar sees_lay: how often it notices that it can lay something, each time that it looks.
    :ivar sees_take: how often it notices that the discard is of use.
    :ivar counts_cards: whether it keeps in mind which cards have been seen.
    :ivar minds_table: whether it keeps from a rival what that rival could lay off.
    :ivar keeps_pairs: whether it keeps cards that lack one for a meld.
    :ivar sheds_points: whether it throws its most expensive cards first.
    :ivar among: from how many of its least useful cards it throws any.
    """

    sees_lay: float = 1.0
    sees_take: float = 1.0
    counts_cards: bool = True
    minds_table: bool = True
    keeps_pairs: bool = True
    sheds_points: bool = False
    among: int = 1


#: Misses nothing and forgets nothing; play-outs start from what it would do.
ATTENTIVE = Style()

BEGINNER = Style(
    sees_lay=0.7,
    sees_take=0.5,
    counts_cards=False,
    minds_table=False,
    keeps_pairs=False,
    among=4,
)
INTERMEDIATE = Style(
    sees_lay=0.8,
    sees_take=0.3,
    counts_cards=False,
    minds_table=False,
    sheds_points=True,
)
ADVANCED = Style(sees_lay=0.9, sees_take=0.75, counts_cards=False, minds_table=False, among=2)
