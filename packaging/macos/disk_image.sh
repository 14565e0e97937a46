#!/usr/bin/env bash
# Signs Rami.app, packs it into a disk image, and has Apple notarise that:
#
#     packaging/macos/disk_image.sh BUILD_FOLDER VERSION
#
# MACOS_IDENTITY         a "Developer ID Application" in the keychain; without it the bundle keeps
#                        the signature for this machine only, and players must allow it themselves
# MACOS_NOTARY_PROFILE   what "xcrun notarytool store-credentials" called the account; without it
#                        nothing is sent to Apple
set -euo pipefail
build=$1 version=$2
here=$(cd "$(dirname "$0")" && pwd)
app=$build/Rami.app
image=$build/rami-desktop-$version-macos-$(uname -m).dmg

if [ -n "${MACOS_IDENTITY:-}" ]; then
    find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
        xargs -0 codesign --force --timestamp --options runtime --sign "$MACOS_IDENTITY"
    codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
        --sign "$MACOS_IDENTITY" "$app"
    codesign --verify --deep --strict "$app"
else
    echo "notice: MACOS_IDENTITY is not set, the bundle is not signed for other machines"
fi

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -quiet -ov -volname Rami -format UDZO -srcfolder "$stage" "$image"

if [ -n "${MACOS_IDENTITY:-}" ] && [ -n "${MACOS_NOTARY_PROFILE:-}" ]; then
    codesign --force --timestamp --sign "$MACOS_IDENTITY" "$image"
    xcrun notarytool submit "$image" --keychain-profile "$MACOS_NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
else
    echo "notice: MACOS_IDENTITY or MACOS_NOTARY_PROFILE is not set, the image is not notarised"
fi
echo "$image"
