"""Which parts of Qt a bundle leaves out: the program uses widgets, SVG and short sounds only.

Plugins, translations and Python modules are left out by name; then every library that nothing
imports any more.  What is left out is named here and not what stays, so that a new Qt does not
lose a part that it cannot do without.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

#: One file of a bundle, as PyInstaller lists it: name in the bundle, source, kind.
Entry = tuple[str, str, str]
#: Returns the file names of the libraries that a binary imports.
Imports = Callable[[str], Iterable[str]]

#: Languages whose translations of Qt's own texts are kept.
LANGUAGES = ("en", "fr")

#: Plugins of Qt: folder, and the name without what systems add to it; ``None`` for all.
_PLUGINS: dict[str, tuple[str, ...] | None] = {
    # Pictures of cards are SVG and the window's own are PNG, which Qt reads by itself.
    "imageformats": ("pdf", "gif", "icns", "jpeg", "tga", "tiff", "wbmp", "webp"),
    "platforms": ("eglfs", "linuxfb", "minimal", "minimalegl", "vkkhrdisplay", "vnc", "direct2d"),
    "platforminputcontexts": ("tvirtualkeyboard",),
    "platformthemes": ("gtk3",),
    # QtMultimedia decodes short sounds by itself; its plugins are players of films.
    "multimedia": None,
    # Widgets and cards are painted without OpenGL.
    "xcbglintegrations": None,
    "wayland-graphics-integration-client": None,
    # Desktops speak xdg-shell; the others are those of cars, of kiosks, and of long ago.
    "wayland-shell-integration": ("fullscreen-shell-v1", "ivi-shell", "t-shell", "wl-shell"),
    "egldeviceintegrations": None,
    "generic": None,
    "networkinformation": None,
    "qmltooling": None,
    "tls": None,
    "vectorimageformats": None,
}

#: Bindings that PyInstaller adds with QtMultimedia and that it does not import.
_BINDINGS = (
    "QtConcurrent",
    "QtMultimediaWidgets",
    "QtDBus",
    "QtQml",
    "QtQuick",
    "QtOpenGL",
)

#: Loaded by name only where something asks for OpenGL or films, which nothing here does.
_ASIDE = (r"opengl32sw\.dll", r"d3dcompiler_\d+\.dll", r"(lib)?Qt6FFmpegStub.*")

#: Libraries of a Linux system that are taken from there, with all that they bring, because they
#: must fit what runs there: the clients of the sound server, of the print server and of the
#: message bus, what reads the system's settings of fonts, what speaks to its display together with
#: its libxcb, and Kerberos, which QtNetwork insists on.  No desktop lacks those of bus, fonts and
#: display.  Without ``libpulse`` or Kerberos there is no sound, without ``libcups`` pages are
#: printed to a file only, and nothing else is missing.
FROM_SYSTEM = (
    "libpulse.so.0",
    "libgssapi_krb5.so.2",
    "libcups.so.2",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libX11.so.6",
    "libX11-xcb.so.1",
)


def kept(entries: Iterable[Entry], imports: Imports | None = None) -> list[Entry]:
    """Return the files of a bundle without those that the program cannot use.

    :param imports: without it, libraries are kept whether they are imported or not.
    """
    wanted = [entry for entry in entries if not is_unused(entry[0])]
    return wanted if imports is None else _imported(wanted, imports)


def is_unused(name: str) -> bool:
    """Whether the program can do without a file of a bundle, going by its name."""
    path = PurePosixPath(name.replace("\\", "/"))
    return (
        _unused_plugin(path)
        or _unused_translation(path)
        or any(re.fullmatch(rf"{module}(\.abi3)?\.(so|pyd)", path.name) for module in _BINDINGS)
        or any(re.fullmatch(pattern, path.name) for pattern in _ASIDE)
    )


def _unused_plugin(path: PurePosixPath) -> bool:
    if "plugins" not in path.parts[:-2]:
        return False
    folder = path.parts[path.parts.index("plugins") + 1]
    if folder not in _PLUGINS:
        return False
    names = _PLUGINS[folder]
    return names is None or _plugin_name(path.name) in names


def _plugin_name(file: str) -> str:
    return re.sub(r"^(lib)?q?|(-?plugin)?\.(so|dll|dylib)$", "", file)


def _unused_translation(path: PurePosixPath) -> bool:
    if "translations" not in path.parts:
        return False
    return path.name not in {f"qtbase_{language}.qm" for language in LANGUAGES}


def _imported(entries: list[Entry], imports: Imports) -> list[Entry]:
    """Return what starts an import by itself, and what is imported by what stays."""
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(_key(entry[0]), []).append(entry)
    todo = [entry for entry in entries if _is_root(entry)]
    found = set(todo)
    while todo:
        entry = todo.pop()
        names = [entry[1]] if entry[2] == "SYMLINK" else imports(entry[1])
        for name in names:
            for other in by_name.get(_key(name), ()):
                if other not in found and _key(name) not in _FROM_SYSTEM:
                    found.add(other)
                    todo.append(other)
    return [entry for entry in entries if entry in found]


def _is_root(entry: Entry) -> bool:
    """Whether a file is loaded by Python or by Qt, not as a library of another one."""
    name, _source, kind = entry
    path = PurePosixPath(name.replace("\\", "/"))
    return (
        kind == "EXTENSION"
        or "plugins" in path.parts
        or bool(re.fullmatch(r"(lib)?python3.*|Python(3)?|.*\.(abi3\.so|pyd)", path.name))
    )


def _key(name: str) -> str:
    return PurePosixPath(name.replace("\\", "/")).name.lower()


_FROM_SYSTEM = frozenset(map(_key, FROM_SYSTEM))
