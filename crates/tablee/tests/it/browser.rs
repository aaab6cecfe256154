//! People at tables, in real browsers: Debian's Chromium through its driver.

mod driver;
mod fonts;
mod games;
mod nightly;
mod pages;
mod phones;
mod player;
mod server;
