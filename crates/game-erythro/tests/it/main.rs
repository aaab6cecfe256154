//! Erythro: its contract, its secrets, its rules and its words.

mod allocations;
mod conformance;
mod playthroughs;
mod refusals;
mod rules;
mod support;
mod whole_actions;
mod words;
