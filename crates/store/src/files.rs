//! The database's files: whose they are, who may read them, and that one process serves them.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::error::StoreError;

/// What may stand beside the database, and the database itself.
const ENDINGS: [&str; 6] = ["", "-wal", "-shm", "-lock", "-heads", "-heads-next"];

/// A file beside the database.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The file itself, whatever links lead to it: whoever comes by another way must find the same lock.
pub(crate) fn real(database: &Path) -> PathBuf {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    let in_folder = || Some(folder.ok()?.join(database.file_name()?));
    database.canonicalize().ok().or_else(in_folder).unwrap_or_else(|| database.to_path_buf())
}

/// How a file is made that nobody else may read.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Locks the database for this process; the system ends the lock with the process, however that ends. The lock is on a
/// file of its own: closing the database's file would end the locks that SQLite has on it.
///
/// # Errors
/// When another process has it.
pub(crate) fn lock(database: &Path) -> Result<File, StoreError> {
    let path = beside(database, "-lock");
    let opened = private().create(true).append(true).open(&path);
    let file = opened.map_err(|error| StoreError::file(&path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(StoreError::file(&path, error)),
    }
}

/// Makes the database's file where there is none, and lets nobody else read it or what stands beside it; returns whether
/// it is new. SQLite gives its own files the mode of the database.
///
/// # Errors
/// When the file cannot be made or changed.
pub(crate) fn make_private(database: &Path) -> Result<bool, StoreError> {
    let made = private().write(true).create_new(true).open(database);
    let is_new = match made {
        Ok(_) => true,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => false,
        Err(error) => return Err(StoreError::file(database, error)),
    };
    for ending in ENDINGS {
        let path = beside(database, ending);
        narrow(&path, 0o600).map_err(|error| StoreError::file(&path, error))?;
    }
    Ok(is_new)
}

/// Takes away what others may do with a file or folder of ours, and says so; where there is none, nothing.
///
/// # Errors
/// When its mode cannot be changed.
#[cfg(unix)]
pub fn narrow(path: &Path, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = std::fs::metadata(path) else { return Ok(()) };
    let before = metadata.permissions().mode() & 0o777;
    if before & !mode != 0 {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))?;
        tracing::warn!(file = %path.display(), "mode {before:o} let others in; it is {mode:o} now");
    }
    Ok(())
}

/// Takes away what others may do with a file or folder of ours, where the system has such modes.
///
/// # Errors
/// None here.
#[cfg(not(unix))]
pub fn narrow(_path: &Path, _mode: u32) -> std::io::Result<()> {
    Ok(())
}
