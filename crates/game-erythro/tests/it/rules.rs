//! A test for every numbered rule and ruling of `rules/erythro.md`.

mod adversaries;
mod cards;
mod consortium;
mod ends;
mod planet;
mod printed;
mod readings;
mod round;
mod setting_up;
mod showing;
mod whole;
