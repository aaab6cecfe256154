//! The web site as programs and people see it: real listeners, real sockets.

mod audience;
mod beginning;
mod clocks;
mod connections;
mod consent;
mod delay;
#[cfg(target_os = "linux")]
mod disk;
mod figures;
mod games;
mod hostile;
mod leaks;
mod logs;
mod losses;
mod openapi;
mod origins;
mod pages;
mod parsers;
mod quotas;
mod reconnect;
mod replaced;
mod retention;
mod seats;
mod support;
mod table;
mod timing;
