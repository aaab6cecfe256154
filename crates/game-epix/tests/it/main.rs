//! Epix: its contract, its secrets, its rules and its words.

mod allocations;
mod conformance;
mod content;
mod duel;
mod hints;
mod only_to_win;
mod playthroughs;
mod redeal;
mod refusals;
mod rules;
mod winter;
mod words;
