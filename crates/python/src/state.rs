//! A position that a program plays every seat of: quick to step, to copy and to deal anew. Actions are numbers.

use bots::Player;
use catalog::AnyState;
use engine::{Outcome, Repeatable, Seat, Turn, Viewer, below, repeatable};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::describe::{chosen, standard};
use crate::errors::{IllegalAction, TableeError, title, wrong_options};

/// A position without a history. `tablee.state` opens one; tables give theirs.
#[pyclass(module = "tablee._tablee", eq)]
pub(crate) struct State {
    position: Box<dyn AnyState>,
    /// What chance is drawn from; none where the program deals itself.
    chance: Option<Repeatable>,
    numbers: Vec<u32>,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.position.equals(&*other.position)
    }
}

impl State {
    pub(crate) fn new(position: Box<dyn AnyState>, seed: Option<u64>) -> State {
        let mut state = State { position, chance: seed.map(repeatable), numbers: Vec::new() };
        state.draw();
        state
    }

    fn draw(&mut self) {
        if let Some(chance) = &mut self.chance {
            self.position.draw(&mut |total| below(chance, total));
        }
    }

    /// This seat, or the lowest that is awaited.
    fn seat_or_first(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(seat) => known_seat(seat, self.position.n_seats()),
            None => self.position.turn().awaited().first().ok_or_else(|| {
                TableeError::new_err(match self.position.turn() {
                    Turn::Chance => "nobody decides now: something is drawn; deal() it first",
                    _ => "nobody decides any more: the game is over",
                })
            }),
        }
    }

    fn layout(&self) -> PyResult<engine::Layout> {
        Ok(title(standard(), self.position.game())?.layout())
    }
}

/// The seat with this number, counted from 0.
pub(crate) fn known_seat(seat: usize, n_seats: usize) -> PyResult<Seat> {
    if seat < n_seats {
        return Ok(Seat::new(seat));
    }
    let last = n_seats - 1;
    Err(TableeError::new_err(format!(
        "there is no seat {seat}: they are numbered from 0 to {last}"
    )))
}

/// A bot by its name.
pub(crate) fn read_player(player: &str) -> PyResult<Player> {
    player
        .parse()
        .map_err(|error| TableeError::new_err(format!("{player:?} is no player: {error}")))
}

/// This seat, or a spectator.
pub(crate) fn viewer(seat: Option<usize>, n_seats: usize) -> PyResult<Viewer> {
    seat.map_or(Ok(Viewer::Spectator), |seat| Ok(Viewer::Seat(known_seat(seat, n_seats)?)))
}

/// Payoffs and scores.
pub(crate) type Results = (Vec<f64>, Vec<i32>);

/// Payoffs and scores of an outcome.
pub(crate) fn results(outcome: &Outcome) -> Results {
    (outcome.payoffs.to_vec(), outcome.scores.to_vec())
}

#[pymethods]
impl State {
    /// Opens a game; with a `seed` chance is drawn by itself, without one the program deals.
    #[new]
    #[pyo3(signature = (game, options=None, *, seed=None))]
    fn open(game: &str, options: Option<&Bound<'_, PyDict>>, seed: Option<u64>) -> PyResult<State> {
        let position = title(standard(), game)?.position(&chosen(options)?);
        Ok(State::new(position.map_err(|error| wrong_options(game, &error))?, seed))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.position.game()
    }

    #[getter]
    fn n_seats(&self) -> usize {
        self.position.n_seats()
    }

    /// A bound on the steps of any game from here on.
    #[getter]
    fn max_steps(&self) -> usize {
        self.position.max_steps()
    }

    /// The lowest seat that is awaited; -1 while something is drawn or when the game is over.
    #[getter]
    fn seat(&self) -> i32 {
        self.position.turn().awaited().first().map_or(-1, |seat| seat.index() as i32)
    }

    /// The seats that may act now.
    #[getter]
    fn awaited(&self) -> Vec<usize> {
        self.position.turn().awaited().into_iter().map(Seat::index).collect()
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.position.turn() == Turn::Chance
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// The numbers of what a seat may do now.
    #[pyo3(signature = (seat=None))]
    fn legal(&mut self, seat: Option<usize>) -> PyResult<&[u32]> {
        if seat.is_none() && self.position.turn().awaited().is_empty() {
            return Ok(&[]);
        }
        let seat = self.seat_or_first(seat)?;
        self.position.numbers(seat, &mut self.numbers);
        Ok(&self.numbers)
    }

    /// Takes the action with this number.
    #[pyo3(signature = (number, seat=None))]
    fn act(&mut self, number: i64, seat: Option<usize>) -> PyResult<()> {
        let seat = self.seat_or_first(seat)?;
        if u32::try_from(number).is_ok_and(|number| self.position.act(seat, number)) {
            self.draw();
            return Ok(());
        }
        let who = seat.index();
        Err(IllegalAction::new_err(format!(
            "seat {who}: action {number} is not legal now; legal({who}) lists those that are. Nothing was changed"
        )))
    }

    /// The notation of what a seat may do under this number.
    #[pyo3(signature = (number, seat=None))]
    fn notation(&self, number: u32, seat: Option<usize>) -> PyResult<String> {
        let seat = self.seat_or_first(seat)?;
        let text = self.position.notation(seat, number);
        text.ok_or_else(|| {
            let who = seat.index();
            IllegalAction::new_err(format!("seat {who}: action {number} is not legal now"))
        })
    }

    /// The number of what a bot would do: `random`, `greedy`, a level, or `sims:200`. It knows what its seat knows.
    #[pyo3(signature = (player="normal", seat=None, seed=0))]
    fn bot(&self, py: Python<'_>, player: &str, seat: Option<usize>, seed: u64) -> PyResult<u32> {
        let (player, seat) = (read_player(player)?, self.seat_or_first(seat)?);
        let number = py.detach(|| self.position.advice(seat, player.untimed(), seed));
        number.ok_or_else(|| {
            TableeError::new_err(format!("seat {} is not awaited now", seat.index()))
        })
    }

    /// What may be drawn now, with its probability.
    fn outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.position.outcomes();
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let share = |weight: u32| f64::from(weight) / f64::from(total);
        outcomes.into_iter().map(|(outcome, weight)| (outcome, share(weight))).collect()
    }

    /// Takes the outcome at this place of `outcomes()`.
    fn deal(&mut self, place: usize) -> PyResult<()> {
        if self.position.deal(place) {
            return Ok(());
        }
        Err(TableeError::new_err(match self.position.turn() {
            Turn::Chance => format!("there is no outcome {place}: outcomes() lists them"),
            _ => "nothing is drawn now".to_string(),
        }))
    }

    /// What a seat sees as numbers; without one, the seat that is awaited.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = self.seat_or_first(seat)?;
        let mut row = vec![0; self.layout()?.n_cells()];
        self.position.observe(Viewer::Seat(seat), &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    /// What a seat, or a spectator, knows: JSON text.
    #[pyo3(signature = (seat=None))]
    fn view_text(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.position.view_text(viewer(seat, self.position.n_seats())?))
    }

    /// Payoffs (0 to 1) and scores, once the game is over.
    #[getter]
    fn result(&self) -> Option<Results> {
        self.position.outcome().map(|outcome| results(&outcome))
    }

    /// The same position again, with chance as it would come.
    fn clone(&self) -> State {
        State { position: self.position.boxed(), chance: self.chance.clone(), numbers: Vec::new() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// A position that a seat cannot tell from this one: what it does not know is dealt anew.
    fn determinize(&self, seat: usize, seed: u64) -> PyResult<State> {
        let viewer = Viewer::Seat(known_seat(seat, self.position.n_seats())?);
        let chance = self.chance.as_ref().map(|_| repeatable(seed));
        Ok(State { position: self.position.determinize(viewer, seed), chance, numbers: Vec::new() })
    }
}
