//! How a server is set up.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

use crate::retention::Keep;
use crate::time::Clock;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file in which everything is kept.
    pub db: PathBuf,
    /// The address to listen on.
    pub host: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The address people open, where it is not the one listened on: behind a proxy, say.
    pub public_url: Option<String>,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How many requests a second one address may make in the long run; `None` for any number.
    pub requests_per_second: Option<u32>,
    /// How many messages a second one socket may send in the long run; `None` for any number.
    pub messages_per_second: Option<u32>,
    /// How long a table stays in memory that nobody touches.
    pub idle: Duration,
    /// How often the house looks for idle tables and clocks that ran out.
    pub sweep: Duration,
    /// How long tables are kept to which nobody returns.
    pub keep: Keep,
    /// What time it is at the tables: the machine's, but for trials.
    pub clock: Clock,
}

impl Config {
    /// A server for this file with everything else as usual.
    pub fn new(db: PathBuf) -> Config {
        Config {
            db,
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            public_url: None,
            behind_proxy: false,
            requests_per_second: Some(50),
            messages_per_second: Some(200),
            idle: Duration::from_mins(10),
            sweep: Duration::from_secs(20),
            keep: Keep::default(),
            clock: Clock::default(),
        }
    }
}
