"""What all packages say of the program: its names, its version, its releases, its documents.

python packaging/project.py         the version
python packaging/project.py notes   what the newest release of the changelog says
"""

from __future__ import annotations

import datetime
import os
import re
import sys
import time
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
#: Where tools.py puts what it fetches.
TOOLS = ROOT / "build" / "tools"

NAME = "Rami"
COMMAND = "rami-desktop"
#: Names the program to desktops and app stores; never changes.
APP_ID = "io.github.rami_desktop.RamiDesktop"
AUTHORS = "Rami Desktop contributors"
SUMMARY = "French Rami, alone against the computer or around one screen"
LICENCE = "MIT"
SUFFIX = ".rami"
MIME_TYPE = "application/x-rami-match"
#: Where the project is to be found; the release workflow sets it.  Addresses that packages tell
#: are left out where it is not known.
SITE = os.environ.get("RAMI_SITE", "").rstrip("/")

_VERSION_LINE = re.compile(r'^__version__ = "(\d+)\.(\d+)\.(\d+)"$', re.MULTILINE)
_RELEASE_TITLE = re.compile(r"^## (\S+?)(?:,| -| –) (.+)$")


def read_version() -> str:
    """Return the version from the one place where it stands."""
    text = (ROOT / "rami_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = _VERSION_LINE.search(text)
    if found is None:
        raise SystemExit("rami_desktop/__init__.py has no version of the form 1.2.3")
    return ".".join(found.groups())


VERSION = read_version()


def today() -> datetime.date:
    """Return the date of this build: of SOURCE_DATE_EPOCH, where it is set."""
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).date()


@dataclass(frozen=True, slots=True)
class Release:
    """A release of the changelog.

    :ivar date: when it was published, ``None`` before that.
    """

    version: str
    date: datetime.date | None
    notes: tuple[str, ...]


def releases() -> list[Release]:
    """Return the releases of ``CHANGELOG.md``, the newest first."""
    found: list[Release] = []
    notes: list[str] = []
    for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines():
        title = _RELEASE_TITLE.match(line)
        if title:
            notes = []
            date = re.search(r"\d{4}-\d\d-\d\d", title[2])
            found.append(
                Release(title[1], datetime.date.fromisoformat(date[0]) if date else None, ())
            )
        elif found and line.startswith("- "):
            notes.append(line[2:])
        elif found and notes and line.startswith("  "):
            notes[-1] += " " + line.strip()
        if found:
            found[-1] = Release(found[-1].version, found[-1].date, tuple(notes))
    return found


def fill(name: str) -> str:
    """Return a template of this folder with the facts put in; ``$NAME`` stands for one."""
    template = Template((HERE / name).read_text(encoding="utf-8"))
    return template.substitute(
        NAME=NAME,
        COMMAND=COMMAND,
        APP_ID=APP_ID,
        AUTHORS=AUTHORS,
        SUMMARY=SUMMARY,
        LICENCE=LICENCE,
        SUFFIX=SUFFIX,
        MIME_TYPE=MIME_TYPE,
        VERSION=VERSION,
        COMMAS=VERSION.replace(".", ", ") + ", 0",
        YEAR=str(today().year),
        RELEASES=_releases_xml(),
        ADDRESSES=_addresses_xml(),
        SCREENSHOTS=_screenshots_xml(),
    )


def _releases_xml() -> str:
    lines = []
    for release in releases():
        kind = "" if release.date else ' type="development"'
        date = release.date or today()
        lines.append(f'    <release version="{release.version}" date="{date}"{kind}>')
        lines.append("      <description>\n        <ul>")
        lines += [f"          <li>{escape(_plain(note))}</li>" for note in release.notes]
        lines.append("        </ul>\n      </description>\n    </release>")
    return "\n".join(lines)


def _plain(note: str) -> str:
    """Return a note without Markdown's marks."""
    return re.sub(r"[`*]", "", re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", note))


def _addresses_xml() -> str:
    if not SITE:
        return ""
    return (
        f'  <url type="homepage">{escape(SITE)}</url>\n'
        f'  <url type="bugtracker">{escape(SITE)}/issues</url>\n'
    )


#: The pictures that shops show: file in docs/images, caption, caption in French.
SCREENSHOTS = (
    (
        "table.png",
        "The table in the middle of a deal",
        "La table au milieu d’une donne",
    ),
    ("start.png", "The start page", "La page d’accueil"),
)


def _screenshots_xml() -> str:
    if not SITE:
        return ""
    lines = ["  <screenshots>"]
    for number, (file, caption, french) in enumerate(SCREENSHOTS):
        kind = ' type="default"' if number == 0 else ""
        address = f"{SITE}/raw/v{VERSION}/docs/images/{file}"
        lines += [
            f"    <screenshot{kind}>",
            f"      <caption>{escape(caption)}</caption>",
            f'      <caption xml:lang="fr">{escape(french)}</caption>',
            f'      <image type="source">{escape(address)}</image>',
            "    </screenshot>",
        ]
    lines.append("  </screenshots>\n")
    return "\n".join(lines)


def property_list() -> dict[str, object]:
    """Return what the macOS bundle says of itself, beside what PyInstaller adds."""
    uniform_type = f"{APP_ID}.match"
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # what Qt 6.10 and newer ask for
        "NSHighResolutionCapable": True,
        # False lets the window follow the dark mode of the system.
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": f"© {today().year} {AUTHORS}, {LICENCE} licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Rami match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "rami.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [uniform_type],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": uniform_type,
                "UTTypeDescription": "Rami match",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["notes"]:
        print("\n".join(f"- {note}" for note in releases()[0].notes))
    else:
        print(VERSION)
