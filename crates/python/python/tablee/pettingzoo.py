"""The games for PettingZoo: one agent after another (AEC), or all who are awaited at once (Parallel)."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import _tablee

__all__ = ["aec", "env", "parallel", "parallel_env", "raw_env"]


class _Tables:
    """What both kinds share: a position, its agents, their spaces.

    In a cycle everybody who is awaited acts once; a game with ``max_cycles`` is cut off. ``illegal`` says what becomes
    of an action that is not in the mask: :class:`tablee.IllegalAction` is raised (``"raise"``), or a legal one is drawn
    in its place (``"random"``).
    """

    def __init__(
        self,
        game: str,
        *,
        max_cycles: int | None = None,
        illegal: Literal["raise", "random"] = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        described = _tablee.describe(game)
        self.metadata = {
            "name": described["layout"].replace("-v", "_v"),
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self._game, self._options = game, options
        self._max_cycles, self._illegal = max_cycles, illegal
        self._n_actions = described["n_actions"]
        self._state = _tablee.State(game, options, seed=0)
        self.possible_agents = [f"seat_{n}" for n in range(self._state.n_seats)]
        self._seats = {agent: n for n, agent in enumerate(self.possible_agents)}
        low, high = (np.empty(described["n_cells"], np.int16) for _ in range(2))
        for piece in described["slices"]:
            low[piece["begin"] : piece["end"]] = piece["low"]
            high[piece["begin"] : piece["end"]] = piece["high"]
        space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self._n_actions,), dtype=np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self._n_actions) for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._state = _tablee.State(
            self._game, self._options, seed=int(self._rng.integers(2**63 - 1))
        )
        self._n_cycles = 0
        self.agents = self.possible_agents[:]

    def _see(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        mask = np.zeros(self._n_actions, np.int8)
        mask[self._state.legal(seat)] = 1
        return {"observation": self._state.observation(seat), "action_mask": mask}

    def _act(self, seat: int, action: int) -> None:
        legal = self._state.legal(seat)
        if action not in legal and self._illegal == "random":
            action = legal[self._rng.integers(len(legal))]
        self._state.act(int(action), seat)

    def _is_cut(self) -> bool:
        return self._max_cycles is not None and self._n_cycles >= self._max_cycles

    def _payoffs(self) -> dict[str, float]:
        result = self._state.result
        payoffs = [0.0] * len(self.possible_agents) if result is None else result[0]
        return dict(zip(self.possible_agents, payoffs))

    def render(self) -> str | None:
        return self._state.view_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class raw_env(_Tables, AECEnv):
    """One agent after another. Where several are awaited (a sealed choice, a team), the lowest seat is asked first, and
    nobody is asked again before the others; what is sealed is in nobody else's observation."""

    def __init__(self, game: str, **settings: Any) -> None:
        AECEnv.__init__(self)
        _Tables.__init__(self, game, **settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._to_ask = self._state.awaited
        self.agent_selection = self.agents[self._to_ask[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._see(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._act(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ask_next(self._seats[agent])
        if self._state.is_over:
            self.rewards = self._payoffs()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_cut():
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _ask_next(self, asked: int) -> None:
        awaited = self._state.awaited
        self._to_ask = [seat for seat in self._to_ask if seat != asked and seat in awaited]
        if not self._to_ask:
            self._n_cycles += 1
            self._to_ask = awaited
        if self._to_ask:
            self.agent_selection = self.agents[self._to_ask[0]]


class parallel_env(_Tables, ParallelEnv):
    """All who are awaited act at once, the lowest seat first; the actions of the others do not matter (their masks are
    empty). What was legal before and is not after somebody else's action is left out."""

    def __init__(self, game: str, **settings: Any) -> None:
        _Tables.__init__(self, game, **settings)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        return self._see_all(), {agent: {} for agent in self.agents}

    def _see_all(self) -> dict[str, Any]:
        return {agent: self._see(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        chosen = {seat: actions[self.possible_agents[seat]] for seat in self._state.awaited}
        was_legal = {seat: chosen[seat] in self._state.legal(seat) for seat in chosen}
        for seat, action in chosen.items():
            is_awaited = seat in self._state.awaited
            if is_awaited and (not was_legal[seat] or action in self._state.legal(seat)):
                self._act(seat, action)
        self._n_cycles += 1
        over = self._state.is_over
        cut = not over and self._is_cut()
        seen, agents = self._see_all(), self.agents
        if over or cut:
            self.agents = []
        return (
            seen,
            self._payoffs(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )


def env(game: str, **settings: Any) -> AECEnv:
    """One agent after another, with PettingZoo's guard against steps out of order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


def aec(game: str, **settings: Any) -> AECEnv:
    """The same as :func:`env`."""
    return env(game, **settings)


def parallel(game: str, **settings: Any) -> ParallelEnv:
    """All who are awaited act at once."""
    return parallel_env(game, **settings)
