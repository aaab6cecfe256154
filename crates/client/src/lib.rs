//! Talks to a Tablée server as a program does: requests and sockets in JSON.
//!
//! `docs/api.md` says what can be asked. [`Http`] is one connection kept open; [`Socket`] is one viewer at one
//! table; a [`ServerProcess`] is a server of one's own, for trials. Whatever is waited for has one limit,
//! [`HUNG_AFTER`]; [`within`] and [`until`] are for tests and chores that wait for something else.

mod dial;
mod files;
mod http;
mod process;
mod siege;
mod socket;
mod wait;

pub use files::raise_file_limit;
pub use http::{Http, Reply};
pub use process::ServerProcess;
pub use siege::Siege;
pub use socket::Socket;
pub use wait::{HUNG_AFTER, until, within};

/// Why the server could not be asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no server, or it went away.
    #[error("the connection to {address} broke: {reason}")]
    Broken {
        /// Where.
        address: String,
        /// What the system says.
        reason: String,
    },
    /// A server of one's own did not start.
    #[error("the server did not start: {0}")]
    NotStarted(String),
    /// The server is there and does not go on.
    #[error("{address} hangs: waited {limit:?} for {waited_for}", limit = HUNG_AFTER)]
    Hung {
        /// Where.
        address: String,
        /// What did not come.
        waited_for: String,
    },
    /// The server answered something that is no answer.
    #[error("{address} answered what cannot be read: {reason}")]
    Unreadable {
        /// Where.
        address: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl Error {
    fn broken(address: &str, reason: &dyn std::fmt::Display) -> Error {
        Error::Broken { address: address.to_string(), reason: reason.to_string() }
    }

    /// What `work` gives; an error when it has not come after [`HUNG_AFTER`].
    async fn unless_hung<T>(
        address: &str,
        waited_for: &str,
        work: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let hung = |_| Error::Hung { address: address.into(), waited_for: waited_for.into() };
        tokio::time::timeout(HUNG_AFTER, work).await.map_err(hung)?
    }
}
