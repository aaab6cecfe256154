"""OpenSpiel's algorithms and its API test on ours, beside its own Kuhn and Leduc."""

import pytest

pyspiel = pytest.importorskip("pyspiel")
cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")

import tablee.openspiel  # noqa: E402


@pytest.mark.parametrize("game", tablee.games())
def test_openspiels_api_test_passes(game):
    pyspiel.random_sim_test(tablee.openspiel.load(game), num_sims=2, serialize=False, verbose=False)


def uniform(game):
    from open_spiel.python import policy

    return exploitability.nash_conv(game, policy.UniformRandomPolicy(game))


@pytest.mark.parametrize(("ours", "theirs"), [("kuhn", "kuhn_poker"), ("leduc", "leduc_poker")])
def test_the_uniform_policy_is_as_exploitable_as_theirs(ours, theirs):
    assert uniform(tablee.openspiel.load(ours)) == pytest.approx(uniform(pyspiel.load_game(theirs)))


def test_cfr_finds_the_value_of_kuhn():
    from open_spiel.python.algorithms import expected_game_score

    game = tablee.openspiel.load("kuhn")
    solver = cfr.CFRSolver(game)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert values == pytest.approx([-1 / 18, 1 / 18], abs=2e-3)
    assert exploitability.nash_conv(game, average) < 0.02
