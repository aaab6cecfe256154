//! The games for Python: `tablee._tablee`, which the package `tablee` dresses up.

mod batch;
mod describe;
mod errors;
mod state;
mod table;

use pyo3::prelude::*;

/// What is written in Rust.
#[pymodule]
mod _tablee {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::describe::{describe, games};
    #[pymodule_export]
    use crate::errors::{IllegalAction, Refused, TableeError};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::table::TableCore;
}
