"""Prints how many moves a CPU second OpenSpiel's C++ roll-outs of Connect Four make.

usage: openspiel_rollouts.py SECONDS SEED

A search of one simulation evaluates the root by as many random roll-outs as asked for, all of them in C++.
It counts roll-outs, not moves: the mean length of a random game comes from games played here.
"""

import random
import sys
import time

import pyspiel

SECONDS, SEED = float(sys.argv[1]), int(sys.argv[2])
ROLLOUTS_A_CALL = 5000
SAMPLED_GAMES = 3000


def random_length(game, rng):
    state, n_moves = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        n_moves += 1
    return n_moves


def main():
    game = pyspiel.load_game("connect_four")
    rng = random.Random(SEED)
    mean_length = sum(random_length(game, rng) for _ in range(SAMPLED_GAMES)) / SAMPLED_GAMES
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_CALL, SEED)
    uct_c, simulations, max_memory_mb, solve, verbose = 2.0, 1, 100, False, False
    bot = pyspiel.MCTSBot(game, evaluator, uct_c, simulations, max_memory_mb, solve, SEED, verbose)
    root = game.new_initial_state()
    bot.step(root)
    n_games, wall, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < SECONDS:
        bot.step(root)
        n_games += ROLLOUTS_A_CALL
    print(n_games * mean_length / (time.process_time() - cpu))


main()
