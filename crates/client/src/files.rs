//! How many connections one process can have: as many as the system lets it have files open.

/// Lets this process have as many files open as the system allows: who plays a crowd has a connection for each of it.
#[cfg(unix)]
pub fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where it is refused, what there is may do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

/// Lets this process have as many files open as the system allows: who plays a crowd has a connection for each of it.
#[cfg(not(unix))]
pub fn raise_file_limit() {}
