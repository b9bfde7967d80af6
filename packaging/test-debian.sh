#!/bin/sh
# Installs, upgrades and purges the Debian packages of target/release-files in an empty folder of
# each Debian, and plays the first move there. Run it as root, after `cargo xtask release programs
# packages`: packaging/test-debian.sh [bookworm trixie]. The folders lie in $ROOTS, made once by
# debootstrap. It is no part of the gate.
set -eu
cd "$(dirname "$0")/.."
files=$PWD/target/release-files
roots=${ROOTS:-$PWD/target/debian-roots}
mkdir -p "$roots"

say() { printf '== %s\n' "$*"; }
fail() { printf 'failed: %s\n' "$*" >&2; exit 1; }

play() { # in which folder
    printf '1\nquit\n' | chroot "$1" soloist play pocket-mars --seats 1 --seed 7 --data /tmp/games
}

test_one() {
    suite=$1
    root=$roots/$suite
    if [ ! -d "$root/usr" ]; then
        debootstrap --variant=minbase "$suite" "$root"
    fi
    work=$(mktemp -d)
    cp -a "$root" "$work/root"
    here=$work/root
    trap 'umount "$here/proc" 2>/dev/null || true; rm -rf "$work"' EXIT
    mount -t proc proc "$here/proc"
    # Packages come by the same way as on this machine.
    for file in /etc/resolv.conf /etc/hosts; do
        if [ -e "$file" ]; then cp "$file" "$here$file"; fi
    done
    cp -r /etc/apt/apt.conf.d/. "$here/etc/apt/apt.conf.d/"
    mkdir "$here/packages"
    cp "$files"/*.deb "$here/packages"
    export DEBIAN_FRONTEND=noninteractive LC_ALL=C
    chroot "$here" apt-get -q -q update

    start=$(date +%s%N)
    chroot "$here" sh -c 'apt-get -q -q install -y --no-install-recommends /packages/soloist_*.deb' >"$work/log" 2>&1 ||
        { cat "$work/log"; fail "$suite: installing soloist"; }
    play "$here" >"$work/played"
    end=$(date +%s%N)
    say "$suite: from an empty Debian to the first move: $(((end - start) / 1000000)) ms"
    chroot "$here" soloist --version
    chroot "$here" soloist doctor --data /tmp/games
    chroot "$here" test -s /usr/share/man/man1/soloist.1.gz || fail "$suite: no man page"
    chroot "$here" test -s /usr/share/bash-completion/completions/soloist || fail "$suite: no completion"

    chroot "$here" sh -c 'apt-get -q -q install -y --no-install-recommends /packages/soloist-host_*.deb' >"$work/log" 2>&1 ||
        { cat "$work/log"; fail "$suite: installing soloist-host"; }
    grep -q -e "--init" "$work/log" || fail "$suite: nobody says how to set it up"
    chroot "$here" test -e /lib/systemd/system/soloist-host.service ||
        chroot "$here" test -e /usr/lib/systemd/system/soloist-host.service || fail "$suite: no unit"
    chroot "$here" runuser -u soloist -- soloist-host --init --data /var/lib/soloist \
        --config /etc/soloist/host.toml --public-url http://localhost:17777 --addr 127.0.0.1:17777
    chroot "$here" runuser -u soloist -- soloist-host --data /var/lib/soloist \
        --config /etc/soloist/host.toml >"$work/served" 2>&1 &
    served=$!
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        sleep 0.5
        if chroot "$here" soloist-host --ready --config /etc/soloist/host.toml 2>/dev/null; then break; fi
    done
    chroot "$here" soloist-host --ready --config /etc/soloist/host.toml || fail "$suite: it is not ready"
    kill -TERM "$served"
    wait "$served" || true

    say "$suite: upgrading"
    chroot "$here" sh -c 'dpkg -i /packages/soloist_*.deb /packages/soloist-host_*.deb' >"$work/log" 2>&1 ||
        { cat "$work/log"; fail "$suite: upgrading"; }
    chroot "$here" test -s /etc/soloist/host.toml || fail "$suite: the configuration is gone"
    chroot "$here" test -s /var/lib/soloist/soloist.sqlite || fail "$suite: the games are gone"
    chroot "$here" soloist games list --data /tmp/games | grep -q pocket-mars || fail "$suite: the game is gone"

    chroot "$here" sh -c 'apt-get -q -q purge -y soloist soloist-host' >"$work/log" 2>&1 ||
        { cat "$work/log"; fail "$suite: purging"; }
    if chroot "$here" test -e /usr/bin/soloist-host; then fail "$suite: the program stays"; fi
    if chroot "$here" test -e /etc/soloist; then fail "$suite: the configuration stays"; fi
    chroot "$here" test -s /var/lib/soloist/soloist.sqlite || fail "$suite: the games of people are gone"
    say "$suite: installed, upgraded, purged"
    umount "$here/proc"
    rm -rf "$work"
    trap - EXIT
}

for suite in "${@:-bookworm trixie}"; do
    for one in $suite; do (test_one "$one"); done
done
