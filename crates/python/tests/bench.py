"""How many decisions a second a batch makes, with observation and mask written; CPU seconds, one thread.

python tests/bench.py [seconds] [games...]
"""

import sys
import time

import tablee


def rate(game, seconds, n=1024, **options):
    env = tablee.vec(game, n=n, seed=1, threads=1, autoreset="same_step", **options)
    env.reset()
    for _ in range(50):
        env.step(env.sample())
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(10):
            env.step(env.sample())
        steps += 10 * n
    return steps / (time.process_time() - begun)


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for game in sys.argv[2:] or tablee.games():
        print(f"{game:13} {rate(game, seconds) / 1e6:6.2f} M decisions a second", flush=True)
