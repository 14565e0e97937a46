"""Whether anything on this computer could play a sound, asked before QtMultimedia is loaded.

To load it takes 7 MB and 40 ms, and a computer without sound gets nothing for them.  Only Linux
and its like need to be asked; what cannot be told counts as yes.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

#: Variables that say where a sound server is, maybe on another computer.
_VARIABLES = ("PULSE_SERVER", "PULSE_RUNTIME_PATH", "PIPEWIRE_REMOTE", "PIPEWIRE_RUNTIME_DIR")
#: Programs that begin when a sound is to be played.
_PROGRAMS = ("pulseaudio", "pipewire", "pipewire-pulse")
#: Sockets of servers, in the directory of a session and for all users; and sound cards.
_SESSION = ("pulse/native", "pipewire-0")
_EVERYWHERE = ("run/pulse/native", "var/run/pulse/native", "dev/snd")
#: Where a server may be named, which then may be on another computer.
_CONFIGURATION = ("etc/pulse/client.conf", "etc/pulse/client.conf.d/*.conf")
_OWN_CONFIGURATION = (".config/pulse/client.conf", ".pulse/client.conf")


def may_play(
    environment: Mapping[str, str] | None = None,
    system: str = sys.platform,
    root: Path = Path("/"),
) -> bool:
    """Return whether there may be something that plays sounds.

    :param root: the directory that holds ``dev``, ``etc`` and ``run``.
    """
    if system in ("win32", "darwin", "cygwin"):
        return True
    environment = os.environ if environment is None else environment
    if any(environment.get(name) for name in _VARIABLES):
        return True
    session, home = environment.get("XDG_RUNTIME_DIR"), environment.get("HOME")
    signs = [root / name for name in _EVERYWHERE]
    signs += [Path(session) / name for name in _SESSION] if session else []
    files = [file for pattern in _CONFIGURATION for file in root.glob(pattern)]
    files += [Path(home) / name for name in _OWN_CONFIGURATION] if home else []
    return (
        any(map(_may_be_there, signs))
        or _names_a_server(files)
        or any(shutil.which(name, path=environment.get("PATH")) for name in _PROGRAMS)
    )


def _may_be_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # in a directory of somebody else
        return True


def _names_a_server(files: Iterable[Path]) -> bool:
    for file in files:
        try:
            lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
        except FileNotFoundError:
            continue
        except OSError:
            return True
        if any(line.lstrip().startswith("default-server") for line in lines):
            return True
    return False
