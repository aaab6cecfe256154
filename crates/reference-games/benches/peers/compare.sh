#!/bin/sh
# Ours beside board-game and OpenSpiel in one run.
#   compare.sh [rounds] [seconds]            random Connect Four play-outs
#   compare.sh search [rounds] [seconds]     searches, and CFR on Leduc
# Everything it installs or builds goes into the workspace's target folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../../.."
[ -d target/peers/venv ] || python3 -m venv target/peers/venv
target/peers/venv/bin/pip install --quiet open_spiel==2.0.2
bin=peers
if [ "${1:-}" = search ]; then
    bin=search
    shift
fi
exec cargo run --quiet --release --locked --manifest-path "$here/Cargo.toml" --target-dir target --bin $bin -- "$@"
