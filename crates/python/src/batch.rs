//! Many games side by side, in NumPy arrays that are written again with every step.

use std::num::NonZeroUsize;

use catalog::{AnyBatch, Autoreset, NotLegal, Reward, Rows, Terms};
use numpy::{
    Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1,
    PyReadwriteArray2,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;

use crate::describe::{chosen, standard};
use crate::errors::{IllegalAction, TableeError, title, wrong_options};

/// Many games side by side. `tablee.vec` makes one.
#[pyclass(module = "tablee._tablee")]
pub(crate) struct Batch {
    game: &'static str,
    /// Parts of the batch, one a thread.
    parts: Vec<Box<dyn AnyBatch>>,
    arrays: Arrays,
}

/// Where games are written: ours to write, and what Python is handed, the same memory to read.
struct Arrays {
    observations: Shared<PyArray2<i16>>,
    masks: Shared<PyArray2<bool>>,
    seats: Shared<PyArray1<i8>>,
    rewards: Shared<PyArray2<f32>>,
    ended: Shared<PyArray1<bool>>,
    cut: Shared<PyArray1<bool>>,
    actions: Shared<PyArray1<i64>>,
}

struct Shared<T> {
    own: Py<T>,
    shown: Py<PyAny>,
}

impl<T> Shared<T> {
    fn new(array: Bound<'_, T>) -> PyResult<Shared<T>> {
        let shown = array.as_any().call_method0("view")?;
        shown.getattr("flags")?.setattr("writeable", false)?;
        Ok(Shared { own: array.unbind(), shown: shown.unbind() })
    }
}

impl Arrays {
    fn new(
        py: Python<'_>,
        n: usize,
        n_cells: usize,
        n_actions: usize,
        n_seats: usize,
    ) -> PyResult<Arrays> {
        fn plane<T: Element>(py: Python<'_>, n: usize, m: usize) -> PyResult<Shared<PyArray2<T>>> {
            Shared::new(PyArray2::zeros(py, [n, m], false))
        }
        fn line<T: Element>(py: Python<'_>, n: usize) -> PyResult<Shared<PyArray1<T>>> {
            Shared::new(PyArray1::zeros(py, n, false))
        }
        Ok(Arrays {
            observations: plane(py, n, n_cells)?,
            masks: plane(py, n, n_actions)?,
            seats: line(py, n)?,
            rewards: plane(py, n, n_seats)?,
            ended: line(py, n)?,
            cut: line(py, n)?,
            actions: line(py, n)?,
        })
    }
}

/// The arrays while they are written.
struct Writing<'py> {
    observations: PyReadwriteArray2<'py, i16>,
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    ended: PyReadwriteArray1<'py, bool>,
    cut: PyReadwriteArray1<'py, bool>,
}

impl Arrays {
    fn write<'py>(&self, py: Python<'py>) -> PyResult<Writing<'py>> {
        Ok(Writing {
            observations: self.observations.own.bind(py).try_readwrite()?,
            masks: self.masks.own.bind(py).try_readwrite()?,
            seats: self.seats.own.bind(py).try_readwrite()?,
            rewards: self.rewards.own.bind(py).try_readwrite()?,
            ended: self.ended.own.bind(py).try_readwrite()?,
            cut: self.cut.own.bind(py).try_readwrite()?,
        })
    }
}

impl Writing<'_> {
    fn rows(&mut self) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            ended: self.ended.as_slice_mut()?,
            cut: self.cut.as_slice_mut()?,
        })
    }
}

/// Cuts rows into those of each part.
fn cut<'a>(rows: Rows<'a>, parts: &[Box<dyn AnyBatch>]) -> Vec<Rows<'a>> {
    const ENOUGH: &str = "a row for each game";
    let Rows { mut observations, mut masks, mut seats, mut rewards, mut ended, mut cut } = rows;
    let mut each = |part: &dyn AnyBatch| {
        let (n, layout) = (part.len(), part.layout());
        Rows {
            observations: observations.split_off_mut(..n * layout.n_cells()).expect(ENOUGH),
            masks: masks.split_off_mut(..n * layout.n_actions()).expect(ENOUGH),
            seats: seats.split_off_mut(..n).expect(ENOUGH),
            rewards: rewards.split_off_mut(..n * part.n_seats()).expect(ENOUGH),
            ended: ended.split_off_mut(..n).expect(ENOUGH),
            cut: cut.split_off_mut(..n).expect(ENOUGH),
        }
    };
    parts.iter().map(|part| each(&**part)).collect()
}

impl Batch {
    /// Has every part do something with its rows and its share of `given`, each on a thread of its own.
    fn each<T: Sync>(
        &mut self,
        py: Python<'_>,
        given: &[T],
        work: impl Fn(&mut dyn AnyBatch, &[T], Rows<'_>) + Sync + Send,
    ) -> PyResult<()> {
        let mut writing = self.arrays.write(py)?;
        let rows = cut(writing.rows()?, &self.parts);
        let mut rest = given;
        let shares: Vec<&[T]> = self
            .parts
            .iter()
            .map(|part| rest.split_off(..part.len().min(rest.len())).unwrap_or_default())
            .collect();
        let parts = &mut self.parts;
        py.detach(|| match &mut parts[..] {
            [part] => rows
                .into_iter()
                .zip(shares)
                .for_each(|(rows, share)| work(&mut **part, share, rows)),
            parts => parts
                .par_iter_mut()
                .zip(rows)
                .zip(shares)
                .for_each(|((part, rows), share)| work(&mut **part, share, rows)),
        });
        Ok(())
    }

    fn len(&self) -> usize {
        self.parts.iter().map(|part| part.len()).sum()
    }

    fn one_each(&self, what: &str, given: usize) -> PyResult<()> {
        if given == self.len() {
            return Ok(());
        }
        let n = self.len();
        Err(TableeError::new_err(format!("{given} {what} for {n} games: give one for each game")))
    }

    fn illegal(&self, NotLegal { game, number }: NotLegal) -> PyErr {
        let layout = self.parts[0].layout();
        let meaning = match u32::try_from(number).ok().and_then(|number| layout.meaning(number)) {
            Some((family, place)) => format!("`{}` {place:?}", family.name),
            None => format!("no action: numbers go from 0 to {}", layout.n_actions() - 1),
        };
        IllegalAction::new_err(format!(
            "game {game}: action {number} ({meaning}) is not legal now; choose where the mask is true. Nothing was changed in any game"
        ))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, options=None, *, seed=0, autoreset="next_step", reward="payoff", max_decisions=None, threads=None, records=false))]
    #[allow(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: NonZeroUsize,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        autoreset: &str,
        reward: &str,
        max_decisions: Option<u32>,
        threads: Option<NonZeroUsize>,
        records: bool,
    ) -> PyResult<Batch> {
        let title = title(standard(), game)?;
        let options = chosen(options)?;
        let threads = threads.map_or_else(rayon::current_num_threads, NonZeroUsize::get);
        let share = n.get().div_ceil(threads);
        let terms = Terms {
            seed,
            first: 0,
            autoreset: read_autoreset(autoreset)?,
            reward: read_reward(reward)?,
            max_decisions: max_decisions.unwrap_or(u32::MAX),
            keeps_steps: records,
        };
        let part = |first: usize| {
            let terms = Terms { first: first as u64, ..terms };
            title.batch(&options, share.min(n.get() - first), terms)
        };
        let parts: Result<Vec<_>, _> = (0..n.get()).step_by(share).map(part).collect();
        let parts = parts.map_err(|error| wrong_options(game, &error))?;
        let layout = title.layout();
        let arrays =
            Arrays::new(py, n.get(), layout.n_cells(), layout.n_actions(), parts[0].n_seats())?;
        Ok(Batch { game: title.id(), parts, arrays })
    }

    /// Begins every game anew, from `seed` where one is given.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.each(py, &[] as &[()], |part, _, rows| part.reset(seed, rows))
    }

    /// Begins the games anew where `which` is true.
    fn reset_some(&mut self, py: Python<'_>, which: PyReadonlyArray1<'_, bool>) -> PyResult<()> {
        let which = which.as_slice()?;
        self.one_each("flags", which.len())?;
        self.each(py, which, |part, which, rows| part.reset_some(which, rows))
    }

    /// Takes an action in each game.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.one_each("actions", actions.len())?;
        let mut rest = actions;
        for part in &self.parts {
            let share = rest.split_off(..part.len()).unwrap_or_default();
            part.check(share).map_err(|wrong| self.illegal(wrong))?;
        }
        self.each(py, actions, |part, actions, rows| part.step(actions, rows))
    }

    /// Draws a legal action for each game, each equally likely.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let mut actions = self.arrays.actions.own.bind(py).try_readwrite()?;
        let mut rest = actions.as_slice_mut()?;
        for part in &mut self.parts {
            let share = rest.split_off_mut(..part.len()).unwrap_or_default();
            part.sample(share);
        }
        Ok(self.arrays.actions.shown.clone_ref(py))
    }

    /// The steps of a game so far in notation; only with `records=True`.
    fn steps(&self, game: usize) -> PyResult<Vec<String>> {
        let mut rest = game;
        for part in &self.parts {
            if rest < part.len() {
                return Ok(part.steps(rest));
            }
            rest -= part.len();
        }
        let n = self.len();
        Err(TableeError::new_err(format!(
            "there is no game {game}: they are numbered from 0 to {}",
            n - 1
        )))
    }

    fn __len__(&self) -> usize {
        self.len()
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    #[getter]
    fn n_seats(&self) -> usize {
        self.parts[0].n_seats()
    }

    #[getter]
    fn layout(&self) -> &'static str {
        self.parts[0].layout().id
    }

    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.observations.shown.clone_ref(py)
    }

    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.masks.shown.clone_ref(py)
    }

    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.seats.shown.clone_ref(py)
    }

    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.rewards.shown.clone_ref(py)
    }

    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.ended.shown.clone_ref(py)
    }

    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.cut.shown.clone_ref(py)
    }
}

fn read_autoreset(word: &str) -> PyResult<Autoreset> {
    match word {
        "next_step" => Ok(Autoreset::NextStep),
        "same_step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        _ => Err(TableeError::new_err(format!(
            "autoreset is \"next_step\", \"same_step\" or \"disabled\", not {word:?}"
        ))),
    }
}

fn read_reward(word: &str) -> PyResult<Reward> {
    match word {
        "payoff" => Ok(Reward::Payoff),
        "score" => Ok(Reward::Score),
        _ => Err(TableeError::new_err(format!("reward is \"payoff\" or \"score\", not {word:?}"))),
    }
}
