"""Medians of what compare.sh measured, and how ours stands to the others."""

import json
import statistics
import sys

measured = {}
for line in open(sys.argv[1]):
    reading = json.loads(line)
    measured.setdefault(reading["case"], []).append(reading)

for case, readings in measured.items():
    figures = [f"{statistics.median(r[key] for r in readings):>10.2f} {key}" for key in ("moves_per_s", "p50_ms", "p99_ms")]
    print(f"{case:12}", *figures)


def ratio(ours, theirs, key):
    """The median of the rounds' ratios, with the least and the greatest."""
    pairs = zip(measured[ours], measured[theirs])
    ratios = sorted(a[key] / b[key] for a, b in pairs)
    return f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


for case in ("ours-games", "ours-echo"):
    print(f"moves/s, whole games:  {case} / boardgame.io =", ratio(case, "bgio-games", "moves_per_s"))
    print(f"moves/s, endless game: {case} / boardgame.io =", ratio(case, "bgio-full", "moves_per_s"))
    print(f"moves/s:               {case} / bare relay   =", ratio(case, "relay-full", "moves_per_s"))
for key in ("p50_ms", "p99_ms"):
    print(f"{key}, equal load:    ours / boardgame.io =", ratio("ours-equal", "bgio-full", key))
    print(f"{key}, paced:         ours / boardgame.io =", ratio("ours-paced", "bgio-paced", key))
