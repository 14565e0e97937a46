#!/usr/bin/env bash
# Puts the certificate and the account of Apple's into a keychain of their own, on a machine of a
# build service, and tells the following steps their names; each is skipped where it is not set:
#
# MACOS_CERTIFICATE, MACOS_CERTIFICATE_PASSWORD
#     a "Developer ID Application" with its key, as base64 of a .p12 file
# MACOS_NOTARY_ID, MACOS_NOTARY_TEAM, MACOS_NOTARY_PASSWORD
#     Apple ID, team and app-specific password of who has programs notarised
set -euo pipefail
if [ -z "${MACOS_CERTIFICATE:-}" ]; then
    echo "notice: MACOS_CERTIFICATE is not set, nothing will be signed"
    exit 0
fi
keychain=$RUNNER_TEMP/rami.keychain-db
password=$(uuidgen)
certificate=$(mktemp)
trap 'rm -f "$certificate"' EXIT
printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$certificate"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$certificate" -f pkcs12 -P "$MACOS_CERTIFICATE_PASSWORD" -k "$keychain" \
    -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
identity=$(security find-identity -v -p codesigning "$keychain" |
    sed -n 's/.*"\(Developer ID Application: .*\)"/\1/p' | head -n 1)
test -n "$identity"
echo "MACOS_IDENTITY=$identity" >>"$GITHUB_ENV"

if [ -z "${MACOS_NOTARY_ID:-}" ]; then
    echo "notice: MACOS_NOTARY_ID is not set, nothing will be notarised"
    exit 0
fi
xcrun notarytool store-credentials rami --apple-id "$MACOS_NOTARY_ID" \
    --team-id "$MACOS_NOTARY_TEAM" --password "$MACOS_NOTARY_PASSWORD"
echo "MACOS_NOTARY_PROFILE=rami" >>"$GITHUB_ENV"
