#!/usr/bin/env bash
# Signs Rami.app, packs it into a disk image, and has Apple notarise that:
#
#     packaging/macos/disk_image.sh BUILD_FOLDER VERSION
#
# MACOS_IDENTITY         a "Developer ID Application" in the keychain, with which PyInstaller has
#                        signed the libraries; without it the bundle has a signature that tells
#                        nobody's name, and players must allow it themselves
# MACOS_NOTARY_PROFILE   what "xcrun notarytool store-credentials" called the account; without it
#                        nothing is sent to Apple
set -euo pipefail
build=$1 version=$2
here=$(cd "$(dirname "$0")" && pwd)
app=$build/Rami.app
image=$build/rami-desktop-$version-macos-$(uname -m).dmg

# The licences came into the bundle after PyInstaller had signed it: the outermost signature is made
# again. A bundle whose signature does not fit is called damaged, and nobody can allow it.
if [ -n "${MACOS_IDENTITY:-}" ]; then
    codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
        --sign "$MACOS_IDENTITY" "$app"
else
    echo "notice: MACOS_IDENTITY is not set, the bundle is not signed by anybody"
    codesign --force --sign - "$app"
fi
codesign --verify --deep --strict "$app"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
# While something else looks at the new volume, hdiutil says that it is busy.
tries=1
until hdiutil create -quiet -ov -volname Rami -format UDZO -srcfolder "$stage" "$image"; do
    if [ "$tries" = 5 ]; then exit 1; fi
    tries=$((tries + 1))
    sleep 5
done

if [ -n "${MACOS_IDENTITY:-}" ] && [ -n "${MACOS_NOTARY_PROFILE:-}" ]; then
    codesign --force --timestamp --sign "$MACOS_IDENTITY" "$image"
    xcrun notarytool submit "$image" --keychain-profile "$MACOS_NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
else
    echo "notice: MACOS_IDENTITY or MACOS_NOTARY_PROFILE is not set, the image is not notarised"
fi
echo "$image"
