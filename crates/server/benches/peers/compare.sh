#!/bin/sh
# Our server beside boardgame.io's and a bare axum relay, by turns, in one run.
#   compare.sh [rounds] [seconds]
# Everything it installs or builds goes into the workspace's target folder. It needs Node.js and the network once.
# Each line it prints is one measurement as JSON; the last lines are the medians and our ratios.
set -eu
rounds=${1:-3}
seconds=${2:-8}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../../.."
work=target/peers/server
mkdir -p "$work/bgio"
cp "$here"/bgio/*.js* "$work/bgio/"
[ -d "$work/bgio/node_modules" ] || (cd "$work/bgio" && npm install --no-package-lock --silent)
cargo build --quiet --release -p tablee
cargo build --quiet --release --manifest-path "$here/Cargo.toml" --target-dir target
ulimit -n "$(ulimit -Hn)"
export NODE_ENV=production WARM=4
say() { sed "s/^{/{\"case\":\"$1\",/"; }
# Which measurements, in words: whose, and how. `full` is as fast as can be, `paced` one move a second at each table.
# The paced ones come first: the others write so much that the disk is slower for a while after them.
{
    for round in $(seq "$rounds"); do
        echo "paced, round $round" >&2
        node "$work/bgio/load.js" paced 500 "$seconds" 1 1 | say bgio-paced
        target/release/tablee load --tables 500 --seconds "$seconds" --rate 1 --json | say ours-paced
    done
    for round in $(seq "$rounds"); do
        echo "full, round $round" >&2
        full=$(node "$work/bgio/load.js" moves 500 "$seconds" 1 | say bgio-full)
        echo "$full"
        # The same load for ours: as many moves a second as boardgame.io bears.
        equal=$(echo "$full" | sed 's/.*"moves_per_s":\([0-9.]*\).*/\1/' | awk '{ print $1 / 500 }')
        target/release/tablee load --tables 500 --seconds "$seconds" --rate "$equal" --json | say ours-equal
        node "$work/bgio/load.js" lifecycle 500 "$seconds" 1 | say bgio-games
        target/release/relay 1000 "$seconds" | say relay-full
        target/release/tablee load --tables 500 --seconds "$seconds" --json | say ours-games
        target/release/tablee load --tables 500 --seconds "$seconds" --echo --json | say ours-echo
    done
} | tee "$work/measured.jsonl"
python3 "$here/ratios.py" "$work/measured.jsonl"
