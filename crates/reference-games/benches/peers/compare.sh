#!/bin/sh
# Random Connect Four play-outs beside board-game and OpenSpiel in one run. Usage: compare.sh [rounds] [seconds]
# Everything it installs or builds goes into the workspace's target folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../../.."
[ -d target/peers/venv ] || python3 -m venv target/peers/venv
target/peers/venv/bin/pip install --quiet open_spiel==2.0.2
exec cargo run --quiet --release --locked --manifest-path "$here/Cargo.toml" --target-dir target -- "$@"
