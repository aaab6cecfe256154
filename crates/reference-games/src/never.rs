//! The chance outcome of games in which nothing is drawn.

use core::fmt;
use core::str::FromStr;

use engine::ParseError;

/// Nothing is ever drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Never {
    type Err = ParseError;

    fn from_str(_: &str) -> Result<Never, ParseError> {
        Err(ParseError("nothing is drawn in this game"))
    }
}
