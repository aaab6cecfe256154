//! The pages and boards of all games, and that everybody can read them.

mod boards;
mod contrast;
mod pages;
mod rules;
