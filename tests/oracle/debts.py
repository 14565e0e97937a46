"""Cards that are owed to the table, by kind (rules 5, 9, 19, 20).

A debt is ``(card, where)``; ``where`` says how freely it may be paid, see ``STRICTNESS``.
Equal copies are interchangeable, so a debt asks for any card of its kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from .errors import Refusal
from .position import NEW_MELD, STRICTNESS

Debt = tuple[str, str]


def check_kept_for_new_melds(
    hand: Sequence[str], owed: Sequence[Debt], new: Sequence[str], elsewhere: Sequence[str]
) -> None:
    """Refuse a use outside new melds that leaves too few copies for the new-meld debts."""
    for card in set(elsewhere):
        debts = max(0, owed.count((card, NEW_MELD)) - new.count(card))
        if hand.count(card) - new.count(card) - elsewhere.count(card) < debts:
            raise Refusal("must_be_in_new_meld", cards=card)


def pay(owed: list[Debt], new: Sequence[str], elsewhere: Sequence[str]) -> None:
    """Strike out debts: a new meld pays the strictest first, any other use the loosest."""
    for card in new:
        for where in STRICTNESS:
            if (card, where) in owed:
                owed.remove((card, where))
                break
    for card in elsewhere:
        for where in reversed(STRICTNESS):
            if (card, where) in owed and where != NEW_MELD:
                owed.remove((card, where))
                break
