//! A test for every numbered rule and ruling of `rules/erythro.md`.

#[path = "rules/adversaries.rs"]
mod adversaries;
#[path = "rules/cards.rs"]
mod cards;
#[path = "rules/consortium.rs"]
mod consortium;
#[path = "rules/ends.rs"]
mod ends;
#[path = "rules/planet.rs"]
mod planet;
#[path = "rules/printed.rs"]
mod printed;
#[path = "rules/readings.rs"]
mod readings;
#[path = "rules/round.rs"]
mod round;
#[path = "rules/setting_up.rs"]
mod setting_up;
#[path = "rules/showing.rs"]
mod showing;
#[path = "rules/support.rs"]
mod support;
#[path = "rules/whole.rs"]
mod whole;
