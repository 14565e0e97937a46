"""Pictures of every screen, for somebody who looks at them as a player and as a designer.

    python -m benchmarks.screenshots OUTDIR [--sizes 1280x800 ...] [--only table-4 ...]
    python -m benchmarks.screenshots --readme

Without a display the pictures are painted offscreen.  ``--readme`` takes the two pictures that
the README shows.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.moments import acting, crowd, turning
from benchmarks.positions import Stage, early, late, over, play_until, settle, wait_until
from rami_desktop.engine.cards import Card
from rami_desktop.storage.recorded import RecordedMatch
from rami_desktop.storage.stepper import Place
from rami_desktop.ui.app import make_application
from rami_desktop.ui.targets import Target, TargetKind

SIZES = ((1024, 700), (1280, 800), (1920, 1080))
SEATS = (2, 4, 6)
#: Deals that are looked through for a good picture.
TRIES = 60
IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"

Shot = tuple[str, QWidget]


def table_shots(stage: Stage) -> Iterator[Shot]:
    """The table with 2, 4 and 6 seats, early and late."""
    for seats in SEATS:
        for name, wanted in (("early", early), ("late", late)):
            stage.sit_down(stage.match(seats, wanted, seed=10 * seats))
            yield f"table-{seats}-{name}", stage.window


def colour_shots(stage: Stage) -> Iterator[Shot]:
    """The same table in other colours, with other cards and in French."""
    stage.sit_down(stage.match(4, late, seed=40))
    for theme in ("light", "dark"):
        for table in ("green", "blue", "plum"):
            stage.change(theme=theme, table_colour=table)
            yield f"colours-{theme}-{table}", stage.window
    for theme in ("light", "dark"):
        stage.change(theme=theme, table_colour="green", high_contrast=True)
        yield f"colours-contrast-{theme}", stage.window
    stage.change(theme="dark", high_contrast=False)
    stage.sit_down(stage.match(4, over, seed=4))
    stage.window._show(stage.window.table_page)
    yield "colours-dark-over", stage.window
    stage.sit_down(stage.match(4, late, seed=40))
    stage.change(theme="light")
    stage.change(four_colours=True, large_index=True, card_back="red")
    yield "cards-large-four", stage.window
    stage.change(four_colours=False, large_index=False, card_back="blue", language="fr")
    yield "table-french", stage.window
    stage.change(language="en")


def moment_shots(stage: Stage) -> Iterator[Shot]:
    """What only shows for a while: a prepared opening, a drag, a refusal, a hint, the focus."""
    window = stage.window
    scene, store, view = window.scene, window.store, window.view
    stage.sit_down(stage.match(3, lambda match: early(match) and not opened(match), seed=3))
    controller = window.controller
    select(stage, best_group(stage))
    yield "moment-selected", window
    controller.lay_selection()
    yield "moment-prepared", window
    controller.open_prepared()
    yield "moment-refused", window
    scene.bubble.hide_now()
    controller.hint()
    wait_until(lambda: bool(scene.bubble.words))
    yield "moment-hint", window
    spot = next(spot for spot in store.spots() if spot.id in hand(stage))
    box = scene.cards.box_of(spot)
    pile = scene.target_box(Target(TargetKind.DISCARD))
    view.gestures.press(box.x + 12, box.cy)
    view.gestures.move(box.x + 40, box.cy - 40)
    view.gestures.move(pile.cx + 30, pile.cy + 60)
    yield "moment-drag", window
    view.gestures.cancel()
    view.keyboard.key(Qt.Key.Key_End, False)
    yield "moment-focus", window


def page_shots(stage: Stage) -> Iterator[Shot]:
    """Every page beside the table, and the dialogs."""
    from rami_desktop.ui.screens.keys import KeysDialog
    from rami_desktop.ui.screens.settings import SettingsDialog

    window = stage.window
    window.show_start()
    yield "start-first", window
    stage.sit_down(stage.match(4, early, seed=40))
    window.leave_table()
    yield "start", window
    stage.change(theme="dark")
    yield "start-dark", window
    stage.change(theme="light")
    window.show_new_game()
    yield "new-game", window
    window.show_rules()
    yield "rules", window
    for name, dialog in (
        ("settings", SettingsDialog(stage.settings, window)),
        ("keys", KeysDialog(window.actions_table, window)),
    ):
        dialog.show()
        yield name, dialog
        dialog.close()
    for seats in SEATS:
        stage.sit_down(stage.match(seats, over, seed=seats))
        window._show(window.table_page)
        yield f"over-{seats}", window
        window.counting.show_count()
        yield f"deal-over-{seats}", window
    match = stage.match(4, over, rules="dix_manches", seed=5)
    for _ in range(4):
        match.next_deal()
        play_until(match, over)
    stage.sit_down(match)
    window.counting.show_count()
    yield "deal-over-many", window
    fair = window.rooms.fair_dialog(match, window)
    assert fair is not None
    fair.show()
    yield "fair", fair
    fair.close()
    match = stage.match(4, over, rules="dix_manches", seed=4)
    while not match.over:
        match.next_deal()
        play_until(match, over)
    stage.sit_down(match)
    window.counting.show_count()
    window.counting.show_result()
    yield "match-over", window
    window.watch()
    window.rooms.replay_page.go(Place(4, 40))
    yield "replay", window
    yield from room_shots(stage)


def room_shots(stage: Stage) -> Iterator[Shot]:
    """What is beside the table: own rules, matches, statistics, the lesson, the notices."""
    from rami_desktop.ui.screens.about import AboutDialog

    window = stage.window
    window.rooms.show_house_rules(window.new_page.choice())
    yield "house-rules", window
    window.rooms.show_matches()
    yield "matches", window
    window.rooms.show_statistics()
    yield "statistics", window
    for language in ("en", "fr"):
        stage.change(language=language)
        window.rooms.show_lesson()
        yield f"lesson-{language}", window
    about = AboutDialog(window)
    about.show()
    yield "about", about
    about.close()
    window.show_start()
    yield "start-french", window
    stage.change(language="en")


#: What sets a stage, by the beginnings of the names of its pictures; all others are of pages.
GROUPS: dict[tuple[str, ...], Callable[[Stage], Iterator[Shot]]] = {
    ("table-2", "table-4", "table-6"): table_shots,
    ("colours", "cards", "table-french"): colour_shots,
    ("moment",): moment_shots,
    ("acting",): acting,
    ("turning",): turning,
    ("table-8", "table-fan"): crowd,
}


def wanted_groups(only: Sequence[str]) -> list[Callable[[Stage], Iterator[Shot]]]:
    """Return what has pictures whose names begin in one of these ways; everything for none."""
    if not only:
        return [*GROUPS.values(), page_shots]
    found = []
    elsewhere = set(only)
    for begins, group in GROUPS.items():
        asked = {
            name
            for name in only
            for begin in begins
            if name.startswith(begin) or begin.startswith(name)
        }
        elsewhere -= asked
        found += [group] if asked else []
    return [*found, page_shots] if elsewhere else found


def opened(match: RecordedMatch) -> bool:
    """Return whether the person has opened."""
    return match.view(0).opened[0]


def hand(stage: Stage) -> set[int]:
    """Return the numbers of the cards in the person's hand."""
    return {row.id for row in stage.window.store.hand.rows}


def best_group(stage: Stage) -> list[int]:
    """Return the numbers of cards that make a meld, or of three cards that make none."""
    store = stage.window.store
    store.sort_hand("melds")
    best = store.prepared.best_action
    rows = list(store.hand.rows)
    if best is None:
        return [row.id for row in rows[:3]]
    wanted: list[Card] = [card.plain for card in best.melds[0]]
    return [row.id for row in rows if row.card in wanted]


def select(stage: Stage, ids: Sequence[int]) -> None:
    """Select cards of the hand."""
    for number in ids:
        stage.window.store.select(number, True)


def take(
    application: QApplication, folder: Path, size: tuple[int, int], only: Sequence[str] = ()
) -> list[Path]:
    """Take the pictures of one size; return their files.

    :param only: beginnings of the names that are wanted, all when empty.
    """
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    for group in wanted_groups(only):
        with TemporaryDirectory(prefix="rami-pictures-") as data:
            stage = Stage(application, Path(data))
            stage.show(*size)
            try:
                for name, widget in group(stage):
                    if only and not name.startswith(tuple(only)):
                        continue
                    taken.append(folder / f"{name}.png")
                    picture(stage, widget, taken[-1])
            finally:
                stage.close()
    return taken


def picture(stage: Stage, widget: QWidget, path: Path) -> None:
    """Write what a widget shows, when nothing moves any more."""
    settle()
    if not stage.window.view.gestures.dragging:
        stage.window.scene.complete()
    stage.window.scene._sharpen()
    settle()
    if not widget.grab().save(str(path)):
        raise OSError(f"cannot write {path}")


def take_for_readme(application: QApplication, folder: Path) -> list[Path]:
    """Take the pictures of the README."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="rami-pictures-") as data:
        stage = Stage(application, Path(data))
        stage.show(1280, 800)
        prepare_an_opening(stage)
        picture(stage, stage.window, folder / "table.png")
        stage.window.leave_table()
        picture(stage, stage.window, folder / "start.png")
        stage.close()
    return [folder / "table.png", folder / "start.png"]


def prepare_an_opening(stage: Stage) -> None:
    """Sit down where rivals have opened and the person can: half of the opening lies ready."""
    window, store = stage.window, stage.window.store

    def wanted(match: RecordedMatch) -> bool:
        return early(match) and not opened(match) and 4 <= len(match.deal.melds) <= 7

    for seed in range(100, 100 + TRIES):
        stage.sit_down(stage.match(4, wanted, seed=seed))
        best = store.prepared.best_action
        if best is not None and len(best.melds) >= 3 and store.prepared.counter.best_opens:
            for meld in best.melds[:2]:
                plain = [card.plain for card in meld]
                select(stage, [row.id for row in store.hand.rows if row.card in plain])
                window.controller.lay_selection()
            return
    raise LookupError("no such position")


def _size(text: str) -> tuple[int, int]:
    width, height = text.lower().split("x")
    return int(width), int(height)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="benchmarks.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", metavar="OUTDIR")
    parser.add_argument("--sizes", type=_size, nargs="+", default=SIZES, metavar="WxH")
    parser.add_argument("--only", nargs="+", default=(), metavar="NAME")
    parser.add_argument("--readme", action="store_true")
    options = parser.parse_args(arguments)
    if not options.readme and options.folder is None:
        parser.error("say where the pictures go")
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    taken = take_for_readme(application, options.folder or IMAGES) if options.readme else []
    for width, height in () if options.readme else options.sizes:
        folder = options.folder / f"{width}x{height}"
        taken += take(application, folder, (width, height), options.only)
    print(f"{len(taken)} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
