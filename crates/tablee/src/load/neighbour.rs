//! A visitor who takes all the thinking there is: tables of experts and analyses, as fast as the server allows.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::{Http, Reply, Socket};
use serde_json::{Value, json};

/// Where such a visitor comes from.
const FROM: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));
/// Where the finished games come from: opening them is not to use up what the visitor may open.
const GAMES_FROM: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 67));
/// How many tables it sits at itself, with a socket each.
const MOST_SEATS: usize = 100;
/// The games it opens, with as many experts as play.
const GAMES: [(&str, usize); 4] = [("ephios", 4), ("epix", 4), ("erythro", 4), ("ephyran", 4)];

/// What the visitor has got so far.
#[derive(Debug, Default)]
pub(super) struct Taken {
    pub(super) tables: AtomicU64,
    pub(super) seats: AtomicU64,
    pub(super) analyses: AtomicU64,
    pub(super) refused: AtomicU64,
    is_over: AtomicBool,
}

impl Taken {
    /// Ends it all.
    pub(super) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }
}

/// How many finished games it brings along, and how long it takes over it at most.
const N_GAMES: usize = 43;
const PREPARATION: Duration = Duration::from_secs(15);

/// Games that are over, to ask for their analyses: as many as the server lets it open in the time.
pub(super) async fn prepare(address: &str) -> Result<Vec<String>, client::Error> {
    let taken = Taken::default();
    let http = Http::connect_from(address, Some(GAMES_FROM)).await?;
    let mut line = Line { address, http, taken: &taken, n_cookies: 0 };
    let until = Instant::now() + PREPARATION;
    let mut tables = Vec::new();
    while tables.len() < N_GAMES && Instant::now() < until {
        let seats = ["bot:random"; 4];
        if let Some(opened) = line.open(&json!({ "game": "ephyran", "seats": seats })).await? {
            tables.push(text(&opened, "table"));
        }
    }
    Ok(tables)
}

/// Takes what there is, until it is told to end.
pub(super) fn take_all(address: &str, games: &[String]) -> Arc<Taken> {
    let taken = Arc::new(Taken::default());
    for n in 0..3_u32 {
        let (address, taken, games) = (address.to_string(), taken.clone(), games.to_vec());
        tokio::spawn(async move {
            while taken.goes_on() {
                let Ok(http) = Http::connect_from(&address, Some(FROM)).await else { continue };
                let line = Line { address: &address, http, taken: &taken, n_cookies: n << 20 };
                // A connection that broke is made again.
                let _ = match n {
                    0 => line.open_tables().await,
                    1 => line.sit_everywhere().await,
                    _ => line.look_back(&games).await,
                };
            }
        });
    }
    taken
}

/// One connection of the visitor's.
struct Line<'a> {
    address: &'a str,
    http: Http,
    taken: &'a Taken,
    /// How many cookies it has made: it is somebody else with each table, so that only what a network may do holds it back.
    n_cookies: u32,
}

type Done = Result<(), client::Error>;

impl Line<'_> {
    /// A cookie that nobody has seen yet.
    fn next_cookie(&mut self) -> String {
        self.n_cookies += 1;
        self.cookie()
    }

    fn cookie(&self) -> String {
        format!("me=n{:025}", self.n_cookies)
    }

    /// Tables at which experts play among themselves.
    async fn open_tables(mut self) -> Done {
        for (game, n_seats) in GAMES.into_iter().cycle() {
            if !self.taken.goes_on() {
                break;
            }
            let seats = vec!["bot:expert"; n_seats];
            let opened = self.open(&json!({ "game": game, "seats": seats })).await?;
            self.taken.tables.fetch_add(u64::from(opened.is_some()), Ordering::Relaxed);
        }
        Ok(())
    }

    /// Tables at which it sits itself, and experts think for the others.
    async fn sit_everywhere(mut self) -> Done {
        let mut sockets = Vec::new();
        for (game, n_seats) in GAMES.into_iter().cycle() {
            if !self.taken.goes_on() {
                break;
            }
            let mut seats = vec!["bot:expert"; n_seats];
            seats[n_seats - 1] = "person";
            let wish = json!({ "game": game, "seats": seats, "name": "N", "pause_ms": 0 });
            let Some(opened) = self.open(&wish).await? else { continue };
            let (table, token) = (text(&opened, "table"), text(&opened, "token"));
            let path = format!("/api/tables/{table}/socket?token={token}");
            let cookie = self.cookie();
            let headers = [("cookie", &*cookie)];
            if let Ok(socket) = Socket::open_from(self.address, Some(FROM), &path, &headers).await {
                self.taken.seats.fetch_add(1, Ordering::Relaxed);
                sockets.push(socket);
            }
            if sockets.len() >= MOST_SEATS {
                sockets.remove(0).close().await;
            }
        }
        Ok(())
    }

    /// Asks for the analyses of finished games again and again: by looking at the page, as was enough once, and by
    /// asking.
    async fn look_back(mut self, games: &[String]) -> Done {
        for table in games.iter().cycle() {
            if !self.taken.goes_on() {
                break;
            }
            let cookie = self.next_cookie();
            let headers = [("cookie", &*cookie)];
            let page = self.http.get(&format!("/t/{table}/replay"), &headers).await?;
            self.heed(&page).await;
            let path = format!("/api/tables/{table}/analysis");
            let asked = self.http.post(&path, &headers, &json!({})).await?;
            self.taken.analyses.fetch_add(u64::from(asked.status < 300), Ordering::Relaxed);
            self.heed(&asked).await;
        }
        Ok(())
    }

    async fn open(&mut self, wish: &Value) -> Result<Option<Value>, client::Error> {
        let cookie = self.next_cookie();
        let reply = self.http.post("/api/tables", &[("cookie", &*cookie)], wish).await?;
        self.heed(&reply).await;
        Ok((reply.status < 300).then(|| reply.json()))
    }

    /// Waits as long as the server says, but not for ever.
    async fn heed(&self, reply: &Reply) {
        if matches!(reply.status, 429 | 503) {
            self.taken.refused.fetch_add(1, Ordering::Relaxed);
            let seconds = reply.header("retry-after").and_then(|text| text.parse().ok());
            let wait = seconds.map_or(Duration::from_millis(100), Duration::from_secs);
            tokio::time::sleep(wait.min(Duration::from_secs(1))).await;
        }
    }
}

pub(super) fn text(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_string()
}
