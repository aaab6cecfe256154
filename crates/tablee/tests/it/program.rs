//! Drives the real binary: what people and programs see of it.

mod analyse;
mod content;
mod dev;
mod doctor;
mod general;
mod ladder;
mod play;
mod referee;
mod replay;
mod restore;
mod run;
mod serve;
mod simulate;
