//! What goes over the sockets tells a viewer no more than the rules do: worlds that she cannot tell apart give the same bytes.
//!
//! Two games are played side by side that look the same to one viewer while everything hidden from her is dealt and
//! chosen differently, as far as that goes. Then both are served, and every byte she is sent is compared.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use catalog::{AnyTable, Catalog, Title};
use client::{Http, Socket};
use engine::{Dealing, Digest, Options, Seat, Secret, Turn, Viewer};
use serde_json::json;
use server::{Config, Server};
use store::{Entry, Key, NewTable, Store};

/// Games tried for each title and viewer, and the most steps of each.
const N_GAMES: u64 = 4;
const MOST_STEPS: usize = 60;
/// Moments of a game that are served.
const N_MOMENTS: usize = 4;

/// When the tables were opened: so late that none of them is put away.
const OPENED_MS: i64 = 4_000_000_000_000;

/// Two games that one viewer cannot tell apart.
struct Twins {
    viewer: Viewer,
    worlds: [Box<dyn AnyTable>; 2],
    /// Whether they are two different games at all.
    differ: bool,
    /// After how many steps they look alike, step by step.
    alike: Vec<usize>,
    /// Moments at which somebody else may decide differently without the viewer's noticing: the step, who, and both actions.
    sealed: Vec<(usize, Seat, [String; 2])>,
}

/// Random numbers that can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

fn open(title: &dyn Title, options: &Options) -> Box<dyn AnyTable> {
    let n_seats = title.n_seats(options).expect("a setup");
    let names = (1..=n_seats).map(|n| format!("P{n}")).collect();
    title.open(options, names, Dealing::ByHand).expect("a setup")
}

/// The table after one more step, if it can be taken.
fn stepped(table: &dyn AnyTable, actor: Option<Seat>, notation: &str) -> Option<Box<dyn AnyTable>> {
    let mut next = table.after(table.n_steps());
    match actor {
        Some(seat) => next.act(seat, notation).ok()?,
        None => next.deal(notation).ok()?,
    };
    Some(next)
}

/// What the viewer sees and hears of the last step.
fn noticed(table: &dyn AnyTable, viewer: Viewer) -> String {
    let heard = table.story(viewer).pop().unwrap_or_default();
    let heard: Vec<String> = heard.iter().map(|told| format!("{:?}", told.line)).collect();
    format!("{}\n{heard:?}\n{:?}", table.view_text(viewer), table.turn())
}

impl Twins {
    fn play(title: &dyn Title, options: &Options, viewer: Viewer, dice: &mut Dice) -> Twins {
        let worlds = [open(title, options), open(title, options)];
        let mut twins = Twins { viewer, worlds, differ: false, alike: vec![0], sealed: vec![] };
        while twins.worlds[0].n_steps() < MOST_STEPS && twins.step(dice) {
            twins.alike.push(twins.worlds[0].n_steps());
        }
        twins
    }

    /// Takes a step in both worlds that looks the same; false when there is none.
    fn step(&mut self, dice: &mut Dice) -> bool {
        let [first, second] = &self.worlds;
        assert_eq!(first.turn(), second.turn(), "whom the table waits for gives something away");
        let (actor, mine, theirs) = match first.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let names = |table: &dyn AnyTable| {
                    table.outcomes().into_iter().map(|(name, _)| name).collect::<Vec<_>>()
                };
                (None, names(&**first), names(&**second))
            }
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                let seat = seats[dice.below(seats.len())];
                let lists = (first.notations(seat), second.notations(seat));
                if self.viewer.is(seat) {
                    assert_eq!(lists.0, lists.1, "what one may do oneself gives something away");
                }
                (Some(seat), lists.0, lists.1)
            }
        };
        let chosen = mine[dice.below(mine.len())].clone();
        let next = stepped(&**first, actor, &chosen).expect("a listed step");
        let looks = noticed(&*next, self.viewer);
        let is_own = actor.is_some_and(|seat| self.viewer.is(seat));
        let start = dice.below(theirs.len());
        let others = (0..theirs.len()).map(|n| &theirs[(start + n) % theirs.len()]);
        // Something else before the same, so that the worlds drift apart; one's own choice is one's own.
        let mut candidates: Vec<&String> =
            if is_own { vec![&chosen] } else { others.filter(|name| **name != chosen).collect() };
        candidates.push(&chosen);
        for name in candidates {
            let Some(twin) = stepped(&**second, actor, name) else { continue };
            if noticed(&*twin, self.viewer) != looks {
                continue;
            }
            if let (Some(seat), true) = (actor, *name != chosen) {
                self.sealed.push((first.n_steps(), seat, [chosen.clone(), name.clone()]));
            }
            self.differ |= *name != chosen;
            self.worlds = [next, twin];
            return true;
        }
        false
    }
}

/// The token of a seat at the tables of this test.
fn token(seat: usize) -> String {
    format!("{seat:0>26}")
}

/// Writes the first `n_steps` steps of a game to the file as a table with this id.
async fn keep(
    store: &Store,
    title: &dyn Title,
    options: &Options,
    id: &str,
    table: &dyn AnyTable,
    n_steps: usize,
) {
    let n_seats = table.n_seats();
    let entry = |entry: String| Entry { entry, at_ms: OPENED_MS };
    let mut entries: Vec<Entry> =
        (1..=n_seats).map(|seat| entry(format!("sit {seat} salt{seat} P{seat}"))).collect();
    entries.push(entry("start".into()));
    // An action is kept with the draws that follow it.
    for step in table.steps().iter().take(n_steps) {
        match entries.last_mut() {
            Some(last) if step.starts_with('*') && last.entry.starts_with("step") => {
                last.entry = format!("{}\nstep {step}", last.entry);
            }
            _ => entries.push(entry(format!("step {step}"))),
        }
    }
    let pack = (!title.pack_text().is_empty()).then(|| {
        (Digest::of(title.pack_text().as_bytes()).to_string(), title.pack_text().to_string())
    });
    // They sit down one after another: the number of each one's entry is that of her seat.
    let key = |seat: usize| Key {
        token_hash: Digest::of(token(seat).as_bytes()).to_string(),
        table_no: 0,
        seat: seat as i64,
        occupancy: seat as i64,
        made_ms: 1,
        used_ms: None,
        expires_ms: None,
        network: None,
    };
    let new = NewTable {
        id: id.to_string(),
        game: title.id().to_string(),
        setup: options.to_string(),
        pack,
        secret: Secret::from_number(1).0.to_string(),
        settings: json!({ "pause_ms": 3_600_000 }).to_string(),
        is_public: false,
        created_ms: OPENED_MS,
        due_ms: None,
        entries,
        keys: (1..=n_seats).map(key).collect(),
        opened_by: store::Opener::default(),
        listed_for_ms: 0,
    };
    store.create(new).await.expect("a table");
}

/// Everything a viewer is sent who connects and asks nothing but a ping.
async fn sent(address: &str, id: &str, viewer: Viewer, query: &str) -> Vec<String> {
    let mut socket = connect(address, id, viewer, query).await;
    let mut all = Vec::new();
    // Pages are drawn beside everything else: the first drawing is waited for.
    while query.contains("format=html")
        && !all.iter().any(|text: &String| text.contains("\"board\":"))
    {
        let text = socket.next_text().await.expect("an open socket").expect("a message");
        all.push(text.replace(id, "TABLE"));
    }
    all.extend(heard(&mut socket, id).await);
    socket.close().await;
    all_gone(address).await;
    all
}

/// Waits until nobody is connected: how many others are there is public, and no part of what is compared.
async fn all_gone(address: &str) {
    let mut http = Http::connect(address).await.expect("a connection");
    let deadline = Instant::now() + Duration::from_secs(20);
    while !http.get("/metrics", &[]).await.expect("figures").body.contains("tablee_sockets 0\n") {
        assert!(Instant::now() < deadline, "a closed socket is still counted");
    }
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
        let text = socket.next_text().await.expect("an open socket").expect("a message");
        if text.contains("\"pong\"") {
            return messages;
        }
        messages.push(text.replace(id, "TABLE"));
    }
}

/// The id of a table of this test.
fn id(number: usize) -> String {
    format!("{number:0>16}")
}

/// What is served: the numbers of two tables, the viewer, and what somebody else is to do then.
struct Case {
    name: String,
    tables: [usize; 2],
    viewer: Viewer,
    sealed: Option<(Seat, [String; 2])>,
}

async fn prepare(file: &Path, catalog: &Catalog) -> Vec<Case> {
    let store = Store::open(file).await.expect("a file");
    let (mut cases, mut n_tables) = (Vec::new(), 0);
    let mut n_different: BTreeMap<&str, usize> = BTreeMap::new();
    for title in catalog.titles() {
        let options = Options::new();
        let n_seats = title.n_seats(&options).expect("a setup");
        for viewer in
            [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(n_seats - 1)), Viewer::Spectator]
        {
            for game in 0..N_GAMES {
                let twins = Twins::play(title, &options, viewer, &mut Dice(game + 17));
                *n_different.entry(title.id()).or_default() += usize::from(twins.differ);
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
                        keep(&store, title, &options, &id(*number), &**world, n_steps).await;
                    }
                    let name =
                        format!("{} game {game} step {n_steps} seen by {viewer:?}", title.id());
                    cases.push(Case { name, tables, viewer, sealed });
                }
            }
        }
    }
    store.close().await;
    for hiding in ["kuhn", "leduc", "goofspiel", "ephios", "epix", "erythro", "ephyran"] {
        assert!(n_different[hiding] > 0, "{hiding}: no two worlds that look alike were found");
    }
    cases
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_that_look_alike_are_sent_as_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let catalog = Catalog::standard();
    let cases = prepare(&file, &catalog).await;
    let config =
        Config { requests_per_second: None, messages_per_second: None, ..Config::new(file) };
    let server = Server::start(config, catalog).await.expect("a server");
    let address = server.address().to_string();
    let n_sealed = cases.iter().filter(|case| case.sealed.is_some()).count();
    assert!(n_sealed > 0, "no sealed choice was tried");
    for case in &cases {
        let [first, second] = case.tables.map(id);
        for query in
            ["format=json", "format=json&since=3", "format=html&lang=fr", "format=html&lang=en"]
        {
            let bytes = sent(&address, &first, case.viewer, query).await;
            assert!(!bytes.is_empty(), "{}: nothing was sent", case.name);
            assert_eq!(
                bytes,
                sent(&address, &second, case.viewer, query).await,
                "{} ({query})",
                case.name
            );
        }
        if let Some((seat, actions)) = &case.sealed {
            sealed_looks_the_same(&address, case, *seat, actions).await;
        }
    }
    server.stop().await;
}

/// Two choices that the viewer must not tell apart: as many messages, as long, in the same order.
async fn sealed_looks_the_same(address: &str, case: &Case, seat: Seat, actions: &[String; 2]) {
    let mut heard_by_table = Vec::new();
    for (number, action) in case.tables.iter().zip(actions) {
        let id = id(*number);
        let mut socket = connect(address, &id, case.viewer, "format=json").await;
        heard(&mut socket, &id).await;
        let mut http = Http::connect(address).await.expect("a connection");
        let bearer = format!("Bearer {}", token(seat.index() + 1));
        let headers = [("authorization", bearer.as_str())];
        let reply = http
            .post(&format!("/api/tables/{id}/act"), &headers, &json!({ "act": action }))
            .await
            .expect("an answer");
        assert!(reply.status < 300, "{}: {action}: {}", case.name, reply.body);
        heard_by_table.push(heard(&mut socket, &id).await);
        socket.close().await;
        all_gone(address).await;
    }
    assert!(!heard_by_table[0].is_empty(), "{}: the choice was not announced", case.name);
    assert_eq!(heard_by_table[0], heard_by_table[1], "{}: {actions:?}", case.name);
}
