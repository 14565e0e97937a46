"""The command line.  Only the window loads Qt; everything else runs without it."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NoReturn

from rami_desktop import __version__, cli_texts
from rami_desktop.bots.registry import LEVELS, level_named
from rami_desktop.cli_language import say, teach_argparse
from rami_desktop.engine.errors import RamiError, RulesError
from rami_desktop.engine.presets import DEFAULT_PRESET, PRESETS, make_rules
from rami_desktop.engine.rules import Rules

PROGRAM = "rami-desktop"
BAD_INPUT = 2
FAILED = 1
INTERRUPTED = 130
PIPE_CLOSED = 141

_MOST_DEALS = 10_000_000
_MOST_JOBS = 256
_LARGEST_RULES_FILE = 1 << 20


class BadInput(Exception):
    """Something on the command line, or in a file that it names, is wrong; says what."""


class _Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BadInput as error:
        _complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # who read it has left
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        reason = cli_texts.why(error)
        _complain(say("the output cannot be written: {reason}").format(reason=reason))
        return FAILED


def _drop_output() -> None:
    """Keep Python from flushing once more, at exit, what cannot be written."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(message: str) -> None:
    """Say one sentence on standard error."""
    # Not str.split: a narrow no-break space is to stay.
    text = re.sub(r"[ \t\r\n\f\v]+", " ", message).strip().rstrip(".")
    if sys.stderr is not None:
        encoding = sys.stderr.encoding or "ascii"
        line = f"{PROGRAM}: {text}.".encode(encoding, "backslashreplace").decode(encoding)
        with suppress(OSError):
            print(line, file=sys.stderr)


def _run(arguments: list[str]) -> int:
    teach_argparse()
    if sys.stdout is not None and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    if arguments and arguments[0] == "simulate":
        return _simulate(_simulate_parser().parse_args(arguments[1:]))
    if arguments and arguments[0] == "referee":
        return _referee(_referee_parser().parse_args(arguments[1:]))
    return _window(_window_parser().parse_args(arguments))


# -- the window ------------------------------------------------------------------------


def _window_parser() -> _Parser:
    parser = _Parser(
        prog=PROGRAM,
        usage=cli_texts.usage(PROGRAM),
        description=say("French Rami, alone against the computer or around one screen."),
        epilog=say(cli_texts.WINDOW_HELP),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", nargs="?", metavar=say("FILE"), help=say("a saved match to open"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help=say("show the version of the program and leave"),
    )
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help=say("build the window, play one deal in it, print one line and leave"),
    )
    return parser


def _window(options: argparse.Namespace) -> int:
    if options.smoke_test:
        if options.file is not None:
            raise BadInput(say("--smoke-test takes no file"))
        from rami_desktop.ui.smoke import smoke_test

        return smoke_test()
    path = None
    if options.file is not None:
        path = Path(options.file)
        # Somebody who opened a file on the desktop reads no terminal: the window says what is
        # wrong with it.
        if _terminal_is_read() or not path.is_file():
            path = _saved_match(options.file)
    from rami_desktop.ui.app import run

    return run(path)


def _terminal_is_read() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _saved_match(name: str) -> Path:
    """Return the path of a match that can be opened."""
    from rami_desktop.storage.replay import read_match

    path = Path(name)
    try:
        read_match(path)
    except RamiError as error:
        raise BadInput(cli_texts.sentence(error)) from error
    except ValueError as error:  # a name that no file can have
        raise BadInput(say("{name!r} is no file name").format(name=name)) from error
    return path


# -- simulate --------------------------------------------------------------------------


def _whole(low: int, high: int) -> Any:
    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,80}", text) or not low <= int(text) <= high:
            wrong = say("{text!r} is no whole number from {low} to {high}")
            raise argparse.ArgumentTypeError(wrong.format(text=text, low=low, high=high))
        return int(text)

    return read


def _levels(text: str) -> list[str]:
    levels = []
    for name in text.split(","):
        try:
            levels.append(level_named(name))
        except ValueError:
            wrong = say("{name!r} is no level; the levels are {levels}")
            raise argparse.ArgumentTypeError(
                wrong.format(name=name, levels=", ".join(LEVELS))
            ) from None
    return levels


def _simulate_parser() -> _Parser:
    parser = _Parser(
        prog=f"{PROGRAM} simulate",
        description=say("Let computer seats play deals without a window, and count."),
        epilog=say(cli_texts.SIMULATE_HELP),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add(
        "--rules",
        default=DEFAULT_PRESET,
        metavar=say("NAME|FILE"),
        help=say("{presets}, or a JSON file with changed fields (default: {default})").format(
            presets=", ".join(PRESETS), default=DEFAULT_PRESET
        ),
    )
    add(
        "--seats",
        type=_levels,
        default=["intermédiaire", "intermédiaire"],
        metavar=say("LIST"),
        help=say("the level of each seat, with commas between them (default: two intermédiaire)"),
    )
    add(
        "--deals",
        type=_whole(1, _MOST_DEALS),
        default=100,
        metavar="N",
        help=say("how many packs to deal (default: 100)"),
    )
    add(
        "--seed",
        type=_whole(-(2**128), 2**128),
        default=1,
        metavar="S",
        help=say(
            "decides the packs and all chance; the same seed gives the same result (default: 1)"
        ),
    )
    add(
        "--swap",
        action="store_true",
        help=say("play every pack once for each rotation of the seats; all of them are counted"),
    )
    add(
        "--jobs",
        type=_whole(1, _MOST_JOBS),
        metavar="N",
        help=say("how many processes play at once (default: all processors, for many deals)"),
    )
    add("--json", action="store_true", help=say("print one JSON object instead of a table"))
    return parser


def _simulate(options: argparse.Namespace) -> int:
    from rami_desktop.simulate import simulate, usual_jobs

    rules = _rules(options.rules)
    seats = len(options.seats)
    if not rules.min_players <= seats <= rules.max_players:
        wrong = say("the rules {name} are for {low} to {high} seats, and {seats} are named")
        raise BadInput(
            wrong.format(
                name=options.rules, low=rules.min_players, high=rules.max_players, seats=seats
            )
        )
    bar = _Bar(sys.stderr)
    try:
        outcome = simulate(
            rules,
            options.seats,
            options.deals,
            options.seed,
            name=options.rules,
            swap=options.swap,
            jobs=options.jobs or usual_jobs(options.deals),
            progress=bar.show if bar.wanted else None,
        )
    finally:
        bar.clear()
    print(json.dumps(outcome.to_dict()) if options.json else cli_texts.table(outcome))
    return 0


def _rules(name: str) -> Rules:
    if name in PRESETS:
        return PRESETS[name]
    try:
        with open(name, "rb") as file:
            content = file.read(_LARGEST_RULES_FILE + 1)
    except (OSError, ValueError):
        wrong = say(
            "there is no rule set and no readable file {name!r}; the rule sets are {presets}"
        )
        raise BadInput(wrong.format(name=name, presets=", ".join(PRESETS))) from None
    if len(content) > _LARGEST_RULES_FILE:
        raise BadInput(say("{name} is too long for a rule set").format(name=name))
    source = _json(content, name)
    if not isinstance(source, Mapping | str):
        raise BadInput(say("{name} holds no rule set").format(name=name))
    try:
        return make_rules(source)
    except RulesError as error:
        wrong = say("the rules in {name} cannot be played: {why}")
        raise BadInput(wrong.format(name=name, why=cli_texts.sentence(error))) from error


class _Bar:
    """A bar that fills up on a terminal; anywhere else it is not shown."""

    WIDTH = 40

    def __init__(self, stream: IO[str] | None) -> None:
        self.stream = stream
        self.wanted = stream is not None and stream.isatty()
        self._filled = -1

    def show(self, done: int, all_: int) -> None:
        """Show that some of all deals are played."""
        filled = done * self.WIDTH // all_
        if self.stream is None or filled == self._filled:
            return
        self._filled = filled
        self.stream.write(f"\r[{'#' * filled}{'.' * (self.WIDTH - filled)}] {done}/{all_}")
        self.stream.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self.stream is not None and self._filled >= 0:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


# -- referee ---------------------------------------------------------------------------


def _referee_parser() -> _Parser:
    parser = _Parser(
        prog=f"{PROGRAM} referee",
        description=say("Settle one scenario, or a list of them, and print the answer as JSON."),
        epilog=say(cli_texts.REFEREE_HELP),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "file", metavar=say("FILE"), help=say("a JSON file, or - for standard input")
    )
    return parser


def _referee(options: argparse.Namespace) -> int:
    from rami_desktop.engine import referee

    name = say("standard input") if options.file == "-" else options.file
    try:
        content = sys.stdin.buffer.read() if options.file == "-" else Path(name).read_bytes()
    except OSError as error:
        wrong = say("{name} cannot be read: {reason}")
        raise BadInput(wrong.format(name=name, reason=cli_texts.why(error))) from error
    except (ValueError, AttributeError) as error:
        raise BadInput(say("{name!r} cannot be read").format(name=name)) from error
    try:
        answer = json.dumps(referee.run(_json(content, name)))
    except RecursionError as error:
        raise BadInput(say("{name} is nested too deeply").format(name=name)) from error
    print(answer)
    return 0


def _json(content: bytes, name: str) -> Any:
    try:
        return json.loads(content, parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise BadInput(say("{name} is not readable JSON").format(name=name)) from error


def _no_constant(text: str) -> NoReturn:
    raise ValueError(text)  # NaN and Infinity are Python's, not JSON's


def _finite(text: str) -> float:
    """Return a number that can be printed as JSON again, however large it was written."""
    largest = sys.float_info.max
    return max(-largest, min(largest, float(text)))


if __name__ == "__main__":
    sys.exit(main())
