"""How fast the computer seats follow one another."""

from __future__ import annotations

from dataclasses import dataclass

from rami_desktop.ui import tokens

#: Rest before each step of a computer seat at the normal pace, in milliseconds.
_STEP_REST = 380
#: Time to say "carte" before a computer seat draws; never shorter than the second number.
_CARTE_GRACE, _LEAST_GRACE = 4000, 2500


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in milliseconds.

    :ivar step_rest: between two steps of computer seats, after the animation has ended.
    :ivar carte_grace: how long they wait while a person has still to say "carte".
    """

    step_rest: int = _STEP_REST
    carte_grace: int = _CARTE_GRACE

    @classmethod
    def named(cls, name: str) -> Pace:
        """Return the pace of a name of :data:`.tokens.PACES`; an unknown one is the normal one."""
        factor = tokens.PACES.get(name, 1.0)
        grace = max(round(_CARTE_GRACE * factor), _LEAST_GRACE)
        return cls(round(_STEP_REST * factor), grace)


#: No rest at all, for tests and for matches among computer seats that nobody watches.
NO_REST = Pace(0, 0)
