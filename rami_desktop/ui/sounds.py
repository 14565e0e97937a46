"""Short sounds for what happens on the table; without an audio device there are none.

QtMultimedia is loaded by :meth:`Sounds.prepare`, when the window is there already: it takes
longer to load than the first page, and an installation may lack it or its libraries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, qInstallMessageHandler

from rami_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPulled,
    CardsLaidOff,
    CarteSaid,
    DealOver,
    DealStarted,
    DiscardPutBack,
    DiscardTaken,
    Event,
    JokerSwapped,
    MeldLaid,
    RunSplit,
)
from rami_desktop.storage.seats import HUMAN
from rami_desktop.ui.controller import TurnController
from rami_desktop.ui.models.store import TableStore
from rami_desktop.ui.resources import asset
from rami_desktop.ui.sound_server import may_play

#: What is heard of each kind of event.  Of several at once only the first of this list is heard.
OF_EVENTS: tuple[tuple[str, tuple[type[Event], ...]], ...] = (
    ("deal", (DealStarted,)),
    ("carte", (CarteSaid,)),
    ("lay", (MeldLaid, CardsLaidOff, JokerSwapped, RunSplit)),
    ("discard", (CardDiscarded, DiscardPutBack)),
    ("draw", (CardDrawn, DiscardTaken, CardPulled)),
)
WIN, REFUSED = "win", "refused"
NAMES = (*(name for name, _ in OF_EVENTS), WIN, REFUSED)
#: Milliseconds in which the same sound is not begun again.
REST = 90


class Player(Protocol):
    """Plays sounds by name."""

    def play(self, name: str, volume: float) -> None:
        """Begin a sound; volume from 0 to 1."""


class EffectPlayer:
    """Plays the files of ``assets/sounds`` through Qt; each is loaded once."""

    def __init__(self, multimedia: Any, parent: QObject) -> None:
        from PySide6.QtCore import QUrl  # not wanted for the first frame

        self._effects = {}
        for name in NAMES:
            effect = multimedia.QSoundEffect(parent)
            effect.setSource(QUrl.fromLocalFile(str(asset("sounds", f"{name}.wav"))))
            self._effects[name] = effect

    def play(self, name: str, volume: float) -> None:
        """Begin a sound; volume from 0 to 1."""
        effect = self._effects[name]
        effect.setVolume(volume)
        effect.play()


def make_player(parent: QObject) -> Player | None:
    """Return what plays on the audio device, ``None`` where there is none."""
    if not may_play():
        return None
    with _small_and_silent():
        try:
            from PySide6 import QtMultimedia
        except ImportError:  # left out of the installation, or it lacks a library of the system
            return None
        if QtMultimedia.QMediaDevices.defaultAudioOutput().isNull():
            return None
        return EffectPlayer(QtMultimedia, parent)


@contextmanager
def _small_and_silent() -> Iterator[None]:
    """Keep Qt from loading its backends for films, and from telling what it did not find.

    Short sounds need none of them; they take 18 MB and print lines about libraries and servers
    that a computer without sound does not have.
    """
    paths = QCoreApplication.libraryPaths()
    QCoreApplication.setLibraryPaths([])
    usual = qInstallMessageHandler(lambda _kind, _context, _text: None)
    try:
        yield
    finally:
        qInstallMessageHandler(usual)
        QCoreApplication.setLibraryPaths(paths)


def sound_of(events: Sequence[Event], humans: Sequence[int]) -> str | None:
    """Return the sound for what happened at once, or ``None``.

    :param humans: the seats of people: the end of a deal is heard when one of them wins.
    """
    if any(isinstance(event, DealOver) and event.result.winner in humans for event in events):
        return WIN
    for name, kinds in OF_EVENTS:
        if any(isinstance(event, kinds) for event in events):
            return name
    return None


class Sounds(QObject):
    """Lets the events of a table be heard.

    :ivar on: whether anything is to be heard.
    :ivar volume: from 0 to 100.
    """

    def __init__(
        self,
        store: TableStore,
        controller: TurnController,
        parent: QObject | None = None,
        make: Callable[[QObject], Player | None] = make_player,
    ) -> None:
        super().__init__(parent)
        self.on = True
        self.volume = 60
        self._store = store
        self._make = make
        self._player: Player | None = None
        self._may_load = self._loaded = False
        self._last = ""
        self._since = QElapsedTimer()
        store.committed.connect(self._on_committed)
        controller.refused.connect(lambda *_said: self.play(REFUSED))

    def prepare(self) -> None:
        """Load what plays, once; while sounds are off, when they are turned on."""
        self._may_load = True
        if self.on and not self._loaded:
            self._loaded = True
            self._player = self._make(self)

    def set_on(self, on: bool) -> None:
        """Turn sounds on or off."""
        self.on = on
        if self._may_load:
            self.prepare()

    def play(self, name: str) -> None:
        """Begin a sound, if sounds are on, there is a device and it was not just begun."""
        if not self.on or self.volume == 0 or self._player is None:
            return
        if name == self._last and self._since.isValid() and self._since.elapsed() < REST:
            return
        self._last = name
        self._since.start()
        self._player.play(name, self.volume / 100)

    def _on_committed(self, events: object) -> None:
        if not isinstance(events, tuple) or not events:
            return
        humans = [seat for seat, info in enumerate(self._store.infos) if info.kind == HUMAN]
        name = sound_of(events, humans)
        if name is not None:
            self.play(name)
