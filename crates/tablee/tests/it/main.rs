//! The program as people use it: from a shell, and in real browsers.

mod browser;
mod locales;
mod program;
