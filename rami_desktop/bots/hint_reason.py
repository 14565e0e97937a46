"""Why an action is advised: a code with parameters, said in any language elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rami_desktop.engine.actions import Action
from rami_desktop.engine.cards import Card

#: A number, a card, or some cards.
Value = int | float | Card | tuple[Card, ...]

#: The codes, each with the names of its parameters.  What the names mean:
#:
#: ``card``    the card that the action is about,
#: ``cards``   the cards of a new meld, ``run`` those of a clean run,
#: ``meld``    the cards of a meld on the table,
#: ``kept``    cards that stay in hand, ``wanted`` the kinds that would make them a meld,
#: ``count``   how many cards: of the wanted kinds those that nobody has shown yet,
#: ``partner`` held cards that a discard goes with, ``fewer`` how many cards they wait for,
#: ``points``  what cards count, ``needed`` what an opening has to count,
#: ``cost``    what the discard would count in hand, 0 where that is not what a seat pays,
#: ``factor``  what is paid is multiplied by it.
CODES: Mapping[str, tuple[str, ...]] = {
    # the draw
    "draw_first": (),
    "draw_one_card": (),
    "draw_refused": ("card",),
    "draw_not_enough": ("card", "points", "needed"),
    "draw_no_clean_run": ("card",),
    "draw_no_use": ("card",),
    "draw_free": ("card",),
    "take_out": ("card",),
    "take_open": ("card", "points", "needed"),
    "take_open_lay_off": ("card", "points", "meld"),
    "take_meld": ("card", "cards"),
    "take_lay_off": ("card", "meld"),
    "take_swap": ("card", "meld"),
    "take_split": ("card", "meld"),
    "take_no_stock": (),
    "take_duty": ("card",),
    "put_back_not_enough": ("card", "points", "needed"),
    "put_back": ("card",),
    "carte": ("count",),
    "carte_plain": (),
    # laying
    "out": (),
    "out_at_once": ("factor",),
    "out_sec": ("factor",),
    "out_flat": ("points",),
    "open": ("points", "needed"),
    "open_clean": ("points", "needed", "run"),
    "open_taken": ("card", "points", "needed"),
    "open_waived": ("count",),
    "lay_taken": ("card",),
    "lay_freed": (),
    "lay_pulled": ("card",),
    "lay_melds": ("points",),
    "lay_off": ("meld", "points"),
    "lay_off_joker": ("meld", "points"),
    "swap_meld": ("cards",),
    "swap_lay_off": ("meld",),
    "swap": (),
    "split": ("points",),
    "pull_meld": ("card", "cards"),
    "pull": ("card",),
    "timeout": (),
    # the discard
    "hold_at_once": ("points", "factor"),
    "hold_open": ("points",),
    "hold_meld": ("cards",),
    "discard_freed": (),
    "second_copy": ("card", "cost"),
    "next_takes": ("kept", "meld"),
    "for_table": ("kept", "meld"),
    "dead": ("card", "partner", "cost"),
    "keep_run": ("card", "kept", "wanted", "count", "cost"),
    "keep_set": ("card", "kept", "wanted", "count", "cost"),
    "alone": ("card", "cost"),
    "need_run": ("kept", "wanted", "count"),
    "fewer_run": ("kept", "wanted", "count", "partner", "fewer"),
    "fewer_set": ("kept", "wanted", "count", "partner", "fewer"),
    "heavy": ("card", "points"),
    "spare": ("card", "cost"),
    "least": ("card", "count"),
    "low": ("card",),
    "rather_run": ("kept", "wanted", "count"),
    "rather_set": ("kept", "wanted", "count"),
    "rest": ("kept",),
    "end_turn": (),
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is a good one.

    :ivar code: one of :data:`CODES`.
    :ivar params: the parameters that the code has, by name.
    """

    code: str
    params: Mapping[str, Value]

    @classmethod
    def of(cls, code: str, **params: Value) -> Reason:
        """Return a reason.

        :raises ValueError: when these are not the parameters of the code.
        """
        if CODES.get(code) != tuple(params):
            raise ValueError(f"{code} does not go with {', '.join(params)}")
        return cls(code, params)


@dataclass(frozen=True, slots=True)
class Advice:
    """An action that is legal now, and why it is a good one."""

    action: Action
    reason: Reason
