//! The boards of all games: every action can be touched, nothing hidden shows, nothing lacks words.

mod bench;
mod ephios;
mod ephyran;
mod epix;
mod erythro;
mod every;
mod reference;
