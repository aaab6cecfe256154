"""Board games with hidden hands for research: Ephios, Epix, Erythro, Ephyran and five small ones with known answers.

>>> import tablee
>>> env = tablee.vec("epix", n=1024, seats=3, seed=7)
>>> step = env.step(env.sample())
>>> step.observation.shape == (1024, env.describe()["n_cells"])
True
>>> table = tablee.table("ephios", seed=1)
>>> told = table.act(table.legal()[0])
"""

from ._tablee import IllegalAction, Refused, State, TableeError, describe, games
from .table import Result, Table, Why, replay, state, table
from .vec import Step, Vec, vec

__all__ = [
    "IllegalAction",
    "Refused",
    "Result",
    "State",
    "Step",
    "Table",
    "TableeError",
    "Vec",
    "Why",
    "describe",
    "games",
    "replay",
    "state",
    "table",
    "vec",
]
