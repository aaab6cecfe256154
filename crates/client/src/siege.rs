//! Connections that only take up places: silent ones, and ones whose request never ends. For trials on one's own machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

/// How many connections come from one address: fewer than a server allows.
const PER_ADDRESS: usize = 500;
/// How often a slow request sends another line, and a connection that was closed comes again.
const PAUSE: Duration = Duration::from_secs(1);

/// Hostile connections, which come again when they are closed. They end when this is dropped.
#[derive(Debug)]
pub struct Siege {
    _tasks: JoinSet<()>,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    opened: AtomicU64,
    closed: AtomicU64,
}

impl Siege {
    /// Opens so many connections to a server on this machine, every other of them silent and the rest with a request that
    /// never ends; from addresses of this machine's own network, where the system lets us choose them.
    pub fn begin(server: SocketAddr, n_connections: usize) -> Siege {
        let counts = Arc::new(Counts::default());
        let mut tasks = JoinSet::new();
        for n in 0..n_connections {
            tasks.spawn(besiege(server, n, counts.clone()));
        }
        Siege { _tasks: tasks, counts }
    }

    /// How many connections have been opened so far.
    pub fn n_opened(&self) -> u64 {
        self.counts.opened.load(Ordering::Relaxed)
    }

    /// How many of them the server has closed.
    pub fn n_closed(&self) -> u64 {
        self.counts.closed.load(Ordering::Relaxed)
    }
}

async fn besiege(server: SocketAddr, n: usize, counts: Arc<Counts>) {
    loop {
        if let Ok(stream) = connect(server, n).await {
            counts.opened.fetch_add(1, Ordering::Relaxed);
            if n.is_multiple_of(2) {
                be_silent(stream).await;
            } else {
                be_slow(stream).await;
            }
            counts.closed.fetch_add(1, Ordering::Relaxed);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn connect(server: SocketAddr, n: usize) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let own = IpAddr::V4(Ipv4Addr::new(127, 0, 1, 1 + (n / PER_ADDRESS) as u8));
    // Where the system has no such address, all come from one.
    let _ = socket.bind(SocketAddr::new(own, 0));
    socket.connect(server).await
}

/// Sends nothing until the server hangs up.
async fn be_silent(mut stream: TcpStream) {
    let mut bytes = [0; 256];
    while stream.read(&mut bytes).await.is_ok_and(|n| n > 0) {}
}

/// Sends a header a second, and never the last.
async fn be_slow(mut stream: TcpStream) {
    let mut line = "GET / HTTP/1.1\r\nhost: slow.example\r\n".to_string();
    while stream.write_all(line.as_bytes()).await.is_ok() {
        line = "x-slow: yes\r\n".to_string();
        let mut bytes = [0; 256];
        let read = tokio::time::timeout(PAUSE, stream.read(&mut bytes)).await;
        if matches!(read, Ok(Ok(0) | Err(_))) {
            return;
        }
    }
}
