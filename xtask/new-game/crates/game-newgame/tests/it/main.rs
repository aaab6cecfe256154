//! Newgame: its contract, its secrets and its rules.

mod conformance;
mod rules;
