#!/bin/sh
# Starts the container image of target/release-files without a daemon, as nobody, and asks whether it
# is ready. Run it as root, after `cargo xtask release static image`. It is no part of the gate.
set -eu
cd "$(dirname "$0")/.."
archive=$(ls "$PWD"/target/release-files/soloist-host-*-image.tar)
work=$(mktemp -d)
storage="--root $work/root --runroot $work/run --storage-driver vfs"
trap 'kill "${served:-0}" 2>/dev/null || true; rm -rf "$work"' EXIT
export BUILDAH_ISOLATION=chroot

start=$(date +%s%N)
container=$(buildah $storage from "docker-archive:$archive")
buildah $storage inspect --format '{{.Docker.Config.User}} {{.Docker.Config.Entrypoint}} {{.Docker.Config.Cmd}}' "$container"
buildah $storage inspect --format '{{.Docker.Config.Healthcheck.Test}}' "$container"
run() { buildah $storage run --volume "$work/games:/var/lib/soloist" "$container" -- "$@"; }
mkdir "$work/games"
chown 65534:65534 "$work/games"
run /usr/bin/soloist-host --init --data /var/lib/soloist --public-url http://localhost:17778 --addr 127.0.0.1:17778
run /usr/bin/soloist-host --data /var/lib/soloist --addr 127.0.0.1:17778 &
served=$!
ready() { run /usr/bin/soloist-host --ready --data /var/lib/soloist --addr 127.0.0.1:17778; }
for _ in 1 2 3 4 5 6 7 8 9 10; do
    sleep 0.5
    if ready 2>/dev/null; then break; fi
done
ready
end=$(date +%s%N)
echo "== ready after $(((end - start) / 1000000)) ms, with what a container needs to be made"
test "$(stat -c %u "$work/games/soloist.sqlite")" = 65534
run /usr/bin/soloist backup --data /var/lib/soloist /var/lib/soloist/copy.sqlite
size=$(stat -c %s "$archive")
echo "== the image has $((size / 1000000)) MB"
