"""What the command line says: helps, sentences for errors, and the table of a simulation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rami_desktop.cli_language import say
from rami_desktop.engine.errors import RamiError, RulesError

if TYPE_CHECKING:
    from rami_desktop.simulate import Outcome

WINDOW_HELP = """\
commands:
  simulate    let the computer play without a window; see 'rami-desktop simulate --help'
  referee     settle positions written as JSON; see 'rami-desktop referee --help'

A file that is called like a command is opened as ./simulate or ./referee.
RAMI_DATA_DIR names another directory for the matches and settings."""

_USAGE = """\
{program} [FILE]
       {program} simulate --rules NAME|FILE --seats LIST …
       {program} referee FILE
       {program} --version | --smoke-test | --help"""

SIMULATE_HELP = """\
levels: débutant, intermédiaire, confirmé, expert, or in English beginner, intermediate,
advanced, expert; accents and case do not matter.

Every deal stands for itself and begins with nobody having any points; the deal passes from
seat to seat.  A deal that is not over after 150 turns of each seat is given up and counted
as unfinished.  The JSON object has the keys rules, deals (played, with --swap each rotation),
seed, unfinished, illegal (actions that the rules refused), seconds, decisions, and seats: for
each entry of LIST level, deals_won, points, mean_points (per deal) and decision_ms (p50, p95,
max)."""

REFEREE_HELP = """\
A scenario is an object with rules, hands, stock, discard, melds, actions and so on.  What is
wrong inside a scenario is told in its answer; the exit status is 2 only when the file is not
readable JSON."""

_RULES: Mapping[str, str] = {
    "must_be_given": "{field} must have a value",
    "not_a_choice": "{field} cannot be {value!r}, only {choices}",
    "not_a_number": "{field} must be a whole number, not {value!r}",
    "out_of_range": "{field} must lie between {low} and {high}, and {value} does not",
    "not_a_factor": "{field} must hold factors above 0 and up to 100, not {value!r}",
    "not_a_match_end": "{field} must read deals:N or points:N, not {value!r}",
    "min_over_max": "min_players is {low} and max_players only {high}",
    "too_many_cards": "hand_size is too much for {seats} seats: {dealt} of {cards} cards are "
    "dealt, and one must stay in the stock",
    "needs_opening": "opening_free_if_left needs at_once_needs_opening to be false",
    "needs_deals": "last_deal_factor above 1 needs a match_end of deals:N",
    "unknown_field": "there is no field {field!r}",
    "unknown_preset": "there is no rule set {value!r}, only {choices}",
    "not_a_rule_set": "a rule set is a name or an object of fields",
    "seats": "they are for {low} to {high} seats, not {seats}",
}

_STORAGE: Mapping[str, str] = {
    "not_found": "there is no file {path}",
    "not_allowed": "{path} may not be used: permission denied",
    "disk_full": "{path} cannot be written: the disk is full",
    "cannot_read": "{path} cannot be read: {reason}",
    "cannot_write": "{path} cannot be written: {reason}",
    "not_a_match": "{path} is no saved match of this program",
    "damaged": "{path} is damaged from line {line} on",
    "newer_version": "{path} was written by a later version of this program (format {version}, "
    "this one knows {known})",
    "does_not_replay": "the match in {path} cannot be played again from line {line} on",
    "already_running": "another window of this program is using {path}",
}


def usage(program: str) -> str:
    """Return the ways to call the program."""
    return say(_USAGE).format(program=program)


def sentence(error: RamiError) -> str:
    """Return an error as a sentence without its full stop."""
    params = {name: _plain(value) for name, value in error.params.items()}
    if isinstance(error, RulesError):
        text = _RULES.get(str(params.get("reason")))
        if text is None:
            return say("{field} is not as it must be").format(field=error.field)
        return say(text).format(**params)
    text = _STORAGE.get(error.code)
    return say(text).format(**_in_words(params)) if text else str(error)


def _in_words(params: dict[str, Any]) -> dict[str, Any]:
    """Return parameters with what the system says in the user's language."""
    return {n: say(value) if n == "reason" else value for n, value in params.items()}


def why(error: OSError) -> str:
    """Return what the system says about an error."""
    return say(error.strerror or "")


def _plain(value: Any) -> Any:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else value


def table(outcome: Outcome) -> str:
    """Return the outcome of a simulation for reading."""
    values = outcome.to_dict()
    columns: list[tuple[str, Callable[[Mapping[str, Any]], str]]] = [
        ("level", lambda seat: str(seat["level"])),
        ("won", lambda seat: str(seat["deals_won"])),
        ("%", lambda seat: f"{100 * seat['deals_won'] / outcome.deals:.1f}"),
        ("points", lambda seat: str(seat["points"])),
        ("per deal", lambda seat: f"{seat['mean_points']:.2f}"),
        ("ms p50", lambda seat: f"{seat['decision_ms']['p50']:.3f}"),
        ("p95", lambda seat: f"{seat['decision_ms']['p95']:.3f}"),
        ("max", lambda seat: f"{seat['decision_ms']['max']:.3f}"),
    ]
    rows = [[say(name) for name, _ in columns]]
    rows += [[cell(seat) for _, cell in columns] for seat in values["seats"]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(columns))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells))
    counted = say(
        "{deals} deals of {rules}, seed {seed}: {unfinished} unfinished, {illegal} illegal "
        "actions, {decisions} decisions in {seconds} s"
    )
    lines.append(
        counted.format(
            deals=outcome.deals,
            rules=outcome.rules,
            seed=outcome.seed,
            unfinished=outcome.unfinished,
            illegal=outcome.illegal,
            decisions=outcome.decisions,
            seconds=f"{outcome.seconds:.1f}",
        )
    )
    return "\n".join(lines)
