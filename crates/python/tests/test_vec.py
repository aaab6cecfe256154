"""Batches: shapes, masks, ends, seeds, refusals, and that they are the games that the server records."""

import numpy as np
import pytest

import tablee

SETUPS = [
    ("ephios", {"seats": 2}),
    ("ephios", {"mode": "campaign", "seats": 3}),
    ("ephios", {"mode": "solo"}),
    ("epix", {"seats": 2, "rules": "basic"}),
    ("epix", {"seats": 4}),
    ("erythro", {"seats": 2}),
    ("erythro", {"seats": 3, "adversary": "alliance", "difficulty": "medium"}),
    ("erythro", {"seats": 4, "adversary": "consortium", "difficulty": "hard"}),
    ("ephyran", {"seats": 3}),
    ("tic-tac-toe", {}),
    ("connect-four", {}),
    ("kuhn", {}),
    ("leduc", {}),
    ("goofspiel", {"cards": 5}),
]


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_random_games_end_and_stay_within_their_layout(game, options):
    env = tablee.vec(game, n=16, seed=3, max_decisions=3000, **options)
    described = env.describe()
    step = env.reset()
    low, high = (np.empty(env.n_cells, np.int16) for _ in range(2))
    for piece in described["slices"]:
        low[piece["begin"] : piece["end"]] = piece["low"]
        high[piece["begin"] : piece["end"]] = piece["high"]
    ends = 0
    for _ in range(1500):
        playing = step.seat >= 0
        assert (step.mask.any(axis=1) == playing).all()
        assert (step.observation >= low).all() and (step.observation <= high).all()
        actions = env.sample()
        assert step.mask[playing, actions[playing]].all()
        step = env.step(actions)
        ends += int(step.terminated.sum())
        paid = step.reward[step.terminated]
        assert ((paid >= 0) & (paid <= 1)).all()
        assert (step.reward[~step.terminated] == 0).all()
    assert ends > 0


def play(threads, seed, steps=200):
    env = tablee.vec("epix", n=10, seed=seed, threads=threads, seats=3)
    rng = np.random.default_rng(5)
    step, seen = env.reset(), []
    for _ in range(steps):
        legal = [np.flatnonzero(row) for row in step.mask]
        actions = [int(row[rng.integers(len(row))]) if len(row) else 0 for row in legal]
        step = env.step(actions)
        seen.append((step.observation.copy(), step.seat.copy(), step.reward.copy()))
    return seen


def same(one, other):
    return all(np.array_equal(a, b) for x, y in zip(one, other) for a, b in zip(x, y))


def test_a_batch_depends_on_its_seed_and_actions_and_not_on_threads():
    assert same(play(1, 7), play(3, 7))
    assert not same(play(1, 7), play(1, 8))


def test_reset_with_a_seed_begins_the_same_games():
    env = tablee.vec("leduc", n=64, seed=1)
    first = env.reset().observation.copy()
    env.step(env.sample())
    assert np.array_equal(env.reset(seed=1).observation, first)
    assert not np.array_equal(env.reset(seed=2).observation, first)


def ended(env):
    """Steps until some game ends."""
    for _ in range(100):
        step = env.step(env.sample())
        if step.terminated.any():
            return step
    raise AssertionError("no game ended")


def test_next_step_shows_the_end_and_then_begins_anew():
    env = tablee.vec("tic-tac-toe", n=8, autoreset="next_step")
    env.reset()
    step = ended(env)
    over = step.terminated.copy()
    assert (step.seat[over] == -1).all() and not step.mask[over].any()
    step = env.step(env.sample())
    assert (step.seat[over] == 0).all() and not step.terminated[over].any()
    assert (step.mask[over].sum(axis=1) == 9).all()


def test_same_step_shows_the_next_game_with_the_end():
    env = tablee.vec("tic-tac-toe", n=8, autoreset="same_step")
    env.reset()
    step = ended(env)
    assert (step.seat[step.terminated] == 0).all()
    assert (step.mask[step.terminated].sum(axis=1) == 9).all()
    assert np.allclose(step.reward[step.terminated].sum(axis=1), 1)


def test_disabled_stays_over_until_it_is_reset():
    env = tablee.vec("tic-tac-toe", n=8, autoreset="disabled")
    env.reset()
    over = ended(env).terminated.copy()
    step = env.step(env.sample())
    assert (step.seat[over] == -1).all() and not step.terminated[over].any()
    step = env.reset(where=over)
    assert (step.seat[over] == 0).all()


def test_long_games_are_cut_off():
    env = tablee.vec("ephyran", n=4, max_decisions=5)
    env.reset()
    for _ in range(5):
        step = env.step(env.sample())
    assert step.truncated.all() and not step.terminated.any() and (step.seat == -1).all()


def test_an_illegal_action_is_named_and_changes_nothing():
    env = tablee.vec("tic-tac-toe", n=3)
    env.reset()
    env.step([4, 4, 4])
    before = env.step_now.observation.copy()
    with pytest.raises(tablee.IllegalAction, match=r"game 1: action 4 \(`mark` \[4\]\)"):
        env.step([0, 4, 0])
    assert np.array_equal(env.step_now.observation, before)
    env.step([0, 0, 0])


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: tablee.vec("chess", n=1), "there is no game `chess`; choose one of ephios"),
        (lambda: tablee.vec("epix", n=1, seats=9), "seats"),
        (lambda: tablee.vec("epix", n=1, autoreset="never"), "autoreset is"),
        (lambda: tablee.vec("epix", n=1, reward="joy"), "reward is"),
        (lambda: tablee.vec("kuhn", n=2).step([0]), "1 actions for 2 games"),
        (lambda: tablee.vec("kuhn", n=2).sample(np.ones((2, 3), bool)), "expected"),
        (lambda: tablee.vec("kuhn", n=2).steps(0), "records=True"),
        (lambda: tablee.vec("kuhn", n=2).meaning(99), "numbers go from 0 to"),
    ],
)
def test_what_cannot_be_done_is_said(make, says):
    with pytest.raises(tablee.TableeError, match=says):
        make()


def test_what_is_shown_cannot_be_written():
    env = tablee.vec("kuhn", n=2)
    with pytest.raises(ValueError, match="read-only"):
        env.reset().mask[0, 0] = True


def test_sampling_by_mask_keeps_to_it():
    env = tablee.vec("connect-four", n=500)
    step = env.reset()
    mask = step.mask.copy()
    mask[:, :3] = False
    mask[7] = False
    drawn = env.sample(mask)
    assert drawn[7] == -1
    assert set(np.delete(drawn, 7)) == {3, 4, 5, 6}


def test_every_number_has_a_meaning():
    env = tablee.vec("epix", n=1)
    described = env.describe()
    assert described["layout"] == "epix-v1"
    assert described["slices"][-1]["end"] == described["n_cells"]
    assert described["families"][-1]["end"] == described["n_actions"]
    march = next(family for family in described["families"] if family["name"] == "march")
    assert env.meaning(march["begin"] + 29) == ("march", (0, 1, 1))


def trajectories(game, n, **options):
    """Plays ``n`` games at random in a batch; returns their steps and what each was worth."""
    env = tablee.vec(game, n=n, seed=11, autoreset="disabled", records=True, **options)
    step = env.reset()
    worth = np.zeros((n, env.n_seats), np.float32)
    while (step.seat >= 0).any():
        step = env.step(env.sample())
        worth += step.reward
    return [env.steps(number) for number in range(n)], worth


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_trajectory_is_a_record_that_the_server_would_load(game, options):
    for steps, worth in zip(*trajectories(game, 40, **options)):
        table = tablee.table(game, chance="manual", **options)
        for line in steps:
            who, what = line.split(" ", 1)
            table.chance(what) if who == "*" else table.act(what, int(who) - 1)
        assert np.allclose(table.result.payoffs, worth)
        again = tablee.replay(table.record())
        assert again.steps == steps and again.result == table.result
