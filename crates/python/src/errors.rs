//! What can go wrong, as Python's exceptions: each names the thing, the reason and the way out.

use catalog::{Catalog, Title};
use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, create_exception};

create_exception!(tablee, TableeError, PyValueError, "Something that cannot be done.");
create_exception!(tablee, IllegalAction, TableeError, "An action that is not on the legal list.");
create_exception!(
    tablee,
    Refused,
    TableeError,
    "A rule forbids it: `rule` is its id, such as `EPX-34a`, or None."
);

/// The title of a game by its id.
pub(crate) fn title<'a>(catalog: &'a Catalog, game: &str) -> Result<&'a dyn Title, PyErr> {
    catalog.title(game).ok_or_else(|| {
        let known: Vec<&str> = catalog.titles().map(Title::id).collect();
        TableeError::new_err(format!(
            "there is no game `{game}`; choose one of {}",
            known.join(", ")
        ))
    })
}

/// Options that make no setup.
pub(crate) fn wrong_options(game: &str, error: &dyn std::fmt::Display) -> PyErr {
    TableeError::new_err(format!("{game}: {error}; tablee.describe(\"{game}\") lists the options"))
}
