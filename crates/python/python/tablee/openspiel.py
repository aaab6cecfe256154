"""The games for OpenSpiel: importing this registers them as ``tablee_kuhn``, ``tablee_epix`` and so on.

Where the rules wait for several seats, the lowest is asked first and its choice stays sealed: a sequential game of
imperfect information. Utilities: chips in the two pokers; elsewhere n times the payoff less 1, so that a win among two
is worth 1 and a loss -1; where everybody wins or loses together, the payoff.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _tablee

__all__ = ["PREFIX", "load"]

PREFIX = "tablee_"
_CHIPS = {"kuhn": 2.0, "leduc": 13.0}
_TOGETHER = {"erythro"}
_OPEN = {"tic-tac-toe", "connect-four"}
_MOST_OUTCOMES = 512


def _game_type(game: str) -> pyspiel.GameType:
    options = _tablee.describe(game)["options"]
    seats = [int(n) for n in options["seats"]]
    draws = game not in _OPEN
    return pyspiel.GameType(
        short_name=PREFIX + game.replace("-", "_"),
        long_name=f"Tablée: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        if draws
        else pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if draws
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL
        if game in _TOGETHER
        else pyspiel.GameType.Utility.GENERAL_SUM
        if min(seats) == 1
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={key: "" for key in options},
    )


class _Game(pyspiel.Game):
    """One of our games with its options."""

    GAME: str
    TYPE: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {key: value for key, value in (params or {}).items() if value != ""}
        described = _tablee.describe(self.GAME)
        start = _tablee.State(self.GAME, chosen)
        self.chosen, self.n_cells = chosen, described["n_cells"]
        n_seats = start.n_seats
        chips = _CHIPS.get(self.GAME)
        low, high = (-chips, chips) if chips else (-1.0, n_seats - 1.0)
        if self.GAME in _TOGETHER or n_seats == 1:
            low, high = 0.0, 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=described["n_actions"],
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=n_seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.TYPE.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=start.max_steps,
        )
        super().__init__(self.TYPE, info, params or {})

    def new_initial_state(self, *_: Any) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(
            iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.n_cells
        )


class _State(pyspiel.State):
    """A position, with what each seat has seen on the way (perfect recall)."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.game_id = game.GAME
        self.state = _tablee.State(game.GAME, game.chosen)
        self.seen: list[list[str]] = [[] for _ in range(self.state.n_seats)]
        self._note()

    def _note(self) -> None:
        for seat, seen in enumerate(self.seen):
            view = self.state.view_text(seat)
            if not seen or seen[-1] != view:
                seen.append(view)

    def current_player(self) -> int:
        if self.state.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.state.is_chance else self.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(n, share) for n, (_, share) in enumerate(self.state.outcomes())]

    def _apply_action(self, action: int) -> None:
        if self.state.is_chance:
            self.state.deal(int(action))
        else:
            self.state.act(int(action))
        self._note()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.state.outcomes()[action][0]
        return self.state.notation(action, player)

    def is_terminal(self) -> bool:
        return self.state.is_over

    def returns(self) -> list[float]:
        result, n_seats = self.state.result, self.state.n_seats
        if result is None:
            return [0.0] * n_seats
        payoffs, scores = result
        if self.game_id in _CHIPS:
            return [float(score) for score in scores]
        if self.game_id in _TOGETHER or n_seats == 1:
            return payoffs
        return [n_seats * payoff - 1 for payoff in payoffs]

    def __str__(self) -> str:
        return self.state.view_text()


class _Observer:
    """What a player sees: our observation as a tensor, or all she ever saw as a string."""

    def __init__(self, iig_obs_type: Any, n_cells: int) -> None:
        self._recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(n_cells, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.state.observation(player)

    def string_from(self, state: _State, player: int) -> str:
        seen = state.seen[player]
        return "\n".join(seen) if self._recalls else seen[-1]


def _register(game: str) -> None:
    game_type = _game_type(game)
    made = type(f"Game_{game.replace('-', '_')}", (_Game,), {"GAME": game, "TYPE": game_type})
    pyspiel.register_game(game_type, made)


for _id in _tablee.games():
    if PREFIX + _id.replace("-", "_") not in pyspiel.registered_names():
        _register(_id)


def load(game: str, **options: Any) -> pyspiel.Game:
    """One of our games, by our id and with our options."""
    chosen = {key: str(value) for key, value in options.items()}
    return pyspiel.load_game(PREFIX + game.replace("-", "_"), chosen)
