//! The database's files: whose they are, who may read them, and that one process serves them.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::error::StoreError;

/// What may stand beside the database, and the database itself.
const ENDINGS: [&str; 6] = ["", "-wal", "-shm", "-lock", "-heads", "-heads-next"];

/// Those that go with it when it is moved.
pub(crate) const MOVABLE: [&str; 5] = ["", "-wal", "-shm", "-heads", "-heads-next"];

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

/// Which file it is, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    device: u64,
    inode: u64,
}

/// Which file is at this path, if one is.
#[cfg(unix)]
pub(crate) fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let metadata = std::fs::metadata(path).ok()?;
    Some(Identity { device: metadata.dev(), inode: metadata.ino() })
}

/// Where the system does not say which file it is, whether there is one.
#[cfg(not(unix))]
pub(crate) fn identity(path: &Path) -> Option<Identity> {
    path.exists().then_some(Identity { device: 0, inode: 0 })
}

/// What keeps the database for this process; the system ends it with the process, however that ends.
#[derive(Debug)]
pub(crate) struct Lock {
    /// Whoever comes by the same path finds this one.
    _beside: File,
    /// Whoever comes by another (a hard link), or after the first was deleted, finds this one. It is on the database itself,
    /// so it must be given up last: closing that file would end the locks that SQLite has on it.
    _itself: Option<File>,
}

/// Locks the database for this process, making it where there is none; returns whether it is new.
///
/// # Errors
/// When another process has it, or it is gone and what stands beside it is not.
pub(crate) fn lock(database: &Path) -> Result<(Lock, bool), StoreError> {
    let lock = lock_file(&beside(database, "-lock"))?;
    let heads = beside(database, "-heads");
    if !database.exists() && heads.exists() {
        return Err(StoreError::Gone {
            file: database.display().to_string(),
            beside: heads.display().to_string(),
        });
    }
    let is_new = make_private(database)?;
    let itself = lock_file(database)?;
    Ok((Lock { _beside: lock, _itself: Some(itself) }, is_new))
}

/// The same for whoever puts another one in its place: none is made.
///
/// # Errors
/// When another process has it.
pub(crate) fn lock_what_is_there(database: &Path) -> Result<Lock, StoreError> {
    let lock = lock_file(&beside(database, "-lock"))?;
    let itself = database.exists().then(|| lock_file(database)).transpose()?;
    Ok(Lock { _beside: lock, _itself: itself })
}

/// Has the names in a file's folder outlive a power cut.
///
/// # Errors
/// When the folder cannot be synced.
pub(crate) fn sync_folder_of(file: &Path) -> Result<(), StoreError> {
    // Elsewhere folders cannot be opened, and need not be.
    if cfg!(unix)
        && let Some(folder) = file.parent()
    {
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(|error| StoreError::file(folder, error))?;
    }
    Ok(())
}

fn lock_file(path: &Path) -> Result<File, StoreError> {
    let opened = private().create(true).append(true).open(path);
    let file = opened.map_err(|error| StoreError::file(path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(StoreError::file(path, error)),
    }
}

/// Makes the database's file where there is none, and lets nobody else read it or what stands beside it; returns whether
/// it is new. SQLite gives its own files the mode of the database.
///
/// # Errors
/// When the file cannot be made or changed.
fn make_private(database: &Path) -> Result<bool, StoreError> {
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
