//! Talks to a Tablée server as a program does: requests and sockets in JSON.
//!
//! `docs/api.md` says what can be asked. [`Http`] is one connection kept open; [`Socket`] is one viewer at one table.

mod http;
mod socket;

pub use http::{Http, Reply};
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
    fn broken(address: &str, reason: impl ToString) -> Error {
        Error::Broken { address: address.to_string(), reason: reason.to_string() }
    }
}
