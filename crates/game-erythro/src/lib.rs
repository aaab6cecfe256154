//! The rules of Erythro.

#![no_std]

extern crate alloc;

pub mod action;
mod apply;
pub mod content;
mod game;
mod hints;
mod legal;
mod notation;
mod possible;
pub mod refusal;
pub mod setup;
pub mod state;
pub mod view;
mod words;
