//! How a server is set up.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::proxy::ProxyAddress;
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
    /// The address at which the house's own figures are told (`/metrics`), apart from everybody else's; nowhere without it.
    /// They count what is secret: when somebody answered, and for how long a bot thought.
    pub metrics: Option<SocketAddr>,
    /// The address people open, where it is not the one listened on: behind a proxy, or by the name of a machine. Without
    /// it the server answers to IP addresses and `localhost` alone, which no other site can borrow.
    pub public_url: Option<String>,
    /// The proxies that say who asks (`X-Forwarded-For`, `-Proto` and `-Host`); from anybody else that is not believed.
    pub behind_proxy: Vec<ProxyAddress>,
    /// How many requests a second one address may make in the long run; `None` for any number.
    pub requests_per_second: Option<u32>,
    /// How many messages a second one socket may send in the long run; `None` for any number.
    pub messages_per_second: Option<u32>,
    /// How many may be connected at the same time, as far as the system gives as many files; some places of those are kept
    /// for players and health checks.
    pub connections: usize,
    /// How many connections one address (IPv6: one /64) may have at the same time; `None` for any number.
    pub connections_per_address: Option<usize>,
    /// How many sockets one address (IPv6: one /64) may have at the same time; `None` for any number.
    pub sockets_per_address: Option<usize>,
    /// How long clients may keep the house waiting.
    pub patience: Patience,
    /// How many may watch one table at the same time; those who play there always get in.
    pub watchers_per_table: usize,
    /// How long a table stays in memory that nobody touches.
    pub idle: Duration,
    /// The shortest pause before an answer in a window is told where several people play, whatever a table chose.
    pub least_pause: Duration,
    /// How often the house looks for idle tables and clocks that ran out.
    pub sweep: Duration,
    /// How long tables are kept to which nobody returns.
    pub keep: Keep,
    /// What time it is at the tables: the machine's, but for trials.
    pub clock: Clock,
}

/// How long a client may keep the house waiting (timeouts).
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For a whole head of a request, from the connection's beginning or the last answer on.
    pub headers: Duration,
    /// For a whole body.
    pub body: Duration,
    /// For taking something of what it is sent.
    pub write: Duration,
    /// How often a silent socket is asked whether it is still there: after three unanswered questions it is closed.
    pub ping: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            headers: Duration::from_secs(15),
            body: Duration::from_secs(10),
            write: Duration::from_secs(15),
            ping: Duration::from_secs(9),
        }
    }
}

impl Config {
    /// A server for this file with everything else as usual.
    pub fn new(db: PathBuf) -> Config {
        Config {
            db,
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            metrics: None,
            public_url: None,
            behind_proxy: Vec::new(),
            requests_per_second: Some(50),
            messages_per_second: Some(200),
            connections: 20_000,
            connections_per_address: Some(2_000),
            sockets_per_address: Some(1_000),
            patience: Patience::default(),
            watchers_per_table: 1_000,
            idle: Duration::from_mins(10),
            least_pause: Duration::from_secs(1),
            sweep: Duration::from_secs(20),
            keep: Keep::default(),
            clock: Clock::default(),
        }
    }
}
