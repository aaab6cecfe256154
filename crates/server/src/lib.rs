//! The web site: lobby, tables, sockets, pages.
//!
//! A [`Server`] listens; a house keeps the games, the disk and the tables in memory; a room is one table
//! behind one lock, in which everything is written down before anybody sees it. There are no rules here, and no HTML:
//! those come from `catalog` and `ui`.

mod accept;
mod analyses;
mod api;
mod at_table;
mod body;
mod caller;
mod cards;
mod config;
mod connections;
mod decisions;
mod error;
mod guard;
mod health;
mod house;
mod journal;
mod limit;
mod listings;
mod metrics;
mod names;
mod order;
mod outbox;
mod pages;
mod play;
mod proxy;
mod retention;
mod room;
mod serve;
mod settings;
mod shelf;
mod socket;
mod thinkers;
mod time;
mod token;
mod trace;
pub mod trial;
#[cfg(test)]
#[path = "../tests/it/support/twins.rs"]
#[allow(dead_code, reason = "each suite uses a part of it")]
mod twins;
mod visitor;
mod wire;

pub use config::{Config, Patience};
pub use proxy::ProxyAddress;
pub use retention::Keep;
pub use serve::{ServeError, Server};
pub use time::Clock;
