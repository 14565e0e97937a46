"""Checks what is given to players, and the files that describe it to their systems.

    python packaging/check.py files           desktop file, metainfo, property list, installer …
    python packaging/check.py bundle DIR      sizes, licences and data of what build.py made there
    python packaging/check.py deb FILE        a Debian package: installed, tried, and removed
    python packaging/check.py results DIR     is there what the README tells players to download
    python packaging/check.py tag v1.2.3      is that the version, and does the changelog know it

The validators of the desktops are used where they are installed; without them less is checked.
"""

from __future__ import annotations

import argparse
import ast
import json
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from xml.etree import ElementTree

import build
import check_deb
import linux_packages
import project

#: Bytes that the bundle for Linux may take, unpacked and packed.
BUDGET = 125_000_000
PACKED_BUDGET = 36_000_000

#: How the names of downloads end, by system.
_PROMISED = {"linux": (".deb", ".tar.xz"), "windows": (".exe",), "macos": (".dmg",)}

#: Sections of the installer script that the promises to players are made in.
_SECTIONS = ("Setup", "Languages", "Files", "Icons", "Registry", "Run")


class Wrong(Exception):
    """Something is not as it should be; says what."""


# --- the files that describe the program -------------------------------------------------


def files() -> None:
    """Check all descriptions, filled in as for a release."""
    site, project.SITE = project.SITE, project.SITE or "https://example.org/rami-desktop"
    try:
        desktop_file(project.fill("linux/desktop.in"))
        metainfo(project.fill("linux/metainfo.xml.in"))
    finally:
        project.SITE = site
    mime_type(project.fill("linux/mime.xml.in"))
    flatpak(project.fill("linux/flatpak.json.in"))
    property_list()
    version_resource(project.fill("windows/version.txt.in"))
    installer((project.HERE / "windows" / "rami.iss").read_text(encoding="utf-8"))
    shell_scripts()


def _validate(command: list[str], name: str, text: str) -> bool:
    """Let a validator look at a text; return whether it is installed."""
    if shutil.which(command[0]) is None:
        print(f"{command[0]} is not installed: {name} is checked less thoroughly")
        return False
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_text(text, encoding="utf-8")
        done = subprocess.run([*command, str(path)], capture_output=True, text=True)
    if done.returncode:
        raise Wrong(f"{command[0]}: {done.stdout}{done.stderr}")
    return True


def desktop_file(text: str) -> None:
    """Check the desktop file."""
    _validate(["desktop-file-validate"], f"{project.APP_ID}.desktop", text)
    if not text.startswith("[Desktop Entry]\n"):
        raise Wrong("the desktop file does not begin with its group")
    keys = dict(line.split("=", 1) for line in text.splitlines()[1:] if line)
    for key in ("Type", "Name", "Comment", "Comment[fr]", "Categories"):
        if not keys.get(key):
            raise Wrong(f"the desktop file lacks {key}")
    facts = {
        "Exec": f"{project.COMMAND} %f",
        "Icon": project.APP_ID,
        "MimeType": f"{project.MIME_TYPE};",
    }
    for key, value in facts.items():
        if keys.get(key) != value:
            raise Wrong(f"the desktop file says {key}={keys.get(key)}, not {value}")


def metainfo(text: str) -> None:
    """Check the AppStream metainfo."""
    name = f"{project.APP_ID}.metainfo.xml"
    _validate(["appstreamcli", "validate", "--no-net"], name, text)
    root = ElementTree.fromstring(text)
    if root.findtext("id") != project.APP_ID:
        raise Wrong("the metainfo is about another program")
    if root.findtext("launchable") != f"{project.APP_ID}.desktop":
        raise Wrong("the metainfo launches another desktop file")
    newest = root.find("releases/release")
    if newest is None or newest.get("version") != project.VERSION:
        raise Wrong(f"the changelog does not begin with {project.VERSION}")
    if not newest.findall("description/ul/li"):
        raise Wrong("the newest release has no notes")
    for image in root.iterfind("screenshots/screenshot/image"):
        file = project.ROOT / "docs" / "images" / (image.text or "").rpartition("/")[2]
        if not file.is_file():
            raise Wrong(f"there is no screenshot {file}")
    if root.find("screenshots/screenshot") is None:
        raise Wrong("the metainfo shows no screenshot")


def mime_type(text: str) -> None:
    """Check the definition of the type of match files."""
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ElementTree.fromstring(text).find(f"{space}mime-type")
    glob = None if kind is None else kind.find(f"{space}glob")
    if kind is None or glob is None or kind.get("type") != project.MIME_TYPE:
        raise Wrong("the MIME type is not defined")
    if glob.get("pattern") != f"*{project.SUFFIX}":
        raise Wrong("the MIME type is for other files")


def flatpak(text: str) -> None:
    """Check the Flatpak manifest."""
    manifest = json.loads(text)
    if (manifest["id"], manifest["command"]) != (project.APP_ID, project.COMMAND):
        raise Wrong("the Flatpak manifest is about another program")


def property_list() -> None:
    """Check what the bundle for macOS says of itself, and what it may do."""
    said = plistlib.loads(plistlib.dumps(project.property_list()))
    plistlib.loads((project.HERE / "macos" / "entitlements.plist").read_bytes())
    if said["CFBundleShortVersionString"] != project.VERSION:
        raise Wrong("the property list has another version")
    if said["NSRequiresAquaSystemAppearance"]:
        raise Wrong("the property list keeps the window from being dark")
    exported = {kind["UTTypeIdentifier"] for kind in said["UTExportedTypeDeclarations"]}
    opened = {kind for each in said["CFBundleDocumentTypes"] for kind in each["LSItemContentTypes"]}
    if opened != exported:
        raise Wrong("the property list opens types of files that it does not declare")
    tags = said["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    if tags["public.filename-extension"] != [project.SUFFIX.removeprefix(".")]:
        raise Wrong("the property list opens other files")


def version_resource(text: str) -> None:
    """Check the version resource for Windows: PyInstaller evaluates it as an expression."""
    tree = ast.parse(text, mode="eval")
    strings = {
        node.args[0].value: node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "StringStruct"
    }
    if strings.get("ProductVersion") != project.VERSION:
        raise Wrong("the version resource has another version")
    if strings.get("OriginalFilename") != f"{project.COMMAND}.exe":
        raise Wrong("the version resource is for another program")


def installer(script: str) -> None:
    """Check that what the installer script refers to is there, and what it promises."""
    sections = re.split(r"^\[(\w+)\]$", script, flags=re.MULTILINE)
    found = dict(zip(sections[1::2], sections[2::2], strict=True))
    missing = [name for name in _SECTIONS if name not in found]
    if missing:
        raise Wrong(f"the installer script lacks {', '.join(missing)}")
    setup = dict(re.findall(r"^(\w+)=(.*)$", found["Setup"], re.MULTILINE))
    if not re.fullmatch(r"\{\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}", setup["AppId"]):
        raise Wrong("the application id of the installer is not a fixed one")
    if setup["PrivilegesRequired"] != "lowest":
        raise Wrong("the installer asks for an administrator")
    folder = project.HERE / "windows"
    for key in ("LicenseFile", "SetupIconFile"):
        reference = setup[key].replace("\\", "/")
        # The bundle's own files are there once it is built; build.py says where.
        if not reference.startswith("{#Bundle}") and not (folder / reference).resolve().is_file():
            raise Wrong(f"the installer refers to {reference}, which is not there")
    for defined in set(re.findall(r"\{#(\w+)\}", script)):
        if not re.search(rf"^\s*#(define|ifndef) {defined}\b", script, re.MULTILINE):
            raise Wrong(f"the installer uses {defined}, which is defined nowhere")
    programs = set(re.findall(r"\\([\w-]+\.exe)", script))
    if programs != {f"{project.COMMAND}.exe"}:
        raise Wrong(f"the installer refers to {', '.join(sorted(programs))}")
    if f"\\Classes\\{project.SUFFIX}" not in found["Registry"]:
        raise Wrong("the installer does not register match files")
    uninstall = found.get("UninstallDelete", "") + found.get("UninstallRun", "")
    if uninstall.strip():
        raise Wrong("uninstalling must leave everything but the program itself")
    tasks = set(re.findall(r'^Name: "(\w+)"', found.get("Tasks", ""), re.MULTILINE))
    used = set(re.findall(r"\bTasks: (\w+)", script))
    messages = set(re.findall(r"\{cm:(\w+)", script)) - {"CreateDesktopIcon", "LaunchProgram"}
    own = set(re.findall(r"^\w+\.(\w+)=", found.get("CustomMessages", ""), re.MULTILINE))
    if not used <= tasks or not messages <= own:
        raise Wrong("the installer uses tasks or messages that it does not define")


def shell_scripts() -> None:
    """Check the syntax of the shell scripts."""
    scripts = [*project.HERE.rglob("*.sh"), project.ROOT / ".ci" / "run"]
    for script in scripts if shutil.which("bash") else []:
        done = subprocess.run(["bash", "-n", str(script)], capture_output=True, text=True)
        if done.returncode:
            raise Wrong(done.stderr)


# --- the bundle --------------------------------------------------------------------------


def bundle(out: Path) -> None:
    """Check the bundle, and its archive if there is one."""
    root = build.bundle_path(out)
    if not build.program_path(out).is_file():
        raise Wrong(f"there is no bundle in {out}")
    there = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in there)
    print(f"bundle: {len(there)} files, {size / 1e6:.1f} MB")
    if build.SYSTEM == "linux" and size > BUDGET:
        raise Wrong(f"the bundle takes {size} bytes, more than {BUDGET}")
    for packed in [*out.glob("*.tar.xz"), *out.glob("*.zip")]:
        print(f"{packed.name}: {packed.stat().st_size / 1e6:.1f} MB")
        if build.SYSTEM == "linux" and packed.stat().st_size > PACKED_BUDGET:
            raise Wrong(f"{packed.name} takes more than {PACKED_BUDGET} bytes")
    names = {path.name for path in there}
    for name in ("LGPL-3.0.txt", "QT-NOTICE.txt", "shipped.json", "qtbase_fr.qm", "rami_fr.qm"):
        if name not in names:
            raise Wrong(f"the bundle lacks {name}")
    if build.SYSTEM == "linux":
        foreign = sorted(unlisted(root, out / "work" / project.COMMAND / "PYZ-00.toc"))
        if foreign:
            raise Wrong(f"nobody says under which licence these are: {', '.join(foreign)}")
        unknown = linux_packages.from_system(root) - (
            linux_packages.PACKAGES.keys() | linux_packages.RECOMMENDED.keys()
        )
        if unknown:
            raise Wrong(f"the bundle lacks {', '.join(sorted(unknown))}")


def unlisted(root: Path, modules: Path) -> Iterator[str]:
    """Yield the binary files and the Python packages that the list of licences does not name.

    :param modules: PyInstaller's list of the modules in the bundle.
    """
    listed = json.loads(
        (project.ROOT / "assets" / "licences" / "shipped.json").read_text(encoding="utf-8")
    )
    patterns = [pattern for part in listed for pattern in part.get("files", ())]
    for path in root.rglob("*"):
        if not path.is_file() or path.is_symlink() or not (".so" in path.name or _is_program(path)):
            continue
        name = path.relative_to(root).as_posix().removeprefix("_internal/")
        if not any(fnmatchcase(name, p) or fnmatchcase(path.name, p) for p in patterns):
            yield name
    for package in installed_packages(modules.read_text(encoding="utf-8")):
        if package not in patterns:
            yield package


def installed_packages(modules: str) -> list[str]:
    """Return the packages of a list of PyInstaller's that do not belong to Python itself."""
    _target, entries = ast.literal_eval(modules)[:2]
    return sorted(
        {name.partition(".")[0] for name, path, _kind in entries if "site-packages" in path}
    )


def _is_program(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


# --- releases ----------------------------------------------------------------------------


def results(folder: Path) -> None:
    """Check that a folder holds what the README tells players of this system to download."""
    readme = (project.ROOT / "README.md").read_text(encoding="utf-8")
    promised = [
        name
        for name in re.findall(r"^\|[^|]+\| `(…\S+)` \|", readme, re.MULTILINE)
        if name.endswith(_PROMISED.get(build.SYSTEM, ()))
    ]
    if not promised:
        raise Wrong(f"the README names no download for {build.SYSTEM}")
    for name in [*promised, "SHA256SUMS"]:
        if not any(folder.glob(name.replace("…", "*"))):
            raise Wrong(f"{folder} lacks {name}; a notice above may say why")


def tag(name: str) -> None:
    """Check that a tag may become a release."""
    if name != f"v{project.VERSION}":
        raise Wrong(f"the tag is {name}, the version {project.VERSION}")
    newest = project.releases()[0]
    if newest.version != project.VERSION or newest.date is None:
        raise Wrong(f"the changelog has no date for {project.VERSION}")


def main() -> int:
    """Run the command; 0 when everything is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("files", "bundle", "deb", "results", "tag"))
    parser.add_argument("argument", nargs="?")
    options = parser.parse_args()
    if (options.argument is None) != (options.what == "files"):
        parser.error("“files” takes nothing, the others take one argument")
    try:
        if options.what == "files":
            files()
        elif options.what == "tag":
            tag(options.argument)
        else:
            checks = {"bundle": bundle, "deb": check_deb.check, "results": results}
            checks[options.what](Path(options.argument))
    except (Wrong, check_deb.Wrong) as error:
        print(f"{options.what}: {error}", file=sys.stderr)
        return 1
    print(f"{options.what}: as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
