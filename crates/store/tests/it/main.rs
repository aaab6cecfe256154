//! The store on real files, and on disks that fail.

#[cfg(target_os = "linux")]
mod faults;
#[cfg(unix)]
mod files;
mod losses;
mod migrations;
#[cfg(unix)]
mod place;
mod restore;
mod store;
mod support;
