//! What the catalog promises of every game.

mod corpus;
mod simulate;
mod table;
