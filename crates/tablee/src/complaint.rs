//! What can go wrong, said so that the reader knows the thing, the reason and the way out.

use std::fmt;

use engine::SetupError;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) enum Complaint {
    /// It was asked for in a way that makes no sense: exit code 2.
    Usage(String),
    /// It did not work: exit code 1.
    Failed(String),
    /// It did not work, and has said so already: exit code 1.
    Said,
    /// Whoever read the output has gone: nothing more to say.
    Unheard,
}

/// What a command comes to.
pub(crate) type Done<T = ()> = Result<T, Complaint>;

impl Complaint {
    /// The request makes no sense.
    pub(crate) fn usage(text: impl Into<String>) -> Complaint {
        Complaint::Usage(text.into())
    }

    /// Something did not work.
    pub(crate) fn failed(text: impl Into<String>) -> Complaint {
        Complaint::Failed(text.into())
    }

    /// The process's exit code.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Complaint::Usage(_) => 2,
            Complaint::Failed(_) | Complaint::Said => 1,
            Complaint::Unheard => 0,
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Usage(text) | Complaint::Failed(text) => f.write_str(text),
            Complaint::Said | Complaint::Unheard => Ok(()),
        }
    }
}

impl std::error::Error for Complaint {}

impl From<SetupError> for Complaint {
    fn from(error: SetupError) -> Complaint {
        Complaint::usage(error.to_string())
    }
}

/// Writing to the terminal fails when its reader has gone.
impl From<std::io::Error> for Complaint {
    fn from(error: std::io::Error) -> Complaint {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Complaint::Unheard,
            _ => Complaint::failed(error.to_string()),
        }
    }
}
