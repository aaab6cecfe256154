"""Many games side by side: numbers in, numbers out."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _tablee

Autoreset = Literal["next_step", "same_step", "disabled"]
Reward = Literal["payoff", "score"]


class Step(NamedTuple):
    """What every game shows now. The arrays are the batch's own and are written again with every step: copy what
    you keep."""

    observation: NDArray[np.int16]
    """What the seat to move sees: a row a game."""
    mask: NDArray[np.bool_]
    """Which actions it may take: a row a game."""
    seat: NDArray[np.int8]
    """The seat to move, from 0; -1 where the game is over."""
    reward: NDArray[np.float32]
    """What each seat won with this step: a row a game, a column a seat."""
    terminated: NDArray[np.bool_]
    """Whether the game ended with this step."""
    truncated: NDArray[np.bool_]
    """Whether it was cut off with this step."""


class Vec:
    """Many games of one setup side by side. :func:`vec` makes one."""

    def __init__(self, core: _tablee.Batch, described: dict[str, Any]) -> None:
        self._core = core
        self._described = described
        self._rng = np.random.default_rng(described["seed"])
        self.step_now = Step(
            core.observation, core.mask, core.seat, core.reward, core.terminated, core.truncated
        )
        self.n_seats: int = core.n_seats
        self.n_actions: int = described["n_actions"]
        self.n_cells: int = described["n_cells"]

    def __len__(self) -> int:
        return len(self._core)

    def __repr__(self) -> str:
        return f"<tablee.Vec {self._core.layout}: {len(self)} games of {self.n_seats} seats>"

    def reset(self, seed: int | None = None, *, where: ArrayLike | None = None) -> Step:
        """Begins every game anew, or those where ``where`` is true."""
        if where is None:
            self._core.reset(seed)
            if seed is not None:
                self._rng = np.random.default_rng(seed)
        elif seed is None:
            self._core.reset_some(np.ascontiguousarray(where, dtype=np.bool_))
        else:
            raise _tablee.TableeError("a seed begins every game anew: leave out `where`, or the seed")
        return self.step_now

    def step(self, actions: ArrayLike) -> Step:
        """Takes an action in each game. If one is not legal, :class:`IllegalAction` names it and nothing changes."""
        self._core.step(np.ascontiguousarray(actions, dtype=np.int64))
        return self.step_now

    def sample(self, mask: NDArray[np.bool_] | None = None) -> NDArray[np.int64]:
        """Draws an action for each game, each allowed one equally likely; -1 where none is."""
        if mask is None:
            return self._core.sample()
        mask = np.asarray(mask, dtype=np.bool_)
        if mask.shape != (len(self), self.n_actions):
            raise _tablee.TableeError(
                f"a mask of shape {mask.shape}: expected {(len(self), self.n_actions)}"
            )
        rows, columns = np.nonzero(mask)
        counts = np.bincount(rows, minlength=len(self))
        firsts = np.concatenate(([0], np.cumsum(counts)[:-1]))
        drawn = firsts + np.floor(self._rng.random(len(self)) * counts).astype(np.int64)
        drawn = np.minimum(drawn, max(len(columns) - 1, 0))
        return np.where(counts > 0, columns[drawn] if len(columns) else -1, -1)

    def describe(self) -> dict[str, Any]:
        """What the numbers mean: every slice of an observation, every family of actions, and how the batch plays."""
        return self._described

    def meaning(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The family of an action's number, and its place on each of the family's axes."""
        for family in self._described["families"]:
            if family["begin"] <= action < family["end"]:
                place = np.unravel_index(action - family["begin"], family["shape"] or (1,))
                return family["name"], tuple(int(at) for at in place) if family["shape"] else ()
        raise _tablee.TableeError(
            f"there is no action {action}: numbers go from 0 to {self.n_actions - 1}"
        )

    def steps(self, game: int) -> list[str]:
        """The steps of a game so far in notation; only with ``records=True``."""
        if not self._described["records"]:
            raise _tablee.TableeError("steps are not kept: make the batch with records=True")
        return self._core.steps(game)


def vec(
    game: str,
    n: int,
    *,
    seed: int = 0,
    autoreset: Autoreset = "next_step",
    reward: Reward = "payoff",
    max_decisions: int | None = None,
    threads: int | None = None,
    records: bool = False,
    **options: Any,
) -> Vec:
    """Opens ``n`` games side by side; ``options`` are the game's own, such as ``seats=3``.

    A game depends on ``seed``, its place in the batch and the actions alone, never on ``threads``. ``autoreset`` says
    what happens after a game's end: with ``"next_step"`` the next step begins another game whatever its action, with
    ``"same_step"`` what is shown with the end is the first position of the next game, with ``"disabled"`` the game
    stays over (seat -1) until ``reset(where=...)``. A game with ``max_decisions`` is cut off (``truncated``).
    """
    core = _tablee.Batch(
        game,
        n,
        options,
        seed=seed,
        autoreset=autoreset,
        reward=reward,
        max_decisions=max_decisions,
        threads=threads,
        records=records,
    )
    described = _tablee.describe(game)
    described.update(
        seed=seed,
        autoreset=autoreset,
        reward=reward,
        max_decisions=max_decisions,
        records=records,
        seats=core.n_seats,
        chosen={key: str(value) for key, value in options.items()},
    )
    core.reset()
    return Vec(core, described)
