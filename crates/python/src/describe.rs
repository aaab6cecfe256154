//! What games there are, and what the numbers of a game mean.

use std::sync::OnceLock;

use catalog::{Catalog, Title};
use engine::encode::{Family, Slice};
use engine::{Digest, Layout, Options};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::errors::title;

/// The games with the content that comes with the package.
pub(crate) fn standard() -> &'static Catalog {
    static STANDARD: OnceLock<Catalog> = OnceLock::new();
    STANDARD.get_or_init(Catalog::standard)
}

/// The ids of the games: ours first, then the small ones with known answers.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    standard().titles().map(Title::id).collect()
}

/// What a game's options are, and what its numbers mean: every slice of an observation, every family of actions.
#[pyfunction]
pub(crate) fn describe<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let title = title(standard(), game)?;
    let layout = title.layout();
    let described = PyDict::new(py);
    described.set_item("game", title.id())?;
    described.set_item("layout", layout.id)?;
    described.set_item("pack", Digest::of(title.pack_text().as_bytes()).to_string())?;
    described.set_item("options", options(py, title)?)?;
    described.set_item("n_cells", layout.n_cells())?;
    described.set_item("slices", slices(py, layout)?)?;
    described.set_item("n_actions", layout.n_actions())?;
    described.set_item("families", families(py, layout)?)?;
    Ok(described)
}

fn options<'py>(py: Python<'py>, title: &dyn Title) -> PyResult<Bound<'py, PyDict>> {
    let options = PyDict::new(py);
    for knob in title.knobs() {
        options.set_item(knob.key, knob.values)?;
    }
    Ok(options)
}

fn slices<'py>(py: Python<'py>, layout: Layout) -> PyResult<Bound<'py, PyList>> {
    let slice = |(begin, slice): (usize, &Slice)| -> PyResult<Bound<'py, PyDict>> {
        let described = PyDict::new(py);
        described.set_item("name", slice.name)?;
        described.set_item("begin", begin)?;
        described.set_item("end", begin + slice.len())?;
        described.set_item("shape", slice.shape)?;
        described.set_item("low", slice.least)?;
        described.set_item("high", slice.most)?;
        described.set_item("meaning", slice.meaning)?;
        Ok(described)
    };
    PyList::new(py, layout.offsets().map(slice).collect::<PyResult<Vec<_>>>()?)
}

fn families<'py>(py: Python<'py>, layout: Layout) -> PyResult<Bound<'py, PyList>> {
    let family = |family: &Family| -> PyResult<Bound<'py, PyDict>> {
        let described = PyDict::new(py);
        described.set_item("name", family.name)?;
        described.set_item("begin", family.first())?;
        described.set_item("end", family.first() + family.len())?;
        described.set_item("shape", family.shape)?;
        described.set_item("meaning", family.meaning)?;
        Ok(described)
    };
    PyList::new(py, layout.families.iter().map(family).collect::<PyResult<Vec<_>>>()?)
}

/// Options from what Python gives: `seats=3` and such.
pub(crate) fn chosen(options: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let mut chosen = Options::new();
    for (key, value) in options.into_iter().flatten() {
        chosen = chosen.with(&key.extract::<String>()?, value.str()?.to_str()?);
    }
    Ok(chosen)
}
