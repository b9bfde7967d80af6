#!/bin/sh
# Plays the first move with the programs of target/release-build in empty folders: those that need a
# C library on the oldest Debian, the static ones without anything. Run it as root, after `cargo
# xtask release programs static`. The folders lie in $ROOTS, made once by debootstrap. It is no
# part of the gate.
set -eu
cd "$(dirname "$0")/.."
build=$PWD/target/release-build
roots=${ROOTS:-$PWD/target/debian-roots}
mkdir -p "$roots"

play() { # in which folder
    start=$(date +%s%N)
    printf '1\nquit\n' | chroot "$1" /bin/soloist play pocket-mars --seats 1 --seed 7 --data /games >"$1/played"
    end=$(date +%s%N)
    grep -q "Pocket Mars" "$1/played"
    chroot "$1" /bin/soloist-host --version
    echo "== $2: the first move after $(((end - start) / 1000000)) ms"
}

oldest=$roots/bullseye
if [ ! -d "$oldest/usr" ]; then debootstrap --variant=minbase bullseye "$oldest"; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -a "$oldest" "$work/oldest"
cp "$build"/stage/bin/* "$work/oldest/bin/"
play "$work/oldest" "Debian 11, glibc $(chroot "$work/oldest" ldd --version | sed -n '1s/.* //p')"
mkdir -p "$work/empty/bin" "$work/empty/tmp"
cp "$build"/stage-static/bin/* "$work/empty/bin/"
play "$work/empty" "an empty folder, static"
for name in soloist soloist-host; do
    newest=$(objdump -T "$build/stage/bin/$name" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1)
    echo "== $name: needs $newest"
done
