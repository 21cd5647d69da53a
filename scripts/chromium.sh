#!/bin/sh
# Finds Chromium for the browser tests, or installs Debian's where that is possible.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing Chromium and Japanese fonts from Debian's packages"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-noto-cjk >/dev/null
    command -v chromium >/dev/null 2>&1 && exit 0
fi
echo "Chromium is not installed: the browser tests cannot run. Install your system's package 'chromium'." >&2
[ -z "$CI" ] # without Chromium the suite fails in CI, and leaves the browser tests out elsewhere
