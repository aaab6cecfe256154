//! A test for every numbered rule of `rules/ephios.md`.

mod actions;
mod campaign;
mod campaign_cards;
mod cards;
mod components;
mod ending;
mod harness;
mod reactions;
mod readings;
mod refusals;
mod set_up;
mod solo;
mod unions;
