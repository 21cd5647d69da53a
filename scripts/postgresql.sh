#!/bin/sh
# Finds PostgreSQL for the tests, or installs Debian's where that is possible. The tests start a server of their own.
found() {
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing PostgreSQL from Debian's packages"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
    found && exit 0
fi
echo "PostgreSQL is not installed: the server tests run on SQLite only. Install your system's package 'postgresql'." >&2
[ -z "$CI" ] # without PostgreSQL the suite fails in CI, and leaves these tests out elsewhere
