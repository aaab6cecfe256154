//! A test for every numbered rule: what it allows, and what it refuses under its id.

mod abilities;
mod attacking;
mod castles;
mod ending;
mod last_seat;
mod moving;
mod pieces;
mod play;
mod preliminary;
mod readings;
mod recruiting;
mod season;
mod starting;
