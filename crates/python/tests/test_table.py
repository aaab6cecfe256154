"""One table: notation, reasons, records, pickling, positions."""

import copy
import json
import pickle

import numpy as np
import pytest

import tablee


def played(game, steps, **options):
    """A table some actions on, each the middle one of the list."""
    table = tablee.table(game, **options)
    for _ in range(steps):
        if table.turn == "over":
            break
        seat = table.awaited[0]
        legal = table.legal(seat)
        table.act(legal[len(legal) // 2], seat)
    return table


@pytest.mark.parametrize("game", tablee.games())
def test_a_table_comes_back_whole_from_pickling_and_from_its_record(game):
    table = played(game, 12, seed=5)
    again = pickle.loads(pickle.dumps(table))
    assert again == table and again.record() == table.record()
    assert copy.deepcopy(table) == table
    read = tablee.replay(table.record())
    assert read.steps == table.steps
    for seat in range(table.n_seats):
        assert read.view(seat) == table.view(seat) == again.view(seat)
    if table.turn == "decide":
        seat = table.awaited[0]
        table.act(table.legal(seat)[0], seat)
        again.act(again.legal(seat)[0], seat)
        assert again == table and again != read


def test_a_clone_goes_its_own_way():
    table = played("leduc", 1, seed=1)
    twin = table.clone()
    twin.act(twin.legal()[0])
    assert len(twin.steps) > len(table.steps) and twin != table


def test_a_rule_that_forbids_something_is_named():
    table = tablee.table("tic-tac-toe")
    table.act("mark b2")
    why = table.why("mark b2")
    assert why.rule.startswith("TTT-") and why.sentence
    before = table.record()
    with pytest.raises(tablee.Refused) as refused:
        table.act("mark b2")
    assert refused.value.rule == why.rule
    assert table.record() == before
    assert table.why("mark a1") is None
    with pytest.raises(tablee.Refused) as unreadable:
        table.act("castle")
    assert unreadable.value.rule is None


def test_reasons_and_labels_come_in_both_languages():
    one, other = (tablee.table("epix", seed=3, lang=lang) for lang in ("en", "fr"))
    assert one.legal() == other.legal()
    assert one.labels() != other.labels()


def test_chance_by_hand_reaches_any_position():
    table = tablee.table("kuhn", chance="manual")
    assert table.turn == "chance"
    assert [outcome for outcome, _ in table.chance()] == ["deal jack", "deal queen", "deal king"]
    table.chance("deal king")
    with pytest.raises(tablee.Refused):
        table.chance("deal king")
    table.chance("deal jack")
    table.act("bet", 0)
    table.act("call", 1)
    assert table.result.scores == [2, -2]


def test_undo_takes_back_actions_and_what_was_drawn_since():
    table = played("ephyran", 6, seed=4)
    before = table.record()
    seat = table.awaited[0]
    table.act(table.legal(seat)[0], seat)
    table.undo()
    assert table.record() == before
    with pytest.raises(tablee.TableeError, match="there are fewer"):
        table.undo(1000)


def test_the_same_seed_is_the_same_game():
    assert played("epix", 30, seed=9) == played("epix", 30, seed=9)
    assert played("epix", 30, seed=9) != played("epix", 30, seed=10)


@pytest.mark.parametrize("game", ["ephios", "epix", "erythro", "ephyran", "leduc", "kuhn"])
def test_a_seat_cannot_tell_a_determinized_position_from_the_true_one(game):
    table = played(game, 1 if game in ("leduc", "kuhn") else 9, seed=2)
    for seat in range(table.n_seats):
        dealt = [table.determinize(seat, seed) for seed in range(8)]
        for world in dealt:
            assert json.loads(world.view_text(seat)) == table.view(seat)
            truth = table.position().observation(seat)
            assert np.array_equal(world.observation(seat), truth)
            assert world.legal(seat) == table.position().legal(seat)
    if game in ("leduc", "kuhn"):
        assert any(world != table.position() for world in dealt)


def test_information_states_tell_apart_what_a_seat_can_tell_apart():
    def after(card):
        table = tablee.table("kuhn", chance="manual")
        table.chance("deal queen")
        table.chance(f"deal {card}")
        return table

    jack, king = after("jack"), after("king")
    assert jack.information_state(0) == king.information_state(0)
    assert jack.information_state(1) != king.information_state(1)


def test_bots_play_from_python():
    table = tablee.table("connect-four")
    while table.turn != "over":
        table.act(table.bot("greedy" if len(table.steps) % 2 else "sims:50", seed=len(table.steps)))
    assert sum(table.result.payoffs) == 1


@pytest.mark.parametrize("game", tablee.games())
def test_positions_are_stepped_by_number(game):
    rng = np.random.default_rng(1)
    state = tablee.state(game, seed=3)
    for _ in range(60):
        if state.is_over:
            break
        legal = state.legal()
        assert len(set(legal)) == len(legal)
        twin = state.clone()
        number = int(rng.choice(legal))
        assert state.notation(number)
        state.act(number)
        twin.act(number)
        assert state == twin


def test_an_illegal_number_changes_nothing():
    state = tablee.state("tic-tac-toe", seed=0)
    state.act(4)
    twin = state.clone()
    for number in (4, -1, 99):
        with pytest.raises(tablee.IllegalAction):
            state.act(number)
    assert state == twin


def test_boards_are_drawn_for_notebooks():
    for game in tablee.games():
        table = played(game, 5, seed=1)
        assert table._repr_html_().startswith("<iframe")
        page = table.to_html(0)
        # Games of cards alone, and those on the board that any view gives, are drawn without shapes.
        assert "<svg" in page or "plain-" in page or game in ("kuhn", "leduc", "goofspiel")
    assert tablee.table("epix", lang="fr").to_html() != tablee.table("epix").to_html()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: tablee.table("chess"), "there is no game"),
        (lambda: tablee.table("epix", lang="de"), 'lang is "en" or "fr"'),
        (lambda: tablee.table("epix", chance="dice"), "chance is"),
        (lambda: tablee.table("epix", chance="manual", seed=1), "needs no seed"),
        (lambda: tablee.table("kuhn").legal(7), "there is no seat 7"),
        (lambda: tablee.table("kuhn").bot("deep-blue"), "is no player"),
        (lambda: tablee.replay("nonsense"), "the record"),
        (lambda: tablee.table("goofspiel").act("bid 1"), r"say which seat: \[0, 1\]"),
    ],
)
def test_what_cannot_be_done_is_said(make, says):
    with pytest.raises(tablee.TableeError, match=says):
        make()
