"""Packs the bundle for Linux: a Debian package, an AppDir, and what a Flatpak is made from.

    python packaging/linux_packages.py tree --bundle DIR --out DIR      usr/ as it is installed
    python packaging/linux_packages.py deb --bundle DIR --out DIR
    python packaging/linux_packages.py appimage --bundle DIR --out DIR
    python packaging/linux_packages.py flatpak --bundle DIR --out DIR

The bundle is the folder that ``build.py bundle`` made.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import build
import icons
import project

#: Debian's packages for the libraries that a bundle takes from the system.
PACKAGES = {
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libresolv.so.2": "libc6",
    "libutil.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxcb.so.1": "libxcb1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
#: The same for what the program does without: sound, and printing on paper.
RECOMMENDED = {
    "libpulse.so.0": "libpulse0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libcups.so.2": "libcups2",
}
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def tree(bundle: Path, root: Path) -> None:
    """Write ``usr`` as packages install it below a root directory."""
    usr = root / "usr"
    shutil.rmtree(usr, ignore_errors=True)
    share = usr / "share"
    shutil.copytree(bundle, usr / "lib" / project.COMMAND, symlinks=True)
    (usr / "bin").mkdir(parents=True)
    (usr / "bin" / project.COMMAND).symlink_to(f"../lib/{project.COMMAND}/{project.COMMAND}")
    for source, target in (
        ("linux/desktop.in", f"applications/{project.APP_ID}.desktop"),
        ("linux/metainfo.xml.in", f"metainfo/{project.APP_ID}.metainfo.xml"),
        ("linux/mime.xml.in", f"mime/packages/{project.APP_ID}.xml"),
    ):
        path = share / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(project.fill(source), encoding="utf-8")
    icons.write_hicolor(share / "icons" / "hicolor")
    documents = share / "doc" / project.COMMAND
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(debian_copyright(), encoding="utf-8")
    (documents / "changelog.gz").write_bytes(
        gzip.compress((project.ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
    )


def debian_copyright() -> str:
    """Return what Debian's packages say of licences."""
    licence = (project.ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    body = "\n".join(f" {line}" if line else " ." for line in licence.splitlines())
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: Rami Desktop\n\nFiles: *\nCopyright: {project.AUTHORS}\n"
        f"License: Expat\n{body}\n\nFiles: usr/lib/{project.COMMAND}/*\n"
        "Copyright: see the list\nLicense: several\n"
        f" /usr/lib/{project.COMMAND}/licences/shipped.json lists everything that is shipped, and\n"
        f" the wordings of all licences lie beside it.\n"
    )


def from_system(bundle: Path) -> set[str]:
    """Return the names of the libraries that a bundle wants and does not hold."""
    held = {path.name for path in bundle.rglob("*")}
    return {name for file in _binaries(bundle) for name in _needed(file)} - held


def _binaries(bundle: Path) -> Iterator[Path]:
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def _needed(file: Path) -> list[str]:
    dump = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=True)
    return re.findall(r"^ *NEEDED +(\S+)$", dump.stdout, re.MULTILINE)


def deb(bundle: Path, out: Path, compression: str = "xz") -> Path:
    """Build a Debian package with ``dpkg-deb`` and return it."""
    architecture = ARCHITECTURES.get(build.MACHINE, build.MACHINE)
    root = out / "deb"
    shutil.rmtree(root, ignore_errors=True)
    tree(bundle, root)
    wanted = from_system(bundle)
    unknown = wanted - PACKAGES.keys() - RECOMMENDED.keys()
    if unknown:
        raise SystemExit(f"no Debian package is known for {', '.join(sorted(unknown))}")
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    control = root / "DEBIAN"
    control.mkdir()
    (control / "md5sums").write_text(
        "".join(
            f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
            for path in files
        ),
        encoding="utf-8",
    )
    depends = {PACKAGES[name] for name in wanted if name in PACKAGES}
    depends = {_glibc(bundle) if name == "libc6" else name for name in depends}
    recommends = {RECOMMENDED[name] for name in wanted if name in RECOMMENDED}
    size = sum(path.stat().st_size for path in files) // 1024
    (control / "control").write_text(
        f"Package: {project.COMMAND}\n"
        f"Version: {project.VERSION}\n"
        f"Architecture: {architecture}\n"
        f"Maintainer: {project.AUTHORS} <rami-desktop@localhost>\n"
        f"Installed-Size: {size}\n"
        f"Depends: {', '.join(sorted(depends))}\n"
        f"Recommends: {', '.join(sorted(recommends))}\n"
        "Section: games\nPriority: optional\n"
        f"Description: {project.SUMMARY}\n"
        " Five rule sets that families really use, opponents of four levels, in French\n"
        " and English. The match is on disk after every move.\n",
        encoding="utf-8",
    )
    for path in (root, *root.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
        elif not path.is_symlink():
            path.chmod(0o755 if path.stat().st_mode & 0o100 else 0o644)
    package = out / f"{project.COMMAND}_{project.VERSION}_{architecture}.deb"
    command = [
        "dpkg-deb",
        "--root-owner-group",
        f"-Z{compression}",
        "--build",
        str(root),
        str(package),
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(root)
    return package


def _glibc(bundle: Path) -> str:
    """Return what is needed of the C library: the newest version that a file asks for."""
    found = set()
    for file in _binaries(bundle):
        dump = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True)
        found |= {tuple(map(int, v.split("."))) for v in re.findall(r"GLIBC_([\d.]+)", dump.stdout)}
    return f"libc6 (>= {'.'.join(map(str, max(found)))})"


def appimage(bundle: Path, out: Path) -> Path:
    """Build an AppDir, and the AppImage from it where appimagetool is installed."""
    folder = out / "Rami.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    tree(bundle, folder)
    share = folder / "usr" / "share"
    shutil.copy(share / "applications" / f"{project.APP_ID}.desktop", folder)
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{project.APP_ID}.png"
    shutil.copy(icon, folder)
    (folder / ".DirIcon").symlink_to(icon.name)
    (folder / "AppRun").symlink_to(f"usr/bin/{project.COMMAND}")
    tool, runtime = _appimagetool()
    if tool is None:
        print("notice: appimagetool is not installed, the AppDir is not packed", file=sys.stderr)
        return folder
    image = out / f"{project.COMMAND}-{project.VERSION}-{build.MACHINE}.AppImage"
    # The tool is an AppImage, and machines of build services cannot mount those.
    environment = {**os.environ, "ARCH": build.MACHINE, "APPIMAGE_EXTRACT_AND_RUN": "1"}
    command = [tool, "--no-appstream", *runtime, str(folder), str(image)]
    subprocess.run(command, env=environment, check=True)
    return image


def _appimagetool() -> tuple[str | None, list[str]]:
    """Return the tool, and the option that keeps it from fetching a runtime itself.

    What tools.py fetched comes before what is on the path.
    """
    fetched = project.TOOLS / f"appimagetool-{build.MACHINE}.AppImage"
    runtime = project.TOOLS / f"runtime-{build.MACHINE}"
    if fetched.is_file() and runtime.is_file():
        return str(fetched), ["--runtime-file", str(runtime)]
    return shutil.which("appimagetool"), []


def flatpak(bundle: Path, out: Path) -> Path:
    """Write the manifest and what it is built from, and build it where that can be done."""
    tree(bundle, out / "tree")
    manifest = out / f"{project.APP_ID}.json"
    manifest.write_text(project.fill("linux/flatpak.json.in"), encoding="utf-8")
    lacking = _lacking_for_flatpak(manifest)
    if lacking:
        print(f"notice: {lacking}, the Flatpak is not built", file=sys.stderr)
        return manifest
    folder, repository = out / "flatpak", out / "flatpak-repository"
    builder = ["flatpak-builder", "--force-clean", f"--repo={repository}", str(folder)]
    subprocess.run([*builder, str(manifest)], check=True)
    packed = out / f"{project.COMMAND}-{project.VERSION}.flatpak"
    subprocess.run(
        ["flatpak", "build-bundle", str(repository), str(packed), project.APP_ID], check=True
    )
    return packed


def _lacking_for_flatpak(manifest: Path) -> str:
    """Return what keeps this machine from building the Flatpak, or an empty text."""
    for tool in ("flatpak", "flatpak-builder"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    said = json.loads(manifest.read_text(encoding="utf-8"))
    for part in (said["sdk"], said["runtime"]):
        name = f"{part}//{said['runtime-version']}"
        if subprocess.run(["flatpak", "info", name], capture_output=True).returncode:
            return f"{name} is not installed (flatpak install {name})"
    return ""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("tree", "deb", "appimage", "flatpak"))
    parser.add_argument("--bundle", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--compression", choices=("xz", "none"), default="xz", help="of the deb")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.what == "tree":
        tree(options.bundle, options.out)
        print(options.out / "usr")
    elif options.what == "deb":
        print(deb(options.bundle, options.out, options.compression))
    else:
        make = {"appimage": appimage, "flatpak": flatpak}[options.what]
        print(make(options.bundle, options.out))


if __name__ == "__main__":
    main()
