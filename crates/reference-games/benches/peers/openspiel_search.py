"""Prints what OpenSpiel's C++ searches and solvers do, for one round of the comparison.

usage: openspiel_search.py search GAME SIMULATIONS SECONDS SEED   simulations a CPU second at the first decision
       openspiel_search.py cfr GAME ITERATIONS...                 exploitability and CPU seconds after so many
"""

import random
import sys
import time

import pyspiel

UCT_C = 2.0


def first_decision(game, rng):
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


def bot_for(game, n_simulations, seed):
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        max_memory_mb, solve, verbose = 1000, False, False
        return pyspiel.MCTSBot(game, evaluator, UCT_C, n_simulations, max_memory_mb, solve, seed, verbose)
    return pyspiel.ISMCTSBot(seed, evaluator, UCT_C, n_simulations)


def search(name, n_simulations, seconds, seed):
    game = pyspiel.load_game(name)
    state = first_decision(game, random.Random(seed))
    bot = bot_for(game, n_simulations, seed)
    bot.step(state)
    n_done, wall, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        bot.step(state)
        n_done += n_simulations
    print(n_done / (time.process_time() - cpu))


def cfr(name, marks):
    game = pyspiel.load_game(name)
    solver = pyspiel.CFRSolver(game)
    n_done, spent = 0, 0.0
    for mark in marks:
        cpu = time.process_time()
        for _ in range(mark - n_done):
            solver.evaluate_and_update_policy()
        spent += time.process_time() - cpu
        n_done = mark
        print(pyspiel.exploitability(game, solver.tabular_average_policy()), spent)


if sys.argv[1] == "search":
    search(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5]))
else:
    cfr(sys.argv[2], [int(mark) for mark in sys.argv[3:]])
