//! Whole games through connections that break at any byte: nothing is told twice, nothing is left out.

use crate::support::table;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use client::Socket;
use serde_json::{Value, json};
use table::House;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// Random numbers that can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// A way to the server that cuts each connection after some number of bytes.
struct Proxy {
    address: String,
    n_cut: Arc<AtomicU64>,
    running: JoinHandle<()>,
}

/// A connection passes at most so many bytes towards the client, and half as many towards the server: enough for
/// the greeting most of the time, seldom for a whole game.
const MOST_BYTES: u64 = 7_000;

impl Proxy {
    async fn to(server: SocketAddr, seed: u64) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let n_cut = Arc::new(AtomicU64::new(0));
        let running = tokio::spawn({
            let n_cut = n_cut.clone();
            async move {
                let mut dice = Dice(seed);
                while let Ok((near, _)) = listener.accept().await {
                    let budget = [dice.below(MOST_BYTES), dice.below(MOST_BYTES / 2)];
                    tokio::spawn(pass(near, server, budget, n_cut.clone()));
                }
            }
        });
        Proxy { address, n_cut, running }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.running.abort();
    }
}

/// Passes bytes both ways until one of the budgets is spent or one side is done; then both ends are dropped.
async fn pass(near: TcpStream, server: SocketAddr, budget: [u64; 2], n_cut: Arc<AtomicU64>) {
    let Ok(far) = TcpStream::connect(server).await else { return };
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    let is_spent = tokio::select! {
        is_spent = pump(far_in, near_out, budget[0]) => is_spent,
        is_spent = pump(near_in, far_out, budget[1]) => is_spent,
    };
    n_cut.fetch_add(u64::from(is_spent), Ordering::Relaxed);
}

/// Passes bytes one way; whether that ended because the budget was spent.
async fn pump(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut budget: u64,
) -> bool {
    let mut buffer = [0; 1024];
    loop {
        let Ok(n_read) = from.read(&mut buffer).await else { return false };
        let passed = n_read.min(budget as usize);
        if n_read == 0 || to.write_all(&buffer[..passed]).await.is_err() {
            return false;
        }
        budget -= passed as u64;
        if budget == 0 {
            return true;
        }
    }
}

/// A player that keeps coming back until the game is over.
struct Player {
    address: String,
    table: String,
    token: String,
    /// The last version she has seen.
    seen: u64,
    /// The last update.
    last: Value,
    /// Everything she was told, in order.
    told: Vec<Value>,
    n_connections: u64,
}

impl Player {
    fn new(address: &str, table: &str, token: &str) -> Player {
        let (address, table) = (address.to_string(), table.to_string());
        let (token, last) = (token.to_string(), Value::Null);
        Player { address, table, token, seen: 0, last, told: Vec::new(), n_connections: 0 }
    }

    fn is_over(&self) -> bool {
        self.last["turn"] == "over"
    }

    /// Connects again and again, and plays on whenever that succeeds.
    async fn play(mut self) -> Player {
        while !self.is_over() {
            self.n_connections += 1;
            assert!(self.n_connections < 5_000, "she gets nowhere");
            let path = format!(
                "/api/tables/{}/socket?token={}&since={}",
                self.table, self.token, self.seen
            );
            if let Ok(mut socket) = Socket::open(&self.address, &path, &[]).await {
                // However it breaks, she comes back.
                if let Err(hung @ client::Error::Hung { .. }) = self.stay(&mut socket).await {
                    panic!("{hung}; she has seen {}", self.last);
                }
            }
        }
        self
    }

    /// Plays until the connection breaks or the game is over.
    async fn stay(&mut self, socket: &mut Socket) -> Result<(), client::Error> {
        let mut is_first = true;
        while !self.is_over() {
            let message = socket.next().await?;
            if let Some(error) = message.get("error") {
                // She does not know what became of an action whose answer was lost, and sends it again:
                // either it had not arrived, or it is refused because the table has moved on.
                // Or it is held, and another one is not taken beside it.
                let is_held =
                    error["reason"].as_str().is_some_and(|why| why.contains("is in already"));
                assert!(is_held || error["code"] == "stale", "{message}");
                continue;
            }
            if message.get("turn").is_none() {
                continue;
            }
            if message.get("held").is_some() && message["v"] == self.seen {
                // Her own answer is in, and nothing else has happened.
                continue;
            }
            self.note(&message, is_first);
            is_first = false;
            if let Some(action) = self.choice() {
                socket.send(&json!({ "act": action, "v": self.seen, "n": self.seen })).await?;
            }
        }
        Ok(())
    }

    fn note(&mut self, update: &Value, is_first: bool) {
        let version = update["v"].as_u64().expect("a version");
        // On one socket versions only grow; a new one begins where the old one broke off.
        let is_later = version > self.seen || (is_first && version == self.seen);
        assert!(is_later, "version {version} after {}", self.seen);
        let told = update["told"].as_array().expect("what was told");
        assert!(version > self.seen || told.is_empty(), "told twice: {update}");
        self.told.extend(told.iter().cloned());
        self.seen = version;
        self.last = update.clone();
    }

    /// What she does now: always the same at the same version of a table.
    fn choice(&self) -> Option<String> {
        let legal = self.last["legal"].as_array()?;
        let at = Dice(self.seen).below(legal.len().max(1) as u64);
        legal.get(at as usize)?.as_str().map(ToString::to_string)
    }
}

/// Plays a game with both players behind these addresses; what they saw.
async fn game(house: &House, game: &str, addresses: [&str; 2]) -> (String, [Player; 2]) {
    let (table, tokens) = house.pair(game, json!({})).await;
    let [first, second] =
        [0, 1].map(|seat| Player::new(addresses[seat], &table, &tokens[seat]).play());
    let played = async { tokio::join!(tokio::spawn(first), tokio::spawn(second)) };
    let (first, second) = played.await;
    (table, [first.unwrap(), second.unwrap()])
}

#[tokio::test(flavor = "multi_thread")]
async fn games_through_breaking_connections_are_seen_whole_and_once() {
    let house = House::leaping().await;
    let direct = house.server.address().to_string();
    let mut n_cut = 0;
    for (round, title) in ["connect-four", "goofspiel", "leduc", "connect-four"].iter().enumerate()
    {
        let proxies = [
            Proxy::to(house.server.address(), round as u64 * 2 + 1).await,
            Proxy::to(house.server.address(), round as u64 * 2 + 2).await,
        ];
        let addresses = [proxies[0].address.as_str(), proxies[1].address.as_str()];
        let (table, players) = game(&house, title, addresses).await;
        for player in &players {
            // Whoever asks for everything at once is told the same lines and sees the same table.
            let path = format!("/api/tables/{table}/socket?since=0&token={}", player.token);
            let mut socket = Socket::open(&direct, &path, &[]).await.unwrap();
            let whole = socket.next().await.unwrap();
            assert_eq!(Value::from(player.told.clone()), whole["told"], "{title}");
            for key in ["v", "turn", "view", "legal", "outcome"] {
                assert_eq!(player.last[key], whole[key], "{title}: {key}");
            }
        }
        if *title == "connect-four" {
            // Nothing is dealt: the same choices over unbroken connections end on the same board.
            let (_, undisturbed) = game(&house, title, [&direct, &direct]).await;
            assert_eq!(players[0].last["view"], undisturbed[0].last["view"]);
            assert_eq!(players[0].told, undisturbed[0].told);
            assert_eq!(undisturbed[0].n_connections, 1);
        }
        n_cut += proxies.iter().map(|proxy| proxy.n_cut.load(Ordering::Relaxed)).sum::<u64>();
    }
    // Three a game at the least: otherwise the games above prove nothing.
    assert!(n_cut >= 12, "only {n_cut} connections were cut");
    house.server.stop().await;
}
