//! What proves games is proved itself, and the engine through the reference games.

mod planted;
mod record;
mod reference;
mod table;
mod toy;
