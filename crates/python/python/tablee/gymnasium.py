"""The games for Gymnasium: one seat is yours, bots have the others."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from . import _tablee

__all__ = ["Env"]


class Env(gymnasium.Env):
    """One seat against bots. The legal actions are in ``info["action_mask"]``; ``illegal`` says what becomes of another
    one: the game is lost (``"lose"``), or :class:`tablee.IllegalAction` is raised (``"raise"``)."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        opponents: str = "random",
        seat: int | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        described = _tablee.describe(game)
        self._game, self._options = game, options
        self._opponents, self._seat, self._illegal = opponents, seat, illegal
        self._max_decisions, self.render_mode = max_decisions, render_mode
        low, high = (np.empty(described["n_cells"], np.int16) for _ in range(2))
        for piece in described["slices"]:
            low[piece["begin"] : piece["end"]] = piece["low"]
            high[piece["begin"] : piece["end"]] = piece["high"]
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(described["n_actions"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._state = _tablee.State(
            self._game, self._options, seed=int(self.np_random.integers(2**63 - 1))
        )
        n_seats = self._state.n_seats
        self.seat = int(self.np_random.integers(n_seats)) if self._seat is None else self._seat
        self._n_decisions = 0
        self._others()
        return self._see()

    def _others(self) -> None:
        """Has the bots play until the own seat is awaited."""
        while not self._state.is_over and self.seat not in self._state.awaited:
            seat = self._state.seat
            chosen = self._state.bot(self._opponents, seat, int(self.np_random.integers(2**63 - 1)))
            self._state.act(chosen, seat)

    def _see(self) -> tuple[np.ndarray, dict[str, Any]]:
        mask = np.zeros(self.action_space.n, np.int8)
        mask[self._state.legal(self.seat)] = 1
        return self._state.observation(self.seat), {"action_mask": mask}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        try:
            self._state.act(int(action), self.seat)
        except _tablee.IllegalAction:
            if self._illegal == "raise":
                raise
            seen, info = self._see()
            return seen, 0.0, True, False, {**info, "illegal": True}
        self._n_decisions += 1
        self._others()
        seen, info = self._see()
        over = self._state.is_over
        reward = float(self._state.result[0][self.seat]) if over else 0.0
        cut = not over and self._max_decisions is not None and self._n_decisions >= self._max_decisions
        return seen, reward, over, cut, info

    def render(self) -> str | None:
        return self._state.view_text(self.seat) if self.render_mode == "ansi" else None
