//! The five games: their contract, rules, words, published numbers and a golden game each.

mod allocations;
mod conformance;
mod known_answers;
mod playthroughs;
mod rules;
mod words;
