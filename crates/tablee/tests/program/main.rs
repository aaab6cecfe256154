//! Drives the real binary: what people and programs see of it.

mod content;
mod general;
mod play;
mod referee;
mod replay;
mod run;
mod simulate;
