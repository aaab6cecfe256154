"""One table with all of it, and positions to search in."""

from __future__ import annotations

import html
import json
from typing import Any, Literal, NamedTuple

from . import _tablee
from ._tablee import State, TableeError

Lang = Literal["en", "fr"]


class Why(NamedTuple):
    """Why something is forbidden."""

    rule: str | None
    """The rule's id, such as ``EPX-34a``, where it is one of the game's."""
    sentence: str
    """The reason in words."""


class Result(NamedTuple):
    """How a game ended."""

    payoffs: list[float]
    """What it is worth to each seat, from 0 to 1."""
    scores: list[int]
    """The final scores, in the game's own unit."""


class Table:
    """A game with its history. Seats are counted from 0 here, from 1 in views, notation and records.

    :func:`table` opens one, :func:`replay` reads one. Chance is drawn by itself from the seed, or dealt by the program
    (``chance="manual"``), so that any position can be reached.
    """

    def __init__(self, core: _tablee.TableCore, setup: dict[str, Any]) -> None:
        self._core = core
        self._setup = setup

    @property
    def game(self) -> str:
        return self._core.game

    @property
    def n_seats(self) -> int:
        return self._core.n_seats

    @property
    def turn(self) -> Literal["decide", "chance", "over"]:
        """What the table waits for."""
        return self._core.turn

    @property
    def awaited(self) -> list[int]:
        """The seats that may act now; several where choices are sealed or players act together."""
        return self._core.awaited

    @property
    def result(self) -> Result | None:
        """Payoffs and scores, once the game is over."""
        result = self._core.result
        return None if result is None else Result(*result)

    @property
    def steps(self) -> list[str]:
        """Every step so far in notation: ``1 recruit camp w_a`` by the first seat, ``* first 1`` by chance."""
        return self._core.steps()

    def _seat(self, seat: int | None) -> int:
        awaited = self.awaited
        if seat is not None:
            return seat
        if len(awaited) == 1:
            return awaited[0]
        raise TableeError(
            f"say which seat: {awaited} are awaited" if awaited else f"nobody decides now: {self.turn}"
        )

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do now, in notation."""
        return self._core.legal(self._seat(seat))

    def labels(self, seat: int | None = None) -> list[str]:
        """The same in words."""
        return self._core.labels(self._seat(seat))

    def act(self, action: str, seat: int | None = None) -> list[str]:
        """Takes an action; returns what the seat is told of it. :class:`Refused` names the rule that forbids it."""
        told = self._core.act(self._seat(seat), action)
        self._draw()
        return told

    def chance(self, outcome: str | None = None) -> list[tuple[str, int]] | list[str]:
        """What may be drawn now, with weights; or, given one of them, draws it (with ``chance="manual"``)."""
        return self._core.outcomes() if outcome is None else self._core.deal(outcome)

    def _draw(self) -> None:
        while self._setup["seed"] is not None and self.turn == "chance":
            self._core.draw()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, knows."""
        return json.loads(self._core.view_text(seat))

    def why(self, action: str, seat: int | None = None) -> Why | None:
        """Why a seat may not do this now; None where it may."""
        why = self._core.why(self._seat(seat), action)
        return None if why is None else Why(*why)

    def undo(self, actions: int = 1) -> None:
        """Takes back the last actions, and what was drawn since."""
        steps = self.steps
        left = len(steps)
        for _ in range(actions):
            own = [n for n, step in enumerate(steps[:left]) if not step.startswith("*")]
            if not own:
                raise TableeError(f"cannot take back {actions} actions: there are fewer")
            left = own[-1]
        self._core.take_back(len(steps) - left)

    def clone(self) -> Table:
        """The same table again; what happens there does not happen here."""
        return Table(self._core.clone(), self._setup)

    __copy__ = clone

    def __deepcopy__(self, _memo: object) -> Table:
        return self.clone()

    def position(self, seed: int | None = None) -> State:
        """The position without its history, to search in; with a seed, chance is drawn by itself there."""
        return self._core.position(seed)

    def determinize(self, seat: int, seed: int) -> State:
        """A position that a seat cannot tell from this one: what it does not know is dealt anew."""
        return self._core.position(None).determinize(seat, seed)

    def information_state(self, seat: int) -> str:
        """All that a seat knows and was ever told: equal for the same seat whenever it cannot tell two tables apart."""
        own = [step for step in self.steps if step.startswith(f"{seat + 1} ")]
        told = self._core.story(seat)
        return json.dumps([json.loads(self._core.view_text(seat)), own, told], ensure_ascii=False)

    def story(self, seat: int | None = None) -> list[list[str]]:
        """What each step told a seat, or a spectator, in words."""
        return self._core.story(seat)

    def record(self) -> str:
        """The game so far as a text file: docs/record.md has the format, :func:`replay` reads it."""
        return self._core.record()

    def bot(self, player: str = "normal", seat: int | None = None, seed: int = 0) -> str:
        """What a bot would do: ``random``, ``greedy``, a level, or ``sims:200``. It knows what its seat knows."""
        return self._core.bot(player, self._seat(seat), seed)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, str]:
        return self.game, self.record()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self._setup, self.steps)

    def __repr__(self) -> str:
        waits = {"decide": f"seats {self.awaited} decide", "chance": "chance", "over": "over"}
        return f"<tablee.Table {self.game}: {len(self.steps)} steps, {waits[self.turn]}>"

    def to_html(self, seat: int | None = None) -> str:
        """The board as a page of its own, as a seat or a spectator sees it."""
        return self._core.html(seat)

    def _repr_html_(self) -> str:
        page = html.escape(self.to_html(), quote=True)
        return f'<iframe srcdoc="{page}" width="100%" height="600" style="border:0"></iframe>'


def table(
    game: str,
    *,
    seed: int | None = None,
    chance: Literal["auto", "manual"] = "auto",
    names: list[str] | None = None,
    lang: Lang = "en",
    **options: Any,
) -> Table:
    """Opens a table; ``options`` are the game's own, such as ``seats=3``.

    With ``chance="auto"`` (seed 0 where none is given) cards are drawn as the server draws them from a house secret.
    """
    if chance not in ("auto", "manual"):
        raise TableeError(f'chance is "auto" or "manual", not {chance!r}')
    if chance == "manual" and seed is not None:
        raise TableeError("a table whose chance is dealt by hand needs no seed: leave one of them out")
    drawn = None if chance == "manual" else (seed or 0)
    setup = {"game": game, "options": options, "names": names, "seed": drawn, "lang": lang}
    opened = _open(setup)
    opened._draw()
    return opened


def _open(setup: dict[str, Any]) -> Table:
    if "record" in setup:
        return Table(_tablee.TableCore.replay(setup["record"], lang=setup["lang"]), setup)
    core = _tablee.TableCore(
        setup["game"],
        setup["options"],
        names=setup["names"],
        seed=setup["seed"],
        lang=setup["lang"],
    )
    return Table(core, setup)


def _rebuild(setup: dict[str, Any], steps: list[str]) -> Table:
    rebuilt = _open(setup)
    known = len(rebuilt.steps)
    if known > len(steps):
        rebuilt._core.take_back(known - len(steps))
    for step in steps[known:]:
        who, what = step.split(" ", 1)
        if who == "*":
            rebuilt._core.deal(what)
        else:
            rebuilt._core.act(int(who) - 1, what)
    return rebuilt


def replay(record: str, *, lang: Lang = "en") -> Table:
    """Reads a record, as the server and ``tablee play`` write it, and plays it again. What is drawn after that is
    dealt by hand."""
    return _open({"game": None, "record": record, "seed": None, "lang": lang})


def state(game: str, *, seed: int | None = None, **options: Any) -> State:
    """Opens a position without a history: quick to step, to copy and to deal anew; actions are numbers.

    With a seed chance is drawn by itself; without one the program deals: ``outcomes()``, ``deal(place)``.
    """
    return State(game, options, seed=seed)
