//! Ephyran: its contract, its secrets, its rules and its words.

mod allocations;
mod conformance;
mod playthroughs;
mod refusals;
mod rules;
mod words;
