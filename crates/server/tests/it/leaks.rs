//! What goes over the sockets tells a viewer no more than the rules do: worlds that she cannot tell apart give the same bytes.
//!
//! Two games that look the same to one viewer are both served, and every byte she is sent is compared.

use crate::support::table::written;
use crate::support::twins;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use catalog::Catalog;
use client::{Http, Socket, until, within};
use engine::{Options, Privacy, Seat, Viewer};
use serde_json::json;
use server::{Clock, Config, Server};
use store::Store;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use twins::{Dice, Seating, Twins, id, keep, token};

/// Games tried for each title and viewer, and the most steps of each.
const N_GAMES: u64 = 4;
const MOST_STEPS: usize = 60;
/// Moments of a game that are served.
const N_MOMENTS: usize = 4;

/// How long the tables of this suite pause.
const PAUSE: Duration = Duration::from_hours(1);
/// How far apart the moments are at which they write what is answered in a window.
const STEP: Duration = Duration::from_secs(1);

/// Everything a viewer is sent who connects and asks nothing but a ping.
async fn sent(server: &Server, id: &str, viewer: Viewer, query: &str) -> Vec<String> {
    let mut socket = connect(&server.address().to_string(), id, viewer, query).await;
    let mut all = Vec::new();
    // Pages are drawn beside everything else: the first drawing is waited for.
    while query.contains("format=html")
        && !all.iter().any(|text: &String| text.contains("\"board\":"))
    {
        let text = next_text(&mut socket).await;
        all.push(text.replace(id, "TABLE"));
    }
    all.extend(heard(&mut socket, id).await);
    socket.close().await;
    all_gone(server).await;
    all
}

/// Waits until nobody is connected: how many others are there is public, and no part of what is compared.
async fn all_gone(server: &Server) {
    let none = "tablee_sockets 0\n";
    until("every socket to be gone", async || server.figures(), |figures| figures.contains(none))
        .await;
}

/// The next message, which is sure to come.
async fn next_text(socket: &mut Socket) -> Utf8Bytes {
    let text = within("a message", socket.next_text()).await;
    text.expect("an open socket").expect("a message")
}

async fn connect(address: &str, id: &str, viewer: Viewer, query: &str) -> Socket {
    let token = match viewer {
        Viewer::Seat(seat) => format!("&token={}", token(seat.index() + 1)),
        Viewer::Spectator => String::new(),
    };
    let path = format!("/api/tables/{id}/socket?{query}{token}");
    Socket::open(address, &path, &[]).await.expect("a socket")
}

/// The messages up to the answer to a ping, the table's own id left out.
async fn heard(socket: &mut Socket, id: &str) -> Vec<String> {
    socket.send(&json!({ "ping": 7 })).await.expect("sent");
    let mut messages = Vec::new();
    loop {
        let text = next_text(socket).await;
        if text.contains("\"pong\"") {
            return messages;
        }
        messages.push(text.replace(id, "TABLE"));
    }
}

/// What is served: the numbers of two tables, the viewer, and what somebody else is to do then.
struct Case {
    name: String,
    tables: [usize; 2],
    viewer: Viewer,
    sealed: Option<(Seat, [String; 2])>,
    /// Whether what is done next is held until its moment.
    is_held: bool,
}

async fn prepare(file: &Path, catalog: &Catalog) -> Vec<Case> {
    let store = Store::open(file).await.expect("a file");
    let (mut cases, mut n_tables) = (Vec::new(), 0);
    let mut n_different: BTreeMap<&str, usize> = BTreeMap::new();
    let settings = json!({ "pause_ms": PAUSE.as_millis() as u64 });
    for title in catalog.titles() {
        let options = Options::new();
        let n_seats = title.n_seats(&options).expect("a setup");
        for viewer in
            [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(n_seats - 1)), Viewer::Spectator]
        {
            for game in 0..N_GAMES {
                let twins = Twins::play(title, &options, viewer, MOST_STEPS, &mut Dice(game + 17));
                if twins.worlds[0].hides() {
                    *n_different.entry(title.id()).or_default() += usize::from(twins.differ);
                }
                let last = twins.alike.len() - 1;
                let moments =
                    (0..N_MOMENTS).map(|n| (twins.alike[last * (n + 1) / N_MOMENTS], None));
                let sealed = twins
                    .sealed
                    .iter()
                    .take(2)
                    .map(|(n, seat, actions)| (*n, Some((*seat, actions.clone()))));
                for (n_steps, sealed) in moments.chain(sealed) {
                    let tables = [n_tables, n_tables + 1];
                    n_tables += 2;
                    for (number, world) in tables.iter().zip(&twins.worlds) {
                        let seating = Seating::of_people(n_seats, settings.clone());
                        let so_far = (&**world, n_steps);
                        keep(&store, title, &options, &id(*number), so_far, &seating).await;
                    }
                    let name =
                        format!("{} game {game} step {n_steps} seen by {viewer:?}", title.id());
                    let then = twins.worlds[0].after(n_steps);
                    let is_window = |seat: Seat| then.privacy(seat) == Privacy::Window;
                    let is_held = sealed.as_ref().is_some_and(|(seat, _)| is_window(*seat));
                    cases.push(Case { name, tables, viewer, sealed, is_held });
                }
            }
        }
    }
    store.close().await;
    for (hiding, n_different) in n_different {
        assert!(n_different > 0, "{hiding}: no two worlds that look alike were found");
    }
    cases
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_that_look_alike_are_sent_as_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let catalog = Catalog::standard();
    let cases = prepare(&file, &catalog).await;
    let clock = Clock::by_hand(1);
    let config = Config {
        requests_per_second: None,
        messages_per_second: None,
        clock: clock.clone(),
        ..Config::new(file)
    };
    let server = Server::start(config, catalog).await.expect("a server");
    let n_sealed = cases.iter().filter(|case| case.sealed.is_some()).count();
    assert!(n_sealed > 0, "no sealed choice was tried");
    for case in &cases {
        let [first, second] = case.tables.map(id);
        for query in
            ["format=json", "format=json&since=3", "format=html&lang=fr", "format=html&lang=en"]
        {
            let bytes = sent(&server, &first, case.viewer, query).await;
            assert!(!bytes.is_empty(), "{}: nothing was sent", case.name);
            assert_eq!(
                bytes,
                sent(&server, &second, case.viewer, query).await,
                "{} ({query})",
                case.name
            );
        }
        if let Some((seat, actions)) = &case.sealed {
            sealed_looks_the_same(&server, &clock, case, *seat, actions).await;
        }
    }
    server.stop().await;
}

/// Two choices that the viewer must not tell apart: as many messages, as long, in the same order.
async fn sealed_looks_the_same(
    server: &Server,
    clock: &Clock,
    case: &Case,
    seat: Seat,
    actions: &[String; 2],
) {
    let address = &*server.address().to_string();
    let mut sockets = Vec::new();
    for (number, action) in case.tables.iter().zip(actions) {
        let id = id(*number);
        let mut socket = connect(address, &id, case.viewer, "format=json").await;
        heard(&mut socket, &id).await;
        let mut http = Http::connect(address).await.expect("a connection");
        let bearer = format!("Bearer {}", token(seat.index() + 1));
        let headers = [("authorization", bearer.as_str())];
        let (path, wish) = (format!("/api/tables/{id}/act"), json!({ "act": action }));
        let acting = http.post(&path, &headers, &wish);
        let reply = written(server, clock, STEP, acting).await.expect("an answer");
        assert!(reply.status < 300, "{}: {action}: {}", case.name, reply.body);
        assert_eq!(reply.json()["held"] == true, case.is_held, "{}: {}", case.name, reply.body);
        if case.is_held {
            assert_eq!(heard(&mut socket, &id).await, [""; 0], "{}: told too early", case.name);
        }
        sockets.push((id, socket));
    }
    if case.is_held {
        clock.advance(PAUSE * 2);
    }
    let mut heard_by_table = Vec::new();
    for (id, mut socket) in sockets {
        let what = format_args!("{}: the answer to be told", case.name);
        let look = async || heard(&mut socket, &id).await;
        heard_by_table.push(until(what, look, |told| !told.is_empty()).await);
        socket.close().await;
    }
    all_gone(server).await;
    assert!(!heard_by_table[0].is_empty(), "{}: the choice was not announced", case.name);
    assert_eq!(heard_by_table[0], heard_by_table[1], "{}: {actions:?}", case.name);
}
