//! A server on a free port in a folder of its own, and clients that speak to it over real sockets.

use std::path::Path;
use std::time::Duration;

use catalog::Catalog;
use client::{until, within};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Clock, Config, Patience, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than any test takes.
pub(crate) const FOREVER: Duration = Duration::from_hours(24);

/// A server with its folder.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) folder: TempDir,
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// The value of a header, if it is there.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let start = format!("{name}: ");
        self.head.lines().find_map(|line| line.strip_prefix(&start))
    }

    /// The cookies it sets, as a browser sends them back.
    pub(crate) fn cookies(&self) -> String {
        let set = self.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ")
    }
}

/// A server with everything as usual but the limits: whoever is slow here is so because the machine is.
pub(crate) fn config(folder: &Path) -> Config {
    Config {
        requests_per_second: None,
        messages_per_second: None,
        patience: endless_patience(),
        ..Config::new(folder.join("tables.sqlite"))
    }
}

/// Nobody ever keeps the house waiting for too long.
pub(crate) fn endless_patience() -> Patience {
    Patience { headers: FOREVER, body: FOREVER, write: FOREVER, ping: FOREVER }
}

impl House {
    pub(crate) async fn new() -> House {
        House::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let server = Server::start(config, Catalog::standard()).await.unwrap();
        House { server, folder }
    }

    /// A house in which nobody ever waits for a pause: its clock leaps.
    pub(crate) async fn leaping() -> House {
        House::with(|config| config.clock = server::Clock::leaping(1_800_000_000_000)).await
    }

    /// Stops the server and starts another on the same file.
    pub(crate) async fn restart(self) -> House {
        let House { server, folder } = self;
        server.stop().await;
        let server = Server::start(config(folder.path()), Catalog::standard()).await.unwrap();
        House { server, folder }
    }

    /// Sends a request as it is.
    pub(crate) async fn raw(&self, request: &str) -> Answer {
        let mut bytes = Vec::new();
        let asking = async {
            let mut stream = TcpStream::connect(self.server.address()).await.unwrap();
            // A server that refuses a long request may hang up before it has read it all.
            let _ = stream.write_all(request.as_bytes()).await;
            let _ = stream.read_to_end(&mut bytes).await;
        };
        let line = request.lines().next().unwrap_or_default();
        within(format_args!("the answer to {line}"), asking).await;
        let (head, body) = split_once(&bytes, b"\r\n\r\n").unwrap_or((&bytes, b""));
        let head = String::from_utf8_lossy(head);
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        let head = head.replace("\r\n", "\n");
        let is_chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        let body = if is_chunked { unchunked(body) } else { body.to_vec() };
        let body = String::from_utf8_lossy(&body).into_owned();
        Answer { status, head, body }
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let host = self.server.address();
        let length = body.len();
        self.raw(&format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
        ))
        .await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "", "").await
    }

    pub(crate) async fn get_as(&self, path: &str, cookies: &str) -> Answer {
        self.ask("GET", path, &format!("cookie: {cookies}\r\n"), "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let headers = "content-type: application/json\r\n";
        self.ask("POST", path, headers, &body.to_string()).await
    }

    /// Sends a form as a browser does.
    pub(crate) async fn form(&self, path: &str, cookies: &str, fields: &str) -> Answer {
        let host = self.server.address();
        let headers = format!(
            "content-type: application/x-www-form-urlencoded\r\norigin: http://{host}\r\ncookie: {cookies}\r\n"
        );
        self.ask("POST", path, &headers, fields).await
    }

    /// Opens a table; returns its id and the token of its first seat.
    pub(crate) async fn open(&self, request: Value) -> (String, String) {
        let answer = self.post("/api/tables", &request).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let opened = answer.json();
        let text = |key: &str| opened[key].as_str().unwrap_or_default().to_string();
        (text("table"), text("token"))
    }

    /// Opens a table at which two people sit; returns its id and their tokens.
    pub(crate) async fn pair(&self, game: &str, more: Value) -> (String, [String; 2]) {
        let mut request = json!({ "game": game, "name": "Léa", "pause_ms": 600_000 });
        let more = more.as_object().cloned().unwrap_or_default();
        request.as_object_mut().unwrap().extend(more);
        let (table, first) = self.open(request).await;
        let second = self.sit(&table, "Max").await;
        (table, [first, second])
    }

    /// Sits down; returns the seat's token.
    pub(crate) async fn sit(&self, table: &str, name: &str) -> String {
        let path = format!("/api/tables/{table}/seats");
        let answer = self.post(&path, &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["token"].as_str().unwrap().to_string()
    }

    /// What a seat sees now.
    pub(crate) async fn state(&self, table: &str, token: &str) -> Value {
        self.get(&format!("/api/tables/{table}?token={token}")).await.json()
    }

    pub(crate) async fn socket(&self, table: &str, query: &str) -> Socket {
        self.try_socket(table, query, "").await.expect("the socket opens")
    }

    /// Opens a socket with more headers and waits until the table has greeted it, so that it takes part from here on;
    /// `Err` with the status when the server refuses.
    pub(crate) async fn try_socket(
        &self,
        table: &str,
        query: &str,
        more: &str,
    ) -> Result<Socket, u16> {
        let host = self.server.address();
        let address = format!("ws://{host}/api/tables/{table}/socket?{query}");
        let mut request = address.into_client_request().unwrap();
        for (name, value) in more.lines().filter_map(|line| line.split_once(": ")) {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let connecting = tokio_tungstenite::connect_async(request);
        match within("a socket", connecting).await {
            Ok((stream, _)) => {
                let (last, greeting) = (Value::Null, None);
                let mut socket = Socket { stream, greeting, last, n: 0, close_code: None };
                socket.greeting = socket.receive().await;
                Ok(socket)
            }
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                Err(response.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }
}

fn split_once<'a>(bytes: &'a [u8], between: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let at = bytes.windows(between.len()).position(|window| window == between)?;
    Some((&bytes[..at], &bytes[at + between.len()..]))
}

/// The body without its chunks' lengths. It may be compressed: it is bytes, and not text yet.
fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some((length, rest)) = split_once(body, b"\r\n") {
        let length = usize::from_str_radix(&String::from_utf8_lossy(length), 16).unwrap_or(0);
        let Some((chunk, rest)) = rest.split_at_checked(length).filter(|_| length > 0) else {
            break;
        };
        whole.extend(chunk);
        body = rest.strip_prefix(b"\r\n").unwrap_or(rest);
    }
    whole
}

/// A client at a socket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What came first, until it is read.
    greeting: Option<Value>,
    /// The last update.
    pub(crate) last: Value,
    n: u64,
    /// The code that the server closed it with.
    pub(crate) close_code: Option<u16>,
}

impl Socket {
    /// The next message; `None` when the server has closed the socket.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let message = match self.greeting.take() {
            Some(greeting) => Some(greeting),
            None => self.receive().await,
        };
        let is_update =
            |message: &&Value| message.get("v").is_some() && message.get("turn").is_some();
        if let Some(update) = message.as_ref().filter(is_update) {
            self.last = update.clone();
        }
        message
    }

    async fn receive(&mut self) -> Option<Value> {
        loop {
            let what = format_args!("a message; the last update was {}", self.last);
            match within(what, self.stream.next()).await {
                Some(Ok(Message::Text(text))) => {
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => {
                    self.close_code = frame.map(|frame| frame.code.into());
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads on until something comes that is as wanted.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The next update.
    pub(crate) async fn update(&mut self) -> Value {
        self.until(|message| message.get("turn").is_some()).await
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.send_raw(Message::text(text.to_string())).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) {
        // The server may have hung up: what it says next tells.
        let _ = within("the server to read", self.stream.send(message)).await;
    }

    /// Asks for something and returns the answer to it.
    pub(crate) async fn ask(&mut self, mut what: Value) -> Value {
        self.n += 1;
        let n = self.n;
        what["n"] = n.into();
        self.send_text(&what.to_string()).await;
        self.until(|message| message["n"] == n).await
    }

    /// Acts; the answer.
    pub(crate) async fn act(&mut self, notation: &str) -> Value {
        self.ask(json!({ "act": notation })).await
    }

    pub(crate) async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}

/// What `asking` is told, where the server goes by a clock by hand: what is answered in a window is written at the next moment
/// of a grid, at most `step` later.
pub(crate) async fn written<T>(
    server: &Server,
    clock: &Clock,
    step: Duration,
    asking: impl Future<Output = T>,
) -> T {
    let mut asking = std::pin::pin!(asking);
    let waits = |figures: &String| figures.contains("\ntablee_answers_waiting 1\n");
    tokio::select! {
        biased;
        told = &mut asking => return told,
        _ = until("an answer that waits to be written", async || server.figures(), waits) => {}
    }
    clock.advance(step);
    asking.await
}

/// Plays whatever is first on the list until the game is over; returns every update of the first socket.
pub(crate) async fn play_out(sockets: &mut [Socket]) -> Vec<Value> {
    let mut updates = Vec::new();
    for socket in sockets.iter_mut() {
        if socket.last.is_null() {
            socket.update().await;
        }
    }
    updates.push(sockets[0].last.clone());
    while sockets[0].last["turn"] != "over" {
        let seat = sockets[0].last["turn"]["decide"][0].as_u64().unwrap() as usize;
        let version = sockets[0].last["v"].as_u64().unwrap();
        let mover = &mut sockets[seat - 1];
        while mover.last["v"].as_u64().unwrap() < version {
            mover.update().await;
        }
        let choice = mover.last["legal"][0].as_str().unwrap().to_string();
        let answer = mover.act(&choice).await;
        assert_eq!(answer["ok"], true, "{choice}: {answer}");
        // A held answer is told at its moment.
        let version = answer["v"].as_u64().unwrap() + u64::from(answer["held"] == true);
        while sockets[0].last["v"].as_u64().unwrap() < version {
            sockets[0].update().await;
            updates.push(sockets[0].last.clone());
        }
        if seat == 1 && answer["held"] != true {
            updates.push(sockets[0].last.clone());
        }
    }
    updates
}
