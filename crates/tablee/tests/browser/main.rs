//! People at tables, in real browsers: Debian's Chromium through its driver.

mod driver;
mod friends;
mod games;
mod pages;
mod player;
mod server;
