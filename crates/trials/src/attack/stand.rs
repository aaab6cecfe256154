//! What every attack needs: a server with its usual settings, people at tables, and what its answers took.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use client::{Error, Http, Reply, ServerProcess, Socket};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// After so long a wait hangs, however busy the machine is.
pub(super) const PATIENCE: Duration = client::HUNG_AFTER;

/// The program under attack, and a folder for its files.
pub(super) struct Stand {
    pub(super) program: PathBuf,
    folder: TempDir,
    n_files: AtomicU32,
}

impl Stand {
    pub(super) fn new(program: PathBuf) -> Result<Stand> {
        let folder = tempfile::Builder::new().prefix("tablee-attack-").tempdir()?;
        Ok(Stand { program, folder, n_files: AtomicU32::new(0) })
    }

    /// A place for a new file.
    pub(super) fn file(&self) -> PathBuf {
        let n = self.n_files.fetch_add(1, Ordering::Relaxed);
        self.folder.path().join(format!("{n}.db"))
    }

    /// A server with its usual settings and no tables.
    pub(super) fn serve(&self) -> Result<ServerProcess> {
        self.serve_with(&[])
    }

    /// The same with some settings of one's own.
    pub(super) fn serve_with(&self, arguments: &[&str]) -> Result<ServerProcess> {
        self.serve_file(&self.file(), arguments)
    }

    /// The same with the tables of a file.
    pub(super) fn serve_file(&self, file: &Path, arguments: &[&str]) -> Result<ServerProcess> {
        let quiet = ["--log", "off"];
        let arguments: Vec<&str> = quiet.iter().chain(arguments).copied().collect();
        Ok(ServerProcess::start(&self.program, file, &arguments)?)
    }
}

/// Has a server stop as a system does that shuts down, and waits until it has.
pub(super) async fn stop(server: ServerProcess) -> Result<()> {
    Command::new("kill").args(["-TERM", &server.id().to_string()]).status()?;
    let started = Instant::now();
    while is_running(&server) {
        ensure!(started.elapsed() < PATIENCE, "the server does not stop within {PATIENCE:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Whether the process still does something: one that has ended and waits to be fetched does not.
pub(super) fn is_running(server: &ServerProcess) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, fields)| !fields.starts_with('Z'))
}

/// The loopback address `127.0.0.N`: another visitor.
fn visitor(n: u8) -> IpAddr {
    Ipv4Addr::new(127, 0, 0, n).into()
}

/// A connection of such a visitor that says nothing yet.
pub(super) async fn stream_from(n: u8, address: &str) -> Result<TcpStream> {
    let to: SocketAddr = address.parse()?;
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(visitor(n), 0))?;
    Ok(timeout(PATIENCE, socket.connect(to)).await??)
}

/// Requests from the loopback address `127.0.0.N`.
pub(super) async fn http_from(n: u8, address: &str) -> Result<Http> {
    Ok(timeout(PATIENCE, Http::connect_from(address, Some(visitor(n)))).await??)
}

/// Sends these bytes and returns whatever comes until the server closes or patience ends.
pub(super) async fn raw(address: &str, request: &str) -> Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    Ok(answer)
}

/// A table that somebody has opened, by a program's token.
pub(super) struct Opened {
    pub(super) table: String,
    pub(super) token: String,
}

/// Opens a table with these fields; whoever opens it sits first.
pub(super) async fn open(http: &mut Http, fields: Value) -> Result<Opened> {
    let mut body = json!({ "name": "Ada" });
    let (Some(all), Value::Object(more)) = (body.as_object_mut(), fields) else {
        return Err(anyhow!("fields are an object"));
    };
    all.extend(more);
    let reply = http.post("/api/tables", &[], &body).await?;
    let text = |key: &str| reply.json()[key].as_str().map(ToString::to_string);
    let (Some(table), Some(token)) = (text("table"), text("token")) else {
        return Err(anyhow!("no table: {} {}", reply.status, reply.body));
    };
    Ok(Opened { table, token })
}

/// Sits down as a program; the token, or nothing where it was refused.
pub(super) async fn sit(http: &mut Http, table: &str, name: &str) -> Result<Option<String>> {
    let path = format!("/api/tables/{table}/seats");
    let reply = http.post(&path, &[], &json!({ "name": name })).await?;
    Ok(reply.json()["token"].as_str().map(ToString::to_string))
}

/// A table of two programs that has begun.
pub(super) async fn pair(http: &mut Http, game: &str) -> Result<(String, [String; 2])> {
    let Opened { table, token } =
        open(http, json!({ "game": game, "options": seats_of(game) })).await?;
    let other =
        sit(http, &table, "Bob").await?.ok_or_else(|| anyhow!("the second seat is taken"))?;
    Ok((table, [token, other]))
}

fn seats_of(game: &str) -> Value {
    let has_choice = ["ephios", "epix", "erythro", "ephyran"].contains(&game);
    if has_choice { json!({ "seats": 2 }) } else { json!({}) }
}

/// A socket by a program's token.
pub(super) async fn socket(address: &str, table: &str, token: &str) -> Result<Socket> {
    Ok(Socket::open(address, &format!("/api/tables/{table}/socket?token={token}"), &[]).await?)
}

/// A socket that watches, as a page does, from the loopback address `127.0.0.N`.
pub(super) async fn watcher(n: u8, address: &str, table: &str, host: &str) -> Result<Socket> {
    let path = format!("/api/tables/{table}/socket?format=html");
    let headers = [("host", host)];
    let opening = Socket::open_from(address, Some(visitor(n)), &path, &headers);
    Ok(timeout(PATIENCE, opening).await??)
}

/// What came over a socket.
pub(super) enum Heard {
    /// The message that was waited for.
    Said(Value),
    /// The socket was closed without it.
    Closed,
    /// Neither, for as long as anything is waited for; the last message that came.
    Nothing(Option<Value>),
}

/// The next message that is like this, or the end of the socket.
pub(super) async fn hear(socket: &mut Socket, is_it: impl Fn(&Value) -> bool) -> Heard {
    hear_within(socket, is_it, PATIENCE).await
}

async fn hear_within(
    socket: &mut Socket,
    is_it: impl Fn(&Value) -> bool,
    patience: Duration,
) -> Heard {
    let mut last = None;
    let looking = async {
        loop {
            match socket.next().await {
                Ok(message) if is_it(&message) => return Some(Heard::Said(message)),
                Ok(message) => last = Some(message),
                Err(Error::Hung { .. }) => return None,
                Err(Error::Broken { .. } | Error::NotStarted(_) | Error::Unreadable { .. }) => {
                    return Some(Heard::Closed);
                }
            }
        }
    };
    let heard = timeout(patience, looking).await;
    heard.ok().flatten().unwrap_or(Heard::Nothing(last))
}

/// The next message that is like this; nothing when the socket closes or patience ends before.
pub(super) async fn until(
    socket: &mut Socket,
    is_it: impl Fn(&Value) -> bool,
    patience: Duration,
) -> Option<Value> {
    match hear_within(socket, is_it, patience).await {
        Heard::Said(message) => Some(message),
        Heard::Closed | Heard::Nothing(_) => None,
    }
}

/// The list of legal actions in a message.
pub(super) fn legal(message: &Value) -> Vec<String> {
    let list = message["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(|act| act.as_str().map(ToString::to_string)).collect()
}

/// A browser: a visitor with a cookie.
pub(super) struct Browser {
    pub(super) http: Http,
    me: String,
}

impl Browser {
    /// A browser nobody has seen before. Its cookie is one that the server would take.
    pub(super) async fn new(address: &str, n: u32) -> Result<Browser> {
        Ok(Browser { http: Http::connect(address).await?, me: format!("me={n:0>26}") })
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Reply> {
        Ok(self.http.get(path, &[("cookie", &self.me)]).await?)
    }

    /// Sends a form.
    pub(super) async fn post(&mut self, path: &str, form: &str) -> Result<Reply> {
        let headers =
            [("cookie", self.me.as_str()), ("content-type", "application/x-www-form-urlencoded")];
        Ok(self.http.request(hyper::Method::POST, path, &headers, form.to_string()).await?)
    }

    /// A socket of this browser's seat.
    pub(super) async fn socket(&self, address: &str, table: &str) -> Result<Socket> {
        let path = format!("/api/tables/{table}/socket");
        Ok(Socket::open(address, &path, &[("cookie", &self.me)]).await?)
    }

    /// The seat this browser has at a table, if any.
    pub(super) async fn seat(&mut self, table: &str) -> Result<Option<u64>> {
        Ok(self.get(&format!("/api/tables/{table}")).await?.json()["seat"].as_u64())
    }
}

/// What lies between `before` and the next of the characters `end`.
pub(super) fn between<'a>(text: &'a str, before: &str, end: &[char]) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    Some(&rest[..rest.find(end).unwrap_or(rest.len())])
}

/// How long each of so many moves took from one player's socket to the other's.
pub(super) async fn rally(address: &str, n_moves: usize) -> Result<Vec<Duration>> {
    let mut took = Vec::new();
    let mut http = Http::connect(address).await?;
    while took.len() < n_moves {
        let (table, tokens) = pair(&mut http, "connect-four").await?;
        let mut players = [
            socket(address, &table, &tokens[0]).await?,
            socket(address, &table, &tokens[1]).await?,
        ];
        let mut mover = until(&mut players[0], |m| !legal(m).is_empty(), PATIENCE).await;
        let mut n = 0;
        while let Some(choices) = mover.as_ref().map(legal).filter(|_| took.len() < n_moves) {
            let started = Instant::now();
            players[n % 2].send(&json!({ "act": choices[0] })).await?;
            let is_news = |m: &Value| m["turn"] == "over" || !legal(m).is_empty();
            let news = until(&mut players[(n + 1) % 2], is_news, PATIENCE).await;
            let news = news.ok_or_else(|| anyhow!("a move did not arrive in {PATIENCE:?}"))?;
            took.push(started.elapsed());
            mover = Some(news).filter(|news| news["turn"] != "over");
            n += 1;
        }
    }
    Ok(took)
}

/// The time that so large a part stays below.
pub(super) fn percentile(times: &[Duration], part: f64) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() as f64 * part).ceil() as usize;
    sorted.get(place.saturating_sub(1)).copied().unwrap_or_default()
}

/// Milliseconds, for the table.
pub(super) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The processor time a server has used so far, in seconds.
pub(super) fn cpu_s(server: &ServerProcess) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id()))?;
    // The name in brackets may hold blanks: the numbers come after it.
    let fields = stat.rsplit_once(") ").map(|(_, fields)| fields).context("a process's figures")?;
    let ticks =
        fields.split(' ').skip(11).take(2).map(str::parse::<f64>).sum::<Result<f64, _>>()?;
    Ok(ticks / 100.0)
}

/// Whether a rate limit of `burst` at once and then `per_second` lets so many through in this time, which is at least as
/// long as the server saw: so a slow machine is not taken for a lenient server.
pub(super) fn quota_allows(n: u32, burst: u32, per_second: f64, time: Duration) -> bool {
    f64::from(n) <= f64::from(burst) + per_second * time.as_secs_f64() + 1.0
}
