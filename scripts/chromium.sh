#!/bin/sh
# Finds Chromium for the browser tests, or installs Debian's where that is possible. The headless shell is enough, and lighter.
found() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    return 1
}
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing Chromium and Japanese fonts from Debian's packages"
    apt-get update -qq
    install chromium-headless-shell fonts-noto-cjk || install chromium fonts-noto-cjk
    found && exit 0
fi
echo "Chromium is not installed: the browser tests cannot run. Install your system's package 'chromium'." >&2
[ -z "$CI" ] # without Chromium the suite fails in CI, and leaves the browser tests out elsewhere
