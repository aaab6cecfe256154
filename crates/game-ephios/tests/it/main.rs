//! Ephios: its contract, its secrets, its rules and its words.

mod conformance;
mod content;
mod deals;
mod playthroughs;
mod refusals;
mod rules;
mod words;
