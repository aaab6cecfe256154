"""PettingZoo's and Gymnasium's own checkers, on ours."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test import performance_benchmark

import tablee
import tablee.gymnasium
import tablee.pettingzoo as pz

GAMES = tablee.games()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_one_agent_after_another(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pz.env(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_all_at_once(game):
    parallel_api_test(pz.parallel(game), num_cycles=200)


@pytest.mark.parametrize("game", ["leduc", "epix", "ephios"])
def test_seeds_repeat(game):
    seed_test(lambda: pz.env(game), num_cycles=100)


class _Module:
    """What PettingZoo's test of cycles takes for a module."""

    def __init__(self, game, **options):
        self.env = lambda **settings: pz.env(game, **settings, **options)
        self.parallel_env = lambda **settings: pz.parallel(game, **settings, **options)


def test_games_are_cut_off():
    max_cycles_test(_Module("goofspiel", illegal="random"))


def test_nobody_of_a_team_is_asked_again_before_the_others():
    env = pz.env("erythro", seats=3)
    env.reset(seed=1)
    asked = []
    while len(asked) < 3:
        asked.append(env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert sorted(asked) == ["seat_0", "seat_1", "seat_2"]


def test_an_illegal_action_is_refused_or_replaced():
    env = pz.env("tic-tac-toe")
    env.reset(seed=1)
    env.step(4)
    with pytest.raises(tablee.IllegalAction):
        env.step(4)
    env = pz.env("tic-tac-toe", illegal="random")
    env.reset(seed=1)
    env.step(4)
    env.step(4)
    assert env.agent_selection == "seat_0"


def test_pettingzoos_benchmark_runs(capsys):
    performance_benchmark(pz.env("leduc"))
    assert "turns per second" in capsys.readouterr().out


def test_a_sealed_bid_is_in_nobody_elses_observation():
    rows = []
    for bid in (0, 4):
        env = pz.env("goofspiel", cards=5)
        env.reset(seed=3)
        env.step(bid)
        assert env.agent_selection == "seat_1"
        rows.append(env.observe("seat_1")["observation"])
    assert np.array_equal(*rows)


@pytest.mark.parametrize("game", ["tic-tac-toe", "leduc", "ephyran", "epix"])
def test_gymnasium_finds_nothing_wrong(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error", gymnasium.error.Error)
        check_env(tablee.gymnasium.Env(game), skip_render_check=True)


def test_a_single_seat_plays_against_bots_to_the_end():
    env = tablee.gymnasium.Env("connect-four", opponents="greedy", seat=1, illegal="raise")
    _, info = env.reset(seed=1)
    over, rewards = False, 0.0
    while not over:
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, over, cut, info = env.step(action)
        rewards += reward
        assert not cut
    assert rewards in (0.0, 0.5, 1.0)


def test_an_illegal_action_loses_or_is_raised():
    env = tablee.gymnasium.Env("tic-tac-toe", seat=0)
    env.reset(seed=1)
    env.step(4)
    assert env.step(4)[1:3] == (0.0, True)
    env = tablee.gymnasium.Env("tic-tac-toe", seat=0, illegal="raise")
    env.reset(seed=1)
    env.step(4)
    with pytest.raises(tablee.IllegalAction):
        env.step(4)
