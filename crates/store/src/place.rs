//! Whether the files that are being written are still the files at their paths.
//!
//! A file that was deleted or replaced goes on taking what is written to it, and all of that is gone when it is closed. So
//! the writer looks before it writes and before it says that something is on disk.

use std::path::{Path, PathBuf};

use crate::error::StoreError;
use crate::files::{self, Identity};

/// The database and its log, as they were when they were opened.
#[derive(Clone, Debug)]
pub(crate) struct Place(Vec<(PathBuf, Option<Identity>)>);

impl Place {
    /// Notes which files are there.
    pub(crate) fn of(database: &Path) -> Place {
        let files = ["", "-wal"].map(|ending| files::beside(database, ending));
        Place(files.into_iter().map(|path| (path.clone(), files::identity(&path))).collect())
    }

    /// Whether they still are.
    ///
    /// # Errors
    /// [`StoreError::Moved`] with the one that is not.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let moved = self.0.iter().find(|(path, identity)| files::identity(path) != *identity);
        match moved {
            None => Ok(()),
            Some((path, _)) => Err(StoreError::Moved { file: path.display().to_string() }),
        }
    }
}
