#!/bin/sh
# Installs nginx and Caddy from Debian's packages, for the tests of the example configurations in deploy/.
missing=""
for name in nginx caddy; do
    command -v "$name" >/dev/null 2>&1 || [ -x "/usr/sbin/$name" ] || missing="$missing $name"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing$missing from Debian's packages"
    # Only the programs are wanted: their services must not start and take ports.
    printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
    rm -f /usr/sbin/policy-rc.d
    missing=""
    for name in nginx caddy; do
        command -v "$name" >/dev/null 2>&1 || [ -x "/usr/sbin/$name" ] || missing="$missing $name"
    done
    [ -z "$missing" ] && exit 0
fi
echo "not installed:$missing. The tests of the proxy configurations are skipped. Install your system's packages." >&2
[ -z "$CI" ] # in CI they must run
