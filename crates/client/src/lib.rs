//! Talks to a Tablée server as a program does: requests and sockets in JSON.
//!
//! `docs/api.md` says what can be asked. [`Http`] is one connection kept open; [`Socket`] is one viewer at one
//! table; a [`ServerProcess`] is a server of one's own, for trials.

mod dial;
mod http;
mod process;
mod siege;
mod socket;

pub use http::{Http, Reply};
pub use process::ServerProcess;
pub use siege::Siege;
pub use socket::Socket;

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
}
