"""The states of a match in the window, and which may follow which."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto


class State(Enum):
    """What the window is waiting for.

    :cvar NO_GAME: there is no match.
    :cvar DEALING: cards are being dealt, or a match that was opened is set up.
    :cvar CURTAIN: another person is to sit down before the screen; no hand is shown.
    :cvar HUMAN_DRAW: the person whose turn it is has to draw.
    :cvar HUMAN_PLAY: the person has drawn and lays or discards.
    :cvar BOT_THINKING: a computer seat is to act.
    :cvar DEAL_OVER: the deal is over and its count is shown.
    :cvar MATCH_OVER: the match is over.
    """

    NO_GAME = auto()
    DEALING = auto()
    CURTAIN = auto()
    HUMAN_DRAW = auto()
    HUMAN_PLAY = auto()
    BOT_THINKING = auto()
    DEAL_OVER = auto()
    MATCH_OVER = auto()


_TURNS = frozenset({State.CURTAIN, State.HUMAN_DRAW, State.HUMAN_PLAY, State.BOT_THINKING})
_ENDS = frozenset({State.DEAL_OVER, State.NO_GAME})

#: Which states may follow a state.  A match can be left at any moment.
TRANSITIONS: Mapping[State, frozenset[State]] = {
    State.NO_GAME: frozenset({State.DEALING}),
    State.DEALING: _TURNS | _ENDS,
    State.CURTAIN: frozenset({State.HUMAN_DRAW, State.HUMAN_PLAY, State.NO_GAME}),
    State.HUMAN_DRAW: _TURNS - {State.HUMAN_DRAW} | _ENDS,
    State.HUMAN_PLAY: _TURNS - {State.HUMAN_PLAY} | _ENDS,
    State.BOT_THINKING: _TURNS - {State.BOT_THINKING} | _ENDS,
    State.DEAL_OVER: frozenset({State.DEALING, State.MATCH_OVER, State.NO_GAME}),
    State.MATCH_OVER: frozenset({State.NO_GAME}),
}

#: The states in which the person before the screen has the turn.
HUMAN_STATES = frozenset({State.HUMAN_DRAW, State.HUMAN_PLAY})


class IllegalTransitionError(RuntimeError):
    """A change of state that the table of transitions does not know: a mistake in the program."""


def check_transition(old: State, new: State) -> None:
    """Refuse a change of state that may not happen.

    :raises IllegalTransitionError: naming both states.
    """
    if new not in TRANSITIONS[old]:
        raise IllegalTransitionError(f"{old.name} to {new.name}")
