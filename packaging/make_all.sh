#!/usr/bin/env bash
# Builds and tries everything that this system can give to players:
#
#     packaging/make_all.sh BUILD_FOLDER RESULT_FOLDER [complete]
#
# Without "complete", what cannot be packed here is left out with a notice; with it, the README's
# table of downloads must be met. PYTHON says which Python builds (it has what
# "pip install '.[bundle]'" brings).
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1 results=$2 complete=${3:-}
python=${PYTHON:-python}
mkdir -p "$results"

"$python" packaging/check.py files
program=$("$python" packaging/build.py bundle --out "$build" | tail -n 1 | tr -d '\r')
"$python" packaging/try_it.py "$program"
case $(uname -s) in
Linux)
    "$python" packaging/build.py archive --out "$build"
    "$python" packaging/check.py bundle "$build"
    for what in deb appimage flatpak; do
        "$python" packaging/linux_packages.py "$what" --bundle "$build/rami-desktop" --out "$build"
    done
    "$python" packaging/check.py deb "$build"/*.deb
    "$python" packaging/build.py wheel --out "$results"
    ;;
Darwin)
    "$python" packaging/check.py bundle "$build"
    packaging/macos/disk_image.sh "$build" "$("$python" packaging/project.py)"
    ;;
*)
    "$python" packaging/build.py archive --out "$build"
    "$python" packaging/check.py bundle "$build"
    "$python" packaging/windows_installer.py --bundle "$build/rami-desktop" --out "$build"
    ;;
esac
for file in "$build"/*.{tar.xz,deb,AppImage,flatpak,dmg,zip,exe}; do
    if [ -f "$file" ]; then mv "$file" "$results"; fi
done
"$python" packaging/sums.py "$results"
if [ "$complete" = complete ]; then "$python" packaging/check.py results "$results"; fi
