//! How bots think and play: sealed, as strong as they claim, and right where the answer is known.

mod analysis;
mod play;
mod sealed;
mod solvers;
mod strength;
mod team;
