//! What the tests here share.

pub(crate) mod log;
pub(crate) mod table;
pub(crate) mod twins;
